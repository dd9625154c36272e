"""Events of the system, gamepads and own keys, turned into the inputs that scenes know."""
