"""Rows of the list of moves: number, piece, name, way, and what was taken."""

from dataclasses import dataclass
from typing import Final, Protocol

from jungle_pg.games.move_record import MoveFacts
from jungle_pg.games.values import MoveRow
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import fitted
from jungle_pg.stage.ops import Colour, Drawing, DrawList, Op, Sprite, Text
from jungle_pg.stage.theme import EDGE
from jungle_pg.stage.view import SMALLEST_TEXT_PX, View
from jungle_pg.ui import skins
from jungle_pg.ui.controls.button import icon
from jungle_pg.ui.panel import sign

LETTERS: Final = 21
SMALLEST_NAMED: Final = 17
"""Where letters would be smaller, one letter stands for the name of a piece."""

ROW: Final = 2.05
PIECE: Final = 1.72
PIECE_AT: Final = 1.43
TIGHT_PIECE_AT: Final = 0.95
NAME_AT: Final = 2.75
TIGHT_NAME_AT: Final = 1.9
NAME: Final = 5.3
SHORT_NAME: Final = 1.35
TIGHT_NAME: Final = 1.0
WAY: Final = 4.4
TIGHT_WAY: Final = 3.75
CLAWS: Final = 2.2
TAKEN: Final = 2.1
TIGHT_TAKEN: Final = 1.74
"""Lengths in sizes of the letters."""

BEFORE: Final = 10
TIGHT_BEFORE: Final = 1
"""Units before the number."""

ARROW: Final = " → "
START: Final = "icons/to_start"
FAINT: Final = 110
"""How strong a piece is shown whose move was taken back."""


@dataclass(frozen=True, slots=True)
class Columns:
    """Where the parts of a row are, in pixels from its left end; letters in pixels too."""

    letters: int
    number: float
    has_names: bool
    has_claws: bool
    is_tight: bool = False
    """Whether there is no more room than for what must be told."""

    @property
    def piece(self) -> float:
        """The middle of the piece."""
        return self.number + (TIGHT_PIECE_AT if self.is_tight else PIECE_AT) * self.letters

    @property
    def name(self) -> float:
        """Where the name begins."""
        return self.number + (TIGHT_NAME_AT if self.is_tight else NAME_AT) * self.letters

    @property
    def way(self) -> float:
        """Where the way begins."""
        return self.name + self.name_width

    @property
    def name_width(self) -> float:
        """What the name takes, or the letter in its place."""
        short = TIGHT_NAME if self.is_tight else SHORT_NAME
        return (NAME if self.has_names else short) * self.letters

    @property
    def taken(self) -> float:
        """What the piece that was taken needs."""
        return (TIGHT_TAKEN if self.is_tight else TAKEN) * self.letters

    @property
    def way_width(self) -> float:
        """What the way needs, in sizes of the letters."""
        return TIGHT_WAY if self.is_tight else WAY

    @property
    def width(self) -> float:
        claws = CLAWS if self.has_claws else 0.0
        return self.way + (self.way_width + claws) * self.letters + self.taken


def columns_for(view: View, width: float, digits: int) -> Columns:
    """The largest letters in which a row of this width holds everything.

    Where names are too long for that it is their letters; who moved is told in every width.
    """
    for smallest, has_names, has_claws, is_tight in (
        (view.text_px(SMALLEST_NAMED), True, True, False),
        (view.text_px(SMALLEST_NAMED), True, False, False),
        (SMALLEST_TEXT_PX, False, True, False),
        (SMALLEST_TEXT_PX, False, False, False),
        (SMALLEST_TEXT_PX, False, False, True),
    ):
        for letters in range(view.text_px(LETTERS), smallest - 1, -1):
            before = view.px(TIGHT_BEFORE if is_tight else BEFORE)
            number = before + view.measure("0" * max(2, digits) + ".", letters)
            columns = Columns(letters, number, has_names, has_claws, is_tight)
            if columns.width <= width:
                return columns
    return columns


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


class Starts(Protocol):
    """What the row before the first move must know of the others."""

    @property
    def letters(self) -> int:
        """The size of letters in pixels."""

    @property
    def piece(self) -> float:
        """The middle of pieces."""

    @property
    def name(self) -> float:
        """Where words begin."""


def start_ops(view: View, rect: Rect, columns: Starts) -> list[Op]:
    """The row before the first move."""
    y, theme = rect.middle[1] - view.px(1), view.theme
    size, x = columns.letters * 1.2, rect.x + columns.piece
    room = rect.w - columns.name
    word = fitted(view.words("play.start"), columns.letters, room, view.measure)
    return [
        sign(START, x, y, size, theme.text, theme.paper),
        Text(word, rect.x + columns.name, y, columns.letters, theme.soft_text),
    ]


def move_ops(
    view: View, rect: Rect, columns: Columns, move: MoveFacts, is_undone: bool
) -> list[Op]:
    """Number, piece, name, way, and what was taken; faint when it was taken back."""
    theme, letters, row = view.theme, columns.letters, move.row
    ink = theme.soft_text if is_undone else theme.text
    y, side = rect.middle[1] - view.px(1), letters * PIECE
    alpha = FAINT if is_undone else 255
    ops: list[Op] = [_piece(view, row.sprite, rect.x + columns.piece, y, side, alpha)]
    if move.has_number:
        number = f"{move.number}."
        ops.append(Text(number, rect.x + columns.number, y, letters, theme.soft_text, "right"))
    room = columns.name_width if row.way else rect.w - columns.name - view.px(8)
    word = fitted(name_in(view, row, letters, room), letters, room, view.measure)
    ops.append(Text(word, rect.x + columns.name, y, letters, ink))
    x = rect.x + columns.way
    ops += way_ops(row.way, x, y, letters, ink, theme.paper, columns.way_width)
    if row.taken:
        x = rect.right - columns.taken / 2
        ops.append(_piece(view, row.taken, x, y, side, alpha))
        if columns.has_claws:
            size = round(letters * 0.95)
            x -= (TAKEN + CLAWS) / 2 * letters * 0.8
            ops.append(Sprite("icons/capture", x, y, size, size, alpha=alpha))
    return ops


def name_in(view: View, row: MoveRow, letters: int, room: float) -> str:
    """The name of what moved; its letter where that is too long."""
    name = view.words(row.key)
    name = name[:1].upper() + name[1:]
    return row.letter if row.letter and view.measure(name, letters) > room else name


def way_ops(
    way: str, x: float, y: float, letters: int, ink: Colour, ground: Colour, wide: float = WAY
) -> list[Op]:
    """From where to where: both ends and the arrow below those of the other rows."""
    ends = way.split(ARROW)
    if len(ends) != 2:
        return [Text(way, x, y, letters, ink)] if way else []
    start, end = (x + at * letters for at in (0.7, wide - 0.75))
    return [
        Text(ends[0], start, y, letters, ink, "centre"),
        icon("arrow", (start + end) / 2, y, letters * 0.95, ink, ground),
        Text(ends[1], end, y, letters, ink, "centre"),
    ]


def _piece(view: View, sprite: str, x: float, y: float, side: float, alpha: int) -> Sprite:
    if sprite.startswith("icons/"):
        return sign(sprite, x, y, side * 0.7, view.theme.text, view.theme.paper)
    return Sprite(sprite, x, y, round(side), round(side), alpha=alpha)
