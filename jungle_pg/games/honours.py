"""What a game has to say about a finished match: its trophies, and the faces of its pieces."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from jungle_pg.core.career.feats import Feats
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Seat

Face: TypeAlias = tuple[str, str]
"""A picture, and the key of the word for it."""


@dataclass(frozen=True, slots=True)
class Honours:
    """What can be earned in a game, and how its statistics are told."""

    trophies: tuple[str, ...]
    feats: Callable[[AnyMatch, Seat], Feats]
    """What a seat has done in a finished match; pure, like every rule."""
    face: Callable[[str], Face | None]
    """How a kind of piece that a statistic names is shown; None for one that is not there."""
