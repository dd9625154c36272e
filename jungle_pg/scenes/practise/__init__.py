"""Own mistakes practised again: positions that come back until they are learned."""
