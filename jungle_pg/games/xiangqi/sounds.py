"""What is heard of a ply: wood on wood, wheels and hoofs, the cannon, the drum of a check.

A sound begins so that its hit falls on the moment the eye sees it.
"""

from collections.abc import Sequence
from typing import Final

from jungle_pg.core.xiangqi.pieces import Kind, Piece
from jungle_pg.core.xiangqi.state import Event, XiangqiState
from jungle_pg.games.moving.notes import Ears, Note, heard, is_plain
from jungle_pg.games.values import Heard, Pace
from jungle_pg.games.xiangqi.motion.beats import Beats, beats_of
from jungle_pg.games.xiangqi.motion.move_view import MoveView, Way, read_move
from jungle_pg.stage.cues import CAPTURED

GONG_MS: Final = 440
"""From the beginning of `mate` to the stroke of its gong."""
SECOND_HOOF_MS: Final = 75
"""From the beginning of `horse_hoof` to its second hoof."""

SHORT_ROLL: Final = 0.5
ROLL_A_SQUARE: Final = 0.08
"""A longer roll is louder: so much at its least, and so much more for a square."""

WEIGHTS: Final = {
    Kind.SOLDIER: "light",
    Kind.ADVISOR: "light",
    Kind.HORSE: "middle",
    Kind.GENERAL: "middle",
    Kind.ELEPHANT: "heavy",
    Kind.CHARIOT: "heavy",
    Kind.CANNON: "heavy",
}
VOICES: Final = {Kind.ELEPHANT: "voice_elephant", Kind.HORSE: "voice_horse"}
"""Who can speak."""
SPEAKS: Final = 0.12
SPEAKS_WHEN_TAKING: Final = 0.6
SPEAKS_AFTER_MS: Final = 80

AT_ONCE: Final = Beats(0.0, 0.0)
"""Where nothing travels, nothing is waited for."""


def move_sounds(
    events: Sequence[Event],
    after: XiangqiState,
    pace: Pace,
    seed: int,
    ears: Ears,
) -> tuple[Heard, ...]:
    """The sounds of a ply in order of time."""
    ply = read_move(events, after)
    if ply is None:
        return ()
    if pace.is_still:
        notes = [*_plain(ply, AT_ONCE), *_outcome(ply, AT_ONCE)]
    elif is_plain(pace):
        notes = _plain(ply, beats_of(ply, pace.factor))
    else:
        times = beats_of(ply, pace.factor)
        notes = [*_way(ply, times), *_outcome(ply, times), *_voices(ply, times)]
    return heard(notes, pace, seed, ears)


def voice_of(piece: Piece) -> str:
    """What horses and elephants say; nothing for the others."""
    return VOICES.get(piece.kind, "")


def _plain(ply: MoveView, times: Beats) -> list[Note]:
    """One sound for a ply: of arriving, or of a blow."""
    if ply.victim is not None:
        return [Note(times.hits_ms, "disc_capture", ply.target, blow=CAPTURED)]
    return [Note(times.arrives_ms, f"disc_{WEIGHTS[ply.piece.kind]}", ply.target)]


def _way(ply: MoveView, times: Beats) -> list[Note]:
    """How a piece goes, and how it arrives."""
    is_horse = ply.piece.kind is Kind.HORSE
    match ply.way:
        case Way.ROLL | Way.RAM:
            gain = min(1.0, SHORT_ROLL + ROLL_A_SQUARE * ply.distance)
            return [Note(0.0, "chariot_roll", ply.start, gain), *_plain(ply, times)]
        case Way.SHOT:
            return [Note(times.takes_off_ms, "cannon_fire", ply.start), *_plain(ply, times)]
        case Way.LEAP | Way.POUNCE:
            rising = (
                Note(times.takes_off_ms - SECOND_HOOF_MS, "horse_hoof", ply.start)
                if is_horse
                else Note(times.takes_off_ms, "leap", ply.start)
            )
            if ply.victim is not None:
                return [rising, *_plain(ply, times)]
            return [rising, Note(times.hits_ms, "horse_hoof" if is_horse else "land", ply.target)]
    return _plain(ply, times)


def _outcome(ply: MoveView, times: Beats) -> list[Note]:
    """The drum of a check; the fall of a general, and the gong with it."""
    if ply.fallen is not None:
        if times.falls_ms is None:
            return [Note(0.0, "mate", None)]
        gong = Note(times.thuds_ms - GONG_MS, "mate", None)
        return [gong, Note(times.thuds_ms, "topple", ply.fallen)]
    if ply.alarmed is not None:
        return [Note(times.alarm_ms or 0.0, "check", ply.alarmed)]
    return []


def _voices(ply: MoveView, times: Beats) -> list[Note]:
    """Horses and elephants speak now and then, more often when they take somebody."""
    name = voice_of(ply.piece)
    if not name:
        return []
    chance = SPEAKS if ply.victim is None else SPEAKS_WHEN_TAKING
    return [Note(times.hits_ms + SPEAKS_AFTER_MS, name, ply.target, 1.0, chance)]
