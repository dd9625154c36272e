"""Other programs that play: what they say, and how one is started, asked and ended."""
