"""The poster of the program, and the game it shows when nobody plays."""
