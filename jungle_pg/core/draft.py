"""Picks that are not final yet: they lie beside a match, and its log knows nothing of them."""

from dataclasses import dataclass, replace
from typing import Any, Generic, Self, TypeAlias

from jungle_pg.core.log import Cause, Ply, entry_refusal
from jungle_pg.core.match import Match
from jungle_pg.core.rulebook import CHANCE, A, E, R, Refusal, Rulebook, S, Seat


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
        return self._played(Cause.CHOICE)

    def _played(self, cause: Cause) -> Match[R, S, A, E]:
        match = self.match
        for action in self.picks:
            match = match.with_entry(Ply(_mover(match.rulebook, match.state), action, cause))
        return match

    def pick(
        self, action: A, cause: Cause = Cause.CHOICE, used_ms: int = 0
    ) -> "Draft[R, S, A, E] | Match[R, S, A, E] | Refusal":
        """One more pick: a draft, or the match with all of them when it was the final one.

        Each is judged here, once; the last one took the time.
        """
        match, rulebook = self.match, self.match.rulebook
        entry = Ply(_mover(rulebook, self.state), action, cause, used_ms)
        refusal = entry_refusal(rulebook, match.setup, self.state, match.verdict, entry)
        if refusal is not None:
            return refusal
        if rulebook.commits(self.state, action):
            return self._played(cause).with_entry(entry)
        after = rulebook.play(self.state, action).state
        return replace(self, picks=(*self.picks, action), picked=(*self.picked, after))

    def back(self) -> Self | Refusal:
        """The draft without its last pick."""
        if not self.picks:
            return Refusal("nothing_to_undo")
        return replace(self, picks=self.picks[:-1], picked=self.picked[:-1])


def _mover(rulebook: Rulebook[R, S, A, E], state: S) -> Seat:
    actor = rulebook.actor(state)
    return CHANCE if actor is None else actor


AnyDraft: TypeAlias = Draft[Any, Any, Any, Any]
"""A draft of whatever game."""
