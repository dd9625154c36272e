"""A match: a rulebook, a setup and a log of actions with a cursor; every change is a new value."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from random import Random
from typing import Any, Generic, Self, TypeAlias

from jungle_pg.core.log import (
    Cause,
    Closing,
    Ending,
    Entry,
    Moment,
    Ply,
    Setup,
    Stakes,
    entry_refusal,
    floor_after,
    moment_after,
)
from jungle_pg.core.rulebook import CHANCE, A, E, R, Refusal, Rulebook, S, Seat, Verdict


@dataclass(frozen=True, slots=True)
class Match(Generic[R, S, A, E]):
    """The log with all its states; what lies behind the cursor can be redone."""

    rulebook: Rulebook[R, S, A, E]
    setup: Setup[R]
    opening: S
    moments: tuple[Moment[S, A, E], ...] = ()
    cursor: int = 0
    floor: int = 0
    """The cursor cannot be taken below this; it never sinks."""

    @property
    def state(self) -> S:
        """The state in play."""
        return self.state_at(self.cursor)

    @property
    def verdict(self) -> Verdict | None:
        """How the match ended, None while it goes on."""
        return self.verdict_at(self.cursor)

    @property
    def actor(self) -> Seat | None:
        """Whose decision it is now, None when the match is over."""
        return None if self.verdict else self.rulebook.actor(self.state)

    @property
    def entries(self) -> tuple[Entry[A], ...]:
        """The whole log, with the undone entries at its end."""
        return tuple(moment.entry for moment in self.moments)

    def state_at(self, ply: int) -> S:
        """The state after so many entries of the log."""
        return self.moments[ply - 1].state if ply else self.opening

    def verdict_at(self, ply: int) -> Verdict | None:
        """The verdict after so many entries of the log."""
        return self.moments[ply - 1].verdict if ply else self.rulebook.verdict(self.opening)

    def play(
        self, action: A, cause: Cause = Cause.CHOICE, used_ms: int = 0
    ) -> "Match[R, S, A, E] | Refusal":
        """The match after an action and the luck that follows it, or why not."""
        return self._add(Ply(self._mover(), action, cause, used_ms))

    def pass_turn(self, used_ms: int = 0) -> "Match[R, S, A, E] | Refusal":
        """Let the turn go by because its time is over, where the rules allow it."""
        action = self.rulebook.passing(self.state)
        if action is None:
            return Refusal("no_passing" if self.verdict is None else "game_over")
        return self._add(Ply(self._mover(), action, Cause.PASS, used_ms))

    def resign(self, seat: Seat) -> "Match[R, S, A, E] | Refusal":
        """Give the match up for a seat."""
        return self.close(Ending(seat, Closing.RESIGN))

    def lose_on_time(self) -> "Match[R, S, A, E] | Refusal":
        """End the match because the time of the seat that has to decide is over."""
        return self.close(Ending(self._mover(), Closing.TIME))

    def agree_draw(self) -> "Match[R, S, A, E] | Refusal":
        """End the match in a draw both sides want, where the rules know such draws."""
        return self.close(Ending(self._mover(), Closing.DRAW))

    def close(self, ending: Ending) -> "Match[R, S, A, E] | Refusal":
        """End the match by an entry that no rule of the game asks for."""
        return self._add(ending)

    def timed(self, since: int, at: datetime) -> Self:
        """The match with a time of day, to the second, for the entries from a place of the log on.

        Luck and picks that belong to a move have the time of that move.
        """
        at = at.replace(microsecond=0)
        late = (
            replace(moment, entry=replace(moment.entry, at=at)) for moment in self.moments[since:]
        )
        return replace(self, moments=(*self.moments[:since], *late))

    def undo(self) -> Self | Refusal:
        """Step back to the last decision of a person, or of anyone where only computers play."""
        deciders = self._deciders()
        for ply in range(self.cursor - 1, self.floor - 1, -1):
            if self.moments[ply].entry.seat in deciders:
                return replace(self, cursor=ply)
        earlier = any(moment.entry.seat in deciders for moment in self.moments[: self.cursor])
        if not earlier:
            return Refusal("nothing_to_undo")
        is_sealed = self.floor > 0 and self.moments[self.floor - 1].seals
        return Refusal("undo_sealed" if is_sealed else "undo_limit")

    def redo(self) -> Self | Refusal:
        """Step forward again to the next such decision."""
        if self.cursor == len(self.moments):
            return Refusal("nothing_to_redo")
        deciders = self._deciders()
        for ply in range(self.cursor + 1, len(self.moments)):
            if self.moments[ply].entry.seat in deciders:
                return replace(self, cursor=ply)
        return replace(self, cursor=len(self.moments))

    def can_return_to(self, ply: int) -> bool:
        """Whether going on from there is a matter of undo or redo."""
        return self.floor <= ply <= len(self.moments)

    def play_from(self, ply: int) -> "Match[R, S, A, E]":
        """Go on from a point of the log: this match where undo reaches, otherwise a new one."""
        here = self._past_luck(ply)
        if not self.can_return_to(here):
            return self.branch(here)
        return settle_luck(replace(self, cursor=here))

    def branch(self, ply: int) -> "Match[R, S, A, E]":
        """A new match that begins with the log up to a point, which undo does not take back."""
        here, setup = self._past_luck(ply), _in_the_middle(self.setup)
        moments = self.moments[:here]
        return settle_luck(replace(self, setup=setup, moments=moments, cursor=here, floor=here))

    def _past_luck(self, ply: int) -> int:
        """The first point from there on at which a seat decides; luck that fell is not redrawn."""
        while ply < len(self.moments) and self.moments[ply].entry.seat == CHANCE:
            ply += 1
        return ply

    def _mover(self) -> Seat:
        mover = self.rulebook.actor(self.state)
        return CHANCE if mover is None else mover

    def _deciders(self) -> frozenset[Seat]:
        humans = {seat for seat, player in enumerate(self.setup.players) if player.is_human}
        return frozenset(humans or range(len(self.setup.players)))

    def _add(self, entry: Entry[A]) -> "Match[R, S, A, E] | Refusal":
        refusal = entry_refusal(self.rulebook, self.setup, self.state, self.verdict, entry)
        return refusal or self.with_entry(entry)

    def with_entry(self, entry: Entry[A]) -> "Match[R, S, A, E]":
        """The match after an entry that was judged already, and the luck that follows it."""
        return settle_luck(self._after(entry))

    def _after(self, entry: Entry[A]) -> "Match[R, S, A, E]":
        moment = moment_after(self.rulebook, self.setup, self.state, entry)
        moments = (*self.moments[: self.cursor], moment)
        floor = floor_after(self.setup, self.floor, len(moments), moment)
        return Match(self.rulebook, self.setup, self.opening, moments, len(moments), floor)


class Recording(Generic[R, S, A, E]):
    """Plays a log again, entry by entry, each checked by the rules; luck is not drawn."""

    def __init__(self, rulebook: Rulebook[R, S, A, E], setup: Setup[R]) -> None:
        self.rulebook, self._setup = rulebook, setup
        self._opening = rulebook.start(setup.rules, setup.position)
        self.moments: list[Moment[S, A, E]] = []
        self.keep(0)

    def keep(self, length: int) -> None:
        """Take back all but so many entries."""
        del self.moments[length:]
        if self.moments:
            self.state, self._verdict = self.moments[-1].state, self.moments[-1].verdict
        else:
            self._stand(self._opening)

    def add(self, entry: Entry[A]) -> Refusal | None:
        """Take the next entry, unless it is refused."""
        refusal = self._refusal(entry)
        if refusal is None:
            moment = self._moment(entry)
            self.moments.append(moment)
            self.state, self._verdict = moment.state, moment.verdict
        return refusal

    def _refusal(self, entry: Entry[A]) -> Refusal | None:
        return entry_refusal(self.rulebook, self._setup, self.state, self._verdict, entry)

    def _moment(self, entry: Entry[A]) -> Moment[S, A, E]:
        return moment_after(self.rulebook, self._setup, self.state, entry)

    def _stand(self, state: S) -> None:
        """Stand at a state, in place of the one that was led to."""
        self.state, self._verdict = state, self.rulebook.verdict(state)
        if self.moments:
            self.moments[-1] = replace(self.moments[-1], state=state, verdict=self._verdict)
        else:
            self._opening = state

    def add_action(self, action: A) -> Refusal | None:
        """Take an action of whoever has to act: a seat, luck, or a clock that passes."""
        seat = self.rulebook.actor(self.state)
        cause = Cause.LUCK if seat == CHANCE else Cause.CHOICE
        if seat is not None and self.rulebook.is_passing(self.state, action):
            cause = Cause.PASS
        return self.add(Ply(CHANCE if seat is None else seat, action, cause))

    def states(self) -> list[S]:
        """The states from the opening to now."""
        return [self._opening, *(moment.state for moment in self.moments)]

    def so_far(self) -> Match[R, S, A, E]:
        """The match with nothing in it but what was taken."""
        floor = 0
        for length, moment in enumerate(self.moments, start=1):
            floor = floor_after(self._setup, floor, length, moment)
        moments = tuple(self.moments)
        return Match(self.rulebook, self._setup, self._opening, moments, len(moments), floor)

    def match(self) -> Match[R, S, A, E]:
        """The match so far, with the luck that comes before the next decision."""
        return settle_luck(self.so_far())


@dataclass(frozen=True, slots=True)
class Replayed(Generic[R, S, A, E]):
    """A match from its log, as far as it is sound, and what was wrong with the next entry."""

    match: Match[R, S, A, E]
    refusal: Refusal | None


def begin(rulebook: Rulebook[R, S, A, E], setup: Setup[R]) -> Match[R, S, A, E]:
    """A new match, with the luck before its first decision; BadText for a bad position."""
    if setup.stakes is Stakes.NOTHING:
        # What went on from the middle of a game begins at its beginning now.
        setup = replace(setup, stakes=Stakes.FRIENDLY)
    return settle_luck(Match(rulebook, setup, rulebook.start(setup.rules, setup.position)))


def replay(
    rulebook: Rulebook[R, S, A, E], setup: Setup[R], entries: Iterable[Entry[A]]
) -> Replayed[R, S, A, E]:
    """Play a log again up to the first entry that is refused."""
    recording = Recording(rulebook, setup)
    refusals = map(recording.add, entries)
    refusal = next((refusal for refusal in refusals if refusal is not None), None)
    return Replayed(recording.match(), refusal)


def _in_the_middle(setup: Setup[R]) -> Setup[R]:
    """The setup of a match that goes on from the middle of another one."""
    return replace(setup, stakes=Stakes.NOTHING, earlier_lead=None)


def settle_luck(match: Match[R, S, A, E]) -> Match[R, S, A, E]:
    """Draw what luck decides until a seat has to decide again."""
    while match.actor == CHANCE:
        rng = Random(f"{match.setup.luck_seed}/{_draws(match)}")
        outcome = match.rulebook.draw(match.state, rng)
        match = match._after(Ply(CHANCE, outcome, Cause.LUCK))
    return match


def _draws(match: Match[R, S, A, E]) -> int:
    """How often luck has really decided something.

    The n-th draw of a match is always the same, so undo and another try cannot reroll it, and two
    matches with the same seed have the same luck whatever was played in between.
    """
    return sum(
        match.moments[ply].entry.seat == CHANCE and match.rulebook.is_drawn(match.state_at(ply))
        for ply in range(match.cursor)
    )


AnyMatch: TypeAlias = Match[Any, Any, Any, Any]
"""A match of whatever game."""
