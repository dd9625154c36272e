"""What scores mean in every search, and how one is stopped."""

from typing import Final

MATE: Final = 30_000
SURE: Final = 29_000
"""Scores beyond this are forced wins or losses."""

INFINITE: Final = 31_000
UNKNOWN: Final = INFINITE + 1
"""A score no position has."""

CHECK_EVERY: Final = 200
"""Nodes between two looks at the clock."""


class Stopped(Exception):  # noqa: N818 - it is no error
    """The search was asked to end."""


def mate_in(score: int) -> int | None:
    """Plies to a forced end, negative for a loss; None where a score tells of none."""
    if score > SURE:
        return MATE - score
    if score < -SURE:
        return -MATE - score
    return None
