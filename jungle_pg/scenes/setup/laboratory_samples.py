"""The laboratory after some games, ready to be looked at: made-up ones, which cost nothing."""

from random import Random
from typing import Final

from jungle_pg.core.trials import FIRST, LATER, NOBODY, TrialGame
from jungle_pg.engine.client import EngineClient
from jungle_pg.engine.laboratory import GAMES
from jungle_pg.games.game import Game
from jungle_pg.scenes.review.samples import Pondering
from jungle_pg.scenes.setup.laboratory import LaboratoryScreen
from jungle_pg.scenes.world import World

ENDS: Final = {
    "jungle": ("den", "no_capture_limit", "captured_all", "repetition"),
    "xiangqi": ("checkmate", "no_capture", "stalemate", "perpetual_check"),
    "jackaroo": ("home",),
}
TAKERS: Final = {
    "jungle": ("lion", "rat", "elephant", "tiger", "leopard", "wolf"),
    "xiangqi": ("chariot", "cannon", "horse", "soldier", "elephant", "advisor"),
    "jackaroo": ("KS", "7S", "4S", "AS", "JS", "5S"),
}
LEAD: Final = (0.48, 0.4)
"""How often who begins wins, under the rules that are tried and under the usual ones."""
LOST: Final = 0.78
SHORTEST, MIDDLE, SPREAD = 24, 62.0, 18.0


def laboratory_scene(world: World, game: Game, games: int) -> LaboratoryScreen:
    """Some house rules beside the usual ones; it plays on unless all games are there."""
    assert game.offers is not None
    world.engine = EngineClient(Pondering)
    screen = LaboratoryScreen(world, game, house_rules_of(game), starts=games < GAMES)
    for lead, experiment in zip(LEAD, screen.laboratory.experiments, strict=False):
        luck = Random(f"sample/{lead}")
        for number in range(1, games + 1):
            experiment.games[number] = _made_up(game.rulebook.game_id, lead, luck)
    return screen


def house_rules_of(game: Game) -> object:
    """The last of the rule sets, as if it had been made at home."""
    assert game.offers is not None
    return game.offers.rule_sets[-1].rules


def _made_up(game_id: str, lead: float, luck: Random) -> TrialGame:
    drawn = luck.random()
    winner = FIRST if drawn < lead else LATER if drawn < LOST else NOBODY
    ends, takers = ENDS.get(game_id, ("over",)), TAKERS.get(game_id, ())
    reason = ends[0] if winner is not NOBODY else ends[1 % len(ends)]
    if luck.random() < 1 - LOST:
        reason = luck.choice(ends)
    moves = max(SHORTEST, round(luck.gauss(MIDDLE, SPREAD)))
    took = tuple((kind, luck.randrange(len(takers) + 1 - at)) for at, kind in enumerate(takers))
    return TrialGame(winner, reason, moves, took)
