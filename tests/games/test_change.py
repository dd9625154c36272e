"""From one board to any other: undo, jumps in the history, other games, refused pieces."""

from dataclasses import replace
from itertools import pairwise
from math import hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.games.moving.changing import differing
from jungle_pg.games.values import Appearance, Field, Mark, Pace
from jungle_pg.stage.ops import Sprite
from tests.games.moving import (
    APPEARANCE,
    FIELD,
    FLIPPED,
    HAND_MADE,
    LETTERS,
    NORMAL,
    OFF,
    REDUCED,
    TABLE,
    Played,
    assert_drawable,
    fields,
    game,
    letters,
    looks,
    looks_apart_from_alpha,
    moments,
    paces,
    plies,
    sprites,
)
from tests.rows import each_of
from tests.sample_games import JUNGLE_RULES
from tests.ui.looking import find

MARKS = (Mark("last_from", "A3"), Mark("move", "C5"))
parts = st.floats(0.001, 0.999)
numbers = st.integers(0, 1000)


def _two_of_a_game(rules: str, seed: int, one: int, other: int) -> tuple[JungleState, JungleState]:
    line = game(rules, seed)
    return line[one % len(line)].before, line[other % len(line)].after


boards = st.builds(
    _two_of_a_game, st.sampled_from(JUNGLE_RULES), st.integers(0, 5), numbers, numbers
)


@given(pair=boards, field=fields, appearance=looks, pace=paces, is_reduced=st.booleans())
def test_any_board_becomes_any_other(
    pair: tuple[JungleState, JungleState],
    field: Field,
    appearance: Appearance,
    pace: Pace,
    is_reduced: bool,
) -> None:
    before, after = pair
    motion = TABLE.change(before, after, replace(pace, is_reduced=is_reduced))
    assert 0 <= motion.lands_s <= motion.ends_s < 1
    assert (motion.ends_s > 0) == (before.board != after.board)
    if motion.ends_s:
        first = TABLE.standing(before, field, appearance, MARKS)
        assert motion.draw(0.0, field, appearance, MARKS) == first
    for late in (0.0, 5.0):
        last = TABLE.standing(after, field, appearance, MARKS)
        assert motion.draw(motion.ends_s + late, field, appearance, MARKS) == last
    for time_s in moments(motion, 0.05):
        assert_drawable(motion.draw(time_s, field, appearance, MARKS))
        assert motion.shake(time_s, field) == (0, 0)


@given(pair=boards, field=fields, times=st.lists(parts, min_size=2, max_size=5))
def test_a_moment_of_a_change_does_not_depend_on_what_was_asked_before(
    pair: tuple[JungleState, JungleState], field: Field, times: list[float]
) -> None:
    motion = TABLE.change(*pair, NORMAL)
    pictures = [motion.draw(t * motion.ends_s, field, APPEARANCE) for t in times]
    for t, picture in zip(reversed(times), reversed(pictures), strict=True):
        assert TABLE.change(*pair, NORMAL).draw(t * motion.ends_s, field, APPEARANCE) == picture
        assert motion.draw(t * motion.ends_s, field, APPEARANCE) == picture


@given(pair=boards, t=parts)
def test_with_reduced_motion_a_change_only_fades(
    pair: tuple[JungleState, JungleState], t: float
) -> None:
    motion = TABLE.change(*pair, REDUCED)
    ops = motion.draw(t * motion.ends_s, FIELD, APPEARANCE)
    standing = [TABLE.standing(state, FIELD, APPEARANCE) for state in pair]
    assert looks_apart_from_alpha(ops) <= set.union(*map(looks_apart_from_alpha, standing))
    assert motion.ends_s <= 0.1


@given(pair=boards)
def test_without_motion_a_board_changes_at_once(pair: tuple[JungleState, JungleState]) -> None:
    motion = TABLE.change(*pair, OFF)
    assert (motion.ends_s, motion.lands_s) == (0, 0)
    assert motion.draw(0.0, FIELD, APPEARANCE) == TABLE.standing(pair[1], FIELD, APPEARANCE)


@given(ply=plies)
def test_taking_back_any_ply_is_known_as_one(ply: Played) -> None:
    back = differing(TABLE, ply.after, ply.before)
    assert back.is_one_ply_back
    again = differing(TABLE, ply.before, ply.after)
    assert again.is_one_ply_back == (not again.gone)


@each_of("field", [FIELD, FLIPPED], ids=["from below", "from above"])
def test_undo_glides_back_leaves_a_ghost_and_brings_the_taken_piece_back(field: Field) -> None:
    ply = HAND_MADE["capture"]
    motion = TABLE.change(ply.after, ply.before, NORMAL)
    assert motion.lands_s == pytest.approx(0.16)
    early = motion.draw(0.04, field, APPEARANCE)
    tigers = find(early, Sprite, name="pieces/r_tiger")
    assert sorted(op.alpha < 128 for op in tigers) == [False, True]
    there = letters(motion.draw(0.0, field, LETTERS))["虎"].x
    home = letters(motion.draw(motion.ends_s, field, LETTERS))["虎"].x
    ways = [abs(letters(motion.draw(t, field, LETTERS))["虎"].x - home) for t in (0.03, 0.08, 0.16)]
    assert abs(there - home) > ways[0] > ways[1] > ways[2] == 0
    wolves = [
        find(motion.draw(t, field, APPEARANCE), Sprite, name="pieces/b_wolf") for t in (0.07, 0.2)
    ]
    assert not wolves[0]
    assert wolves[1][0].alpha > 200


