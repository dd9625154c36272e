"""A match as a seat, or a spectator, may see it: what is secret is hidden in states and events.

A match of which only that is known is played like any other. What only those could judge who saw
the cards is taken as it was told, and the positions that were seen stand beside its log: by what
somebody lays open they tell more than the rules could know before.
"""

from dataclasses import replace
from random import Random
from typing import Any, Final, Generic

from jungle_pg.core.gametext import game_text
from jungle_pg.core.history import history
from jungle_pg.core.log import Ending, Entry, Moment, Setup, entry_refusal, moment_after
from jungle_pg.core.match import AnyMatch, Match, Recording
from jungle_pg.core.rulebook import A, AnyRulebook, BadText, E, R, Refusal, S, Seat

OPEN_PART: Final = "Cards are hidden in this game, and it is not over: only what lies open is told."


def is_secret(match: Match[R, S, A, E]) -> bool:
    """Whether players must not see all of a match: it goes on, and has something to hide."""
    return match.verdict is None and match.rulebook.has_secrets(match.setup.rules)


def why_not_from_earlier(match: Match[R, S, A, E]) -> Refusal | None:
    """Why nobody may go on from an earlier place: more is known by now than was known then."""
    return Refusal("still_secret") if is_secret(match) else None


def only_person(match: Match[R, S, A, E]) -> Seat | None:
    """The seat of the only person at a match; None where there is no such one."""
    people = [seat for seat, player in enumerate(match.setup.players) if player.is_human]
    return people[0] if len(people) == 1 else None


def is_told(match: Match[R, S, A, E]) -> bool:
    """Whether all that is known of a match is what a seat was told: it can only be looked at."""
    return match.setup.seen_by is not None


def watcher(match: Match[R, S, A, E]) -> Seat | None:
    """Through whose eyes a match is seen again: its only person's, or those of who was told it."""
    told = match.setup.seen_by
    return only_person(match) if told is None else told


def thinking_seed(match: Match[R, S, A, E]) -> int:
    """Where the luck of computer players comes from; it tells nothing of what is hidden."""
    seed = match.setup.luck_seed
    if not match.rulebook.has_secrets(match.setup.rules):
        return seed
    # Who knew where the luck of a match comes from would know what is hidden.
    return Random(f"{seed}/computer").getrandbits(30)


class Audience(Generic[R, S, A, E]):
    """Keeps a match as it is seen; what was seen before stays the very same.

    Entries are those of the log: what a seat has played lies open, and who tells of luck asks
    the rulebook for words.
    """

    def __init__(self) -> None:
        self._match: Match[R, S, A, E] | None = None
        self._seat: Seat | None = None
        self._seen: Match[R, S, A, E] | None = None

    def view_for(self, match: Match[R, S, A, E], seat: Seat | None) -> Match[R, S, A, E]:
        """The match as a seat, or a spectator (None), sees it; the match itself has no secrets."""
        if not match.rulebook.has_secrets(match.setup.rules):
            return match
        if match is not self._match or seat != self._seat or self._seen is None:
            self._seen = self._look(match, seat)
            self._match, self._seat = match, seat
        return self._seen

    def _look(self, match: Match[R, S, A, E], seat: Seat | None) -> Match[R, S, A, E]:
        old, seen, book = self._match, self._seen, match.rulebook
        known, opening = 0, None
        is_same = old is not None and seat == self._seat and old.opening is match.opening
        if is_same and old is not None and seen is not None:
            opening, known = seen.opening, _in_common(old, match)
        new = (
            replace(
                moment,
                state=book.seen_by(moment.state, seat),
                events=book.heard_by(moment.events, seat),
            )
            for moment in match.moments[known:]
        )
        before: tuple[Moment[S, A, E], ...] = () if seen is None else seen.moments[:known]
        if opening is None:
            opening = book.seen_by(match.opening, seat)
        return replace(match, opening=opening, moments=(*before, *new))


def as_watched(match: Match[R, S, A, E]) -> Match[R, S, A, E]:
    """The match for those who watch it again: everything once it is over."""
    audience: Audience[R, S, A, E] = Audience()
    return audience.view_for(match, watcher(match)) if is_secret(match) else match


def open_text(match: Match[R, S, A, E]) -> str:
    """The game as text for anybody to read; while it has secrets it tells only what lies open."""
    if not is_secret(match):
        return game_text(match)
    rules = match.rulebook.codec.rules_text(match.setup.rules)
    return "\n".join([f"Rules: {rules}", OPEN_PART, "", *history(match), ""])


def _in_common(one: Match[R, S, A, E], two: Match[R, S, A, E]) -> int:
    """How many entries two logs have in common."""
    pairs = enumerate(zip(one.moments, two.moments, strict=False))
    shorter = min(len(one.moments), len(two.moments))
    return next((number for number, (a, b) in pairs if a is not b), shorter)


class SeatRecording(Recording[Any, Any, Any, Any]):
    """Plays again what a seat was told, or who watches (None); BadText for what cannot be."""

    def __init__(self, rulebook: AnyRulebook, setup: Setup[Any], seat: Seat | None) -> None:
        super().__init__(rulebook, setup)
        self._seat = seat

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._verdict is not None

    def see(self, state: Any) -> None:
        """What was seen, in place of what the rules lead to; only hidden cards may differ."""
        book = self.rulebook
        if state == self.state:
            return
        if book.seen_by(state, self._seat) != book.seen_by(self.state, self._seat):
            raise BadText("another position was seen")
        self._stand(state)

    def _refusal(self, entry: Entry[Any]) -> Refusal | None:
        state, verdict = self.state, self._verdict
        if isinstance(entry, Ending) or entry.seat == self._seat or verdict is not None:
            return entry_refusal(self.rulebook, self._setup, state, verdict, entry)
        return None if entry.seat == self.rulebook.actor(state) else Refusal("wrong_seat")

    def _moment(self, entry: Entry[Any]) -> Moment[Any, Any, Any]:
        try:
            moment = super()._moment(entry)
            return replace(moment, events=self.rulebook.heard_by(moment.events, self._seat))
        except Exception as mistake:
            # Rules are made for what was checked, and may stumble anywhere over what was not.
            raise BadText(repr(mistake)[:200]) from mistake


def seen_after(match: AnyMatch, index: int) -> str | None:
    """What was seen after an entry, counted from 0, where the rules lead to something else."""
    told = match.moments[index]
    if match.setup.seen_by is None:
        return None
    reached = moment_after(match.rulebook, match.setup, match.state_at(index), told.entry)
    same = reached.state == told.state
    return None if same else match.rulebook.codec.position_text(told.state)
