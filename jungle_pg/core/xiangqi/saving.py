"""What a save tells of Xiangqi: rules, moves, the board rank by rank, and counters."""

import re
from typing import TYPE_CHECKING, Any, Final

from jungle_pg.core.rulebook import BadText, Flaw, OtherKind, Record, SaveCodec, Seat, opponent
from jungle_pg.core.xiangqi import fen, rulestext
from jungle_pg.core.xiangqi.attacks import checkers
from jungle_pg.core.xiangqi.board import (
    FILES,
    POINTS,
    RANKS,
    SEATS,
    Board,
    Point,
    general_of,
    parse_point,
    point_at,
    point_name,
)
from jungle_pg.core.xiangqi.paths import Move
from jungle_pg.core.xiangqi.pieces import PIECES, Piece
from jungle_pg.core.xiangqi.rules import XiangqiRules
from jungle_pg.core.xiangqi.state import Past, XiangqiState

if TYPE_CHECKING:
    from jungle_pg.core.xiangqi.gamefile import XiangqiMatch


class XiangqiSaves(SaveCodec[XiangqiRules, XiangqiState, Move]):
    """Games of Xiangqi as JSON values."""

    def rules_record(self, rules: XiangqiRules) -> Record:
        """The name of the rule set and every field."""
        base = rulestext.rules_text(rules).partition(",")[0]
        return {"base": base} | {
            name: _field_value(getattr(rules, name)) for name in rulestext.FIELDS
        }

    def parse_rules_record(self, record: Record) -> XiangqiRules:
        """Rules from all their fields."""
        fields = {name: record[name] for name in ("base", *rulestext.FIELDS)}
        changes = [f"{name}={_field_text(fields[name])}" for name in rulestext.FIELDS]
        if not isinstance(fields["base"], str) or "," in fields["base"]:
            raise BadText("base is the name of a rule set")
        rules = rulestext.parse_rules(",".join([fields["base"], *changes]))
        for name, value in self.rules_record(rules).items():
            # "120" reads as 120, and "yes" as true: a save holds each value in one form only.
            if value != fields[name]:
                raise BadText(f"{name} is written {value!r}")
        return rules

    def ply_record(self, state: XiangqiState, action: Move) -> Record:
        """Who goes from where to where, and who is captured."""
        return {
            "piece": _piece_text(state.board[action.start]),
            "from": point_name(action.start),
            "to": point_name(action.target),
            "captured": _piece_text(state.board[action.target]),
        }

    def parse_ply(self, record: Record) -> Move:
        """A move from its two points."""
        names = [record[name] for name in ("from", "to")]
        if not all(isinstance(name, str) for name in names):
            raise BadText("a move is from a point to a point")
        start, target = map(parse_point, names)
        return Move(start, target)

    def state_record(self, state: XiangqiState) -> Record:
        """The board from rank 10 down, who gives check, and what the rules count."""
        return {
            "board": [
                [_piece_text(state.board[point_at(file, rank)]) for file in _ACROSS]
                for rank in _DOWN
            ],
            "checkedBy": [point_name(point) for point in state.checkers],
            "pliesWithoutCapture": state.quiet,
            "positionHistory": _positions(state),
        }

    def state_flaw(self, state: XiangqiState, name: str, given: object) -> Flaw | None:
        """Where a board differs."""
        if name != "board":
            return None
        try:
            cells = _cells_of(given)
        except BadText:
            return Flaw("board_shape")
        for point in _READING_ORDER:
            stored, piece = cells[point], _piece_text(state.board[point])
            if stored == piece:
                continue
            if isinstance(stored, list) and len(stored) > 1:
                return Flaw("two_on_one_square", square=point_name(point))
            if stored is not None and not _is_piece(stored):
                return Flaw("no_such_piece", square=point_name(point))
            return Flaw(
                "other_piece",
                square=point_name(point),
                stored=str(stored or "-"),
                reached=piece or "-",
            )
        return None

    def shown_state(self, rules: XiangqiRules, record: Record, mover: Seat) -> XiangqiState:
        """The board of a save, without a past."""
        cells = _cells_of(record["board"])
        if not all(cell is None or _is_piece(cell) for cell in cells):
            raise BadText("the board holds something that is no piece")
        board: Board = tuple(None if cell is None else _KNOWN[cell] for cell in cells)
        if any(general_of(board, seat) is None for seat in SEATS):
            raise BadText("a general is missing")
        return XiangqiState(rules, board, mover, 0, 1, (), checkers(board, mover), None)

    def parse_other(self, text: str) -> tuple[XiangqiRules, str]:
        """The position of a file that holds one; lines that begin with # say something else."""
        lines = (line.strip() for line in text.removeprefix("\ufeff").splitlines())
        told = [line for line in lines if line and not line.startswith("#")]
        if len(told) != 1 or told[0].count("/") != RANKS - 1:
            raise OtherKind(f"a position is one line with {RANKS} ranks between slashes")
        return XiangqiRules(), fen.fen_text(fen.parse_fen(told[0]))

    def parse_game(self, text: str) -> "XiangqiMatch":
        """The match of a game file."""
        # Game files are matches, which know this rulebook.
        from jungle_pg.core.xiangqi.gamefile import parse_game_file

        if not _FIRST_TAG.match(text):
            raise OtherKind("a game file begins with tags in brackets")
        return parse_game_file(text)


_FIRST_TAG: Final = re.compile(r'\ufeff?\s*\[\w+\s+"')
_ACROSS: Final = range(FILES)
_DOWN: Final = tuple(reversed(range(RANKS)))
_READING_ORDER: Final[list[Point]] = [point_at(file, rank) for rank in _DOWN for file in _ACROSS]

_TEXTS: Final = {
    piece: f"{'BLACK' if piece.seat else 'RED'}_{piece.kind.name}" for piece in PIECES.values()
}
_KNOWN: Final = {text: piece for piece, text in _TEXTS.items()}


def _piece_text(piece: Piece | None) -> str | None:
    """Like RED_CANNON."""
    return None if piece is None else _TEXTS[piece]


def _is_piece(cell: object) -> bool:
    return isinstance(cell, str) and cell in _KNOWN


def _cells_of(rows: Any) -> list[Any]:
    """What a stored board has on each point, whatever it is; BadText when the shape is another."""
    is_board = isinstance(rows, list) and len(rows) == RANKS
    if not is_board or not all(isinstance(row, list) and len(row) == FILES for row in rows):
        raise BadText(f"a board is {RANKS} ranks of {FILES} points")
    cells = dict(zip(_READING_ORDER, (cell for row in rows for cell in row), strict=True))
    return [cells[point] for point in POINTS]


def _positions(state: XiangqiState) -> list[str]:
    """The boards that could come again, oldest first, and the one now, each with its side.

    An exclamation mark says that the side to move was in check.
    """
    boards = (*state.seen, Past(state.board, state.in_check))
    movers = (state.mover, opponent(state.mover))
    return [
        f"{fen.board_text(past.board)} {'wb'[movers[age % 2]]}{'!' if past.in_check else ''}"
        for age, past in zip(reversed(range(len(boards))), boards, strict=True)
    ]


def _field_value(value: object) -> object:
    """Numbers, switches and limits as JSON has them; everything else as the text of its rule."""
    is_plain = value is None or isinstance(value, bool) or type(value) is int
    return value if is_plain else rulestext.value_text(value)


def _field_text(value: object) -> str:
    text = value if isinstance(value, str) else rulestext.value_text(value)
    if "," in text:
        raise BadText(f"no rule has the value {text!r}")
    return text
