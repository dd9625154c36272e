"""From draw lists to pixels: what differs, what is kept as a picture, what only moves."""
