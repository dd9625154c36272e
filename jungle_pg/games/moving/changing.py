"""From one board to any other: pieces glide, vanish and appear; a refused piece goes home."""

from functools import partial
from math import hypot
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

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
from jungle_pg.games.moving.shown import Glide, P, Spot, W, apart
from jungle_pg.games.pose import Pose
from jungle_pg.games.values import Pace
from jungle_pg.stage.easing import part

if TYPE_CHECKING:
    from jungle_pg.games.moving.shown import PieceLook

S = TypeVar("S")

Turn: TypeAlias = tuple[Spot, W, W]
"""A piece that stays on its spot: how it rested there, and how it will."""

UNDO_MS: Final = 160
USUAL_WAY: Final = 6
"""Squares; a longer way takes longer in proportion."""
MANY_MS: Final = 260
"""Several pieces at once are easier to follow when they take their time."""
VANISH_MS: Final = 160
HOME_MS: Final = 150


def differing(look: "PieceLook[S, P, W]", before: S, after: S) -> Difference[P]:
    """What must happen to turn one board into another, pieces going the shortest ways."""
    return difference(
        look.board(before),
        look.board(after),
        lambda start, target: hypot(*apart(look, start, target)),
    )


def changing(look: "PieceLook[S, P, W]", before: S, after: S, pace: Pace) -> Animation[S, P, W]:
    """The way from one board to another."""
    if pace.is_off:
        return Rest(look, after)
    if not look.is_same_ground(before, after):
        return Fading(look, before, after)
    differs = differing(look, before, after)
    turns = _turns(look, before, after)
    if not differs.busy and not turns:
        return Rest(look, after)
    if pace.is_reduced:
        return Fading(look, before, after)
    travel_ms = _travel_ms(look, differs) * pace.factor
    ends_ms = max(
        travel_ms + poses.UNDO_SETTLES_MS if differs.glides else 0.0,
        poses.POP_WAITS_MS + poses.POP_MS if differs.back else 0.0,
        VANISH_MS,
    )
    frame = partial(_frame, look, differs, turns, after, travel_ms)
    busy = differs.busy | {spot for spot, _, _ in turns}
    return MoveAnimation(look, before, after, busy, frame, ends_ms, travel_ms or VANISH_MS)


def refusing(
    look: "PieceLook[S, P, W]", state: S, spot: Spot, offset: tuple[float, float], pace: Pace
) -> Animation[S, P, W]:
    """The piece on a spot comes home from an offset and shakes its head."""
    piece = look.board(state)[spot]
    is_home = offset == (0, 0)
    if piece is None or pace.is_off or (pace.is_reduced and is_home):
        return Rest(look, state)
    rest, busy = look.resting(piece, spot, state), frozenset({spot})
    if pace.is_reduced:
        fade_ms = FADE_S * 1000
        fade = partial(_fade_home, look, rest, spot, offset, fade_ms)
        return Returning(look, state, state, busy, fade, fade_ms, fade_ms)
    travel_ms = 0.0 if is_home else HOME_MS * pace.factor
    frame = partial(_go_home, look, rest, spot, offset, travel_ms)
    ends_ms = travel_ms + poses.HEAD_SHAKE_MS
    return Returning(look, state, state, busy, frame, ends_ms, travel_ms)


def _travel_ms(look: "PieceLook[S, P, W]", differs: Difference[P]) -> float:
    """How long everybody is on the way."""
    if len(differs.glides) != 1:
        return MANY_MS if differs.glides else 0.0
    _, start, target = differs.glides[0]
    return UNDO_MS * max(1.0, hypot(*apart(look, start, target)) / USUAL_WAY)


def _turns(look: "PieceLook[S, P, W]", before: S, after: S) -> tuple[Turn[W], ...]:
    """Pieces that stay where they are but rest in another pose."""
    found = []
    for spot, (was, now) in enumerate(zip(look.board(before), look.board(after), strict=True)):
        if was is not None and now is not None and was == now:
            rests = look.resting(was, spot, before), look.resting(now, spot, after)
            if rests[0].pose != rests[1].pose:
                found.append((spot, *rests))
    return tuple(found)


def _frame(
    look: "PieceLook[S, P, W]",
    differs: Difference[P],
    turns: tuple[Turn[W], ...],
    after: S,
    travel_ms: float,
    time_ms: float,
    sign: int,
) -> Frame[W]:
    layers: list[W] = []
    for _, was, now in turns:
        layers.append(look.posed(now, poses.between(was.pose, now.pose, time_ms, VANISH_MS)))
    vanishing, appearing = poses.shrink(time_ms, VANISH_MS), poses.pop_up(time_ms)
    for piece, spot in differs.gone:
        layers.append(look.posed(look.resting(piece, spot, after), vanishing, vanishing.alpha))
    for piece, spot in differs.back:
        layers.append(look.posed(look.resting(piece, spot, after), appearing, appearing.alpha))
    if differs.is_one_ply_back:
        piece, left, _ = differs.glides[0]
        layers.append(look.ghost(look.resting(piece, left, after), poses.ghost(time_ms)))
    gone = part(time_ms, 0, travel_ms)
    for piece, start, target in differs.glides:
        across, down = apart(look, target, start)
        glide = Glide(piece, start, target, (across * sign, down * sign), gone)
        layers.append(look.gliding(glide, after, poses.glide(time_ms, glide.way, travel_ms)))
    return Frame(0, tuple(layers))


def _go_home(
    look: "PieceLook[S, P, W]",
    rest: W,
    spot: Spot,
    offset: tuple[float, float],
    travel_ms: float,
    time_ms: float,
    sign: int,
) -> Frame[W]:
    pose = poses.go_home(time_ms, offset, travel_ms)
    return Frame(spot, (look.posed(rest, pose),))


def _fade_home(
    look: "PieceLook[S, P, W]",
    rest: W,
    spot: Spot,
    offset: tuple[float, float],
    fade_ms: float,
    time_ms: float,
    sign: int,
) -> Frame[W]:
    t = part(time_ms, 0, fade_ms)
    away = Pose(*offset, lift=0.15, alpha=1 - t)
    home = look.posed(rest, Pose(alpha=t))
    return Frame(spot, (home, look.posed(rest, away, 0.0)))
