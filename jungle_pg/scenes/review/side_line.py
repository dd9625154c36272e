"""A line beside the game, played move by move: what was better, or what refutes a move."""

from dataclasses import dataclass, replace
from typing import Any, Self

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.review.reviewing import played_from
from jungle_pg.core.rulebook import BadText, Refusal
from jungle_pg.games.look import AnyLook
from jungle_pg.scenes.replay.projector import Projector
from jungle_pg.scenes.replay.tape import Tape


@dataclass(frozen=True, eq=False)
class SideLine:
    """A match that leaves the game at a place, and where one stands in it."""

    name: str
    """The button that opened it."""
    match: AnyMatch
    projector: Projector
    tape: Tape
    start: int
    """How many moves were played where it leaves the game."""

    @property
    def count(self) -> int:
        """How many moves it has."""
        return self.projector.steps.moves - self.start

    def number(self, now: float) -> int:
        """Which of its moves is seen; 0 before the first one."""
        return max(0, self.projector.steps.number(self.tape.shown(now)) - self.start)

    def with_tape(self, tape: Tape) -> Self:
        return replace(self, tape=tape)


def side_line(
    look: AnyLook, match: AnyMatch, place: int, name: str, texts: tuple[str, ...], now: float
) -> SideLine | None:
    """The line from a place of the log, which begins to play; None where nothing can be played."""
    branch: AnyMatch = match.branch(place)
    for action in _parsed(match, texts):
        outcome = branch.play(action)
        if isinstance(outcome, Refusal):
            break
        branch = outcome
    if branch.cursor <= place:
        return None
    projector = Projector(look, branch)
    steps = projector.steps
    begins = steps.stop_after(place)
    tape = Tape(steps.length, first=begins, place=float(begins), stops=steps.stops)
    return SideLine(name, branch, projector, tape.play(now), steps.number(begins))


def refutation(match: AnyMatch, place: int, reply: tuple[str, ...]) -> tuple[str, ...]:
    """What was played there, and what follows."""
    return (*played_from(match, place), *reply)


def _parsed(match: AnyMatch, texts: tuple[str, ...]) -> list[Any]:
    actions = []
    for text in texts:
        try:
            actions.append(match.rulebook.codec.parse_action(text))
        except BadText:
            break
    return actions
