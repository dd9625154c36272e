"""What players may choose about the rules of Jackaroo."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from operator import attrgetter
from typing import Any, Final

from jungle_pg.core.jackaroo.rules import JackarooRules
from jungle_pg.core.jackaroo.rulesets import RULE_SETS
from jungle_pg.games.book import Example
from jungle_pg.games.jackaroo.book import rule_examples as examples
from jungle_pg.games.offers import RuleField, RuleSection, RuleSet, Switch, YesNo

POINTS: Final = {"king": ("bonus", "one_order", "no_passing")}
"""What is special about each rule set."""


def _field(name: str, example: Callable[[JackarooRules], Example]) -> RuleField[JackarooRules]:
    def changed(rules: JackarooRules, value: Any) -> JackarooRules:
        return replace(rules, **{name: value})

    return RuleField(name, f"rule.jackaroo.{name}", YesNo(), attrgetter(name), changed, example)


SECTIONS: Final = (
    RuleSection(
        "rule_section.jackaroo.rounds",
        "restart",
        (_field("alternate_start", examples.alternate_start),),
    ),
    RuleSection(
        "rule_section.jackaroo.home",
        "home",
        (_field("passing_at_home", examples.passing_at_home),),
    ),
)
"""Every rule, once."""


def _switch(field: RuleField[JackarooRules]) -> Switch[JackarooRules]:
    def apply(rules: JackarooRules) -> JackarooRules:
        return field.changed(rules, True)

    example = field.example(apply(RULE_SETS["king"]))
    return Switch(field.name, f"switch.jackaroo.{field.name}", apply, example)


class JackarooOffers:
    """One rule set, and a switch for each of the few rules that may be otherwise."""

    rule_sets: Sequence[RuleSet[JackarooRules]] = tuple(
        RuleSet(
            name,
            f"rule_set.jackaroo.{name}",
            rules,
            tuple(f"rule_point.jackaroo.{point}" for point in POINTS[name]),
        )
        for name, rules in RULE_SETS.items()
    )
    sections: Sequence[RuleSection[JackarooRules]] = SECTIONS

    @cached_property
    def switches(self) -> Sequence[Switch[JackarooRules]]:
        """The switches, with boards that show what they do."""
        return tuple(_switch(field) for section in SECTIONS for field in section.fields)

    def with_switches(self, name: str, switches: Sequence[str]) -> JackarooRules:
        rules = RULE_SETS[name]
        for switch in self.switches:
            if switch.name in switches:
                rules = switch.apply(rules)
        return rules

    def base_of(self, rules: JackarooRules) -> RuleSet[JackarooRules]:
        return next(rule_set for rule_set in self.rule_sets if rule_set.name == rules.base)


JACKAROO_OFFERS: Final = JackarooOffers()
