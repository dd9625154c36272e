"""What became of a player's games: results, ratings, statistics, trophies."""
