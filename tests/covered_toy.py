"""The toy game with cards that are chosen in secret: a card is laid open with its stake.

Until then it can be taken back, and the other side does not know of it. A seat whose time is over
plays its last card low.
"""

from dataclasses import replace

from jungle_pg.core.rulebook import Seat, Step
from tests.toy import BACK, ToyAction, ToyEvent, ToyRulebook, ToyRules, ToyState


class CoveredToy(ToyRulebook):
    game_id = "covered"

    def commits(self, state: ToyState, action: ToyAction) -> bool:
        return not action.startswith("card:")

    def play(self, state: ToyState, action: ToyAction) -> Step[ToyState, ToyEvent]:
        step = super().play(state, action)
        if action.startswith("card:"):
            return Step(step.state, ())
        return replace(step, seals=action.startswith(("stake:", "deal:")))

    def starts_clock(self, state: ToyState) -> bool:
        return state.phase == "card"

    def autoplay(self, state: ToyState) -> ToyAction | None:
        return "stake:low" if state.phase == "stake" else self.actions(state)[-1]

    def seen_by(self, state: ToyState, seat: Seat | None) -> ToyState:
        seen = super().seen_by(state, seat)
        if state.phase != "stake" or state.mover == seat:
            return seen
        hand = (*state.hands[state.mover], BACK)
        backs = (BACK,) * len(hand)
        hands = (backs, seen.hands[1]) if state.mover == 0 else (seen.hands[0], backs)
        return replace(seen, hands=hands, phase="card", card=BACK)


COVERED = CoveredToy()
RULES = ToyRules(4)
