"""The executable: built with PyInstaller, packed, and tried out."""

import os

# Read when pygame is imported: it would greet on the terminal.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
