"""What players may choose about the rules of Jungle."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Final, TypeAlias

from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.jungle.rulesets import RULE_SETS, SWITCHES, TRADITIONAL, with_switch
from jungle_pg.games.examples import Example
from jungle_pg.games.jungle import rule_examples as examples
from jungle_pg.games.jungle.rule_fields import SECTIONS
from jungle_pg.games.offers import RuleSection, RuleSet, Switch

Part: TypeAlias = tuple[int, int, int, int]

AROUND_DEN: Final = (1, 0, 5, 3)
AROUND_RIVERS: Final = (0, 2, 7, 5)
BETWEEN_RIVERS: Final = (1, 3, 5, 3)

POINTS: Final = {
    "traditional": (
        "rule_point.rivers_middle",
        "rule_point.no_strike_from_water",
        "rule_point.draw_50",
    ),
    "appendix": (
        "rule_point.rivers_edges",
        "rule_point.strike_from_water",
        "rule_point.elephant_never_takes_rat",
        "rule_point.rank_0_in_traps",
    ),
    "course": (
        "rule_point.blue_first",
        "rule_point.rows_from_top",
        "rule_point.no_draws",
    ),
    "animal": (
        "rule_point.red_green",
        "rule_point.elephant_takes_rat",
        "rule_point.clock_passes",
        "rule_point.strike_from_water",
    ),
    "club": (
        "rule_point.full_strength_in_traps",
        "rule_point.draw_200",
        "rule_point.repetition_3",
    ),
}
"""What is special about each rule set."""

SHOWN_BY: Final[dict[str, tuple[Callable[[JungleRules], Example], Part]]] = {
    "rat_only_den": (examples.den_enterers, AROUND_DEN),
    "extended_jumps": (examples.extended_jumps, AROUND_RIVERS),
    "dog_river": (examples.water_to_land_captors, AROUND_RIVERS),
    "rat_cannot_take_elephant": (examples.rat_takes_elephant, BETWEEN_RIVERS),
}
"""What shows a switch best, and on which part of the board."""


def _switch(name: str) -> Switch[JungleRules]:
    def apply(rules: JungleRules) -> JungleRules:
        return with_switch(rules, name)

    example, part = SHOWN_BY[name]
    return Switch(name, f"switch.{name}", apply, replace(example(apply(TRADITIONAL)), part=part))


class JungleOffers:
    """Five rule sets, four switches, every rule by itself."""

    rule_sets: Sequence[RuleSet[JungleRules]] = tuple(
        RuleSet(name, f"rule_set.{name}", rules, POINTS[name]) for name, rules in RULE_SETS.items()
    )
    sections: Sequence[RuleSection[JungleRules]] = SECTIONS

    @cached_property
    def switches(self) -> Sequence[Switch[JungleRules]]:
        """The switches, with boards that take a moment to work out."""
        return tuple(map(_switch, SWITCHES))

    def with_switches(self, name: str, switches: Sequence[str]) -> JungleRules:
        rules = RULE_SETS[name]
        for switch in switches:
            rules = with_switch(rules, switch)
        return rules

    def base_of(self, rules: JungleRules) -> RuleSet[JungleRules]:
        name = rules.base.partition("+")[0]
        return next(rule_set for rule_set in self.rule_sets if rule_set.name == name)


JUNGLE_OFFERS: Final = JungleOffers()
