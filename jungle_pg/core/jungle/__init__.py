"""Jungle: board, animals, rules."""
