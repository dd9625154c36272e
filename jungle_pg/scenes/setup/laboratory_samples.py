"""The laboratory after some games, ready to be looked at: played by chance, which costs little."""

from collections import Counter
from dataclasses import replace
from functools import cache
from random import Random
from typing import Final

from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.rulebook import Refusal
from jungle_pg.core.trials import BROKEN_OFF, FIRST, LATER, NOBODY, TrialGame
from jungle_pg.engine.client import EngineClient
from jungle_pg.engine.laboratory import GAMES
from jungle_pg.games.game import Game
from jungle_pg.scenes.review.samples import Pondering
from jungle_pg.scenes.setup.laboratory import LaboratoryScreen
from jungle_pg.scenes.world import World

LEADS: Final = (0.48, 0.4)
"""How often who begins wins, under the rules that are tried and under the usual ones."""
NOT_DRAWN: Final = 0.78
SHORTEST, MIDDLE, SPREAD = 24, 62.0, 18.0
"""Of the lengths of games."""
LONGEST: Final = 160
"""So many plies are played by chance, at most."""


def laboratory_scene(world: World, game: Game, games: int) -> LaboratoryScreen:
    """The last of the rule sets, as if made at home, beside the usual one; it plays on unless all

    games are there.
    """
    assert game.offers is not None
    world.engine = EngineClient(Pondering)
    rules = game.offers.rule_sets[-1].rules
    screen = LaboratoryScreen(world, game, rules, starts=games < GAMES)
    for lead, experiment in zip(LEADS, screen.laboratory.experiments, strict=False):
        luck = Random(f"sample/{lead}")
        played = _by_chance(game)
        for number in range(1, games + 1):
            drawn = luck.random()
            winner = FIRST if drawn < lead else LATER if drawn < NOT_DRAWN else NOBODY
            moves = max(SHORTEST, round(luck.gauss(MIDDLE, SPREAD)))
            experiment.games[number] = replace(luck.choice(played), winner=winner, moves=moves)
    return screen


@cache
def _by_chance(game: Game) -> tuple[TrialGame, ...]:
    """A game by each rule set in which any legal action is as likely as another."""
    assert game.offers is not None
    found = []
    for number, rule_set in enumerate(game.offers.rule_sets):
        luck = Random(number)
        match: AnyMatch = begin(game.rulebook, Setup(rule_set.rules, None, luck_seed=number))
        takers: Counter[str] = Counter()
        while match.actor is not None and match.cursor < LONGEST:
            after = match.play(luck.choice(game.rulebook.actions(match.state)))
            assert not isinstance(after, Refusal)
            for moment in after.moments[match.cursor : after.cursor]:
                takers.update(game.rulebook.took(moment.events))
            match = after
        verdict = match.verdict
        reason = BROKEN_OFF if verdict is None else verdict.reason
        found.append(TrialGame(NOBODY, reason, match.cursor, tuple(sorted(takers.items()))))
    return tuple(found)
