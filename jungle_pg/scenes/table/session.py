"""A match being played: who decides now, what time does to it, and what just happened."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Final

from jungle_pg.core.audience import is_secret, thinking_seed, why_not_from_earlier
from jungle_pg.core.clock import Expiry
from jungle_pg.core.draft import AnyDraft, Draft
from jungle_pg.core.log import Cause
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.rulebook import Refusal, Seat
from jungle_pg.core.saving.values import TimeState
from jungle_pg.engine.client import EngineClient
from jungle_pg.engine.thinking import Limits, Order
from jungle_pg.scenes.table.computer_seat import ComputerSeat
from jungle_pg.scenes.table.drafting import Drafting, Picked
from jungle_pg.scenes.table.timing import BEGINNING, Timing
from jungle_pg.stage.memo import Memo

COVER: Final = "cover"
"""Why time stands still while the screen is passed on."""

STAND_IN: Final = Limits(nodes=12_000)
"""How well a move is thought over that is played for somebody whose time was over."""

MOST_UNUSED: Final = 3
"""After so many turns of people in a row that nobody used it is asked whether anybody is there."""


@dataclass(frozen=True, slots=True)
class MatchChange:
    """The match changed: by a `ply`, `back`, `forward`, by going to another place, or anew."""

    before: AnyMatch
    after: AnyMatch
    way: str


class Session(Drafting):
    """A match with its clock and its computer players; `now` is always passed in."""

    def __init__(
        self,
        match: AnyMatch,
        times: TimeState,
        engine: EngineClient,
        stamp: Callable[[], datetime] | None = None,
    ) -> None:
        super().__init__(match)
        self._stamp = stamp
        """What the clock on the wall says; None where nobody notes when moves are made."""
        self.timing = Timing(times, match.actor or 0)
        self.looking: int | None = None
        """The place of the log that is looked at, None when it is the game as it stands."""
        self.held = False
        """Whether computers that play each other wait."""
        self.waits_for_answer = False
        """Whether nobody has moved for so long that the players were asked."""
        self.is_showing = False
        """Whether what was played last is still shown, so that nobody answers it yet."""
        self._steps = 0
        self._unused = 0
        """How many turns of people in a row went by without anybody doing anything."""
        self.computer = ComputerSeat(engine)
        self._ruled: Memo[Any] = Memo()
        self.seed = thinking_seed(match)
        if self.cover_for is not None:
            self.timing.pause(COVER, 0.0)

    @property
    def cover_for(self) -> Seat | None:
        match, mover = self.match, self.mover
        if mover is None or mover == self.facing or self.looking is not None:
            return None
        is_shared = all(player.is_human for player in match.setup.players) and is_secret(match)
        return mover if is_shared and self.is_human(mover) else None

    def cover(self) -> None:
        """From now on nobody in particular looks at the screen."""
        self.facing = None

    def uncover(self, seat: Seat, now: float) -> None:
        """From now on the person of this seat looks at the screen."""
        self.facing = seat
        self.timing.resume(COVER, now)

    @property
    def shown(self) -> int:
        """The place of the log that is seen."""
        return self.match.cursor if self.looking is None else self.looking

    @property
    def position(self) -> Any:
        """The state that is seen, at the place of the log that is looked at."""
        return self.seen.state if self.looking is None else self.visible_log.state_at(self.looking)

    def is_human(self, seat: Seat) -> bool:
        """Whether a person decides for a seat right now."""
        player = self.match.setup.players[seat]
        return player.is_human and seat not in self.timing.clock.auto_played

    @property
    def mover(self) -> Seat | None:
        """Whose decision it is, None when the match is over."""
        return self.match.actor

    @property
    def awaits_human(self) -> bool:
        """Whether a person may move now."""
        mover = self.mover
        if mover is None or self.looking is not None or self.cover_for is not None:
            return False
        return self.is_human(mover)

    @property
    def is_thinking(self) -> bool:
        """Whether a computer is at it."""
        return self.computer.is_thinking

    @property
    def is_watched(self) -> bool:
        """Whether computers play each other."""
        return not any(player.is_human for player in self.match.setup.players)

    @property
    def stands_in(self) -> bool:
        """Whether one move is played for a person whose time is over; no rule plays on."""
        mover = self.mover
        if mover is None or mover not in self.timing.clock.auto_played:
            return False
        return self._by_rule(mover) is None

    @property
    def gives_way(self) -> bool:
        """Whether any input of a person who is played for takes the game over again."""
        return self._person() in self.timing.clock.auto_played and not self.stands_in

    @property
    def played_for(self) -> Seat | None:
        """The person to take over for: who has to decide, else the other one, if played for."""
        players = self.match.setup.players
        seats = (self._person(), *(seat for seat, each in enumerate(players) if each.is_human))
        return next((seat for seat in seats if seat in self.timing.clock.auto_played), None)

    def play(
        self, action: Any, now: float, through: Sequence[Any] = ()
    ) -> MatchChange | Picked | Refusal:
        """A person moves, or picks what a move begins with, perhaps `through` other picks."""
        self.somebody_is_there()
        before = self.draft
        for each in (*through, action):
            outcome = self._pick(each, Cause.CHOICE, now)
            if isinstance(outcome, Refusal):
                return outcome
        return self._gone_on(before, now)

    def drop_picks(self, count: int, now: float) -> Picked | Refusal:
        """Take picks back until there are so many, or fewer where there was no choice."""
        before = self.draft
        outcome: AnyDraft | Refusal = before.back()
        while not isinstance(outcome, Refusal) and outcome.picks:
            if len(outcome.picks) <= count and self.only_answer(outcome.state) is None:
                break
            outcome = outcome.back()
        return outcome if isinstance(outcome, Refusal) else self._drafted(outcome, before, now)

    def undo(self, now: float) -> MatchChange | Picked | Refusal:
        """Take the last pick back, or go back to the last decision of a person."""
        if self.draft.picks and self.awaits_human:
            return self.drop_picks(len(self.draft.picks) - 1, now)
        return self._become(self.match.undo(), "back", now)

    def redo(self, now: float) -> MatchChange | Refusal:
        """Forward to the next one."""
        return self._become(self.match.redo(), "forward", now)

    def resign(self, now: float) -> MatchChange | Refusal:
        """The person who is to move, or the only one, gives up."""
        return self._become(self.match.resign(self._person()), "ply", now)

    def agree_draw(self, now: float) -> MatchChange | Refusal:
        """Both sides want a draw."""
        return self._become(self.match.agree_draw(), "ply", now)

    def restart(self, now: float, seed: int | None = None) -> MatchChange | Refusal:
        """The same game from its beginning, with other luck where a seed is given."""
        setup = self.match.setup
        if seed is not None:
            setup = replace(setup, luck_seed=seed)
        return self._become(begin(self.match.rulebook, setup), "anew", now)

    def show_ply(self, ply: int | None, now: float) -> None:
        """Look at another place of the log while time stands still; None returns to the game."""
        self.looking = None if ply == self.match.cursor else ply
        if self.looking is None:
            self.timing.resume("looking", now)
        else:
            self.computer.cancel()
            self.timing.pause("looking", now)

    def play_from_here(self, now: float) -> MatchChange | Refusal:
        """Go on from the place that is looked at; not where more is known by now than then."""
        refusal = why_not_from_earlier(self.match)
        if refusal is not None:
            return refusal
        here = self.shown
        self.show_ply(None, now)
        return self._become(self.match.play_from(here), "from_here", now)

    def take_over(self, now: float) -> None:
        """A person decides again for the seat a computer played for."""
        seat = self.played_for
        if seat is None:
            return
        self.computer.cancel()
        self.timing.take_over(seat, now)
        if self.cover_for is not None:
            # Whoever has looked at the screen so far need not be who takes over.
            self.cover()
        self._wait_for_cover(now)

    def somebody_is_there(self) -> None:
        """Somebody has done something, whatever it was."""
        self._unused = 0

    def go_on(self, now: float) -> None:
        """Somebody is there after all."""
        self.somebody_is_there()
        self.waits_for_answer = False
        self.timing.resume("passes", now)

    def step(self) -> None:
        """Let computers that wait play one move."""
        self._steps = 1

    def least_thinking(self, seconds: float) -> None:
        """Let a computer take at least so long."""
        self.computer.least_s = seconds

    def update(self, now: float) -> MatchChange | Picked | None:
        """Let time pass: a computer moves, or the time of a decision is over."""
        self.timing.resume(BEGINNING, now)
        mover = self.mover
        if mover is None or self.looking is not None or self.waits_for_answer:
            return None
        if self.cover_for is not None:
            return None
        if self.is_human(mover):
            if self.only_answer(self.with_picks.state) is not None:
                return self._gone_on(self.draft, now)
            return self._time_over(now) if self.timing.is_over(now) else None
        if self.timing.is_paused or (self.held and not self._steps):
            return None
        is_stand_in = self.match.setup.players[mover].is_human
        action = self._by_rule(mover) if is_stand_in else None
        if action is not None and (self.is_showing or not self.timing.is_due(now)):
            return None
        if action is None:
            goes_on = bool(self.draft.picks)
            self.computer.follow(self.with_picks, self._order(mover), now, goes_on=goes_on)
            action = None if self.is_showing else self.computer.action(now)
            if self.computer.problem and is_stand_in:
                # Nobody can stand in: the person gets a full limit once more.
                self.computer.cancel()
                self.timing.take_over(mover, now)
        if action is None:
            return None
        self._steps = 0
        is_only_one = self.stands_in
        cause = Cause.AUTO if is_stand_in else Cause.CHOICE
        outcome = _no_refusal(self._pick(action, cause, now))
        if is_only_one and isinstance(outcome, MatchChange):
            self.timing.take_over(mover, now)
            self._went_unused(now)
        return outcome

    def wakes_at(self, now: float) -> float | None:
        """When to look again: soon while a computer thinks, or when the clock says so."""
        mover = self.mover
        if mover is None or self.looking is not None or self.waits_for_answer:
            return None
        if not self.is_human(mover):
            is_waiting = self.timing.is_paused or (self.held and not self._steps)
            if is_waiting:
                return None
            return self.computer.retries_at if self.computer.problem else now + 1 / 60
        return self.timing.changes_at(now)

    def close(self) -> None:
        """Nobody needs to think any more."""
        self.computer.cancel()

    def _person(self) -> Seat:
        """The seat of the person an action of the table is meant for."""
        players, mover = self.match.setup.players, self.mover
        if mover is not None and players[mover].is_human:
            return mover
        return next((seat for seat, player in enumerate(players) if player.is_human), mover or 0)

    def _order(self, mover: Seat) -> Order:
        level = self.match.setup.players[mover].level
        seed = self.seed + self.with_picks.cursor
        if level is None:
            return Order(limits=STAND_IN, seed=seed)
        return Order(level=level, seed=seed)

    def _by_rule(self, mover: Seat) -> Any:
        """What the rules say is played for somebody whose time is over; None is a computer."""
        return self._ruled(_autoplayed, self.with_picks, mover)

    def _pick(self, action: Any, cause: Cause, now: float) -> MatchChange | Picked | Refusal:
        """Whoever has to decide picks something; the log knows of it once it is final."""
        outcome = self.draft.pick(action, cause, self.timing.used_ms(now))
        if isinstance(outcome, Draft):
            return self._drafted(outcome, self.draft, now)
        return self._become(outcome, "ply", now)

    def _gone_on(self, before: AnyDraft, now: float) -> MatchChange | Picked:
        """What a person has brought about, with the answers nobody needs to be asked for."""
        while self.awaits_human and (only := self.only_answer(self.with_picks.state)) is not None:
            if isinstance(self._pick(only, Cause.CHOICE, now), Refusal):
                break
        if self.match is before.match:
            return Picked(before, self.draft)
        return MatchChange(before.match, self.match, "ply")

    def _drafted(self, draft: AnyDraft, before: AnyDraft, now: float) -> Picked:
        self.draft, self.with_picks = draft, draft.with_picks
        self.timing.next_decision(now)
        return Picked(before, draft)

    def _time_over(self, now: float) -> MatchChange | Picked | None:
        control = self.timing.control
        assert control is not None
        used = self.timing.used_ms(now)
        match control.expiry:
            case Expiry.PASS:
                change = _no_refusal(self._become(self.match.pass_turn(used), "ply", now))
                self._went_unused(now)
                return change
            case Expiry.AUTO_PLAY:
                self.timing.hand_over()
                self.timing.next_decision(now)
                if self.facing == self.mover:
                    # Nobody is at the seat, so nobody in particular looks at the screen.
                    self.cover()
                return None
            case Expiry.LOSE:
                return _no_refusal(self._become(self.match.lose_on_time(), "ply", now))

    def _went_unused(self, now: float) -> None:
        """Nobody used a turn: after some of them it is asked whether anybody is there."""
        self._unused += 1
        if self._unused >= MOST_UNUSED and self.mover is not None:
            self.waits_for_answer = True
            self.timing.pause("passes", now)

    def _become(self, outcome: AnyMatch | Refusal, way: str, now: float) -> MatchChange | Refusal:
        if isinstance(outcome, Refusal):
            return outcome
        if way == "ply" and self._stamp is not None:
            outcome = outcome.timed(self.match.cursor, self._stamp())
        self.computer.cancel()
        before, self.draft, self.with_picks = self.match, Draft(outcome), outcome
        self.looking = None
        self.timing.resume("looking", now)
        goes_on = way == "ply" and not outcome.rulebook.starts_clock(outcome.state)
        self.timing.next_turn(outcome.actor or 0, now, goes_on=goes_on)
        if way != "ply":
            # Who goes to another place of the game is there and decides.
            for seat in self.timing.clock.auto_played:
                self.timing.take_over(seat, now)
        self._wait_for_cover(now)
        return MatchChange(before, outcome, way)

    def _wait_for_cover(self, now: float) -> None:
        """Let time stand still until who has to decide looks at the screen."""
        if self.cover_for is None:
            self.timing.resume(COVER, now)
        else:
            self.timing.pause(COVER, now)


def _no_refusal(outcome: MatchChange | Picked | Refusal) -> MatchChange | Picked | None:
    """What a clock or a computer did; it is never refused, and if it were nothing would happen."""
    return None if isinstance(outcome, Refusal) else outcome


def _autoplayed(match: AnyMatch, seat: Seat) -> Any:
    """What the rules play for a seat; None where a computer has to."""
    return match.rulebook.autoplay(match.rulebook.seen_by(match.state, seat))
