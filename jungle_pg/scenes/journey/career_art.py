"""The career as pictures: a curve of the rating, and a bar for the games against each level."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from jungle_pg.core.career.career import Tally
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Drawing, DrawList, Op, Sprite, Text
from jungle_pg.stage.scale import ICON_HIGH, LINE, NOTE, SLIM, SMALL, TALL, XL, L, M, S
from jungle_pg.stage.theme import GOLD, INK, Theme
from jungle_pg.stage.view import View
from jungle_pg.ui import svg
from jungle_pg.ui.text.text_fit import fit_text

WON, DRAWN, LOST = "#7CC35A", "#F9C74F", "#F0714F"
STEPS: Final = (25, 50, 100, 200, 400, 800)
"""How far the lines behind a curve may be apart."""
MOST_LINES: Final = 5
CURVE_HIGH: Final = SLIM - XL
LEVEL_HIGH: Final = ICON_HIGH - S


def curve_ops(view: View, rect: Rect, ratings: tuple[int, ...]) -> DrawList:
    """The rating after each game, from left to right, with lines at round numbers."""
    theme, letters = view.theme, view.text_px(NOTE)
    low, high, step = scale_of(ratings)
    left = rect.x + view.measure(str(high), letters) + view.px(M)
    area = Rect(left, rect.y + letters / 2, rect.right - left - view.px(L), rect.h - letters)
    ops: list[Op] = []
    for value in range(low, high + 1, step):
        y = area.bottom - area.h * (value - low) / (high - low)
        ops.append(Text(str(value), left - view.px(S), y, letters, theme.soft_text, "right"))
    w, h = round(area.w + view.px(L)), round(area.h)
    picture = _curve(w, h, view.zoom, ratings, (low, high, step), theme)
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
) -> str:
    low, high, step = lines

    def at(number: int, value: float) -> str:
        x = 10 * zoom + (w - 20 * zoom) * number / max(1, len(ratings) - 1)
        return f"{svg.number(x)} {svg.number(h - h * (value - low) / (high - low))}"

    shapes = []
    for value in range(low, high + 1, step):
        y = min(h - 1.0, max(1.0, h - h * (value - low) / (high - low)))
        shapes.append(svg.stroke(0, y, w, y, theme.paper_line, 2 * zoom))
    line = "M" + "L".join(at(number, value) for number, value in enumerate(ratings))
    last = at(len(ratings) - 1, ratings[-1]).split()
    shapes += [
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


def level_ops(view: View, rect: Rect, rows: tuple[LevelRow, ...]) -> DrawList:
    """A row for each level: who it is, and a bar of games won, drawn and lost, with numbers."""
    theme, letters = view.theme, view.text_px(SMALL)
    most = max(1, *(row.tally.games for row in rows))
    high = rect.h / len(rows)
    side = round(min(high - view.px(4), view.px(ICON_HIGH)))
    names = max(view.measure(row.name, letters) for row in rows)
    left = rect.x + side + view.px(S) + min(names, rect.w * 0.34) + view.px(M)
    wide = rect.right - left - view.px(TALL - L)
    ops: list[Op] = []
    for number, row in enumerate(rows):
        y = rect.y + high * (number + 0.5)
        fit = fit_text(view, row.name, rect.w * 0.34, letters=SMALL, least=1.0)
        ops += [
            Sprite(row.face, rect.x + side / 2, y, side, side),
            Text(fit.lines[0], rect.x + side + view.px(S), y, fit.px, theme.text),
        ]
        w, h = round(wide), round(min(high * 0.6, view.px(26)))
        parts = (row.tally.won, row.tally.drawn, row.tally.lost)
        ops.append(Drawing(_bar(w, h, parts, most, theme), round(left), round(y - h / 2), w, h))
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
def _bar(w: int, h: int, parts: tuple[int, ...], most: int, theme: Theme) -> str:
    shapes = [svg.rect(1.5, 1.5, w - 3, h - 3, h / 3, theme.tray, theme.wood_dark, 2.5)]
    x = 2.0
    for count, fill in zip(parts, (WON, DRAWN, LOST), strict=True):
        wide = (w - 4) * count / most
        if count:
            shapes.append(svg.rect(x, 2, wide, h - 4, 4, fill, INK, 2))
        x += wide
    return svg.picture(w, h, *shapes)


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
