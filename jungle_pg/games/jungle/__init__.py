"""The look of Jungle: its board, its pieces, their marks."""
