"""What the search looks up instead of working it out: built once from a rules value.

Pieces are numbers 0-15 (seat * 8 + rank - 1), moves are numbers into `moves`. Occupied spots are
bits; dens need none, because a step into a den is seen from the traps beside it.
"""

from functools import lru_cache
from random import Random
from typing import Final

from jungle_pg.core.jungle.animals import BOTTOM, TOP, Animal, Piece
from jungle_pg.core.jungle.board import DENS, SPOTS, TRAPS, WATER, Spot
from jungle_pg.core.jungle.captures import capture_refusal
from jungle_pg.core.jungle.paths import Hop, paths_of
from jungle_pg.core.jungle.rules import EVERYONE, JungleRules
from jungle_pg.core.rulebook import Seat
from jungle_pg.engine.search.memory import MOVE_BITS, nested
from jungle_pg.engine.search.packed import i64, vec
from jungle_pg.games.jungle.engine.evaluation import piece_values
from jungle_pg.games.jungle.engine.races import Races

NO_PIECE: Final = 16
NO_SPOT: Final = 63
VICTIM_ORDER: Final = (5, 1, 2, 3, 4, 6, 7, 8)
"""Which captures to look at first; a rat is worth more than its rank."""

PIECES: Final = tuple(Piece(seat, animal) for seat in (BOTTOM, TOP) for animal in Animal)
"""The pieces in the order of their numbers."""


def _spot_bits() -> list[int]:
    bits, shift = [], 0
    for spot in SPOTS:
        bits.append(0 if spot in DENS else 1 << shift)
        shift += spot not in DENS
    return [*bits, 0]


BIT: Final[vec[i64]] = vec[i64](_spot_bits())
RATS_SHIFT: Final = len(SPOTS) - len(DENS)
ALL_BITS: Final = (1 << RATS_SHIFT) - 1


class MoveFacts:
    """What a move changes: where a piece stands, the bits of its side, the key, the worth."""

    def __init__(self, piece: i64, start: i64, target: i64, bits: i64, key: i64, gain: i64) -> None:
        self.piece, self.start, self.target = piece, start, target
        self.bits, self.key, self.gain = bits, key, gain


class Take:
    """A spot where a piece may find a victim, the water it jumps, and the capture of each victim.

    A capture has its promise above the move; a victim that may not be taken has 0.
    """

    def __init__(self, target: i64, crossed: i64, captures: vec[i64]) -> None:
        self.target, self.crossed, self.captures = target, crossed, captures


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
        self[enemies] = [take for take in self._takes if BIT[take.target] & enemies]
        return self[enemies]


class Stand:
    """A piece on a spot: its zone, all its moves, quiet moves by blockers, captures by enemies."""

    def __init__(self, zone: i64, free: list[int], quiets: QuietMoves, takes: Takes) -> None:
        self.zone, self.free, self.quiets, self.takes = zone, free, quiets, takes


class Doorstep:
    """A trap as the way into a den: the bits beside it, and those with the trap itself."""

    def __init__(self, beside: i64, around: i64) -> None:
        self.beside, self.around = beside, around


def bits_of(spots: frozenset[Spot]) -> int:
    """The bits of several spots."""
    return sum(BIT[spot] for spot in spots)


