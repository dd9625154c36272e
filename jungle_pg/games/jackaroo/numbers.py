"""Numbers of holes and marbles, as texts and lists name them: a few always, more where it matters.

Holes have theirs on the bark beside them, home slots at their side, marbles on their glass.
"""

import re
from collections.abc import Iterator
from itertools import count as count_from
from math import copysign, cos, hypot, radians, sin
from typing import Final

from jungle_pg.core.jackaroo.cards import BACK, Option
from jungle_pg.core.jackaroo.state import PICKING, JackarooState, Phase
from jungle_pg.core.jackaroo.track import BASE, NODES, SEATS
from jungle_pg.core.rulebook import BadText, Pick, Seat, opponent
from jungle_pg.games.jackaroo.holes import (
    BASES,
    FIRST_BASE,
    MIDDLE,
    Point,
    Spot,
    middle_of,
    owner_of,
    parse_spot,
    place_of,
    point_of,
    spot_name,
    spot_of,
    units_px,
)
from jungle_pg.games.jackaroo.marbles import MARBLE, marble_sprite
from jungle_pg.games.layers import LABEL_INK, LABEL_SHADOW
from jungle_pg.games.values import Appearance, Field, Mark
from jungle_pg.stage.ops import Disc, Drawing, DrawList, Op, Sprite, Text
from jungle_pg.stage.view import SMALLEST_TEXT_PX
from jungle_pg.ui.svg import picture, rect

EVERY: Final = 5
"""The holes that always have their number."""
SMALLEST_SQUARE: Final = 30
"""On boards with smaller squares numbers would hide what they name."""
BARK_AT: Final = 491
"""From the middle of the board to the numbers of holes, in units of the board."""
BESIDE_SLOT: Final = 54
LETTERS: Final = 23
LARGEST: Final = 32
"""Of numbers of holes: as they usually are, and as large as two digits fit on the bark."""
ROPES: Final = (5.5, 18.5, 31.5, 44.5)
"""Where ropes lie round the bark, in holes; a number keeps away from them."""
FROM_ROPE: Final = 0.8

DIGIT_AT: Final = (15, 15)
DIGIT: Final = 21
LARGEST_DIGIT: Final = 27
DIGIT_DISC: Final = 13.5
"""The number of a marble in units: from its middle, its letters, usual and largest, its disc."""
PLATE: Final = "#3B2A22"
PLATE_LINE: Final = "#FFF4DC"

DIGITS: Final = re.compile(r"digit([1-4])", re.ASCII)
TAKES: Final = re.compile(r"takes(\d)\+(\d)([01])", re.ASCII)
NUMBER: Final = "number"
"""Marks: `number` of a place, `digit2` on a marble, `takes3+20`: 3 of theirs, 2 own, of Red."""
MOST_HIDING: Final = 1.2
"""How much larger a disc may be and still lie on its marble."""

TAKES_FROM: Final = 42
TAKES_HIGH: Final = 44
TAKES_EACH: Final = 58
TAKES_MARBLE: Final = 34
"""What a run takes, in units: how far from its place it is told, how high, how wide for a side."""


def names_of(state: JackarooState, pointed: Pick, marked: tuple[Mark, ...]) -> Iterator[Mark]:
    """Marks that name what is pointed at, and all a card that is being played is about."""
    is_picking = state.phase in PICKING or state.phase is Phase.REST
    is_picking = is_picking and state.playing.card != BACK
    spots = [_place(pointed)]
    if is_picking:
        spots += [_place(mark.pick) for mark in marked if _is_end(mark)]
    for spot in dict.fromkeys(spots):
        if spot is not None and spot < FIRST_BASE:
            yield Mark(NUMBER, spot_name(spot))
    for seat in SEATS:
        for marble, place in enumerate(state.board[seat]):
            spot = spot_of(seat, marble, place)
            if spot == spots[0] or (is_picking and _matters(state, seat, place)):
                yield Mark(f"digit{marble + 1}", spot_name(spot))


def _matters(state: JackarooState, seat: Seat, place: int) -> bool:
    """Whether the number of a marble helps while a card is played."""
    swaps = state.playing.option is Option.SWAP
    return seat == state.mover or (swaps and BASE < place < NODES)


def _is_end(mark: Mark) -> bool:
    """Whether a card begins or ends there, not one of the many places it might lead over."""
    return mark.name != "sweep" and mark.size >= 1


def _place(pick: Pick) -> Spot | None:
    try:
        return parse_spot(pick)
    except BadText:
        return None


def takes_mark(seat: Seat, theirs: int, own: int, at: Pick) -> Mark:
    """How many of each side a play would take, told where it ends."""
    return Mark(f"takes{theirs}+{own}{seat}", at)


def is_count(mark: Mark) -> bool:
    """Whether a mark tells how many a play would take, which nothing may hide."""
    return bool(TAKES.fullmatch(mark.name))


def is_name(mark: Mark) -> bool:
    """Whether a mark is a number or a count, which is written over everything else."""
    return mark.name == NUMBER or bool(DIGITS.fullmatch(mark.name)) or is_count(mark)


def ground_numbers(field: Field, appearance: Appearance) -> DrawList:
    """The numbers that are always there."""
    if not appearance.coordinates or field.square < SMALLEST_SQUARE:
        return ()
    size = _number_px(field, appearance)
    return tuple(
        Text(str(node), *_number_at(node, field), size, LABEL_INK, "centre", LABEL_SHADOW)
        for node in range(0, NODES, EVERY)
    )


