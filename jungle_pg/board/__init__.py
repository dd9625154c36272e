"""The board as one widget: a position of any game with its motion, marks, picks and sounds."""
