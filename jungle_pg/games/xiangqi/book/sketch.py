"""Little boards of the book from a few words: pieces, ways, and whoever is in the way."""

from typing import Final, TypeAlias

from jungle_pg.core.rulebook import Seat
from jungle_pg.core.xiangqi.board import point_name
from jungle_pg.core.xiangqi.pieces import RED
from jungle_pg.games.book import Arrow, Example
from jungle_pg.games.values import Mark
from jungle_pg.games.xiangqi.book.rule_examples import RULEBOOK, position_of

Part: TypeAlias = tuple[int, int, int, int]

PALACE: Final[Part] = (2, 6, 5, 4)
"""c4 to g1: Red's palace and a little around it."""
HOME: Final[Part] = (2, 5, 5, 5)
"""c5 to g1."""

GENERALS: Final = "Kd1 kf10 Pi8"
"""Out of sight: a board without both of them is none, and one without attackers is a draw."""


def sketch(
    pieces: str,
    part: Part | None = None,
    ways: str = "",
    refused: str = "",
    *,
    line: str = "",
    jumps: str = "",
    stoppers: str = "",
    marks: tuple[Mark, ...] = (),
    mover: Seat = RED,
) -> Example:
    """Pieces like `Ke1`, ways like `e1e2` that can or cannot be gone, and who is in the way."""
    position = position_of(pieces, mover)
    marks += tuple(Mark("hint_from", point) for point in stoppers.split())
    jumping = frozenset(jumps.split())
    arrows = (*_arrows(pieces, ways), *_arrows(pieces, refused, jumping, is_refused=True))
    return Example(position, arrows, marks, part, tuple(line.split()))


def _arrows(
    pieces: str, ways: str, jumps: frozenset[str] = frozenset(), *, is_refused: bool = False
) -> tuple[Arrow, ...]:
    """Straight ways to empty points, arcs to those where somebody stands, or over somebody."""
    taken = {piece[1:] for piece in pieces.split()}
    arrows = []
    for way in ways.split():
        move = RULEBOOK.codec.parse_action(way)
        start, end = point_name(move.start), point_name(move.target)
        kind = "refused" if is_refused else "capture" if end in taken else "move"
        is_leap = way in jumps or (is_refused and end in taken)
        arrows.append(Arrow(start, end, kind, is_leap=is_leap))
    return tuple(arrows)
