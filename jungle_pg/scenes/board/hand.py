"""What a hand at the board means: clicks become choices, actions and refusals."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from jungle_pg.core.log import Ply
from jungle_pg.core.rulebook import Pick, Refusal
from jungle_pg.scenes.setup.game_choice import AnyMatch
from jungle_pg.tables.base import Mark, Table

Picks: TypeAlias = tuple[Pick, ...]

AT: Final = "at"
"""The fact of a refusal that names the one square in the way; several are picks by themselves."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """These picks lead on to actions."""

    picks: Picks


@dataclass(frozen=True, slots=True)
class Does:
    """These picks are an action."""

    action: Any


@dataclass(frozen=True, slots=True)
class Refused:
    """These picks lead to nothing, and why."""

    refusal: Refusal
    pick: Pick
    """The piece that was meant to move."""


@dataclass(frozen=True, slots=True)
class LetGo:
    """Nothing is chosen any more, and nothing need be said."""


Meaning: TypeAlias = Chosen | Does | Refused | LetGo


def meaning_of(match: AnyMatch, picked: Picks, pick: Pick) -> Meaning:
    """What one more pick means: an action, a choice, a refusal, or nothing."""
    if not pick or pick in picked[-1:]:
        return LetGo()
    rulebook, state = match.rulebook, match.state
    every = [(rulebook.picks(action), action) for action in rulebook.actions(state)]
    wanted = (*picked, pick)
    for picks, action in every:
        if picks == wanted:
            return Does(action)
    for start in (wanted, (pick,)):
        if any(picks[: len(start)] == start for picks, _ in every):
            return Chosen(start)
    refusal = rulebook.why_not(state, wanted)
    return LetGo() if refusal is None else Refused(refusal, wanted[0])


def flashing(refusal: Refusal, target: Pick) -> Picks:
    """The squares that show why something cannot be done: where it was to go, or what is there."""
    picks: list[Pick] = []
    for name, fact in refusal.facts:
        if isinstance(fact, tuple):
            picks += fact
        elif name == AT:
            picks.append(str(fact))
    return tuple(dict.fromkeys([*picks, target] if target else picks))


def movable(match: AnyMatch) -> frozenset[Pick]:
    """The pieces that can be taken up."""
    rulebook = match.rulebook
    return frozenset(rulebook.picks(action)[0] for action in rulebook.actions(match.state))


def target_marks(
    match: AnyMatch, table: Table[Any, Any, Any, Any], picked: Picks, *, targets: bool
) -> list[Mark]:
    """What is chosen, and where it may go."""
    if not picked:
        return []
    rulebook, state = match.rulebook, match.state
    marks = [Mark("selection", picked[-1])]
    if targets:
        for action in rulebook.actions(state):
            picks = rulebook.picks(action)
            if picks[:-1] == picked:
                marks.append(Mark(table.target_mark(state, action), picks[-1]))
    return marks


def last_marks(match: AnyMatch, ply: int) -> list[Mark]:
    """The two ends of the last move before a place of the log."""
    for moment in reversed(match.moments[:ply]):
        if isinstance(moment.entry, Ply):
            picks = match.rulebook.picks(moment.entry.action)
            if len(picks) < 2:
                return []
            return [Mark("last_from", picks[0]), Mark("last_to", picks[-1])]
    return []


def danger_marks(match: AnyMatch, pick: Pick) -> list[Mark]:
    """Who can take the piece a hand points at, and whom it could take."""
    rulebook, state = match.rulebook, match.state
    victims = rulebook.threats(state, pick)
    takers = [
        picks[0]
        for picks in map(rulebook.picks, rulebook.actions(state))
        if len(picks) > 1 and picks[-1] == pick
    ]
    return [
        *(Mark("prey", taker) for taker in takers),
        *(Mark("threat", victim) for victim in victims),
    ]


def hint_marks(picks: Sequence[Pick], stage: int) -> list[Mark]:
    """First the piece, then where it should go."""
    marks = [Mark("hint_from", picks[0])] if picks and stage else []
    return [*marks, Mark("hint_to", picks[-1])] if stage > 1 else marks