def neighbours(spot: Spot) -> frozenset[Spot]:
    """The spots beside one."""
    return frozenset(
        other for other in SPOTS if abs(other % 7 - spot % 7) + abs(other // 7 - spot // 7) == 1
    )


TRAP_BITS: Final[vec[i64]] = vec[i64]([bits_of(traps) for traps in TRAPS])

DOORSTEPS: Final = [
    [
        Doorstep(bits_of(neighbours(trap) - traps), bits_of(neighbours(trap) | {trap}))
        for trap in sorted(traps)
    ]
    for traps in TRAPS
]
"""For each seat those of its traps."""

NEAR_DEN: Final[vec[i64]] = vec[i64](
    [bits_of(traps.union(*(neighbours(trap) for trap in traps))) for traps in TRAPS]
)
"""The traps of a seat and all spots beside them."""


class Lookups:
    """The lookup tables of one rules value."""

    def __init__(self, rules: JungleRules, *, knows_places: bool, eager: Seat | None) -> None:
        self.rules, self.eager = rules, eager
        values = piece_values(rules, knows_places=knows_places, eager=eager)
        self.values = nested([[*row, 0] for row in values] + [[0] * 64])
        self.races = Races(rules, BIT)
        # Keys differ where scores do, so that one memory serves both seats, and who is not eager.
        rng = Random(2024 if eager is None else 2025 + eager)
        self.keys = nested(
            [[rng.getrandbits(60) for _ in SPOTS] + [0] for _ in range(16)] + [[0] * 64]
        )
        self.side_key: i64 = rng.getrandbits(60)
        self.moves: list[MoveFacts] = []
        self.only_rats_swim = rules.swimmers <= {Animal.RAT}
        self.everyone_enters = rules.den_enterers == EVERYONE
        self.enterers = [
            [piece_number(seat, animal) for animal in rules.den_enterers] for seat in (BOTTOM, TOP)
        ]
        self.den_moves: dict[tuple[int, Spot], int] = {}
        self._victims: dict[tuple[int, int, int], list[int]] = {}
        """By piece and the grounds it goes between."""
        nowhere = Stand(0, [], QuietMoves([], only_rats_swim=True), Takes([]))
        stands = [[self._stand(piece, spot) for spot in SPOTS] + [nowhere] for piece in range(16)]
        self.stands = [stands[:8], stands[8:]]
        """By seat, animal and spot."""
        self.best_gain: i64 = max(move.gain for move in self.moves if move.target not in DENS)
        no_limit = 1 << 30
        self.no_capture_limit: i64 = rules.no_capture_limit or no_limit

    def _stand(self, piece: int, spot: Spot) -> Stand:
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
            takes.append(Take(target, crossed, self._captures(move)))
        quiet = QuietMoves(hops, only_rats_swim=self.only_rats_swim)
        return Stand(zone, quiet[0], quiet, Takes(takes))

    def _number(self, piece: int, hop: Hop) -> int:
        start, target = hop.move.start, hop.move.target
        keys, values = self.keys[piece], self.values[piece]
        change = keys[start] ^ keys[target] ^ self.side_key
        gain = values[target] - values[start]
        self.moves.append(MoveFacts(piece, start, target, BIT[start] ^ BIT[target], change, gain))
        return len(self.moves) - 1

    def _captures(self, move: int) -> vec[i64]:
        facts = self.moves[move]
        captures: list[i64] = [0] * (NO_PIECE + 1)
        for victim in self._victims_of(int(facts.piece), int(facts.start), int(facts.target)):
            promise = VICTIM_ORDER[victim & 7] << 3 | 7 - (facts.piece & 7)
            captures[victim] = promise << MOVE_BITS | move
        return vec[i64](captures)

    def _victims_of(self, piece: int, start: Spot, target: Spot) -> list[int]:
        """Whom a piece may take on its way: the same between all spots of the same two grounds."""
        way = piece, self._ground(start), self._ground(target)
        found = self._victims.get(way)
        if found is None:
            attacker = PIECES[piece]
            found = self._victims[way] = [
                victim
                for victim, enemy in enumerate(PIECES)
                if enemy.seat != attacker.seat
                and not capture_refusal(self.rules, attacker, start, enemy, target)
            ]
        return found

    def _ground(self, spot: Spot) -> int:
        """What a spot is as far as captures go: land, water, or a trap of either seat."""
        if spot in WATER[self.rules.rivers]:
            return 1
        return 2 if spot in TRAPS[BOTTOM] else 3 if spot in TRAPS[TOP] else 0


@lru_cache(maxsize=8)
def lookups_of(rules: JungleRules, *, knows_places: bool, eager: Seat | None) -> Lookups:
    """The tables of a rules value, built when first asked for; the numbers of moves are the same.

    `eager` is the seat that plays to win, if one does.
    """
    return Lookups(rules, knows_places=knows_places, eager=eager)


def piece_number(seat: Seat, animal: Animal) -> int:
    """The number of a piece in the search."""
    return seat * 8 + animal - 1