def test_pieces_on_both_boards_glide_gone_ones_fade_and_new_ones_pop_up() -> None:
    rules = JUNGLE.codec.parse_rules("traditional")
    before = JUNGLE.start(rules, "c6/7/7/7/7/7/W6/6L/7 r 0 1")
    after = JUNGLE.start(rules, "6c/7/7/7/7/7/W6/7/6D r 0 1")
    motion = TABLE.change(before, after, NORMAL)
    shown = letters(motion.draw(0.12, FIELD, LETTERS))
    first, last = (letters(TABLE.standing(s, FIELD, LETTERS)) for s in (before, after))
    assert shown["狼"] == first["狼"]
    assert first["貓"].x < shown["貓"].x < last["貓"].x
    assert 0 < shown["獅"].alpha < 255
    assert 0 < shown["狗"].alpha < 255
    assert shown["狗"].size < last["狗"].size


@each_of("name", HAND_MADE)
def test_no_piece_jumps_when_a_ply_is_taken_back_or_played_by_its_boards(name: str) -> None:
    ply = HAND_MADE[name]
    for pair in ((ply.after, ply.before), (ply.before, ply.after)):
        motion = TABLE.change(*pair, NORMAL)
        places = letters(motion.draw(0.0, FIELD, LETTERS))
        for time_s in (*moments(motion, 0.002), motion.ends_s):
            now = letters(motion.draw(time_s, FIELD, LETTERS))
            for text in now.keys() & places.keys():
                one, other = now[text], places[text]
                assert hypot(one.x - other.x, one.y - other.y) < 0.3 * FIELD.square
            places = now


def test_a_net_is_put_on_and_taken_off_by_a_change() -> None:
    ply = HAND_MADE["trap"]
    motion = TABLE.change(ply.after, ply.before, NORMAL)
    assert sprites(motion.draw(0.01, FIELD, APPEARANCE), "net")[0].alpha > 200
    assert not sprites(motion.draw(0.15, FIELD, APPEARANCE), "net")
    again = TABLE.change(ply.before, ply.after, NORMAL)
    assert sprites(again.draw(0.15, FIELD, APPEARANCE), "net")[0].alpha > 200


def test_another_rule_set_is_faded_to() -> None:
    one, other = (JUNGLE.start(JUNGLE.codec.parse_rules(name)) for name in ("club", "animal"))
    motion = TABLE.change(one, other, NORMAL)
    assert motion.ends_s == pytest.approx(0.1)
    assert motion.draw(0.0, FIELD, APPEARANCE) == TABLE.standing(one, FIELD, APPEARANCE)
    assert motion.draw(0.1, FIELD, APPEARANCE) == TABLE.standing(other, FIELD, APPEARANCE)


@each_of("field", [FIELD, FLIPPED], ids=["from below", "from above"])
def test_a_refused_piece_comes_home_from_where_it_was_let_go(field: Field) -> None:
    state = HAND_MADE["capture"].before
    motion = TABLE.refusing(state, "B3", (1.5, -0.5), NORMAL)
    home = letters(TABLE.standing(state, field, LETTERS))["虎"]
    let_go = letters(motion.draw(0.0, field, LETTERS))["虎"]
    assert let_go.x - home.x == pytest.approx(150)
    assert let_go.y - home.y == pytest.approx(-50 - 15)
    on_the_way = letters(motion.draw(0.05, field, LETTERS))["虎"]
    assert home.x < on_the_way.x < let_go.x
    assert motion.draw(motion.ends_s, field, APPEARANCE) == TABLE.standing(state, field, APPEARANCE)


def test_a_refused_piece_shakes_its_head_twice() -> None:
    state = HAND_MADE["capture"].before
    for offset in ((0.0, 0.0), (1.0, 1.0)):
        motion = TABLE.refusing(state, "B3", offset, NORMAL)
        turns = [
            find(motion.draw(time_s, FIELD, APPEARANCE), Sprite, name="pieces/r_tiger")[0].angle
            for time_s in moments(motion, 0.005)
            if time_s > motion.lands_s
        ]
        signs = [angle > 0 for angle in turns if abs(angle) > 0.5]
        assert sum(one != other for one, other in pairwise(signs)) == 3
        assert motion.ends_s == pytest.approx(motion.lands_s + 0.2)


def test_a_refusal_where_nobody_stands_moves_nothing() -> None:
    state = HAND_MADE["capture"].before
    assert TABLE.refusing(state, "G1", (0.0, 0.0), NORMAL).ends_s == 0
    assert TABLE.refusing(state, "B3", (1.0, 0.0), OFF).ends_s == 0
    assert TABLE.refusing(state, "B3", (0.0, 0.0), REDUCED).ends_s == 0


def test_with_reduced_motion_a_refused_piece_fades_from_one_place_to_the_other() -> None:
    state = HAND_MADE["capture"].before
    motion = TABLE.refusing(state, "B3", (1.0, 0.0), REDUCED)
    assert motion.ends_s == pytest.approx(0.1)
    places = {
        (op.x, op.y, op.angle)
        for time_s in (0.0, 0.03, 0.06, 0.1)
        for op in find(motion.draw(time_s, FIELD, APPEARANCE), Sprite, name="pieces/r_tiger")
    }
    assert len(places) == 2
