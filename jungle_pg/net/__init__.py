"""Playing with friends over a network: rooms, who keeps them, and who joins them."""
