"""The rules as text and as records."""

import pytest

from jungle_pg.core.jackaroo.rules import JackarooRules
from jungle_pg.core.rulebook import BadText
from tests.core.jackaroo.moments import JACKAROO
from tests.rows import each_of

CODEC = JACKAROO.codec


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("king", JackarooRules()),
        ("king,alternate_start=yes", JackarooRules(alternate_start=True)),
        ("king,passing_at_home=yes", JackarooRules(passing_at_home=True)),
    ],
)
def test_rules_are_written_and_read(text: str, rules: JackarooRules) -> None:
    assert CODEC.parse_rules(text) == rules
    assert CODEC.rules_text(rules) == text
    record = JACKAROO.saves.rules_record(rules)
    assert JACKAROO.saves.parse_rules_record(record) == rules


def test_the_usual_rules_switch_nothing_on() -> None:
    usual = CODEC.parse_rules(JACKAROO.usual_rules)
    assert (usual.alternate_start, usual.passing_at_home) == (False, False)
    assert CODEC.parse_rules(" king , alternate_start = no ") == usual


@each_of(
    ("text", "mistake"),
    [
        ("queen", "unknown rule set 'queen'"),
        ("king,alternate_start", "expected field=value"),
        ("king,jokers=yes", "unknown rule 'jokers'"),
        ("king,alternate_start=yes,alternate_start=no", "given twice"),
        ("king,alternate_start=2", "yes or no"),
    ],
)
def test_bad_rules_are_refused_in_words(text: str, mistake: str) -> None:
    with pytest.raises(BadText, match=mistake):
        CODEC.parse_rules(text)


@pytest.mark.parametrize(
    "change", [{"base": "king,"}, {"base": 1}, {"alternate_start": "yes"}, {"passing_at_home": 1}]
)
def test_a_bad_record_of_rules_is_refused(change: dict[str, object]) -> None:
    record = JACKAROO.saves.rules_record(JackarooRules()) | change
    with pytest.raises(BadText):
        JACKAROO.saves.parse_rules_record(record)


def test_a_rule_that_a_record_lacks_has_its_default() -> None:
    rules = JackarooRules(alternate_start=True, passing_at_home=True)
    record = JACKAROO.saves.rules_record(rules)
    del record["passing_at_home"]
    assert JACKAROO.saves.parse_rules_record(record) == JackarooRules(alternate_start=True)
