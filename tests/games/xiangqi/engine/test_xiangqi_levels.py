"""The eight levels of Xiangqi: each plays by the rules, and each knows something."""

from random import Random

import pytest

from jungle_pg.cabinet import brains
from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.engine.levels import LEVELS
from jungle_pg.engine.thinking import Limits, Order
from jungle_pg.games.xiangqi.engine.thinker import XiangqiThinker
from tests.core.xiangqi.positions import XIANGQI, opening, state
from tests.properties.xiangqi_positions import random_game, random_state
from tests.rows import each_of

TIMED = {7: Limits(nodes=500), 8: Limits(nodes=800)}
OPTIONS = ["standard", "standard,repetition=draw", "standard,repetition=off,dead_draw=no"]


def chosen(moment: XiangqiState, level: int, seed: int = 0) -> str:
    order = Order(level, TIMED.get(level), seed)
    action = XiangqiThinker(lambda: 0.0).think(moment, (), order).action
    assert action is not None
    return XIANGQI.codec.action_text(action)


def test_the_cabinet_has_it() -> None:
    rulebook, thinker = brains(lambda: 0.0)["xiangqi"]
    assert rulebook.game_id == "xiangqi"
    assert thinker.think(opening(), (), Order(level=1)).action in XIANGQI.actions(opening())


@each_of("level", LEVELS)
def test_every_level_mates_when_it_can(level: int) -> None:
    assert chosen(state("Ke1 ke10 ad10 af10 bg10 Ce6 Cb4"), level) == "b4e4"


@pytest.mark.levels
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("rules", OPTIONS)
def test_every_level_plays_legal_moves_under_all_options(level: int, rules: str) -> None:
    rng, parsed = Random(f"{rules}/{level}"), XIANGQI.codec.parse_rules(rules)
    for _ in range(3):
        told = XIANGQI.codec.position_text(random_state(rng))
        moment = XIANGQI.start(parsed, told)
        if moment.verdict is None:
            action = XIANGQI.codec.parse_action(chosen(moment, level, seed=rng.randrange(99)))
            assert XIANGQI.refusal(moment, action) is None


@pytest.mark.levels
@each_of("level", LEVELS)
def test_every_level_plays_legal_moves_in_games_with_a_past(level: int) -> None:
    for seed in range(3):
        *past, moment = random_game(Random(seed), 60)
        if moment.verdict is None:
            order = Order(level, TIMED.get(level), seed)
            action = XiangqiThinker(lambda: 0.0).think(moment, past, order).action
            assert action is not None
            assert XIANGQI.refusal(moment, action) is None


@pytest.mark.levels
@pytest.mark.parametrize("level", range(1, 7))
def test_levels_1_to_6_play_the_same_for_the_same_seed(level: int) -> None:
    rng = Random(level)
    for _ in range(3):
        moment = random_state(rng)
        if moment.verdict is None:
            assert chosen(moment, level, seed=5) == chosen(moment, level, seed=5)


@pytest.mark.slow
@pytest.mark.parametrize("level", range(1, 5))
def test_weak_levels_vary_with_the_seed(level: int) -> None:
    assert len({chosen(opening(), level, seed) for seed in range(12)}) > 1


@each_of("level", range(2, 9))
def test_from_level_2_on_a_free_capture_is_taken(level: int) -> None:
    assert chosen(state("Kd1 ke10 Ra5 ra7 pi7 Pi4"), level) == "a5a7"


@each_of("level", range(2, 9))
def test_from_level_2_on_a_chariot_does_not_take_what_is_guarded(level: int) -> None:
    assert chosen(state("Kd1 ke10 Ra5 pa7 ra10 pi7 Pi4"), level) != "a5a7"


@each_of("level", range(4, 9))
def test_from_level_4_on_a_chariot_under_attack_is_led_away(level: int) -> None:
    assert chosen(state("Kd1 ke10 Ra5 nb7 pi7 Pi4"), level).startswith("a5")
