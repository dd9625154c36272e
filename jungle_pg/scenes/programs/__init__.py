"""Other programs that play: added, tried out, set, renamed and removed."""
