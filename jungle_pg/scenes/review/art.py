"""What is seen of a review beside its board and widgets: plates, numbers, and what is told."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import few_lines, wrapped
from jungle_pg.stage.memo import GroupMemos, Memo
from jungle_pg.stage.ops import DrawList, Group, Op, Sprite, Text
from jungle_pg.stage.scale import LINE, MAIN, NOTE, SMALL, TEXT, L, M, S
from jungle_pg.stage.view import SMALLEST_TEXT_PX, View
from jungle_pg.ui import skins
from jungle_pg.ui.panel import PARAGRAPH_STEP, panel_inner, panel_ops, rope_ops, sign, standing
from jungle_pg.ui.plates import plate_skins
from jungle_pg.ui.skins import skinned
from jungle_pg.ui.text.text_fit import fit_text

PLATE: Final = 132.0
LOW_PLATE: Final = 92.0
"""The usual height of a plate, and the height below which it tells no more than a name."""
DIGITS: Final = "#FFD98A"
DIGITS_SOFT: Final = "#E8C99A"
NUMBER_WIDE: Final = 0.97
"""How wide the plate of a number is, of the height of its player's plate."""
ROW: Final = 1.6
"""The height of a row of numbers, in sizes of its letters."""
COLUMN: Final = 4.2
"""How wide a column of numbers is, in the same sizes."""
NARROW: Final = 18.0
"""A panel narrower than so many sizes keeps its room for words."""
WIDEST: Final = "100.0"
BADGES: Final = "review/"
NONE: Final = "–"
GROUND_INSETS: Final = 0.5


@dataclass(frozen=True, slots=True)
class PlayerFacts:
    """What a plate tells of a player: how accurate the moves were, or another number."""

    side: str
    name: str
    sub_line: str
    portrait: str
    number: str
    unit: str
    """What the number is, in a word."""


@dataclass(frozen=True, slots=True)
class NumberRow:
    """A name with a number for each player, the one who sits below first."""

    name: str
    first: str
    second: str
    sprite: str = ""
    is_needed: bool = True
    """Whether it is told also where there is room for few."""


@dataclass(frozen=True, slots=True)
class NumberFacts:
    """A table of numbers."""

    heading: str
    players: tuple[tuple[str, str], tuple[str, str]]
    """Their names and portraits."""
    rows: tuple[NumberRow, ...]


@dataclass(frozen=True, slots=True)
class MoveWords:
    """What is told of the move that is looked at."""

    badge: str
    title: str
    cost: tuple[str, ...]
    """Its class and what it gave away, at length and in fewer words."""
    why: str
    lines: tuple[str, ...]
    """The better line in a few signs, and shorter beginnings of it; nothing where there is none."""


@dataclass(frozen=True, slots=True)
class ArtPlaces:
    """Rectangles in pixels; what has none is not shown."""

    panels: tuple[tuple[Rect, str], ...]
    """Panels with their headings."""
    ropes: tuple[Rect, ...] = ()
    top: Rect | None = None
    bottom: Rect | None = None
    numbers: Rect | None = None
    """Where the table stands, its panel included."""
    title: Rect | None = None
    told: Rect | None = None
    count: Rect | None = None
    """Where it is said which key moment one looks at, or how far the review is."""


@dataclass(frozen=True, slots=True)
class ArtFacts:
    """Everything that is told around the board."""

    players: tuple[PlayerFacts, PlayerFacts]
    """Those above and below."""
    numbers: NumberFacts
    words: MoveWords
    count: str


class ReviewArt:
    """Everything that is shown but cannot be pressed; each part is remembered by itself."""

    def __init__(self) -> None:
        self._group = GroupMemos()
        self._joined: Memo[DrawList] = Memo()

    def draw(self, view: View, facts: ArtFacts, at: ArtPlaces) -> DrawList:
        group = self._group
        parts = [group("behind", _behind, view, at.panels, at.ropes)]
        for key, rect, player in zip(
            ("top", "bottom"), (at.top, at.bottom), facts.players, strict=True
        ):
            if rect is not None:
                parts.append(group(key, plate_ops, view, rect, player))
        if at.numbers is not None:
            parts.append(group("numbers", numbers_ops, view, at.numbers, facts.numbers))
        if at.title is not None:
            parts.append(group("title", title_ops, view, at.title, facts.words))
        if at.told is not None:
            parts.append(group("told", told_ops, view, at.told, facts.words))
        if at.count is not None:
            parts.append(group("count", count_ops, view, at.count, facts.count))
        return self._joined(_drawn, tuple(parts))


def _drawn(parts: tuple[Group, ...]) -> DrawList:
    return tuple(part for part in parts if part.ops)


def _behind(view: View, panels: Sequence[tuple[Rect, str]], ropes: Sequence[Rect]) -> DrawList:
    ops: list[Op] = [op for rope in ropes for op in rope_ops(view, rope.x, rope.y, rope.bottom)]
    for rect, heading in panels:
        ops += panel_ops(view, rect, heading)
    return tuple(ops)


