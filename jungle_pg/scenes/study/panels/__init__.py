"""Panels beside the study board: the editor of positions, and the best lines."""
