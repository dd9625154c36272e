"""Ratings by Glicko-2: how strong a player is, how sure that is, and how steadily they play.

The letters of the formulas are those of Mark Glickman's paper "Example of the Glicko-2 system".
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, pi, sqrt
from typing import Final

SCALE: Final = 173.7178
"""Points of a rating for one unit of the formulas."""
TAU: Final = 0.5
"""How fast the volatility may change."""
WIDEST: Final = 350.0
"""The deviation of somebody of whom nothing is known."""
_EXACTNESS: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Rating:
    """The strength of a player; the truth is within two deviations of it nearly always."""

    rating: float = 1500.0
    deviation: float = WIDEST
    volatility: float = 0.06


@dataclass(frozen=True, slots=True)
class Score:
    """One game: how strong the other player was, and 1 for a win, 0.5 for a draw, 0 for a loss."""

    rating: float
    deviation: float
    points: float


def rated_anew(player: Rating, games: Sequence[Score], centre: float = 1500.0) -> Rating:
    """The rating of a player after the games of one period; without games it is less sure."""
    phi, sigma = player.deviation / SCALE, player.volatility
    if not games:
        return Rating(player.rating, min(WIDEST, SCALE * sqrt(phi**2 + sigma**2)), sigma)
    mu = (player.rating - centre) / SCALE
    weights, expected = [], []
    for game in games:
        g = 1 / sqrt(1 + 3 * (game.deviation / SCALE) ** 2 / pi**2)
        weights.append(g)
        expected.append(1 / (1 + exp(-g * (mu - (game.rating - centre) / SCALE))))
    v = 1 / sum(g**2 * e * (1 - e) for g, e in zip(weights, expected, strict=True))
    gained = sum(g * (game.points - e) for g, e, game in zip(weights, expected, games, strict=True))
    sigma = _volatility(v * gained, phi, v, sigma)
    before = phi**2 + sigma**2
    phi = 1 / sqrt(1 / before + 1 / v)
    return Rating(centre + SCALE * (mu + phi**2 * gained), min(WIDEST, SCALE * phi), sigma)


def _volatility(delta: float, phi: float, v: float, sigma: float) -> float:
    """The new volatility, by the Illinois algorithm of the paper's step 5."""
    a = log(sigma**2)

    def f(x: float) -> float:
        e = exp(x)
        square = phi**2 + v + e
        return e * (delta**2 - square) / (2 * square**2) - (x - a) / TAU**2

    low = a
    if delta**2 > phi**2 + v:
        high = log(delta**2 - phi**2 - v)
    else:
        steps = 1
        while f(a - steps * TAU) < 0:
            steps += 1
        high = a - steps * TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > _EXACTNESS:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return exp(low / 2)
