"""The lessons of Xiangqi: small positions in which a guide says what to do."""

import re
from typing import Final

from jungle_pg.core.journey.stage import LESSON, Goal, GuideStep, Stage
from jungle_pg.core.xiangqi.pieces import RED

RULES: Final = "standard"
_POINTS: Final = re.compile(r"[a-i]\d+")


def placed(pieces: str) -> str:
    """The position text of some pieces: `Kd1 rh9` is a red general and a black chariot."""
    cells = {piece[1:]: piece[0] for piece in pieces.split()}
    ranks = []
    for rank in range(10, 0, -1):
        letters = "".join(cells.get(f"{file}{rank}", " ") for file in "abcdefghi")
        ranks.append(re.sub(" +", lambda gap: str(len(gap[0])), letters))
    return f"{'/'.join(ranks)} w - - 0 1"


def points_of(move: str) -> tuple[str, ...]:
    """The two points of a move, as they are clicked."""
    return tuple(_POINTS.findall(move))


def lesson(name: str, pieces: str, goal: Goal, *guide: GuideStep) -> Stage:
    """A lesson; what is played in it is what its guide says."""
    key = tuple(
        action
        for step in guide
        if not step.reads
        for action in ("".join(step.picks), step.answer)
        if action
    )
    name = f"xiangqi_{name}"
    return Stage(
        name, "xiangqi", RULES, placed(pieces), LESSON, goal, RED, key,
        guide=guide, theme=name, text=name,
    )  # fmt: skip


def steps(count: int) -> Goal:
    """To make so many moves with the guide."""
    return Goal("steps", facts=(("count", count),))


def read(text: str, *marks: str) -> GuideStep:
    """Something to be read, with points that stay bright."""
    return GuideStep(text, marks=marks, reads=True)


def do(text: str, move: str, answer: str = "", *marks: str) -> GuideStep:
    """A move to be made, and the answer to it."""
    return GuideStep(text, points_of(move), marks, answer)


LESSONS: Final = (
    lesson(
        "mate",
        "Kd1 Ra9 Rb1 ke10",
        Goal("mate", 1),
        read("guide.xiangqi_mate.palace", "e10", "d1"),
        read("guide.xiangqi_mate.rows", "a9", "b1"),
        do("guide.xiangqi_mate.check", "b1b10"),
    ),
    lesson(
        "lines",
        "Kd1 Cg3 Ra1 kf10 ng9 pg7 pa7",
        steps(2),
        read("guide.xiangqi_lines.cannon", "g3", "g7", "g9"),
        do("guide.xiangqi_lines.jump", "g3g9", "f10f9"),
        do("guide.xiangqi_lines.chariot", "a1a7", "f9f10"),
    ),
    lesson(
        "legs",
        "Kd1 Nc3 Bc1 kf10 pc4 pg5",
        steps(3),
        read("guide.xiangqi_legs.horse", "c3", "c4"),
        do("guide.xiangqi_legs.aside", "c3e4", "f10f9"),
        do("guide.xiangqi_legs.elephant", "c1e3", "f9f10"),
        do("guide.xiangqi_legs.take", "e4g5", "f10f9"),
    ),
    lesson(
        "soldiers",
        "Kd1 Pe5 kf10 nd6",
        steps(2),
        read("guide.xiangqi_soldiers.ahead", "e5"),
        do("guide.xiangqi_soldiers.cross", "e5e6", "f10f9"),
        do("guide.xiangqi_soldiers.aside", "e6d6", "f9f10"),
    ),
    lesson(
        "checks",
        "Ke1 Ra6 kd10 re6 rh9",
        steps(2),
        read("guide.xiangqi_checks.ways", "e1", "e6"),
        do("guide.xiangqi_checks.take", "a6e6", "h9h1"),
        do("guide.xiangqi_checks.flee", "e1e2", "d10d9"),
    ),
    lesson(
        "facing",
        "Kd1 Ra5 Rf3 ke10",
        Goal("mate", 1),
        read("guide.xiangqi_facing.rule", "d1", "e10"),
        do("guide.xiangqi_facing.mate", "a5e5"),
    ),
)
