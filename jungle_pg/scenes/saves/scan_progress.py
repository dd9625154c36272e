"""How far the looking at files has come: a line of words and a bar."""

from typing import Final, TypeAlias

from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList, Text
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.progress import ProgressBar

TEXT: Final = 18
BEGUN: Final = 26
STRIP: Final = 40
"""What the progress takes of the list while it runs."""

LookedAt: TypeAlias = tuple[int, int]
"""How many files were looked at, and how many there are."""


def place_bar(view: View, bar: ProgressBar, strip: Rect, looked_at: LookedAt) -> None:
    """The bar, beside the longest words there can be."""
    done, count = looked_at
    bar.value = done / max(1, count)
    longest = view.words("load.looking", done=count, count=count)
    wide = view.text_width(longest, TEXT) + view.px(20)
    bar.place(strip.inset(wide, view.px(8), 0, view.px(8)))


def begun_ops(view: View, area: Rect) -> DrawList:
    """That files are being looked at, where none was found yet."""
    words, (x, y) = view.words("load.looking_here"), area.middle
    return (Text(words, x, round(y), view.text_px(BEGUN), view.theme.soft_text, "centre"),)


def scan_ops(view: View, strip: Rect, looked_at: LookedAt) -> DrawList:
    """The words."""
    done, count = looked_at
    words = view.words("load.looking", done=done, count=count)
    y = round(strip.middle[1])
    return (Text(words, strip.x, y, view.text_px(TEXT), view.theme.soft_text),)
