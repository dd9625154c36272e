"""Sound: what is played, and the device it is played on."""
