"""How marbles move: laws for all steps, and what each kind of step looks like."""

from dataclasses import replace
from math import hypot
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.games.jackaroo.holes import place_of, spot_near, spot_of
from jungle_pg.games.jackaroo.motion.board_motion import change_motion, refusing_motion
from jungle_pg.games.values import TRAVEL, Field, Mark, Motion, Pace
from jungle_pg.stage.ops import DrawList, Group, Sprite
from tests.core.jackaroo.moments import moment
from tests.games.jackaroo.moving import (
    APPEARANCE,
    FIELD,
    FLIPPED,
    HAND_MADE,
    NORMAL,
    TABLE,
    Played,
    played,
    steps,
)
from tests.games.moving import moments, sprites
from tests.rows import each_of
from tests.ui.looking import find

SPRITES = Path(__file__).parents[3] / "assets/sprites"
MARKS = (Mark("last_from", "3"), Mark("last_to", "yellow.H4"), Mark("target", "9"))
REDUCED, OFF, HASTY = Pace(is_reduced=True), Pace(0.0), Pace(haste=3.0)
paces = st.sampled_from([Pace(factor) for factor in (0.2, *TRAVEL.values()) if factor])
fields = st.sampled_from([FIELD, FLIPPED])
parts = st.floats(0.001, 0.999)
FLASHES = ("particle_", "impact", "glow")


def marbles(ops: DrawList, side: str = "") -> list[tuple[float, float]]:
    name = f"jackaroo/marble_{side}"
    return [(op.x, op.y) for op in find(ops, Sprite) if op.name.startswith(name)]


def ground(ops: DrawList) -> list[tuple[float, float]]:
    """The shadows of what moves, in squares from the corner."""
    (group,) = find(ops, Group, key="ground")
    return [
        ((op.x - FIELD.x) / FIELD.square, (op.y - FIELD.y) / FIELD.square)
        for op in group.ops
        if isinstance(op, Sprite)
    ]


@given(step=steps, field=fields, pace=paces, is_reduced=st.booleans())
def test_a_step_begins_and_ends_with_the_boards_around_it(
    step: Played, field: Field, pace: Pace, is_reduced: bool
) -> None:
    motion = step.motion(replace(pace, is_reduced=is_reduced))
    before = TABLE.board_ops(step.before, field, APPEARANCE, MARKS)
    after = TABLE.board_ops(step.after, field, APPEARANCE, MARKS)
    assert 0 <= motion.lands_s <= motion.ends_s
    if motion.ends_s:
        assert motion.draw(0.0, field, APPEARANCE, MARKS) == before
    for late in (0.0, 0.001, 100.0):
        assert motion.draw(motion.ends_s + late, field, APPEARANCE, MARKS) == after
        assert motion.shake(motion.ends_s + late, field) == (0, 0)


@given(step=steps, field=fields, pace=paces)
def test_no_marble_is_ever_lost_or_there_twice(step: Played, field: Field, pace: Pace) -> None:
    motion = step.motion(pace)
    for time_s in moments(motion, 0.03):
        ops = motion.draw(time_s, field, APPEARANCE)
        assert [len(marbles(ops, side)) for side in ("red", "yellow")] == [4, 4]


@pytest.mark.slow
@given(step=steps, field=fields, pace=paces)
def test_marbles_go_without_leaps_in_time(step: Played, field: Field, pace: Pace) -> None:
    motion = step.motion(pace)
    every_s = 0.004 * pace.factor
    last = marbles(motion.draw(0.0, field, APPEARANCE))
    for time_s in (*moments(motion, every_s), motion.ends_s):
        dx, dy = motion.shake(time_s, field)
        now = [(x - dx, y - dy) for x, y in marbles(motion.draw(time_s, field, APPEARANCE))]
        for x, y in now:
            assert min(hypot(x - a, y - b) for a, b in last) < 0.22 * field.square
        last = now


