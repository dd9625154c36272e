"""What hangs over a board: the menu, the result, the cover between two players."""
