"""Choosing one of the games: cabinets side by side, and which game was chosen last."""
