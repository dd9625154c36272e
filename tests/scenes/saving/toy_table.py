"""How the toy game looks where only its board is shown."""

from collections.abc import Sequence
from typing import Any

from jungle_pg.stage.ops import Box, DrawList
from jungle_pg.tables.base import Appearance, Field, Mark
from jungle_pg.tables.game import Game
from tests.games import TOY
from tests.toy import ToyRules


class ToyTable:
    """A table of four squares in a row, with a bar for every card."""

    margin: float = 0.5
    usual_pieces: str = "picture"

    def size(self, rules: ToyRules) -> tuple[int, int]:
        return 4, 1

    def ground(self, rules: ToyRules, field: Field, appearance: Appearance) -> DrawList:
        return (Box(field.x, field.y, field.square * 4, field.square, "#123456"),)

    def standing(
        self, state: Any, field: Field, appearance: Appearance, marks: Sequence[Mark] = ()
    ) -> DrawList:
        return self.chips(state, field)

    def chips(self, state: Any, field: Field) -> DrawList:
        cards = len(state.hands[0]) + len(state.hands[1])
        return tuple(Box(field.x, field.y + card, 4, 1, "#654321") for card in range(cards))


TOY_GAME = Game(TOY, ToyTable(), ToyRules(4))  # type: ignore[arg-type]
