"""How games are written in a terminal: what every face shares."""
