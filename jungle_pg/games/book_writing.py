"""How the books of games are written: by short names, and always with what is not as usual."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from jungle_pg.games.book import Block, BookPage, Figure, Figures, Paragraph, Points, Saying
from jungle_pg.games.examples import Example

R = TypeVar("R")

A_ROW: Final = 2
"""Figures beside each other."""


@dataclass(frozen=True, slots=True)
class Writer(Generic[R]):
    """Writes the pages of one game."""

    say: Callable[[str], Saying]
    """A sentence of the book by its short name."""
    usual: R
    """The rules that others are compared with."""
    statements: Mapping[str, Callable[[R], Saying]]
    """What is said about each field of the rules, in the order of the book."""

    def page(self, name: str, *blocks: Block) -> BookPage:
        """A page with its heading."""
        return BookPage(self.say(name).key, blocks)

    def text(self, name: str) -> Paragraph:
        """What holds in all rules."""
        return Paragraph(self.say(name))

    def points(self, *names: str) -> Points:
        """Sentences below each other."""
        return Points(tuple(self.text(name) for name in names))

    def figure(self, example: Example, name: str, *, differs: bool = False) -> Figure:
        """A little board with its caption."""
        return Figure(example, self.say(f"figure_{name}"), differs)

    def differs(self, rules: R, name: str) -> bool:
        """Whether a field of the rules is not as usual."""
        return bool(getattr(rules, name) != getattr(self.usual, name))

    def statement(self, rules: R, name: str) -> Paragraph:
        """What the rules say about one of their fields."""
        return Paragraph(self.statements[name](rules), self.differs(rules, name))

    def differences(self, rules: R) -> tuple[BookPage, ...]:
        """A last page about all that is not as usual, if anything is."""
        differing = [name for name in self.statements if self.differs(rules, name)]
        if not differing:
            return ()
        points = Points(tuple(self.statement(rules, name) for name in differing))
        return (BookPage("book.differences", (Paragraph(Saying("book.differ")), points)),)


def rows(*figures: Figure) -> tuple[Figures, ...]:
    """Figures in rows."""
    return tuple(Figures(figures[first : first + A_ROW]) for first in range(0, len(figures), A_ROW))
