"""The rules of Jungle as players read and change them, in sections."""

from collections.abc import Callable
from dataclasses import replace
from enum import StrEnum
from operator import attrgetter
from typing import Any, Final

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
from jungle_pg.games.examples import Example
from jungle_pg.games.jungle import rule_examples as examples
from jungle_pg.games.offers import Amount, Form, OneOf, RuleField, RuleSection, SomeOf, YesNo

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
