"""What is heard of a step: glass on wood, glass on glass, paper.

A sound begins so that its hit falls on the moment the eye sees it.
"""

from collections.abc import Iterable, Sequence
from math import inf
from typing import Final

from jungle_pg.core.jackaroo.events import Event
from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.games.jackaroo.holes import PLACES, SQUARES, Spot
from jungle_pg.games.jackaroo.motion.beats import Beats, CardBeats, beats_of, card_beats
from jungle_pg.games.jackaroo.motion.move_view import Deed, Going, MoveView, read_move
from jungle_pg.games.moving.beats import crouch_ms
from jungle_pg.games.moving.notes import Ears, Note, heard, is_plain, lifted
from jungle_pg.games.values import Heard, Pace
from jungle_pg.stage.cues import CAPTURED, Cue

STEP_GAIN: Final = 0.55
"""Steps on the way are softer than the last one."""
DEAL_GAIN: Final = 0.8
CROSSING_MS: Final = 250
"""From the beginning of `marble_swap` to the moment its two whooshes pass each other."""
APART_MS: Final = 50
"""Closer together the same sound would not be heard twice, and its last time counts most."""
RAISE_GAIN: Final = 0.6
SEEDS: Final = 2**32


def move_sounds(
    before: JackarooState,
    events: Sequence[Event],
    pace: Pace,
    seed: int,
    *,
    is_flipped: bool,
) -> tuple[Heard, ...]:
    """The sounds of a step in order of time."""
    ply = read_move(before, events)
    factor = 0.0 if pace.is_still else pace.factor
    cards = card_beats(ply, factor)
    notes = _card_notes(ply, cards)
    if ply.going is not None:
        times = beats_of(ply.going, cards.ends_ms, factor)
        is_short = is_plain(pace) or not factor
        notes += _last(ply.going, times) if is_short else _way(ply.going, times, factor)
    notes = _spaced(notes, APART_MS * pace.haste)
    return heard(notes, pace, seed, Ears(_across, voices=False, is_flipped=is_flipped))


def lift_sounds(spot: Spot, seed: int, *, is_flipped: bool) -> tuple[Heard, ...]:
    """A marble is taken up."""
    return lifted(spot, "", seed, Ears(_across, voices=False, is_flipped=is_flipped))


def raise_sounds(seed: int) -> tuple[Heard, ...]:
    """A card is drawn out of a hand."""
    cue = Cue("card_deal", gain=RAISE_GAIN, take_seed=seed % SEEDS)
    return (Heard(0.0, cue),)


def _card_notes(ply: MoveView, cards: CardBeats) -> list[Note]:
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


def _last(going: Going, times: Beats) -> list[Note]:
    """How it ends: with a blow, at home, or just on a place."""
    end_ms = times.arrives_ms
    notes = [
        Note(end_ms, "marble_hit", victim.spot, blow=CAPTURED) for victim in going.victims[-1:]
    ]
    if going.comes_home:
        notes.append(Note(end_ms, "marble_home", going.target))
    return notes or [Note(end_ms, "marble_step", going.target)]


def _way(going: Going, times: Beats, factor: float) -> list[Note]:
    """Every step, blow and flight; where somebody is hit, the blow is heard and no step."""
    notes: list[Note] = []
    hit = {victim.spot for victim in going.victims}
    match going.deed:
        case Deed.OUT:
            takes_off_ms = times.begins_ms + crouch_ms(factor)
            notes.append(Note(takes_off_ms, "marble_out", going.start))
        case Deed.SWAP:
            meet_ms = (times.begins_ms + times.arrives_ms) / 2
            notes.append(Note(meet_ms - CROSSING_MS, "marble_swap", None))
        case Deed.WALK:
            for spot, steps in going.stops[:-1]:
                if spot not in hit:
                    notes.append(Note(times.met_ms(going, steps), "marble_step", spot, STEP_GAIN))
    for victim in going.victims:
        notes.append(
            Note(times.met_ms(going, victim.steps), "marble_hit", victim.spot, blow=CAPTURED)
        )
        lands_ms = times.flung_ms(going, victim) + times.back_ms
        notes.append(Note(lands_ms, "marble_back", victim.base))
    if going.comes_home:
        notes.append(Note(times.arrives_ms, "marble_home", going.target))
    elif going.target not in hit:
        notes.append(Note(times.arrives_ms, "marble_step", going.target))
    return notes


def _spaced(notes: Iterable[Note], apart_ms: float) -> list[Note]:
    """Notes in order of time without those that come too soon before another of their name."""
    kept: list[Note] = []
    next_ms: dict[str, float] = {}
    in_order = sorted(notes, key=lambda one: one.at_ms)
    for note in in_order[::-1]:
        if next_ms.get(note.name, inf) - note.at_ms >= apart_ms:
            kept.append(note)
            next_ms[note.name] = note.at_ms
    return kept[::-1]


def _across(spot: Spot) -> float:
    """From the left edge of the board to the right one."""
    return min(1.0, max(0.0, (PLACES[spot][0] + 0.5) / SQUARES))
