"""The lessons of Jungle: small positions in which a guide says what to do."""

from typing import Final

from jungle_pg.core.journey.stage import LESSON, Goal, GuideStep, Stage
from jungle_pg.core.jungle.animals import BOTTOM, PIECES
from jungle_pg.core.jungle.board import SPOTS, parse_spot
from jungle_pg.core.jungle.fen import BOARDS

RULES: Final = "traditional"


def placed(animals: str) -> str:
    """The position text of some animals: `RB4 eA9` is a red rat on B4 and a blue elephant on A9."""
    cells = {parse_spot(animal[1:]): PIECES[animal[0]] for animal in animals.split()}
    return f"{BOARDS.text(tuple(map(cells.get, SPOTS)))} r 0 1"


def lesson(
    name: str, animals: str, goal: Goal, *guide: GuideStep, level: int | None = None
) -> Stage:
    """A lesson; what is played in it is what its guide says, or a game against a level."""
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
        level=level,
        theme=name,
        text=f"jungle_{name}",
    )


def steps(count: int) -> Goal:
    """To make so many moves with the guide."""
    return Goal("steps", facts=(("count", count),))


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
        steps(2),
        read("guide.ranks.order", "C3", "E3"),
        do("guide.ranks.take", "C3B3", "C7D7"),
        do("guide.ranks.next", "E3F3", "D7D8"),
        read("guide.ranks.stronger", "D8"),
    ),
    lesson(
        "traps",
        "CD3 DE2 lD2 eF1 cG9",
        steps(2),
        read("guide.traps.where", "C1", "E1", "D2"),
        do("guide.traps.lion", "D3D2", "F1E1"),
        do("guide.traps.elephant", "E2E1", "G9G8"),
        read("guide.traps.both", "C9", "E9", "D8"),
    ),
    lesson(
        "swimming",
        "RC3 cD4",
        steps(4),
        read("guide.swimming.river", "B4", "C4", "B5", "C5", "B6", "C6"),
        do("guide.swimming.enter", "C3C4", "D4D5"),
        do("guide.swimming.safe", "C4C5", "D5D6"),
        do("guide.swimming.on", "C5C6", "D6D5"),
        do("guide.swimming.leave", "C6C7", "D5D4"),
    ),
    lesson(
        "elephant",
        "RC6 eD7 cG9",
        Goal("capture", 2, (("piece", "elephant"),)),
        read("guide.elephant.fear", "C6", "D7"),
        do("guide.elephant.land", "C6D6", "G9G8", "D7"),
        do("guide.elephant.take", "D6D7"),
    ),
    lesson(
        "leaps",
        "LB3 TD6 wB7 rC7 cG6",
        steps(2),
        read("guide.leaps.who", "B3", "D6"),
        do("guide.leaps.over", "B3B7", "C7C6"),
        read("guide.leaps.rat", "D6", "C6", "A6"),
        do("guide.leaps.aside", "D6G6", "C6C5"),
    ),
    lesson(
        "no_moves",
        "DA2 WB2 PC2 cA1 rB1",
        Goal("win", 1),
        read("guide.no_moves.rule", "A1", "B1"),
        do("guide.no_moves.shut", "C2C1"),
    ),
    lesson(
        "first_game",
        "EG3 TB3 DD3 RC2 wD7 cF7 rB7",
        Goal("win"),
        read("guide.first_game.sides"),
        read("guide.first_game.ways", "D9"),
        level=1,
    ),
)
