"""How Xiangqi moves: a move as eyes take it, its beats, its frames."""
