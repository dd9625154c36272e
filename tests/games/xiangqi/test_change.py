"""From one position to any other: undo, jumps in the history, refused pieces."""

from dataclasses import replace
from math import hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.games.moving.changing import differing
from jungle_pg.games.values import Appearance, Field, Mark, Pace
from jungle_pg.stage.ops import Sprite
from tests.games.any_moving import pieces
from tests.games.moving import (
    OFF,
    REDUCED,
    assert_drawable,
    looks,
    looks_apart_from_alpha,
    moments,
    paces,
)
from tests.games.xiangqi.moving import (
    APPEARANCE,
    CHARACTERS,
    FIELD,
    FLIPPED,
    HAND_MADE,
    NORMAL,
    OPENING,
    TABLE,
    game,
    state_of,
)
from tests.rows import each_of
from tests.sample_games import XIANGQI_RULES
from tests.ui.looking import find

MARKS = (Mark("last_from", "a3"), Mark("move", "c5"))
fields = st.sampled_from([FIELD, FLIPPED])
numbers = st.integers(0, 1000)
Pair = tuple[XiangqiState, XiangqiState]


def _two_of_a_game(rules: str, seed: int, one: int, other: int) -> Pair:
    line = game(rules, seed)
    return line[one % len(line)].before, line[other % len(line)].after


pairs = st.builds(
    _two_of_a_game, st.sampled_from(XIANGQI_RULES), st.integers(0, 5), numbers, numbers
)


@given(pair=pairs, field=fields, appearance=looks, pace=paces, is_reduced=st.booleans())
def test_any_position_becomes_any_other(
    pair: Pair, field: Field, appearance: Appearance, pace: Pace, is_reduced: bool
) -> None:
    before, after = pair
    motion = TABLE.change(before, after, replace(pace, is_reduced=is_reduced))
    assert 0 <= motion.lands_s <= motion.ends_s < 1
    if motion.ends_s:
        first = TABLE.standing(before, field, appearance, MARKS)
        assert motion.draw(0.0, field, appearance, MARKS) == first
    last = TABLE.standing(after, field, appearance, MARKS)
    assert motion.draw(motion.ends_s, field, appearance, MARKS) == last
    for time_s in moments(motion, 0.05):
        assert_drawable(motion.draw(time_s, field, appearance, MARKS))
        assert motion.shake(time_s, field) == (0, 0)


@given(pair=pairs, t=st.floats(0.001, 0.999))
def test_with_reduced_motion_a_change_only_fades(pair: Pair, t: float) -> None:
    motion = TABLE.change(*pair, REDUCED)
    ops = motion.draw(t * motion.ends_s, FIELD, APPEARANCE)
    standing = [TABLE.standing(state, FIELD, APPEARANCE) for state in pair]
    assert looks_apart_from_alpha(ops) <= set.union(*map(looks_apart_from_alpha, standing))
    assert motion.ends_s <= 0.1


def test_the_same_position_moves_nothing() -> None:
    state = state_of(OPENING)
    assert TABLE.change(state, state, NORMAL).ends_s == 0


@pytest.mark.slow
@each_of("name", HAND_MADE)
def test_taking_back_a_ply_is_known_as_one_and_no_piece_jumps(name: str) -> None:
    ply = HAND_MADE[name]
    assert differing(TABLE, ply.after, ply.before).is_one_ply_back
    for pair in ((ply.after, ply.before), (ply.before, ply.after)):
        motion = TABLE.change(*pair, NORMAL)
        places = list(pieces(motion.draw(0.0, FIELD, CHARACTERS)))
        for time_s in (*moments(motion, 0.002), motion.ends_s):
            now = list(pieces(motion.draw(time_s, FIELD, CHARACTERS)))
            for piece in (each for each in now if each.alpha > 30):
                alike = [old for old in places if old.who == piece.who]
                ways = [hypot(piece.x - old.x, piece.y - old.y) for old in alike]
                assert min(ways, default=0.0) < 0.35 * FIELD.square, (time_s, piece)
            places = now


def test_of_five_soldiers_only_those_move_that_must() -> None:
    before = state_of("3k5/9/9/9/9/P1P1P1P1P/9/9/9/4K4 w")
    after = state_of("3k5/9/9/9/P8/4P1P1P/2P6/9/9/4K4 w")
    found = differing(TABLE, before, after)
    assert len(found.glides) == 2
    for _, start, target in found.glides:
        assert abs(target - start) == 9
    assert not found.gone
    assert not found.back


@each_of("field", [FIELD, FLIPPED], ids=["from below", "from above"])
def test_undo_glides_back_leaves_a_ghost_and_brings_the_taken_piece_back(field: Field) -> None:
    ply = HAND_MADE["horse takes"]
    motion = TABLE.change(ply.after, ply.before, NORMAL)
    assert motion.lands_s == pytest.approx(0.16)
    horses = find(motion.draw(0.04, field, CHARACTERS), Sprite, name="xiangqi/r_horse")
    assert sorted(op.alpha < 128 for op in horses) == [False, True]
    early, late = (
        find(motion.draw(t, field, CHARACTERS), Sprite, name="xiangqi/b_soldier")
        for t in (0.07, 0.2)
    )
    assert not early
    assert late[0].alpha > 200


def test_a_long_way_back_takes_longer() -> None:
    near, far = (
        TABLE.change(ply.after, ply.before, NORMAL)
        for ply in (HAND_MADE["soldier"], HAND_MADE["chariot"])
    )
    assert near.lands_s == pytest.approx(0.16)
    assert 0.2 < far.lands_s < 0.25


@each_of("field", [FIELD, FLIPPED], ids=["from below", "from above"])
def test_a_refused_piece_comes_home_from_where_it_was_let_go(field: Field) -> None:
    state = HAND_MADE["horse"].before
    motion = TABLE.refusing(state, "c3", (1.5, -0.5), NORMAL)

    def horse(time_s: float) -> Sprite:
        (only,) = find(motion.draw(time_s, field, CHARACTERS), Sprite, name="xiangqi/r_horse")
        return only

    home = horse(motion.ends_s)
    assert horse(0.0).x - home.x == pytest.approx(150)
    assert horse(0.0).y - home.y == pytest.approx(-50 - 15)
    assert home.x < horse(0.05).x < horse(0.0).x
    assert motion.draw(motion.ends_s, field, APPEARANCE) == TABLE.standing(state, field, APPEARANCE)


def test_a_refusal_where_nobody_stands_moves_nothing() -> None:
    state = HAND_MADE["horse"].before
    assert TABLE.refusing(state, "a5", (0.0, 0.0), NORMAL).ends_s == 0
    assert TABLE.refusing(state, "c3", (1.0, 0.0), OFF).ends_s == 0
    assert TABLE.refusing(state, "c3", (0.0, 0.0), REDUCED).ends_s == 0
