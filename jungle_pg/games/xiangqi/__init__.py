"""How Xiangqi looks, moves and sounds."""
