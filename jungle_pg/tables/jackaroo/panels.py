"""What is told beside the board without words: progress, round, time left, an attack."""

from functools import lru_cache
from math import ceil, cos, radians, sin
from typing import Final

from jungle_pg.core.jackaroo.cards import BACK
from jungle_pg.core.jackaroo.plays import progress
from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.core.jackaroo.turns import cards_in_round
from jungle_pg.core.rulebook import Seat
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import fitted
from jungle_pg.stage.ops import Colour, Drawing, DrawList, Op, Sprite, Text
from jungle_pg.stage.theme import CREAM, CRIMSON, GOLD, INK, Theme
from jungle_pg.tables.base import Look
from jungle_pg.tables.jackaroo.cards import SMALL, small_card_op
from jungle_pg.tables.jackaroo.marbles import marble_sprite
from jungle_pg.tables.jackaroo.places import SIDE_NAMES
from jungle_pg.ui.svg import circle, number, path, picture, rect, stroke

FACES: Final = ("#F0714F", "#FFD23F")
"""The colours of the sides."""
SMALLEST_PX: Final = 10

PROGRESS: Final = (352, 58)
"""Width and height of the tray of progress in its own units; it is scaled to its rectangle."""
HOMES: Final = 4
HOME: Final = 44
MARBLE: Final = 40

STROKES: Final = 15
LAST_STROKES: Final = 5
TIMER: Final = (76, 80)

BANNER_EDGE: Final = 22
BANNER: Final = (500, 124)
CLAWS: Final = ((CRIMSON, GOLD), (CREAM, "#8E1F2C"), ("#7E1020", "#A8731B"))
"""The badge of an attack in the colours of the banner."""


def progress_ops(state: JackarooState, seat: Seat, area: Rect, look: Look) -> DrawList:
    """Home places with the marbles that are there, their number, and a bar of all steps."""
    unit = min(area.w / PROGRESS[0], area.h / PROGRESS[1])
    box = area.centred(PROGRESS[0] * unit, PROGRESS[1] * unit).snapped()
    done = progress(state, seat)
    tray = Drawing(_tray(look.theme), box.x, box.y, box.w, box.h)
    ops: list[Op] = [tray, *_homes(seat, done.home, box, unit)]
    if (letters := round(21 * unit)) >= SMALLEST_PX:
        at = (box.x + 190 * unit, box.y + 28 * unit)
        ops.append(Text(f"{done.home}/{HOMES}", *at, letters, look.theme.text))
    bar = Rect(box.x + 230 * unit, box.y + 19 * unit, 110 * unit, 20 * unit).snapped()
    svg = _bar(done.steps / done.of, FACES[seat], look.theme)
    ops.append(Drawing(svg, bar.x, bar.y, bar.w, bar.h))
    return tuple(ops)


def _homes(seat: Seat, home: int, box: Rect, unit: float) -> DrawList:
    places = [(box.x + (28 + HOME * each) * unit, box.y + 29 * unit) for each in range(HOMES)]
    name, side = f"jackaroo/home_{SIDE_NAMES[seat]}", round(HOME * unit)
    wells = [Sprite(name, *at, side, side) for at in places]
    glass = round(MARBLE * unit)
    return (*wells, *(Sprite(marble_sprite(seat), *at, glass, glass) for at in places[:home]))


def round_ops(state: JackarooState, area: Rect, look: Look) -> DrawList:
    """The number of the round and as many small backs as each seat is dealt in it."""
    count = cards_in_round(max(1, state.round))
    high = area.h * 0.62
    wide = high * SMALL[0] / SMALL[1]
    gap = wide * 0.16
    letters = max(SMALLEST_PX, round(area.h * 0.6))
    text = str(state.round)
    text_w = look.measure(text, letters)
    total = text_w + gap * 2 + count * wide + (count - 1) * gap
    shrunk = min(1.0, area.w / total)
    x, y = area.middle
    left = x - total * shrunk / 2
    theme = look.theme
    ops: list[Op] = [
        Text(text, left, y, letters * shrunk, theme.wood_text, "left", theme.wood_shadow)
    ]
    for each in range(count):
        across = text_w + gap * 2 + wide / 2 + each * (wide + gap)
        ops.append(small_card_op(BACK, left + across * shrunk, y, high * shrunk))
    return tuple(ops)


def timer_ops(left_s: float, whole_s: float, area: Rect) -> DrawList:
    """A ring of strokes, one for each part of the time that is left, and the seconds in it."""
    strokes = timer_strokes(left_s / whole_s)
    is_low = 0 < strokes <= LAST_STROKES
    unit = min(area.w / TIMER[0], area.h / TIMER[1])
    box = area.centred(TIMER[0] * unit, TIMER[1] * unit).snapped()
    ink = "#FFFFFF" if is_low else "#FFD98A"
    letters = max(SMALLEST_PX, round(30 * unit))
    seconds = Text(
        str(ceil(max(0.0, left_s))), box.x + box.w / 2, box.y + 38 * unit, letters, ink, "centre"
    )
    return Drawing(timer_svg(strokes, is_low), box.x, box.y, box.w, box.h), seconds


