"""The same luck played again with seats changed: what is left of the difference was skill."""

from dataclasses import replace

from jungle_pg.core.log import Setup, Stakes
from jungle_pg.core.match import Match
from jungle_pg.core.rulebook import CHANCE, A, E, R, S


def can_be_duplicated(match: Match[R, S, A, E]) -> bool:
    """Whether a match is over, was played from its beginning, and had luck that can come again."""
    return (
        match.verdict is not None
        and match.setup.stakes is not Stakes.NOTHING
        and match.setup.earlier_lead is None
        and any(moment.entry.seat == CHANCE for moment in match.moments)
    )


def duplicate_of(match: Match[R, S, A, E]) -> Setup[R]:
    """What is agreed for the duplicate of a match that can have one.

    It is never rated: somebody may remember the cards.
    """
    first, second = match.setup.players
    return replace(
        match.setup,
        players=(second, first),
        stakes=Stakes.FRIENDLY,
        unknown="",
        earlier_lead=match.rulebook.lead(match.state),
    )


def difference(match: Match[R, S, A, E]) -> tuple[int, int] | None:
    """How far the player of each seat is ahead after both games, as the rulebook counts it.

    None where this is no duplicate, or is not over. Each player had each side once, so equal play
    comes to nothing, whatever the luck was.
    """
    if match.setup.earlier_lead is None or match.verdict is None:
        return None
    ahead = match.rulebook.lead(match.state) - match.setup.earlier_lead
    return ahead, -ahead
