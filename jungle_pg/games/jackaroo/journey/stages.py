"""The order of the academy of Jackaroo King: three chapters, each with a duel and bosses."""

from collections.abc import Iterator
from typing import Final

from jungle_pg.core.jackaroo.refusals import SEAT_IDS
from jungle_pg.core.jackaroo.rulebook import RULEBOOK
from jungle_pg.core.jackaroo.track import RED
from jungle_pg.core.journey.stage import BOSS, DUEL, Chapter, Goal, Journey, Stage
from jungle_pg.games.jackaroo.journey.lessons import LESSONS, RULES
from jungle_pg.games.jackaroo.journey.puzzles import PUZZLES

WIN: Final = Goal("win")
START: Final = RULEBOOK.codec.position_text(RULEBOOK.start(RULEBOOK.codec.parse_rules(RULES)))

CHAPTERS: Final = {
    "jackaroo_cards": "LPLPLPLPLDB",
    "jackaroo_hands": "PPPPPPDB",
    "jackaroo_home": "PPPPPPDBB",
}
"""What follows what in each chapter: lessons, puzzles, duels, bosses."""


def _against(kind: str, name: str, level: int, red: str, yellow: str) -> Stage:
    name = f"jackaroo_{kind}_{name}"
    position = f"red={red} yellow={yellow} {START.split(maxsplit=2)[2]}"
    return Stage(
        name, "jackaroo", RULES, position, kind, WIN, RED, level=level, theme=name, text=name
    )


DUELS: Final = (
    _against(DUEL, "ahead", 2, "H4,0,B,B", "26,B,B,B"),
    _against(DUEL, "halfway", 4, "H4,H3,0,B", "H4,H3,26,B"),
    _against(DUEL, "behind", 3, "0,B,B,B", "H4,26,B,B"),
)

BOSSES: Final = tuple(
    _against(BOSS, name, level, "0,B,B,B", "26,B,B,B")
    for level, name in ((2, "cat"), (4, "wolf"), (6, "tiger"), (8, "elephant"))
)


def _chapters() -> Iterator[Chapter]:
    following: dict[str, Iterator[Stage]] = {
        "L": iter(LESSONS),
        "P": iter(PUZZLES),
        "D": iter(DUELS),
        "B": iter(BOSSES),
    }
    for chapter, kinds in CHAPTERS.items():
        yield Chapter(chapter, tuple(next(following[kind]) for kind in kinds))


WANTED: Final = (
    *(Goal("home", None, (("count", count),)) for count in range(1, 5)),
    *(Goal("capture", None, (("piece", f"marble_{side}"),)) for side in SEAT_IDS),
)

JOURNEY: Final = Journey("jackaroo", tuple(_chapters()), WANTED)
