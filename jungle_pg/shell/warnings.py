"""What went wrong but does not stop the game: said once to the player, in detail on stderr."""

import sys
from collections.abc import Callable
from typing import Final

KINDS: Final = {
    "folders": "problem.folders",
    "settings": "problem.settings",
    "house_rules": "problem.house_rules",
    "progress": "problem.progress",
    "career": "problem.career",
    "cards": "problem.cards",
    "own_stages": "problem.own_stages",
    "remembering": "problem.remembering",
    "saving": "problem.saving",
    "pictures": "problem.pictures",
    "sound": "problem.sound",
    "speech": "problem.speech",
}
"""What the player is told of each kind of problem."""


class Warnings:
    """Problems in the order they came; each sentence and each kind is told once."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        self._tell = tell
        self._told: set[str] = set()
        self._fresh: list[str] = []

    def add(self, kind: str, sentence: str | None) -> None:
        """Note a problem, if there is one."""
        if sentence is None or sentence in self._told:
            return
        self._told.add(sentence)
        self._tell(sentence)
        if KINDS[kind] not in self._told:
            self._told.add(KINDS[kind])
            self._fresh.append(KINDS[kind])

    def take(self) -> list[str]:
        """The texts the player has not been told yet."""
        fresh, self._fresh = self._fresh, []
        return fresh


def tell(sentence: str) -> None:
    """Say something on the console."""
    print(f"jungle-pg: {sentence}", file=sys.stderr)
