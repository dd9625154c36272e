"""Positions of Xiangqi as somebody sets them up."""

from jungle_pg.core.grid import GridArranger
from jungle_pg.core.rulebook import Refusal
from jungle_pg.core.xiangqi.attacks import checkers
from jungle_pg.core.xiangqi.board import POINTS, SEATS, point_name
from jungle_pg.core.xiangqi.pieces import PIECES, Kind, Piece
from jungle_pg.core.xiangqi.placing import Problem, Trouble, problems
from jungle_pg.core.xiangqi.rules import XiangqiRules
from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.core.xiangqi.text import fen


class XiangqiArranger(GridArranger[XiangqiRules, XiangqiState]):
    """Pieces on points."""

    grid = fen.BOARDS
    names = tuple(map(point_name, POINTS))

    def state(self, rules: XiangqiRules, position: fen.Position) -> XiangqiState:
        at = position
        check = checkers(at.board, at.mover)
        return XiangqiState(rules, at.board, at.mover, at.quiet, at.move_number, (), check, None)

    def read(self, rules: XiangqiRules, text: str) -> XiangqiState:
        return self.state(rules, fen.read_fen(text))

    def pieces(self, rules: XiangqiRules) -> tuple[tuple[str, ...], tuple[str, ...]]:
        first, second = (tuple(Piece(seat, kind).letter for kind in Kind) for seat in SEATS)
        return first, second

    def troubles(self, state: XiangqiState) -> tuple[Refusal, ...]:
        return tuple(map(_told, problems(state.board, state.mover)))


def _told(problem: Problem) -> Refusal:
    """A problem with its facts as words of any language need them."""
    facts = dict(problem.facts)
    at = str(facts.get("point", ""))
    match problem.code:
        case Trouble.NO_GENERAL:
            return Refusal("placed_no_general", seat=PIECES[str(facts["piece"])].seat)
        case Trouble.TOO_MANY:
            seat = PIECES[str(facts["piece"])].seat
            return Refusal("placed_too_many", seat=seat, **facts)
        case Trouble.WRONG_POINT:
            return Refusal("placed_wrong", at=at)
        case Trouble.FACING_GENERALS:
            return Refusal("placed_face_to_face", file=facts["file"])
        case Trouble.OTHER_SIDE_IN_CHECK:
            return Refusal("placed_in_check", at=at, seat=PIECES[str(facts["piece"])].seat)
