"""What is known for certain of a match: who wins when, and what that is in words."""

from dataclasses import dataclass
from typing import Any, Final

from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.engine.search.knowledge import Knowledge, Standing, Value
from jungle_pg.games.game import Game
from jungle_pg.games.names import side_name
from jungle_pg.texts.languages import Words

EVEN: Final = 0.5
DOUBTFUL: Final = 0.85
"""The share of a side that wins if no limit comes first, and nobody knows whether one does."""

DRAWN: Final = "="
DOUBT: Final = "?"


@dataclass(frozen=True, slots=True)
class Exact:
    """How a match ends if both sides play their best."""

    winner: Seat | None
    """None for a draw."""
    distance: int | None = None
    """Moves of either side to the end; None for a draw."""
    standing: Standing = Standing.CERTAIN
    limit: int | None = None
    """Moves without a capture after which it is drawn."""

    @property
    def first_share(self) -> float:
        """How much of a bar belongs to the first seat: all, nothing, or half for a draw."""
        if self.winner is None or self.standing is Standing.LIMIT_FIRST:
            return EVEN
        mine = 1.0 if self.standing is Standing.CERTAIN else DOUBTFUL
        return mine if self.winner == 0 else 1 - mine

    @property
    def sign(self) -> str:
        """The same in a sign: moves to the end, that there is none, or that nobody knows."""
        if self.distance is None or self.standing is Standing.LIMIT_FIRST:
            return DRAWN
        return str(self.distance) if self.standing is Standing.CERTAIN else DOUBT


def exact_of(known: Knowledge[str], actor: Seat) -> Exact:
    """What is known where a seat is to act."""
    best = known.best
    if best.outcome.value is Value.DRAW:
        return Exact(None)
    winner = actor if best.outcome.value is Value.WIN else opponent(actor)
    return Exact(winner, best.outcome.distance, best.standing, known.limit)


def exact_text(exact: Exact, game: Game, rules: Any, words: Words) -> str:
    """Who wins in how many moves, and whether a limit comes first."""
    if exact.winner is None or exact.distance is None:
        return words("exact.nobody_wins")
    side = side_name(game, rules, exact.winner, words)
    if exact.standing is not Standing.CERTAIN:
        facts = {"count": exact.distance, "limit": exact.limit or 0}
        when = words(f"exact.{exact.standing}")
        return words("exact.side_would_win", side=side, when=when, **facts)
    key = "wins_now" if exact.distance == 1 else "wins"
    return words(f"exact.side_{key}", side=side, count=exact.distance)


def prospect_text(known: Knowledge[str], action: str, words: Words) -> str:
    """How the game ends after an action; nothing where nothing is known of it."""
    prospect = known.of(action)
    if prospect is None:
        return ""
    value, count = prospect.outcome.value, prospect.outcome.distance or 0
    if prospect.standing is not Standing.CERTAIN:
        when = words(f"exact.{prospect.standing}")
        return words(f"exact.{value}_but", count=count, limit=known.limit or 0, when=when)
    return words(f"exact.{value}_now" if count == 1 else f"exact.{value}", count=count)


def reason_of_known(known: Knowledge[str], action: str, words: Words) -> str:
    """Why an action is good, as a fact; nothing where nothing is known of it."""
    prospect = known.of(action)
    if prospect is None or prospect.standing is not Standing.CERTAIN:
        return prospect_text(known, action, words)
    value, count = prospect.outcome.value, prospect.outcome.distance or 0
    is_only = known.is_only and value is not Value.LOSS
    return words(f"hint.known_{value}{'_only' if is_only else ''}", count=count)
