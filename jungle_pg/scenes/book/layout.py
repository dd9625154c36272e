"""How the pages of a book are laid out: what does not fit on a leaf goes on to the next one."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from jungle_pg.games.book import BookPage
from jungle_pg.games.values import Appearance
from jungle_pg.scenes.book.pieces import BoardOf, Piece, Placed, pieces_of
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import wrapped
from jungle_pg.stage.ops import DrawList, Op, Text
from jungle_pg.stage.view import View

HEADING: Final = 34
HEADING_STEP: Final = 1.2
BELOW_HEADING: Final = 4
LOOSEST: Final = 24
"""Units by which the things on a leaf may move apart to fill it."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """One page of paper and all that stands on it."""

    page: int
    """The page of the book it belongs to."""
    ops: DrawList
    boards: tuple[Placed, ...]
    differs: bool
    """Whether something on it is marked as unusual."""


def leaves_of(
    view: View,
    pages: Sequence[BookPage],
    areas: Sequence[Rect],
    board_of: BoardOf,
    appearance: Appearance,
) -> list[Leaf]:
    """All pages on leaves that lie in these areas by turns; the areas are equally large."""
    leaves: list[Leaf] = []
    width = areas[0].w
    for number, page in enumerate(pages):
        heading = wrapped(view.words(page.heading), view.text_px(HEADING), width, view.measure)
        room = areas[0].h - _heading_height(view, heading)
        pieces = list(pieces_of(view, page.blocks, width, room, board_of, appearance))
        for together in _split(pieces, room):
            area = areas[len(leaves) % len(areas)]
            leaves.append(_leaf(view, number, heading, together, area))
    return leaves


def _heading_height(view: View, heading: list[str]) -> float:
    return len(heading) * view.text_px(HEADING) * HEADING_STEP + view.px(BELOW_HEADING)


def _split(pieces: list[Piece], room: float) -> Iterator[list[Piece]]:
    """As many pieces together as fit when they shrink as far as they may."""
    together: list[Piece] = []
    used = 0.0
    for piece in pieces:
        needed = piece.gap + piece.fixed + piece.least
        if together and used + needed > room:
            yield together
            together, used = [], 0.0
        together.append(piece)
        used += needed
    yield together


def _leaf(view: View, page: int, heading: list[str], pieces: list[Piece], area: Rect) -> Leaf:
    letters = view.text_px(HEADING)
    step = letters * HEADING_STEP
    ops: list[Op] = [
        Text(line, area.x, area.y + step * (number + 0.5), letters, view.theme.text)
        for number, line in enumerate(heading)
    ]
    boards: list[Placed] = []
    below = area.inset(0, _heading_height(view, heading), 0, 0)
    heights, loose = _heights(view, pieces, below.h)
    y = below.y
    for piece, height in zip(pieces, heights, strict=True):
        y += piece.gap + loose
        place = Rect(below.x, y, below.w, piece.fixed + height)
        drawn, placed = piece.place(view, place, height)
        ops += drawn
        boards += placed
        y += piece.fixed + height
    return Leaf(page, tuple(ops), tuple(boards), any(piece.differs for piece in pieces))


def _heights(view: View, pieces: list[Piece], room: float) -> tuple[list[float], float]:
    """How high each piece becomes beyond what it needs for sure, and how far they move apart."""
    spare = room - sum(piece.gap + piece.fixed + piece.least for piece in pieces)
    wished = sum(piece.most - piece.least for piece in pieces)
    share = min(1.0, spare / wished) if wished else 0.0
    # Alone on its leaf a piece may have to become even smaller.
    heights = [max(0.0, piece.least + (piece.most - piece.least) * share) for piece in pieces]
    loose = max(0.0, spare - wished) / (len(pieces) + 1)
    return heights, min(loose, view.px(LOOSEST))
