"""What players may choose about the rules of Jungle."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import StrEnum
from functools import cached_property
from operator import attrgetter
from typing import Any, Final, TypeAlias

from jungle_pg.core.jungle.animals import Animal
from jungle_pg.core.jungle.board import Rivers
from jungle_pg.core.jungle.rules import (
    ElephantTakesRat,
    JungleRules,
    PassOnTime,
    Side,
    SideNames,
    Start,
    TrappedAttacker,
    TrappedDefender,
)
from jungle_pg.core.jungle.rulesets import RULE_SETS, SWITCHES, TRADITIONAL, with_switch
from jungle_pg.games.book import Example
from jungle_pg.games.jungle.book import rule_examples as examples
from jungle_pg.games.offers import (
    Amount,
    Form,
    OneOf,
    RuleField,
    RuleSection,
    RuleSet,
    SomeOf,
    Switch,
    YesNo,
)

YES_NO: Final = YesNo()
ANIMALS: Final = SomeOf(
    tuple(Animal),
    tuple(f"pieces/head_{animal.name.lower()}" for animal in Animal),
    tuple(f"word.{animal.name.lower()}" for animal in Animal),
)
QUIET_PLIES: Final = Amount(lowest=10, highest=1000, step=10, usual=50)
SAME_POSITIONS: Final = Amount(lowest=2, highest=20, step=1, usual=3)


def _one_of(choices: type[StrEnum]) -> OneOf:
    """All members of an enumeration, under their names."""
    return OneOf(tuple(choices), tuple(choice.name.lower() for choice in choices))


def _field(
    name: str, form: Form, example: Callable[[JungleRules], Example]
) -> RuleField[JungleRules]:
    def changed(rules: JungleRules, value: Any) -> JungleRules:
        return replace(rules, **{name: value})

    return RuleField(name, f"rule.{name}", form, attrgetter(name), changed, example)


def _section(name: str, icon: str, *fields: RuleField[JungleRules]) -> RuleSection[JungleRules]:
    return RuleSection(f"rule_section.{name}", icon, fields)


SECTIONS: Final = (
    _section(
        "board",
        "coords",
        _field("rivers", _one_of(Rivers), examples.rivers),
        _field("start", _one_of(Start), examples.opening),
        _field("moves_first", _one_of(Side), examples.moves_first),
        _field("side_names", _one_of(SideNames), examples.opening),
        _field("row_one", _one_of(Side), examples.row_one),
    ),
    _section(
        "water",
        "calm",
        _field("swimmers", ANIMALS, examples.swimmers),
        _field("water_to_land_captors", ANIMALS, examples.water_to_land_captors),
        _field("land_to_water_capture", YES_NO, examples.land_to_water_capture),
    ),
    _section(
        "leaps",
        "speed",
        _field("column_jumpers", ANIMALS, examples.column_jumpers),
        _field("row_jumpers", ANIMALS, examples.row_jumpers),
        _field("double_jumpers", ANIMALS, examples.double_jumpers),
    ),
    _section(
        "rat_and_elephant",
        "capture",
        _field("rat_takes_elephant", YES_NO, examples.rat_takes_elephant),
        _field("elephant_takes_rat", _one_of(ElephantTakesRat), examples.elephant_takes_rat),
    ),
    _section(
        "trap_and_den",
        "lock",
        _field("trapped_attacker", _one_of(TrappedAttacker), examples.trapped_attacker),
        _field("trapped_defender", _one_of(TrappedDefender), examples.trapped_defender),
        _field("den_enterers", ANIMALS, examples.den_enterers),
    ),
    _section(
        "end",
        "draw_offer",
        _field("no_capture_limit", QUIET_PLIES, examples.no_capture_limit),
        _field("repetition_limit", SAME_POSITIONS, examples.repetition_limit),
        _field("pass_on_time", _one_of(PassOnTime), examples.opening),
        _field("draw_by_agreement", YES_NO, examples.opening),
    ),
)
"""Every rule, once."""


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
