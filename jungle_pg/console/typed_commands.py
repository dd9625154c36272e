"""What a player types in the terminal, as wishes."""

import re
from dataclasses import dataclass
from typing import Final, TypeAlias

ORDERS: Final = (
    "undo", "redo", "hint", "history", "board", "save", "save!", "load", "resign", "help", "quit",
)  # fmt: skip

_NAMED: Final = ("save", "save!", "load")
"""Orders that may be followed by a name."""

_SHORT: Final = {"exit": "quit", "q": "quit", "?": "help", "back": "undo"}
"""Other words for orders."""

_SQUARE: Final = r"[A-Za-z]\d{1,2}"
_MOVE: Final = re.compile(rf"({_SQUARE})[\s\-]*({_SQUARE})", re.ASCII)
_WAYS: Final = re.compile(rf"({_SQUARE})\s*\?", re.ASCII)
_LONGEST_SHOWN: Final = 40


@dataclass(frozen=True, slots=True)
class Go:
    """Move from a square to a square, as players call them."""

    start: str
    target: str


@dataclass(frozen=True, slots=True)
class Ways:
    """Show where the piece on a square may go."""

    square: str


@dataclass(frozen=True, slots=True)
class Do:
    """Carry out one of the ORDERS; some have a name with them."""

    order: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class Unknown:
    """Something else, made fit to be shown."""

    text: str


Wish: TypeAlias = Go | Ways | Do | Unknown


def wish_of(line: str, *, has_squares: bool = True) -> Wish:
    """What a line means; only where a game has squares, two of them are a move."""
    text = line.strip()
    if text == "Z0 Z0":
        return Do("resign")
    if has_squares and (move := _MOVE.fullmatch(text)):
        return Go(move[1], move[2])
    if has_squares and (ways := _WAYS.fullmatch(text)):
        return Ways(ways[1])
    order, _, name = text.partition(" ")
    order = _SHORT.get(order.lower(), order.lower())
    if order in ORDERS and (not name or order in _NAMED):
        return Do(order, name.strip())
    return Unknown(shown(text))


def shown(text: str) -> str:
    """A text that anybody typed, on one line and not too long."""
    printable = "".join(letter if letter.isprintable() else "?" for letter in text)
    if len(printable) <= _LONGEST_SHOWN:
        return printable
    return printable[:_LONGEST_SHOWN] + "…"
