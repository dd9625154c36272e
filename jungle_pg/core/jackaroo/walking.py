"""How one marble walks: what stops it, where it comes to, whom it captures."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from jungle_pg.core.jackaroo.track import (
    BASE,
    LAST,
    NODES,
    STARTS,
    WAY_TO_ENTRANCE,
    WAYS,
    Board,
    Place,
    has_all_home,
    is_home,
    place_at,
    placed,
)
from jungle_pg.core.rulebook import Seat, opponent


class Obstacle(StrEnum):
    """Why a marble cannot do something."""

    IN_BASE = "in_base"
    AT_HOME = "at_home"
    TOO_FAR = "too_far"
    OWN_MARBLE = "own_marble"
    START_TAKEN = "start_taken"
    ENTRANCE_TAKEN = "entrance_taken"
    SLOT_TAKEN = "slot_taken"
    PROTECTED = "protected"


@dataclass(frozen=True, slots=True)
class Block:
    """What stops a marble, and where."""

    obstacle: Obstacle
    at: Place


@dataclass(frozen=True, slots=True)
class Walk:
    """A marble, counted from 0, that can go to a place, and whom it sends back on the way."""

    seat: Seat
    marble: int
    start: Place
    target: Place
    steps: int
    victims: tuple[tuple[Seat, int], ...] = ()
    """Whose marbles, counted from 0, in the order in which they are met."""

    @property
    def enters_home(self) -> bool:
        """Whether it comes from the ring into a slot."""
        return is_home(self.target) and not is_home(self.start)

    @property
    def captures_enemy(self) -> bool:
        """Whether it takes a marble of the other side."""
        return any(owner != self.seat for owner, _ in self.victims)


Outcome: TypeAlias = Walk | Block


def walk(
    board: Board,
    seat: Seat,
    marble: int,
    steps: int,
    *,
    is_run: bool = False,
    passing_at_home: bool = False,
) -> Outcome:
    """Where a marble, counted from 0, comes to with so many steps, or what stops it."""
    start = board[seat][marble]
    if start == BASE:
        return Block(Obstacle.IN_BASE, BASE)
    if steps < 0:
        return _walk_back(board, seat, marble, -steps)
    way = WAYS[seat][start]
    end = way + steps
    if end > LAST:
        return Block(Obstacle.TOO_FAR, start)
    met: list[tuple[int, Seat, int]] = []
    blocks: list[tuple[int, Obstacle]] = []
    for other, place in enumerate(board[seat]):
        at = WAYS[seat][place]
        if not way < at <= end:
            continue
        if at >= NODES:
            if at == end or not passing_at_home:
                blocks.append((at, Obstacle.SLOT_TAKEN))
        elif is_run:
            met.append((at, seat, other))
        else:
            blocks.append((at, Obstacle.OWN_MARBLE))
    enemy = opponent(seat)
    for other, place in enumerate(board[enemy]):
        if place == BASE or place >= NODES:
            continue
        at = WAYS[seat][place]
        if not way < at <= end:
            continue
        if place == STARTS[enemy]:
            if at == end:
                blocks.append((at, Obstacle.PROTECTED))
        elif is_run or at == end:
            met.append((at, enemy, other))
        elif at == WAY_TO_ENTRANCE:
            blocks.append((at, Obstacle.ENTRANCE_TAKEN))
    if blocks:
        return _first_block(seat, end, blocks)
    victims = tuple((owner, other) for _, owner, other in sorted(met)) if met else ()
    return Walk(seat, marble, start, place_at(seat, end), steps, victims)


def _first_block(seat: Seat, end: int, blocks: list[tuple[int, Obstacle]]) -> Block:
    at, obstacle = min(blocks)
    if at == WAY_TO_ENTRANCE and at < end:
        obstacle = Obstacle.ENTRANCE_TAKEN
    return Block(obstacle, place_at(seat, at))


def _walk_back(board: Board, seat: Seat, marble: int, steps: int) -> Outcome:
    start, enemy = board[seat][marble], opponent(seat)
    if is_home(start):
        return Block(Obstacle.AT_HOME, start)
    target = (start - steps) % NODES
    victims: tuple[tuple[Seat, int], ...] = ()
    blocks: list[tuple[int, Obstacle]] = []
    for owner in (seat, enemy):
        for other, place in enumerate(board[owner]):
            back = (start - place) % NODES
            if place == BASE or place >= NODES or not 0 < back <= steps:
                continue
            if place == STARTS[seat] and back < steps:
                blocks.append((back, Obstacle.START_TAKEN))
            elif owner == seat:
                blocks.append((back, Obstacle.OWN_MARBLE))
            elif back == steps:
                if place == STARTS[enemy]:
                    blocks.append((back, Obstacle.PROTECTED))
                else:
                    victims = ((enemy, other),)
    if blocks:
        back, obstacle = min(blocks)
        return Block(obstacle, (start - back) % NODES)
    return Walk(seat, marble, start, target, -steps, victims)


def board_after(board: Board, walked: Walk) -> Board:
    """The board when a marble has walked and its victims are back in their bases."""
    for owner, other in walked.victims:
        board = placed(board, owner, other, BASE)
    return placed(board, walked.seat, walked.marble, walked.target)


def wins(board: Board, walked: Walk) -> bool:
    """Whether the marble is the last one to come home."""
    return is_home(walked.target) and has_all_home(board_after(board, walked), walked.seat)
