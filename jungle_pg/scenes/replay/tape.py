"""Where a replay stands: a place between the steps of a match as a function of time alone."""

from bisect import bisect_left, bisect_right
from dataclasses import dataclass, replace
from math import ceil, floor
from typing import Final, Self

from jungle_pg.core.history import is_listed
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import CHANCE


@dataclass(frozen=True, slots=True)
class TapeSteps:
    """A step is a move with the picks that led to it, something that luck has decided, or the end.

    One stands where a seat has to decide: before the first move, and after each move with the
    luck that followed it; and where players or a clock ended the game. Up to there the number of
    a stop is the number of moves that were played.
    """

    ends: tuple[int, ...]
    """The place of the log after so many steps."""
    stops: tuple[int, ...]
    """How many steps have gone by where one stands."""

    @property
    def length(self) -> int:
        """How many steps there are."""
        return len(self.ends) - 1

    @property
    def moves(self) -> int:
        """How many moves there are."""
        return len(self.stops) - 1

    def stop_after(self, ply: int) -> int:
        """The steps that have gone by where one stands when a place of the log was reached."""
        return self.stops[self.number(min(bisect_left(self.ends, ply), self.length))]

    def number(self, step: int) -> int:
        """How many moves were played once a step and what belongs to it is over."""
        return bisect_left(self.stops, step)

    def number_after(self, ply: int) -> int:
        """How many moves were played at a place of the log."""
        return self.number(self.stop_after(ply))

    def moves_at(self, place: float) -> float:
        """How many moves have gone by at a place between steps, with the part of the next one."""
        number = bisect_right(self.stops, place) - 1
        if number < 0 or number == self.moves:
            return float(max(0, number))
        start, end = self.stops[number : number + 2]
        return number + (place - start) / (end - start)


def tape_steps(match: AnyMatch) -> TapeSteps:
    """The steps of a match; picks at its end that led to nothing are none."""
    plies = range(1, len(match.moments) + 1)
    by_luck = {ply for ply in plies if match.moments[ply - 1].entry.seat == CHANCE}
    told = [ply for ply in plies if ply in by_luck or is_listed(match, ply)]
    luck = {step for step, ply in enumerate(told, 1) if ply in by_luck}
    stops = (step for step in range(len(told) + 1) if step + 1 not in luck)
    return TapeSteps((0, *told), tuple(stops))


SPEEDS: Final = (0.5, 1.0, 1.5, 2.0, 3.0, 5.0)
USUAL_SPEED: Final = 1.0
"""Moves a second."""

REST: Final = 1.0
"""How long the end is seen before a loop begins again, in moves."""


