"""From what was chosen to the match that begins."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.cabinet import games
from jungle_pg.core.clock import Expiry, TimeControl
from jungle_pg.core.log import Player
from jungle_pg.engine.levels import LEVELS
from jungle_pg.scenes.setup.game_choice import (
    BASES_S,
    EXPIRIES,
    INCREMENTS_S,
    PACES,
    PLAYERS,
    SECONDS,
    SIDES,
    UNDO,
    GameChoice,
    choice_of,
    expiries_of,
    facts_of,
    players_of,
    rules_of,
    started,
)
from tests.rows import each_of

JUNGLE = games()["jungle"]
TEXT = st.text(st.characters(categories=("L", "N", "Zs")), max_size=12)
NAMES = TEXT.filter(str.isprintable)
LEVEL = st.sampled_from(list(LEVELS))
CHOICES = st.builds(
    GameChoice,
    players=st.sampled_from(PLAYERS),
    level=LEVEL,
    first_level=LEVEL,
    second_level=LEVEL,
    first_name=NAMES,
    second_name=NAMES,
    side=st.sampled_from(SIDES),
    rule_set=st.sampled_from(["", "traditional", "appendix", "course", "animal", "club"]),
    switches=st.lists(st.sampled_from(["rat_only_den", "dog_river"]), unique=True).map(tuple),
    house_rules=st.sampled_from(["", "club,rivers=edges"]),
    house_name=TEXT,
    has_clock=st.booleans(),
    limit_s=st.sampled_from(SECONDS),
    expiry=st.sampled_from(EXPIRIES),
    undo=st.sampled_from(list(UNDO)),
    is_total=st.booleans(),
    pace=st.sampled_from(PACES),
    base_s=st.sampled_from(BASES_S),
    increment_s=st.sampled_from(INCREMENTS_S),
    has_handicap=st.booleans(),
    other_base_s=st.sampled_from(BASES_S),
    other_increment_s=st.sampled_from(INCREMENTS_S),
)
JUNK = st.none() | st.booleans() | st.integers() | TEXT | st.lists(st.integers(), max_size=3)


@pytest.mark.slow
@given(CHOICES)
def test_a_remembered_choice_is_the_same_choice(choice: GameChoice) -> None:
    assert choice_of(facts_of(choice)) == choice


@given(st.dictionaries(st.sampled_from([*GameChoice.__slots__, "other"]), JUNK))
def test_whatever_was_remembered_a_game_can_begin(facts: dict[str, Any]) -> None:
    choice = choice_of(facts)
    match, _ = started(JUNGLE, choice, 1)
    assert match.verdict is None
    assert choice_of(facts_of(choice)) == choice


@each_of(
    ("facts", "kept"),
    [
        ({"players": "three", "level": 4}, GameChoice(level=4)),
        ({"level": 9}, GameChoice()),
        ({"level": True}, GameChoice()),
        ({"limit_s": 7}, GameChoice()),
        ({"first_name": "a\nb"}, GameChoice()),
        ({"switches": ["dog_river", 3]}, GameChoice()),
        ({"undo": "twice", "has_clock": True}, GameChoice(has_clock=True)),
    ],
)
def test_a_value_that_makes_no_sense_is_as_usual_and_the_others_stay(
    facts: dict[str, Any], kept: GameChoice
) -> None:
    assert choice_of(facts) == kept


def test_the_rules_are_those_of_the_set_with_its_switches() -> None:
    rules = rules_of(JUNGLE, GameChoice(rule_set="animal", switches=("dog_river",)))
    assert JUNGLE.rulebook.codec.rules_text(rules) == "animal+dog_river"


def test_house_rules_stand_before_the_rule_set() -> None:
    choice = GameChoice(rule_set="animal", house_rules="club,rivers=edges")
    assert JUNGLE.rulebook.codec.rules_text(rules_of(JUNGLE, choice)) == "club,rivers=edges"


@each_of(
    "choice",
    [
        GameChoice(),
        GameChoice(rule_set="lost"),
        GameChoice(house_rules="no such rules"),
        GameChoice(rule_set="traditional", switches=("lost",)),
    ],
)
def test_rules_that_are_gone_become_the_usual_ones(choice: GameChoice) -> None:
    assert rules_of(JUNGLE, choice) == JUNGLE.rules


def test_you_sit_where_you_chose_and_the_computer_opposite() -> None:
    luck = Random(1)
    assert players_of(GameChoice(level=7), luck) == (Player(), Player(level=7))
    assert players_of(GameChoice(level=7, side="1"), luck) == (Player(level=7), Player())


def test_by_chance_both_sides_come_up_and_the_seed_decides() -> None:
    choice = GameChoice(side="chance")
    first = [players_of(choice, Random(seed))[0].is_human for seed in range(40)]
    assert 8 < sum(first) < 32
    assert first == [players_of(choice, Random(seed))[0].is_human for seed in range(40)]


def test_two_at_one_screen_have_their_names_and_two_computers_their_levels() -> None:
    two = GameChoice(players="two", first_name=" Ann ", second_name="Bo")
    assert players_of(two, Random(1)) == (Player("Ann"), Player("Bo"))
    watch = GameChoice(players="watch", first_level=3, second_level=8)
    assert players_of(watch, Random(1)) == (Player(level=3), Player(level=8))


@each_of(("undo", "depth"), [("none", 0), ("some", 10), ("all", None)])
def test_undo_depth_reaches_the_match(undo: str, depth: int | None) -> None:
    match, _ = started(JUNGLE, GameChoice(undo=undo), 5)
    assert match.setup.undo_depth == depth
    assert match.setup.luck_seed == 5


def test_without_a_clock_there_is_no_agreement_about_time() -> None:
    assert started(JUNGLE, GameChoice(), 1)[1] is None


def test_the_clock_is_as_chosen() -> None:
    choice = GameChoice(has_clock=True, limit_s=15, expiry="lose")
    assert started(JUNGLE, choice, 1)[1] == TimeControl(15, Expiry.LOSE)


def test_a_turn_passes_only_where_the_rules_let_it() -> None:
    choice = GameChoice(has_clock=True, expiry="pass", rule_set="animal")
    assert started(JUNGLE, choice, 1)[1] == TimeControl(30, Expiry.PASS)
    strict = replace(choice, rule_set="course")
    assert "pass" not in expiries_of(JUNGLE, rules_of(JUNGLE, strict))
    control = started(JUNGLE, strict, 1)[1]
    assert control is not None
    assert control.expiry is not Expiry.PASS
