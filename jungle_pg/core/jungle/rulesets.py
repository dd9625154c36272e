"""The rule sets and switches by name, as values, and rules as text.

Nothing that moves a piece asks for a name.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from jungle_pg.core.jungle.animals import ANIMALS, Animal
from jungle_pg.core.jungle.board import Rivers
from jungle_pg.core.jungle.rules import (
    EVERYONE,
    LIMIT_RANGES,
    NOBODY,
    ElephantTakesRat,
    JungleRules,
    PassOnTime,
    Side,
    SideNames,
    Start,
    TrappedAttacker,
)
from jungle_pg.core.rule_words import RuleWords
from jungle_pg.core.rulebook import BadText

TRADITIONAL: Final = JungleRules()

APPENDIX: Final = JungleRules(
    base="appendix",
    rivers=Rivers.EDGES,
    start=Start.APPENDIX,
    water_to_land_captors=frozenset({Animal.RAT}),
    land_to_water_capture=True,
    elephant_takes_rat=ElephantTakesRat.NEVER,
    trapped_attacker=TrappedAttacker.RANK_ZERO,
)

COURSE: Final = JungleRules(
    base="course",
    moves_first=Side.TOP,
    side_names=SideNames.TITLE_RED_BLUE,
    row_one=Side.TOP,
    no_capture_limit=None,
    repetition_limit=None,
    pass_on_time=PassOnTime.NEVER,
    draw_by_agreement=False,
)

ANIMAL: Final = JungleRules(
    base="animal",
    side_names=SideNames.RED_GREEN,
    water_to_land_captors=frozenset({Animal.RAT}),
    land_to_water_capture=True,
    elephant_takes_rat=ElephantTakesRat.ALWAYS,
    trapped_attacker=TrappedAttacker.FULL_RANK,
    no_capture_limit=None,
    repetition_limit=None,
    pass_on_time=PassOnTime.ALWAYS,
)

CLUB: Final = JungleRules(
    base="club",
    trapped_attacker=TrappedAttacker.FULL_RANK,
    no_capture_limit=200,
    pass_on_time=PassOnTime.NEVER,
)

RULE_SETS: Final = {rules.base: rules for rules in (TRADITIONAL, APPENDIX, COURSE, ANIMAL, CLUB)}


def _rat_only_den(rules: JungleRules) -> JungleRules:
    return replace(rules, den_enterers=frozenset({Animal.RAT}))


def _extended_jumps(rules: JungleRules) -> JungleRules:
    return replace(
        rules,
        double_jumpers=rules.double_jumpers | {Animal.LION},
        row_jumpers=rules.row_jumpers | {Animal.LEOPARD},
    )


def _dog_river(rules: JungleRules) -> JungleRules:
    return replace(
        rules,
        swimmers=rules.swimmers | {Animal.DOG},
        water_to_land_captors=frozenset({Animal.DOG}),
    )


def _rat_cannot_take_elephant(rules: JungleRules) -> JungleRules:
    return replace(rules, rat_takes_elephant=False)


SWITCHES: Final[dict[str, Callable[[JungleRules], JungleRules]]] = {
    "rat_only_den": _rat_only_den,
    "extended_jumps": _extended_jumps,
    "dog_river": _dog_river,
    "rat_cannot_take_elephant": _rat_cannot_take_elephant,
}


def with_switch(rules: JungleRules, switch: str) -> JungleRules:
    """The rules with one of the SWITCHES turned on."""
    return replace(SWITCHES[switch](rules), base=f"{rules.base}+{switch}")


class JungleWords(RuleWords[JungleRules]):
    """Rule sets may have switches, and some rules are for some of the animals."""

    limits = LIMIT_RANGES

    def named(self, name: str) -> JungleRules:
        rule_set, *switches = (part.strip() for part in name.split("+"))
        rules = super().named(rule_set)
        for switch in switches:
            if switch not in SWITCHES:
                raise BadText(f"unknown switch {switch!r}; choose from {', '.join(SWITCHES)}")
            if switches.count(switch) > 1:
                raise BadText(f"switch {switch} is given twice")
            rules = with_switch(rules, switch)
        return rules

    def value_text(self, value: object) -> str:
        """Animals by their letters, the strongest first."""
        if not isinstance(value, frozenset):
            return super().value_text(value)
        if value == EVERYONE:
            return "all"
        return "".join(animal.letter for animal in sorted(value, reverse=True)) or "none"

    def parse_value(self, name: str, text: str) -> object:
        """All animals, none, or those of some letters."""
        if not isinstance(self.sample(name), frozenset):
            return super().parse_value(name, text)
        if text in ("all", "none"):
            return EVERYONE if text == "all" else NOBODY
        letters = text.upper()
        if not letters or set(letters) - set(ANIMALS) or len(set(letters)) < len(letters):
            raise BadText(f"{name} is all, none or some of the letters ELTPWDCR, not {text!r}")
        return frozenset(ANIMALS[letter] for letter in letters)


WORDS: Final = JungleWords(RULE_SETS)
FIELDS: Final = WORDS.fields
parse_rules = WORDS.parse
rules_text = WORDS.text
