"""Rows of the list of moves, told by their two ends, in a notation, or by the cards they cost.

A row is a line of cells. Where it is narrow its letters become smaller, then it tells less, but
always who moved.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from jungle_pg.games.move_record import MoveFacts
from jungle_pg.games.values import MoveRow
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import fitted, has_characters
from jungle_pg.stage.ops import Disc, Drawing, DrawList, Op, Sprite, Text
from jungle_pg.stage.scale import TEXT
from jungle_pg.stage.theme import EDGE
from jungle_pg.stage.view import SMALLEST_TEXT_PX, View
from jungle_pg.ui import skins
from jungle_pg.ui.layout import Gap, Part, Row, Slot, Solved
from jungle_pg.ui.layout_solver import solve, widths
from jungle_pg.ui.panel import sign

LETTERS: Final = TEXT
ROW: Final = 1.95
"""The height of a row, in sizes of its letters."""

Cell: TypeAlias = tuple[str, float | str]
"""Its name, and its width in sizes of the letters or as a text as wide as any in it."""

PIECE: Final[Cell] = ("piece", 1.7)
WHO: Final[Cell] = ("piece", 1.4)
NAME: Final[Cell] = ("name", 5.0)
LETTER: Final[Cell] = ("name", 1.2)
WAY_WIDE: Final = 4.4
WAY: Final[Cell] = ("way", WAY_WIDE)
AIR: Final[Cell] = ("air", 0.3)
CLAWS: Final[Cell] = ("claws", 1.0)
TAKEN: Final[Cell] = ("taken", 1.7)
BADGE: Final[Cell] = ("badge", 1.3)
CARD: Final[Cell] = ("card", 2.1)
SIGNS: Final[Cell] = ("signs", 4.5)
AT_THE_END: Final = frozenset(("claws", "taken", "badge", "signs"))

CARD_SHAPE: Final = 64 / 45
"""The width of a card for each unit of its height."""

GAP: Final = 0.3
TIGHT_GAP: Final = 0.05
"""Between cells, in sizes of the letters."""
TIGHT: Final = 0.84
"""How much narrower cells become where there is no more room than for what must be told."""
READABLE: Final = 0.9
"""How small letters become before something is left out."""
SOFT: Final = 0.9
"""How much smaller the second notation is written."""
MOST_SIGNS: Final = 3
"""How many signs of what came of a play have room beside its way."""
FAINT: Final = 110
"""How strong a piece is shown whose move was taken back."""

IN_CHARACTERS: Final = "炮二平五"
IN_LETTERS: Final = "H8=8"
IN_COORDINATES: Final = "h10h10"
"""Moves as wide as any."""

ARROW: Final = " → "
START: Final = "icons/to_start"


class Form(NamedTuple):
    """What a row tells, and how small its letters may be for that."""

    cells: tuple[Cell, ...]
    has_small_letters: bool = True
    gap: float = GAP


@dataclass(frozen=True, slots=True)
class Columns:
    """Where the cells of rows are, from their left end, and the size of letters, in pixels."""

    letters: int
    at: Solved

    @property
    def words(self) -> float:
        """Where words begin."""
        return (self.at.get("name") or self.at["written"]).x


def columns_for(
    view: View,
    width: float,
    digits: int,
    *,
    widest: tuple[str, str] | None = None,
    has_cards: bool = False,
) -> Columns:
    """The largest letters in which a row of this width holds everything.

    `widest` are moves as wide as any in both notations, where moves are written in one.
    """
    largest = view.text_px(LETTERS)
    numbered = ("number", "0" * max(2, digits) + ".")
    forms = CARD_FORMS if has_cards else _written_forms(*widest) if widest else PLAIN_FORMS
    for form in forms:
        # A narrow list of cards has no numbers.
        cells = form.cells if form in CARD_FORMS[1:] else (numbered, *form.cells)
        least = SMALLEST_TEXT_PX if form.has_small_letters else round(largest * READABLE)
        for letters in range(largest, max(least, SMALLEST_TEXT_PX) - 1, -1):
            row = _row(view, cells, letters, form.gap)
            if widths(row).least <= width:
                break
        else:
            continue
        break
    return Columns(letters, solve(row, Rect(0, 0, width, 1)))


PLAIN_FORMS: Final = (
    Form((PIECE, NAME, WAY, CLAWS, TAKEN), has_small_letters=False),
    Form((PIECE, NAME, WAY, TAKEN), has_small_letters=False),
    Form((PIECE, LETTER, WAY, CLAWS, TAKEN)),
    Form((PIECE, LETTER, WAY, TAKEN)),
    Form((PIECE, LETTER, WAY, TAKEN), gap=TIGHT_GAP),
)
CARD_FORMS: Final = tuple(
    Form((WHO, CARD, ("name", WAY_WIDE), SIGNS), gap=gap) for gap in (GAP, GAP - TIGHT_GAP)
)


def _written_forms(written: str, also: str) -> Iterator[Form]:
    """The second notation gives way first; a name tells which piece moves where that does not."""
    is_named = written == IN_COORDINATES
    move, other = ("written", written), ("also", also)
    both = (move, AIR, other)
    named, brief = ((NAME,), (LETTER,)) if is_named else ((), ())
    yield Form((PIECE, *named, *both, CLAWS, TAKEN, BADGE), has_small_letters=False)
    yield Form((PIECE, *named, *both, TAKEN, BADGE), has_small_letters=False)
    yield Form((PIECE, *named, move, CLAWS, TAKEN, BADGE), has_small_letters=False)
    yield Form((PIECE, *named, move, TAKEN, BADGE), has_small_letters=False)
    yield Form((PIECE, *brief, move, CLAWS, TAKEN, BADGE))
    yield Form((PIECE, *brief, move, TAKEN, BADGE))
    yield Form((PIECE, *brief, move, TAKEN), gap=TIGHT_GAP)


def _row(view: View, cells: Sequence[Cell], letters: int, gap: float) -> Row:
    """Cells from the left end, and those of what came of a move at the right one; in pixels."""
    parts: list[Part] = []
    for name, wide in cells:
        if name in AT_THE_END and not any(isinstance(part, Gap) for part in parts):
            parts.append(Gap(grow=1.0))
        em = letters * (TIGHT if gap == TIGHT_GAP else 1.0)
        px = view.measure(wide, letters) if isinstance(wide, str) else wide * em
        parts.append(Slot(name, least=(px * SOFT if name == "also" else px, None)))
    edge = gap * letters
    return Row(tuple(parts), gap=edge, padding=(edge, 0.0, edge, 0.0))


def widest_like(move: MoveFacts) -> tuple[str, str]:
    """Moves as wide as any in the two notations of a move."""
    return _widest(move.written), _widest(move.also)


def _widest(text: str) -> str:
    if has_characters(text):
        return IN_CHARACTERS
    return IN_COORDINATES if text[:1].islower() else IN_LETTERS


def row_ground(view: View, rect: Rect, state: str, *, is_striped: bool) -> DrawList:
    """What lies under a row: the move in sight is marked, every second row is a little darker."""
    theme = view.theme
    high = rect.h - round(view.px(2))
    fill, edge = {
        "chosen": (theme.current_row, EDGE),
        "hover": (theme.row, theme.paper_line),
    }.get(state, (theme.row if is_striped else "", ""))
    if not fill:
        return ()
    svg = skins.row(rect.w / view.zoom, high / view.zoom, fill, edge)
    return (Drawing(svg, rect.x, rect.y, rect.w, high),)


def start_ops(view: View, rect: Rect, columns: Columns) -> list[Op]:
    """The row before the first move."""
    pen = _Pen(view, rect, columns)
    word = view.words("play.start")
    x = rect.x + columns.words
    return [pen.picture("piece", START), pen.words(word, x, rect.right - x, is_soft=True)]


def row_ops(view: View, rect: Rect, columns: Columns, move: MoveFacts, is_undone: bool) -> list[Op]:
    """A move; faint when it was taken back."""
    pen = _Pen(view, rect, columns, is_undone)
    ops: list[Op] = []
    if move.has_number and "number" in columns.at:
        x = rect.x + columns.at["number"].right
        number = f"{move.number}."
        ops.append(Text(number, x, pen.y, columns.letters, view.theme.soft_text, "right"))
    if "card" in columns.at:
        return [*ops, *_card_ops(pen, move)]
    ops.append(pen.picture("piece", move.row.sprite))
    told = _written_ops if "written" in columns.at else _plain_ops
    return [*ops, *told(pen, move), *_taken_ops(pen, move)]


class _Pen:
    """Draws into the cells of a row."""

    def __init__(self, view: View, rect: Rect, columns: Columns, is_undone: bool = False) -> None:
        self.view, self.rect, self.columns, self.at = view, rect, columns, columns.at
        self.ink = view.theme.soft_text if is_undone else view.theme.text
        self.alpha = FAINT if is_undone else 255
        self.y = rect.middle[1] - view.px(1)

    def x(self, cell: str) -> float:
        """The middle of a cell."""
        return self.rect.x + self.at[cell].middle[0]

    def picture(self, cell: str, path: str, shape: float = 1.0) -> Sprite:
        """As large as its cell; icons stand back a little."""
        side = self.at[cell].w
        if path.startswith("icons/") and cell != "claws":
            paper = self.view.theme.paper
            return sign(path, self.x(cell), self.y, side * 0.7, self.ink, paper)
        size = round(side), round(side / shape)
        return Sprite(path, self.x(cell), self.y, *size, alpha=self.alpha)

    def words(self, text: str, x: float, room: float, *, is_soft: bool = False) -> Text:
        letters = self.columns.letters
        ink = self.view.theme.soft_text if is_soft else self.ink
        return Text(fitted(text, letters, room, self.view.measure), x, self.y, letters, ink)

    def name(self, row: MoveRow, room: float) -> Text:
        """The name of what moved; its letter where that is too long."""
        name = self.view.words(row.key)
        name = name[:1].upper() + name[1:]
        is_long = row.letter and self.view.measure(name, self.columns.letters) > room
        text = row.letter if is_long else name
        return self.words(text, self.rect.x + self.columns.words, room)

    @property
    def rest(self) -> float:
        """How wide words may be that have the row for themselves."""
        return self.rect.w - self.columns.words - self.columns.letters * GAP

    def way(self, way: str, cell: Rect) -> list[Op]:
        """From where to where: both ends and the arrow below those of the other rows."""
        ends, letters, ink = way.split(ARROW), self.columns.letters, self.ink
        if len(ends) != 2:
            return [Text(way, self.rect.x + cell.x, self.y, letters, ink)] if way else []
        wide = min(cell.w, WAY_WIDE * letters)
        start, end = (self.rect.x + cell.x + at for at in (0.7 * letters, wide - 0.75 * letters))
        paper = self.view.theme.paper
        return [
            Text(ends[0], start, self.y, letters, ink, "centre"),
            sign("arrow", (start + end) / 2, self.y, letters * 0.95, ink, paper),
            Text(ends[1], end, self.y, letters, ink, "centre"),
        ]


def _plain_ops(pen: _Pen, move: MoveFacts) -> list[Op]:
    """The name and the way."""
    row = move.row
    name = pen.name(row, pen.at["name"].w if row.way else pen.rest)
    return [name, *pen.way(row.way, pen.at["way"])]


def _written_ops(pen: _Pen, move: MoveFacts) -> list[Op]:
    """The move in one or two notations."""
    letters, ops = pen.columns.letters, list[Op]()
    if move.written:
        x = pen.rect.x + pen.at["written"].x
        ops.append(Text(move.written, x, pen.y, letters, pen.ink))
    if not move.written or "name" in pen.at:
        ops.append(pen.name(move.row, pen.at["name"].w if move.written else pen.rest))
    if move.also and "also" in pen.at:
        soft, ink = max(SMALLEST_TEXT_PX, round(letters * SOFT)), pen.view.theme.soft_text
        ops.append(Text(move.also, pen.rect.x + pen.at["also"].x, pen.y, soft, ink))
    return ops


def _taken_ops(pen: _Pen, move: MoveFacts) -> list[Op]:
    """At the right end: what was taken, and the danger that came of it."""
    ops: list[Op] = []
    if move.row.taken:
        ops.append(pen.picture("taken", move.row.taken))
        if "claws" in pen.at:
            ops.append(pen.picture("claws", "icons/capture"))
    if move.warns and "badge" in pen.at:
        ops.append(pen.picture("badge", move.warns))
    elif move.warns:
        # It lies over the corner of what was taken.
        side, corner = pen.columns.letters, pen.columns.letters * 0.4
        x = pen.x("taken") + (corner if move.row.taken else 0.0)
        y = pen.y + (corner if move.row.taken else 0.0)
        ops.append(Sprite(move.warns, x, y, side, side, alpha=pen.alpha))
    return ops


def _card_ops(pen: _Pen, move: MoveFacts) -> list[Op]:
    """Who played which card, what was done with it and what came of it."""
    row, at = move.row, pen.at
    if not row.who:
        x = pen.rect.x + at["card"].x
        return [pen.picture("piece", row.sprite), *_done(pen, row, x, pen.rect.right - x)]
    x, end = pen.rect.x + at["name"].x, pen.rect.x + at["signs"].right
    room = end - x - at["signs"].w * len(row.signs) / MOST_SIGNS
    return [
        pen.picture("piece", row.who),
        pen.picture("card", row.sprite, CARD_SHAPE),
        *_done(pen, row, x, room),
        *_signs(pen, row, end),
    ]


def _done(pen: _Pen, row: MoveRow, x: float, room: float) -> list[Op]:
    """From where to where, or what was done in words; how it ended where nothing was played."""
    if ARROW in row.way:
        return pen.way(row.way, Rect(x - pen.rect.x, 0, room, 0))
    text = row.way or pen.view.words(row.way_key or row.key)
    text = text if row.way_key or row.way else text[:1].upper() + text[1:]
    return [pen.words(text, x, room)]


def _signs(pen: _Pen, row: MoveRow, end: float) -> list[Op]:
    """All that came of a play, from the right end of its row; several of a kind are counted."""
    letters, apart = pen.columns.letters, pen.at["signs"].w / MOST_SIGNS
    side, small = round(apart * 0.8), max(1, round(letters * 0.72))
    ops: list[Op] = []
    for place, (path, count) in enumerate(reversed(row.signs)):
        x = end - (place + 1) * apart + side / 2
        ops.append(Sprite(path, x, pen.y, side, side, alpha=pen.alpha))
        if count > 1:
            # In the corner, within what belongs to this sign.
            at = x + letters * 0.42, pen.y + letters * 0.38
            ops.append(Disc(*at, letters * 0.43, pen.view.theme.paper))
            ops.append(Text(str(count), *at, small, pen.ink, "centre"))
    return ops
