"""A small scale of names for what else would be numbers in screens; all in units of layout.

A screen says `gap=M` and `letters=TEXT`. What differs by a unit or two from one screen to the next
only looks restless.
"""

from typing import Final

# Gaps, from things that belong together to parts of a screen.
XS: Final = 4.0
S: Final = 8.0
M: Final = 12.0
L: Final = 20.0
XL: Final = 36.0

# Corners: of what is small, of a row or a card, of a plate.
SHARP: Final = 8.0
ROUND: Final = 14.0
ROUNDER: Final = 18.0

# Letters, from a remark to the name of a screen.
NOTE: Final = 18.0
SMALL: Final = 20.0
TEXT: Final = 22.0
MEDIUM: Final = 24.0
LARGE: Final = 26.0
MAIN: Final = 28.0
HEADING: Final = 32.0
TITLE: Final = 52.0

# Heights: of a sign beside words, of a mere icon, of a line, of what is set in it, of a button; of
# a button with an icon over its word, and of one that stands out.
ICON: Final = 32.0
ICON_HIGH: Final = 42.0
LINE: Final = 48.0
CONTROL: Final = 58.0
BUTTON: Final = 66.0
HIGH: Final = 82.0
TALL: Final = 96.0

# Widths: of a slider, of what stands beside the main thing or beside a board, of a column with
# labels and what they name, of a few sentences, of a dialog, of lines that are good to read, of a
# panel that takes all it can use.
SLIM: Final = 215.0
ASIDE: Final = 300.0
SIDE: Final = 315.0
WIDE: Final = 450.0
COLUMN: Final = 500.0
WORDS: Final = 640.0
DIALOG: Final = 700.0
READING: Final = 960.0
SCREEN: Final = 1640.0
