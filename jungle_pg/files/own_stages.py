"""Puzzles of a player's own, a line of JSON for each in a small file that several may write."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from jungle_pg.core.journey.own import OwnStage, OwnStages
from jungle_pg.core.journey.stage import Goal
from jungle_pg.core.json_forms import in_letters, is_too_deep
from jungle_pg.core.rulebook import Fact
from jungle_pg.files.json_files import Tell, tells_nobody
from jungle_pg.files.shared import SharedFile, SharedStore

LONGEST_TEXT: Final = 400
LONGEST_KEY: Final = 40
MOST_FACTS: Final = 4
LARGEST_NUMBER: Final = 100

_NAMES: Final = (
    "id", "game", "rules", "position", "seat", "goal", "key", "changed", "gone",
)  # fmt: skip


def stage_line(puzzle: OwnStage, unknown: dict[str, Any] | None = None) -> str:
    """A puzzle as one line of JSON, with what only another program knows of it."""
    goal = puzzle.goal
    told = {
        "id": puzzle.id,
        "game": puzzle.game,
        "rules": puzzle.rules,
        "position": puzzle.position,
        "seat": puzzle.seat,
        "goal": {"code": goal.code, "moves": goal.moves, "facts": dict(goal.facts)},
        "key": list(puzzle.key),
        "changed": puzzle.changed,
        **({"gone": True} if puzzle.is_gone else {}),
    }
    return in_letters({**told, **(unknown or {})}, (",", ":")) + "\n"


def parse_stage(line: str) -> tuple[OwnStage, dict[str, Any]] | None:
    """The puzzle of a line and what this program does not know of it; None for a damaged one."""
    try:
        told = json.loads(line)
        if not isinstance(told, dict) or is_too_deep(told):
            return None
        key = told["key"]
        if not isinstance(key, list) or not 0 < len(key) <= LONGEST_KEY:
            return None
        puzzle = OwnStage(
            _text(told["id"]),
            _text(told["game"]),
            _text(told["rules"]),
            _text(told["position"]),
            _number(told["seat"], 1),
            _goal(told["goal"]),
            tuple(map(_text, key)),
            _text(told.get("changed", ""), least=0),
            told.get("gone", False) is True,
        )
    except (AttributeError, KeyError, TypeError, ValueError, RecursionError):
        return None
    return puzzle, {name: value for name, value in told.items() if name not in _NAMES}


def _text(value: object, least: int = 1) -> str:
    if not isinstance(value, str) or not value.isprintable():
        raise ValueError
    if not least <= len(value) <= LONGEST_TEXT:
        raise ValueError
    return value


def _number(value: object, most: int) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise ValueError
    return value


def _goal(told: Any) -> Goal:
    facts = told["facts"]
    if len(facts) > MOST_FACTS:
        raise ValueError
    read: list[tuple[str, Fact]] = []
    for name, fact in facts.items():
        is_number = type(fact) is int
        read.append((_text(name), _number(fact, LARGEST_NUMBER) if is_number else _text(fact)))
    moves = _number(told["moves"], LARGEST_NUMBER)
    if not moves:
        raise ValueError
    return Goal(_text(told["code"]), moves, tuple(read))


def _parsed(data: bytes) -> Iterator[tuple[OwnStage, dict[str, Any]] | None]:
    for line in data.decode("utf-8", "replace").removeprefix("\ufeff").split("\n"):
        if line.strip():
            yield parse_stage(line)


class OwnStagesFile(SharedFile[OwnStages]):
    """The file the puzzles are kept in."""

    unreadable = "Your own puzzles cannot be read"
    begins_anew = "They begin anew."

    def nothing(self) -> OwnStages:
        return OwnStages()

    def read(self, data: bytes) -> tuple[OwnStages, tuple[str, ...]]:
        parsed = list(_parsed(data))
        found = OwnStages({each[0].id: each[0] for each in parsed if each is not None})
        damaged = parsed.count(None)
        told = f"Of your own puzzles {damaged} are damaged and left out."
        return found, (told,) if damaged else ()

    def text(self, value: OwnStages, stored: bytes | None) -> str:
        parsed = [] if stored is None else list(_parsed(stored))
        unknown = {each[0].id: each[1] for each in parsed if each is not None}
        return "".join(stage_line(each, unknown.get(each.id)) for each in value.by_id.values())


class OwnStagesStore(SharedStore[OwnStages]):
    """The puzzles as they are now; this one ends with the program."""

    def __init__(self, now: OwnStages | None = None) -> None:
        super().__init__(now or OwnStages())


class StoredOwnStages(OwnStagesStore):
    """Puzzles in a file; what another program stored there comes along."""

    def __init__(self, file: OwnStagesFile, tell: Tell = tells_nobody) -> None:
        now, problems = file.load()
        for problem in problems:
            tell("own_stages", problem)
        SharedStore.__init__(self, now, file, tell)


def own_stages_in(data_folder: Path) -> OwnStagesFile:
    """The puzzles of a player, in the folder of the player's data."""
    return OwnStagesFile(data_folder / "own_stages.jsonl")
