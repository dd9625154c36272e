"""Jungle, the animal chess of China, as a desktop game."""

__version__ = "1.2.1"
