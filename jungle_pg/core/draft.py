"""Picks that are not final yet: they lie beside a match, and its log knows nothing of them."""

from dataclasses import dataclass, replace
from typing import Any, Generic, Self, TypeAlias

from jungle_pg.core.log import Cause, Ply, entry_refusal
from jungle_pg.core.match import Match
from jungle_pg.core.rulebook import CHANCE, A, E, R, Refusal, S


@dataclass(frozen=True, slots=True)
class Draft(Generic[R, S, A, E]):
    """A match with the picks of the seat that has to decide, which can still be taken back."""

    match: Match[R, S, A, E]
    picks: tuple[A, ...] = ()
    picked: tuple[S, ...] = ()
    """The state after each pick."""

    @property
    def state(self) -> S:
        """The state to choose the next pick in."""
        return self.picked[-1] if self.picked else self.match.state

    @property
    def with_picks(self) -> Match[R, S, A, E]:
        """The match as if the picks were played; it is never kept."""
        ahead = play_all(self.match, self.picks)
        return self.match if isinstance(ahead, Refusal) else ahead

    def pick(
        self, action: A, cause: Cause = Cause.CHOICE, used_ms: int = 0
    ) -> "Draft[R, S, A, E] | Match[R, S, A, E] | Refusal":
        """One more pick: a draft, or the match with all of them when it was the final one."""
        match, rulebook = self.match, self.match.rulebook
        actor = rulebook.actor(self.state)
        entry = Ply(CHANCE if actor is None else actor, action, cause)
        refusal = entry_refusal(rulebook, match.setup, self.state, match.verdict, entry)
        if refusal is not None:
            return refusal
        if rulebook.commits(self.state, action):
            return play_all(match, (*self.picks, action), cause, used_ms)
        after = rulebook.play(self.state, action).state
        return replace(self, picks=(*self.picks, action), picked=(*self.picked, after))

    def back(self) -> Self | Refusal:
        """The draft without its last pick."""
        if not self.picks:
            return Refusal("nothing_to_undo")
        return replace(self, picks=self.picks[:-1], picked=self.picked[:-1])

    def dropped(self) -> Self:
        """The draft without any pick."""
        return replace(self, picks=(), picked=())


def play_all(
    match: Match[R, S, A, E],
    actions: tuple[A, ...],
    cause: Cause = Cause.CHOICE,
    used_ms: int = 0,
) -> Match[R, S, A, E] | Refusal:
    """The match after some actions, or why one of them cannot be; the last one took the time."""
    for number, action in enumerate(actions, start=1):
        played = match.play(action, cause, used_ms if number == len(actions) else 0)
        if isinstance(played, Refusal):
            return played
        match = played
    return match


AnyDraft: TypeAlias = Draft[Any, Any, Any, Any]
"""A draft of whatever game."""
