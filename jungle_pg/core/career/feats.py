"""What a person did in a finished game, as far as a trophy or a statistic asks for it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from hashlib import sha256

from jungle_pg.core.career.career import GameResult
from jungle_pg.core.history import move_count
from jungle_pg.core.log import Cause, Ply, Stakes
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Seat


@dataclass(frozen=True, slots=True)
class Feats:
    """What one seat has done in a game."""

    trophies: frozenset[str] = frozenset()
    """Those of the game it has earned."""
    moved: Mapping[str, int] = field(default_factory=dict)
    """How often each kind of its pieces moved or took another."""
    taken: Mapping[str, int] = field(default_factory=dict)
    """How often it took each kind."""
    leaps: int = 0


def result_of(match: AnyMatch, ratings: tuple[int, ...] = (), save: str = "") -> GameResult | None:
    """A finished match as a line of the career; None for one that does not count.

    What was never played at a table, began in the middle of another game or from a position of
    its own, or was played by computers alone does not count. `ratings` are those of the levels.
    """
    setup, verdict, begun = match.setup, match.verdict, _begun(match)
    if verdict is None or begun is None or not any(each.is_human for each in setup.players):
        return None
    if any(each.is_program for each in setup.players):
        # Nobody knows how strong it is, and it is no person to be counted head to head.
        return None
    if setup.stakes is Stakes.NOTHING or setup.position is not None:
        return None
    last = match.moments[match.cursor - 1].entry.at
    first, second = setup.players
    result = GameResult(
        begun,
        match.rulebook.game_id,
        "" if last is None else last.isoformat(timespec="seconds"),
        (first.name, second.name),
        (first.level, second.level),
        verdict.winner,
        verdict.reason,
        move_count(match),
        save=save,
    )
    level, person = result.level, result.person
    if level is None or person is None or level > len(ratings) or not is_rated(match, person):
        return result
    return replace(result, against=ratings[level - 1])


def is_rated(match: AnyMatch, person: Seat) -> bool:
    """Whether a game counts for the rating of who played against a level.

    That was agreed before, so there were no hints and nothing was taken back; nor did a computer
    play for who let the time run out.
    """
    played = (moment.entry for moment in match.moments[: match.cursor])
    helped = any(
        isinstance(entry, Ply) and entry.seat == person and entry.cause is Cause.AUTO
        for entry in played
    )
    return match.setup.stakes is Stakes.RATED and not helped


def with_feats(result: GameResult, feats: Feats) -> GameResult:
    """A line of the career with what the person did in the game."""
    return replace(result, moved=feats.moved, taken=feats.taken, leaps=feats.leaps)


def _begun(match: AnyMatch) -> str | None:
    """What tells a game from all others: its luck and when it began; None if nobody noted that."""
    played = (moment.entry for moment in match.moments if moment.entry.seat in (0, 1))
    first = next(played, None)
    if first is None or first.at is None:
        return None
    told = f"{match.rulebook.game_id} {match.setup.luck_seed} {first.at.isoformat()}"
    return sha256(told.encode()).hexdigest()[:16]
