"""A match being played: who decides now, what time does to it, and what just happened."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from jungle_pg.core.clock import Expiry
from jungle_pg.core.log import Cause
from jungle_pg.core.match import begin
from jungle_pg.core.rulebook import Refusal, Seat
from jungle_pg.core.saving_values import Times
from jungle_pg.engine.desk import Desk
from jungle_pg.engine.thinking import Limits, Order
from jungle_pg.scenes.board.computer_seat import ComputerSeat
from jungle_pg.scenes.board.timing import BEGINNING, Timing
from jungle_pg.scenes.setup.game_choice import AnyMatch

STAND_IN: Final = Limits(nodes=12_000)
"""How well a move is thought over that is played for somebody whose time was over."""

MOST_PASSES: Final = 4
"""After so many in a row it is asked whether anybody is still there."""


@dataclass(frozen=True, slots=True)
class Turned:
    """The match changed: by a `ply`, `back`, `forward`, by going to another place, or anew."""

    before: AnyMatch
    after: AnyMatch
    way: str


class Session:
    """A match with its clock and its computer players; `now` is always passed in."""

    def __init__(self, match: AnyMatch, times: Times, desk: Callable[[], Desk]) -> None:
        self.match = match
        self.timing = Timing(times, match.actor or 0)
        self.looking: int | None = None
        """The place of the log that is looked at, None when it is the game as it stands."""
        self.held = False
        """Whether computers that play each other wait."""
        self.waits_for_answer = False
        """Whether nobody has moved for so long that the players were asked."""
        self._steps = 0
        self._computer = ComputerSeat(desk)
        self.seed = match.setup.luck_seed

    @property
    def shown(self) -> int:
        """The place of the log that is seen."""
        return self.match.cursor if self.looking is None else self.looking

    @property
    def problem(self) -> str:
        """Why a computer player does not move, in words; usually nothing."""
        return self._computer.problem

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
        return mover is not None and self.looking is None and self.is_human(mover)

    @property
    def is_thinking(self) -> bool:
        """Whether a computer is at it."""
        return self._computer.is_thinking

    @property
    def is_watched(self) -> bool:
        """Whether computers play each other."""
        return not any(player.is_human for player in self.match.setup.players)

    def play(self, action: Any, now: float) -> Turned | Refusal:
        """A person moves."""
        return self._become(self.match.play(action, used_ms=self.timing.used_ms(now)), "ply", now)

    def undo(self, now: float) -> Turned | Refusal:
        """Back to the last decision of a person."""
        return self._become(self.match.undo(), "back", now)

    def redo(self, now: float) -> Turned | Refusal:
        """Forward to the next one."""
        return self._become(self.match.redo(), "forward", now)

    def resign(self, now: float) -> Turned | Refusal:
        """The person who is to move, or the only one, gives up."""
        return self._become(self.match.resign(self._person()), "ply", now)

    def agree_draw(self, now: float) -> Turned | Refusal:
        """Both sides want a draw."""
        return self._become(self.match.agree_draw(), "ply", now)

    def restart(self, now: float) -> Turned | Refusal:
        """The same game from its beginning."""
        return self._become(begin(self.match.rulebook, self.match.setup), "anew", now)

    def look(self, ply: int | None, now: float) -> None:
        """Look at another place of the log while time stands still; None returns to the game."""
        self.looking = None if ply == self.match.cursor else ply
        if self.looking is None:
            self.timing.resume("looking", now)
        else:
            self._computer.cancel()
            self.timing.pause("looking", now)

    def play_from_here(self, now: float) -> Turned | Refusal:
        """Go on from the place that is looked at."""
        here = self.shown
        self.look(None, now)
        return self._become(self.match.play_from(here), "jump", now)

    def take_over(self, now: float) -> None:
        """A person decides again for the seat a computer played for."""
        self._computer.cancel()
        self.timing.take_over(self._person(), now)

    def go_on(self, now: float) -> None:
        """Somebody is there after all."""
        self.waits_for_answer = False
        self.timing.resume("passes", now)

    def step(self) -> None:
        """Let computers that wait play one move."""
        self._steps = 1

    def least_thinking(self, seconds: float) -> None:
        """Let a computer take at least so long."""
        self._computer.least_s = seconds

    def update(self, now: float) -> Turned | None:
        """Let time pass: a computer moves, or the time of a decision is over."""
        self.timing.resume(BEGINNING, now)
        mover = self.mover
        if mover is None or self.looking is not None or self.waits_for_answer:
            return None
        if self.is_human(mover):
            return self._time_over(now) if self.timing.is_over(now) else None
        if self.timing.is_paused or (self.held and not self._steps):
            return None
        self._computer.follow(self.match, self._order(mover), now)
        action = self._computer.action(now)
        if action is None:
            return None
        self._steps = 0
        is_stand_in = self.match.setup.players[mover].is_human
        cause = Cause.AUTO if is_stand_in else Cause.CHOICE
        used = self.timing.used_ms(now)
        return _only_turns(self._become(self.match.play(action, cause, used), "ply", now))

    def wakes_at(self, now: float) -> float | None:
        """When to look again: soon while a computer thinks, or when the clock says so."""
        mover = self.mover
        if mover is None or self.looking is not None or self.waits_for_answer:
            return None
        if not self.is_human(mover):
            is_waiting = self.timing.is_paused or (self.held and not self._steps)
            return None if is_waiting or self.problem else now + 1 / 60
        return self.timing.changes_at(now)

    def close(self) -> None:
        """Nobody needs to think any more."""
        self._computer.cancel()

    def _person(self) -> Seat:
        """The seat of the person an action of the table is meant for."""
        players, mover = self.match.setup.players, self.mover
        if mover is not None and players[mover].is_human:
            return mover
        return next((seat for seat, player in enumerate(players) if player.is_human), mover or 0)

    def _order(self, mover: Seat) -> Order:
        level = self.match.setup.players[mover].level
        seed = self.seed + self.match.cursor
        if level is None:
            return Order(limits=STAND_IN, seed=seed)
        return Order(level=level, seed=seed)

    def _time_over(self, now: float) -> Turned | None:
        control = self.timing.control
        assert control is not None
        used = self.timing.used_ms(now)
        match control.expiry:
            case Expiry.PASS:
                turned = _only_turns(self._become(self.match.pass_turn(used), "ply", now))
                if self.match.passes_in_a_row() >= MOST_PASSES and self.mover is not None:
                    self.waits_for_answer = True
                    self.timing.pause("passes", now)
                return turned
            case Expiry.AUTO_PLAY:
                self.timing.hand_over()
                return None
            case Expiry.LOSE:
                return _only_turns(self._become(self.match.lose_on_time(), "ply", now))

    def _become(self, outcome: AnyMatch | Refusal, way: str, now: float) -> Turned | Refusal:
        if isinstance(outcome, Refusal):
            return outcome
        self._computer.cancel()
        before, self.match = self.match, outcome
        self.looking = None
        self.timing.resume("looking", now)
        self.timing.next_turn(outcome.actor or 0, now)
        return Turned(before, outcome, way)


def _only_turns(outcome: Turned | Refusal) -> Turned | None:
    """What a clock or a computer did; it is never refused, and if it were nothing would happen."""
    return None if isinstance(outcome, Refusal) else outcome
