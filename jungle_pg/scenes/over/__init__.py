"""What lies over any scene and gives inputs to it: lists, a keyboard, a pencil."""
