"""The academy of Jackaroo King: lessons, puzzles, duels and bosses in three chapters."""
