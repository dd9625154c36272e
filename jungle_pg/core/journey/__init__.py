"""The path that teaches: its stages, their goals, and how far a player has come."""
