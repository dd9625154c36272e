"""How long to think, as other programs say it: the words after `go`."""

import re
from typing import Final

from jungle_pg.core.rulebook import BadText, Seat
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
