"""What the book of Jackaroo paints: the cards, each with what it can be played for."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.core.jackaroo.cards import Card
from jungle_pg.games.jackaroo.hand.cards import PICTURE, CardPose, card_ops
from jungle_pg.games.values import Appearance
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import wrapped
from jungle_pg.stage.ops import Drawing, DrawList, Op, Text
from jungle_pg.stage.view import View
from jungle_pg.ui.svg import picture, rect

ROW: Final = 108.0
WIDTH: Final = 720.0
"""The pictures are drawn up in so many units."""
CARD: Final = 0.9
"""The picture of a card, of the height of a row."""
OVERLAP: Final = 0.34
"""From card to card in a row, in widths of a card."""
LEFT: Final = 0.12
NAME_AT: Final = 1.86
RIGHT: Final = 0.12
"""Where cards and words begin, in heights of a row, and how much is left free after them."""
ROUND: Final = 0.14
NAME: Final = 0.24
NOTE: Final = 0.2
SMALLEST: Final = 12
STEP: Final = 1.2

LOW: Final[dict[str, tuple[Card, ...]]] = {
    "ace": ("AS",),
    "two": ("2H",),
    "plain": ("3C", "5D", "6S", "8H", "9C"),
    "four": ("4S",),
    "seven": ("7D",),
}
HIGH: Final[dict[str, tuple[Card, ...]]] = {
    "ten": ("10C",),
    "black_jack": ("JC", "JS"),
    "red_jack": ("JH", "JD"),
    "black_queen": ("QC", "QS"),
    "red_queen": ("QD", "QH"),
    "king": ("KH",),
}
"""Cards that can do the same, by the name of their texts."""


@dataclass(frozen=True, slots=True)
class CardRows:
    """A row for each kind of card: the cards, what they are called, what they do."""

    kinds: tuple[str, ...]

    @property
    def shape(self) -> tuple[float, float]:
        """As high as the rows."""
        return WIDTH, ROW * len(self.kinds)

    def paint(self, area: Rect, view: View, appearance: Appearance) -> DrawList:
        """Row by row, every second one on a strip."""
        high = area.h / len(self.kinds)
        ops: list[Op] = []
        for number, kind in enumerate(self.kinds):
            row = Rect(area.x, area.y + number * high, area.w, high)
            if number % 2 == 0:
                ops.append(_strip(row.snapped(), view))
            ops += _cards(kind, row)
            ops += _words(kind, row, view)
        return tuple(ops)


def cards_of(kind: str) -> tuple[Card, ...]:
    """The cards of a row."""
    return (LOW | HIGH)[kind]


def _cards(kind: str, row: Rect) -> DrawList:
    """Cards of a kind, each over the one before it, their rooms in the middle of each other."""
    cards = cards_of(kind)
    wide = CARD * row.h / PICTURE[1]
    room = (NAME_AT - 2 * LEFT) * row.h - wide * PICTURE[0]
    step = min(OVERLAP * wide, room / max(1, len(cards) - 1))
    first = row.x + (NAME_AT * row.h - step * (len(cards) - 1)) / 2
    y = row.middle[1]
    return tuple(
        op
        for number, card in enumerate(cards)
        for op in card_ops(card, CardPose(first + number * step, y, wide))
    )


def _words(kind: str, row: Rect, view: View) -> DrawList:
    """The name of a kind and what it does, in the middle of the row."""
    left = row.x + NAME_AT * row.h
    room = row.right - RIGHT * row.h - left
    name = view.words(f"book.jackaroo.card_{kind}")
    name_px, note_px = (max(SMALLEST, round(size * row.h)) for size in (NAME, NOTE))
    lines = _note(kind, view, note_px, room)
    while (name_px + len(lines) * note_px) * STEP > row.h and note_px > SMALLEST:
        name_px, note_px = max(SMALLEST, name_px - 1), note_px - 1
        lines = _note(kind, view, note_px, room)
    y = row.middle[1] - (name_px + len(lines) * note_px) * STEP / 2
    ops: list[Op] = [Text(name, left, y + name_px * STEP / 2, name_px, view.theme.text)]
    y += name_px * STEP
    for line in lines:
        ops.append(Text(line, left, y + note_px * STEP / 2, note_px, view.theme.soft_text))
        y += note_px * STEP
    return tuple(ops)


def _note(kind: str, view: View, letters: int, room: float) -> list[str]:
    return wrapped(view.words(f"book.jackaroo.card_{kind}_note"), letters, room, view.measure)


def _strip(area: Rect, view: View) -> Drawing:
    svg = picture(area.w, area.h, rect(0, 0, area.w, area.h, ROUND * area.h, view.theme.row))
    return Drawing(svg, area.x, area.y, area.w, area.h)
