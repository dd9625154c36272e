"""The controller of a match being played: people, computers and time change it here alone."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, Final

from jungle_pg.board.selection import (
    Chosen,
    Does,
    Picks,
    Refused,
    TakesBack,
    interpret_pick,
    made_in,
)
from jungle_pg.core.audience import thinking_seed, why_not_from_earlier
from jungle_pg.core.clock import Expiry
from jungle_pg.core.draft import AnyDraft, Draft
from jungle_pg.core.log import Cause
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.rulebook import Pick, Refusal, Seat
from jungle_pg.core.saving.values import TimeState
from jungle_pg.core.timing import BEGINNING, Timing
from jungle_pg.engine.client import EngineClient
from jungle_pg.engine.thinking import Limits, Order
from jungle_pg.scenes.table.computer_clock import RESTS, ComputerClock
from jungle_pg.scenes.table.computer_seat import REPLY_S, ComputerSeat
from jungle_pg.scenes.table.program_seats import OtherPrograms, ProgramSeats
from jungle_pg.scenes.table.score import NO_SCORE, Score
from jungle_pg.scenes.table.state import (
    COVER,
    LOOKING,
    SPEEDS,
    Asked,
    Looked,
    MatchChange,
    NotNow,
    Outcome,
    Picked,
    Selected,
    TableState,
    table_with,
)

STAND_IN: Final = Limits(nodes=12_000)
"""How well a move is thought over that is played for somebody whose time was over."""

MOST_UNUSED: Final = 3
"""After so many turns of people in a row that nobody used it is asked whether anybody is there."""

PASSES: Final = "passes"
"""Why time stands still while it is asked whether anybody is there."""


class Table:
    """Holds the one record of the table and replaces it; `now` is always passed in."""

    def __init__(
        self,
        match: AnyMatch,
        times: TimeState,
        engine: EngineClient,
        stamp: Callable[[], datetime] | None = None,
        least_s: Callable[[], float] = lambda: REPLY_S["natural"],
        *,
        score: Score = NO_SCORE,
        has_saves: bool = False,
        programs: "OtherPrograms | None" = None,
    ) -> None:
        self._state = replace(table_with(match, times), score=score, has_saves=has_saves)
        self._stamp = stamp
        """What the clock on the wall says; None where nobody notes when moves are made."""
        self._least_s = least_s
        """How long a computer takes at least; a player may change it at any time."""
        self._programs = ProgramSeats(programs)
        self.computer = ComputerSeat(engine)
        self._computer_clock = ComputerClock(self.computer)
        self.seed = thinking_seed(match)

    @property
    def state(self) -> TableState:
        """The table as it is; the very same record while nothing has changed."""
        thinks, problem = self.computer.is_thinking, self.computer.problem
        if (thinks, problem) != (self._state.is_thinking, self._state.problem):
            self._state = replace(self._state, is_thinking=thinks, problem=problem)
        return self._state

    @state.setter
    def state(self, state: TableState) -> None:
        self._state = state

    def pause(self, reason: str, now: float) -> None:
        """Let time stand still for this reason too."""
        self._time(self.state.timing.paused(reason, now))

    def resume(self, reason: str, now: float) -> None:
        """This reason is gone; time goes on when it was the last one."""
        self._time(self.state.timing.resumed(reason, now))

    def pick(self, pick: Pick, now: float) -> Outcome | None:
        """A square or a card was clicked: it is chosen, played, put back, or says why not."""
        at = self.state
        if at.looking is not None:
            return self.show_ply(None, now)
        if not at.awaits_human:
            return NotNow(pick) if pick and at.mover is not None else None
        match interpret_pick(at.seen, at.selected, pick, made_in(at.draft)):
            case Chosen(picks):
                return self.select(picks)
            case Does(action, through):
                return self.play(action, now, through)
            case TakesBack(keeps, action):
                outcome = self.drop_picks(keeps, now)
                if action is not None and isinstance(outcome, Picked):
                    played = self.play(action, now)
                    return (
                        replace(played, before=at.draft) if isinstance(played, Picked) else played
                    )
                return outcome
            case Refused() as refused:
                self.select(())
                return refused
        return self.select(()) if at.selected else None

    def drop(self, pick: Pick, now: float) -> Outcome | None:
        """A piece was let go somewhere: it goes there, or comes home."""
        at = self.state
        if pick in at.selected[:1]:
            return None
        meaning = interpret_pick(at.seen, at.selected, pick)
        if isinstance(meaning, Does):
            return self.play(meaning.action, now, meaning.through)
        self.select(())
        return meaning if isinstance(meaning, Refused) else Selected(())

    def select(self, picks: Picks) -> Selected:
        """Choose pieces on the way to an action, or none."""
        self.state = replace(self.state, selected=picks)
        return Selected(picks)

    def play(
        self, action: Any, now: float, through: Sequence[Any] = ()
    ) -> MatchChange | Picked | Refusal:
        """A person moves, or picks what a move begins with, perhaps `through` other picks."""
        self.somebody_is_there()
        before = self.state.draft
        for each in (*through, action):
            outcome = self._pick(each, Cause.CHOICE, now)
            if isinstance(outcome, Refusal):
                return outcome
        return self._gone_on(before, now)

    def drop_picks(self, count: int, now: float) -> Picked | Refusal:
        """Take picks back until there are so many, or fewer where there was no choice."""
        at = self.state
        outcome: AnyDraft | Refusal = at.draft.back()
        while not isinstance(outcome, Refusal) and outcome.picks:
            if len(outcome.picks) <= count and at.only_answer(outcome) is None:
                break
            outcome = outcome.back()
        return outcome if isinstance(outcome, Refusal) else self._drafted(outcome, now)

    def take_back(self, now: float) -> Picked | Refusal | None:
        """Take the last pick back that is not final; None where there is none."""
        picks = self.state.draft.picks
        if not picks or not self.state.awaits_human:
            return None
        return self.drop_picks(len(picks) - 1, now)

    def undo(self, now: float) -> MatchChange | Picked | Refusal | Asked:
        """Take the last pick back, or go back to the last decision of a person."""
        return self.take_back(now) or self._become(self.state.match.undo(), "back", now)

    def agreed(self, match: AnyMatch) -> None:
        """The same match, of which something else is agreed than before."""
        self.state = replace(self.state, draft=Draft(match), with_picks=match)

    def return_to(self, match: AnyMatch, now: float) -> MatchChange:
        """Take a move back that the coach has warned of, whatever else may be taken back."""
        change = self._become(match, "back", now)
        assert isinstance(change, MatchChange)
        return change

    def redo(self, now: float) -> MatchChange | Refusal:
        """Forward to the next one."""
        return self._become(self.state.match.redo(), "forward", now)

    def resign(self, now: float) -> MatchChange | Refusal | Asked:
        """The person who is to move, or the only one, gives up."""
        return self._become(self.state.match.resign(self.state.person), "ply", now)

    def agree_draw(self, now: float) -> MatchChange | Refusal | Asked:
        """Both sides want a draw."""
        return self._become(self.state.match.agree_draw(), "ply", now)

    def restart(self, now: float, seed: int | None = None) -> MatchChange | Refusal | Asked:
        """The same game from its beginning, with other luck where a seed is given."""
        match = self.state.match
        self.state = replace(self.state, score=self.state.score.after(match))
        setup = match.setup if seed is None else match.setup.with_luck(seed)
        return self._become(begin(match.rulebook, setup), "anew", now)

    def show_ply(self, ply: int | None, now: float) -> Looked:
        """Look at another place of the log while time stands still; None returns to the game."""
        looking = None if ply == self.state.match.cursor else ply
        self.state = replace(self.state, looking=looking, selected=())
        if looking is None:
            self.resume(LOOKING, now)
        else:
            self.computer.cancel()
            self.pause(LOOKING, now)
        return Looked()

    def play_from_here(self, now: float) -> MatchChange | Refusal:
        """Go on from the place that is looked at; not where more is known by now than then."""
        refusal = why_not_from_earlier(self.state.match)
        if refusal is not None:
            return refusal
        return self._become(self.state.match.play_from(self.state.shown), "from_here", now)

    def turn_to(self, seat: Seat) -> None:
        """Let the side of a seat be at the bottom."""
        self.state = replace(self.state, bottom=seat)

    def take_over(self, now: float) -> None:
        """A person decides again for the seat a computer played for."""
        seat = self.state.played_for
        if seat is None:
            return
        self.computer.cancel()
        self._take_over(seat, now)
        if self.state.cover_for is not None:
            # Whoever has looked at the screen so far need not be who takes over.
            self.cover()
        self.state = self.state.waiting_for_cover(now)

    def cover(self) -> None:
        """From now on nobody in particular looks at the screen."""
        self.state = replace(self.state, facing=None)

    def uncover(self, seat: Seat, now: float) -> None:
        """From now on the person of this seat looks at the screen."""
        self.state = replace(self.state, facing=seat, bottom=seat)
        self.resume(COVER, now)

    def mark_saved(self, name: str) -> None:
        """The match lies in a file of the player's as it stands, under a name."""
        self.state = replace(self.state, saved=self.state.match, save_name=name)

    def shows_first(self, is_showing: bool) -> None:
        """Whether something is still shown that nobody answers yet."""
        if is_showing != self.state.is_showing:
            self.state = replace(self.state, is_showing=is_showing)

    def somebody_is_there(self) -> None:
        """Somebody has done something, whatever it was."""
        if self.state.unused_turns:
            self.state = replace(self.state, unused_turns=0)

    def go_on(self, now: float) -> None:
        """Somebody is there after all."""
        self.state = replace(self.state, unused_turns=0, asks_who_is_there=False)
        self.resume(PASSES, now)

    def hold(self) -> None:
        """Let computers that play each other wait, or go on."""
        self.state = replace(self.state, is_held=not self.state.is_held)

    def step(self) -> None:
        """Let computers that wait play one move."""
        self.state = replace(self.state, has_step=True)

    def next_speed(self) -> None:
        """Let computers play each other faster, or after the fastest as slowly as can be."""
        self.state = replace(self.state, speed=(self.state.speed + 1) % len(SPEEDS))

    def update(self, now: float) -> MatchChange | Picked | None:
        """Let time pass: a computer moves, or the time of a decision is over."""
        self.resume(BEGINNING, now)
        at = self.state
        if at.mover is None or at.looking is not None or at.asks_who_is_there:
            return None
        if at.cover_for is not None:
            return None
        if not at.is_human(at.mover):
            change = self._computer_plays(at.mover, now)
            is_late = change is None and self._computer_clock.is_late(self.state.timing, now)
            return self._time_over(now) if is_late else change
        if at.only_answer(at.draft) is not None:
            return self._gone_on(at.draft, now)
        return self._time_over(now) if at.timing.is_over(now) else None

    def _computer_plays(self, mover: Seat, now: float) -> MatchChange | Picked | None:
        """Let a computer play, or what the rules say, for itself or for whose time is over."""
        at = self.state
        if at.timing.reasons - {RESTS}:
            return None
        if at.is_held and not at.has_step:
            self._time(self._computer_clock.followed(at.timing, now, may_think=False))
            return None
        is_stand_in = at.match.setup.players[mover].is_human
        action = at.ruled if is_stand_in else None
        if action is not None and (at.is_showing or not at.timing.is_due(now)):
            return None
        if action is None:
            self.computer.least_s = self._least_s() * SPEEDS[at.speed][1]
            self._programs.consult(self.computer, at, self._order(mover, now), now)
            self.computer.listen(now)
            self._time(self._computer_clock.followed(at.timing, now))
            action = None if at.is_showing else self.computer.action(now)
            if self.computer.problem and is_stand_in:
                # Nobody can stand in: the person gets a full limit once more.
                self.computer.cancel()
                self._take_over(mover, now)
        if action is None:
            return None
        self.state = replace(self.state, has_step=False)
        outcome = _no_refusal(self._pick(action, Cause.AUTO if is_stand_in else Cause.CHOICE, now))
        if at.stands_in and isinstance(outcome, MatchChange):
            self._take_over(mover, now)
            self._went_unused(now)
        return outcome

    def wakes_at(self, now: float) -> float | None:
        """When to look again: soon while a computer thinks, or when the clock says so."""
        at = self.state
        if at.mover is None or at.looking is not None or at.asks_who_is_there:
            return None
        if at.is_human(at.mover):
            return at.timing.changes_at(now)
        if at.timing.reasons - {RESTS} or (at.is_held and not at.has_step):
            return None
        return self.computer.retries_at if self.computer.problem else now + 1 / 60

    def close(self) -> None:
        """Nobody needs to think any more."""
        self.computer.cancel()
        self._programs.rest(self.state.match)

    def _order(self, mover: Seat, now: float) -> Order:
        player = self.state.match.setup.players[mover]
        seed = self.seed + self.state.with_picks.cursor
        if player.is_human:
            return Order(limits=STAND_IN, seed=seed)
        timing, match = self.state.timing, self.state.with_picks
        clocks = self._computer_clock.clocks(timing, match, mover, now)
        return Order(level=player.level, seed=seed, clocks=clocks)

    def _pick(self, action: Any, cause: Cause, now: float) -> MatchChange | Picked | Refusal:
        """Whoever has to decide picks something; the log knows of it once it is final."""
        outcome = self.state.draft.pick(action, cause, self.state.timing.used_ms(now))
        if isinstance(outcome, Draft):
            return self._drafted(outcome, now)
        return self._become(outcome, "ply", now)

    def _gone_on(self, before: AnyDraft, now: float) -> MatchChange | Picked:
        """What a person has brought about, with the answers nobody needs to be asked for."""
        while self.state.awaits_human:
            only = self.state.only_answer(self.state.draft)
            if only is None or isinstance(self._pick(only, Cause.CHOICE, now), Refusal):
                break
        after = self.state.draft
        if after.match is before.match:
            return Picked(before, after)
        return MatchChange(before.match, after.match, "ply")

    def _drafted(self, draft: AnyDraft, now: float) -> Picked:
        before, self.state = self.state.draft, self.state.drafted(draft, now)
        return Picked(before, draft)

    def _become(self, outcome: AnyMatch | Refusal, way: str, now: float) -> MatchChange | Refusal:
        if isinstance(outcome, Refusal):
            return outcome
        before = self.state.match
        if way == "ply" and self._stamp is not None:
            outcome = outcome.timed(before.cursor, self._stamp())
        self.computer.cancel()
        self.state = self.state.become(outcome, way, now)
        return MatchChange(before, outcome, way)

    def _time_over(self, now: float) -> MatchChange | Picked | None:
        at = self.state
        match at.timing.expiry:
            case Expiry.PASS:
                passed = at.match.pass_turn(at.timing.used_ms(now))
                change = _no_refusal(self._become(passed, "ply", now))
                self._went_unused(now)
                return change
            case Expiry.AUTO_PLAY:
                timing = at.timing.handed_over().next_decision(now)
                # Nobody is at the seat, so nobody in particular looks at the screen.
                facing = None if at.facing == at.mover else at.facing
                self.state = replace(at, timing=timing, facing=facing)
                return None
            case Expiry.LOSE:
                return _no_refusal(self._become(at.match.lose_on_time(), "ply", now))

    def _take_over(self, seat: Seat, now: float) -> None:
        self._time(self.state.timing.taken_over(seat, now))

    def _time(self, timing: Timing) -> None:
        if timing is not self.state.timing:
            self.state = replace(self.state, timing=timing)

    def _went_unused(self, now: float) -> None:
        """Nobody used a turn: after some of them it is asked whether anybody is there."""
        self.state = replace(self.state, unused_turns=self.state.unused_turns + 1)
        if self.state.unused_turns >= MOST_UNUSED and self.state.mover is not None:
            self.state = replace(self.state, asks_who_is_there=True)
            self.pause(PASSES, now)


def _no_refusal(outcome: MatchChange | Picked | Refusal) -> MatchChange | Picked | None:
    """What a clock or a computer did; it is never refused, and if it were nothing would happen."""
    return None if isinstance(outcome, Refusal) else outcome
