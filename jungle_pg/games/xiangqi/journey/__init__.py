"""The academy of Xiangqi: lessons, puzzles, duels and bosses in four chapters."""
