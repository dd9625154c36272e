"""Saves of a player: one file for each, in a folder."""
