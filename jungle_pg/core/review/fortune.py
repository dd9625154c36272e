"""How much of a game with luck was luck, and how much was skill.

A chance of one half grows to 1 for the winner. Whatever choices do not account for was luck: the
cards that came, and those that the other side happened to hold.
"""

from dataclasses import dataclass

from jungle_pg.core.audience import is_secret
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.review.values import EVEN, Pair, Review
from jungle_pg.core.rulebook import CHANCE, Seat


@dataclass(frozen=True, slots=True)
class Fortune:
    """What luck and choices made of the chances of both sides, as parts of 1."""

    luck: Pair
    """What luck brought each side; what it gave one it took from the other."""
    skill: Pair
    """What the choices of each side cost it, at most nothing."""


def fortune_of(match: AnyMatch, review: Review) -> Fortune | None:
    """Luck and skill of a game, told from half and half at its beginning to how it ended.

    None while something is hidden or not yet judged, and where nothing is left to luck. A game
    that was given up is told up to there, since giving up is neither luck nor a move.
    """
    has_luck = any(moment.entry.seat == CHANCE for moment in match.moments)
    last = review.shares[-1] if review.shares else None
    if not has_luck or is_secret(match) or not review.is_whole or last is None:
        return None
    costs = [_cost(review, seat) for seat in (0, 1)]
    luck = last - EVEN + costs[0] - costs[1]
    # No minus before a cost of nothing.
    return Fortune((luck, -luck), (0.0 - costs[0], 0.0 - costs[1]))


def _cost(review: Review, seat: Seat) -> float:
    return sum(move.loss for move in review.moves if move is not None and move.seat == seat)
