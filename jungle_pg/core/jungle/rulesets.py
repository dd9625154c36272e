"""The rule sets and switches by name, as values; nothing that moves a piece asks for a name."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

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
)

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
