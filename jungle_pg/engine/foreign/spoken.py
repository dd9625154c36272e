"""What other programs say in UCI and UCCI: one line in, one value out; nothing is believed."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, Literal, TypeAlias, get_args

Dialect: TypeAlias = Literal["uci", "ucci"]
OptionKind: TypeAlias = Literal["check", "spin", "combo", "string", "button"]

LONGEST_NAME: Final = 60
LONGEST_VALUE: Final = 1000
LARGEST: Final = 10**15
MOST_CHOICES: Final = 200
LONGEST_LINE: Final = 64
"""Moves of a line that are kept."""
NO_MOVE: Final = frozenset({"0000", "(none)", "none", "null", "a1a1", "resign"})

_PLACE: Final = re.compile(r" multipv (\S+)")
_NUMBER: Final = re.compile(r"[+-]?[0-9]{1,18}", re.ASCII)
_DEFAULTS: Final[Mapping[OptionKind, str]] = {"check": "false", "spin": "0"}


@dataclass(frozen=True, slots=True)
class Option:
    """Something of a program that can be set, as the program describes it."""

    name: str
    kind: OptionKind
    default: str = ""
    least: int = 0
    most: int = 0
    choices: tuple[str, ...] = ()

    def takes(self, value: str) -> bool:
        """Whether it may be set to a value."""
        match self.kind:
            case "check":
                return value in ("true", "false")
            case "spin":
                number = number_in(value)
                return number is not None and self.least <= number <= self.most
            case "combo":
                return value in self.choices
            case "string":
                return len(value) <= LONGEST_VALUE and (value == "" or value.isprintable())
            case "button":
                return False


@dataclass(frozen=True, slots=True)
class Named:
    """What a program is called, or who made it."""

    what: Literal["name", "author"]
    text: str


@dataclass(frozen=True, slots=True)
class Introduced:
    """It has told all about itself."""

    dialect: Dialect


@dataclass(frozen=True, slots=True)
class Ready:
    """It has done what it was told, and listens."""


@dataclass(frozen=True, slots=True)
class Found:
    """A line of play it has found: the place of it among the best, and what it is worth."""

    moves: tuple[str, ...]
    place: int = 1
    depth: int = 0
    nodes: int = 0
    seconds: float = 0.0
    score: int | None = None
    mate: int | None = None
    """Moves to a forced end, negative for a loss."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """The move it plays, None where it has none."""

    move: str | None


Said: TypeAlias = Option | Named | Introduced | Ready | Found | Chosen


def said(line: str) -> Said | None:
    """What a line says, or None where nothing can be made of it."""
    words = line.split()
    match words:
        case ["uciok"]:
            return Introduced("uci")
        case ["ucciok"]:
            return Introduced("ucci")
        case ["readyok"]:
            return Ready()
        case ["id", "name" | "author" as what, _, *_]:
            text = _printable(" ".join(words[2:]))[:LONGEST_NAME]
            return Named("name" if what == "name" else "author", text)
        case ["option", *facts]:
            return _option(facts)
        case ["info", *facts]:
            return _found(facts)
        case ["bestmove", move, *_]:
            return Chosen(None if move.lower() in NO_MOVE else move[:LONGEST_NAME])
        case ["nobestmove"] | ["bestmove"]:
            return Chosen(None)
    return None


def newest(lines: Sequence[str]) -> list[str]:
    """Lines without those that later ones make stale: a program may find many lines in a frame."""
    kept, places = list[str](), set[str]()
    for line in reversed(lines):
        if line.startswith(("bestmove", "nobestmove")):
            # What was found before it belongs to another thought.
            places.clear()
        elif line.startswith("info "):
            told = _PLACE.search(line)
            is_line = " pv " in line and "bound " not in line
            place = (told[1] if told else "1") if is_line else ""
            if place in places:
                continue
            places.add(place)
        kept.append(line)
    return kept[::-1]


def number_in(text: str) -> int | None:
    """A number as programs write it, None for anything else or one beyond all reason."""
    if not _NUMBER.fullmatch(text):
        return None
    number = int(text)
    return number if abs(number) <= LARGEST else None


def _printable(text: str) -> str:
    return "".join(letter for letter in text if letter.isprintable())


def _option(words: Sequence[str]) -> Option | None:
    """`name Move Overhead type spin default 10 min 0 max 5000`; in UCCI without `name`."""
    if "type" not in words[1:]:
        return None
    cut = words.index("type", 1)
    named = words[1:cut] if words[0] == "name" and cut > 1 else words[:cut]
    name, kind = _printable(" ".join(named)), words[cut + 1 : cut + 2]
    if not name or len(name) > LONGEST_NAME or not kind or kind[0] not in get_args(OptionKind):
        return None
    told = _values(words[cut + 2 :])
    choices = tuple(dict.fromkeys(told["var"]))[:MOST_CHOICES]
    default = (told["default"] or [_DEFAULTS.get(kind[0], "")])[0]  # type: ignore[call-overload]
    if default == "<empty>":
        default = ""
    ends = [number_in((told[end] or ["0"])[0]) for end in ("min", "max")]
    least, most = (0 if end is None else end for end in ends)
    option = Option(name, kind[0], default, least, max(least, most), choices)  # type: ignore[arg-type]
    return _mended(option)


def _mended(option: Option) -> Option | None:
    """An option whose default can be: programs forget to list it, or begin beyond their ends."""
    match option.kind:
        case "button":
            return Option(option.name, "button")
        case "combo" if not option.choices:
            return None
        case _ if option.takes(option.default):
            return option
        case "check":
            return Option(option.name, "check", "false")
        case "spin":
            return Option(option.name, "spin", str(option.least), option.least, option.most)
        case "combo":
            return Option(option.name, "combo", option.choices[0], choices=option.choices)
        case _:
            return Option(option.name, "string")


def _values(words: Sequence[str]) -> dict[str, list[str]]:
    """What stands after each of the words that begin a value; `var` may come again and again."""
    told: dict[str, list[list[str]]] = {"default": [], "min": [], "max": [], "var": []}
    at: list[str] | None = None
    for word in words:
        if word in told:
            at = []
            told[word].append(at)
        elif at is not None:
            at.append(word)
    return {
        name: [_printable(" ".join(value))[:LONGEST_VALUE] for value in values]
        for name, values in told.items()
    }


def _found(words: Sequence[str]) -> Found | None:
    """Of an `info` what is worth showing: a line with what goes with it."""
    if "pv" not in words or words[0] == "string":
        return None
    cut = words.index("pv")
    facts, moves = words[:cut], tuple(words[cut + 1 : cut + 1 + LONGEST_LINE])
    if not moves:
        return None
    numbers = {
        name: number for name, value in pairwise(facts) if (number := number_in(value)) is not None
    }
    if "lowerbound" in facts or "upperbound" in facts:
        # Such a score is no score yet.
        return None
    score, mate = numbers.get("cp", numbers.get("score")), numbers.get("mate")
    return Found(
        moves,
        max(1, numbers.get("multipv", 1)),
        max(0, numbers.get("depth", 0)),
        max(0, numbers.get("nodes", 0)),
        max(0, numbers.get("time", 0)) / 1000,
        None if score is None else max(-20_000, min(20_000, score)),
        mate,
    )
