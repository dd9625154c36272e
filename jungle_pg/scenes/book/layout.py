"""How the pages of a book are laid out: what does not fit on a leaf goes on to the next one."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from jungle_pg.games.book import BookPage
from jungle_pg.games.values import Appearance
from jungle_pg.scenes.book.pieces import BoardOf, Piece, Placed, pieces_of
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import wrapped
from jungle_pg.stage.ops import DrawList, Op, Text
from jungle_pg.stage.scale import HEADING, XS, L
from jungle_pg.stage.view import View
from jungle_pg.ui.layout import Column, Gap, Part, Slot
from jungle_pg.ui.layout_solver import solve
from jungle_pg.ui.text.text_fit import LINE_STEP


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
    return len(heading) * view.text_px(HEADING) * LINE_STEP + view.px(XS)


def _split(pieces: list[Piece], room: float) -> Iterator[list[Piece]]:
    """As many pieces together as fit when they shrink as far as they may."""
    together: list[Piece] = []
    used = 0.0
    for piece in pieces:
        needed = piece.gap + piece.fixed + piece.least + 1
        if together and used + needed > room:
            yield together
            together, used = [], 0.0
        together.append(piece)
        used += needed
    yield together


def _leaf(view: View, page: int, heading: list[str], pieces: list[Piece], area: Rect) -> Leaf:
    letters = view.text_px(HEADING)
    step = letters * LINE_STEP
    ops: list[Op] = [
        Text(line, area.x, area.y + step * (number + 0.5), letters, view.theme.text)
        for number, line in enumerate(heading)
    ]
    boards: list[Placed] = []
    at = solve(_form(view, heading, pieces), area, view.zoom)
    for number, piece in enumerate(pieces):
        # Alone on its leaf a piece may have to become smaller than it should.
        height = min(piece.most, max(0.0, at[number].h - piece.fixed))
        drawn, placed = piece.place(view, at[number], height)
        ops += drawn
        boards += placed
    return Leaf(page, tuple(ops), tuple(boards), any(piece.differs for piece in pieces))


def _form(view: View, heading: list[str], pieces: list[Piece]) -> Column:
    """The heading and all below it, which move a little apart where there is room."""
    zoom = view.zoom
    parts: list[Part] = [Gap(least=(0.0, _heading_height(view, heading) / zoom))]
    for number, piece in enumerate(pieces):
        gap = piece.gap / zoom
        # A pixel more than it wants, since an edge between two may cost one.
        least, wanted = ((piece.fixed + each + 1) / zoom for each in (piece.least, piece.most))
        parts += [
            Gap(least=(0.0, gap), grow=1.0, most=(None, gap + L)),
            Slot(number, least=(0.0, least), wanted=(None, wanted)),
        ]
    return Column((*parts, Gap(grow=1.0, most=(None, L))))
