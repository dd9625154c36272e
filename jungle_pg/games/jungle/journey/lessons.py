"""The lessons of Jungle: small positions in which a guide says what to do."""

from typing import Final

from jungle_pg.core.journey.stage import LESSON, Goal, GuideStep, Stage
from jungle_pg.core.jungle.animals import BOTTOM, PIECES
from jungle_pg.core.jungle.board import SPOTS, parse_spot
from jungle_pg.core.jungle.fen import board_text

RULES: Final = "traditional"


def placed(animals: str) -> str:
    """The position text of some animals: `RB4 eA9` is a red rat on B4 and a blue elephant on A9."""
    cells = {parse_spot(animal[1:]): PIECES[animal[0]] for animal in animals.split()}
    return f"{board_text(tuple(map(cells.get, SPOTS)))} r 0 1"


def lesson(name: str, animals: str, goal: Goal, *guide: GuideStep) -> Stage:
    """A lesson; what is played in it is what its guide says."""
    key = tuple(
        action
        for step in guide
        if not step.reads
        for action in ("".join(step.picks), step.answer)
        if action
    )
    return Stage(
        f"jungle_{name}",
        "jungle",
        RULES,
        placed(animals),
        LESSON,
        goal,
        BOTTOM,
        key,
        guide=guide,
        theme=name,
        text=f"jungle_{name}",
    )


def read(text: str, *marks: str) -> GuideStep:
    """Something to be read, with squares that stay bright."""
    return GuideStep(text, marks=marks, reads=True)


def do(text: str, move: str, answer: str = "", *marks: str) -> GuideStep:
    """A move to be made, and the answer to it."""
    return GuideStep(text, (move[:2], move[2:]), marks, answer)


LESSONS: Final = (
    lesson(
        "steps",
        "CD6 dG9",
        Goal("den", 3),
        read("guide.steps.cat", "D6"),
        do("guide.steps.forward", "D6D7", "G9G8"),
        do("guide.steps.trap", "D7D8", "G8G9", "D9"),
        do("guide.steps.den", "D8D9"),
    ),
    lesson(
        "ranks",
        "DC3 CE3 wC7 cB3 rF3",
        Goal("steps", facts=(("count", 2),)),
        read("guide.ranks.order", "C3", "E3"),
        do("guide.ranks.take", "C3B3", "C7D7"),
        do("guide.ranks.next", "E3F3", "D7D8"),
        read("guide.ranks.stronger", "D8"),
    ),
)
