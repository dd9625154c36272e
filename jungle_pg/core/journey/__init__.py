"""The journey: stages with a goal each, for any game."""
