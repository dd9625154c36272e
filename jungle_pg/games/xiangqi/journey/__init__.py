"""The academy of Xiangqi: lessons, puzzles, duels and bosses, and what its games earn."""
