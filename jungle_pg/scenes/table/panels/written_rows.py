"""Rows of the list of moves in a notation: number, piece, the move in one or two notations.

Where the notation does not tell which piece moves, its name or its letter stands before it.
"""

from dataclasses import dataclass
from typing import Final

from jungle_pg.games.move_record import MoveFacts
from jungle_pg.scenes.table.panels.move_rows import name_in
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import fitted, has_characters
from jungle_pg.stage.ops import Op, Sprite, Text
from jungle_pg.stage.view import SMALLEST_TEXT_PX, View
from jungle_pg.ui.panel import sign

LETTERS: Final = 22
SOFT: Final = 0.9
"""How much smaller the second notation is written."""

PIECE: Final = 1.66
PIECE_AT: Final = 1.1
TIGHT_PIECE_AT: Final = 0.9
WRITTEN_AT: Final = 2.25
TIGHT_WRITTEN_AT: Final = 1.82
BETWEEN: Final = 0.9
NAME: Final = 4.7
SHORT_NAME: Final = 1.3
TAKEN: Final = 1.75
CLAWS: Final = 1.3
BADGE: Final = 1.3
END: Final = 0.35
TIGHT_END: Final = 0.05
CORNER: Final = (0.45, 0.4)
"""Lengths in sizes of the letters."""

BEFORE: Final = 8
TIGHT_BEFORE: Final = 1
"""Units before the number."""

IN_CHARACTERS: Final = "炮二平五"
IN_LETTERS: Final = "H8=8"
IN_COORDINATES: Final = "h10h10"
"""Moves as wide as any."""

FAINT: Final = 110
"""How strong a piece is shown whose move was taken back."""


@dataclass(frozen=True, slots=True)
class WrittenColumns:
    """Where the parts of a row are, in pixels from its left end; letters in pixels too."""

    letters: int
    number: float
    written_width: float
    also_width: float
    """0 where there is no room for the second notation."""
    has_claws: bool
    name_width: float = 0.0
    """What the name of a piece takes; 0 where the notation tells it."""
    is_tight: bool = False
    """Whether there is no more room than for what must be told: a danger lies over the taken."""

    @property
    def piece(self) -> float:
        return self.number + (TIGHT_PIECE_AT if self.is_tight else PIECE_AT) * self.letters

    @property
    def name(self) -> float:
        """Where words begin: the name of the piece, or the notation."""
        return self.number + (TIGHT_WRITTEN_AT if self.is_tight else WRITTEN_AT) * self.letters

    @property
    def written(self) -> float:
        """Where the notation begins."""
        return self.name + self.name_width

    @property
    def also(self) -> float:
        """Where the second notation begins."""
        return self.written + self.written_width + BETWEEN * self.letters

    @property
    def width(self) -> float:
        end = self.written + self.written_width
        end = self.also + self.also_width if self.also_width else end
        if self.is_tight:
            return end + (TAKEN + TIGHT_END) * self.letters
        signs = TAKEN + BADGE + (CLAWS if self.has_claws else 0.0)
        return end + (0.3 + signs + END) * self.letters


def written_columns(
    view: View, width: float, digits: int, widest: tuple[str, str]
) -> WrittenColumns:
    """The largest letters in which a row holds everything; the second notation gives way first.

    `widest` are moves as wide as any in both notations.
    """
    largest, least = view.text_px(LETTERS), SMALLEST_TEXT_PX
    readable = max(least, round(largest * 0.86))
    names = (0.0,) if widest[0] != IN_COORDINATES else (NAME, SHORT_NAME)
    for name, smallest, has_also, has_claws, is_tight in (
        (names[0], readable, True, True, False),
        (names[0], readable, True, False, False),
        (names[0], readable, False, True, False),
        (names[0], readable, False, False, False),
        (names[-1], least, False, True, False),
        (names[-1], least, False, False, False),
        (names[-1], least, False, False, True),
    ):
        for letters in range(largest, smallest - 1, -1):
            before = view.px(TIGHT_BEFORE if is_tight else BEFORE)
            number = before + view.measure("0" * max(2, digits) + ".", letters)
            written, also = (view.measure(move, letters) for move in widest)
            columns = WrittenColumns(
                letters,
                number,
                written,
                also * SOFT if has_also else 0.0,
                has_claws,
                name * letters,
                is_tight,
            )
            if columns.width <= width:
                return columns
    return columns


def widest_like(move: MoveFacts) -> tuple[str, str]:
    """Moves as wide as any in the two notations of a move."""
    return _widest(move.written), _widest(move.also)


def _widest(text: str) -> str:
    if has_characters(text):
        return IN_CHARACTERS
    return IN_COORDINATES if text[:1].islower() else IN_LETTERS


def written_ops(
    view: View, rect: Rect, columns: WrittenColumns, move: MoveFacts, is_undone: bool
) -> list[Op]:
    """A move; faint when it was taken back."""
    theme, letters, row = view.theme, columns.letters, move.row
    ink = theme.soft_text if is_undone else theme.text
    y, side = rect.middle[1] - view.px(1), round(letters * PIECE)
    alpha = FAINT if is_undone else 255
    ops: list[Op] = []
    if move.has_number:
        number = f"{move.number}."
        ops.append(Text(number, rect.x + columns.number, y, letters, theme.soft_text, "right"))
    if row.sprite.startswith("icons/"):
        ops.append(sign(row.sprite, rect.x + columns.piece, y, side * 0.7, ink, theme.paper))
    else:
        ops.append(Sprite(row.sprite, rect.x + columns.piece, y, side, side, alpha=alpha))
    if move.written:
        ops.append(Text(move.written, rect.x + columns.written, y, letters, ink))
    room = columns.name_width if move.written else rect.w - columns.name - view.px(8)
    if room:
        word = fitted(name_in(view, row, letters, room), letters, room, view.measure)
        ops.append(Text(word, rect.x + columns.name, y, letters, ink))
    if move.also and columns.also_width:
        soft = max(SMALLEST_TEXT_PX, round(letters * SOFT))
        ops.append(Text(move.also, rect.x + columns.also, y, soft, theme.soft_text))
    return [*ops, *_signs(rect, columns, move, y, alpha)]


def _signs(rect: Rect, columns: WrittenColumns, move: MoveFacts, y: float, alpha: int) -> list[Op]:
    """At the right end: what was taken, and the danger that came of it."""
    letters, ops = columns.letters, list[Op]()
    side = round(letters * PIECE * 0.92)
    right = rect.right - (TIGHT_END if columns.is_tight else END) * letters
    beside = 0.0 if columns.is_tight else BADGE
    at = right - (beside + TAKEN / 2) * letters
    if move.row.taken:
        ops.append(Sprite(move.row.taken, at, y, side, side, alpha=alpha))
        if columns.has_claws:
            size = round(letters * 0.85)
            x = at - (TAKEN / 2 + CLAWS * 0.42) * letters
            ops.append(Sprite("icons/capture", x, y, size, size, alpha=alpha))
    if move.warns:
        badge, x = round(letters * BADGE), right - BADGE / 2 * letters
        if columns.is_tight and move.row.taken:
            badge = round(badge * 0.7)
            x, y = at + CORNER[0] * letters, y + CORNER[1] * letters
        ops.append(Sprite(move.warns, x, y, badge, badge, alpha=alpha))
    return ops
