"""What can be told about a match that was played, in numbers."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from jungle_pg.core.history import is_move, move_count
from jungle_pg.core.log import Ply
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Seat
from jungle_pg.games.game import Game
from jungle_pg.games.values import Progress, Tally

SHORTEST_STORY: Final = 10
"""Moves below which a match has no turning point."""


@dataclass(frozen=True, slots=True)
class Summary:
    """A match up to its cursor."""

    moves: int
    """Those of both sides."""
    used_ms: int
    captures: tuple[int, int]
    """What each seat has taken."""
    turning_point: int | None = None
    """The number of the move after which one side was much better off."""
    tally: Tally | None = None
    """More numbers, in games that have rounds."""
    progress: tuple[Progress, Progress] | None = None
    """How far each seat has come, where that is counted."""

    @property
    def taken(self) -> int:
        """What both sides have taken."""
        return sum(self.captures)


def summary_of(game: Game, match: AnyMatch) -> Summary:
    """The story of a match in numbers."""
    ply = turning_point(game, match)
    return Summary(
        moves=move_count(match),
        used_ms=sum(move.used_ms for move in _moves(match)),
        captures=(_taken_by(game, match, 0), _taken_by(game, match, 1)),
        turning_point=None if ply is None else move_count(match, ply),
        tally=game.look.tally(match.state),
        progress=_progress(game, match),
    )


def _moves(match: AnyMatch) -> list[Ply[object]]:
    plies = range(1, match.cursor + 1)
    entries = (match.moments[ply - 1].entry for ply in plies if is_move(match, ply))
    return [entry for entry in entries if isinstance(entry, Ply)]


def turning_point(game: Game, match: AnyMatch) -> int | None:
    """The place of the log after which the pieces spoke most for the winner.

    In a draw, or before the end, it is the largest change for either side; the later of equals.
    """
    if move_count(match) < SHORTEST_STORY:
        return None
    balances = [game.look.balance(match.state_at(ply)) for ply in range(match.cursor + 1)]
    changes = [after - before for before, after in pairwise(balances)]
    winner = match.verdict.winner if match.verdict else None
    gains = [_gain(change, winner) for change in changes]
    best = max(gains, default=0)
    if best <= 0:
        return None
    return len(gains) - gains[::-1].index(best)


def _gain(change: int, winner: Seat | None) -> int:
    if winner is None:
        return abs(change)
    return change if winner == 0 else -change


def _progress(game: Game, match: AnyMatch) -> tuple[Progress, Progress] | None:
    first, second = (game.look.progress(match.state, seat) for seat in (0, 1))
    return None if first is None or second is None else (first, second)


def _taken_by(game: Game, match: AnyMatch, seat: Seat) -> int:
    return len(game.look.lost_pieces(match.opening, match.state, 1 - seat))
