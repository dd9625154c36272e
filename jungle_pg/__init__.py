"""Jungle, the animal chess of China, as a desktop game."""

__version__ = "0.1.0"
