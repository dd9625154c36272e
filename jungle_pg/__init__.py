"""Jungle, the animal chess of China, as a desktop game."""

__version__ = "2.0.0"
