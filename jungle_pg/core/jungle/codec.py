"""Rules, positions and moves of Jungle as text."""

import re
from typing import Final

from jungle_pg.core.jungle import fen, rulestext
from jungle_pg.core.jungle.board import OFF_BOARD, SPOTS, Spot, parse_spot, spot_name
from jungle_pg.core.jungle.paths import Move
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.jungle.state import Action, JungleState, Pass
from jungle_pg.core.rulebook import BadText

PASS: Final = Pass()

_MOVE: Final = re.compile(r"([A-Za-z]\d{1,2})([A-Za-z]\d{1,2})", re.ASCII)


class JungleCodec:
    """Rules, positions and actions of Jungle as text."""

    def rules_text(self, rules: JungleRules) -> str:
        """Like `traditional,rivers=edges`."""
        return rulestext.rules_text(rules)

    def parse_rules(self, text: str) -> JungleRules:
        """Rules from their text, or BadText."""
        return rulestext.parse_rules(text)

    def position_text(self, state: JungleState) -> str:
        """The FEN of a state."""
        return fen.fen_text(fen.Position(state.board, state.mover, state.quiet, state.move_number))

    def action_text(self, action: Action) -> str:
        """Like `A3A4`, or `pass`."""
        if isinstance(action, Pass):
            return "pass"
        return _name(action.start) + _name(action.target)

    def parse_action(self, text: str) -> Action:
        """An action from its text; a square beyond the board is for the rules to refuse."""
        if text.lower() == "pass":
            return PASS
        squares = _MOVE.fullmatch(text)
        if squares is None:
            raise BadText(f"a move is two squares like A3A4, not {text!r}")
        return Move(_spot_or_off_board(squares[1]), _spot_or_off_board(squares[2]))


def _name(spot: Spot) -> str:
    return spot_name(spot) if spot in SPOTS else "Z0"


def _spot_or_off_board(text: str) -> Spot:
    try:
        return parse_spot(text)
    except BadText:
        return OFF_BOARD
