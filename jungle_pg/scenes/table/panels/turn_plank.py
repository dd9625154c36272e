"""The plank that tells whose turn it is or how it ended: by name, then in the words of the game."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.scenes.table.panels.plates import snug_plank
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import wrapped
from jungle_pg.stage.ops import DrawList, Op, Text
from jungle_pg.stage.view import SMALLEST_TEXT_PX, View
from jungle_pg.ui import skins
from jungle_pg.ui.panel import PLANK_MARGINS, PLANK_STEP, sign, standing
from jungle_pg.ui.upside_down import half_turned

LARGEST: Final = 30
BELOW_TITLE: Final = 0.68
"""How large the words of the game are, for each unit of the name over them."""

EMBLEM: Final = 1.5
BESIDE_EMBLEM: Final = 0.45
"""The emblem and the gap beside it, in sizes of the title's letters."""

AIR: Final = 12
TITLE_STEP: Final = 1.18
MOST_TITLE: Final = 2
"""In how many lines a long name may stand."""


@dataclass(frozen=True, slots=True)
class _Rows:
    """What stands on the plank: the lines of the title and those below, and how large they are."""

    title: list[str]
    letters: int
    text: list[str]
    small: int

    @property
    def height(self) -> float:
        above = self.letters * TITLE_STEP * len(self.title)
        return above + self.small * PLANK_STEP * len(self.text)


def turn_ops(
    view: View, rect: Rect, title: str, text: str, emblem: str, is_turned: bool = False
) -> DrawList:
    """The words on their plank; upside down for somebody who sits opposite."""
    area = rect.snapped()
    rows = _fitting(view, area, title, text, bool(emblem)) if title else None
    if rows is None:
        ops = snug_plank(view, rect, text, emblem, LARGEST)
    else:
        ops = _written(view, area, emblem, rows)
    return half_turned(ops, *area.middle) if is_turned else ops


def _fitting(view: View, area: Rect, title: str, text: str, has_emblem: bool) -> _Rows | None:
    """The largest letters in which all is read, the title in one line if that is possible."""
    for most in (1, MOST_TITLE):
        for letters in range(view.text_px(LARGEST), SMALLEST_TEXT_PX - 1, -1):
            room = area.w - view.px(PLANK_MARGINS) - _beside(letters, has_emblem)
            small = max(SMALLEST_TEXT_PX, round(letters * BELOW_TITLE))
            above, below = (
                wrapped(words, size, room, view.measure)
                for words, size in ((title, letters), (text, small))
            )
            rows = _Rows(above, letters, below, small)
            if len(above) <= most and rows.height <= area.h - view.px(AIR):
                return rows
    return None


def _written(view: View, area: Rect, emblem: str, rows: _Rows) -> DrawList:
    theme = view.theme
    seed = int(area.w / view.zoom) % 17
    ops: list[Op] = [standing(view, area, lambda w, h: skins.plank(w, h, theme, seed))]
    sized = [(line, rows.letters, rows.letters * TITLE_STEP) for line in rows.title]
    sized += [(line, rows.small, rows.small * PLANK_STEP) for line in rows.text]
    wide = max(view.measure(line, size) for line, size, _ in sized)
    beside = _beside(rows.letters, bool(emblem))
    left, middle = area.middle[0] - (beside + wide) / 2, area.middle[1] - view.px(2)
    if emblem:
        side = rows.letters * EMBLEM
        ops.append(sign(emblem, left + side / 2, middle, side, theme.wood_text, theme.plank))
    x, y = left + beside + wide / 2, middle - rows.height / 2
    for line, size, step in sized:
        ink, shadow = theme.wood_text, theme.wood_shadow
        ops.append(Text(line, x, y + step / 2, size, ink, "centre", shadow))
        y += step
    return tuple(ops)


def _beside(letters: int, has_emblem: bool) -> float:
    """What the emblem takes of the width."""
    return letters * (EMBLEM + BESIDE_EMBLEM) if has_emblem else 0.0
