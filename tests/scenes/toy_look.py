"""How the toy game looks: enough of a table to be listed, played and watched."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from jungle_pg.core.rulebook import Pick, Seat
from jungle_pg.games.base import Appearance, Field, Heard, Mark, MoveRow, Pace
from jungle_pg.games.game import Game
from jungle_pg.stage.ops import Box, DrawList, Sprite
from tests.sample_games import TOY
from tests.toy import ToyRules, ToyState


@dataclass(frozen=True)
class AtOnce:
    """A change that is over as soon as it begins."""

    after: DrawList
    ends_s: float = 0.0
    lands_s: float = 0.0

    def draw(
        self, time_s: float, field: Field, appearance: Appearance, marks: Any = ()
    ) -> DrawList:
        return self.after

    def shake(self, time_s: float, field: Field) -> tuple[float, float]:
        return 0.0, 0.0


class ToyTable:
    """Three squares in a row; cards are chips."""

    margin: float = 0.2
    ambient_step_s: float = 0.0
    sleeper: str = "pieces/head_dog_blink"
    usual_pieces: str = "picture"

    def size(self, rules: ToyRules) -> tuple[int, int]:
        return 3, 2

    def pick_at(self, column: float, row: float) -> Pick | None:
        return f"{column}{row}"

    def place_of(self, pick: Pick) -> tuple[int, int]:
        return 0, 0

    def ground(self, rules: ToyRules, field: Field, appearance: Appearance) -> DrawList:
        rect = field.rect
        return (Box(rect.x, rect.y, rect.w, rect.h, "#336699"),)

    def ambient_ops(
        self, rules: ToyRules, field: Field, appearance: Appearance, time_s: float
    ) -> DrawList:
        return ()

    def target_mark(self, state: ToyState, action: str) -> str:
        return "move"

    def standing(
        self, state: ToyState, field: Field, appearance: Appearance, marks: Sequence[Mark] = ()
    ) -> DrawList:
        return self.chips(state, field)

    def chips(self, state: ToyState, field: Field) -> DrawList:
        side = max(1, field.square // 2)
        return tuple(
            Sprite(self.emblem(state.rules, seat), *field.middle(number, seat), side, side)
            for seat, hand in enumerate(state.hands)
            for number in range(len(hand))
        )

    def emblem(self, rules: ToyRules, seat: Seat) -> str:
        return ("marks/chip_green", "marks/chip_blue")[seat]

    def goal(self, rules: ToyRules) -> str:
        return "status.in_progress"

    def face(self, rules: ToyRules, seat: Seat, level: int) -> tuple[str, str]:
        return "pieces/g_rat", "word.rat"

    def holding(self, state: ToyState, pick: Pick, at: Any, field: Field, appearance: Appearance,
                marks: Sequence[Mark] = ()) -> DrawList:  # fmt: skip
        return self.chips(state, field)

    def move_row(self, state: ToyState, action: str) -> MoveRow:
        return MoveRow("marks/chip_green", "word.rat", action)

    def piece_key(self, state: ToyState, pick: Pick) -> str:
        return ""

    def piece_count(self, state: ToyState, seat: Seat) -> int:
        return len(state.hands[seat])

    def lost_pieces(self, opening: ToyState, state: ToyState, seat: Seat) -> tuple[str, ...]:
        return ()

    def balance(self, state: ToyState) -> int:
        return state.scores[0] - state.scores[1]

    def motion(self, before: ToyState, events: Any, after: ToyState, pace: Pace) -> AtOnce:
        return AtOnce(())

    def change(self, before: ToyState, after: ToyState, pace: Pace) -> AtOnce:
        return AtOnce(())

    def refusing(self, state: ToyState, pick: Pick, offset: Any, pace: Pace) -> AtOnce:
        return AtOnce(())

    def sounds(self, *_: Any, **__: Any) -> tuple[Heard, ...]:
        return ()

    def lift_sounds(self, *_: Any, **__: Any) -> tuple[Heard, ...]:
        return ()


TOY_GAME = Game(TOY, ToyTable(), ToyRules())
