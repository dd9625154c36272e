"""Plies of Xiangqi that tests of motion and sound look at."""

import re
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from hypothesis import strategies as st

from jungle_pg.core.rulebook import Step
from jungle_pg.core.xiangqi.board import parse_point
from jungle_pg.core.xiangqi.paths import Move
from jungle_pg.core.xiangqi.state import Captured, Checked, Ended, Event, XiangqiState
from jungle_pg.games.values import Appearance, Field, Heard, Motion, Pace
from jungle_pg.games.xiangqi.look import XiangqiLook
from jungle_pg.stage.theme import DAY
from tests.sample_games import XIANGQI, XIANGQI_RULES
from tests.ui.looking import plain_measure

TABLE = XiangqiLook()
FIELD = Field(60, 60, 100, 9, 10)
FLIPPED = Field(60, 60, 100, 9, 10, is_flipped=True)
APPEARANCE = Appearance(DAY, plain_measure, "both")
CHARACTERS = Appearance(DAY, plain_measure, "character")
NORMAL = Pace()


@dataclass(frozen=True)
class Played:
    """A ply with the states around it."""

    before: XiangqiState
    events: tuple[Event, ...]
    after: XiangqiState

    def motion(self, pace: Pace = NORMAL) -> Motion:
        return TABLE.motion(self.before, self.events, self.after, pace)

    def sounds(self, pace: Pace = NORMAL, seed: int = 0, **how: bool) -> tuple[Heard, ...]:
        return TABLE.sounds(self.before, self.events, self.after, pace, seed, **how)


def state_of(position: str) -> XiangqiState:
    """A position under the usual rules."""
    return XIANGQI.start(XIANGQI.codec.parse_rules("standard"), position)


def played(position: str, move: str) -> Played:
    """A legal move like `a4a10`."""
    before = state_of(position)
    found = re.fullmatch(r"([a-i]\d+)([a-i]\d+)", move)
    assert found
    action = Move(parse_point(found[1]), parse_point(found[2]))
    assert XIANGQI.refusal(before, action) is None
    step = XIANGQI.play(before, action)
    return Played(before, step.events, step.state)


OPENING = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w"

HAND_MADE = {
    "soldier": played("3k5/9/9/9/9/9/4P4/9/9/4K4 w", "e4e5"),
    "soldier aside": played("3k5/9/9/4P4/9/9/9/9/9/4K4 w", "e7f7"),
    "soldier of Black": played("3k5/9/9/4p4/9/9/9/9/9/4K4 b", "e7e6"),
    "advisor": played("3k5/9/9/9/9/9/P8/9/4A4/4K4 w", "e2f3"),
    "general": played("3k5/9/9/9/9/9/P8/9/9/4K4 w", "e1f1"),
    "chariot": played("3k5/9/9/9/9/9/R8/9/9/4K4 w", "a4i4"),
    "chariot a step": played("3k5/9/9/9/9/9/R8/9/9/4K4 w", "a4a5"),
    "cannon": played("3k5/9/9/9/9/9/C8/9/9/4K4 w", "a4a9"),
    "horse": played("3k5/9/9/9/9/9/9/2N6/9/4K4 w", "c3d5"),
    "horse aside": played("3k5/9/9/9/9/9/9/2N6/9/4K4 w", "c3e4"),
    "horse back": played("3k5/9/9/9/9/9/9/2N6/9/4K4 w", "c3b1"),
    "elephant": played("3k5/9/9/9/9/9/P8/4B4/9/4K4 w", "e3g5"),
    "soldier takes": played("3k5/9/9/9/4p4/4P4/9/9/9/4K4 w", "e5e6"),
    "advisor takes": played("3k5/9/9/9/9/9/9/3p5/4A4/4K4 w", "e2d3"),
    "general takes": played("3k5/9/9/9/9/9/9/9/4p4/4K4 w", "e1e2"),
    "chariot takes": played("4k4/9/9/r8/9/9/R8/9/9/3K5 w", "a4a7"),
    "chariot takes from afar": played("3k5/9/9/9/9/9/R7r/9/9/4K4 w", "a4i4"),
    "chariot takes beside it": played("3k5/9/9/9/9/r8/R8/9/9/4K4 w", "a4a5"),
    "horse takes": played("3k5/9/9/9/9/3p5/9/2N6/9/4K4 w", "c3d5"),
    "elephant takes": played("3k5/9/9/9/9/6p2/9/4B4/9/4K4 w", "e3g5"),
    "cannon takes": played(OPENING, "b3b10"),
    "cannon takes close by": played("3k5/9/9/9/9/r8/P8/C8/9/4K4 w", "a3a5"),
    "cannon takes over a general": played("C2kr4/9/9/9/9/9/9/9/9/4K4 w", "a10e10"),
    "check": played("3k5/9/9/9/9/9/R8/1R7/9/4K4 w", "b3b10"),
    "check by a shot": played("3k5/9/9/3n5/3r5/3N5/3C5/9/9/4K4 w", "d4d6"),
    "mate": played("3k5/R8/9/9/9/9/9/1R7/9/4K4 w", "b3b10"),
    "mate with a blow": played("1r1k5/R8/9/9/9/9/9/1R7/9/4K4 w", "b3b10"),
    "no move left": played("3k5/9/9/9/9/9/9/9/9/R3K4 w", "a1a9"),
}


def _weight(step: Step[XiangqiState, Event]) -> int:
    """What is seldom is played often."""
    rare = (Captured, Checked, Ended)
    return 1 + 5 * sum(isinstance(event, rare) for event in step.events)


@lru_cache(maxsize=32)
def game(rules: str, seed: int, plies: int = 120) -> tuple[Played, ...]:
    """A game of random moves, those with something to see among them more often."""
    rng, state = Random(seed), XIANGQI.start(XIANGQI.codec.parse_rules(rules))
    line: list[Played] = []
    while state.verdict is None and len(line) < plies:
        steps = [XIANGQI.play(state, action) for action in XIANGQI.actions(state)]
        step = rng.choices(steps, [_weight(step) for step in steps])[0]
        line.append(Played(state, step.events, step.state))
        state = step.state
    return tuple(line)


def _ply_of_a_game(rules: str, seed: int, number: int) -> Played:
    line = game(rules, seed)
    return line[number % len(line)]


games_plies = st.builds(
    _ply_of_a_game, st.sampled_from(XIANGQI_RULES), st.integers(0, 5), st.integers(0, 1000)
)
plies = games_plies | st.sampled_from(list(HAND_MADE.values()))
"""Plies of real games in every rule set, and hand-made ones."""
