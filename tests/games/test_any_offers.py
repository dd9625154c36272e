"""What can be chosen about the rules of all games, and that the boards that show it are true."""

from dataclasses import fields
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jungle_pg.cabinet import games
from jungle_pg.core.jungle.rules import LIMIT_RANGES as JUNGLE_RANGES
from jungle_pg.core.xiangqi.rules import LIMIT_RANGES as XIANGQI_RANGES
from jungle_pg.games.offers import Amount, Offers, OneOf, RuleField, SomeOf
from tests.games.reading import HOUSE_RULES, any_rules, check_truth
from tests.rows import each_of
from tests.words import LANGUAGES

SPRITES: Final = Path(__file__).parents[2] / "assets/sprites"
RANGES: Final = {"jungle": JUNGLE_RANGES, "xiangqi": XIANGQI_RANGES, "jackaroo": {}}
"""The numbers among the rules of each game, and how far they go."""


def offers_of(game_id: str) -> Offers[Any]:
    offers = games()[game_id].offers
    assert offers is not None
    return offers


def fields_of(game_id: str) -> list[RuleField[Any]]:
    return [field for section in offers_of(game_id).sections for field in section.fields]


def test_every_game_that_offers_something_is_looked_at_here() -> None:
    assert {name for name, game in games().items() if game.offers is not None} == set(HOUSE_RULES)


@each_of("game_id", HOUSE_RULES)
def test_every_rule_is_offered_exactly_once(game_id: str) -> None:
    rules = {field.name for field in fields(games()[game_id].rules) if field.compare}
    assert sorted(field.name for field in fields_of(game_id)) == sorted(rules)


@pytest.mark.slow
@given(any_rules)
@settings(max_examples=60, deadline=None)
def test_every_example_tells_the_truth_under_any_rules(chosen: tuple[str, Any]) -> None:
    game_id, rules = chosen
    for field in fields_of(game_id):
        check_truth(games()[game_id].rulebook, rules, field.example(rules))


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_a_rule_that_was_changed_has_its_new_value(data: st.DataObject) -> None:
    game_id, rules = data.draw(any_rules)
    other = data.draw(HOUSE_RULES[game_id])
    for field in fields_of(game_id):
        value = field.value(other)
        changed = field.changed(rules, value)
        assert field.value(changed) == value
        assert field.changed(changed, field.value(rules)) == rules
        assert changed.base == rules.base


@each_of("game_id", HOUSE_RULES)
def test_the_usual_rules_come_first_and_every_rule_set_is_its_own_base(game_id: str) -> None:
    offers = offers_of(game_id)
    assert offers.rule_sets[0].rules == games()[game_id].rules
    for rule_set in offers.rule_sets:
        assert offers.base_of(rule_set.rules) == rule_set
        assert offers.with_switches(rule_set.name, ()) == rule_set.rules


@each_of("game_id", HOUSE_RULES)
def test_every_number_that_can_be_counted_to_is_allowed(game_id: str) -> None:
    forms = {field.name: field.form for field in fields_of(game_id)}
    amounts = {name: form for name, form in forms.items() if isinstance(form, Amount)}
    assert amounts.keys() == RANGES[game_id].keys()
    for name, (lowest, highest) in RANGES[game_id].items():
        form = amounts[name]
        assert lowest <= form.lowest <= form.usual <= form.highest <= highest
        assert (form.usual - form.lowest) % form.step == 0


def texts_of(field: RuleField[Any]) -> list[str]:
    """The keys of all texts of a rule."""
    keys = [field.key, f"{field.key}_note"]
    match field.form:
        case OneOf(names=names):
            keys += [f"{field.key}_{name}" for name in names]
        case SomeOf(names=names):
            keys += names
        case Amount():
            keys += [f"{field.key}_count", f"{field.key}_none"]
    return keys


@each_of("game_id", HOUSE_RULES)
@each_of("code", LANGUAGES)
def test_everything_on_offer_has_its_words(code: str, game_id: str) -> None:
    words, offers = LANGUAGES[code], offers_of(game_id)
    assert all(words(section.key) for section in offers.sections)
    for field in fields_of(game_id):
        assert all(words(key, count=3) for key in texts_of(field))
    for offered in offers.rule_sets:
        assert all(words(key) for key in (offered.key, f"{offered.key}_note", *offered.points))
    for switch in offers.switches:
        assert words(switch.key)
        assert words(f"{switch.key}_note")


@each_of("game_id", HOUSE_RULES)
def test_every_picture_on_offer_exists(game_id: str) -> None:
    for section in offers_of(game_id).sections:
        assert (SPRITES / f"icons/{section.icon}.svg").exists()
    for field in fields_of(game_id):
        if isinstance(field.form, SomeOf):
            assert all((SPRITES / f"{name}.svg").exists() for name in field.form.sprites)
            assert len(field.form.sprites) == len(field.form.names) == len(field.form.values)
