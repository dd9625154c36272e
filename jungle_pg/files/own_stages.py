"""Puzzles of a player's own, a line for each in a small file that several programs may write."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from jungle_pg.core.journey.own import OwnStage, OwnStages
from jungle_pg.core.journey.stage import Goal
from jungle_pg.core.rulebook import Fact
from jungle_pg.files.shared_lines import SharedLines, parsed_number, parsed_text, parsed_texts

LONGEST_KEY: Final = 40
MOST_FACTS: Final = 4
LARGEST_NUMBER: Final = 100


class OwnStagesFile(SharedLines[OwnStage, OwnStages]):
    """The file the puzzles are kept in."""

    kind = "own_stages"
    unreadable = "Your own puzzles cannot be read"
    begins_anew = "They begin anew."
    damaged = "Of your own puzzles {count} are damaged and left out."

    def told(self, thing: OwnStage) -> dict[str, Any]:
        goal = thing.goal
        return {
            "id": thing.id,
            "game": thing.game,
            "rules": thing.rules,
            "position": thing.position,
            "seat": thing.seat,
            "goal": {"code": goal.code, "moves": goal.moves, "facts": dict(goal.facts)},
            "key": list(thing.key),
            "changed": thing.changed,
            **({"gone": True} if thing.is_gone else {}),
        }

    def parsed(self, told: Mapping[str, Any]) -> OwnStage:
        key = parsed_texts(told["key"], LONGEST_KEY)
        if not key:
            raise ValueError
        return OwnStage(
            parsed_text(told["id"]),
            parsed_text(told["game"]),
            parsed_text(told["rules"]),
            parsed_text(told["position"]),
            parsed_number(told["seat"], 1),
            _goal(told["goal"]),
            key,
            parsed_text(told.get("changed", ""), least=0),
            told.get("gone", False) is True,
        )

    def having(self, things: Iterable[OwnStage]) -> OwnStages:
        return OwnStages({each.id: each for each in things})

    def things(self, value: OwnStages) -> Iterable[OwnStage]:
        return value.by_id.values()


def _goal(told: Any) -> Goal:
    facts = told["facts"]
    if len(facts) > MOST_FACTS:
        raise ValueError
    read: list[tuple[str, Fact]] = []
    for name, fact in facts.items():
        is_number = type(fact) is int
        value = parsed_number(fact, LARGEST_NUMBER) if is_number else parsed_text(fact)
        read.append((parsed_text(name), value))
    moves = parsed_number(told["moves"], LARGEST_NUMBER)
    if not moves:
        raise ValueError
    return Goal(parsed_text(told["code"]), moves, tuple(read))


def own_stages_in(data_folder: Path) -> OwnStagesFile:
    """The puzzles of a player, in the folder of the player's data."""
    return OwnStagesFile(data_folder / "own_stages.jsonl")
