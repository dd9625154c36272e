"""Draws every picture in `assets/sprites`: `python -m tools.art` writes them anew."""
