"""What a save tells of Jungle: rules, moves, the board row by row, and counters."""

from functools import cache
from typing import Final

from jungle_pg.core.codecs import SaveCodec
from jungle_pg.core.jungle import fen, rulesets
from jungle_pg.core.jungle.animals import BOTTOM, TOP, Animal, Piece
from jungle_pg.core.jungle.board import COLUMNS, ROWS, SPOTS, parse_spot, spot_name
from jungle_pg.core.jungle.boardfile import parse_board_file
from jungle_pg.core.jungle.paths import Move
from jungle_pg.core.jungle.rules import JungleRules, SideNames
from jungle_pg.core.jungle.state import Action, JungleState, Pass
from jungle_pg.core.rulebook import BadText, Flaw, Record, Seat, opponent
from jungle_pg.core.saving.board_rows import SavedBoard

BOARD_FILE_RULES: Final = "course"
"""The rules that board files come from."""


class JungleSaves(SaveCodec[JungleRules, JungleState, Action]):
    """Games of Jungle as JSON values."""

    def rules_record(self, rules: JungleRules) -> Record:
        return rulesets.WORDS.record(rules)

    def parse_rules_record(self, record: Record) -> JungleRules:
        return rulesets.WORDS.parse_record(record)

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
        squares = [record[name] for name in ("from", "to")]
        if not all(isinstance(square, str) for square in squares):
            raise BadText("a move is from a square to a square")
        start, target = map(parse_spot, squares)
        return Move(start, target)

    def state_record(self, state: JungleState) -> Record:
        """The board from row 9 down, and what the rules count."""
        return {
            "board": _BOARDS.rows(state.board, _texts(state.rules.side_names)),
            "pliesWithoutCapture": state.quiet,
            "positionHistory": _positions(state),
        }

    def state_flaw(self, state: JungleState, name: str, given: object) -> Flaw | None:
        if name != "board":
            return None
        return _BOARDS.flaw(state.board, _texts(state.rules.side_names), given)

    def shown_state(self, rules: JungleRules, record: Record, mover: Seat) -> JungleState:
        """The board of a save, without a past."""
        board = _BOARDS.board(record["board"], _texts(rules.side_names))
        return JungleState(rules, board, mover, 0, 1, (), None)

    def parse_other(self, text: str) -> tuple[JungleRules, str]:
        rules = rulesets.parse_rules(BOARD_FILE_RULES)
        return rules, fen.fen_text(parse_board_file(rules, text))


_BOARDS: Final[SavedBoard[Piece]] = SavedBoard(
    COLUMNS, ROWS, [*map(spot_name, SPOTS)], f"a board is {ROWS} rows of {COLUMNS} squares"
)


def _piece_text(rules: JungleRules, piece: Piece | None) -> str | None:
    """Like BLUE_TIGER."""
    return None if piece is None else _texts(rules.side_names)[piece]


@cache
def _texts(names: SideNames) -> dict[Piece, str]:
    pieces = [Piece(seat, animal) for seat in (BOTTOM, TOP) for animal in Animal]
    return {piece: f"{names.of(piece.seat).upper()}_{piece.animal.name}" for piece in pieces}


def _positions(state: JungleState) -> list[str]:
    """The boards that could come again, oldest first, and the one now, each with its side."""
    boards = (*state.seen, state.board)
    movers = (state.mover, opponent(state.mover))
    return [
        f"{fen.BOARDS.text(board)} {'rb'[movers[age % 2]]}"
        for age, board in zip(reversed(range(len(boards))), boards, strict=True)
    ]
