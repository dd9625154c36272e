"""The review of a game: classes of moves, accuracy, key moments, and cards of own mistakes."""
