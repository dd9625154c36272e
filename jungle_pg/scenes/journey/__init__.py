"""The journey: its map, its stages, and what was earned on the way."""
