"""Scores that hang little on the depth at which a search ends, as reviews want them.

Scores sway from one depth to the next, most of all between odd and even ones. So they are means
over the last depths; no depth is begun that would hardly come to its end, and where scores still
sway it goes on for longer. `python -m benchmarks review` says what that is worth.
"""

from collections import deque
from dataclasses import replace
from math import exp
from statistics import fmean
from typing import Final, Generic

from jungle_pg.core.rulebook import A
from jungle_pg.engine.thinking import Line, Thought

DEPTHS: Final = 3
"""Over how many of the last depths scores are means; more of them agree no better elsewhere."""
ENOUGH: Final = 0.5
"""After what part of the positions that are wanted no further depth is begun."""
LONGER: Final = 1.5
"""The same where scores still sway."""
MOST: Final = 5.0
"""After what part of them a depth is broken off."""
SWAY: Final = 0.02
"""What counts as swaying: a change of what the action asked about gives away, as a chance."""


class Steady(Generic[A]):
    """Follows a search of so many positions from depth to depth."""

    def __init__(self, nodes: int, about: A | None, steepness: float) -> None:
        self._nodes, self._about, self._steepness = nodes, about, steepness
        self._last: deque[Thought[A]] = deque(maxlen=DEPTHS)

    @property
    def most(self) -> float:
        """After how many positions the search must stop wherever it is."""
        return self._nodes * MOST

    def take(self, thought: Thought[A]) -> None:
        """What was found at the next depth."""
        self._last.append(thought)

    @property
    def is_enough(self) -> bool:
        """Whether no further depth should be begun."""
        nodes = self._last[-1].nodes
        return nodes >= self._nodes * (LONGER if self._sways else ENOUGH)

    def levelled(self, found: Thought[A]) -> Thought[A]:
        """A thought with means in place of the scores that are no forced ends."""
        score = found.score
        if found.mate_in is None and self._last:
            score = round(fmean(each.score for each in self._last if each.mate_in is None))
        others = tuple(self._mean_of(line, score) for line in found.others)
        return replace(found, score=score, others=others)

    @property
    def _sways(self) -> bool:
        losses = [loss for each in self._last if (loss := self._loss(each)) is not None]
        return bool(losses) and max(losses) - min(losses) > SWAY

    def _loss(self, thought: Thought[A]) -> float | None:
        """What the action asked about gives away, as far as is known."""
        asked = _line_of(thought, self._about)
        best = Line(thought.line, thought.score, thought.mate_in)
        return None if asked is None else self._chance(best) - self._chance(asked)

    def _mean_of(self, line: Line[A], best: int) -> Line[A]:
        if line.mate_in is not None:
            return line
        told = (_line_of(each, line.actions[0]) for each in self._last)
        scores = [each.score for each in told if each is not None and each.mate_in is None]
        return replace(line, score=min(best, round(fmean(scores)))) if scores else line

    def _chance(self, line: Line[A]) -> float:
        if line.mate_in is not None:
            return float(line.mate_in > 0)
        return 1 / (1 + exp(max(-50.0, min(50.0, -line.score / self._steepness))))


def _line_of(thought: Thought[A], first: A | None) -> Line[A] | None:
    """The line of a thought that begins with an action."""
    lines = (Line(thought.line, thought.score, thought.mate_in), *thought.others)
    return next((line for line in lines if line.actions[:1] == (first,)), None)
