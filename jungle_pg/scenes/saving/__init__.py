"""Saving a match under a name the player chooses."""
