"""Rows of the list of moves in a game with cards: number, whose, card, what was done with it."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.games.move_record import MoveFacts
from jungle_pg.games.values import MoveRow
from jungle_pg.scenes.table.panels.move_rows import ARROW, LETTERS, way_ops
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import fitted
from jungle_pg.stage.ops import Disc, Op, Sprite, Text
from jungle_pg.stage.view import SMALLEST_TEXT_PX, View
from jungle_pg.ui.panel import sign

WHO: Final = 1.4
WHO_AT: Final = 1.15
CARD: Final = 1.45
CARD_SHAPE: Final = 64 / 45
CARD_AT: Final = 3.15
WORDS_AT: Final = 4.5
WORDS: Final = 4.6
SIGN: Final = 1.2
SIGN_APART: Final = 1.5
COUNT: Final = 0.72
COUNT_AT: Final = (0.42, 0.38)
END: Final = 0.2
"""Lengths in sizes of the letters; the shape of a card is its width for each unit of its height.
A sign stands at the left of its slot, which holds its count too."""

MOST_SIGNS: Final = 3
"""How many signs of what came of a play have room beside its way."""

BEFORE: Final = 8
"""Units before the number."""

FAINT: Final = 110
"""How strong a card is shown whose play was taken back."""


@dataclass(frozen=True, slots=True)
class CardColumns:
    """Where the parts of a row are, in pixels from its left end; letters in pixels too."""

    letters: int
    number: float
    """Where the number ends; 0 where there is no room for one."""

    @property
    def piece(self) -> float:
        """The middle of the sign of who played."""
        return self.number + WHO_AT * self.letters

    @property
    def card(self) -> float:
        """The middle of the card."""
        return self.number + CARD_AT * self.letters

    @property
    def name(self) -> float:
        return self.number + WORDS_AT * self.letters

    @property
    def width(self) -> float:
        """What all parts need."""
        return self.name + (WORDS + MOST_SIGNS * SIGN_APART + END) * self.letters


def card_columns(view: View, width: float, digits: int) -> CardColumns:
    """The largest letters in which a row holds everything; in a narrow list without numbers."""
    for has_number in (True, False):
        for letters in range(view.text_px(LETTERS), SMALLEST_TEXT_PX - 1, -1):
            wide = view.measure("0" * max(2, digits) + ".", letters) if has_number else 0.0
            columns = CardColumns(letters, view.px(BEFORE) + wide if has_number else 0.0)
            if columns.width <= width:
                return columns
    return columns


def card_ops(
    view: View, rect: Rect, columns: CardColumns, move: MoveFacts, is_undone: bool
) -> list[Op]:
    """A play; faint when it was taken back."""
    theme, letters, row = view.theme, columns.letters, move.row
    ink = theme.soft_text if is_undone else theme.text
    y, alpha = rect.middle[1] - view.px(1), FAINT if is_undone else 255
    ops: list[Op] = []
    if columns.number and move.has_number:
        text = f"{move.number}."
        ops.append(Text(text, rect.x + columns.number, y, letters, theme.soft_text, "right"))
    if not row.who:
        ops.append(
            sign(row.sprite, rect.x + columns.piece, y, letters * WHO * 0.8, ink, theme.paper)
        )
        return [*ops, *_words(view, rect, columns, move, y, ink, columns.piece + letters)]
    side, high = round(letters * WHO), round(letters * CARD)
    ops.append(Sprite(row.who, rect.x + columns.piece, y, side, side, alpha=alpha))
    wide = round(high * CARD_SHAPE)
    ops.append(Sprite(row.sprite, rect.x + columns.card, y, wide, high, alpha=alpha))
    ops += _words(view, rect, columns, move, y, ink, columns.name)
    return [*ops, *_signs(view, rect.right - END * letters, y, columns, row, is_undone)]


def _signs(
    view: View, right: float, y: float, columns: CardColumns, row: MoveRow, is_undone: bool
) -> list[Op]:
    """All that came of a play, from the right end of its row; several of a kind are counted."""
    letters, side = columns.letters, round(columns.letters * SIGN)
    theme, alpha = view.theme, FAINT if is_undone else 255
    ink = theme.soft_text if is_undone else theme.text
    ops: list[Op] = []
    for place, (sprite, count) in enumerate(reversed(row.signs)):
        x = right - ((place + 1) * SIGN_APART - SIGN / 2) * letters
        ops.append(Sprite(sprite, x, y, side, side, alpha=alpha))
        if count > 1:
            at = x + COUNT_AT[0] * letters, y + COUNT_AT[1] * letters
            ops.append(Disc(*at, COUNT * letters * 0.6, theme.paper))
            ops.append(Text(str(count), *at, max(1, round(letters * COUNT)), ink, "centre"))
    return ops


def _words(
    view: View, rect: Rect, columns: CardColumns, move: MoveFacts, y: float, ink: str, left: float
) -> list[Op]:
    """From where to where, or what was done in words; how it ended where nothing was played."""
    letters, row, x = columns.letters, move.row, rect.x + left
    if ARROW in row.way:
        return way_ops(row.way, x, y, letters, ink, view.theme.paper)
    text = row.way or view.words(row.way_key or row.key)
    text = text if row.way_key or row.way else text[:1].upper() + text[1:]
    room = rect.right - x - (SIGN_APART * len(row.signs) + END) * letters
    return [Text(fitted(text, letters, room, view.measure), x, y, letters, ink)]
