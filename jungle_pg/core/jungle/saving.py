"""What a save tells of Jungle: rules, moves, the board row by row, and counters."""

from functools import cache
from typing import Any, Final

from jungle_pg.core.jungle import fen, rulestext
from jungle_pg.core.jungle.animals import BOTTOM, TOP, Animal, Piece
from jungle_pg.core.jungle.board import (
    COLUMNS,
    ROWS,
    SPOTS,
    Board,
    Spot,
    parse_spot,
    spot_at,
    spot_name,
)
from jungle_pg.core.jungle.boardfile import parse_board_file
from jungle_pg.core.jungle.paths import Move
from jungle_pg.core.jungle.rules import JungleRules, SideNames
from jungle_pg.core.jungle.state import Action, JungleState, Pass
from jungle_pg.core.rulebook import BadText, Flaw, Record, SaveCodec, Seat, opponent

BOARD_FILE_RULES: Final = "course"
"""The rules that board files come from."""


class JungleSaves(SaveCodec[JungleRules, JungleState, Action]):
    """Games of Jungle as JSON values."""

    def rules_record(self, rules: JungleRules) -> Record:
        """The name of the rule set and every field."""
        base = rulestext.rules_text(rules).partition(",")[0]
        return {"base": base} | {
            name: _field_value(getattr(rules, name)) for name in rulestext.FIELDS
        }

    def parse_rules_record(self, record: Record) -> JungleRules:
        """Rules from all their fields."""
        fields = {name: record[name] for name in ("base", *rulestext.FIELDS)}
        changes = [f"{name}={_field_text(fields[name])}" for name in rulestext.FIELDS]
        if not isinstance(fields["base"], str) or "," in fields["base"]:
            raise BadText("base is the name of a rule set")
        rules = rulestext.parse_rules(",".join([fields["base"], *changes]))
        for name, value in self.rules_record(rules).items():
            # "50" reads as 50, and 1 as true: a save holds each value in one form only.
            if type(value) is not type(fields[name]) or value != fields[name]:
                raise BadText(f"{name} is written {value!r}")
        return rules

    def ply_record(self, state: JungleState, action: Action) -> Record:
        """Who goes from where to where, and who is captured."""
        if isinstance(action, Pass):
            return {}
        piece, victim = state.board[action.start], state.board[action.target]
        return {
            "piece": _piece_text(state.rules, piece),
            "from": spot_name(action.start),
            "to": spot_name(action.target),
            "captured": _piece_text(state.rules, victim),
        }

    def parse_ply(self, record: Record) -> Action:
        """A move from its two squares."""
        squares = [record[name] for name in ("from", "to")]
        if not all(isinstance(square, str) for square in squares):
            raise BadText("a move is from a square to a square")
        start, target = map(parse_spot, squares)
        return Move(start, target)

    def state_record(self, state: JungleState) -> Record:
        """The board from row 9 down, and what the rules count."""
        return {
            "board": [
                [_piece_text(state.rules, state.board[spot_at(column, row)]) for column in _ACROSS]
                for row in _DOWN
            ],
            "pliesWithoutCapture": state.quiet,
            "positionHistory": _positions(state),
        }

    def state_flaw(self, state: JungleState, name: str, given: object) -> Flaw | None:
        """Where a board differs."""
        if name != "board":
            return None
        try:
            rows = _cells_of(given)
        except BadText:
            return Flaw("board_shape")
        for spot in _READING_ORDER:
            stored, piece = rows[spot], _piece_text(state.rules, state.board[spot])
            if stored == piece:
                continue
            if isinstance(stored, list) and len(stored) > 1:
                return Flaw("two_on_one_square", square=spot_name(spot))
            if stored is not None and not _is_piece(state.rules, stored):
                return Flaw("no_such_piece", square=spot_name(spot))
            return Flaw(
                "other_piece",
                square=spot_name(spot),
                stored=str(stored or "-"),
                reached=piece or "-",
            )
        return None

    def shown_state(self, rules: JungleRules, record: Record, mover: Seat) -> JungleState:
        """The board of a save, without a past."""
        cells, known = _cells_of(record["board"]), _pieces(rules.side_names)
        if not all(cell is None or _is_piece(rules, cell) for cell in cells):
            raise BadText("the board holds something that is no animal")
        board: Board = tuple(None if cell is None else known[cell] for cell in cells)
        return JungleState(rules, board, mover, 0, 1, (), None)

    def parse_other(self, text: str) -> tuple[JungleRules, str]:
        """The position of a board file."""
        rules = rulestext.parse_rules(BOARD_FILE_RULES)
        return rules, fen.fen_text(parse_board_file(rules, text))


_ACROSS: Final = range(COLUMNS)
_DOWN: Final = tuple(reversed(range(ROWS)))
_READING_ORDER: Final[list[Spot]] = [spot_at(column, row) for row in _DOWN for column in _ACROSS]


def _piece_text(rules: JungleRules, piece: Piece | None) -> str | None:
    """Like BLUE_TIGER."""
    return None if piece is None else _texts(rules.side_names)[piece]


@cache
def _texts(names: SideNames) -> dict[Piece, str]:
    pieces = [Piece(seat, animal) for seat in (BOTTOM, TOP) for animal in Animal]
    return {piece: f"{names.of(piece.seat).upper()}_{piece.animal.name}" for piece in pieces}


@cache
def _pieces(names: SideNames) -> dict[str, Piece]:
    return {text: piece for piece, text in _texts(names).items()}


def _is_piece(rules: JungleRules, cell: object) -> bool:
    return isinstance(cell, str) and cell in _pieces(rules.side_names)


def _cells_of(rows: Any) -> list[Any]:
    """What a stored board has on each spot, whatever it is; BadText when it has another shape."""
    is_board = isinstance(rows, list) and len(rows) == ROWS
    if not is_board or not all(isinstance(row, list) and len(row) == COLUMNS for row in rows):
        raise BadText(f"a board is {ROWS} rows of {COLUMNS} squares")
    cells = dict(zip(_READING_ORDER, (cell for row in rows for cell in row), strict=True))
    return [cells[spot] for spot in SPOTS]


def _positions(state: JungleState) -> list[str]:
    """The boards that could come again, oldest first, and the one now, each with its side."""
    boards = (*state.seen, state.board)
    movers = (state.mover, opponent(state.mover))
    return [
        f"{fen.board_text(board)} {'rb'[movers[age % 2]]}"
        for age, board in zip(reversed(range(len(boards))), boards, strict=True)
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
