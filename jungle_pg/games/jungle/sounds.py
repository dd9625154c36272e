"""What is heard of a ply: wood, the ground, what happens, and now and then an animal.

A sound begins so that its hit falls on the moment the eye sees it.
"""

from collections.abc import Sequence
from typing import Final

from jungle_pg.core.jungle.animals import Animal, Piece
from jungle_pg.core.jungle.board import WATER
from jungle_pg.core.jungle.state import Event, JungleState
from jungle_pg.games.jungle.motion.beats import NET_MS, Beats, beats_of
from jungle_pg.games.jungle.motion.move_view import MoveView, Way, read_move
from jungle_pg.games.moving.notes import Ears, Note, heard, is_plain
from jungle_pg.games.values import Heard, Pace
from jungle_pg.stage.cues import BIG_BLOW, CAPTURED

BIG_HIT_MS: Final = 250
"""From the beginning of `capture_big` to its thud."""
NET_LANDS_MS: Final = 125
"""From the beginning of `net_drop` to its landing."""
CALL_MS: Final = 360
"""From the beginning of `den` to the first call of the conch."""
TRUMPET_MS: Final = 300
"""From the blow of the rat to the voice of the elephant."""

WEIGHTS: Final = {
    Animal.RAT: "light",
    Animal.CAT: "light",
    Animal.DOG: "light",
    Animal.WOLF: "middle",
    Animal.LEOPARD: "middle",
    Animal.TIGER: "heavy",
    Animal.LION: "heavy",
    Animal.ELEPHANT: "heavy",
}


def move_sounds(
    events: Sequence[Event],
    after: JungleState,
    pace: Pace,
    seed: int,
    ears: Ears,
) -> tuple[Heard, ...]:
    """The sounds of a ply in order of time."""
    ply = read_move(events, WATER[after.rules.rivers])
    if ply is None:
        return ()
    if is_plain(pace):
        notes = _plain(ply, beats_of(ply, pace.factor), pace)
    else:
        times = Beats(0.0, 0.0, net_ms=0.0) if pace.is_reduced else beats_of(ply, pace.factor)
        notes = [*_ground(ply, times), *_happening(ply, times), *_voices(ply, times)]
    return heard(notes, pace, seed, ears)


def voice_of(piece: Piece) -> str:
    """What an animal says."""
    return f"voice_{piece.animal.name.lower()}"


def _plain(ply: MoveView, times: Beats, pace: Pace) -> list[Note]:
    """One sound for a ply: of arriving, or of a blow."""
    if ply.victim is None:
        name = "land" if ply.crossed else f"move_{WEIGHTS[ply.piece.animal]}"
        return [Note(0.0 if pace.is_off else times.arrives_ms, name, ply.target)]
    if ply.way is Way.RAT_ELEPHANT and not pace.is_off:
        return [Note(times.hits_ms - BIG_HIT_MS, "capture_big", ply.target, blow=BIG_BLOW)]
    return [Note(0.0 if pace.is_off else times.hits_ms, "capture", ply.target, blow=CAPTURED)]


def _ground(ply: MoveView, times: Beats) -> list[Note]:
    """Wood on the board, and what it lands on."""
    notes = []
    if ply.way in (Way.STEP, Way.DEN):
        gain = 0.5 if ply.starts_wet or ply.ends_wet else 1.0
        wood = f"move_{WEIGHTS[ply.piece.animal]}"
        notes.append(Note(times.arrives_ms, wood, ply.target, gain))
    if ply.way in (Way.DEN, Way.RAT_ELEPHANT):
        return notes
    if not ply.ends_wet:
        notes.append(Note(times.arrives_ms, "grass", ply.target, 0.5 if ply.is_trapped else 1.0))
    elif ply.starts_wet or ply.victim:
        notes.append(Note(times.arrives_ms, "swim", ply.target))
    return notes


def _happening(ply: MoveView, times: Beats) -> list[Note]:
    """Leaps, splashes, blows, nets and the den."""
    notes = []
    if ply.is_freed:
        notes.append(Note(0.0, "net_off", ply.start))
    if ply.crossed:
        notes.append(Note(times.takes_off_ms, "leap", ply.start))
    match ply.way:
        case Way.STEP:
            if ply.starts_wet != ply.ends_wet:
                name = "water_in" if ply.ends_wet else "water_out"
                notes.append(Note(times.arrives_ms, name, ply.target))
        case Way.JUMP:
            notes.append(Note(times.hits_ms, "land", ply.target))
        case Way.CAPTURE | Way.JUMP_CAPTURE:
            notes.append(Note(times.hits_ms, "capture", ply.target, blow=CAPTURED))
        case Way.RAT_ELEPHANT:
            notes.append(Note(times.hits_ms - BIG_HIT_MS, "capture_big", ply.target, blow=BIG_BLOW))
        case Way.DEN:
            notes.append(Note(times.hits_ms - CALL_MS, "den", None))
    if ply.is_trapped and times.net_ms is not None:
        notes.append(Note(times.net_ms + NET_MS - NET_LANDS_MS, "net_drop", ply.target))
    return notes


def _voices(ply: MoveView, times: Beats) -> list[Note]:
    """Who speaks, when, and how often."""

    def voice(piece: Piece, at_ms: float, chance: float) -> list[Note]:
        return [Note(at_ms, voice_of(piece), ply.target, 1.0, chance)]

    piece = ply.piece
    match ply.way:
        case Way.DEN:
            return []
        case Way.RAT_ELEPHANT:
            assert ply.victim is not None
            trumpet = voice(ply.victim, times.hits_ms + TRUMPET_MS, 1.0)
            return voice(piece, 0.0, 1.0) + trumpet
        case Way.CAPTURE | Way.JUMP_CAPTURE:
            return voice(piece, times.hits_ms + 80, 0.85)
        case Way.JUMP:
            return voice(piece, times.hits_ms + 80, 0.60)
    if ply.is_trapped:
        return voice(piece, times.arrives_ms + 200, 0.35)
    if ply.starts_wet != ply.ends_wet:
        return voice(piece, times.arrives_ms + 150, 0.15)
    return voice(piece, times.arrives_ms + 60, 0.10 if ply.ends_wet else 0.12)
