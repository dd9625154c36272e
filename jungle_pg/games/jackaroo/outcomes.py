"""What comes of a play: whom it takes of either side, who comes home, a card and a turn more."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from jungle_pg.core.jackaroo.acting import play_decision
from jungle_pg.core.jackaroo.cards import Option
from jungle_pg.core.jackaroo.decisions import Decision, Kind, commits, decisions_in
from jungle_pg.core.jackaroo.events import CameHome, Captured, ExtraTurn, Played
from jungle_pg.core.jackaroo.picking import meant, picks_of
from jungle_pg.core.jackaroo.state import PICKING, JackarooState, Phase
from jungle_pg.core.rulebook import Pick, Seat, opponent
from jungle_pg.games.book import Saying
from jungle_pg.games.jackaroo.holes import SIDE_NAMES
from jungle_pg.games.jackaroo.marbles import marble_sprite

BADGES: Final = {
    Option.ATTACK: "jackaroo/badge_attack",
    Option.OUT: "jackaroo/badge_out",
    Option.SWAP: "jackaroo/badge_swap",
}
"""What a card was played for, where that is not just a walk."""
HOME: Final = "jackaroo/would_home"
BONUS: Final = "jackaroo/badge_bonus"
AGAIN: Final = "jackaroo/badge_again"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a decision brings about that is final."""

    seat: Seat
    option: Option | None
    """What the card was played for; None for the rest of a seven."""
    theirs: int
    own: int
    """Marbles of the other side and of the own one that are sent back."""
    comes_home: bool
    draws: bool
    plays_again: bool

    @property
    def victims(self) -> tuple[tuple[Seat, int], ...]:
        """Whose marbles are sent back, and how many, the other side's first."""
        every = ((opponent(self.seat), self.theirs), (self.seat, self.own))
        return tuple(each for each in every if each[1])


def outcome_of(state: JackarooState, decision: Decision) -> Outcome:
    """What comes of a decision about a card that the state offers."""
    seat, step = state.mover, play_decision(state, decision)
    taken = [event.seat for event in step.events if isinstance(event, Captured)]
    draws = step.state.phase is Phase.DRAW
    return Outcome(
        seat,
        next((event.option for event in step.events if isinstance(event, Played)), None),
        taken.count(opponent(seat)),
        taken.count(seat),
        any(isinstance(event, CameHome) for event in step.events),
        draws,
        draws or any(isinstance(event, ExtraTurn) for event in step.events),
    )


@lru_cache(maxsize=64)
def pointed_outcome(state: JackarooState, pick: Pick) -> Outcome | None:
    """What would come of a click that plays the card which was chosen; None where it plays none."""
    if state.phase not in PICKING and state.phase is not Phase.REST:
        return None
    at = (meant(state, pick),)
    for before, decision in _final(state):
        if picks_of(before, decision) == at:
            return outcome_of(before, decision)
    return None


def _final(state: JackarooState) -> Iterator[tuple[JackarooState, Decision]]:
    """What plays the card at once, perhaps through what it is played for."""
    for decision in decisions_in(state):
        if commits(state, decision):
            yield state, decision
        elif decision.kind is Kind.OPTION:
            after = play_decision(state, decision).state
            yield from ((after, each) for each in decisions_in(after) if commits(after, each))


def signs_of(outcome: Outcome) -> Iterator[tuple[str, int]]:
    """Sprites of all that came of it, and how many of each."""
    for seat, count in outcome.victims:
        yield marble_sprite(seat), count
    if not outcome.victims and outcome.option in BADGES:
        yield BADGES[outcome.option], 1
    if not outcome.victims and outcome.comes_home:
        yield HOME, 1
    if outcome.plays_again:
        yield BONUS if outcome.draws else AGAIN, 1


def told_of(outcome: Outcome) -> Iterator[Saying]:
    """The same in words, for a line of the history."""
    for seat, count in outcome.victims:
        key = "came.jackaroo.takes_own" if seat == outcome.seat else "came.jackaroo.takes"
        yield Saying(key, side=Saying(f"seat.{SIDE_NAMES[seat]}"), count=count)
    if outcome.comes_home:
        yield Saying("came.jackaroo.home")
    if outcome.plays_again:
        yield Saying("came.jackaroo.bonus" if outcome.draws else "came.jackaroo.again")


def taking(outcome: Outcome) -> Saying | None:
    """Whom it would take, said to who is about to play it."""
    match outcome.theirs, outcome.own:
        case 0, 0:
            return None
        case theirs, 0:
            return Saying("takes.jackaroo.theirs", theirs=theirs)
        case 0, own:
            return Saying("takes.jackaroo.own", own=own)
        case theirs, own:
            return Saying("takes.jackaroo.both", theirs=theirs, own=own)
