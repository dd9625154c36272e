"""Finds puzzles: positions with a goal and one way to it."""
