"""What was earned: trophies, ratings and results."""
