"""Motion as functions of time: how far along something is, from 0 to 1."""

from math import cos, pi, sin


def part(now: float, start: float, length_s: float) -> float:
    """How much of a span of time has gone by, from 0 to 1."""
    if length_s <= 0:
        return 1.0
    return min(1.0, max(0.0, (now - start) / length_s))


def smooth(t: float) -> float:
    """Slow at both ends."""
    return t * t * (3 - 2 * t)


def slow_end(t: float) -> float:
    """Fast at first, settling gently."""
    return 1 - (1 - t) ** 3


def settling(t: float) -> float:
    """Slower and slower, never fast: what is large must not jump with its first frame."""
    return t * (2 - t)


def slow_start(t: float) -> float:
    """Gathering speed."""
    return t * t * t


def overshoot(t: float, by: float = 1.7) -> float:
    """Beyond the goal once, then back to it."""
    return 1 + (by + 1) * (t - 1) ** 3 + by * (t - 1) ** 2


def swing(now: float, period_s: float) -> float:
    """To and fro between -1 and 1 for ever."""
    return sin(now / period_s * 2 * pi)


def breath(now: float, period_s: float) -> float:
    """Between 0 and 1 and back for ever, beginning at 0."""
    return (1 - cos(now / period_s * 2 * pi)) / 2


def mix(start: float, end: float, t: float) -> float:
    """The value at t on the way from start to end; t may overshoot."""
    return start + (end - start) * t
