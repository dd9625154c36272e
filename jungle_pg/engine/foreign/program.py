"""Another program as it is kept: where it lies, what it told of itself, how it shall think."""

import shlex
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Final, get_args

from jungle_pg.core.rulebook import BadText, Record
from jungle_pg.engine.foreign.spoken import LONGEST_NAME, Dialect, Option, OptionKind
from jungle_pg.engine.thinking import Limits

LONGEST_COMMAND: Final = 500
MOST_OPTIONS: Final = 200

SECONDS: Final = (0.1, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
DEPTHS: Final = (1, 2, 3, 4, 6, 8, 10, 12, 16, 20)
NODES: Final = (100, 1_000, 5_000, 20_000, 100_000, 500_000, 2_000_000)
"""What a program may be limited to, each kind of limit by itself."""
USUAL_LIMIT: Final = Limits(seconds=1.0)

OURS: Final = frozenset(
    {
        *("multipv", "game", "rules", "seed", "ponder", "protocol"),
        *("uci_variant", "uci_analysemode", "usemillisec", "newgame"),
    }
)
"""Options that are set by who asks, in small letters; nobody is shown them."""


@dataclass(frozen=True, slots=True)
class Program:
    """One other program; two of the same kind differ in their names."""

    name: str
    command: tuple[str, ...]
    """The path, and what stands behind it on the command line."""
    author: str = ""
    dialect: Dialect = "uci"
    options: tuple[Option, ...] = ()
    values: tuple[tuple[str, str], ...] = ()
    """What the player has set, by the names of the options."""
    games: tuple[str, ...] = ()
    """What it has shown to play."""
    first_rank: int = 1
    """The number of the rank nearest to the first side, in games others know too."""
    limit: Limits = USUAL_LIMIT

    def value(self, option: Option) -> str:
        """What an option is set to."""
        return dict(self.values).get(option.name, option.default)

    def option(self, name: str) -> Option | None:
        """The option of a name, whatever its capitals."""
        return next((each for each in self.options if each.name.lower() == name), None)

    @property
    def own_options(self) -> tuple[Option, ...]:
        """Those that are for the player to set."""
        return tuple(each for each in self.options if each.name.lower() not in OURS)

    def having(self, name: str, value: str) -> "Program":
        """With an option set to a value; the same where it does not take that."""
        option = next((each for each in self.options if each.name == name), None)
        if option is None or not option.takes(value):
            return self
        values = {**dict(self.values), name: value}
        if value == option.default:
            del values[name]
        return replace(self, values=tuple(values.items()))


def command_of(text: str, is_file: bool) -> tuple[str, ...]:
    """A command from what somebody typed: a path with any blanks, or one with words behind it."""
    text = text.strip().removeprefix("file://")
    if len(text) > LONGEST_COMMAND or not text.isprintable():
        raise BadText("this is no path")
    if is_file:
        return (text,)
    try:
        return command_words(text)
    except ValueError as problem:
        raise BadText("this is no path") from problem


def command_words(text: str, platform: str = sys.platform) -> tuple[str, ...]:
    """The words of a command line, which quotes hold together; ValueError where one is open."""
    words = shlex.shlex(text, posix=True, punctuation_chars=False)
    words.whitespace_split, words.commenters = True, ""
    if platform == "win32":
        # There a backslash stands between folders.
        words.escape = ""
    return tuple(words)


def record_of(program: Program) -> Record:
    """A program as JSON holds it."""
    return {**asdict(program), "values": dict(program.values)}


def parse_program(record: Mapping[str, Any]) -> Program:
    """A program from a record, or BadText; what it says of its options is believed no further."""
    try:
        name, command = record["name"], tuple(record["command"])
        limit = Limits(**record.get("limit", asdict(USUAL_LIMIT)))
        options = tuple(map(_parse_option, record.get("options", ())))[:MOST_OPTIONS]
        dialect, first_rank = record.get("dialect", "uci"), record.get("first_rank", 1)
        author, games = record.get("author", ""), tuple(record.get("games", ()))
        values: dict[str, str] = dict(record.get("values", {}))
    except (LookupError, TypeError, ValueError) as error:
        raise BadText("this is no program") from error
    texts = (name, author, *command, *games, *values, *values.values())
    if not (
        all(isinstance(text, str) for text in texts)
        and name.isprintable()
        and 0 < len(name) <= LONGEST_NAME
        and command
        and dialect in get_args(Dialect)
        and first_rank in (0, 1)
        and is_limit(limit)
    ):
        raise BadText("this is no program")
    program = Program(name, command, author, dialect, options, (), games, first_rank, limit)
    for option, value in values.items():
        program = program.having(option, value)
    return program


def is_limit(limit: Limits) -> bool:
    """Whether a program may be limited so: by one thing, and never for ever."""
    kinds = [(limit.seconds, 600.0), (limit.depth, 100), (limit.nodes, 10**9)]
    given = [(value, most) for value, most in kinds if value is not None]
    return len(given) == 1 and all(
        isinstance(value, int | float) and not isinstance(value, bool) and 0 < value <= most
        for value, most in given
    )


def named_apart(name: str, names: Sequence[str]) -> str:
    """A name that no other program has."""
    name = name or "?"
    number, free = 1, name
    while free in names:
        number += 1
        free = f"{name[: LONGEST_NAME - 5]} {number}"
    return free


def _parse_option(record: Mapping[str, Any]) -> Option:
    option = Option(**{**record, "choices": tuple(record.get("choices", ()))})
    texts, numbers = (option.name, option.default, *option.choices), (option.least, option.most)
    if not (
        option.kind in get_args(OptionKind)
        and all(isinstance(text, str) for text in texts)
        and all(type(number) is int for number in numbers)
    ):
        raise TypeError("no option")
    return option
