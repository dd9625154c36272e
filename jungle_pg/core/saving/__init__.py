"""A match as a save file, and back: for any game."""
