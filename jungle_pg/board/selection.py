"""What picks at the board mean: they become choices, actions and refusals."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from jungle_pg.core.draft import Draft
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Pick, Refusal

Picks: TypeAlias = tuple[Pick, ...]

AT: Final = "at"
"""The fact of a refusal that names the one square in the way; several are picks by themselves."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """These picks lead on to actions."""

    picks: Picks


@dataclass(frozen=True, slots=True)
class Does:
    """These picks are an action, or the last of several that lead to it."""

    action: Any
    through: tuple[Any, ...] = ()
    """What is picked before it."""


@dataclass(frozen=True, slots=True)
class TakesBack:
    """Only so many picks are kept of those that are not final, and something else is picked."""

    keeps: int
    action: Any = None


@dataclass(frozen=True, slots=True)
class Refused:
    """These picks lead to nothing, and why."""

    refusal: Refusal
    pick: Pick
    """The piece that was meant to move."""


@dataclass(frozen=True, slots=True)
class LetGo:
    """Nothing is chosen any more, and nothing need be said."""


Meaning: TypeAlias = Chosen | Does | TakesBack | Refused | LetGo

Made: TypeAlias = tuple[tuple[Any, Any], ...]
"""What was decided but is not final yet: each time the state, and the action."""


def made_in(draft: Draft[Any, Any, Any, Any]) -> Made:
    """The decisions of a draft."""
    return tuple(zip((draft.match.state, *draft.picked), draft.picks, strict=False))


def begun_picks(match: AnyMatch, made: Made) -> frozenset[Pick]:
    """What was clicked for the decisions of a draft."""
    picks = match.rulebook.picks
    return frozenset(pick for state, action in made for pick in picks(state, action))


def interpret_pick(match: AnyMatch, picked: Picks, pick: Pick, made: Made = ()) -> Meaning:
    """What one more pick means: an action, a choice, a refusal, or nothing."""
    rulebook, state = match.rulebook, match.state
    every = [(rulebook.picks(state, action), action) for action in rulebook.actions(state)]
    if not pick or pick in picked[-1:]:
        # What wants to be confirmed is chosen by one click, and done by another one on the same.
        again = [action for picks, action in every if pick and picks == picked]
        return Does(again[0]) if again else LetGo()
    pick = rulebook.meant(state, pick)
    wanted = (*picked, pick)
    for picks, action in every:
        if picks == wanted and not rulebook.confirms(state, action):
            return Does(action)
    for start in (wanted, (pick,)):
        if any(picks[: len(start)] == start for picks, _ in every):
            return Chosen(start)
    # Nobody who has not begun to choose plays anything by pointing at what it would lead to.
    ahead = _ways_ahead(match, pick) if made else []
    if len(ahead) == 1:
        return ahead[0]
    for keeps in reversed(range(len(made))):
        earlier, action = made[keeps]
        if rulebook.picks(earlier, action) == (pick,):
            # Who clicks on what was the only choice anyway means it, and does not take it back.
            was_asked = rulebook.asks(earlier) or len(rulebook.actions(earlier)) > 1
            return TakesBack(keeps) if was_asked else LetGo()
        for other in rulebook.actions(earlier):
            if rulebook.picks(earlier, other) == (pick,):
                return TakesBack(keeps, other)
    refusal = rulebook.why_not(state, wanted)
    return LetGo() if refusal is None else Refused(refusal, wanted[0])


def _ways_ahead(match: AnyMatch, pick: Pick) -> list[Does]:
    """The ways a pick can be reached through one that could still be taken back."""
    return [
        Does(after, (first,)) for first, after, picks in actions_ahead(match) if picks == (pick,)
    ]


def actions_ahead(match: AnyMatch) -> Iterator[tuple[Any, Any, Picks]]:
    """What comes next after each pick that is not final: that, the next action, its picks."""
    rulebook, state = match.rulebook, match.state
    for first in rulebook.actions(state):
        if not rulebook.commits(state, first):
            after = rulebook.play(state, first).state
            for action in rulebook.actions(after):
                yield first, action, rulebook.picks(after, action)


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
    state = match.state
    return frozenset(rulebook.picks(state, action)[0] for action in rulebook.actions(state))