def timer_strokes(part: float) -> int:
    """How many strokes are lit when a part of the time is left; the last goes out at the end."""
    return min(STROKES, max(0, ceil(part * STROKES - 1e-9)))


@lru_cache(maxsize=64)
def timer_svg(lit: int, is_low: bool) -> str:
    """The ring; the last strokes are longer and red."""
    ground, spent = ("#8E1F2C", "#5E1620") if is_low else ("#3B2A22", "#5F4A3C")
    shapes = [circle(38, 41, 35, "#1A1210"), circle(38, 38, 35, ground, INK, 3.5)]
    for each in range(STROKES):
        angle = radians(-86 + 360 / STROKES * each)
        is_last = each < LAST_STROKES
        inner = 24 if is_last else 26.5
        (x, y), (to_x, to_y) = (
            (38 + far * cos(angle), 38 + far * sin(angle)) for far in (inner, 31)
        )
        colour = spent if each >= lit else "#FF6B57" if is_last else "#FFD98A"
        shapes.append(stroke(x, y, to_x, to_y, colour, 4.6))
    return picture(*TIMER, *shapes)


def attack_ops(area: Rect, title: str, line: str, look: Look) -> DrawList:
    """The banner of an attack; where there is no room for its words and claws, without claws."""
    unit = area.h / BANNER[1]
    wide = area.w / unit
    box = area.snapped()
    ops: list[Op] = [Drawing(attack_svg(round(wide)), box.x, box.y, box.w, box.h)]
    x, y = area.middle
    has_claws = _letters(line, 21 * unit, (wide - 270) * unit, look) >= SMALLEST_PX
    if has_claws:
        ops += _claws(area, unit, wide)
    room = (wide - (270 if has_claws else 110)) * unit
    for text, size, down, ink in ((title, 38, -24, CREAM), (line, 21, 12, "#FFE3B0")):
        letters = max(SMALLEST_PX, _letters(text, size * unit, room, look))
        word = fitted(text, letters, room, look.measure)
        ops.append(Text(word, x, y + down * unit, letters, ink, "centre", "#5A0A16"))
    return tuple(ops)


def _claws(area: Rect, unit: float, wide: float) -> DrawList:
    side, y = round(64 * unit), area.y + ((BANNER[1] - BANNER_EDGE) / 2 + 4) * unit
    return tuple(
        Sprite("jackaroo/badge_attack", area.x + at * unit, y, side, side, recolour=CLAWS)
        for at in (88, wide - 88)
    )


def _letters(text: str, largest: float, room: float, look: Look) -> int:
    """The size of letters at which a text is no wider than its room."""
    return int(min(largest, largest * room / max(1.0, look.measure(text, largest))))


@lru_cache(maxsize=16)
def attack_svg(wide: int) -> str:
    """A crimson banner with torn ends, 124 high."""
    high = BANNER[1]

    def torn(top: float) -> str:
        bottom, middle = top + high - BANNER_EDGE, top + (high - BANNER_EDGE) / 2
        right = [(wide - 40, top), (wide - 8, top + 20), (wide - 34, middle)]
        right += [(wide - 8, bottom - 20), (wide - 40, bottom)]
        left = [(wide - x, y) for x, y in reversed(right)]
        points = " L".join(f"{number(x)} {number(y)}" for x, y in (*right, *left))
        return f"M{points}Z"

    return picture(
        *(wide, high),
        path(torn(14), INK, alpha=0.35),
        path(torn(10), "#7E1020", INK, 5),
        path(torn(3), CRIMSON, INK, 5),
        stroke(58, 14, wide - 58, 14, "#FF8A8F", 4),
        rect(50, 18, wide - 100, high - 52, 12, line="#FFD9A0", width=2.6, alpha=0.8),
    )


@lru_cache(maxsize=4)
def _tray(theme: Theme) -> str:
    w, h = PROGRESS
    return picture(w, h, rect(1.5, 1.5, w - 3, h - 3, 14, theme.tray, theme.wood_dark, 3))


@lru_cache(maxsize=512)
def _bar(part: float, colour: Colour, theme: Theme) -> str:
    """A bar of 110 by 20, filled to a part."""
    shapes = [rect(1.5, 1.5, 107, 17, 8.5, theme.track, INK, 3)]
    if part > 0:
        filled = max(13.0, 103 * part)
        shapes.append(rect(3.5, 3.5, filled, 13, 6.5, colour))
        shapes.append(
            path(f"M10 6.8L{number(max(11.0, filled - 5))} 6.8", "none", "#FFFFFF", 2, 0.5)
        )
    return picture(110, 20, *shapes)
