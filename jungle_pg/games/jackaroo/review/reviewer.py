"""How games of Jackaroo King are reviewed: by chances in many worlds, and by luck and skill."""

from collections.abc import Sequence
from typing import Final

from jungle_pg.core.jackaroo.decisions import Decision
from jungle_pg.core.jackaroo.plays import plays_in
from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.core.jackaroo.track import SEATS, is_home
from jungle_pg.core.review.reviewer import Reviewer
from jungle_pg.core.review.values import Phase
from jungle_pg.engine.thinking import Reader
from jungle_pg.games.jackaroo.engine.choices import sameness_of
from jungle_pg.games.jackaroo.engine.search import SCALE

PLAY_OUTS: Final = 3_000
"""For each decision; with so many a loss of one percent is told from luck."""
NEARLY_HOME: Final = 3
"""Marbles at home from which on a game is in its end."""


class JackarooReviewer(Reviewer):
    """Reviews games of Jackaroo King, whose scores are chances in disguise."""

    nodes = PLAY_OUTS
    steepness = float(SCALE)

    def phase(self, state: JackarooState) -> Phase:
        """The opening until somebody comes home, the end when a side has nearly all there."""
        most = max(sum(map(is_home, state.board[seat])) for seat in SEATS)
        if most >= NEARLY_HOME:
            return Phase.END
        return Phase.MIDDLE if most else Phase.OPENING

    def choices(self, state: JackarooState, actions: Sequence[Decision]) -> int:
        """Whole plays that differ: a single card may be played with several marbles."""
        return len({sameness_of(state, play) for play in plays_in(state)})


def reviewer(read: Reader) -> JackarooReviewer:
    """The reviewer of Jackaroo King, which needs no files."""
    return JackarooReviewer()
