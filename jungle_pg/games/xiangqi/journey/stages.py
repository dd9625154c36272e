"""The order of the academy of Xiangqi: four chapters, each with a duel and a boss at its end."""

from collections.abc import Iterator
from typing import Final

from jungle_pg.core.journey.stage import BOSS, DUEL, Chapter, Goal, Journey, Stage
from jungle_pg.core.xiangqi.pieces import RED
from jungle_pg.core.xiangqi.rules import START
from jungle_pg.games.xiangqi.journey.lessons import LESSONS, RULES, placed
from jungle_pg.games.xiangqi.journey.puzzles import PUZZLES

WIN: Final = Goal("win")

CHAPTERS: Final = {
    "xiangqi_pieces": "LPLPLPLPLPLPPDB",
    "xiangqi_mates": "PPPPPPPPPPPDB",
    "xiangqi_attacks": "PPPPPPPPPPPDB",
    "xiangqi_masters": "PPPPPPPPPPPDB",
}
"""What follows what in each chapter: lessons, puzzles, duels, bosses."""


def _against(kind: str, name: str, level: int, position: str, goal: Goal) -> Stage:
    name = f"xiangqi_{kind}_{name}"
    return Stage(
        name, "xiangqi", RULES, position, kind, goal, RED, level=level, theme=name, text=name
    )


DUELS: Final = (
    _against(DUEL, "chariots", 2, placed("Kd1 Ra1 Ri1 ke10 ad10 af10 bc10 bg10"), WIN),
    _against(DUEL, "soldiers", 3, placed("Kd1 Pc7 Pe7 Pg7 Nb5 kf10 ae9 bc10"), WIN),
    _against(
        DUEL, "hold", 6, placed("Ke1 Ad1 Af1 Bc1 Bg1 Rb4 kd10 ra9 nc8 ch7 ae9"), Goal("survive", 12)
    ),
    _against(DUEL, "chariot_down", 4, START.replace("rnbakabnr", "1nbakabnr"), WIN),
)

BOSSES: Final = tuple(
    _against(BOSS, name, level, START, WIN)
    for level, name in ((1, "soldier"), (4, "horse"), (5, "cannon"), (8, "general"))
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
    Goal("mate"),
    Goal("checks"),
    *(Goal("capture", None, (("piece", letter),)) for letter in "RNCPBA"),
    Goal("survive"),
)

JOURNEY: Final = Journey("xiangqi", tuple(_chapters()), WANTED)
