"""A match watched again: at any speed, from any place, forwards and backwards."""
