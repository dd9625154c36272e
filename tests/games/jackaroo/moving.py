"""Steps of Jackaroo that tests of its look, its motion and its sounds look at."""

from dataclasses import dataclass
from functools import lru_cache
from random import Random

from hypothesis import strategies as st

from jungle_pg.core.jackaroo.events import BonusDrawn, CameHome, Captured, Event, Swapped
from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.core.rulebook import CHANCE, Seat, Step
from jungle_pg.games.jackaroo.look import JackarooLook
from jungle_pg.games.jackaroo.motion.board_motion import move_motion
from jungle_pg.games.jackaroo.motion.card_motion import CardMotion, card_motion
from jungle_pg.games.jackaroo.motion.move_view import read_move
from jungle_pg.games.jackaroo.sounds import move_sounds
from jungle_pg.games.values import Appearance, Field, Heard, Motion, Pace, Zones
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.theme import DAY
from tests.core.jackaroo.moments import moment
from tests.sample_games import JACKAROO, JACKAROO_RULES
from tests.ui.looking import plain_measure

FIELD = Field(440, 16, 104, 10, 10)
FLIPPED = Field(440, 16, 104, 10, 10, is_flipped=True)
APPEARANCE = Appearance(DAY, plain_measure)
ZONES = Zones((Rect(1340, 650, 580, 400), Rect(36, 200, 396, 180)))
BESIDE = Zones((Rect(1160, 700, 580, 400), Rect(1160, 60, 396, 180)))
"""Hands to the right of a board of a hundred pixels a square."""
NORMAL = Pace()
TABLE = JackarooLook()


@dataclass(frozen=True)
class Played:
    """A step with the states around it, as a seat sees them; None sees all."""

    before: JackarooState
    events: tuple[Event, ...]
    after: JackarooState

    def seen_by(self, seat: Seat | None) -> "Played":
        return Played(
            JACKAROO.seen_by(self.before, seat),
            JACKAROO.heard_by(self.events, seat),
            JACKAROO.seen_by(self.after, seat),
        )

    def motion(self, pace: Pace = NORMAL) -> Motion:
        return move_motion(TABLE, self.before, self.events, self.after, pace)

    def cards(self, pace: Pace = NORMAL) -> CardMotion:
        return card_motion(self.before, self.events, self.after, pace)

    def sounds(self, pace: Pace = NORMAL, *, is_flipped: bool = False) -> tuple[Heard, ...]:
        return move_sounds(self.before, self.events, pace, 0, is_flipped=is_flipped)


def played(state: JackarooState, *decisions: str) -> Played:
    """The last of some decisions, like `card:7H` and `marble:1`; luck decides at the end too."""
    for text in decisions[:-1]:
        state = JACKAROO.play(state, JACKAROO.codec.parse_action(text)).state
    action = JACKAROO.codec.parse_action(decisions[-1])
    assert action in JACKAROO.actions(state) or JACKAROO.actor(state) == CHANCE
    step = JACKAROO.play(state, action)
    return Played(state, step.events, step.state)


def lucky(state: JackarooState) -> Played:
    """What luck does next."""
    step = JACKAROO.play(state, JACKAROO.draw(state, Random(3)))
    return Played(state, step.events, step.state)


def _start() -> JackarooState:
    return JACKAROO.start(JACKAROO.codec.parse_rules("king"))


_FIVE = moment("8 B B B", "26 20 B B", "5S QS AS JS KS 7S", "3C 6C 9C")
_CAPTURE = played(moment("15 B B B", "26 20 B B", "5S"), "card:5S", "marble:1")

HAND_MADE = {
    "five": played(_FIVE, "card:5S", "marble:1"),
    "twelve": played(_FIVE, "card:QS", "marble:1"),
    "one": played(_FIVE, "card:AS", "option:move", "marble:1"),
    "back": played(moment("8 B B B", hand="4S"), "card:4S", "marble:1"),
    "over others": played(moment("8 B B B", "10 12 B B", "8S"), "card:8S", "marble:1"),
    "out": played(_FIVE, "card:AS", "option:out"),
    "out onto a guest": played(moment("8 B B B", "0 B B B", "AS"), "card:AS", "option:out"),
    "swap": played(_FIVE, "card:JS", "marble:1", "target:2"),
    "capture": _CAPTURE,
    "run": played(moment("8 12 B B", "15 21 B B", "KS"), "card:KS", "option:run", "marble:1"),
    "run past somebody": played(
        moment("8 B B B", "20 B B B", "KS"), "card:KS", "option:run", "marble:1"
    ),
    "home": played(moment("49 B B B", hand="5S"), "card:5S", "marble:1"),
    "deeper": played(moment("H1 B B B", hand="AS"), "card:AS", "option:move", "marble:1"),
    "seven first": played(moment("8 20 B B", hand="7S"), "card:7S", "marble:1", "steps:3"),
    "seven rest": played(moment("8 20 B B", hand="7S"), "card:7S", "marble:1", "steps:3", "rest:2"),
    "win": played(moment("H2 H3 H4 49", hand="3S"), "card:3S", "marble:4"),
    "attack": played(moment("8 B B B", hand="QH 5S"), "card:QH"),
    "thrown away": played(moment("8 B B B", hand="QH 5S"), "card:QH", "discard:6C"),
    "no move": played(moment("B B B B", hand="5S 6S"), "discard:5S"),
    "bonus": lucky(_CAPTURE.after),
    "first shuffle": lucky(_start()),
    "deal": lucky(lucky(_start()).after),
}


def _weight(step: Step[JackarooState, Event]) -> int:
    """What is seldom is played often."""
    rare = (Captured, CameHome, Swapped, BonusDrawn)
    return 1 + 6 * sum(isinstance(event, rare) for event in step.events)


@lru_cache(maxsize=16)
def game(rules: str, seed: int, steps: int = 400) -> tuple[Played, ...]:
    """A game of random decisions, those with something to see among them more often."""
    rng, state = Random(seed), JACKAROO.start(JACKAROO.codec.parse_rules(rules))
    line: list[Played] = []
    while JACKAROO.verdict(state) is None and len(line) < steps:
        if JACKAROO.actor(state) == CHANCE:
            step = JACKAROO.play(state, JACKAROO.draw(state, rng))
        else:
            every = [JACKAROO.play(state, action) for action in JACKAROO.actions(state)]
            step = rng.choices(every, [_weight(one) for one in every])[0]
        line.append(Played(state, step.events, step.state))
        state = step.state
    return tuple(line)


def _step_of_a_game(rules: str, seed: int, number: int) -> Played:
    line = game(rules, seed)
    return line[number % len(line)]


steps = st.builds(
    _step_of_a_game, st.sampled_from(JACKAROO_RULES), st.integers(0, 3), st.integers(0, 1000)
) | st.sampled_from(list(HAND_MADE.values()))
"""Steps of real games under all rules, and hand-made ones."""
seen_steps = steps.filter(lambda step: read_move(step.before, step.events).is_seen)
"""Steps with something to see."""
seats = st.sampled_from([0, 1, None])
