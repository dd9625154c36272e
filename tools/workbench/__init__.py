"""A workbench for widgets: all of them on one screen, to look at and to try."""
