"""The trophies of Jackaroo King: what a finished match has earned, and which cards were played."""

from collections import Counter
from typing import Final

from jungle_pg.core.career.feats import Feats
from jungle_pg.core.jackaroo.cards import CARDS, Option
from jungle_pg.core.jackaroo.events import Captured, Dealt, Discarded, Event, Played
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Seat
from jungle_pg.games.honours import Face, Honours
from jungle_pg.games.jackaroo.hand.cards import small_sprite

RUN_OVER: Final = 2
WHOLE_HANDS: Final = 3


def feats_of(match: AnyMatch, seat: Seat) -> Feats:
    """What a seat has done in a finished match of Jackaroo King."""
    moments = match.moments[: match.cursor]
    events = [event for moment in moments for event in moment.events]
    trophies: set[str] = set()
    if match.verdict is not None and match.verdict.winner == seat:
        trophies.add("home")
    if any(_runs_over(moment.events, seat) for moment in moments):
        trophies.add("king")
    if whole_hands(events, seat) >= WHOLE_HANDS:
        trophies.add("cards")
    played = Counter(
        event.card for event in events if isinstance(event, Played) and event.seat == seat
    )
    return Feats(frozenset(trophies), played)


def _runs_over(events: tuple[Event, ...], seat: Seat) -> bool:
    """Whether a king of a seat runs over several marbles of the other side."""
    runs = any(
        isinstance(event, Played) and event.seat == seat and event.option is Option.RUN
        for event in events
    )
    captured = sum(isinstance(event, Captured) and event.seat != seat for event in events)
    return runs and captured >= RUN_OVER


def whole_hands(events: list[Event], seat: Seat) -> int:
    """In how many rounds a seat played all cards it was dealt, and discarded none."""
    hands = left = 0
    is_whole = False
    for event in events:
        match event:
            case Dealt(dealt_to, cards) if dealt_to == seat:
                left, is_whole = len(cards), True
            case Discarded(by) if by == seat:
                is_whole = False
            case Played(by) if by == seat:
                left -= 1
                hands += is_whole and left == 0
    return hands


def _face(kind: str) -> Face | None:
    return (small_sprite(kind), f"word.jackaroo.{kind}") if kind in CARDS else None


HONOURS: Final = Honours(("king", "home", "cards"), feats_of, _face)
