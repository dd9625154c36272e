"""What the program says, one module for each language."""
