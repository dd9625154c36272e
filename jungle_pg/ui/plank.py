"""Planks whose words fit: the largest letters in which all is read, and how high they are."""

from collections.abc import Hashable, Iterator, Sequence
from typing import Final

from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import SOFT_BREAK, few_lines, wrapped
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.scale import NOTE, TEXT, XL, M
from jungle_pg.stage.view import SMALLEST_TEXT_PX, View
from jungle_pg.ui.layout import Slot
from jungle_pg.ui.panel import PLANK_MARGINS, PLANK_STEP, plank_lines, plank_room
from jungle_pg.ui.text.text_fit import fit_text

ONE_LINE: Final = 0.75
"""How much smaller letters may become so that one line is enough, or a lower plank."""

BELOW_TITLE: Final = 0.7
"""How large words under a title are, for each unit of its letters."""

MOST_TITLE: Final = 2
"""In how many lines a long title may stand."""

Lines = list[tuple[str, int]]


def plank_slot(view: View, name: Hashable, lines: int = 3) -> Slot:
    """A plank that holds so many lines, however small the letters are."""
    least, wanted = (
        plank_height(view, lines, letters) / view.zoom for letters in (NOTE * ONE_LINE, NOTE)
    )
    return Slot(name, least=(None, least), wanted=(None, wanted))


def plank_height(view: View, lines: int, letters: float = NOTE) -> float:
    """How high a plank is for so many lines, in pixels."""
    return lines * view.text_px(letters) * PLANK_STEP + view.px(M) + 1


def fitted_plank(
    view: View,
    rect: Rect,
    text: str,
    icon: str = "",
    letters: float = TEXT,
    *,
    title: str = "",
    is_news: bool = False,
) -> DrawList:
    """Words on a plank, as large as they fit without being cut, in one line if that is possible."""
    area = rect.snapped()
    lines = _titled(view, area, title, text, icon, letters) if title else None
    lines = lines or _plain(view, area, text, icon, letters)
    return plank_lines(view, area, lines, icon, is_news=is_news)


def plank_across(view: View, area: Rect, text: str, letters: float, lines: int = 3) -> DrawList:
    """Words on a plank in the middle of an area, no larger than they need it."""
    margins = view.px(PLANK_MARGINS)
    fit = fit_text(view, text, area.w - margins, letters=letters, lines=lines)
    wide = max(view.measure(line, fit.px) for line in fit.lines) + margins
    high = len(fit.lines) * fit.px * PLANK_STEP + view.px(XL)
    plank = area.centred(min(area.w, wide), high).snapped()
    return plank_lines(view, plank, [(line, fit.px) for line in fit.lines], "")


def fits_plank(view: View, rect: Rect, text: str, icon: str = "") -> bool:
    """Whether a plank holds all words in the smallest letters."""
    text = text.replace(SOFT_BREAK, "")
    return _fits(view, rect.snapped(), text, icon, view.text_px(NOTE / 2))


def _plain(view: View, area: Rect, text: str, icon: str, letters: float) -> Lines:
    sizes = list(_sizes(view, letters))
    snug = [px for px in sizes if px >= sizes[0] * ONE_LINE]
    text = _broken(view, area, text, icon, snug)
    for px in snug:
        if "\n" not in text and _fits(view, area, text, icon, px, 1):
            return [(text, px)]
    px = next((px for px in sizes if _fits(view, area, text, icon, px)), sizes[-1])
    room, count = plank_room(view, area, px, has_sign=bool(icon))
    return [(line, px) for line in few_lines(text, px, room, count, view.measure)]


def _titled(
    view: View, area: Rect, title: str, text: str, icon: str, letters: float
) -> Lines | None:
    """The largest letters in which all is read, the title in one line if that is possible."""
    for most in range(1, MOST_TITLE + 1):
        for px in _sizes(view, letters):
            small = max(SMALLEST_TEXT_PX, round(px * BELOW_TITLE))
            room = plank_room(view, area, px, has_sign=bool(icon))[0]
            above = wrapped(title, px, room, view.measure)
            below = wrapped(text, small, room, view.measure)
            high = (px * len(above) + small * len(below)) * PLANK_STEP
            if len(above) <= most and high <= area.h - view.px(M):
                return [*((line, px) for line in above), *((line, small) for line in below)]
    return None


def _sizes(view: View, letters: float) -> Iterator[int]:
    yield from range(view.text_px(letters), view.text_px(NOTE / 2) - 1, -1)


def _broken(view: View, area: Rect, text: str, icon: str, sizes: Sequence[int]) -> str:
    """Each line whole if letters of these sizes allow it, else with its soft breaks."""
    whole, split = text.replace(SOFT_BREAK, ""), text.replace(SOFT_BREAK, "\n")
    if whole == text:
        return text
    lines = whole.count("\n") + 1
    if any(_fits(view, area, whole, icon, px, lines) for px in sizes):
        return whole
    return split if fits_plank(view, area, split) else whole


def _fits(view: View, area: Rect, text: str, icon: str, px: int, most: int | None = None) -> bool:
    """Whether a plank holds all words in letters of a size, in at most so many lines."""
    room, count = plank_room(view, area, px, has_sign=bool(icon))
    if count == 1 or most == 1:
        return "\n" not in text and view.measure(text, px) <= room
    return len(wrapped(text, px, room, view.measure)) <= min(count, most or count)
