"""What can be decided, as whole plays, and what each looks like at first sight."""

from dataclasses import dataclass
from typing import TypeAlias

from jungle_pg.core.jackaroo.decisions import Decision, Kind
from jungle_pg.core.jackaroo.plays import Play, plays_in
from jungle_pg.core.jackaroo.state import JackarooState, Phase
from jungle_pg.core.jackaroo.track import SEATS
from jungle_pg.games.jackaroo.engine.judging import WON, Judge
from jungle_pg.games.jackaroo.engine.kinds import KIND_OF
from jungle_pg.games.jackaroo.engine.moves import Side, sides_of


@dataclass(frozen=True, slots=True)
class Choice:
    """A play, or the rest of one, and what it looks worth without looking ahead."""

    play: Play
    worth: float

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The picks of the play."""
        return self.play.decisions

    @property
    def wins(self) -> bool:
        """Whether it brings the last marble home."""
        return self.worth >= WON / 2


Sameness: TypeAlias = tuple[int, Phase, Side, Side]
"""What tells plays apart: the kind of card, what comes next, and both sides after it."""


def choices_in(view: JackarooState, judge: Judge) -> list[Choice]:
    """What the seat that has to act can do, the most promising first; like things only once."""
    seat = view.actor
    if seat not in SEATS:
        return []
    before = judge.worth(*sides_of(view.board, seat))
    found: dict[Sameness, Choice] = {}
    for play in plays_in(view):
        sameness = sameness_of(view, play)
        if sameness not in found:
            found[sameness] = Choice(play, _worth(view, play, judge, sameness[0], before))
    return sorted(found.values(), key=lambda choice: -choice.worth)


def sameness_of(view: JackarooState, play: Play) -> Sameness:
    """The same for plays between which nobody would make a difference."""
    assert view.actor is not None
    own, their = sides_of(play.after.board, view.actor)
    return KIND_OF[_card(view, play)], play.after.phase, own, their


def _card(view: JackarooState, play: Play) -> str:
    first = play.decisions[0]
    is_begun = view.begun is not None and first.kind is not Kind.DISCARD
    return view.playing.card if is_begun else first.what


def _worth(view: JackarooState, play: Play, judge: Judge, kind: int, before: float) -> float:
    weights, seat = judge.weights, view.actor
    assert seat is not None
    if play.decisions[0].kind is Kind.DISCARD:
        return -weights.hold[kind]
    if play.after.phase is Phase.ATTACKED:
        return judge.attack(*sides_of(view.board, seat)) - weights.holding * weights.hold[kind]
    own, their = sides_of(play.after.board, seat)
    has_earned = view.begun is not None and view.begun.bonus
    earned = has_earned or play.captures or play.comes_home
    return judge.gain(before, own, their, kind, earned=earned)