def plate_ops(view: View, rect: Rect, player: PlayerFacts) -> DrawList:
    """A player's plate with the number at its right end; a low one tells no more than a name."""
    area, paint = rect.snapped(), plate_skins.SIDES[player.side]
    # On whole pixels it may have become lower by one.
    unit, is_low = area.h / PLATE, area.h + 1 < view.px(LOW_PLATE)
    plate = standing(view, area, lambda w, h: plate_skins.player(w, h, player.side, False))
    middle = area.middle[1] - view.px(3)
    ops: list[Op] = [plate]
    wide = area.h * NUMBER_WIDE * (1.1 if is_low else 1.0)
    box = Rect(area.right - wide - area.h * 0.18, middle - area.h * 0.32, wide, area.h * 0.64)
    end = (box.x if player.number else area.right) - view.px(S)
    left = area.x + area.h * 0.95
    if end - left >= view.measure(player.name, SMALLEST_TEXT_PX):
        face = round(area.h * 0.66)
        ops.append(Sprite(player.portrait, area.x + area.h * 0.5, middle, face, face))
    else:
        # A name tells more than a face.
        left = area.x + area.h * 0.3
        if player.number and end - left < view.measure(player.name, SMALLEST_TEXT_PX):
            # And a number is as well read in small letters.
            wide = view.measure(player.number, SMALLEST_TEXT_PX) + view.px(M)
            box = Rect(area.right - wide - view.px(S), box.y, wide, box.h)
            left, end = area.x + view.px(S), box.x - view.px(S) / 2
    if player.number:
        ops += _number_ops(view, box.snapped(), player, is_low=is_low)
    room = end - left
    letters = min(view.text_px(MAIN), round(area.h * (0.4 if is_low else 0.23)))
    letters = max(SMALLEST_TEXT_PX, letters)
    name = fit_text(view, player.name, room, letters=letters / view.zoom, least=1.0)
    small = max(SMALLEST_TEXT_PX, min(view.text_px(SMALL), round(area.h * 0.155)))
    has_line = bool(player.sub_line) and not is_low
    has_line = has_line and view.measure(player.sub_line, small) <= room
    y = middle - 20 * unit if has_line else middle
    ops.append(Text(name.lines[0], left, y, name.px, paint.name, shadow=paint.shadow))
    if has_line:
        ops.append(Text(player.sub_line, left, middle + 19 * unit, small, paint.soft_text))
    return tuple(ops)


def _number_ops(view: View, box: Rect, player: PlayerFacts, *, is_low: bool) -> list[Op]:
    """The number in the light of a clock, with a word below it where there is room."""
    ops: list[Op] = [skinned(view, box, skins.clock, False)]
    x, room = box.middle[0], box.w - view.px(M)
    letters = max(SMALLEST_TEXT_PX, round(box.h * (0.55 if is_low else 0.42)))
    while letters > SMALLEST_TEXT_PX and view.measure(player.number, letters) > room:
        letters -= 1
    small = max(SMALLEST_TEXT_PX, round(box.h * 0.2))
    if is_low or view.measure(player.unit, small) > room:
        return [*ops, Text(player.number, x, box.y + box.h * 0.45, letters, DIGITS, "centre")]
    return [
        *ops,
        Text(player.number, x, box.y + box.h * 0.34, letters, DIGITS, "centre"),
        Text(player.unit, x, box.y + box.h * 0.69, small, DIGITS_SOFT, "centre"),
    ]


def numbers_ops(view: View, rect: Rect, facts: NumberFacts) -> DrawList:
    """As many rows as there is room for, in the largest letters; what matters least goes first."""
    inner = panel_inner(view, rect)
    rows, letters = _fitting_rows(view, inner, facts.rows)
    high = min(inner.h / (len(rows) + 1), letters * ROW * 1.25)
    small = max(SMALLEST_TEXT_PX, round(letters * 0.9))
    names = max(view.measure(name, small) for name, _ in facts.players)
    wide = max(view.measure(WIDEST, letters), min(letters * COLUMN, inner.w * 0.26))
    if inner.w < letters * NARROW:
        wide = view.measure(WIDEST, letters) + view.px(S)
    columns = (inner.right - wide * 1.5, inner.right - wide * 0.5)
    ops: list[Op] = list(panel_ops(view, rect, facts.heading))
    y = inner.y + high * 0.4
    for x, (name, portrait) in zip(columns, facts.players, strict=True):
        if names <= wide - view.px(S) / 2:
            ops.append(Text(name, x, y, small, view.theme.soft_text, "centre"))
        else:
            side = round(min(high, letters * 1.5))
            ops.append(Sprite(portrait, x, y, side, side))
    top = inner.y + high * 0.85
    for number, each in enumerate(rows):
        band = Rect(inner.x, top + number * high, inner.w, high - view.px(2)).snapped()
        if number % 2 == 0:
            ops.append(skinned(view, band, skins.row, view.theme.row))
        ops += _number_row(view, band, each, letters, columns)
    return tuple(ops)


