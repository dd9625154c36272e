"""How plies move: laws that hold for all of them."""

from collections import Counter
from dataclasses import replace
from math import hypot
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.cabinet import JUNGLE
from jungle_pg.stage.ops import DrawList, Group, Sprite, Text
from jungle_pg.tables.base import Field, Look, Mark, Pace
from tests.games import JUNGLE_RULES
from tests.tables.moving import (
    FIELD,
    FLIPPED,
    HAND_MADE,
    LETTERS,
    LOOK,
    OFF,
    PACES,
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
from tests.ui.looking import find

SPRITES = Path(__file__).parents[2] / "assets/sprites"
MARKS = (Mark("last_from", "A3"), Mark("last_to", "A4"), Mark("move", "C5"))
parts = st.floats(0.001, 0.999)


def test_the_games_of_these_tests_hold_every_kind_of_event() -> None:
    seen = Counter(
        type(event).__name__
        for rules in JUNGLE_RULES
        for seed in range(6)
        for ply in game(rules, seed)
        for event in ply.events
    )
    wanted = {"Moved", "Jumped", "Captured", "Trapped", "Freed", "EnteredDen", "Ended"}
    assert {name for name, count in seen.items() if count >= 5} == wanted


@given(ply=plies, field=fields, look=looks, pace=paces, is_reduced=st.booleans())
def test_a_ply_begins_and_ends_with_the_boards_around_it(
    ply: Played, field: Field, look: Look, pace: Pace, is_reduced: bool
) -> None:
    motion = ply.motion(replace(pace, is_reduced=is_reduced))
    before = TABLE.standing(ply.before, field, look, MARKS)
    after = TABLE.standing(ply.after, field, look, MARKS)
    assert 0 < motion.lands_s <= motion.ends_s
    assert motion.draw(0.0, field, look, MARKS) == before
    assert motion.draw(-1.0, field, look, MARKS) == before
    for late in (0.0, 0.001, 100.0):
        assert motion.draw(motion.ends_s + late, field, look, MARKS) == after
        assert motion.shake(motion.ends_s + late, field) == (0, 0)


@given(ply=plies, pace=paces)
def test_nothing_is_cut_off_by_the_end(ply: Played, pace: Pace) -> None:
    motion = ply.motion(pace)
    last, over = (motion.draw(motion.ends_s - early_s, FIELD, LETTERS) for early_s in (0.0005, 0.0))
    flying = sprites(last, "particle_", "impact", "splash", "glow", "dizzy", "den_win")
    assert all(op.alpha < 12 for op in flying)
    pieces = [op for op in find(last, Text) if op.alpha > 12]
    places = find(over, Text)
    assert len(pieces) == len(places)
    for op in pieces:
        there = [place for place in places if place.text == op.text]
        assert min(hypot(op.x - place.x, op.y - place.y) for place in there) < 1.5


@given(ply=plies, field=fields, pace=paces, times=st.lists(parts, min_size=2, max_size=6))
def test_a_moment_looks_the_same_whatever_was_asked_before(
    ply: Played, field: Field, pace: Pace, times: list[float]
) -> None:
    motion = ply.motion(pace)
    pictures = [motion.draw(t * motion.ends_s, field, LOOK, MARKS) for t in times]
    for t, picture in zip(reversed(times), reversed(pictures), strict=True):
        assert ply.motion(pace).draw(t * motion.ends_s, field, LOOK, MARKS) == picture
        assert motion.draw(t * motion.ends_s, field, LOOK, MARKS) == picture


@given(ply=plies, field=fields, look=looks, pace=paces)
def test_every_moment_can_be_drawn_with_pictures_there_are(
    ply: Played, field: Field, look: Look, pace: Pace
) -> None:
    motion = ply.motion(pace)
    names = set()
    for time_s in moments(motion, 0.03):
        ops = motion.draw(time_s, field, look)
        assert_drawable(ops)
        names |= {op.name for op in find(ops, Sprite)}
    assert [name for name in names if not (SPRITES / f"{name}.svg").exists()] == []


@given(ply=plies)
def test_without_motion_a_ply_is_over_at_once(ply: Played) -> None:
    for pace in (OFF, Pace.of("off", reduced_motion=True)):
        motion = ply.motion(pace)
        assert (motion.ends_s, motion.lands_s) == (0, 0)
        after = TABLE.standing(ply.after, FIELD, LOOK, MARKS)
        assert motion.draw(0.0, FIELD, LOOK, MARKS) == after


@given(ply=plies, field=fields, look=looks, t=parts)
def test_with_reduced_motion_things_only_fade(
    ply: Played, field: Field, look: Look, t: float
) -> None:
    motion = ply.motion(REDUCED)
    assert motion.ends_s == pytest.approx(0.1)
    standing = [TABLE.standing(state, field, look, MARKS) for state in (ply.before, ply.after)]
    ops = motion.draw(t * motion.ends_s, field, look, MARKS)
    assert looks_apart_from_alpha(ops) <= set.union(*map(looks_apart_from_alpha, standing))
    assert motion.shake(t * motion.ends_s, field) == (0, 0)
    assert sprites(ops, "particle_", "impact", "splash", "glow") == []
    assert_drawable(ops)


def _most_bits(ply: Played, pace: Pace) -> int:
    motion = ply.motion(pace)
    pictures = [motion.draw(time_s, FIELD, LOOK) for time_s in moments(motion, 0.02)]
    return max(len(sprites(ops, "particle_")) for ops in pictures)


@given(ply=plies, pace=paces)
def test_never_more_than_24_bits_fly_about(ply: Played, pace: Pace) -> None:
    assert _most_bits(ply, pace) <= 24


@pytest.mark.parametrize("ply", HAND_MADE.values(), ids=HAND_MADE)
def test_no_kind_of_ply_has_more_than_24_bits_at_any_pace(ply: Played) -> None:
    assert max(_most_bits(ply, pace) for pace in PACES) <= 24


@pytest.mark.parametrize("pace", [*PACES, REDUCED], ids=str)
@pytest.mark.parametrize("ply", HAND_MADE.values(), ids=HAND_MADE)
def test_nothing_flashes_more_than_three_times_a_second(ply: Played, pace: Pace) -> None:
    motion = ply.motion(pace)
    shown: set[str] = set()
    rises: Counter[str] = Counter()
    for time_s in moments(motion, 0.005):
        ops = motion.draw(time_s, FIELD, LETTERS)
        names = {op.name for op in sprites(ops, "impact", "glow", "den_win", "dizzy") if op.alpha}
        names |= {text for text, op in letters(ops).items() if op.alpha}
        rises.update(names - shown)
        shown = names
    assert max(rises.values()) <= 3


@pytest.mark.parametrize("field", [FIELD, FLIPPED], ids=["from below", "from above"])
@pytest.mark.parametrize("ply", HAND_MADE.values(), ids=HAND_MADE)
def test_no_piece_jumps_from_one_place_to_another(ply: Played, field: Field) -> None:
    motion = ply.motion()
    places = letters(motion.draw(0.0, field, LETTERS))
    for time_s in (*moments(motion, 0.004), motion.ends_s):
        now = letters(motion.draw(time_s, field, LETTERS))
        for text, op in now.items():
            if text in places:
                way = hypot(op.x - places[text].x, op.y - places[text].y)
                # The rat's landing on the forehead is the hardest stop there is.
                assert way < 0.25 * field.square, (time_s, text)
                assert abs(op.alpha - places[text].alpha) < 60, (time_s, text)
        places = now


@pytest.mark.parametrize("ply", HAND_MADE.values(), ids=HAND_MADE)
def test_what_stands_still_is_the_very_same_from_picture_to_picture(ply: Played) -> None:
    crowded = replace_board(ply)
    motion = crowded.motion()
    still = idle_ops(motion.draw(0.05, FIELD, LOOK, MARKS))
    assert len(still) > 20
    for time_s in moments(motion, 0.02):
        again = idle_ops(motion.draw(time_s, FIELD, LOOK, list(MARKS)))
        assert all(one is other for one, other in zip(still, again, strict=True))


def replace_board(ply: Played) -> Played:
    """The same ply with six animals more that only watch."""
    watchers = JUNGLE.start(ply.before.rules, "7/7/7/7/7/7/7/7/TC3PE r 0 1").board
    crowd = watchers[:2] + watchers[5:7]
    before, after = (
        (*crowd[:2], *state.board[2:5], *crowd[2:], *state.board[7:])
        for state in (ply.before, ply.after)
    )
    return Played(replace(ply.before, board=before), ply.events, replace(ply.after, board=after))


def idle_ops(ops: DrawList) -> list[object]:
    """All that is in no group but that of a shaken board."""
    if len(ops) == 1 and isinstance(ops[0], Group):
        ops = ops[0].ops
    return [op for op in ops if not isinstance(op, Group)]
