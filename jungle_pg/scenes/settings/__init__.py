"""Everything a player can set."""
