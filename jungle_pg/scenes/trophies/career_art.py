"""The career as pictures: a curve of the rating, and a bar for the games against each level."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from jungle_pg.core.career.career import Tally
from jungle_pg.stage.easing import part, slow_end
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Drawing, DrawList, Op, Sprite, Text
from jungle_pg.stage.scale import (
    COLUMN,
    ICON_HIGH,
    LINE,
    NOTE,
    ROUND,
    SLIM,
    SMALL,
    TALL,
    TEXT,
    XL,
    L,
    M,
    S,
)
from jungle_pg.stage.theme import GOLD, INK, Theme
from jungle_pg.stage.view import View
from jungle_pg.ui import skins, svg
from jungle_pg.ui.skins import skinned
from jungle_pg.ui.text.text_fit import fit_text
from jungle_pg.ui.widget import Painting, Props, Widget

WON, DRAWN, LOST = "#7CC35A", "#F9C74F", "#F0714F"
STEPS: Final = (25, 50, 100, 200, 400, 800)
"""How far the lines behind a curve may be apart."""
MOST_LINES: Final = 5
CURVE_HIGH: Final = SLIM - XL - L
LEVEL_HIGH: Final = ICON_HIGH - S
GROWS_S: Final = 0.5
GROWTH: Final = 20
"""In so many steps curves and bars grow from the left."""


@dataclass(frozen=True, slots=True)
class _CurveProps(Props):
    ratings: tuple[int, ...]
    dates: tuple[str, ...]
    share: int


def _curve_ops(view: View, rect: Rect, props: _CurveProps) -> DrawList:
    """The rating after each game, from left to right, with lines at round numbers and dates."""
    theme, letters, ratings = view.theme, view.text_px(NOTE), props.ratings
    if not ratings:
        return ()
    low, top, step = scale_of(ratings)
    left = rect.x + view.measure(str(top), letters) + view.px(M)
    below = 1.6 * letters if props.dates else 0.0
    high = rect.h - letters - below
    area = Rect(left, rect.y + letters / 2, rect.right - left - view.px(L), high)
    ops: list[Op] = []
    for value in range(low, top + 1, step):
        y = area.bottom - area.h * (value - low) / (top - low)
        ops.append(Text(str(value), left - view.px(S), y, letters, theme.soft_text, "right"))
    w, h = round(area.w + view.px(L)), round(area.h)
    picture = _curve(w, h, view.zoom, ratings, (low, top, step), theme, props.share)
    for date, x, align in zip(props.dates, (area.x, area.right), ("left", "right"), strict=False):
        ops.append(Text(date, x, rect.bottom - letters / 2, letters, theme.soft_text, align))
    return (Drawing(picture, round(left), round(area.y), w, h), *ops)


def scale_of(ratings: tuple[int, ...]) -> tuple[int, int, int]:
    """The lowest and the highest line behind a curve, and how far they are apart."""
    least, most = min(ratings), max(ratings)
    for step in STEPS:
        low, high = least // step * step, -(-most // step) * step
        high = max(high, low + step)
        if (high - low) // step <= MOST_LINES:
            break
    return low, high, step


@lru_cache(maxsize=8)
def _curve(
    w: int,
    h: int,
    zoom: float,
    ratings: tuple[int, ...],
    lines: tuple[int, int, int],
    theme: Theme,
    share: int,
) -> str:
    low, high, step = lines
    count = len(ratings)
    ratings = ratings[: max(1, round(count * share / GROWTH))]

    def at(number: int, value: float) -> str:
        x = 10 * zoom + (w - 20 * zoom) * number / max(1, count - 1)
        return f"{svg.number(x)} {svg.number(h - h * (value - low) / (high - low))}"

    shapes = []
    for value in range(low, high + 1, step):
        y = min(h - 1.0, max(1.0, h - h * (value - low) / (high - low)))
        shapes.append(svg.stroke(0, y, w, y, theme.paper_line, 2 * zoom))
    line = "M" + "L".join(at(number, value) for number, value in enumerate(ratings))
    last = at(len(ratings) - 1, ratings[-1]).split()
    under = f"{line}L{at(len(ratings) - 1, low)}L{at(0, low)}Z"
    shapes += [
        svg.path(under, WON, alpha=0.3),
        svg.path(line, line=INK, width=7 * zoom),
        svg.path(line, line=WON, width=4 * zoom),
        svg.circle(float(last[0]), float(last[1]), 7 * zoom, GOLD, INK, 3 * zoom),
    ]
    return svg.picture(w, h, *shapes)


@dataclass(frozen=True, slots=True)
class LevelRow:
    """The games against a level."""

    face: str
    name: str
    tally: Tally


@dataclass(frozen=True, slots=True)
class _LevelsProps(Props):
    rows: tuple[LevelRow, ...]
    share: int


def _level_ops(view: View, rect: Rect, props: _LevelsProps) -> DrawList:
    """A row for each level: who it is, and a bar of games won, drawn and lost, with numbers."""
    theme, letters, rows = view.theme, view.text_px(SMALL), props.rows
    if not rows:
        return ()
    most = max(1, *(row.tally.games for row in rows))
    high = rect.h / len(rows)
    side = round(min(high - view.px(4), view.px(ICON_HIGH)))
    names = max(view.measure(row.name, letters) for row in rows)
    left = rect.x + side + view.px(S) + min(names, rect.w * 0.34) + view.px(M)
    wide = rect.right - left - view.px(TALL - L)
    ops: list[Op] = []
    for number, row in enumerate(rows):
        y = rect.y + high * (number + 0.5)
        if number % 2 == 0:
            stripe = Rect(rect.x, y - high / 2, rect.w, high - 1).snapped()
            ops.append(skinned(view, stripe, skins.row, theme.row))
        fit = fit_text(view, row.name, rect.w * 0.34, letters=SMALL, least=1.0)
        ops += [
            Sprite(row.face, rect.x + side / 2, y, side, side),
            Text(fit.lines[0], rect.x + side + view.px(S), y, fit.px, theme.text),
        ]
        w, h = round(wide), round(min(high * 0.6, view.px(26)))
        parts = (row.tally.won, row.tally.drawn, row.tally.lost)
        picture = _bar(w, h, parts, most, theme, props.share)
        ops.append(Drawing(picture, round(left), round(y - h / 2), w, h))
        if props.share == GROWTH:
            ops += _counts(view, Rect(left, y - h / 2, wide, h), parts, most)
        if row.tally.games:
            share = round(100 * (row.tally.won + row.tally.drawn / 2) / row.tally.games)
            ops.append(Text(f"{share} %", rect.right, y, letters, theme.text, "right"))
    return tuple(ops)


def _counts(view: View, bar: Rect, parts: tuple[int, ...], most: int) -> list[Op]:
    """The number of games on each part that is wide enough for it."""
    letters = max(13, round(bar.h * 0.6))
    ops: list[Op] = []
    x = bar.x + 2
    for count in parts:
        wide = (bar.w - 4) * count / most
        if count and view.measure(str(count), letters) + 4 <= wide:
            ops.append(Text(str(count), x + wide / 2, bar.middle[1], letters, INK, "centre"))
        x += wide
    return ops


@lru_cache(maxsize=64)
def _bar(w: int, h: int, parts: tuple[int, ...], most: int, theme: Theme, share: int) -> str:
    shapes = [svg.rect(1.5, 1.5, w - 3, h - 3, h / 3, theme.tray, theme.wood_dark, 2.5)]
    x = 2.0
    for count, fill in zip(parts, (WON, DRAWN, LOST), strict=True):
        wide = (w - 4) * count / most * share / GROWTH
        if count:
            shapes.append(svg.rect(x, 2, wide, h - 4, 4, fill, INK, 2))
        x += wide
    return svg.picture(w, h, *shapes)


class Growing(Widget):
    """A picture that grows from the left, once for each visit."""

    takes_focus = False
    pointer = "arrow"
    sound = ""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.share = 0
        self._since: float | None = None

    def come_to(self, view: View, now: float) -> None:
        if self._since is None:
            self._since = now
        done = 1.0 if view.calm else slow_end(part(now, self._since, GROWS_S))
        self.share = round(done * GROWTH)

    def wakes_at(self, now: float) -> float | None:
        return now if self.share < GROWTH else None


class RatingCurve(Growing):
    """How the rating went."""

    painting = Painting(_CurveProps, _curve_ops)

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.ratings: tuple[int, ...] = ()
        self.dates: tuple[str, ...] = ()
        """The first one and the last one."""

    def size(self, view: View) -> tuple[float, float]:
        return view.px(COLUMN), view.px(CURVE_HIGH) if self.ratings else 0.0


class LevelBars(Growing):
    """The games against each level."""

    painting = Painting(_LevelsProps, _level_ops)

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.rows: tuple[LevelRow, ...] = ()

    def size(self, view: View) -> tuple[float, float]:
        return view.px(COLUMN), view.px(len(self.rows) * LEVEL_HIGH)


def fact_ops(
    view: View, rect: Rect, picture: str, value: str, label: str | tuple[str, ...]
) -> DrawList:
    """A card with one thing worth telling; of several labels the first that fits."""
    theme, area = view.theme, rect.snapped()
    side = round(area.h * 0.68)
    left = area.x + view.px(M) + side + view.px(M)
    room = area.right - view.px(M) - left
    ops: list[Op] = [
        skinned(view, area, skins.row, theme.row, theme.paper_line, ROUND),
        Sprite(picture, area.x + view.px(M) + side / 2, area.middle[1], side, side),
    ]
    for told, letters, ink, share in (
        (value, TEXT, theme.text, 0.34), (label, NOTE, theme.soft_text, 0.68),
    ):  # fmt: skip
        fit = fit_text(view, told, room, letters=letters, least=1.0)
        ops.append(Text(fit.lines[0], left, area.y + area.h * share, fit.px, ink))
    return tuple(ops)


LEGEND: Final = (("won", WON), ("drawn", DRAWN), ("lost", LOST))


def legend_ops(view: View, rect: Rect, words: tuple[str, str, str]) -> DrawList:
    """What the colours of the bars mean."""
    letters, ops = view.text_px(NOTE), list[Op]()
    x, y = rect.right, rect.middle[1]
    side = round(view.px(LINE / 2))
    for word, (_, fill) in reversed(list(zip(words, LEGEND, strict=True))):
        x -= view.measure(word, letters)
        ops.append(Text(word, x, y, letters, view.theme.soft_text))
        x -= side + view.px(S)
        box = svg.picture(24, 24, svg.rect(2, 2, 20, 20, 6, fill, INK, 3))
        ops.append(Drawing(box, round(x), round(y - side / 2), side, side))
        x -= view.px(L)
    return tuple(ops)
