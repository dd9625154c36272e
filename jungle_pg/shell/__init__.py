"""The one place that knows pygame: window, loop, painter, pictures, fonts, sound."""

import os

# pygame greets on stdout when it is imported; our output belongs to our commands.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
