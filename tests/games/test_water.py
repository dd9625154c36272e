"""The light on the water: slow, on few moments, by whole pixels, and on the water alone."""

from dataclasses import replace
from itertools import pairwise

from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList, Group, Sprite
from jungle_pg.stage.theme import NIGHT
from tests.games.moving import APPEARANCE, FIELD, TABLE
from tests.rows import each_of
from tests.sample_games import JUNGLE_RULES
from tests.ui.looking import find

RULES = JUNGLE.codec.parse_rules("traditional")
STEP = TABLE.ambient_step_s
MINUTE = [number * STEP for number in range(round(60 / STEP))]


def light(time_s: float, rules: str = "traditional") -> DrawList:
    return TABLE.ambient_ops(JUNGLE.codec.parse_rules(rules), FIELD, APPEARANCE, time_s)


def test_there_are_at_most_ten_moments_a_second() -> None:
    assert STEP >= 0.1


def test_each_river_has_one_light() -> None:
    for theme in (APPEARANCE.theme, NIGHT):
        ops = TABLE.ambient_ops(RULES, FIELD, replace(APPEARANCE, theme=theme), 0.0)
        assert [op.name for op in find(ops, Sprite)] == [f"board/river_light_{theme.name}"] * 2


def test_it_drifts_to_both_sides_by_whole_pixels_and_never_fast() -> None:
    places = [find(light(time), Sprite)[0].x for time in MINUTE]
    still = places[0]
    assert {round(x - still, 6) for x in places} == set(range(-8, 9))
    steps = [abs(after - before) for before, after in pairwise(places)]
    assert max(steps) <= 2


def test_it_glimmers_between_faint_and_bright_in_few_steps() -> None:
    alphas = {find(light(time), Sprite)[0].alpha for time in MINUTE}
    assert min(alphas) >= 130
    assert max(alphas) == 255
    assert len(alphas) <= 10


@each_of("rules", JUNGLE_RULES)
def test_it_stays_on_the_water(rules: str) -> None:
    state = JUNGLE.start(JUNGLE.codec.parse_rules(rules))
    rivers = [
        op
        for op in find(TABLE.ground(state.rules, FIELD, APPEARANCE), Sprite)
        if op.name.startswith("board/river_2x3")
    ]
    for river, group in zip(rivers, light(1.3, rules), strict=True):
        assert isinstance(group, Group)
        assert group.clip is not None
        seen = Rect(*group.clip)
        water = Rect(river.x - 100, river.y - 150, 200, 300)
        assert water.x < seen.x < seen.right < water.right
        assert water.y < seen.y < seen.bottom < water.bottom


def test_the_same_moment_always_looks_the_same() -> None:
    assert light(12.5) == light(12.5)
    assert light(12.5) != light(13.5)
