"""What the moves of a match were worth; almost every place is seen from two sides.

The search at a place looks at what was played there, and the next one looks at the same position
again, a move deeper. The mean of both is nearer to what a much deeper search says than either. So a
mistake that is seen too late moves towards where it was made, and the curve of a game falls by what
its moves gave away. Where luck comes in between, or cards that nobody saw, each place stands alone.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Final

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.review.values import EVEN, JudgedPosition
from jungle_pg.core.rulebook import CHANCE, Seat, Verdict

SURE: Final = (0.0, 1.0)
"""Chances of who has certainly lost, or won."""
DIGITS: Final = 6
"""What is less than that is nothing, so that a new place does not change all that came before."""


@dataclass(frozen=True, slots=True)
class Worth:
    """The chance of who moves, with the best move and after what was played."""

    before: float
    after: float


def worths_of(
    match: AnyMatch,
    places: tuple[int, ...],
    played: tuple[tuple[str, ...], ...],
    positions: Mapping[int, JudgedPosition],
) -> tuple[dict[int, Worth], dict[int, JudgedPosition]]:
    """The worth of each move by its number, and places as they are seen with what came later."""
    stands_alone = any(moment.entry.seat == CHANCE for moment in match.moments)
    found: dict[int, Worth] = {}
    seen: dict[int, JudgedPosition] = {}
    for number in range(len(places) - 1, -1, -1):
        judged = positions.get(number)
        if judged is None:
            continue
        seen[number] = judged
        if number + 1 < len(places):
            follower, actions = seen.get(number + 1), played[number]
            ply = places[number] + len(actions)
            seat, verdict = match.moments[ply - 1].entry.seat, match.verdict_at(ply)
            if verdict is not None:
                worth: Worth | None = _ended(judged, actions, seat, verdict)
            else:
                later = None if follower is None else _later(follower, seat)
                worth = _worth(judged, actions, later, stands_alone=stands_alone)
            if worth is not None:
                found[number + 1] = worth
                if not stands_alone and seat == judged.seat:
                    seen[number] = replace(judged, chance=worth.before)
    return found, seen


def _ended(judged: JudgedPosition, played: tuple[str, ...], seat: Seat, verdict: Verdict) -> Worth:
    """A position that came too often is a draw, whatever was thought of it by itself."""
    after = EVEN if verdict.winner is None else float(verdict.winner == seat)
    others = judged.second if _is_best(judged, played) else judged.chance
    return Worth(max(after, after if others is None else others), after)


def _later(follower: JudgedPosition, seat: Seat) -> tuple[float, bool]:
    """What the next place says of the move that led there, and whether that is certain."""
    chance = follower.share() if seat == 0 else 1 - follower.share()
    return chance, follower.is_exact or chance in SURE


def _worth(
    judged: JudgedPosition,
    played: tuple[str, ...],
    later: tuple[float, bool] | None,
    *,
    stands_alone: bool,
) -> Worth | None:
    is_best = _is_best(judged, played)
    after = judged.chance if is_best else judged.played
    if after is None:
        if later is None:
            return None
        after = later[0]
    elif later is not None and not (stands_alone or judged.is_exact or after in SURE):
        after = later[0] if later[1] else round(fmean((after, later[0])), DIGITS)
    if stands_alone or judged.is_exact:
        return Worth(judged.chance, after)
    # What was best stays so; what turned out better than the best was no mistake.
    return Worth(after if is_best else max(judged.chance, after), after)


def _is_best(judged: JudgedPosition, played: tuple[str, ...]) -> bool:
    return judged.line[: len(played)] == played
