"""Xiangqi: board, pieces, rules, notations."""
