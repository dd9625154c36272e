"""How each kind of ply looks on its way."""

from math import hypot

import pytest

from jungle_pg.core.jungle.board import WATER
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.jungle.state import Jumped, Moved, Pass
from jungle_pg.games.jungle.motion.move_view import place_of
from jungle_pg.games.values import TRAVEL, Field, Pace, square_of
from jungle_pg.stage.ops import Group, Sprite
from tests.games.moving import (
    APPEARANCE,
    FIELD,
    FLIPPED,
    HAND_MADE,
    LETTERS,
    Played,
    letters,
    moments,
    sprites,
)
from tests.rows import each_of
from tests.ui.looking import find


def test_nothing_moves_when_a_turn_goes_by() -> None:
    state = JUNGLE.start(JUNGLE.codec.parse_rules("animal"))
    step = JUNGLE.play(state, Pass())
    assert Played(state, step.events, step.state).motion().ends_s == 0


def test_a_pace_stretches_travel_but_not_the_landing() -> None:
    landings = {word: HAND_MADE["step"].motion(Pace.of(word)) for word in TRAVEL}
    assert landings["normal"].lands_s == pytest.approx(0.18)
    assert landings["fast"].lands_s == pytest.approx(0.18 * 0.67)
    assert landings["slow"].lands_s == pytest.approx(0.18 * 2.2)
    for word in ("fast", "normal", "slow"):
        assert landings[word].ends_s - landings[word].lands_s == pytest.approx(0.18)


@each_of("field", [FIELD, FLIPPED], ids=["from below", "from above"])
@each_of("name", ["step", "down", "jump", "jump up", "capture"])
def test_halfway_the_shadow_lies_between_the_two_squares(name: str, field: Field) -> None:
    ply = HAND_MADE[name]
    way = ply.events[0]
    assert isinstance(way, Moved | Jumped)
    (x, y), (to_x, to_y) = (field.middle(*place_of(spot)) for spot in (way.start, way.target))
    motion = ply.motion()
    ground = find(motion.draw(motion.lands_s * 0.5, field, APPEARANCE), Group, key="ground")[0]
    shadow = ground.ops[-1]
    assert isinstance(shadow, Sprite)
    assert min(x, to_x) - 1 <= shadow.x <= max(x, to_x) + 1
    assert min(y, to_y) - 1 <= shadow.y <= max(y, to_y) + 0.2 * field.square
    assert 20 < hypot(shadow.x - x, shadow.y - y) < hypot(to_x - x, to_y - y) - 15


def test_a_shadow_stays_on_the_ground_and_shrinks_under_a_leap() -> None:
    motion = HAND_MADE["jump"].motion()
    high = find(motion.draw(0.24, FIELD, LETTERS), Group, key="ground")[0].ops[0]
    assert isinstance(high, Sprite)
    assert high.stretch_x < 0.85
    assert letters(motion.draw(0.24, FIELD, LETTERS))["獅"].y < high.y - 0.8 * FIELD.square


def test_the_mover_is_drawn_over_everything_that_stands() -> None:
    ops = HAND_MADE["step"].motion().draw(0.05, FIELD, APPEARANCE)
    names = [op.name for op in find(ops, Sprite) if op.name.startswith("pieces/")]
    assert names[-1] == "pieces/r_wolf"


def test_swimmers_make_rings_and_splash_when_they_plunge_in() -> None:
    swim = HAND_MADE["swim"].motion().draw(0.1, FIELD, APPEARANCE)
    assert len(find(swim, Sprite, name="board/deco_ripple")) == 1
    assert sprites(swim, "splash")
    plunge = HAND_MADE["into the water"].motion()
    assert not sprites(
        plunge.draw(plunge.lands_s - 0.01, FIELD, APPEARANCE), "particle_drop", "splash"
    )
    assert sprites(plunge.draw(plunge.lands_s + 0.05, FIELD, APPEARANCE), "particle_drop")


def test_a_net_falls_on_a_trapped_piece_and_then_its_rank_turns_to_0() -> None:
    motion = HAND_MADE["trap"].motion()
    arrives_s, lands_s = 0.18, 0.18 + 0.15
    assert not sprites(motion.draw(arrives_s - 0.01, FIELD, APPEARANCE), "net")
    heights = []
    for time_s in (arrives_s + 0.03, arrives_s + 0.1, lands_s):
        ops = motion.draw(time_s, FIELD, APPEARANCE)
        heights.append(sprites(ops, "net")[0].y)
        assert "7" in letters(ops)
    assert heights == sorted(heights)
    assert heights[0] < heights[2] - 50
    assert "0" in letters(motion.draw(motion.lands_s, FIELD, APPEARANCE))


def test_a_freed_piece_loses_its_net_and_gets_its_rank_back() -> None:
    motion = HAND_MADE["freed"].motion()
    first, later = (sprites(motion.draw(t, FIELD, APPEARANCE), "net") for t in (0.01, 0.1))
    assert first[0].alpha > later[0].alpha
    assert first[0].x == later[0].x
    assert not sprites(motion.draw(0.17, FIELD, APPEARANCE), "net")
    assert "7" in letters(motion.draw(0.18, FIELD, APPEARANCE))


def test_the_den_has_a_star_a_glow_and_stars_and_leaves() -> None:
    motion = HAND_MADE["den"].motion()
    assert sprites(motion.draw(0.05, FIELD, APPEARANCE), "den_win")
    assert sprites(motion.draw(0.4, FIELD, APPEARANCE), "glow")
    assert sprites(motion.draw(0.45, FIELD, APPEARANCE), "particle_star")
    assert sprites(motion.draw(0.65, FIELD, APPEARANCE), "particle_leaf")


def test_a_blow_shakes_the_whole_board_and_startles_the_victim() -> None:
    motion = HAND_MADE["capture"].motion()
    moved = [time_s for time_s in moments(motion) if motion.shake(time_s, FIELD) != (0, 0)]
    assert 0.15 <= min(moved) <= max(moved) <= 0.26
    ops = motion.draw(moved[0], FIELD, APPEARANCE)
    assert [type(op) for op in ops] == [Group]
    assert (ops[0].dx, ops[0].dy) == motion.shake(moved[0], FIELD)  # type: ignore[union-attr]
    assert find(ops, Sprite, name="pieces/head_wolf_shock")
    assert sprites(ops, "impact")


def test_rat_takes_elephant_is_the_great_one() -> None:
    great, usual = HAND_MADE["rat takes elephant"].motion(), HAND_MADE["capture"].motion()
    assert great.ends_s > 2 * usual.ends_s
    assert sprites(great.draw(0.36, FIELD, APPEARANCE), "impact_big")
    assert sprites(great.draw(0.6, FIELD, APPEARANCE), "dizzy")


@each_of("name", ["jump", "jump up", "double jump"])
def test_leaps_sparkle_over_the_water_only(name: str) -> None:
    ply = HAND_MADE[name]
    motion = ply.motion()
    water = [place_of(spot) for spot in WATER[ply.after.rules.rivers]]
    sparks = [
        op
        for time_s in moments(motion)
        for op in sprites(motion.draw(time_s, FIELD, APPEARANCE), "particle_spark")
    ]
    assert sparks
    for op in sparks:
        place = FIELD.place_at(op.x, op.y)
        assert place is not None
        assert tuple(map(square_of, place)) in water


def test_a_longer_leap_takes_longer() -> None:
    assert HAND_MADE["double jump"].motion().lands_s > HAND_MADE["jump"].motion().lands_s
