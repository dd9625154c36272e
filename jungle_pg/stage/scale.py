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

# Letters, from a remark to the name of a screen.
NOTE: Final = 18.0
SMALL: Final = 20.0
TEXT: Final = 22.0
LARGE: Final = 26.0
HEADING: Final = 32.0
TITLE: Final = 52.0

# Heights of what is pressed: a mere icon, a word beside one, a word below one.
ICON_HIGH: Final = 42.0
LOW: Final = 64.0
HIGH: Final = 82.0
TALL: Final = 96.0

# Widths, from a slider to a dialog.
SLIM: Final = 215.0
NARROW: Final = 300.0
COLUMN: Final = 315.0
WIDE: Final = 450.0
BROAD: Final = 500.0
DIALOG: Final = 700.0
