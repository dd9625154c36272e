"""What is seen, as data: draw lists, input, time and layout; nothing here knows a window."""
