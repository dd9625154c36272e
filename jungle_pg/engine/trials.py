"""Plays a quick game of the computer against itself, as well as a family would at its table.

Most moves come from a short search, the others from the second level, which takes what it can and
goes ahead: so both sides make mistakes, and games are lost and won. Nothing but the seed is luck.
"""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, Final

from jungle_pg.core.history import is_move
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.rulebook import CHANCE, AnyRulebook, Refusal
from jungle_pg.core.trials import BROKEN_OFF, FIRST, LATER, Trial, TrialGame
from jungle_pg.engine.search.scores import Stopped
from jungle_pg.engine.thinking import Limits, Order, Thinker

LEVEL: Final = 5
NODES: Final = 200
"""How long the search looks for a move."""
HASTE: Final = 0.5
"""How often a move is made without it."""
HASTY_LEVEL: Final = 2
LONGEST: Final = 300
"""Moves of both sides after which a game is broken off, as if it were drawn."""

SEED_BITS: Final = 64


def play_trial(
    rulebook: AnyRulebook,
    thinker: Thinker[Any, Any],
    rules: str,
    trial: Trial,
    must_stop: Callable[[], bool],
) -> TrialGame:
    """The whole game; Stopped as soon as nobody wants to know any more."""
    luck = Random(f"trial/{trial.seed}")
    setup = Setup(
        rulebook.codec.parse_rules(rules), undo_depth=0, luck_seed=luck.getrandbits(SEED_BITS)
    )
    match: AnyMatch = begin(rulebook, setup)
    thinker.forget()
    seed, moves, is_hasty, first = luck.getrandbits(SEED_BITS), 0, False, None
    takers: Counter[str] = Counter()
    while match.actor is not None and moves < LONGEST:
        if first is None and match.actor != CHANCE:
            first = match.actor
        order = (
            Order(HASTY_LEVEL, seed=seed)
            if is_hasty
            else Order(LEVEL, Limits(nodes=NODES), seed=seed)
        )
        # A view that hides something tells nothing of how the game came there.
        view = rulebook.seen_by(match.state, match.actor)
        is_open = not rulebook.has_secrets(setup.rules)
        past = [match.state_at(ply) for ply in range(match.cursor)] if is_open else ()
        action = thinker.think(view, past, order, must_stop).action
        if must_stop():
            raise Stopped
        after = match if action is None else match.play(action)
        if isinstance(after, Refusal) or after is match:
            raise ValueError(f"no move was found in {rulebook.codec.position_text(match.state)}")
        before, match = match, after
        for moment in match.moments[before.cursor : match.cursor]:
            takers.update(rulebook.took(moment.events))
        if is_move(match, before.cursor + 1):
            moves, is_hasty = moves + 1, luck.random() < HASTE
    verdict = match.verdict
    winner = None
    if verdict is not None and verdict.winner is not None:
        winner = FIRST if verdict.winner == first else LATER
    reason = BROKEN_OFF if verdict is None else verdict.reason
    return TrialGame(winner, reason, moves, tuple(sorted(takers.items())))
