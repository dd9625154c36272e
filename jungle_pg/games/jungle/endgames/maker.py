"""Makes endgame tables: from the ends of games back to everything that leads to them.

Layer by layer: whoever can move into a lost position has won one ply later, and who can only move
into won ones has lost. What is left when nothing new is found is a draw.
"""

from collections import defaultdict
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from jungle_pg.core.jungle.animals import Animal, Piece
from jungle_pg.core.jungle.board import DENS, SPOTS, Spot
from jungle_pg.core.jungle.captures import capture_refusal
from jungle_pg.core.jungle.paths import Hop, may_stand, paths_of
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.rulebook import opponent
from jungle_pg.games.jungle.endgames.bits import (
    WIDTH,
    Bits,
    Space,
    as_bytes,
    shifted,
    spot_bits,
)

DRAW: Final = 0
"""Codes: 0 is a draw, any other number the distance and 1; an even code is a win."""

LONGEST: Final = 254
"""Plies; no more fit into a byte, and the farthest end known is 80 plies away."""

Grids: TypeAlias = tuple[bytes, bytes]
"""A code for each position with the first side to move, and with the second."""


@dataclass(slots=True)
class Side:
    """What one side can do, and what is known of the positions in which it is to move."""

    ends: Bits = 0
    """Where it can end the game now: into the den, or by taking the last enemy."""
    quiets: list[tuple[int, Bits]] = field(default_factory=list)
    """How far a move goes, and the positions in which it is legal."""
    captures: list[tuple[bytes, Bits]] = field(default_factory=list)
    """The codes of what is left after a capture, and the positions in which it is legal."""
    won: Bits = 0
    lost: Bits = 0
    last_lost: Bits = 0
    """Those of the last layer."""
    planes: list[Bits] = field(default_factory=lambda: [0] * 8)


def grids_of(
    rules: JungleRules, pieces: tuple[Piece, ...], smaller: tuple[bytes, ...]
) -> Generator[None, None, Grids]:
    """Make the table of these pieces, those of the bottom side first; a pause after each layer.

    With three pieces, `smaller` has the codes of the two that are left when the first is taken
    and when the second is, with the one of the bottom side to move.
    """
    space = Space(len(pieces))
    legal = _placements(rules, space, pieces)
    yield
    sides = (Side(), Side())
    for number, piece in enumerate(pieces):
        _add_moves(rules, space, pieces, number, legal, sides[piece.seat])
        yield
    for number, codes in enumerate(smaller):
        taken = _captures(rules, space, pieces, 2, number, legal)
        # What is left after the first was taken: the second one, and its enemy in its place.
        sides[1].captures.append((codes if number else _exchanged(codes), taken))
        yield
    for side in sides:
        can_move = side.ends
        for _, where in (*side.quiets, *side.captures):
            can_move |= where
        _find(side, legal & ~can_move, 0)
    distance, longest = 1, max((max(codes) for codes in smaller), default=0)
    is_new = True
    while is_new or distance <= longest:
        # Wins are an odd number of plies away, losses an even one.
        find = _wins if distance % 2 else _losses
        pairs = (sides, sides[::-1])
        found = [find(space, side, other, legal, distance) for side, other in pairs]
        for side, positions in zip(sides, found, strict=True):
            _find(side, positions, distance)
        is_new = any(found)
        distance += 1
        yield
    first = as_bytes(sides[0].planes, space.size)
    yield
    return first, as_bytes(sides[1].planes, space.size)


def _placements(rules: JungleRules, space: Space, pieces: tuple[Piece, ...]) -> Bits:
    legal = (1 << space.size) - 1
    for number, piece in enumerate(pieces):
        stands = spot_bits(spots_of(rules, piece.animal))
        legal &= space.standing(number, stands)
        for other in range(number):
            legal &= ~space.where(other, number, {spot: 1 << spot for spot in SPOTS})
    return legal


def spots_of(rules: JungleRules, animal: Animal) -> list[Spot]:
    """Where an animal can be while a game goes on: anywhere it may stand but in a den."""
    return [spot for spot in SPOTS if spot not in DENS and may_stand(rules, 0, animal, spot)]


