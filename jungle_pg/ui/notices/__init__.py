"""What lies over a screen for a while and takes no room of it."""
