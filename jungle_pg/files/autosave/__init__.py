"""Matches that are kept without being asked."""
