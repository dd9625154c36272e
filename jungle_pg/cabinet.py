"""The games of the program; the one place that names them."""

from typing import Final

from jungle_pg.core.jungle.rulebook import JungleRulebook
from jungle_pg.engine.jungle.thinker import JungleThinker
from jungle_pg.engine.thinking import Clock
from jungle_pg.engine.worker import Brain

JUNGLE: Final = JungleRulebook()


def brains(clock: Clock) -> dict[str, Brain]:
    """The rulebook and the computer player of each game."""
    return {JUNGLE.game_id: (JUNGLE, JungleThinker(clock))}
