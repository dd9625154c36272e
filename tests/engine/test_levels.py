"""The eight levels: each plays every rule set, and each knows something."""

from random import Random

import pytest

from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.jungle.rulesets import RULE_SETS, SWITCHES
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.engine.levels import LEVELS, level_of
from jungle_pg.engine.thinking import Limits, Order
from jungle_pg.games.jungle.engine.thinker import JungleThinker
from tests.properties.jungle_positions import random_state
from tests.rows import each_of

WIN_NOW = "7/3W3/7/7/7/7/7/7/e6 r"
TIMED = {7: Limits(nodes=500), 8: Limits(nodes=800)}


def chosen(state: JungleState, level: int, seed: int = 0) -> str:
    order = Order(level, TIMED.get(level), seed)
    action = JungleThinker(lambda: 0.0).think(state, (), order).action
    assert action is not None
    return JUNGLE.codec.action_text(action)


def state_of(fen: str | None = None, rules: str = "traditional") -> JungleState:
    return JUNGLE.start(JUNGLE.codec.parse_rules(rules), fen)


@each_of("level", LEVELS)
def test_every_level_takes_a_den_win(level: int) -> None:
    assert chosen(state_of(WIN_NOW), level) == "D8D9"


@pytest.mark.slow
@each_of("level", LEVELS)
@each_of("rules", [*RULE_SETS, *(f"animal+{switch}" for switch in SWITCHES)])
def test_every_level_plays_legal_moves_in_every_rule_set(level: int, rules: str) -> None:
    rng = Random(f"{rules}/{level}")
    for _ in range(2):
        state = random_state(JUNGLE.codec.parse_rules(rules), rng)
        if state.verdict is None:
            action = JUNGLE.codec.parse_action(chosen(state, level, seed=rng.randrange(99)))
            assert JUNGLE.refusal(state, action) is None


@each_of("level", range(1, 7))
def test_levels_1_to_6_play_the_same_for_the_same_seed(level: int) -> None:
    rng = Random(level)
    for _ in range(5):
        state = random_state(JUNGLE.codec.parse_rules("club"), rng)
        if state.verdict is None:
            assert chosen(state, level, seed=5) == chosen(state, level, seed=5)


@each_of("level", range(1, 5))
def test_weak_levels_vary_with_the_seed(level: int) -> None:
    assert len({chosen(state_of(), level, seed) for seed in range(30)}) > 1


@each_of("level", range(2, 9))
def test_from_level_2_on_a_free_capture_is_taken(level: int) -> None:
    assert chosen(state_of("6e/7/7/3c3/3L3/7/7/7/7 r"), level) == "D5D6"


@each_of("level", range(2, 9))
def test_from_level_2_on_nobody_walks_into_a_stronger_enemy(level: int) -> None:
    assert chosen(state_of("6w/7/l6/7/C6/7/7/7/E6 r"), level) != "A5A6"


@each_of("level", range(3, 9))
def test_from_level_3_on_the_own_den_is_defended(level: int) -> None:
    assert chosen(state_of("e6/7/7/7/7/7/4E2/3rC2/7 r"), level) == "E2D2"


@each_of("number", [0, 9, -1])
def test_there_is_no_other_level(number: int) -> None:
    with pytest.raises(ValueError, match="1 to 8"):
        level_of(number)


def test_every_level_has_a_word_of_its_own() -> None:
    assert len({level.word for level in LEVELS.values()}) == 8
