"""What happened to cards and marbles, as the plain game tells it."""

from collections.abc import Iterator, Sequence

from jungle_pg.core.jackaroo.cards import BACK
from jungle_pg.core.jackaroo.events import (
    Attacked,
    BonusDrawn,
    CameHome,
    CameOut,
    Captured,
    Discarded,
    Event,
    ExtraTurn,
    Forfeited,
    Moved,
    Played,
    RoundBegan,
    Shuffled,
    Skipped,
    Swapped,
)
from jungle_pg.core.jackaroo.text.history_text import SEAT_NAMES
from jungle_pg.core.jackaroo.track import place_name


def news_of(events: Sequence[Event]) -> list[str]:
    """A line for everything worth telling; cards that the reader may not see are backs."""
    return [line for event in events for line in _told(event)]


def _told(event: Event) -> Iterator[str]:
    match event:
        case Played():
            yield f"{SEAT_NAMES[event.seat]} plays {event.card}."
        case Discarded():
            yield f"{SEAT_NAMES[event.seat]} discards {event.card}."
        case Attacked():
            yield f"{SEAT_NAMES[event.victim]} must discard a card!"
        case BonusDrawn():
            card = "a card" if event.card == BACK else event.card
            yield f"{SEAT_NAMES[event.seat]} draws {card}."
        case ExtraTurn():
            yield f"{SEAT_NAMES[event.seat]} plays again."
        case Skipped():
            yield f"{SEAT_NAMES[event.seat]} has no cards and waits."
        case Forfeited():
            yield f"{event.steps} steps are lost."
        case Shuffled():
            yield "The cards are shuffled."
        case RoundBegan():
            yield f"Round {event.number} is dealt."
        case _:
            yield from _of_marbles(event)


def _of_marbles(event: Event) -> Iterator[str]:
    match event:
        case Moved():
            ends = f"{place_name(event.start)} to {place_name(event.target)}"
            yield f"{SEAT_NAMES[event.seat]} marble {event.marble} goes from {ends}."
        case CameOut():
            yield f"{SEAT_NAMES[event.seat]} marble {event.marble} comes out."
        case CameHome():
            yield f"{SEAT_NAMES[event.seat]} marble {event.marble} is home!"
        case Captured():
            yield f"{SEAT_NAMES[event.seat]} marble {event.marble} captured!"
        case Swapped():
            one = f"{SEAT_NAMES[event.seat]} marble {event.marble}"
            other = f"{SEAT_NAMES[event.other_seat]} marble {event.other_marble}"
            yield f"{one} and {other} change places."
