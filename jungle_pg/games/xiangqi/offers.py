"""What players may choose about the rules of Xiangqi."""

from collections.abc import Sequence
from typing import Final

from jungle_pg.core.xiangqi.rules import XiangqiRules
from jungle_pg.core.xiangqi.rulesets import RULE_SETS
from jungle_pg.games.offers import RuleSection, RuleSet, Switch
from jungle_pg.games.xiangqi.rule_fields import SECTIONS

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
