"""The rules of a game as the pages of a book, which any scene can lay out."""

from dataclasses import dataclass
from functools import reduce
from typing import Protocol, TypeAlias, TypeVar

from jungle_pg.games.examples import Example
from jungle_pg.games.values import Appearance
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words

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
