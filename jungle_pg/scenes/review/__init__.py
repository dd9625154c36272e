"""A finished game looked at again: classes of moves, key moments, better lines, and why."""
