"""Plates of the players: name, clock, progress, alarm."""
