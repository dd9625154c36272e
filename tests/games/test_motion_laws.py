"""How plies move: laws that hold for all of them, in every game."""

from collections import Counter
from dataclasses import replace
from math import hypot
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.games.values import Appearance, Pace
from jungle_pg.stage.ops import DrawList, Group, Sprite
from tests.games import moving as jungle
from tests.games.any_moving import HAND_MADE, SQUARE, Shown, first_ply, pieces, plies
from tests.games.moving import (
    APPEARANCE,
    LETTERS,
    OFF,
    PACES,
    REDUCED,
    assert_drawable,
    looks,
    looks_apart_from_alpha,
    moments,
    paces,
    sprites,
)
from tests.games.xiangqi import moving as xiangqi
from tests.rows import each_of
from tests.sample_games import JUNGLE_RULES, XIANGQI_RULES
from tests.ui.looking import find

SPRITES = Path(__file__).parents[2] / "assets/sprites"
HASTY = Pace(haste=3.0)
PICTURE_S = 1 / 60
"""How long a screen shows a picture: what flashes in between is not seen."""
FLASHES = ("impact", "glow", "den_win", "dizzy", "muzzle")
parts = st.floats(0.001, 0.999)
sides = st.booleans()
"""Whether the board is seen from the other side."""


def flying(ops: DrawList) -> list[Sprite]:
    """All bits that fly about, and rings that widen."""
    return sprites(ops, "particle_", "splash", *FLASHES) + find(
        ops, Sprite, name="xiangqi/check_from"
    )


@pytest.mark.slow
def test_the_games_of_these_tests_hold_every_kind_of_event() -> None:
    seen = Counter(
        type(event).__name__
        for rules in JUNGLE_RULES
        for seed in range(6)
        for ply in jungle.game(rules, seed)
        for event in ply.events
    )
    wanted = {"Moved", "Jumped", "Captured", "Trapped", "Freed", "EnteredDen", "Ended"}
    assert {name for name, count in seen.items() if count >= 5} == wanted
    seen = Counter(
        type(event).__name__
        for rules in XIANGQI_RULES
        for seed in range(6)
        for line in (xiangqi.game(rules, seed),)
        for event in (each for ply in line for each in ply.events)
    )
    assert {"Moved", "Captured", "Checked", "CheckEnded", "Ended"} <= seen.keys()


@given(ply=plies, is_flipped=sides, appearance=looks, pace=paces, is_reduced=st.booleans())
def test_a_ply_begins_and_ends_with_the_boards_around_it(
    ply: Shown, is_flipped: bool, appearance: Appearance, pace: Pace, is_reduced: bool
) -> None:
    motion, field = ply.motion(replace(pace, is_reduced=is_reduced)), ply.field(is_flipped)
    before = ply.standing(ply.before, appearance, ply.marks, is_flipped=is_flipped)
    after = ply.standing(ply.after, appearance, ply.marks, is_flipped=is_flipped)
    assert 0 < motion.lands_s <= motion.ends_s
    assert motion.draw(0.0, field, appearance, ply.marks) == before
    assert motion.draw(-1.0, field, appearance, ply.marks) == before
    for late in (0.0, 0.001, 100.0):
        assert motion.draw(motion.ends_s + late, field, appearance, ply.marks) == after
        assert motion.shake(motion.ends_s + late, field) == (0, 0)


@given(ply=plies, pace=paces)
def test_nothing_is_cut_off_by_the_end(ply: Shown, pace: Pace) -> None:
    motion, field = ply.motion(pace), ply.field()
    last, over = (motion.draw(motion.ends_s - early_s, field, LETTERS) for early_s in (0.0005, 0.0))
    assert all(op.alpha < 12 for op in flying(last))
    shown = [piece for piece in pieces(last) if piece.alpha > 12]
    places = list(pieces(over))
    assert len(shown) == len(places)
    for piece in shown:
        there = [place for place in places if place.who == piece.who]
        assert min(hypot(piece.x - place.x, piece.y - place.y) for place in there) < 1.5


@given(ply=plies, is_flipped=sides, pace=paces, times=st.lists(parts, min_size=2, max_size=6))
def test_a_moment_looks_the_same_whatever_was_asked_before(
    ply: Shown, is_flipped: bool, pace: Pace, times: list[float]
) -> None:
    motion, field = ply.motion(pace), ply.field(is_flipped)
    pictures = [motion.draw(t * motion.ends_s, field, APPEARANCE, ply.marks) for t in times]
    for t, picture in zip(reversed(times), reversed(pictures), strict=True):
        assert ply.motion(pace).draw(t * motion.ends_s, field, APPEARANCE, ply.marks) == picture
        assert motion.draw(t * motion.ends_s, field, APPEARANCE, ply.marks) == picture


@given(ply=plies, is_flipped=sides, appearance=looks, pace=paces)
def test_every_moment_can_be_drawn_with_pictures_there_are(
    ply: Shown, is_flipped: bool, appearance: Appearance, pace: Pace
) -> None:
    motion = ply.motion(pace)
    names = set()
    for time_s in moments(motion, 0.03):
        ops = motion.draw(time_s, ply.field(is_flipped), appearance)
        assert_drawable(ops)
        names |= {op.name for op in find(ops, Sprite)}
    assert [name for name in names if not (SPRITES / f"{name}.svg").exists()] == []


