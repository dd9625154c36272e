"""Pictures and letters at their size on the screen: made once, kept, or made in the background."""
