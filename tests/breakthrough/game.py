"""Breakthrough with a look, a book, a goal and words of its own, as far as it differs."""

from typing import Any, Final

from jungle_pg.games.book import Arrow, BookPage, Example, Saying, Writer, rows
from jungle_pg.games.game import Game
from jungle_pg.games.plain import Name, PlainLook
from tests.breakthrough.rulebook import RULEBOOK, BreakthroughRules

RULES: Final = BreakthroughRules()
STEPS: Final = Example(
    "7p/8/8/8/8/8/1P6/8 r", tuple(Arrow("b2", f"{file}3") for file in "abc"), part=(0, 4, 4, 4)
)
TAKES: Final = Example(
    "8/8/8/8/8/ppp5/1P6/8 r",
    (Arrow("b2", "a3", "capture"), Arrow("b2", "c3", "capture"), Arrow("b2", "b3", "refused")),
    part=(0, 4, 4, 4),
)


class BreakthroughLook(PlainLook):
    """Letters on squares, with names of pieces and of what one plays for."""

    def key_of(self, piece: Name) -> str:
        return "word.breakthrough.pawn"

    def goal(self, rules: Any) -> str:
        return "goal.breakthrough"


class BreakthroughBook:
    """One page: the aim, and how pawns go."""

    def pages(self, rules: BreakthroughRules) -> tuple[BookPage, ...]:
        write = Writer(lambda name: Saying(f"book.breakthrough.{name}"), RULES, {})
        figures = rows(write.figure(STEPS, "steps"), write.figure(TAKES, "takes"))
        return (write.page("aim", write.text("aim_text"), *figures),)


GAME: Final = Game(RULEBOOK, BreakthroughLook(RULEBOOK, RULES), RULES, book=BreakthroughBook())
