"""Who is first at a trap: animals that no defender can stop on their way into the den.

Such a race is decided long before the search sees its end: an attacker three moves from a trap is
worth much where no defender is as near. Ways are those on an empty board, by each animal's own way
of moving.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Final, TypeAlias

from jungle_pg.core.jungle.animals import BOTTOM, TOP, Animal
from jungle_pg.core.jungle.board import DENS, SPOTS, TRAPS, Spot
from jungle_pg.core.jungle.paths import paths_of
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.engine.search.packed import i64, vec

CLOSE: Final = 58
"""What a side gains by an attacker within two moves of a trap that no defender reaches in one."""

NEAR: Final = 72
"""What it gains if the attacker is three moves away."""

UNGUARDED: Final = 108
"""The same where no defender reaches the trap in two moves either."""

LONGEST: Final = 3
"""Moves to a trap."""

Reached: TypeAlias = list[set[Spot]]
"""From where a trap is reached without a move, in one, in two and in three."""

Starts: TypeAlias = tuple[int, int]
"""The bits of the spots from where a trap is reached in two moves, and in three."""


class Runner:
    """A piece that goes other ways than most of its side, and from where it reaches a trap."""

    def __init__(self, piece: i64, two: i64, three: i64) -> None:
        self.piece, self.two, self.three = piece, two, three


class Race:
    """The way to a trap, for its attackers and its defenders."""

    def __init__(
        self, starts: i64, two: i64, three: i64, beside: i64, near: i64, runners: list[Runner]
    ) -> None:
        self.starts, self.two, self.three = starts, two, three
        """From where anybody reaches it in three moves; where most do, in two and in three."""
        self.beside, self.near = beside, near
        """From where a defender reaches it in one move, and in two."""
        self.runners = runners


class Races:
    """The races of both sides under some rules."""

    def __init__(self, rules: JungleRules, bits: vec[i64]) -> None:
        self.bits = bits
        known: dict[tuple[int, Spot], Reached] = {}
        self.of = [
            [_race(rules, seat, trap, bits, known) for trap in sorted(TRAPS[opponent(seat)])]
            for seat in (BOTTOM, TOP)
        ]
        self.starts: vec[i64] = vec[i64](
            [races[0].starts | races[1].starts | races[2].starts for races in self.of]
        )
        """By seat from where any of its races can be run."""

    def gain(self, seat: i64, own: i64, their: i64, squares: vec[i64]) -> i64:
        """What a side gains by its races, from the bits of both."""
        gain: i64 = 0
        for race in self.of[seat]:
            if not own & race.starts or their & race.beside:
                continue
            most = own
            two: i64 = 0
            three: i64 = 0
            for runner in race.runners:
                bit = self.bits[squares[runner.piece]]
                most ^= bit
                two |= bit & runner.two
                three |= bit & runner.three
            if two or most & race.two:
                gain += CLOSE
            elif three or most & race.three:
                gain += NEAR if their & race.near else UNGUARDED
        return gain


def _race(
    rules: JungleRules,
    seat: Seat,
    trap: Spot,
    bits: vec[i64],
    known: dict[tuple[int, Spot], Reached],
) -> Race:
    starts: dict[Animal, Starts] = {}
    for animal in Animal:
        starts[animal] = 0, 0
        if animal in rules.den_enterers:
            reached = _reached(rules, seat, animal, trap, known)
            starts[animal] = _bits(reached[2], bits), _bits(reached[3], bits)
    usual, _ = Counter(starts.values()).most_common(1)[0]
    runners = [
        Runner(seat * len(Animal) + animal - 1, *own)
        for animal, own in starts.items()
        if own != usual
    ]
    anywhere = 0
    for _, three in starts.values():
        anywhere |= three
    beside, near = (
        _bits(
            (
                spot
                for animal in Animal
                for spot in _reached(rules, opponent(seat), animal, trap, known)[moves]
            ),
            bits,
        )
        for moves in (1, 2)
    )
    return Race(anywhere, *usual, beside, near, runners)


def _reached(
    rules: JungleRules,
    seat: Seat,
    animal: Animal,
    trap: Spot,
    known: dict[tuple[int, Spot], Reached],
) -> Reached:
    paths = paths_of(rules)[seat][animal]
    # Those of animals with equal skills are the very same.
    way = id(paths), trap
    if way not in known:
        reached = [{trap}]
        for _ in range(LONGEST):
            before = reached[-1]
            reached.append(
                before
                | {
                    spot
                    for spot in SPOTS
                    if spot not in DENS and any(hop.move.target in before for hop in paths[spot])
                }
            )
        known[way] = reached
    return known[way]


def _bits(spots: Iterable[Spot], bits: vec[i64]) -> int:
    together = 0
    for spot in spots:
        together |= bits[spot]
    return together