@dataclass(frozen=True, slots=True)
class Tape:
    """A place in a match of so many steps; 14.5 is half-way through the fifteenth.

    It runs from `place`, where it was at `since`, until it is stopped, or until it comes to
    `goal` when it makes a single step. It plays from `first` to `last`, but may be put anywhere.
    """

    length: int
    first: int = 0
    last: int = -1
    """The last place that is played to; below 0 it is the end of the match."""
    place: float = 0.0
    since: float = 0.0
    speed: float = USUAL_SPEED
    plays: bool = False
    """Whether it was told to play; at the end it stands all the same."""
    loops: bool = False
    goal: int | None = None
    """Where a step that was begun ends."""
    stops: tuple[int, ...] = ()
    """The places a step leads to; none at all stand for every whole one."""

    @property
    def end(self) -> int:
        """The place that is played to."""
        return self.length if self.last < 0 else self.last

    @property
    def is_whole(self) -> bool:
        """Whether the whole match is played."""
        return self.first == 0 and self.end == self.length

    def position(self, now: float) -> float:
        """The place at a time."""
        gone = max(0.0, now - self.since) * self.speed
        if self.goal is not None:
            if self.goal >= self.place:
                return min(float(self.goal), self.place + gone)
            return max(float(self.goal), self.place - gone)
        if not self.plays or not gone:
            return self.place
        beyond = self.place + gone - self.end
        if beyond < 0:
            return self.end + beyond
        if not self.loops or beyond < REST:
            return float(self.end)
        span = self.end - self.first
        return self.first + min(float(span), (beyond - REST) % (span + REST))

    def shown(self, now: float) -> int:
        """The move that is named: the one being played, or where a step leads."""
        return ceil(self.position(now)) if self.goal is None else self.goal

    def is_running(self, now: float) -> bool:
        """Whether the place is another one a moment later."""
        if self.goal is not None:
            return self.position(now) != self.goal
        return self.plays and (self.loops or self.position(now) < self.end)

    def is_playing(self, now: float) -> bool:
        """Whether it goes on by itself from move to move."""
        return self.goal is None and self.is_running(now)

    def play(self, now: float) -> Self:
        """Go on from here; from the end, or from outside of what is played, from the beginning."""
        if self.is_playing(now):
            return self
        here = self.position(now)
        start = here if self.first <= here < self.end else float(self.first)
        can_play = self.end > self.first
        return replace(self, place=start, since=now, plays=can_play, goal=None)

    def pause(self, now: float) -> Self:
        """Stand still, in mid-move too."""
        return replace(self, place=self.position(now), since=now, plays=False, goal=None)

    def resumed(self, left_at: float, now: float) -> Self:
        """Go on now as it was when it was left; the time between did not pass for it."""
        return replace(self, place=self.position(left_at), since=now)

    def seek(self, step: int, now: float) -> Self:
        """Stand after so many steps, or play on from there; beyond what is played it stands."""
        step = min(max(0, step), self.length)
        plays = self.is_playing(now) and (step < self.end or (self.loops and step == self.end))
        return replace(self, place=float(step), since=now, plays=plays, goal=None)

    def step(self, by: int, now: float, busy: float = 1.0) -> Self:
        """Run the next move (1), or the last one backwards (-1), and stand.

        A step that was not over is, so that quick hands need not wait. Back it begins where the
        last step has just settled: `busy` is the part of it in which something is to be seen.
        """
        here = self.here(by, now)
        goal = self._stop_beside(here, by)
        if goal is None:
            return replace(self, place=here, since=now, plays=False, goal=None)
        if by < 0:
            here = min(here, ceil(here) - 1 + busy)
        return replace(self, place=here, since=now, plays=False, goal=goal)

    def run_to(self, step: int, now: float, speed: float) -> Self:
        """Run to a place at a speed, forwards or backwards, and stand there."""
        goal = min(max(0, step), self.length)
        here = self.position(now)
        return replace(self, place=here, since=now, speed=speed, plays=False, goal=goal)

    def here(self, by: int, now: float) -> float:
        """Where a step begins: at the end of one in the same direction that is still going on."""
        is_same_way = self.goal is not None and (self.goal - self.place) * by > 0
        return float(self.goal or 0) if is_same_way else self.position(now)

    def _stop_beside(self, here: float, by: int) -> int | None:
        """The next place to stand before or behind another one."""
        if not self.stops:
            goal = floor(here) + 1 if by > 0 else ceil(here) - 1
            return goal if 0 <= goal <= self.length else None
        if by > 0:
            return next((stop for stop in self.stops if stop > here), None)
        return next((stop for stop in reversed(self.stops) if stop < here), None)

    def at_speed(self, speed: float, now: float) -> Self:
        """Go on from the same place at another speed."""
        plays = self.is_playing(now)
        return replace(self, place=self.position(now), since=now, speed=speed, plays=plays)

    def restart(self, now: float) -> Self:
        """Play what is played from its beginning."""
        return replace(self.seek(self.first, now), plays=self.end > self.first)

    def to_end(self, now: float) -> Self:
        """Stand at the end of what is played."""
        return self.pause(now).seek(self.end, now)

    def looping(self, loops: bool, now: float) -> Self:
        """Begin again after the end, or no longer."""
        return replace(self.at_speed(self.speed, now), loops=loops)

    def whole(self, now: float) -> Self:
        """Play the whole match."""
        return self.between(0, self.length, now)

    def from_here(self, now: float) -> Self:
        """Play from the move that is seen to the end, which stays where it was if it can."""
        here = min(self.shown(now), self.length - 1)
        return self.between(here, self.end if self.end > here else self.length, now)

    def up_to_here(self, now: float) -> Self:
        """Play up to the move that is seen, from the beginning that was set if it can."""
        here = max(self.shown(now), 1)
        return self.between(self.first if self.first < here else 0, here, now)

    def between(self, first: int, last: int, now: float) -> Self:
        """Play a range of moves; it stands beyond it."""
        first = min(max(0, first), self.length)
        last = min(max(first, last), self.length)
        still = self.at_speed(self.speed, now)
        is_inside = still.position(now) < last or (still.loops and still.place == last)
        return replace(still, first=first, last=last, plays=still.plays and is_inside)
