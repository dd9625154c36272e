"""How accurate moves were, as the formula says that lichess has published.

The accuracy of a move follows from the percent of the chance it gave away. Those of a side are
averaged twice, and the two averages once more: with the volatility of the chances around a move as
its weight, so that moves in sharp positions count more, and harmonically, so that bad moves do.
"""

from collections.abc import Sequence
from math import exp
from statistics import fmean, pstdev
from typing import Final

WINDOWS: Final = 10
"""Into how many windows a game is cut, as far as windows keep their least and largest width."""
NARROWEST: Final = 2
WIDEST: Final = 8
CALMEST: Final = 0.5
WILDEST: Final = 12.0
"""The least and the greatest weight of a move, as a deviation in percent."""
WORST: Final = 1.0
"""What a move counts at least in a harmonic mean, so that a single one cannot take everything."""


def move_accuracy(loss: float) -> float:
    """The accuracy of a move that gave away so much, from 0 to 100."""
    return max(0.0, min(100.0, 103.1668 * exp(-0.04354 * 100 * loss) - 3.1669))


def volatilities(shares: Sequence[float]) -> list[float]:
    """The weight of each move, from the shares of one seat before the first and after each."""
    percents = [100 * share for share in shares]
    width = min(WIDEST, max(NARROWEST, (len(percents) - 1) // WINDOWS))
    first = percents[:width]
    windows = [first] * (min(width, len(percents)) - 2)
    windows += [percents[at : at + width] for at in range(len(percents) - width + 1)]
    return [max(CALMEST, min(WILDEST, pstdev(window))) for window in windows]


def mean_accuracy(losses: Sequence[float], weights: Sequence[float]) -> float | None:
    """The accuracy of several moves; None of none."""
    if not losses:
        return None
    accuracies = [move_accuracy(loss) for loss in losses]
    pairs = zip(accuracies, weights, strict=True)
    weighted = sum(accuracy * weight for accuracy, weight in pairs) / sum(weights)
    harmonic = len(accuracies) / sum(1 / max(WORST, accuracy) for accuracy in accuracies)
    return fmean((weighted, harmonic))
