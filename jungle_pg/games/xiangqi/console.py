"""The face of Xiangqi: letters and characters on the points of its lines, palaces and river."""

from collections.abc import Mapping, Sequence
from typing import Final

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Pick, Seat
from jungle_pg.core.xiangqi.board import FILES, RANKS, parse_point, point_at, point_name
from jungle_pg.core.xiangqi.pieces import RED
from jungle_pg.core.xiangqi.placing import piece_name
from jungle_pg.core.xiangqi.rules import XiangqiRules
from jungle_pg.core.xiangqi.rulesets import STANDARD
from jungle_pg.core.xiangqi.state import Captured, Event, XiangqiState
from jungle_pg.core.xiangqi.text.notation import CHINESE_NUMBERS, SCRIPTS, Notation
from jungle_pg.core.xiangqi.text.saving import XiangqiSaves
from jungle_pg.games.console.face import Square, SquaresFace
from jungle_pg.games.console.points_board import Strokes, plain_points, pretty_points
from jungle_pg.games.console.style import Style
from jungle_pg.texts.languages import Words

ROWS_OF_PICKS: Final = tuple(
    tuple(point_name(point_at(file, rank)) for file in range(FILES))
    for rank in reversed(range(RANKS))
)
POINT: Final = Square("+", ground="point")

_LINES: Final = "| | | | | | | | |"
_UPPER_PALACE: Final = "| | | |\\|/| | | |"
_LOWER_PALACE: Final = "| | | |/|\\| | | |"
_STROKES: Final = (
    _UPPER_PALACE, _LOWER_PALACE, _LINES, _LINES, "", _LINES, _LINES, _UPPER_PALACE, _LOWER_PALACE,
)  # fmt: skip
"""What is drawn below each rank but the last: a sign for each file and each gap between two."""

_RIVER: Final = "~   ~   river   ~   ~"
_WRITTEN_RIVERS: Final = {
    Notation.SIMPLIFIED: "楚 河          汉 界",
    Notation.TRADITIONAL: "楚 河          漢 界",
}


class XiangqiFace(SquaresFace):
    """Xiangqi in letters, and in characters of one way of writing them."""

    person: Seat = RED
    usual_rules = STANDARD.base

    def __init__(self, characters: str = "") -> None:
        self._notation = Notation(characters) if characters else None

    def rows(self, rules: XiangqiRules) -> Sequence[Sequence[Pick]]:
        """Rank 10 first: Red is always below."""
        return ROWS_OF_PICKS

    def square(self, state: XiangqiState, pick: Pick) -> Square:
        """A piece, or the crossing of two lines."""
        piece = state.board[parse_point(pick)]
        if piece is None:
            return POINT
        scripts = SCRIPTS[self._notation].pieces if self._notation else None
        character = scripts[piece.seat][piece.kind] if scripts else ""
        return Square(piece.letter, character, piece.seat, "point")

    def piece_key(self, state: XiangqiState, pick: Pick) -> str:
        piece = state.board[parse_point(pick)]
        return "" if piece is None else f"word.xiangqi.{piece.letter}"

    def news(self, rules: XiangqiRules, events: Sequence[Event]) -> Sequence[str]:
        return [
            f"{piece_name(event.victim)} captured!"
            for event in events
            if isinstance(event, Captured)
        ]

    def position(self, rules: XiangqiRules, board_file: str) -> str:
        """The position in a file that holds one."""
        return XiangqiSaves().parse_other(board_file)[1]

    def plain_board(self, match: AnyMatch) -> str:
        return plain_points(match, self, Strokes(_STROKES, _RIVER))

    def pretty_board(
        self,
        match: AnyMatch,
        words: Words,
        style: Style,
        marks: Mapping[Pick, str] | None = None,
    ) -> str:
        """The board with both sides' numbers of the files, which other notations use."""
        notation = self._notation if style.has_characters else None
        river = _RIVER if notation is None else _WRITTEN_RIVERS[notation]
        numbers = [str(number) for number in range(1, FILES + 1)]
        own = numbers if notation is None else CHINESE_NUMBERS
        strokes = Strokes(_STROKES, river, tuple(numbers), tuple(reversed(own)))
        return pretty_points(match, self, strokes, style, marks)


def face(characters: str) -> XiangqiFace:
    """Xiangqi in letters, or with `traditional` or `simplified` characters."""
    return XiangqiFace(characters)
