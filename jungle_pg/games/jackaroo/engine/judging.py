"""What a board is worth to the side to move, and what the best use of each card is."""

from typing import Final, TypeAlias

from jungle_pg.core.jackaroo.track import BASE, LAST, NODES
from jungle_pg.games.jackaroo.engine.kinds import FULL_DECK
from jungle_pg.games.jackaroo.engine.moves import ACROSS, Side, outcomes
from jungle_pg.games.jackaroo.engine.weights import Weights

KINDS: Final = range(max(FULL_DECK) + 1)
WON: Final = 10_000.0
NEAR_HOME: Final = 40
"""From this way on a marble is about to come home."""
REACH: Final = 13
BACK: Final = 4
MOST_BOARDS: Final = 20_000
"""Boards that are remembered; then all are forgotten."""

Best: TypeAlias = tuple[float, Side, Side, bool]
"""What a card is best used for: its worth, both sides after it, and whether it earned a turn."""


def can_reach(hunter: int, prey: int) -> bool:
    """Whether a marble could capture one of the other side with one card; each by its own way."""
    if prey == 0:
        return False
    ahead = (prey + ACROSS - hunter) % NODES
    return (1 <= ahead <= REACH and hunter + ahead < NODES) or ahead == NODES - BACK


class Judged:
    """A board that was looked at: what it is worth, and the best use of the cards so far."""

    __slots__ = ("attack", "bests", "known", "worth")

    def __init__(self, worth: float, attack: float) -> None:
        self.worth, self.attack = worth, attack
        self.bests: list[Best | None] = [None] * len(KINDS)
        self.known = 0
        """A bit for each kind of card whose best use is there."""


class Judge:
    """Judges by its weights; what it found for a board is remembered."""

    def __init__(self, weights: Weights, *, passing: bool = False) -> None:
        self.weights, self._passing = weights, passing
        self._pairs = [[self._pair(way, met) for met in range(NODES)] for way in range(NODES)]
        self._looks: dict[tuple[Side, Side], Judged] = {}
        self._own: dict[Side, float] = {}
        self._their: dict[Side, float] = {}

    def judged(self, own: Side, their: Side) -> Judged:
        """What is known of a board."""
        found = self._looks.get((own, their))
        if found is None:
            if len(self._looks) >= MOST_BOARDS:
                self._looks.clear()
                self._own.clear()
                self._their.clear()
            found = Judged(self.worth(own, their), self.attack(own, their))
            self._looks[own, their] = found
        return found

    def best(self, judged: Judged, own: Side, their: Side, kind: int) -> Best | None:
        """The best use of a card on a board, attacks aside; None where it has none."""
        if judged.known >> kind & 1:
            return judged.bests[kind]
        best: Best | None = None
        for after, other, earned in outcomes(own, their, kind, passing=self._passing):
            worth = self.gain(judged.worth, after, other, kind, earned=earned)
            if best is None or worth > best[0]:
                best = (worth, after, other, earned)
        judged.bests[kind] = best
        judged.known |= 1 << kind
        return best

    def gain(self, before: float, own: Side, their: Side, kind: int, *, earned: bool) -> float:
        """What a play is worth that leads from a board of some worth to another one."""
        weights = self.weights
        worth = self.worth(own, their) - before - weights.holding * weights.hold[kind]
        if own[0] >= NODES:
            return worth + WON
        return worth + weights.earned if earned else worth

    def worth(self, own: Side, their: Side) -> float:
        """How good a board is for a side."""
        total = self._own.get(own)
        if total is None:
            total = self._own[own] = self._standing(own, self.weights.own)
        against = self._their.get(their)
        if against is None:
            against = self._their[their] = self._standing(their, self.weights.their)
        total -= against
        ring = [met for met in their if 0 <= met < NODES]
        if ring:
            for way in own:
                if 0 <= way < NODES:
                    pairs = self._pairs[way]
                    for met in ring:
                        total += pairs[met]
        return total

    def lead(self, own: Side, their: Side, hand: list[int], other: list[int]) -> float:
        """How far the side to move is ahead, cards and all."""
        weights = self.weights
        hold = weights.hold
        lead = self.worth(own, their) + weights.tempo
        lead += weights.more_cards * (len(hand) - len(other))
        for kind in hand:
            lead += hold[kind]
        for kind in other:
            lead -= hold[kind]
        return lead

    def _standing(self, side: Side, table: tuple[float, ...]) -> float:
        """What the marbles of a side are worth, whoever else is on the board."""
        worth = sum(table[way] for way in side)
        if side[0] != BASE:
            worth += self.weights.all_out
        for settled, way in enumerate(reversed(side)):
            if way != LAST - settled:
                break
            worth += self.weights.settled[settled]
        return worth

    def _pair(self, way: int, met: int) -> float:
        weights, worth = self.weights, 0.0
        if can_reach(met, way):
            worth -= weights.exposed + weights.exposed_step * way
        if can_reach(way, met):
            worth += weights.threat * (weights.exposed + weights.exposed_step * met)
        return worth

    def attack(self, own: Side, their: Side) -> float:
        """What it is worth on a board to make the other side discard a card."""
        weights = self.weights
        ring = [met for met in their if 0 <= met < NODES]
        if any(met >= NEAR_HOME for met in ring):
            return weights.attack_urgent
        if any(can_reach(met, way) for met in ring for way in own if 0 <= way < NODES):
            return weights.attack_urgent
        return weights.attack_idle
