"""Rules as text: `standard`, and what differs from it."""

import pytest

from jungle_pg.core.rulebook import BadText
from jungle_pg.core.xiangqi.rules import Repetition, XiangqiRules
from jungle_pg.core.xiangqi.rulesets import parse_rules, rules_text
from tests.rows import each_of


@each_of(
    ("text", "rules", "shortest"),
    [
        ("standard", XiangqiRules(), "standard"),
        ("standard,repetition=standard", XiangqiRules(), "standard"),
        (
            " standard , repetition = draw ",
            XiangqiRules(repetition=Repetition.DRAW),
            "standard,repetition=draw",
        ),
        (
            "standard,no_capture_limit=0",
            XiangqiRules(no_capture_limit=None),
            "standard,no_capture_limit=none",
        ),
        (
            "standard,dead_draw=no,no_capture_limit=100,repetition=off",
            XiangqiRules(Repetition.OFF, 100, dead_draw=False),
            "standard,repetition=off,no_capture_limit=100,dead_draw=no",
        ),
    ],
)
def test_rules_are_read_and_written(text: str, rules: XiangqiRules, shortest: str) -> None:
    assert parse_rules(text) == rules
    assert rules_text(parse_rules(text)) == shortest


@each_of(
    ("text", "message"),
    [
        ("", "unknown rule set ''; choose from standard"),
        ("asian", "unknown rule set 'asian'; choose from standard"),
        ("standard,repetition", "expected field=value, not 'repetition'"),
        ("standard,chase=axf", "unknown rule 'chase'; choose from repetition, no_capture_limit"),
        ("standard,base=x", "unknown rule 'base'"),
        ("standard,dead_draw=no,dead_draw=no", "dead_draw is given twice"),
        (
            "standard,repetition=never",
            "repetition is standard or chase or draw or off, not 'never'",
        ),
        ("standard,dead_draw=maybe", "dead_draw is yes or no, not 'maybe'"),
        ("standard,no_capture_limit=-1", "no_capture_limit is 1 to 9999 or none, not '-1'"),
        ("standard,no_capture_limit=10000", "no_capture_limit is 1 to 9999 or none"),
        ("standard,no_capture_limit=١", "no_capture_limit is 1 to 9999 or none"),
    ],
)
def test_bad_rules_are_told_what_is_wrong(text: str, message: str) -> None:
    with pytest.raises(BadText) as caught:
        parse_rules(text)
    assert message in str(caught.value)
