"""A board for play-outs: how far each marble has come, and what a card makes of it.

Each side counts its own steps from its own start, so both are treated alike; marbles have no
numbers here, a side is four sorted steps. What the rulebook allows is allowed here, no more.
"""

from collections.abc import Iterator
from typing import Final, TypeAlias

from jungle_pg.core.jackaroo.cards import RUN_STEPS, SPLIT_STEPS
from jungle_pg.core.jackaroo.track import BASE, LAST, NODES, WAY_TO_ENTRANCE, WAYS, Board
from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.games.jackaroo.engine.kinds import COMES_OUT, STEPS, Kind

Side: TypeAlias = tuple[int, ...]
"""The ways of four marbles in rising order: BASE, steps from the own start, 52 to 55 at home."""

Outcome: TypeAlias = tuple[Side, Side, bool]
"""The own side and the other one after a play, and whether it earned a card and a turn."""

ACROSS: Final = NODES // 2
"""The way of either start as the other side counts it."""

_RING: Final = (1 << NODES) - 1


def side_of(board: Board, seat: Seat) -> Side:
    """The ways of a seat's marbles."""
    ways = WAYS[seat]
    return tuple(sorted(ways[place] for place in board[seat]))


def sides_of(board: Board, seat: Seat) -> tuple[Side, Side]:
    """Both sides as a seat sees them, its own first."""
    return side_of(board, seat), side_of(board, opponent(seat))


def outcomes(own: Side, their: Side, kind: int, *, passing: bool = False) -> list[Outcome]:
    """All that a card can make of the board, attacks aside."""
    found: list[Outcome] = []
    if kind in COMES_OUT and own[0] == BASE and 0 not in own:
        found.append(_come_out(own, their))
    if kind == Kind.SEVEN:
        return _split(own, their, passing)
    if kind == Kind.BLACK_JACK:
        return list(_swaps(own, their))
    if steps := STEPS[kind]:
        walker = _Walker(own, their, passing)
        for way in own:
            if way != BASE:
                outcome = walker.walk(way, steps)
                if outcome is not None:
                    found.append(outcome)
    return found


class _Walker:
    """How the marbles of one side walk on a board; bits tell who stands where."""

    def __init__(self, own: Side, their: Side, passing: bool) -> None:
        self.own, self.their, self.passing = own, their, passing
        mine = foes = 0
        for way in own:
            if way != BASE:
                mine |= 1 << way
        for way in their:
            if 0 <= way < NODES:
                foes |= 1 << (way + ACROSS) % NODES
        self.mine, self.foes = mine, foes

    def walk(self, way: int, steps: int) -> Outcome | None:
        """What a marble makes of the board, or None where something stops it."""
        if steps < 0:
            return self._walk_back(way)
        end = way + steps
        if end > LAST:
            return None
        path = (2 << end) - (2 << way)
        if steps == RUN_STEPS:
            return self._run(way, end, path)
        if self.mine & path and (
            not self.passing or self.mine & path & _RING or self.mine >> end & 1
        ):
            return None
        if end >= NODES:
            if way < WAY_TO_ENTRANCE and self.foes >> WAY_TO_ENTRANCE & 1:
                return None
            return _moved(self.own, way, end), self.their, way < NODES
        if not self.foes >> end & 1:
            return _moved(self.own, way, end), self.their, False
        return None if end == ACROSS else self._capture(way, end)

    def _capture(self, way: int, end: int) -> Outcome:
        their = _moved(self.their, (end + ACROSS) % NODES, BASE)
        return _moved(self.own, way, end), their, True

    def _walk_back(self, way: int) -> Outcome | None:
        if way >= NODES:
            return None
        for back in (1, 2, 3):
            node = (way - back) % NODES
            if self.mine >> node & 1 or (node == 0 and self.foes & 1):
                return None
        end = (way - 4) % NODES
        if self.mine >> end & 1:
            return None
        if not self.foes >> end & 1:
            return _moved(self.own, way, end), self.their, False
        return None if end == ACROSS else self._capture(way, end)

    def _run(self, way: int, end: int, path: int) -> Outcome | None:
        if end == ACROSS and self.foes >> end & 1:
            return None
        slots = self.mine & path & ~_RING
        if slots and (not self.passing or slots >> end & 1):
            return None
        own, their = _moved(self.own, way, end), self.their
        for met in self.own:
            if way < met <= end and met < NODES:
                own = _moved(own, met, BASE)
        earned = way < NODES <= end
        for met in self.their:
            node = (met + ACROSS) % NODES
            if 0 < met < NODES and way < node <= end:
                their = _moved(their, met, BASE)
                earned = True
        return own, their, earned


def _moved(side: Side, start: int, end: int) -> Side:
    marbles = list(side)
    marbles[marbles.index(start)] = end
    marbles.sort()
    return tuple(marbles)


def _come_out(own: Side, their: Side) -> Outcome:
    has_guest = ACROSS in their
    return _moved(own, BASE, 0), _moved(their, ACROSS, BASE) if has_guest else their, has_guest


def _swaps(own: Side, their: Side) -> Iterator[Outcome]:
    for way in own:
        for met in their:
            if 0 < way < NODES and 0 < met < NODES:
                yield (
                    _moved(own, way, (met + ACROSS) % NODES),
                    _moved(their, met, (way + ACROSS) % NODES),
                    False,
                )


def _split(own: Side, their: Side, passing: bool) -> list[Outcome]:
    """All ways of a seven; less than its steps only where they cannot all be walked."""
    whole: list[Outcome] = []
    partial: list[Outcome] = []
    walker = _Walker(own, their, passing)
    for way in own:
        if way == BASE:
            continue
        for steps in range(1, SPLIT_STEPS + 1):
            first = walker.walk(way, steps)
            if first is None:
                continue
            partial.append(first)
            if steps == SPLIT_STEPS or first[0][0] >= NODES:
                whole.append(first)
            else:
                whole += _rests(first, way + steps, SPLIT_STEPS - steps, passing)
    return whole or partial


def _rests(first: Outcome, walked: int, left: int, passing: bool) -> Iterator[Outcome]:
    own, their, earned = first
    walker = _Walker(own, their, passing)
    for way in own:
        if way not in (BASE, walked):
            second = walker.walk(way, left)
            if second is not None:
                yield second[0], second[1], earned or second[2]
