"""The laboratory after some games, ready to be looked at: played by chance, which costs little."""

from collections import Counter
from dataclasses import replace
from functools import cache
from random import Random
from typing import Final

from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.rulebook import AnyRulebook, Refusal
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
BY_CHANCE: Final = 4
LONGEST: Final = 160
"""So many games are played by chance, and so many plies of each."""


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
        played = _by_chance(game.rulebook)
        for number in range(1, games + 1):
            drawn = luck.random()
            winner = FIRST if drawn < lead else LATER if drawn < NOT_DRAWN else NOBODY
            moves = max(SHORTEST, round(luck.gauss(MIDDLE, SPREAD)))
            experiment.games[number] = replace(luck.choice(played), winner=winner, moves=moves)
    return screen


@cache
def _by_chance(rulebook: AnyRulebook) -> tuple[TrialGame, ...]:
    """Some games of the usual rules in which any legal action is as likely as another."""
    found = []
    for number in range(BY_CHANCE):
        luck = Random(number)
        rules = rulebook.codec.parse_rules(rulebook.usual_rules)
        match: AnyMatch = begin(rulebook, Setup(rules, undo_depth=0, luck_seed=number))
        takers: Counter[str] = Counter()
        while match.actor is not None and match.cursor < LONGEST:
            after = match.play(luck.choice(rulebook.actions(match.state)))
            assert not isinstance(after, Refusal)
            for moment in after.moments[match.cursor : after.cursor]:
                takers.update(rulebook.took(moment.events))
            match = after
        verdict = match.verdict
        reason = BROKEN_OFF if verdict is None else verdict.reason
        found.append(TrialGame(NOBODY, reason, match.cursor, tuple(sorted(takers.items()))))
    return tuple(found)
