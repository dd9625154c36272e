"""The game as another program tells it, anew before every move: `position` and its words."""

from collections.abc import Sequence
from typing import Any

from jungle_pg.core.gametext import play_text
from jungle_pg.core.log import Setup
from jungle_pg.core.match import Recording
from jungle_pg.core.rulebook import BadText, Rulebook


class ToldGame:
    """What was told last; of the next game only what differs from it is played."""

    def __init__(self, rulebook: Rulebook[Any, Any, Any, Any], rules: Any) -> None:
        self._rulebook = rulebook
        self._begin(Setup(rules))

    def states(self, words: Sequence[str]) -> list[Any]:
        """The states from the start to the position of these words, or BadText."""
        place, moves = words, list[str]()
        if "moves" in words:
            cut = words.index("moves")
            place, moves = words[:cut], list(words[cut + 1 :])
        setup = Setup(self._setup.rules, _start(place))
        if setup != self._setup:
            self._begin(setup)
        shared = _shared(self._moves, moves)
        if shared < len(moves):
            # A game that is taken back a little is kept to its end: it may be told again.
            self._recording.keep(shared)
            del self._moves[shared:]
        for move in moves[shared:]:
            play_text(self._recording, move)
            self._moves.append(move)
        return self._recording.states()[: len(moves) + 1]

    def _begin(self, setup: Setup[Any]) -> None:
        recording = Recording(self._rulebook, setup)
        self._setup, self._recording = setup, recording
        self._moves: list[str] = []
        """The words of all that is recorded."""


def _start(words: Sequence[str]) -> str | None:
    """The position a game begins from, None for the usual one."""
    match words:
        case ["startpos"]:
            return None
        case ["fen", *parts]:
            return " ".join(parts)
        case _:
            raise BadText("position is 'startpos' or 'fen ...', and then 'moves ...'")


def _shared(known: Sequence[str], told: Sequence[str]) -> int:
    """How many moves two games have in common from their start on."""
    for number, (one, other) in enumerate(zip(known, told, strict=False)):
        if one != other:
            return number
    return min(len(known), len(told))
