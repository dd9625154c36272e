"""At the board: a match being played, what a hand does there, and the panels around it."""
