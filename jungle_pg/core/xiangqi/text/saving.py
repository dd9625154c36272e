"""What a save tells of Xiangqi: rules, moves, the board rank by rank, and counters."""

import re
from datetime import datetime
from typing import TYPE_CHECKING, Final

from jungle_pg.core.codecs import OtherKind, SaveCodec
from jungle_pg.core.rulebook import BadText, Flaw, Record, Seat, opponent
from jungle_pg.core.saving.board_rows import SavedBoard
from jungle_pg.core.xiangqi import rulesets
from jungle_pg.core.xiangqi.attacks import checkers
from jungle_pg.core.xiangqi.board import (
    FILES,
    POINTS,
    RANKS,
    SEATS,
    general_of,
    parse_point,
    point_name,
)
from jungle_pg.core.xiangqi.paths import Move
from jungle_pg.core.xiangqi.pieces import PIECES, Piece
from jungle_pg.core.xiangqi.rules import XiangqiRules
from jungle_pg.core.xiangqi.state import Past, XiangqiState
from jungle_pg.core.xiangqi.text import fen
from jungle_pg.core.xiangqi.text.notation import Notation

if TYPE_CHECKING:
    from jungle_pg.core.codecs import FoundGames
    from jungle_pg.core.xiangqi.state import Event
    from jungle_pg.core.xiangqi.text.gamefile import XiangqiMatch, XiangqiStudy


class XiangqiSaves(SaveCodec[XiangqiRules, XiangqiState, Move]):
    """Games of Xiangqi as JSON values, and as the game files of other programs."""

    has_game_files = True

    def rules_record(self, rules: XiangqiRules) -> Record:
        return rulesets.WORDS.record(rules)

    def parse_rules_record(self, record: Record) -> XiangqiRules:
        return rulesets.WORDS.parse_record(record)

    def ply_record(self, state: XiangqiState, action: Move) -> Record:
        return {
            "piece": _piece_text(state.board[action.start]),
            "from": point_name(action.start),
            "to": point_name(action.target),
            "captured": _piece_text(state.board[action.target]),
        }

    def parse_ply(self, record: Record) -> Move:
        names = [record[name] for name in ("from", "to")]
        if not all(isinstance(name, str) for name in names):
            raise BadText("a move is from a point to a point")
        start, target = map(parse_point, names)
        return Move(start, target)

    def state_record(self, state: XiangqiState) -> Record:
        """The board from rank 10 down, who gives check, and what the rules count."""
        return {
            "board": _BOARDS.rows(state.board, _TEXTS),
            "checkedBy": [point_name(point) for point in state.checkers],
            "pliesWithoutCapture": state.quiet,
            "positionHistory": _positions(state),
        }

    def state_flaw(self, state: XiangqiState, name: str, given: object) -> Flaw | None:
        return _BOARDS.flaw(state.board, _TEXTS, given) if name == "board" else None

    def shown_state(self, rules: XiangqiRules, record: Record, mover: Seat) -> XiangqiState:
        board = _BOARDS.board(record["board"], _TEXTS)
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

    def parse_game(self, text: str) -> "FoundGames[XiangqiRules, XiangqiState, Move, Event]":
        """The games of a game file, or of a bare list of moves in any notation."""
        # Game files are studies, which know this rulebook.
        from jungle_pg.core.xiangqi.text.gamefile import is_move_list, parse_games

        if not _FIRST_TAG.match(text) and not is_move_list(text):
            raise OtherKind("a game file begins with tags in brackets or has moves")
        return parse_games(text)

    def parse_data(self, data: bytes) -> "FoundGames[XiangqiRules, XiangqiState, Move, Event]":
        """The game of a file of XQStudio."""
        from jungle_pg.core.xiangqi.text.xqf import parse_xqf

        return parse_xqf(data)

    def game_file(self, match: "XiangqiMatch", notation: str, played_at: datetime | None) -> str:
        """A match with its tags and moves."""
        from jungle_pg.core.xiangqi.text.game_writing import game_file_text

        return game_file_text(match, Notation(notation), played_at)

    def study_file(self, study: "XiangqiStudy", notation: str, played_at: datetime | None) -> str:
        """A study with its tags and all its lines."""
        from jungle_pg.core.xiangqi.text.game_writing import study_file_text

        return study_file_text(study, Notation(notation), played_at)


_FIRST_TAG: Final = re.compile(r'\ufeff?\s*\[\w+\s+"')
_BOARDS: Final[SavedBoard[Piece]] = SavedBoard(
    FILES, RANKS, [*map(point_name, POINTS)], f"a board is {RANKS} ranks of {FILES} points"
)
_TEXTS: Final = {
    piece: f"{'BLACK' if piece.seat else 'RED'}_{piece.kind.name}" for piece in PIECES.values()
}


def _piece_text(piece: Piece | None) -> str | None:
    """Like RED_CANNON."""
    return None if piece is None else _TEXTS[piece]


def _positions(state: XiangqiState) -> list[str]:
    """The boards that could come again, oldest first, and the one now, each with its side.

    An exclamation mark says that the side to move was in check.
    """
    boards = (*state.seen, Past(state.board, state.in_check))
    movers = (state.mover, opponent(state.mover))
    return [
        f"{fen.BOARDS.text(past.board)} {'wb'[movers[age % 2]]}{'!' if past.in_check else ''}"
        for age, past in zip(reversed(range(len(boards))), boards, strict=True)
    ]
