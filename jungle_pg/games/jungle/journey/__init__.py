"""The journey through Jungle: lessons, puzzles, duels and bosses in five regions."""
