"""Computer players: they think in a process of their own and know no window."""
