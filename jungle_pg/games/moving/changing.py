"""From one board to any other: pieces glide, vanish and appear; a refused piece goes home."""

from functools import partial
from math import hypot
from typing import Final, TypeAlias, TypeVar

from jungle_pg.games.base import Pace
from jungle_pg.games.moving import poses
from jungle_pg.games.moving.animation import (
    FADE_S,
    Animation,
    Fading,
    MoveAnimation,
    Rest,
    Returning,
)
from jungle_pg.games.moving.difference import Difference, difference
from jungle_pg.games.moving.frames import Frame
from jungle_pg.games.moving.piece_painter import Glide, P, PiecePainter, Place, W, apart
from jungle_pg.games.pose import Pose
from jungle_pg.stage.easing import part

S = TypeVar("S")

Turn: TypeAlias = tuple[Place, W, W]
"""A piece that stays on its place: how it rested there, and how it will."""

UNDO_MS: Final = 160
USUAL_WAY: Final = 6
"""Squares; a longer way takes longer in proportion."""
MANY_MS: Final = 260
"""Several pieces at once are easier to follow when they take their time."""
VANISH_MS: Final = 160
HOME_MS: Final = 150


def differing(painter: PiecePainter[S, P, W], before: S, after: S) -> Difference[P]:
    """What must happen to turn one board into another, pieces going the shortest ways."""
    return difference(
        painter.board(before),
        painter.board(after),
        lambda start, target: hypot(*apart(painter, start, target)),
    )


def changing(painter: PiecePainter[S, P, W], before: S, after: S, pace: Pace) -> Animation[S, P, W]:
    """The way from one board to another."""
    if pace.is_off:
        return Rest(painter, after)
    if not painter.are_alike(before, after):
        return Fading(painter, before, after)
    differs = differing(painter, before, after)
    turns = _turns(painter, before, after)
    if not differs.busy and not turns:
        return Rest(painter, after)
    if pace.is_reduced:
        return Fading(painter, before, after)
    travel_ms = _travel_ms(painter, differs) * pace.factor
    ends_ms = max(
        travel_ms + poses.UNDO_SETTLES_MS if differs.glides else 0.0,
        poses.POP_WAITS_MS + poses.POP_MS if differs.back else 0.0,
        VANISH_MS,
    )
    frame = partial(_frame, painter, differs, turns, after, travel_ms)
    busy = differs.busy | {place for place, _, _ in turns}
    return MoveAnimation(painter, before, after, busy, frame, ends_ms, travel_ms or VANISH_MS)


def refusing(
    painter: PiecePainter[S, P, W], state: S, place: Place, offset: tuple[float, float], pace: Pace
) -> Animation[S, P, W]:
    """The piece on a place comes home from an offset and shakes its head."""
    piece = painter.board(state)[place]
    is_home = offset == (0, 0)
    if piece is None or pace.is_off or (pace.is_reduced and is_home):
        return Rest(painter, state)
    rest, busy = painter.resting(piece, place, state), frozenset({place})
    if pace.is_reduced:
        fade_ms = FADE_S * 1000
        fade = partial(_fade_home, painter, rest, place, offset, fade_ms)
        return Returning(painter, state, state, busy, fade, fade_ms, fade_ms)
    travel_ms = 0.0 if is_home else HOME_MS * pace.factor
    frame = partial(_go_home, painter, rest, place, offset, travel_ms)
    ends_ms = travel_ms + poses.HEAD_SHAKE_MS
    return Returning(painter, state, state, busy, frame, ends_ms, travel_ms)


def _travel_ms(painter: PiecePainter[S, P, W], differs: Difference[P]) -> float:
    """How long everybody is on the way."""
    if len(differs.glides) != 1:
        return MANY_MS if differs.glides else 0.0
    _, start, target = differs.glides[0]
    return UNDO_MS * max(1.0, hypot(*apart(painter, start, target)) / USUAL_WAY)


def _turns(painter: PiecePainter[S, P, W], before: S, after: S) -> tuple[Turn[W], ...]:
    """Pieces that stay where they are but rest in another pose."""
    found = []
    for place, (was, now) in enumerate(
        zip(painter.board(before), painter.board(after), strict=True)
    ):
        if was is not None and now is not None and was == now:
            rests = painter.resting(was, place, before), painter.resting(now, place, after)
            if rests[0].pose != rests[1].pose:
                found.append((place, *rests))
    return tuple(found)


def _frame(
    painter: PiecePainter[S, P, W],
    differs: Difference[P],
    turns: tuple[Turn[W], ...],
    after: S,
    travel_ms: float,
    time_ms: float,
    sign: int,
) -> Frame[W]:
    layers: list[W] = []
    for _, was, now in turns:
        layers.append(painter.posed(now, poses.between(was.pose, now.pose, time_ms, VANISH_MS)))
    vanishing, appearing = poses.shrink(time_ms, VANISH_MS), poses.pop_up(time_ms)
    for piece, place in differs.gone:
        layers.append(
            painter.posed(painter.resting(piece, place, after), vanishing, vanishing.alpha)
        )
    for piece, place in differs.back:
        layers.append(
            painter.posed(painter.resting(piece, place, after), appearing, appearing.alpha)
        )
    if differs.is_one_ply_back:
        piece, left, _ = differs.glides[0]
        layers.append(painter.ghost(painter.resting(piece, left, after), poses.ghost(time_ms)))
    gone = part(time_ms, 0, travel_ms)
    for piece, start, target in differs.glides:
        across, down = apart(painter, target, start)
        glide = Glide(piece, start, target, (across * sign, down * sign), gone)
        layers.append(painter.gliding(glide, after, poses.glide(time_ms, glide.way, travel_ms)))
    return Frame(0, tuple(layers))


def _go_home(
    painter: PiecePainter[S, P, W],
    rest: W,
    place: Place,
    offset: tuple[float, float],
    travel_ms: float,
    time_ms: float,
    sign: int,
) -> Frame[W]:
    pose = poses.go_home(time_ms, offset, travel_ms)
    return Frame(place, (painter.posed(rest, pose),))


def _fade_home(
    painter: PiecePainter[S, P, W],
    rest: W,
    place: Place,
    offset: tuple[float, float],
    fade_ms: float,
    time_ms: float,
    sign: int,
) -> Frame[W]:
    t = part(time_ms, 0, fade_ms)
    away = Pose(*offset, lift=0.15, alpha=1 - t)
    home = painter.posed(rest, Pose(alpha=t))
    return Frame(place, (home, painter.posed(rest, away, 0.0)))
