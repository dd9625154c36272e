"""A stage of a journey at its board: lessons, puzzles, duels and bosses, and its stars."""
