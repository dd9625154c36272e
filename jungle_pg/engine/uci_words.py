"""The words another program says after `go` and after `position`, understood."""

import re
from collections.abc import Sequence
from typing import Any, Final

from jungle_pg.core.gametext import play_text
from jungle_pg.core.log import Setup
from jungle_pg.core.match import Recording
from jungle_pg.core.rulebook import BadText, Rulebook, Seat
from jungle_pg.engine.thinking import USUAL_MOVES, Limits, share_s

LARGEST: Final = 10**9

_CLOCKS: Final = ("wtime", "btime")
_GAINS: Final = ("winc", "binc")
_LIMITS: Final = ("depth", "nodes", "movetime")
_KNOWN: Final = (*_LIMITS, *_CLOCKS, *_GAINS, "movestogo")


def limits_of(words: list[str], mover: Seat | None) -> Limits | None:
    """What limits the thought of whoever is to move, None for nothing; or BadText."""
    if words in ([], ["infinite"]):
        return None
    names, numbers = words[::2], words[1::2]
    if len(names) != len(numbers) or not {*names} <= {*_KNOWN}:
        raise BadText(f"go takes {', '.join(_KNOWN)} and a number each, not {words}"[:400])
    # A clock may have run out, and a program may say by how much.
    given = {
        name: number_of(number.removeprefix("-"), 0, LARGEST) * (-1 if number[0] == "-" else 1)
        if name in (*_CLOCKS, *_GAINS)
        else number_of(number, 1, LARGEST)
        for name, number in zip(names, numbers, strict=True)
    }
    return Limits(given.get("depth"), given.get("nodes"), _seconds(given, mover))


def _seconds(given: dict[str, int], mover: Seat | None) -> float | None:
    shares = [] if "movetime" not in given else [given["movetime"] / 1000]
    if not {*given} <= {*_LIMITS}:
        shares.append(_share(given, 1 if mover == 1 else 0))
    return min(shares, default=None)


def _share(given: dict[str, int], side: Seat) -> float:
    """So many seconds of a clock are for this move: some of what is left, never most of it."""
    # Who tells one clock alone means that one.
    clocks = [given[name] for name in (_CLOCKS[side], _CLOCKS[1 - side]) if name in given]
    if not clocks:
        raise BadText("go needs wtime or btime beside winc, binc and movestogo")
    gain_s = given.get(_GAINS[side], 0) / 1000
    return share_s(clocks[0] / 1000, gain_s, given.get("movestogo", USUAL_MOVES))


def number_of(text: str, lowest: int, highest: int) -> int:
    """A number as a program writes it, or BadText."""
    if re.fullmatch(r"[0-9]{1,10}", text) and lowest <= int(text) <= highest:
        return int(text)
    raise BadText(f"a number from {lowest} to {highest} is needed, not {text[:40]!r}")


class ToldGame:
    """The game as it was told last; of the next game only what differs from it is played."""

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
