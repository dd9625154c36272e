"""How each kind of ply of Xiangqi looks on its way."""

from math import hypot

import pytest

from jungle_pg.core.xiangqi.board import parse_point
from jungle_pg.core.xiangqi.state import Moved
from jungle_pg.games.values import TRAVEL, Field, Motion, Pace
from jungle_pg.games.xiangqi.motion.move_view import place_of
from jungle_pg.stage.ops import DrawList, Group, Sprite
from tests.games.moving import moments, sprites
from tests.games.xiangqi.moving import (
    APPEARANCE,
    CHARACTERS,
    FIELD,
    FLIPPED,
    HAND_MADE,
    TABLE,
)
from tests.rows import each_of
from tests.ui.looking import find

RING = "xiangqi/check_from"


def disc(ops: DrawList, name: str) -> Sprite:
    """The only piece of a kind of a side."""
    (only,) = find(ops, Sprite, name=f"xiangqi/{name}")
    return only


def way_of(motion: Motion, field: Field = FIELD) -> list[tuple[float, float]]:
    """Where the shadow of a mover is from frame to frame, in squares from the corner."""
    found = []
    for time_s in moments(motion):
        ground = find(motion.draw(time_s, field, CHARACTERS), Group, key="ground")[0]
        shadow = ground.ops[-1]
        assert isinstance(shadow, Sprite)
        found.append(((shadow.x - field.x) / field.square, (shadow.y - field.y) / field.square))
    return found


def at(point: str, field: Field = FIELD) -> tuple[float, float]:
    return field.middle(*place_of(parse_point(point)))


@each_of("word", ["fast", "normal", "slow"])
def test_a_pace_stretches_travel_but_not_the_landing(word: str) -> None:
    motion = HAND_MADE["soldier"].motion(Pace.of(word))
    assert motion.lands_s == pytest.approx(0.18 * TRAVEL[word])
    assert motion.ends_s - motion.lands_s == pytest.approx(0.18)


@each_of("field", [FIELD, FLIPPED], ids=["from below", "from above"])
@each_of("name", ["soldier", "chariot", "cannon", "horse", "elephant takes"])
def test_halfway_the_shadow_lies_between_the_two_points(name: str, field: Field) -> None:
    ply = HAND_MADE[name]
    moved = ply.events[0]
    assert isinstance(moved, Moved)
    (x, y), (to_x, to_y) = (field.middle(*place_of(spot)) for spot in (moved.start, moved.target))
    motion = ply.motion()
    ground = find(motion.draw(motion.lands_s * 0.5, field, APPEARANCE), Group, key="ground")[0]
    shadow = ground.ops[-1]
    assert isinstance(shadow, Sprite)
    gone = hypot(shadow.x - x, shadow.y - y) / hypot(to_x - x, to_y - y)
    assert 0.15 < gone < 0.9


def test_a_longer_way_on_wheels_takes_longer_but_not_in_proportion() -> None:
    far, near = HAND_MADE["chariot"].motion(), HAND_MADE["chariot a step"].motion()
    assert near.lands_s < far.lands_s < 4 * near.lands_s
    assert far.lands_s < 0.4


def test_a_chariot_stays_on_the_ground_and_on_its_line_and_raises_dust() -> None:
    motion = HAND_MADE["chariot"].motion()
    line = at("a4")[1]
    dusty = 0
    for time_s in moments(motion):
        ops = motion.draw(time_s, FIELD, CHARACTERS)
        assert disc(ops, "r_chariot").y == pytest.approx(line, abs=6)
        dusty += bool(sprites(ops, "particle_dust"))
    assert dusty > 20


