"""Computer players of the terminal: they think right here, while the terminal waits."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import BadText
from jungle_pg.engine.levels import LEVELS, STAND_IN
from jungle_pg.engine.thinking import Limits, Order, Thought
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
        # Other programs are not asked in a terminal: a game against one goes on against a level.
        level = match.setup.players[match.actor].level or STAND_IN
        return self._think(match, Order(level, seed=_seed(match) + _turn_began(match))).action

    def hint(self, match: AnyMatch) -> Sequence[Any]:
        """What a good player would play: one move with all its picks, nothing if none is found."""
        rulebook, state, picks = match.rulebook, match.state, list[Any]()
        for pick in self._think(match, Order(limits=HINT, seed=_seed(match))).line:
            picks.append(pick)
            if rulebook.commits(state, pick):
                break
            state = rulebook.play(state, pick).state
        return picks

    def _think(self, match: AnyMatch, order: Order) -> Thought[Any]:
        view = match.rulebook.seen_by(match.state, match.actor)
        # Where something is secret the past would give it away.
        is_open = not match.rulebook.has_secrets(match.setup.rules)
        past = [match.state_at(ply) for ply in range(match.cursor)] if is_open else []
        return self._thinker.think(view, past, order)


def _seed(match: AnyMatch) -> int:
    seed = match.setup.luck_seed
    if match.rulebook.has_secrets(match.setup.rules):
        # Who knew where the luck of a match comes from would know what is hidden.
        return Random(f"{seed}/computer").getrandbits(30)
    return seed


def _turn_began(match: AnyMatch) -> int:
    """The place of the log where the turn of several decisions began, so that one plan leads it."""
    ply = match.cursor
    while ply and not match.rulebook.starts_clock(match.state_at(ply)):
        ply -= 1
    return ply
