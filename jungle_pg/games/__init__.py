"""How games look on the stage; scenes speak the protocol of `base` only."""