@given(step=steps, field=fields, pace=paces)
def test_nothing_is_cut_off_by_the_end(step: Played, field: Field, pace: Pace) -> None:
    motion = step.motion(pace)
    if not motion.ends_s:
        return
    nearly = motion.draw(motion.ends_s - 0.0005, field, APPEARANCE)
    assert all(op.alpha < 12 for op in sprites(nearly, *FLASHES))
    there = marbles(motion.draw(motion.ends_s, field, APPEARANCE))
    for x, y in marbles(nearly):
        assert min(hypot(x - a, y - b) for a, b in there) < 1.5


@each_of("name", HAND_MADE)
@each_of("factor", [0.2, 1.0, 2.2])
def test_bits_are_gone_when_a_step_is_over(name: str, factor: float) -> None:
    motion = HAND_MADE[name].motion(Pace(factor))
    nearly = motion.draw(motion.ends_s - 0.0005, FIELD, APPEARANCE)
    assert all(op.alpha < 12 for op in sprites(nearly, *FLASHES))


@given(step=steps, field=fields, pace=paces)
def test_every_moment_is_drawn_with_pictures_there_are(
    step: Played, field: Field, pace: Pace
) -> None:
    motion = step.motion(pace)
    names = {
        op.name
        for time_s in moments(motion, 0.05)
        for op in find(motion.draw(time_s, field, APPEARANCE), Sprite)
    }
    assert [name for name in names if not (SPRITES / f"{name}.svg").exists()] == []


@given(step=steps, t=parts)
def test_without_motion_or_with_little_of_it_nothing_travels(step: Played, t: float) -> None:
    assert step.motion(OFF).ends_s == 0
    motion = step.motion(REDUCED)
    places = marbles(TABLE.board_ops(step.before, FIELD, APPEARANCE))
    places += marbles(TABLE.board_ops(step.after, FIELD, APPEARANCE))
    ops = motion.draw(t * motion.ends_s, FIELD, APPEARANCE)
    assert set(marbles(ops)) <= set(places)
    assert sprites(ops, *FLASHES) == []


@given(step=steps, t=parts)
def test_in_a_hasty_replay_nothing_shakes_and_nothing_flies_about(step: Played, t: float) -> None:
    motion = step.motion(HASTY)
    assert motion.shake(t * motion.ends_s, FIELD) == (0, 0)
    assert sprites(motion.draw(t * motion.ends_s, FIELD, APPEARANCE), *FLASHES) == []


@given(step=steps, field=fields, pace=paces)
def test_a_step_taken_back_ends_with_the_board_before_it(
    step: Played, field: Field, pace: Pace
) -> None:
    motion = change_motion(TABLE, step.after, step.before, pace)
    assert motion.draw(motion.ends_s, field, APPEARANCE, MARKS) == TABLE.board_ops(
        step.before, field, APPEARANCE, MARKS
    )
    for time_s in moments(motion, 0.03) if motion.ends_s else ():
        ops = motion.draw(time_s, field, APPEARANCE)
        assert len(find(ops, Group, key="piles")) == 1


def _walk_s(motion: Motion) -> float:
    """How long the marble walks when its card lies on the pile."""
    return motion.lands_s - 0.3


@each_of(("steps_", "most_s"), [(1, 0.21), (5, 0.4), (9, 0.6), (12, 0.71)])
def test_a_longer_walk_takes_longer_but_each_step_less(steps_: int, most_s: float) -> None:
    card = {1: "AS", 5: "5S", 9: "9S", 12: "QS"}[steps_]
    option = ("option:move",) if card == "AS" else ()
    step = played(moment("8 B B B", hand=card), f"card:{card}", *option, "marble:1")
    assert most_s - 0.05 < _walk_s(step.motion()) <= most_s


def test_a_marble_touches_down_on_every_free_node_of_its_way() -> None:
    motion = HAND_MADE["five"].motion()
    way = [ground(motion.draw(t, FIELD, APPEARANCE))[-1] for t in moments(motion, 0.002)]
    for node in range(8, 14):
        column, row = place_of(node)
        nearest = min(hypot(x - column - 0.5, y - row - 0.5) for x, y in way)
        assert nearest < 0.06


