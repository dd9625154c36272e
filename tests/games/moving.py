"""Plies and boards that tests of motion and sound look at."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from math import isfinite
from random import Random

from hypothesis import strategies as st

from jungle_pg.core.jungle.board import DENS, parse_spot
from jungle_pg.core.jungle.paths import Move
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.jungle.state import (
    Captured,
    EnteredDen,
    Event,
    Freed,
    Jumped,
    JungleState,
    Moved,
    Trapped,
)
from jungle_pg.core.rulebook import Step, opponent
from jungle_pg.games.jungle.look import JungleLook
from jungle_pg.games.jungle.motion.move_view import apart
from jungle_pg.games.values import TRAVEL, Appearance, Field, Motion, Pace
from jungle_pg.stage.ops import Drawing, DrawList, Group, Sprite, Text
from jungle_pg.stage.theme import DAY
from tests.properties.jungle_positions import house_rules, random_state
from tests.sample_games import JUNGLE_RULES
from tests.ui.looking import find, plain_measure

TABLE = JungleLook()
FIELD = Field(60, 60, 100, 7, 9)
FLIPPED = Field(60, 60, 100, 7, 9, is_flipped=True)
APPEARANCE = Appearance(DAY, plain_measure)
LETTERS = Appearance(DAY, plain_measure, "character", ranks=False)
"""Each piece is a plate and one character that can be followed."""
NORMAL, REDUCED, OFF = Pace(), Pace(is_reduced=True), Pace(0.0)
PACES = [Pace(factor) for factor in (0.2, *TRAVEL.values()) if factor]


@dataclass(frozen=True)
class Played:
    """A ply with the states around it."""

    before: JungleState
    events: tuple[Event, ...]
    after: JungleState

    def motion(self, pace: Pace = NORMAL) -> Motion:
        return TABLE.motion(self.before, self.events, self.after, pace)


def played(board: str, move: str, rules: str = "traditional") -> Played:
    """A legal move like `A3A4` of red, or of the top side for a board that begins with `top:`."""
    side, _, board = board.rpartition(":")
    mover = "b" if side == "top" else "r"
    before = JUNGLE.start(JUNGLE.codec.parse_rules(rules), f"{board} {mover} 0 1")
    action = Move(parse_spot(move[:2]), parse_spot(move[2:]))
    assert JUNGLE.refusal(before, action) is None
    step = JUNGLE.play(before, action)
    return Played(before, step.events, step.state)


HAND_MADE = {
    "step": played("c6/7/7/7/7/7/7/1W5/7", "B2C2"),
    "down": played("top:c6/7/7/7/7/7/7/1W5/7", "A9A8"),
    "into the water": played("c6/7/7/7/7/7/1R5/7/7", "B3B4"),
    "swim": played("c6/7/7/7/7/1R5/7/7/7", "B4C4"),
    "out of the water": played("c6/7/7/7/7/1R5/7/7/7", "B4A4"),
    "jump": played("c6/7/7/7/L6/7/7/7/7", "A5D5"),
    "jump up": played("c6/7/7/7/7/7/1L5/7/7", "B3B7"),
    "double jump": played("c6/7/7/7/L6/7/7/7/7", "A5G5", "animal+extended_jumps"),
    "capture": played("c6/7/7/7/7/7/1Tw4/7/7", "B3C3"),
    "capture in the water": played("c6/7/7/7/1Dr4/7/7/7/7", "B5C5", "animal+dog_river"),
    "jump capture": played("c6/7/7/7/L2d3/7/7/7/7", "A5D5"),
    "double jump capture": played("c6/7/7/7/L5d/7/7/7/7", "A5G5", "animal+extended_jumps"),
    "rat takes elephant": played("c6/7/7/7/7/7/2Re3/7/7", "C3D3"),
    "elephant falls to the left": played("c6/7/7/7/7/7/3eR2/7/7", "E3D3"),
    "trap": played("c6/7/3L3/7/7/7/7/7/7", "D7D8"),
    "capture in a trap": played("c6/3d3/3L3/7/7/7/7/7/7", "D7D8"),
    "capture of a trapped one": played("top:c6/3E3/3p3/7/7/7/7/7/7", "D7D8"),
    "freed": played("c6/3L3/7/7/7/7/7/7/7", "D8C8"),
    "freed with a blow": played("c6/2dL3/7/7/7/7/7/7/7", "D8C8", "club"),
    "den": played("c6/3W3/7/7/7/7/7/7/7", "D8D9"),
}


def _weight(step: Step[JungleState, Event]) -> int:
    """Rare things are played often, and animals go for the enemy den."""
    rare = (Captured, EnteredDen, Freed, Jumped, Trapped)
    weight = 1 + 5 * sum(isinstance(event, rare) for event in step.events)
    for event in step.events:
        if isinstance(event, Moved):
            den = DENS[opponent(event.piece.seat)]
            ways = [sum(map(abs, apart(spot, den))) for spot in (event.start, event.target)]
            weight += 4 * (ways[1] < ways[0])
    return weight


@lru_cache(maxsize=64)
def game(rules: str, seed: int, plies: int = 90) -> tuple[Played, ...]:
    """A game of random moves, those with something to see among them more often."""
    rng, state = Random(seed), JUNGLE.start(JUNGLE.codec.parse_rules(rules))
    line: list[Played] = []
    while state.verdict is None and len(line) < plies:
        steps = [JUNGLE.play(state, action) for action in JUNGLE.actions(state)]
        step = rng.choices(steps, [_weight(step) for step in steps])[0]
        line.append(Played(state, step.events, step.state))
        state = step.state
    return tuple(line)


@st.composite
def house_plies(draw: st.DrawFn) -> Played:
    """A legal move in a random position under any house rules."""
    rng = Random(draw(st.integers(0, 2**32)))
    state = random_state(draw(house_rules), rng)
    while not JUNGLE.actions(state):
        state = random_state(state.rules, rng)
    steps = [JUNGLE.play(state, action) for action in JUNGLE.actions(state)]
    step = rng.choices(steps, [_weight(step) for step in steps])[0]
    return Played(state, step.events, step.state)


def _ply_of_a_game(rules: str, seed: int, number: int) -> Played:
    line = game(rules, seed)
    return line[number % len(line)]


games_plies = st.builds(
    _ply_of_a_game, st.sampled_from(JUNGLE_RULES), st.integers(0, 5), st.integers(0, 1000)
)
plies = games_plies | house_plies() | st.sampled_from(list(HAND_MADE.values()))
"""Plies of real games in every rule set, under any house rules, and hand-made ones."""

fields = st.sampled_from([FIELD, FLIPPED])
looks = st.sampled_from([APPEARANCE, LETTERS, Appearance(DAY, plain_measure, "both")])
paces = st.sampled_from(PACES)


def moments(motion: Motion, every_s: float = 0.008) -> Iterator[float]:
    """Times inside a motion, as frames come, and its last instant."""
    time_s = every_s
    while time_s < motion.ends_s:
        yield time_s
        time_s += every_s
    yield motion.ends_s * (1 - 1e-9)


def sprites(ops: DrawList, *starts: str) -> list[Sprite]:
    """Pictures of the marks whose names begin like this, where they are seen."""
    wanted = tuple(f"marks/{start}" for start in starts)
    return [op for op in find(ops, Sprite) if op.name.startswith(wanted)]


def looks_apart_from_alpha(ops: DrawList) -> set[Sprite | Text]:
    """Every picture and text, as it would be if nothing were faint."""
    pictures = {replace(op, alpha=255) for op in find(ops, Sprite)}
    return {*pictures, *(replace(op, alpha=255) for op in find(ops, Text))}


def letters(ops: DrawList) -> dict[str, Text]:
    """The characters of all pieces, where they are seen."""
    return {op.text: op for op in find(ops, Text)}


def assert_drawable(ops: DrawList) -> None:
    """Every number can be drawn."""
    for op in find(ops, object):
        if isinstance(op, Group):
            assert isfinite(op.dx + op.dy)
            continue
        if isinstance(op, Drawing):
            assert isfinite(op.x + op.y)
            assert min(op.w, op.h) > 0
            continue
        assert isinstance(op, Sprite | Text)
        assert op.alpha in range(256)
        size = (op.w, op.h, op.angle, op.stretch_x, op.stretch_y) if isinstance(op, Sprite) else ()
        assert all(isfinite(number) for number in (op.x, op.y, *size))
        assert not isinstance(op, Sprite) or min(op.w, op.h, op.stretch_x, op.stretch_y) >= 0
