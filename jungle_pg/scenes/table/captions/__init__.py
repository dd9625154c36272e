"""What is told around a board, in the words of a language."""