@each_of("node", [10, 12])
def test_a_marble_leaps_high_over_others_that_stay(node: int) -> None:
    motion = HAND_MADE["over others"].motion()
    x, y = FIELD.middle(*place_of(node))
    passing = []
    for time_s in moments(motion, 0.005):
        ops = motion.draw(time_s, FIELD, APPEARANCE)
        (air,) = find(ops, Group, key="air")
        (marble,) = marbles(air.ops)
        column, row = ground(ops)[-1]
        shadow = (FIELD.x + column * FIELD.square, FIELD.y + row * FIELD.square)
        if hypot(shadow[0] - x, shadow[1] - y) < 25:
            passing.append((shadow[1] - marble[1]) / FIELD.square)
    assert passing
    assert max(passing) > 0.4


@each_of("name", ["capture", "out onto a guest", "run"])
def test_a_captured_marble_flies_back_to_its_base(name: str) -> None:
    step = HAND_MADE[name]
    motion = step.motion()
    flashes = [t for t in moments(motion) if sprites(motion.draw(t, FIELD, APPEARANCE), "impact")]
    assert flashes
    late = motion.draw(motion.lands_s, FIELD, APPEARANCE)
    for seat, side in enumerate(("red", "yellow")):
        for marble, place in enumerate(step.after.board[seat]):
            x, y = FIELD.middle(*place_of(spot_of(seat, marble, place)))
            assert min(hypot(x - a, y - b) for a, b in marbles(late, side)) < 12


def test_a_king_hits_everybody_in_turn() -> None:
    motion = HAND_MADE["run"].motion()
    hits: list[int] = []
    for time_s in moments(motion, 0.004):
        for star in find(motion.draw(time_s, FIELD, APPEARANCE), Sprite, name="marks/impact"):
            spot = spot_near(star.x, star.y, FIELD)
            if spot is not None and spot not in hits:
                hits.append(spot)
    assert hits == [12, 15, 21]


@each_of("node", [9, 12, 20, 34])
def test_two_marbles_that_change_places_keep_apart(node: int) -> None:
    state = moment("8 B B B", f"26 {node} B B", "JS")
    motion = played(state, "card:JS", "marble:1", "target:2").motion()
    for time_s in moments(motion, 0.01):
        one, two = ground(motion.draw(time_s, FIELD, APPEARANCE))
        assert hypot(one[0] - two[0], one[1] - two[1]) > 0.44


@each_of(("name", "shines"), [("home", True), ("win", True), ("deeper", False)])
def test_only_a_marble_that_comes_home_sparkles(name: str, shines: bool) -> None:
    motion = HAND_MADE[name].motion()
    frames = (motion.draw(t, FIELD, APPEARANCE) for t in moments(motion))
    assert any(sprites(ops, "particle_star") for ops in frames) == shines


def test_a_card_lies_on_the_pile_before_its_marble_goes() -> None:
    step = HAND_MADE["five"]
    motion, cards = step.motion(), step.cards()
    card = "jackaroo/card_5S"
    early = motion.draw(cards.ends_s - 0.001, FIELD, APPEARANCE)
    late = motion.draw(cards.ends_s + 0.001, FIELD, APPEARANCE)
    assert not find(early, Sprite, name=card)
    assert find(late, Sprite, name=card)
    x, y = FIELD.middle(*place_of(8))
    assert min(hypot(x - a, y - b) for a, b in marbles(early, "red")) < 0.5


def test_a_pick_that_nobody_sees_moves_nothing() -> None:
    step = played(moment("8 B B B", hand="5S"), "card:5S")
    assert (step.motion().ends_s, step.cards().ends_s) == (0, 0)


@each_of("field", [FIELD, FLIPPED])
def test_a_refused_marble_comes_home_and_shakes_its_head(field: Field) -> None:
    state = moment("8 B B B")
    motion = refusing_motion(TABLE, state, 8, (2.0, -1.0), NORMAL)
    first = marbles(motion.draw(0.001, field, APPEARANCE), "red")
    x, y = field.middle(*place_of(8))
    away = (x + 2 * field.square, y - 1.15 * field.square)
    assert min(hypot(away[0] - a, away[1] - b) for a, b in first) < 12
    assert motion.draw(motion.ends_s, field, APPEARANCE) == TABLE.board_ops(
        state, field, APPEARANCE
    )