def _number_row(
    view: View, band: Rect, row: NumberRow, letters: int, columns: tuple[float, float]
) -> list[Op]:
    theme, y = view.theme, band.middle[1]
    side = round(min(band.h * 0.92, letters * 1.5))
    left = band.x + view.px(M) + letters * 1.9
    ops: list[Op] = []
    if row.sprite:
        x = band.x + view.px(M) + letters * 0.75
        ops.append(sign(row.sprite, x, y, side, theme.text, theme.paper))
    else:
        left = band.x + view.px(M)
    half = max(view.measure(each, letters) for each in (row.first, row.second)) / 2
    room = columns[0] - half - left - view.px(S) / 2
    name = fit_text(view, row.name, room, letters=letters / view.zoom, least=1.0)
    ops.append(Text(name.lines[0], left, y, name.px, theme.text))
    for x, number in zip(columns, (row.first, row.second), strict=True):
        ink = theme.soft_text if number == NONE else theme.text
        ops.append(Text(number, x, y, letters, ink, "centre"))
    return ops


def _fitting_rows(
    view: View, inner: Rect, rows: Sequence[NumberRow]
) -> tuple[tuple[NumberRow, ...], int]:
    """The rows that are told, and how large their letters are."""
    needed = sum(row.is_needed for row in rows)
    fewest = min(len(rows), max(needed, 1))
    for count in range(len(rows), fewest - 1, -1):
        letters = min(view.text_px(TEXT), int(inner.h / ((count + 1) * ROW)))
        if letters >= SMALLEST_TEXT_PX:
            break
    else:
        count, letters = max(1, int(inner.h / (SMALLEST_TEXT_PX * ROW)) - 1), SMALLEST_TEXT_PX
    # What is needed comes first, of classes the worst, then as much of the rest as has room.
    ranked = sorted(
        range(len(rows)),
        key=lambda number: (
            not rows[number].is_needed,
            not rows[number].sprite,
            rows[number].sprite.startswith(BADGES),
            -number,
        ),
    )
    return tuple(rows[number] for number in sorted(ranked[:count])), letters


def title_ops(view: View, rect: Rect, words: MoveWords) -> DrawList:
    """The badge of the move, what was played, and what it cost."""
    theme = view.theme
    side = round(min(rect.h, view.px(LINE + 4)))
    left = rect.x
    ops: list[Op] = []
    if words.badge:
        ops.append(Sprite(words.badge, rect.x + side / 2, rect.middle[1], side, side))
        left += side + view.px(M)
    room = rect.right - left
    title = fit_text(view, words.title, room, letters=MAIN, least=1.0)
    if not words.cost:
        return (*ops, Text(title.lines[0], left, rect.middle[1], title.px, theme.text))
    cost = fit_text(view, words.cost, room, letters=SMALL, least=1.0)
    apart = title.px * 0.66 + cost.px * 0.55
    y = rect.middle[1] - apart * 0.48
    return (
        *ops,
        Text(title.lines[0], left, y, title.px, theme.text),
        Text(cost.lines[0], left, y + apart, cost.px, theme.soft_text),
    )


def told_ops(view: View, rect: Rect, words: MoveWords) -> DrawList:
    """One sentence why, and the better line below it as far as there is room."""
    theme = view.theme
    largest = view.text_px(TEXT)
    for letters in range(largest, SMALLEST_TEXT_PX - 1, -1):
        step = letters * PARAGRAPH_STEP
        most = int((rect.h + 1) / step)
        why = few_lines(words.why, letters, rect.w, 99, view.measure) if words.why else []
        line = wrapped(words.lines[0], letters, rect.w, view.measure) if words.lines else []
        if len(why) + len(line) <= most:
            break
    else:
        most = max(1, most)
        why = few_lines(words.why, letters, rect.w, most, view.measure) if words.why else []
        forms = (wrapped(each, letters, rect.w, view.measure) for each in words.lines)
        line = next((form for form in forms if len(form) <= most - len(why)), [])
    told = [(each, theme.text) for each in why] + [(each, theme.soft_text) for each in line]
    return tuple(
        Text(text, rect.x, rect.y + (number + 0.5) * step, letters, ink)
        for number, (text, ink) in enumerate(told)
    )


def count_ops(view: View, rect: Rect, text: str) -> DrawList:
    """A soft line in the middle of its place."""
    fit = fit_text(view, text, rect.w, letters=NOTE, least=1.0)
    return (Text(fit.lines[0], *rect.middle, fit.px, view.theme.soft_text, "centre"),)


TITLE_HIGH: Final = LINE + L
"""How high what is told of a move is wished to be, in units."""
