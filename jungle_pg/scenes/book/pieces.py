"""What stands on the pages of a book: lines of text, rows of boards, paintings."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from math import inf
from typing import Final, TypeAlias

from jungle_pg.board.little_board import LittleBoard
from jungle_pg.games.book import Block, Example, Figure, Figures, Painting, Paragraph, Points, said
from jungle_pg.games.values import Appearance
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import wrapped
from jungle_pg.stage.ops import Colour, Disc, DrawList, Op, Text
from jungle_pg.stage.scale import ASIDE, ICON, SMALL, TEXT, XL, XS, L, M, S
from jungle_pg.stage.theme import EDGE
from jungle_pg.stage.view import Measure, View
from jungle_pg.ui.book import DIAMOND, diamond_op
from jungle_pg.ui.panel import PARAGRAPH_STEP

MARK: Final = ICON
"""What a mark before a text takes."""
BESIDE: Final = XL
"""Between two boards."""
LARGEST_SQUARE: Final = ASIDE / 3
SMALLEST: Final = 0.62
"""How much smaller than they could be boards and paintings may become before they move on."""
TALL: Final = 0.5
"""Of the page: boards higher than this may become smaller still, to stay with their words."""
SMALLEST_TALL: Final = 0.4
BESIDE_WORDS: Final = 0.42
"""Of the page: the widest board with its words at its side."""
WIDE_BOARD: Final = 5
"""Columns from which on the words of a single board stand below it."""

GAPS: Final = {"text": S, "point": M, "picture": L}
"""Units above each kind of thing."""

Placed: TypeAlias = tuple[Example, Rect]
BoardOf: TypeAlias = Callable[[Example], LittleBoard]


@dataclass(frozen=True, slots=True)
class Lines:
    """A text broken into lines, perhaps with a mark before it."""

    lines: tuple[str, ...]
    letters: int
    ink: Colour
    gap: float
    mark: str = ""
    """`diamond`, `bullet` or nothing."""
    least: float = 0.0
    most: float = 0.0

    @property
    def fixed(self) -> float:
        """The height of all lines."""
        return len(self.lines) * self.letters * PARAGRAPH_STEP

    def widest(self, view: View) -> float:
        """The width of its longest line, with the mark before it."""
        mark = view.px(MARK) if self.mark else 0.0
        return mark + max(view.measure(line, self.letters) for line in self.lines)

    @property
    def differs(self) -> bool:
        """Whether it says something unusual."""
        return self.mark == "diamond"

    def place(self, view: View, area: Rect, height: float) -> tuple[DrawList, tuple[Placed, ...]]:
        """Line by line."""
        step = self.letters * PARAGRAPH_STEP
        left = area.x + (view.px(MARK) if self.mark else 0)
        first = area.y + step / 2
        ops: list[Op] = []
        if self.mark == "diamond":
            ops.append(diamond_op(view, area.x + view.px(DIAMOND / 2), first))
        elif self.mark:
            middle = area.x + view.px(DIAMOND / 2)
            ops.append(Disc(round(middle), round(first), round(view.px(XS)), EDGE))
        for number, line in enumerate(self.lines):
            ops.append(Text(line, left, first + step * number, self.letters, self.ink))
        return tuple(ops), ()


def lines_of(
    view: View, text: str, size: float, width: float, ink: Colour, *, kind: str, mark: str = ""
) -> Lines:
    """A text in lines of a width."""
    letters = view.text_px(size)
    room = width - (view.px(MARK) if mark else 0)
    lines = _broken(text, letters, room, view.measure)
    return Lines(lines, letters, ink, view.px(GAPS[kind]), mark)


@lru_cache(maxsize=512)
def _broken(text: str, letters: int, room: float, measure: Measure) -> tuple[str, ...]:
    """The lines of a text; a book that is opened again breaks them as before."""
    return tuple(wrapped(text, letters, room, measure))


@dataclass(frozen=True, slots=True)
class Painted:
    """A painting of the game, in the middle of the page."""

    painting: Painting
    appearance: Appearance
    most: float
    gap: float
    fixed: float = 0.0
    differs: bool = False

    @property
    def least(self) -> float:
        """As small as it is still good to look at."""
        return self.most * SMALLEST

    def place(self, view: View, area: Rect, height: float) -> tuple[DrawList, tuple[Placed, ...]]:
        """As high as it may be."""
        wide, high = self.painting.shape
        place = Rect(area.x, area.y, area.w, height).centred(height * wide / high, height)
        return self.painting.paint(place.snapped(), view, self.appearance), ()


@dataclass(frozen=True, slots=True)
class BoardRow:
    """Boards beside each other, each over its words; a single one may have them at its side."""

    figures: tuple[Figure, ...]
    boards: tuple[LittleBoard, ...] = field(compare=False)
    captions: tuple[Lines, ...]
    column: float
    """The width of each board and its words."""
    widest: tuple[float, ...]
    """How wide each board may be."""
    most: float
    gap: float
    is_beside: bool = False
    tall: float = inf
    """The height down to which boards may shrink more than others."""
    is_alone: bool = False
    """Whether one board has the whole width, and stands in the middle of it."""

    @property
    def fixed(self) -> float:
        """The height of the words below."""
        return 0.0 if self.is_beside else self.gap / 2 + max(words.fixed for words in self.captions)

    @property
    def least(self) -> float:
        """As small as the boards are still good to look at."""
        smallest = min(self.most * SMALLEST, max(self.most * SMALLEST_TALL, self.tall))
        return max(smallest, self.captions[0].fixed) if self.is_beside else smallest

    @property
    def differs(self) -> bool:
        """Whether one of the boards shows something unusual."""
        return any(figure.differs for figure in self.figures)

    def place(self, view: View, area: Rect, height: float) -> tuple[DrawList, tuple[Placed, ...]]:
        """Boards first, words below or beside."""
        ops: list[Op] = []
        placed: list[Placed] = []
        x = area.x
        for figure, board, words, widest in zip(
            self.figures, self.boards, self.captions, self.widest, strict=True
        ):
            wide, high = board.size_in(view, widest, height)
            inward = 0.0
            if self.is_alone:
                block = max(wide, words.widest(view))
                x += max(0.0, (self.column - block) / 2)
                inward = (block - wide) / 2
            placed.append((figure.example, Rect(x + inward, area.y, wide, high)))
            if self.is_beside:
                left = x + wide + view.px(BESIDE)
                top = area.y + (high - words.fixed) / 2
                ops += words.place(view, Rect(left, top, area.right - left, words.fixed), 0)[0]
            else:
                below = Rect(x, area.y + high + self.gap / 2, self.column, words.fixed)
                ops += words.place(view, below, 0)[0]
            x += self.column + view.px(BESIDE)
        return tuple(ops), tuple(placed)


Piece: TypeAlias = Lines | Painted | BoardRow
"""A part of a page that is kept together.

