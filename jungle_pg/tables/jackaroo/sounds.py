"""What is heard of a step: glass on wood, glass on glass, paper.

A sound begins so that its hit falls on the moment the eye sees it.
"""

from collections.abc import Sequence
from typing import Final

from jungle_pg.core.jackaroo.events import Event
from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.tables.base import Heard, Pace
from jungle_pg.tables.jackaroo.places import PLACES, SQUARES, Spot
from jungle_pg.tables.jackaroo.plies import Deed, Going, Ply, read_ply
from jungle_pg.tables.jackaroo.times import CardTimes, Times, card_times, times_of
from jungle_pg.tables.moving.notes import Ears, Note, heard, is_plain, lifted

STEP_GAIN: Final = 0.55
"""Steps on the way are softer than the last one."""
DEAL_GAIN: Final = 0.8


def ply_sounds(
    before: JackarooState,
    events: Sequence[Event],
    pace: Pace,
    seed: int,
    *,
    is_flipped: bool,
) -> tuple[Heard, ...]:
    """The sounds of a step in order of time."""
    ply = read_ply(before, events)
    factor = 0.0 if pace.is_off or pace.is_reduced else pace.factor
    cards = card_times(ply, factor)
    notes = _card_notes(ply, cards)
    if ply.going is not None:
        times = times_of(ply.going, cards.ends_ms, factor)
        is_short = is_plain(pace) or not factor
        notes += _last(ply.going, times) if is_short else _way(ply.going, times)
    return heard(notes, pace, seed, Ears(_across, voices=False, is_flipped=is_flipped))


def lift_sounds(spot: Spot, seed: int, *, is_flipped: bool) -> tuple[Heard, ...]:
    """A marble is taken up."""
    return lifted(spot, "", seed, Ears(_across, voices=False, is_flipped=is_flipped))


def _card_notes(ply: Ply, cards: CardTimes) -> list[Note]:
    """Cards on the pile, from the deck, and shuffled; an attack is heard with its card."""
    if ply.laid is not None:
        slap = Note(cards.ends_ms, "card_play", None)
        return [slap, Note(cards.ends_ms, "card_attack", None)] if ply.is_attack else [slap]
    if ply.is_shuffled:
        return [Note(cards.gathers_ms, "card_shuffle", None)]
    if len(ply.dealt) == 1:
        return [Note(0.0, "card_draw", None)]
    return [
        Note(cards.leaves_ms(number), "card_deal", None, DEAL_GAIN)
        for number in range(len(ply.dealt))
    ]


def _last(going: Going, times: Times) -> list[Note]:
    """How it ends: with a blow, at home, or just on a place."""
    end_ms = times.arrives_ms
    notes = [Note(end_ms, "marble_hit", victim.spot) for victim in going.victims[-1:]]
    if going.comes_home:
        notes.append(Note(end_ms, "marble_home", going.target))
    return notes or [Note(end_ms, "marble_step", going.target)]


def _way(going: Going, times: Times) -> list[Note]:
    """Every step, blow and flight."""
    notes: list[Note] = []
    match going.deed:
        case Deed.OUT:
            notes.append(Note(times.begins_ms, "marble_out", going.start))
        case Deed.SWAP:
            notes.append(Note(times.begins_ms, "marble_swap", None))
        case Deed.WALK:
            for spot, steps in going.stops[:-1]:
                notes.append(Note(times.met_ms(going, steps), "marble_step", spot, STEP_GAIN))
    for victim in going.victims:
        notes.append(Note(times.met_ms(going, victim.steps), "marble_hit", victim.spot))
        lands_ms = times.flung_ms(going, victim) + times.back_ms
        notes.append(Note(lands_ms, "marble_back", victim.base))
    if going.comes_home:
        notes.append(Note(times.arrives_ms, "marble_home", going.target))
    elif not any(victim.spot == going.target for victim in going.victims):
        notes.append(Note(times.arrives_ms, "marble_step", going.target))
    return notes


def _across(spot: Spot) -> float:
    """From the left edge of the board to the right one."""
    return min(1.0, max(0.0, (PLACES[spot][0] + 0.5) / SQUARES))
