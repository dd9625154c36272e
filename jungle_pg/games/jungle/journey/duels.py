"""Duels and bosses of Jungle: positions and whole games against a level, each with a condition."""

from typing import Final

from jungle_pg.core.journey.stage import BOSS, DUEL, Goal, Stage
from jungle_pg.core.jungle.animals import BOTTOM
from jungle_pg.core.jungle.rules import START_BOARDS, Start
from jungle_pg.games.jungle.journey.lessons import RULES, placed

START: Final = f"{START_BOARDS[Start.TRADITIONAL]} r 0 1"
WIN: Final = Goal("win")
HUNT: Final = Goal("capture", 20, (("piece", "elephant"),))


def duel(name: str, level: int, animals: str, goal: Goal) -> Stage:
    """A position against a level, with a condition."""
    name = f"jungle_duel_{name}"
    return Stage(
        name, "jungle", RULES, placed(animals), DUEL, goal, BOTTOM,
        level=level, theme=goal.code, text=name,
    )  # fmt: skip


def boss(animal: str, level: int) -> Stage:
    """A whole game against the level of an animal."""
    name = f"jungle_boss_{animal}"
    return Stage(
        name, "jungle", RULES, START, BOSS, WIN, BOTTOM, level=level, theme=animal, text=name
    )


DUELS: Final = (
    duel("guard", 2, "CC2 DE2 RE3 tD7 lA7", Goal("survive", 10)),
    duel("rat_and_cat", 3, "RE4 CB3 tA8", WIN),
    duel("four_each", 2, "TB2 PE3 DF2 RC3 lF8 wC7 cB8 rE7", WIN),
    duel("tiger_hunt", 3, "TG3 dE8 cB8", WIN),
    duel("rat_at_large", 3, "RD4 EA3 WF3 cB7 tE7 lD8", Goal("keep", 12, (("piece", "rat"),))),
    duel("elephant_hunt", 3, "RC5 DF3 TB2 eE7 wA8 cG8", HUNT),
    duel("dog_and_elephant", 4, "EE3 DD4 lA9", WIN),
    duel("no_elephant", 2, "TA1 LG1 DB2 CF2 WC3 PE3 RG3 tA9 lG9 cB8 dF8 eA7 pC7 wE7 rG7", WIN),
    duel("wall", 5, "EC3 LE3 DC2 CE2 tB7 pD7 wE7 rF7", Goal("survive", 15)),
    duel("wolf_and_leopard", 5, "WD5 PG4 lG8", WIN),
    duel("hurry", 4, "LA5 TG5 RD4 eC8 dF8 wD8 cB7", Goal("win", 15)),
    duel("last_stand", 6, "TD2 DD4 eD6", Goal("draw", 20)),
)

BOSSES: Final = tuple(
    boss(animal, level)
    for level, animal in enumerate(
        ("rat", "cat", "dog", "wolf", "leopard", "tiger", "lion", "elephant"), start=1
    )
)
