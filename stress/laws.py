"""What holds in one game alone: laws of its own are in a module called after it."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Rulebook, Seat


def broken_laws(rulebook: Rulebook[Any, Any, Any, Any], state: Any) -> list[str]:
    """What a state breaks of the laws of its game, in words."""
    laws = laws_of(rulebook.game_id)
    return [] if laws is None else list(laws.broken_laws(state))


def hidden_faces(match: AnyMatch, seat: Seat | None) -> frozenset[str]:
    """Sprites that must not be seen by a seat, or by a spectator (None)."""
    laws = laws_of(match.rulebook.game_id)
    if laws is None or match.verdict is not None:
        return frozenset()
    faces: frozenset[str] = laws.hidden_faces(match, seat)
    return faces


@cache
def laws_of(game_id: str) -> ModuleType | None:
    """The module with the laws of a game; None where there is none."""
    name = f"{__name__}_{game_id}"
    return import_module(name) if find_spec(name) else None
