"""The log of a match as it is watched: what goes by as one step, and where one can stand."""

from bisect import bisect_left, bisect_right
from dataclasses import dataclass

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
