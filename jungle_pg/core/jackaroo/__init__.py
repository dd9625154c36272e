"""Jackaroo King: marbles on a ring, cards that move them, hidden hands."""
