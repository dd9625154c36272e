"""Jackaroo as text: positions, moves, histories and saves, written and read."""
