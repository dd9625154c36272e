"""What a review says of games of Xiangqi."""