def test_a_horse_passes_over_the_point_beside_it_and_then_turns() -> None:
    way = way_of(HAND_MADE["horse"].motion())
    halfway = min(way, key=lambda place: abs(place[1] - 6.35))
    straight_there = 3.07
    assert 2.5 < halfway[0] < straight_there - 0.2
    upwards = [y for _, y in way]
    assert upwards[0] > upwards[len(upwards) // 4] > upwards[-1]


@each_of(("name", "piece"), [("horse", "r_horse"), ("elephant", "r_elephant")])
def test_leapers_are_in_the_air_over_a_shrunken_shadow(name: str, piece: str) -> None:
    motion = HAND_MADE[name].motion()
    ops = motion.draw(motion.lands_s * 0.6, FIELD, CHARACTERS)
    shadow = find(ops, Group, key="ground")[0].ops[0]
    assert isinstance(shadow, Sprite)
    assert shadow.stretch_x < 0.9
    assert disc(ops, piece).y < shadow.y - 0.3 * FIELD.square


def test_only_the_elephant_shakes_the_board_when_it_lands() -> None:
    shaken = {
        name: any(motion.shake(time_s, FIELD) != (0, 0) for time_s in moments(motion))
        for name in ("soldier", "chariot", "cannon", "horse", "elephant", "general")
        for motion in (HAND_MADE[name].motion(),)
    }
    assert [name for name, is_shaken in shaken.items() if is_shaken] == ["elephant"]


BLOWS = [name for name in HAND_MADE if "takes" in name]


@pytest.mark.slow
@each_of("name", BLOWS)
def test_a_blow_stops_for_a_moment_and_then_chips_fly(name: str) -> None:
    motion = HAND_MADE[name].motion()
    hit_s = min(
        t for t in moments(motion, 0.002) if sprites(motion.draw(t, FIELD, APPEARANCE), "impact")
    )
    # The board shakes meanwhile; within it nothing but the star and what rolled up dust moves.
    first, last = (_held(motion.draw(hit_s + late_s, FIELD, CHARACTERS)) for late_s in (0.01, 0.04))
    assert first == last
    assert not sprites(motion.draw(hit_s + 0.04, FIELD, APPEARANCE), "particle_chip")
    assert sprites(motion.draw(hit_s + 0.09, FIELD, APPEARANCE), "particle_chip")
    assert any(motion.shake(hit_s + 0.01 * k, FIELD) != (0, 0) for k in range(8))


def _held(ops: DrawList) -> list[tuple[str, float, float]]:
    """Pieces on a board that is shaken, as they lie on it."""
    if len(ops) == 1 and isinstance(ops[0], Group):
        ops = ops[0].ops
    discs = (op for op in find(ops, Sprite) if op.name.startswith(("xiangqi/r_", "xiangqi/b_")))
    return [(op.name, op.x, op.y) for op in discs]


def test_a_cannon_fires_flies_over_its_screen_and_comes_down() -> None:
    motion = HAND_MADE["cannon takes"].motion()
    flash = [t for t in moments(motion) if sprites(motion.draw(t, FIELD, APPEARANCE), "muzzle")]
    assert 0.1 < min(flash) < 0.14
    assert max(flash) < 0.26
    assert any(
        sprites(motion.draw(t, FIELD, APPEARANCE), "particle_smoke") for t in moments(motion)
    )
    screen_y, heights = at("b8")[1], []
    for time_s in moments(motion, 0.004):
        ops = motion.draw(time_s, FIELD, CHARACTERS)
        ground = find(ops, Group, key="ground")[0].ops[-1]
        assert isinstance(ground, Sprite)
        if abs(ground.y - screen_y) < 0.2 * FIELD.square:
            flying = [each for each in _held(ops) if each[0] == "xiangqi/r_cannon"][-1]
            heights.append(ground.y - flying[2])
    assert min(heights) > 0.5 * FIELD.square


def test_a_screen_ducks_under_a_shot_and_stands_up_again() -> None:
    motion = HAND_MADE["cannon takes close by"].motion()
    heights = [
        disc(motion.draw(time_s, FIELD, CHARACTERS), "r_soldier").stretch_y
        for time_s in moments(motion, 0.004)
    ]
    assert min(heights) < 0.85
    assert heights[-1] == 1


def test_rings_widen_around_a_general_in_check_after_the_mover_has_landed() -> None:
    motion = HAND_MADE["check"].motion()
    seen: list[tuple[float, Sprite]] = []
    for time_s in moments(motion):
        seen += [
            (time_s, ring)
            for ring in find(motion.draw(time_s, FIELD, APPEARANCE), Sprite, name=RING)
        ]
    assert motion.lands_s < seen[0][0] < motion.lands_s + 0.06
    middle = at("d10")
    shake_px = 4
    for _, ring in seen:
        assert hypot(ring.x - middle[0], ring.y - middle[1]) < shake_px
    widths = [ring.w * ring.stretch_x for _, ring in seen]
    assert max(widths) > 1.6 * FIELD.square > 1.2 * FIELD.square > min(widths)


def test_a_beaten_general_lies_where_it_fell() -> None:
    for name in ("mate", "mate with a blow", "no move left"):
        ply = HAND_MADE[name]
        motion = ply.motion()
        tilts = [
            abs(disc(motion.draw(t, FIELD, CHARACTERS), "b_general").angle) for t in moments(motion)
        ]
        assert tilts[0] == 0
        assert tilts[-1] > 75
        standing = disc(TABLE.standing(ply.after, FIELD, CHARACTERS), "b_general")
        assert abs(standing.angle) > 75
        winner = disc(TABLE.standing(ply.after, FIELD, CHARACTERS), "r_general")
        assert winner.angle == 0
        assert sprites(motion.draw(motion.lands_s + 0.05, FIELD, APPEARANCE), "particle_chip")


def test_a_fallen_general_gets_up_when_the_mate_is_taken_back() -> None:
    ply = HAND_MADE["mate"]
    motion = TABLE.change(ply.after, ply.before, Pace())
    tilts = [
        abs(disc(motion.draw(t, FIELD, CHARACTERS), "b_general").angle) for t in moments(motion)
    ]
    assert tilts[0] > 70
    assert tilts == sorted(tilts, reverse=True)
    assert tilts[-1] == 0
