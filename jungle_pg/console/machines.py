"""Computer players of the terminal: they think right here, while the terminal waits."""

from typing import Any, Final

from jungle_pg.core.rulebook import BadText
from jungle_pg.core.saving_values import AnyMatch
from jungle_pg.engine.levels import LEVELS
from jungle_pg.engine.thinking import Limits, Order
from jungle_pg.engine.worker import Brain

MACHINES: Final = {"random": 1, "greedy": 2}
"""The levels that have a name of their own here."""

HINT: Final = Limits(nodes=20_000, seconds=2.0)
"""How well a hint is thought over, as at the board of the window."""


def level_called(name: str) -> int:
    """The level of a machine by its name or number, or BadText."""
    if name in MACHINES:
        return MACHINES[name]
    if name in map(str, LEVELS):
        return int(name)
    raise BadText(f"a machine is random, greedy or a level from 1 to {max(LEVELS)}, not {name!r}")


class Machines:
    """The computer players of one game; luck comes from the seed of the match."""

    def __init__(self, brain: Brain) -> None:
        _, self._thinker = brain

    def action(self, match: AnyMatch) -> Any | None:
        """What the computer player who is to move plays; None when it finds nothing."""
        assert match.actor is not None
        level = match.setup.players[match.actor].level
        return self._think(match, Order(level, seed=match.setup.luck_seed + match.cursor))

    def hint(self, match: AnyMatch) -> Any | None:
        """What a good player would play."""
        return self._think(match, Order(limits=HINT, seed=match.setup.luck_seed))

    def _think(self, match: AnyMatch, order: Order) -> Any | None:
        past = [match.state_at(ply) for ply in range(match.cursor)]
        view = match.rulebook.seen_by(match.state, match.actor)
        # Where something is secret the past would give it away.
        return self._thinker.think(view, past if view == match.state else (), order).action
