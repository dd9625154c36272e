"""What players may choose about the rules of Xiangqi."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from operator import attrgetter
from typing import Any, Final

from jungle_pg.core.xiangqi.rules import Repetition, XiangqiRules
from jungle_pg.core.xiangqi.rulesets import RULE_SETS
from jungle_pg.games.book import Example
from jungle_pg.games.offers import (
    Amount,
    Form,
    OneOf,
    RuleField,
    RuleSection,
    RuleSet,
    Switch,
    YesNo,
)
from jungle_pg.games.xiangqi.book import rule_examples as examples

JUDGEMENTS: Final = OneOf(tuple(Repetition), tuple(choice.value for choice in Repetition))
QUIET_PLIES: Final = Amount(lowest=10, highest=1000, step=10, usual=120)


def _field(
    name: str, form: Form, example: Callable[[XiangqiRules], Example]
) -> RuleField[XiangqiRules]:
    def changed(rules: XiangqiRules, value: Any) -> XiangqiRules:
        return replace(rules, **{name: value})

    return RuleField(name, f"rule.xiangqi.{name}", form, attrgetter(name), changed, example)


SECTIONS: Final = (
    RuleSection(
        "rule_section.xiangqi.again",
        "restart",
        (_field("repetition", JUDGEMENTS, examples.repetition),),
    ),
    RuleSection(
        "rule_section.xiangqi.draws",
        "draw_offer",
        (
            _field("no_capture_limit", QUIET_PLIES, examples.no_capture_limit),
            _field("dead_draw", YesNo(), examples.dead_draw),
        ),
    ),
)
"""Every rule, once."""


POINTS: Final = {
    "standard": ("perpetual_check_loses", "draw_120", "dead_draw"),
    "casual": ("repetition_draws", "no_count", "dead_draw"),
    "club": ("perpetual_check_loses", "draw_100", "dead_draw"),
    "practice": ("repetition_free", "no_count", "play_on"),
}
"""What is special about each rule set."""


class XiangqiOffers:
    """Four rule sets and every rule by itself; these are so few that there are no switches."""

    rule_sets: Sequence[RuleSet[XiangqiRules]] = tuple(
        RuleSet(
            name,
            f"rule_set.xiangqi.{name}",
            rules,
            tuple(f"rule_point.xiangqi.{point}" for point in POINTS[name]),
        )
        for name, rules in RULE_SETS.items()
    )
    switches: Sequence[Switch[XiangqiRules]] = ()
    sections: Sequence[RuleSection[XiangqiRules]] = SECTIONS

    def with_switches(self, name: str, switches: Sequence[str]) -> XiangqiRules:
        """The rules of a named set."""
        return RULE_SETS[name]

    def base_of(self, rules: XiangqiRules) -> RuleSet[XiangqiRules]:
        return next(rule_set for rule_set in self.rule_sets if rule_set.name == rules.base)


XIANGQI_OFFERS: Final = XiangqiOffers()