def name_ops(mark: Mark, field: Field, appearance: Appearance) -> DrawList:
    """A number or a count of what would be taken."""
    if field.square < SMALLEST_SQUARE:
        return ()
    spot = parse_spot(mark.pick)
    if mark.name == NUMBER:
        return _number_plate(spot, field, appearance) if appearance.coordinates else ()
    digit = DIGITS.fullmatch(mark.name)
    if digit:
        return _digit(digit[1], spot, field, appearance)
    takes = TAKES.fullmatch(mark.name)
    assert takes is not None
    return _takes(int(takes[1]), int(takes[2]), int(takes[3]), spot, field, appearance)


def _number_at(spot: Spot, field: Field) -> tuple[float, float]:
    """Where the number of a place is written: outside the ring, or beside a slot."""
    x, y = point_of(spot)
    if spot >= NODES:
        return middle_of((x + BESIDE_SLOT * (-1 if field.is_flipped else 1), y), field)
    return middle_of(_on_bark(spot), field)


def _on_bark(node: int) -> Point:
    """Outside a hole, a little aside where a rope lies."""
    aside = next((node - rope for rope in ROPES if abs(node - rope) < FROM_ROPE), 0.0)
    turned = node + (copysign(FROM_ROPE, aside) - aside if aside else 0.0)
    angle = radians(90 + (turned + 1) * 360 / NODES)
    return MIDDLE + BARK_AT * cos(angle), MIDDLE + BARK_AT * sin(angle)


def _letters(units: float, field: Field) -> int:
    return max(SMALLEST_TEXT_PX, round(units_px(units, field)))


def _number_px(field: Field, appearance: Appearance) -> int:
    return _letters(min(LETTERS * appearance.letters, LARGEST), field)


def _number_plate(spot: Spot, field: Field, appearance: Appearance) -> DrawList:
    """A number that must be found at once, on a dark plate."""
    x, y = _number_at(spot, field)
    size = _number_px(field, appearance)
    text = spot_name(spot).rpartition(".")[2]
    wide, high = round(appearance.measure(text, size) + 0.7 * size), round(1.25 * size)
    plate = _plate(x, y, wide, high)
    return plate, Text(text, x, y, size, LABEL_INK, "centre")


def _plate(x: float, y: float, wide: int, high: int) -> Drawing:
    line = max(1.0, high / 16)
    svg = picture(
        wide,
        high,
        rect(line, line, wide - 2 * line, high - 2 * line, high / 2, PLATE, PLATE_LINE, line),
    )
    return Drawing(svg, round(x - wide / 2), round(y - high / 2), wide, high)


def _digit(digit: str, spot: Spot, field: Field, appearance: Appearance) -> DrawList:
    """The number of a marble on its lower edge; beside it where its disc would hide the marble."""
    size, r = _digit_px(field, appearance)
    x, y = field.middle(*place_of(spot))
    if _is_beside(r, field):
        across, down = _inwards(spot, field)
        away = units_px(MARBLE / 2, field) + r
        x, y = x + across * away, y + down * away
    else:
        x, y = x + units_px(DIGIT_AT[0], field), y + units_px(DIGIT_AT[1], field)
    return (
        Disc(x, y, r, PLATE_LINE),
        Disc(x, y, r - max(1.0, r / 8), PLATE),
        Text(digit, x, y, size, LABEL_INK, "centre"),
    )


def _digit_px(field: Field, appearance: Appearance) -> tuple[int, float]:
    """How large the number of a marble is, and the radius of its disc."""
    size = _letters(min(DIGIT * appearance.letters, LARGEST_DIGIT), field)
    return size, max(units_px(DIGIT_DISC, field), size * 0.58)


def _is_beside(disc: float, field: Field) -> bool:
    return disc > units_px(DIGIT_DISC * MOST_HIDING, field)


def _inwards(spot: Spot, field: Field) -> tuple[float, float]:
    """Which way is free of other places on the screen: into the ring, or aside."""
    x, y = field.middle(*place_of(spot))
    to_x, to_y = middle_of((MIDDLE, MIDDLE), field)
    if spot >= FIRST_BASE:
        to_x, to_y = 2 * x - middle_of(BASES[owner_of(spot) or 0], field)[0], y
    elif spot >= NODES:
        to_x, to_y = x - 1, y
    far = hypot(to_x - x, to_y - y)
    return (to_x - x) / far, (to_y - y) / far


def _takes(
    theirs: int, own: int, seat: Seat, spot: Spot, field: Field, appearance: Appearance
) -> DrawList:
    """Marbles of either side with how many of them, inside what is on the place and its number."""
    counts = [(opponent(seat), theirs), (seat, own)]
    counts = [each for each in counts if each[1]]
    each = max(units_px(TAKES_EACH, field), 3.2 * SMALLEST_TEXT_PX)
    wide = round(each * len(counts) + units_px(14, field))
    high = round(max(units_px(TAKES_HIGH, field), 1.9 * SMALLEST_TEXT_PX))
    side, size = round(high * TAKES_MARBLE / TAKES_HIGH), _letters(DIGIT + 4, field)
    _, disc = _digit_px(field, appearance)
    reach = units_px(TAKES_FROM, field)
    if _is_beside(disc, field):
        reach = max(reach, units_px(MARBLE / 2, field) + 2 * disc)
    (x, y), (across, down) = field.middle(*place_of(spot)), _inwards(spot, field)
    away = next(
        far
        for far in count_from(round(reach))
        if hypot(max(0, abs(across) * far - wide / 2), max(0, abs(down) * far - high / 2)) >= reach
    )
    at = x + across * away, y + down * away
    ops: list[Op] = [_plate(*at, wide, high)]
    for number, (owner, count) in enumerate(counts):
        left = at[0] + (number - len(counts) / 2) * each
        ops.append(Sprite(marble_sprite(owner), left + each * 0.32, at[1], side, side))
        ops.append(Text(f"×{count}", left + each * 0.58, at[1], size, LABEL_INK))
    return tuple(ops)
