"""What a player does, as values, whatever device it comes from; and which keys stand for what."""
