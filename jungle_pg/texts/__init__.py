"""What the program says whatever the game, a folder for each language."""
