"""The controller of a match whose other player sits at another computer.

The server decides: a move made here is sent, and what the server tells becomes the match. Where
nothing is hidden and no luck follows, a move is shown before the answer is there.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from jungle_pg.core.clock import MoveClock, TimeControl
from jungle_pg.core.draft import Draft
from jungle_pg.core.log import Cause, Entry, Ply
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import CHANCE, Refusal, Seat
from jungle_pg.core.saving.values import TimeState
from jungle_pg.core.timing import ENDLESS_S, Timing
from jungle_pg.engine.client import EngineClient
from jungle_pg.net.known import Known, Link
from jungle_pg.net.meeting import Line
from jungle_pg.scenes.table.state import Afar, Asked, MatchChange, Picked
from jungle_pg.scenes.table.table import Table

STILL: Final = "still"
"""Why time stands still: the server says so."""
LAGS_S: Final = (0.08, 0.25)
"""Up to these a line is very good, or good."""
SAME: Final = "same"


class FarTable(Table):
    """Follows what is known of a room and says there what is done here."""

    def __init__(
        self,
        line: Line,
        engine: EngineClient,
        clock: Callable[[], float],
        *,
        has_saves: bool = False,
    ) -> None:
        known = line.known
        assert known.match is not None, "it has not begun yet"
        super().__init__(known.match, TimeState(), engine, has_saves=has_saves)
        self.line, self._clock = line, clock
        self._known: Known | None = None
        self._is_sending = False
        self.told = known.match
        """The match as the server has told it last."""
        self._was_whole = known.is_whole
        self.state = replace(
            self.state, sees_all=True, bottom=known.seat or 0, afar=afar_of(known, False)
        )

    def pause(self, reason: str, now: float) -> None:
        """Time goes on for the other one, whatever is looked at here."""

    def resume(self, reason: str, now: float) -> None:
        """As the server says."""

    def update(self, now: float) -> MatchChange | Picked | None:
        """Follow what was told since the last time; nobody is asked what has only one answer."""
        # In this order: once nothing is on its way, what is known has the answer in it.
        is_sending = self.line.is_sending
        known = self.line.known
        change = None
        if known is not self._known or is_sending != self._is_sending:
            change = self._follow(known, is_sending, now)
        at = self.state
        if change is None and at.awaits_human and at.only_answer(at.draft) is not None:
            return self._gone_on(at.draft, now)
        return change

    def wakes_at(self, now: float) -> float | None:
        """Soon: nobody knows when something is told."""
        return now + 1 / 30

    def undo(self, now: float) -> MatchChange | Picked | Refusal | Asked:
        """Take a pick back, or ask whether the last move may be taken back."""
        return self.take_back(now) or self._ask("undo")

    def resign(self, now: float) -> Asked:
        """Give up, which needs no answer."""
        self.line.resign()
        return Asked("")

    def agree_draw(self, now: float) -> Asked:
        """Ask for a draw."""
        return self._ask("draw")

    def restart(self, now: float, seed: int | None = None) -> Asked:
        """Ask for the same game from its beginning."""
        return self._ask("restart")

    def ask_again(self) -> Asked:
        """Ask for another game on the other sides."""
        return self._ask("rematch")

    def take_over(self, now: float) -> None:
        """Decide again for the own seat."""
        self.line.take_over()

    def _ask(self, what: str) -> Asked:
        self.line.offer(what)
        return Asked(what)

    def _pick(self, action: Any, cause: Cause, now: float) -> MatchChange | Picked | Refusal:
        """A move is judged here first, then sent."""
        draft = self.state.draft
        outcome = draft.pick(action, cause, self.state.timing.used_ms(now))
        if isinstance(outcome, Draft):
            return self._drafted(outcome, now)
        if isinstance(outcome, Refusal):
            return outcome
        before, codec = self.state.match, self.state.match.rulebook.codec
        self.line.play(tuple(codec.action_text(each) for each in (*draft.picks, action)))
        self._is_sending = True
        afar = self.state.afar
        assert afar is not None
        is_sure = afar.is_whole and all(
            moment.entry.seat != CHANCE for moment in outcome.moments[before.cursor :]
        )
        self.state = replace(self.state, afar=replace(afar, is_sending=True), selected=())
        if is_sure:
            return self._become(outcome, "ply", now)
        return Picked(draft, draft)

    def _follow(self, known: Known, is_sending: bool, now: float) -> MatchChange | None:
        self._known, self._is_sending = known, is_sending
        change = None
        match = known.match
        self.state = replace(self.state, afar=afar_of(known, is_sending))
        if match is not None:
            # What was played here stands until it is answered.
            if not is_sending and match is not self.state.match:
                change = self._hear(match, known, now)
            self.told = match
            if not self._is_ahead(match):
                self.state = replace(self.state, timing=self._timing(known, self.state.match, now))
        return change

    def _is_ahead(self, told: AnyMatch) -> bool:
        """Whether a move is shown that the server has not answered yet, so its clock is older."""
        is_total = told.setup.total is not None
        return is_total and self._is_sending and self.state.match is not told

    def _hear(self, match: AnyMatch, known: Known, now: float) -> MatchChange | None:
        """The match as it was told; how it changed, if that is to be seen."""
        before = self.state.match
        reveals = known.is_whole and not self._was_whole
        self._was_whole = known.is_whole
        way = way_between(before, match, reveals=reveals)
        if way == SAME:
            draft = self.state.draft
            keeps = match.state == before.state and match.rulebook is before.rulebook
            now_draft = replace(draft, match=match) if keeps else Draft(match)
            self.state = replace(self.state, draft=now_draft, with_picks=now_draft.with_picks)
            return None
        if way == "anew":
            score = self.state.score.after(before).among(match.setup.players)
            self.state = replace(self.state, score=score, bottom=known.seat or 0)
        change = self._become(match, way, now)
        return change if isinstance(change, MatchChange) else None

    def _timing(self, known: Known, match: AnyMatch, now: float) -> Timing:
        """The clock as the server has told it, by the time of this screen."""
        clock, terms = known.clock, known.terms
        control = None
        if terms is not None and terms.limit_s is not None:
            control = TimeControl(terms.limit_s, terms.expiry)
        if clock is None:
            return self.state.timing
        mover: Seat = match.actor if match.actor in (0, 1) else 0
        first_ms, second_ms = clock.left_ms
        left_ms, used_s = clock.left_ms[mover], clock.used_ms / 1000
        limit_s, banks, total = ENDLESS_S, None, match.setup.total
        if control is not None and left_ms is not None:
            limit_s, used_s = control.limit_s, control.limit_s - left_ms / 1000
        elif total is not None and left_ms is not None:
            limit_s, banks = left_ms / 1000 + used_s, (first_ms or 0, second_ms or 0)
        runs = clock.runs == mover and known.link is Link.OPEN
        since = now - max(0.0, self._clock() - known.clock_at) if runs else None
        seats = frozenset(clock.played_for)
        moving = MoveClock(limit_s, mover, max(0.0, used_s), since, seats)
        still = frozenset() if runs else frozenset({STILL})
        return Timing(control, moving, still, 0, now, None if banks is None else total, banks)


def bars_of(lag_s: float) -> int:
    """How good a line is, from one bar to three."""
    return 3 - sum(lag_s > most for most in LAGS_S)


def afar_of(known: Known, is_sending: bool) -> Afar:
    """How it stands with the two players."""
    around = known.around
    signals = [0, 0]
    for seat, sitter in enumerate(() if around is None else around.sitters[:2]):
        lag_s = known.lag_s if seat == known.seat else sitter.lag_ms / 1000
        is_here = sitter.is_here and known.link is Link.OPEN
        signals[seat] = bars_of(lag_s) if is_here else 0
    asks = "" if around is None else around.offer or ""
    watchers = () if around is None else around.watchers
    return Afar(known.seat, is_sending, known.is_whole, asks, (signals[0], signals[1]), watchers)


def way_between(before: AnyMatch, after: AnyMatch, *, reveals: bool = False) -> str:
    """How one match became the other, as a table names it; `same` where only times differ.

    Where all is revealed at the end, actions may be told in other words than before.
    """
    old, new = ([_told(each.entry) for each in match.moments] for match in (before, after))
    is_other = before.setup.players != after.setup.players
    if reveals and not is_other and len(new) >= len(old):
        return "ply" if len(new) > len(old) else SAME
    pairs = zip(old, new, strict=False)
    common = next((n for n, (a, b) in enumerate(pairs) if a != b), min(len(old), len(new)))
    if is_other or (before.verdict is not None and after.verdict is None and common < len(old)):
        return "anew"
    if common == len(old):
        return "ply" if len(new) > common else SAME
    if common < len(new):
        return "from_here"
    return "back" if new else "anew"


def _told(entry: Entry[Any]) -> tuple[object, ...]:
    """What of an entry makes it the same entry."""
    return (entry.seat, entry.action if isinstance(entry, Ply) else entry.closing)