@given(ply=plies)
def test_without_motion_a_ply_is_over_at_once(ply: Shown) -> None:
    for pace in (OFF, Pace.of("off", reduced_motion=True)):
        motion = ply.motion(pace)
        assert (motion.ends_s, motion.lands_s) == (0, 0)
        after = ply.standing(ply.after, APPEARANCE, ply.marks)
        assert motion.draw(0.0, ply.field(), APPEARANCE, ply.marks) == after


@pytest.mark.slow
@given(ply=plies, is_flipped=sides, appearance=looks, t=parts)
def test_with_reduced_motion_things_only_fade(
    ply: Shown, is_flipped: bool, appearance: Appearance, t: float
) -> None:
    motion, field = ply.motion(REDUCED), ply.field(is_flipped)
    assert motion.ends_s == pytest.approx(0.1)
    standing = [
        ply.standing(state, appearance, ply.marks, is_flipped=is_flipped)
        for state in (ply.before, ply.after)
    ]
    ops = motion.draw(t * motion.ends_s, field, appearance, ply.marks)
    assert looks_apart_from_alpha(ops) <= set.union(*map(looks_apart_from_alpha, standing))
    assert motion.shake(t * motion.ends_s, field) == (0, 0)
    assert flying(ops) == []
    assert_drawable(ops)


@pytest.mark.slow
@given(ply=plies, is_flipped=sides, t=parts)
def test_in_a_hasty_replay_nothing_shakes_and_nothing_flies_about(
    ply: Shown, is_flipped: bool, t: float
) -> None:
    motion, field = ply.motion(HASTY), ply.field(is_flipped)
    assert motion.shake(t * motion.ends_s, field) == (0, 0)
    assert flying(motion.draw(t * motion.ends_s, field, APPEARANCE)) == []


def _most_bits(ply: Shown, pace: Pace) -> int:
    motion = ply.motion(pace)
    pictures = [motion.draw(time_s, ply.field(), APPEARANCE) for time_s in moments(motion, 0.02)]
    return max(len(sprites(ops, "particle_")) for ops in pictures)


@given(ply=plies, pace=paces)
def test_never_more_than_24_bits_fly_about(ply: Shown, pace: Pace) -> None:
    assert _most_bits(ply, pace) <= 24


@pytest.mark.slow
@each_of("ply", HAND_MADE.values(), ids=HAND_MADE)
def test_no_kind_of_ply_has_more_than_24_bits_at_any_pace(ply: Shown) -> None:
    assert max(_most_bits(ply, pace) for pace in PACES) <= 24


@pytest.mark.slow
@each_of("pace", [*PACES, REDUCED], ids=str)
@each_of("ply", HAND_MADE.values(), ids=HAND_MADE)
def test_nothing_flashes_more_than_three_times_a_second(ply: Shown, pace: Pace) -> None:
    motion = ply.motion(pace)
    shown: set[str] = set()
    rises: Counter[str] = Counter()
    for time_s in moments(motion, PICTURE_S / 2):
        ops = motion.draw(time_s, ply.field(), LETTERS)
        names = {op.name for op in sprites(ops, *FLASHES) if op.alpha}
        names |= {op.name for op in find(ops, Sprite, name="xiangqi/check_from") if op.alpha}
        names |= {piece.who for piece in pieces(ops) if piece.alpha}
        rises.update(names - shown)
        shown = names
    assert max(rises.values()) <= 3


@pytest.mark.slow
@each_of("is_flipped", [False, True], ids=["from below", "from above"])
@each_of("ply", HAND_MADE.values(), ids=HAND_MADE)
def test_no_piece_jumps_from_one_place_to_another(ply: Shown, is_flipped: bool) -> None:
    motion, field = ply.motion(), ply.field(is_flipped)
    before = list(pieces(motion.draw(0.0, field, LETTERS)))
    for time_s in (*moments(motion, 0.004), motion.ends_s):
        now = list(pieces(motion.draw(time_s, field, LETTERS)))
        for piece in now:
            alike = [old for old in before if old.who == piece.who]
            if not alike:
                continue
            nearest = min(alike, key=lambda old: hypot(piece.x - old.x, piece.y - old.y))
            way = hypot(piece.x - nearest.x, piece.y - nearest.y)
            # The rat's landing on the forehead is the hardest stop there is.
            assert way < 0.25 * SQUARE, (time_s, piece)
            assert abs(piece.alpha - nearest.alpha) < 60, (time_s, piece)
        before = now


@each_of(("name", "more_than"), [("jungle", 20), ("xiangqi", 20), ("jackaroo", 14)])
def test_what_stands_still_is_the_very_same_from_picture_to_picture(
    name: str, more_than: int
) -> None:
    ply = first_ply(name)
    motion, field = ply.motion(), ply.field()
    still = idle_ops(motion.draw(0.05, field, APPEARANCE, ply.marks))
    assert len(still) > more_than
    for time_s in moments(motion, 0.02):
        again = idle_ops(motion.draw(time_s, field, APPEARANCE, list(ply.marks)))
        assert all(one is other for one, other in zip(still, again, strict=True))


def idle_ops(ops: DrawList) -> list[object]:
    """All that is in no group but that of a shaken board."""
    shaken = [op.ops for op in ops if isinstance(op, Group) and op.key == "shaken"]
    return [op for part in (*shaken, ops) for op in part if not isinstance(op, Group)]