It needs its fixed height, and for what may shrink something between its least and its most.
"""


def pieces_of(
    view: View,
    blocks: tuple[Block, ...],
    width: float,
    room: float,
    board_of: BoardOf,
    appearance: Appearance,
) -> Iterator[Piece]:
    """The blocks of a page, ready to be placed on leaves of this size."""
    theme = view.theme
    in_a_row = max((len(each.row) for each in blocks if isinstance(each, Figures)), default=1)
    for block in blocks:
        match block:
            case Paragraph(saying, differs):
                mark = "diamond" if differs else ""
                text = said(view.words, saying)
                yield lines_of(view, text, TEXT, width, theme.soft_text, kind="text", mark=mark)
            case Points(points):
                for point in points:
                    mark = "diamond" if point.differs else "bullet"
                    text = said(view.words, point.saying)
                    yield lines_of(view, text, TEXT, width, theme.text, kind="point", mark=mark)
            case Figures(row):
                board_row = _board_row(view, row, width, room, in_a_row, board_of)
                if board_row.gap + board_row.fixed + board_row.least <= room:
                    yield board_row
                else:
                    # In a low window a board of its own, with its words beside it, is larger.
                    yield from (_single(view, figure, width, board_of) for figure in row)
            case _:
                wide, high = map(view.px, block.shape)
                most = high * min(1.0, width / wide)
                yield Painted(block, appearance, most, view.px(GAPS["picture"]))


def _board_row(
    view: View,
    row: tuple[Figure, ...],
    width: float,
    room: float,
    in_a_row: int,
    board_of: BoardOf,
) -> BoardRow:
    """Boards in columns of the page; one very wide board has the whole width."""
    boards = tuple(board_of(figure.example) for figure in row)
    is_wide = len(row) == 1 and boards[0].squares[0] >= WIDE_BOARD
    if in_a_row == 1 and not is_wide:
        return _single(view, row[0], width, board_of)
    columns = 1 if is_wide else in_a_row
    column = (width - (columns - 1) * view.px(BESIDE)) / columns
    captions = tuple(_caption(view, figure, column) for figure in row)
    widest = tuple(_widest(view, board, column) for board in boards)
    pairs = zip(boards, widest, strict=True)
    most = max(board.size_in(view, wide, inf)[1] for board, wide in pairs)
    gap = view.px(GAPS["picture"])
    tall = room * TALL
    return BoardRow(row, boards, captions, column, widest, most, gap, tall=tall, is_alone=is_wide)


def _single(view: View, figure: Figure, width: float, board_of: BoardOf) -> BoardRow:
    """One board with its words at its side."""
    board = board_of(figure.example)
    widest = _widest(view, board, width * BESIDE_WORDS)
    high = board.size_in(view, widest, inf)[1]
    words = _caption(view, figure, width - widest - view.px(BESIDE))
    gap = view.px(GAPS["picture"])
    return BoardRow((figure,), (board,), (words,), widest, (widest,), high, gap, is_beside=True)


def _widest(view: View, board: LittleBoard, room: float) -> float:
    return min(room, board.squares[0] * view.px(LARGEST_SQUARE))


def _caption(view: View, figure: Figure, width: float) -> Lines:
    text, mark = said(view.words, figure.caption), "diamond" if figure.differs else ""
    return lines_of(view, text, SMALL, width, view.theme.text, kind="text", mark=mark)
