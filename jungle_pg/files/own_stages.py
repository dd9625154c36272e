"""Puzzles of a player's own, a line of JSON for each in a small file that several may write."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from jungle_pg.core.journey.own import MOST, OwnStages, own_stage
from jungle_pg.core.journey.stage import Goal, Stage
from jungle_pg.core.json_forms import in_letters, is_too_deep
from jungle_pg.files.json_files import Tell, tells_nobody
from jungle_pg.files.shared import SharedFile, SharedStore

LONGEST_TEXT: Final = 500
MOST_MOVES: Final = 99
GOALS: Final = ("win", "survive")
_NAMES: Final = ("id", "game", "rules", "position", "goal", "moves", "seat", "gone")


def stage_line(stage_id: str, stage: Stage | None, unknown: dict[str, Any] | None = None) -> str:
    """A puzzle as a line of JSON, or that it is gone; with what only another program knows."""
    told: dict[str, Any] = {"id": stage_id, "gone": True}
    if stage is not None:
        told = {
            "id": stage_id,
            "game": stage.game,
            "rules": stage.rules,
            "position": stage.position,
            "goal": stage.goal.code,
            "moves": stage.goal.moves,
            "seat": stage.seat,
        }
    return in_letters({**told, **(unknown or {})}, (",", ":")) + "\n"


def parse_stage(line: str) -> tuple[str, Stage | None, dict[str, Any]] | None:
    """The id and the puzzle of a line, and what this program does not know of it.

    None for a damaged line. Whether the position can be played shows when it is opened.
    """
    try:
        told = json.loads(line)
        if not isinstance(told, dict) or is_too_deep(told):
            return None
        unknown = {name: value for name, value in told.items() if name not in _NAMES}
        if told.get("gone") is True:
            return _text(told["id"]), None, unknown
        goal = Goal(_goal(told["goal"]), _number(told["moves"], 1, MOST_MOVES))
        game, rules, position = (_text(told[name]) for name in ("game", "rules", "position"))
        stage = own_stage(game, rules, position, goal, _number(told["seat"], 0, 1))
    except (KeyError, TypeError, ValueError, RecursionError):
        return None
    return stage.id, stage, unknown


def _text(value: object) -> str:
    if not isinstance(value, str) or not value.isprintable():
        raise ValueError
    if not 1 <= len(value) <= LONGEST_TEXT:
        raise ValueError
    return value


def _goal(value: object) -> str:
    if value not in GOALS:
        raise ValueError
    return str(value)


def _number(value: object, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise ValueError
    return value


def _parsed(data: bytes) -> Iterator[tuple[str, Stage | None, dict[str, Any]] | None]:
    for line in data.decode("utf-8", "replace").removeprefix("\ufeff").split("\n"):
        if line.strip():
            yield parse_stage(line)


class OwnStagesFile(SharedFile[OwnStages]):
    """The file they are kept in."""

    unreadable = "The puzzles of your own cannot be read"
    begins_anew = "They begin anew."

    def nothing(self) -> OwnStages:
        return OwnStages()

    def read(self, data: bytes) -> tuple[OwnStages, tuple[str, ...]]:
        parsed = list(_parsed(data))
        found = OwnStages({each[0]: each[1] for each in parsed[-MOST:] if each is not None})
        damaged = parsed.count(None)
        told = f"Of the puzzles of your own {damaged} are damaged and left out."
        return found, (told,) if damaged else ()

    def text(self, value: OwnStages, stored: bytes | None) -> str:
        parsed = [] if stored is None else list(_parsed(stored))
        unknown = {each[0]: each[2] for each in parsed if each is not None}
        return "".join(
            stage_line(stage_id, stage, unknown.get(stage_id))
            for stage_id, stage in value.by_id.items()
        )


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
