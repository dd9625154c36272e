"""The rules of a game as the pages of a book, which any scene can lay out."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import reduce
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from jungle_pg.core.rulebook import AnyRulebook, Pick, Seat
from jungle_pg.games.values import Appearance, Mark
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words


@dataclass(frozen=True, slots=True)
class Arrow:
    """A way over the board: a `move`, a `capture`, or one that is `refused`."""

    start: Pick
    end: Pick
    kind: str = "move"
    is_leap: bool = False
    """Whether it is drawn as an arc."""


@dataclass(frozen=True, slots=True)
class Example:
    """A position that shows a rule, on the whole board or on a part of it."""

    position: str
    """As `Rulebook.start` reads it."""
    arrows: tuple[Arrow, ...] = ()
    marks: tuple[Mark, ...] = ()
    part: tuple[int, int, int, int] | None = None
    """Column and row of the upper left square, columns and rows; None shows everything."""
    line: tuple[str, ...] = ()
    """Actions as texts, played one after another on a live board, which then begins again."""
    hands: tuple[Seat, ...] = ()
    """The seats whose cards are seen: the first one's below the board, the other's above it."""


R_contra = TypeVar("R_contra", contravariant=True)

Fact: TypeAlias = "int | Saying | tuple[Saying, ...]"
"""A number, something with a name, or several such things."""


@dataclass(frozen=True, slots=True, init=False)
class Saying:
    """Something said: the key of its text, and the facts in it."""

    key: str
    facts: tuple[tuple[str, Fact], ...]

    def __init__(self, key: str, **facts: Fact) -> None:
        object.__setattr__(self, "key", key)
        object.__setattr__(self, "facts", tuple(facts.items()))


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A few sentences."""

    saying: Saying
    differs: bool = False
    """Whether this is not as in the usual rules of the game."""


@dataclass(frozen=True, slots=True)
class Points:
    """Sentences below each other, each with a mark before it."""

    points: tuple[Paragraph, ...]


@dataclass(frozen=True, slots=True)
class Figure:
    """A little board with a few words below it."""

    example: Example
    caption: Saying
    differs: bool = False


@dataclass(frozen=True, slots=True)
class Figures:
    """Little boards beside each other."""

    row: tuple[Figure, ...]


class Painting(Protocol):
    """A picture that only the game itself can paint."""

    @property
    def shape(self) -> tuple[float, float]:
        """Its width and height, as large as it is drawn best, in units."""

    def paint(self, area: Rect, view: View, appearance: Appearance) -> DrawList:
        """The picture in an area of this shape."""


Block: TypeAlias = Paragraph | Points | Figures | Painting


@dataclass(frozen=True, slots=True)
class BookPage:
    """One thing, told and shown."""

    heading: str
    """The key of its text."""
    blocks: tuple[Block, ...]


class Book(Protocol[R_contra]):
    """What a game has to say about its rules."""

    def pages(self, rules: R_contra) -> tuple[BookPage, ...]:
        """All that holds under these rules."""


@dataclass(frozen=True, slots=True)
class PlainBook:
    """What there is to read of a game that nobody has written about: how it begins."""

    rulebook: AnyRulebook

    def pages(self, rules: Any) -> tuple[BookPage, ...]:
        """One page with the board of the first move."""
        start = self.rulebook.codec.position_text(self.rulebook.start(rules))
        opening = Figure(Example(start), Saying("plain.book_opening"))
        blocks = (Paragraph(Saying("plain.book_text")), Figures((opening,)))
        return (BookPage("plain.book_heading", blocks),)


def said(words: Words, saying: Saying) -> str:
    """A saying in words; several facts at one place are joined."""
    return words(saying.key, **{name: _fact(words, fact) for name, fact in saying.facts})


def _fact(words: Words, fact: Fact) -> str | int:
    match fact:
        case int():
            return fact
        case Saying():
            return said(words, fact)
        case (*most, last):
            if not most:
                return said(words, last)
            some = reduce(
                lambda text, one: words("book.list", some=text, next=one),
                (said(words, one) for one in most),
            )
            return words("book.list_end", some=some, last=said(words, last))
    return ""


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