def _add_moves(
    rules: JungleRules,
    space: Space,
    pieces: tuple[Piece, ...],
    number: int,
    legal: Bits,
    side: Side,
) -> None:
    """What one piece can do, except for captures that leave enemies."""
    piece, step = pieces[number], space.step(number)
    for by, hops in _hops_by_length(rules, piece).items():
        there = [hop for hop in hops if hop.move.target not in DENS]
        free = _unblocked(space, pieces, number, there) & legal
        side.quiets.append((by * step, free & shifted(legal, by * step)))
    entering = {
        hop.move.start
        for hops in _hops_by_length(rules, piece).values()
        for hop in hops
        if hop.move.target == DENS[opponent(piece.seat)]
    }
    side.ends |= legal & space.standing(number, spot_bits(entering))
    enemies = [other for other, enemy in enumerate(pieces) if enemy.seat != piece.seat]
    if len(enemies) == 1:
        side.ends |= _captures(rules, space, pieces, number, enemies[0], legal)


def _captures(
    rules: JungleRules,
    space: Space,
    pieces: tuple[Piece, ...],
    number: int,
    victim: int,
    legal: Bits,
) -> Bits:
    """The positions in which a piece can take another one."""
    piece, enemy = pieces[number], pieces[victim]
    found = 0
    for hops in _hops_by_length(rules, piece).values():
        takes = {
            hop.move.start: 1 << hop.move.target
            for hop in hops
            if capture_refusal(rules, piece, hop.move.start, enemy, hop.move.target) is None
        }
        if takes:
            free = _unblocked(space, pieces, number, hops)
            found |= free & space.where(number, victim, takes)
    return found & legal


def _unblocked(space: Space, pieces: tuple[Piece, ...], number: int, hops: list[Hop]) -> Bits:
    """The positions in which a piece can go along one of these hops of the same length."""
    free = space.standing(number, spot_bits({hop.move.start for hop in hops}))
    crossed = {hop.move.start: spot_bits(hop.crossed) for hop in hops if hop.crossed}
    for other, piece in enumerate(pieces):
        if crossed and other != number and piece.animal is Animal.RAT:
            free &= ~space.where(number, other, crossed)
    return free


def _hops_by_length(rules: JungleRules, piece: Piece) -> dict[int, list[Hop]]:
    found = defaultdict(list)
    for spot in spots_of(rules, piece.animal):
        for hop in paths_of(rules)[piece.seat][piece.animal][spot]:
            found[hop.move.target - hop.move.start].append(hop)
    return found


def _wins(space: Space, side: Side, other: Side, legal: Bits, distance: int) -> Bits:
    """The positions first known to be won in so many plies."""
    found = side.ends if distance == 1 else 0
    for by, where in side.quiets:
        found |= shifted(other.last_lost, by) & where
    for codes, where in side.captures:
        due = bytes(code == distance for code in range(256))
        found |= space.lifted(codes.translate(due)) & where
    return found & ~(side.won | side.lost)


def _losses(space: Space, side: Side, other: Side, legal: Bits, distance: int) -> Bits:
    """The positions first known to be lost in so many plies: nothing else is left to do."""
    open_still = legal & ~other.won
    escapes = side.won | side.lost
    for by, where in side.quiets:
        escapes |= shifted(open_still, by) & where
    for codes, where in side.captures:
        kept = bytes(code == DRAW or code % 2 == 1 or code > distance for code in range(256))
        escapes |= space.lifted(codes.translate(kept)) & where
    return legal & ~escapes


def _find(side: Side, positions: Bits, distance: int) -> None:
    if positions and distance > LONGEST:
        raise OverflowError(f"an end {distance} plies away does not fit into a table")
    code = distance + 1
    for digit in range(len(side.planes)):
        if code >> digit & 1:
            side.planes[digit] |= positions
    if distance % 2:
        side.won |= positions
    else:
        side.lost |= positions
        side.last_lost = positions


def _exchanged(codes: bytes) -> bytes:
    """The codes of two pieces in the other order."""
    return b"".join(codes[place::WIDTH] for place in range(WIDTH))
