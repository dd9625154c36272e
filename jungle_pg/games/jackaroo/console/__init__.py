"""Jackaroo in a terminal: the ring, hands of cards, and decisions as they are typed."""
