"""Rules, positions and moves of Xiangqi as text."""

import re
from typing import Final

from jungle_pg.core.rulebook import BadText
from jungle_pg.core.xiangqi import rulesets
from jungle_pg.core.xiangqi.board import parse_any_point, point_name
from jungle_pg.core.xiangqi.paths import Move
from jungle_pg.core.xiangqi.rules import XiangqiRules
from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.core.xiangqi.text import fen

_MOVE: Final = re.compile(r"([a-z]\d{1,2})([a-z]\d{1,2})", re.ASCII | re.IGNORECASE)


class XiangqiCodec:
    """Rules, positions and actions of Xiangqi as text."""

    def rules_text(self, rules: XiangqiRules) -> str:
        """Like `standard,repetition=draw`."""
        return rulesets.rules_text(rules)

    def parse_rules(self, text: str) -> XiangqiRules:
        return rulesets.parse_rules(text)

    def position_text(self, state: XiangqiState) -> str:
        return fen.fen_text(fen.Position(state.board, state.mover, state.quiet, state.move_number))

    def action_text(self, action: Move) -> str:
        """Like `b3e3`."""
        return point_name(action.start) + point_name(action.target)

    def parse_action(self, text: str) -> Move:
        """A move from its text; a point beyond the board is for the rules to refuse."""
        named = _MOVE.fullmatch(text)
        if named is None:
            raise BadText(f"a move is two points like b3e3, not {text!r}")
        return Move(parse_any_point(named[1]), parse_any_point(named[2]))
