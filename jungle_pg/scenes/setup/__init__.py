"""Setting up a game: players, clocks, rule sets and house rules."""
