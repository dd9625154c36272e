"""How often things are measured: until the figures are good, or just to see that they come."""

import os

QUICK = "JUNGLE_PG_QUICK_BENCHMARKS"
"""The variable that asks for few repetitions, here and in processes started from here."""


def often(times: int, when_quick: int = 1) -> int:
    """How often to repeat something."""
    return when_quick if os.environ.get(QUICK) else times
