"""What the search looks up instead of working it out: built once from a rules value.

Pieces are numbers 0-15 (seat * 8 + rank - 1), moves are numbers into `moves`. Occupied spots are
bits; dens need none, because a step into a den is seen from the traps beside it.
"""

from functools import lru_cache
from random import Random
from typing import Final, TypeAlias

from jungle_pg.core.jungle.animals import BOTTOM, TOP, Animal, Piece
from jungle_pg.core.jungle.board import DENS, SPOTS, TRAPS, Spot
from jungle_pg.core.jungle.captures import capture_refusal
from jungle_pg.core.jungle.paths import Hop, paths_of
from jungle_pg.core.jungle.rules import EVERYONE, JungleRules
from jungle_pg.core.rulebook import Seat
from jungle_pg.games.jungle.engine.evaluation import piece_values

NO_PIECE: Final = 16
NO_SPOT: Final = 63
NO_MOVE: Final = -1
MOVE_BITS: Final = 14
"""Bits that hold a move number, below the rank of a capture in sorting."""

MOVE_MASK: Final = (1 << MOVE_BITS) - 1

VICTIM_ORDER: Final = (5, 1, 2, 3, 4, 6, 7, 8)
"""Which captures to look at first; a rat is worth more than its rank."""

MoveFacts: TypeAlias = tuple[int, Spot, Spot, int, int, int]
"""Piece, start, target, changed bits, change of the key, gain in worth."""

Take: TypeAlias = tuple[Spot, int, list[int]]
"""Target, crossed bits, and for each victim the capture: its promise above the move.

A victim that may not be taken has 0.
"""

PIECES: Final = tuple(Piece(seat, animal) for seat in (BOTTOM, TOP) for animal in Animal)
"""The pieces in the order of their numbers."""


class QuietMoves(dict[int, list[int]]):
    """Moves to empty spots by the bits that stand in the way, worked out when first asked for."""

    def __init__(self, hops: list[tuple[int, int, int]], *, only_rats_swim: bool) -> None:
        super().__init__()
        self._hops, self._only_rats_swim = hops, only_rats_swim

    def __missing__(self, blockers: int) -> list[int]:
        occupied = blockers & ALL_BITS
        # Where others swim too, the rats among the blockers stand in the upper bits.
        rats = occupied if self._only_rats_swim else blockers >> RATS_SHIFT
        moves = [
            move
            for target, crossed, move in self._hops
            if not target & occupied and not crossed & rats
        ]
        self[blockers] = moves
        return moves


class Takes(dict[int, list[Take]]):
    """What a piece could capture by the enemy bits in its zone, worked out when first asked for."""

    def __init__(self, takes: list[Take]) -> None:
        super().__init__()
        self._takes = takes

    def __missing__(self, enemies: int) -> list[Take]:
        self[enemies] = [take for take in self._takes if BIT[take[0]] & enemies]
        return self[enemies]


Row: TypeAlias = tuple[int, list[int], QuietMoves, Takes]
"""Zone of a piece on a spot, all its moves, quiet moves by blockers, captures by enemies."""


def _spot_bits() -> list[int]:
    bits, shift = [], 0
    for spot in SPOTS:
        bits.append(0 if spot in DENS else 1 << shift)
        shift += spot not in DENS
    return [*bits, 0]


BIT: Final = _spot_bits()
RATS_SHIFT: Final = len(SPOTS) - len(DENS)
ALL_BITS: Final = (1 << RATS_SHIFT) - 1


def bits_of(spots: frozenset[Spot]) -> int:
    """The bits of several spots."""
    return sum(BIT[spot] for spot in spots)


def neighbours(spot: Spot) -> frozenset[Spot]:
    """The spots beside one."""
    return frozenset(
        other for other in SPOTS if abs(other % 7 - spot % 7) + abs(other // 7 - spot // 7) == 1
    )


TRAP_BITS: Final = tuple(bits_of(traps) for traps in TRAPS)

DOORSTEPS: Final = tuple(
    tuple(
        (bits_of(neighbours(trap) - traps), bits_of(neighbours(trap) | {trap}))
        for trap in sorted(traps)
    )
    for traps in TRAPS
)
"""For each trap of a seat: the bits beside it, and those with the trap itself."""

NEAR_DEN: Final = tuple(
    bits_of(traps.union(*(neighbours(trap) for trap in traps))) for traps in TRAPS
)
"""The traps of a seat and all spots beside them."""


class Lookups:
    """The lookup tables of one rules value."""

    def __init__(self, rules: JungleRules) -> None:
        self.rules = rules
        self.values = [[*row, 0] for row in piece_values(rules)] + [[0] * 64]
        rng = Random(2024)
        self.keys = [[rng.getrandbits(60) for _ in SPOTS] + [0] for _ in range(16)] + [[0] * 64]
        self.side_key = rng.getrandbits(60)
        self.moves: list[MoveFacts] = []
        self.only_rats_swim = rules.swimmers <= {Animal.RAT}
        self.everyone_enters = rules.den_enterers == EVERYONE
        self.enterers = tuple(
            tuple(piece_number(seat, animal) for animal in rules.den_enterers)
            for seat in (BOTTOM, TOP)
        )
        self.den_moves: dict[tuple[int, Spot], int] = {}
        empty: Row = (0, [], QuietMoves([], only_rats_swim=True), Takes([]))
        rows = [[self._row(piece, spot) for spot in SPOTS] + [empty] for piece in range(16)]
        self.rows = (rows[:8], rows[8:])
        self.best_gain = max(facts[5] for facts in self.moves if facts[2] not in DENS)
        no_limit = 1 << 30
        self.no_capture_limit = rules.no_capture_limit or no_limit

    def _row(self, piece: int, spot: Spot) -> Row:
        seat, animal = piece >> 3, Animal((piece & 7) + 1)
        hops, zone = [], 0
        takes: list[Take] = []
        for hop in paths_of(self.rules)[seat][animal][spot]:
            move = self._number(piece, hop)
            target = hop.move.target
            if target in DENS:
                self.den_moves[piece, spot] = move
                continue
            crossed = bits_of(frozenset(hop.crossed))
            zone |= BIT[target] | crossed
            hops.append((BIT[target], crossed, move))
            takes.append((target, crossed, self._captures(move)))
        quiet = QuietMoves(hops, only_rats_swim=self.only_rats_swim)
        return zone, quiet[0], quiet, Takes(takes)

    def _number(self, piece: int, hop: Hop) -> int:
        start, target = hop.move.start, hop.move.target
        keys, values = self.keys[piece], self.values[piece]
        change = keys[start] ^ keys[target] ^ self.side_key
        gain = values[target] - values[start]
        self.moves.append((piece, start, target, BIT[start] ^ BIT[target], change, gain))
        return len(self.moves) - 1

    def _captures(self, move: int) -> list[int]:
        piece, start, target, *_ = self.moves[move]
        attacker = PIECES[piece]
        captures = [0] * (NO_PIECE + 1)
        for victim, enemy in enumerate(PIECES):
            if enemy.seat != attacker.seat and not capture_refusal(
                self.rules, attacker, start, enemy, target
            ):
                promise = VICTIM_ORDER[victim & 7] << 3 | 7 - (piece & 7)
                captures[victim] = promise << MOVE_BITS | move
        return captures


@lru_cache(maxsize=8)
def lookups_of(rules: JungleRules) -> Lookups:
    """The tables of a rules value, built when first asked for."""
    return Lookups(rules)


def piece_number(seat: Seat, animal: Animal) -> int:
    """The number of a piece in the search."""
    return seat * 8 + animal - 1
