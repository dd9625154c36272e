"""The academy of Jackaroo King: lessons, puzzles, duels and bosses, and what its games earn."""
