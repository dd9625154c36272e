"""A match as one seat was told of it, where cards are hidden: its log is played like any other.

What only those could judge who saw the cards is taken as it was told. The positions that were seen
stand beside the log: by what somebody lays open they tell more than the rules could know before.
"""

from dataclasses import replace
from typing import Any

from jungle_pg.core.log import Ending, Entry, Moment, Setup, entry_refusal, moment_after
from jungle_pg.core.match import AnyMatch, Recording
from jungle_pg.core.rulebook import AnyRulebook, BadText, Refusal, Seat


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
