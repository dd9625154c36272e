"""From one board to any other: pieces glide, vanish and appear; a refused piece goes home."""

from dataclasses import dataclass, replace
from functools import partial
from math import cos, pi
from typing import Final

from jungle_pg.core.jungle.animals import Piece
from jungle_pg.core.jungle.board import WATER, Board, Spot, is_trapped
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.stage.easing import mix, part
from jungle_pg.tables.base import Pace
from jungle_pg.tables.jungle import poses
from jungle_pg.tables.jungle.acts import Frame, Layer
from jungle_pg.tables.jungle.performing import (
    FADE_S,
    Acting,
    Fading,
    Performance,
    Rest,
    Returning,
)
from jungle_pg.tables.jungle.pieces import Badge
from jungle_pg.tables.jungle.plies import apart
from jungle_pg.tables.jungle.standing import Net, Shown, at_rest
from jungle_pg.tables.pose import Pose

UNDO_MS: Final = 160
MANY_MS: Final = 260
"""Several pieces at once are easier to follow when they take their time."""
VANISH_MS: Final = 160
HOME_MS: Final = 150


@dataclass(frozen=True, slots=True)
class Difference:
    """What must happen to turn one board into another."""

    glides: tuple[tuple[Piece, Spot, Spot], ...]
    gone: tuple[tuple[Piece, Spot], ...]
    back: tuple[tuple[Piece, Spot], ...]

    @property
    def busy(self) -> frozenset[Spot]:
        """All spots where something happens."""
        ways = {spot for _, start, target in self.glides for spot in (start, target)}
        return frozenset(ways | {spot for _, spot in (*self.gone, *self.back)})

    @property
    def is_one_ply_back(self) -> bool:
        """Whether one piece goes back, and whom it had taken stands there again."""
        if len(self.glides) != 1 or self.gone:
            return False
        left = self.glides[0][1]
        return all(spot == left for _, spot in self.back)


def difference(before: Board, after: Board) -> Difference:
    """What differs between two boards, each animal followed to where it is now."""
    were = {piece: spot for spot, piece in enumerate(before) if piece}
    are = {piece: spot for spot, piece in enumerate(after) if piece}
    return Difference(
        tuple(
            (piece, were[piece], spot)
            for piece, spot in are.items()
            if piece in were and were[piece] != spot
        ),
        tuple((piece, spot) for piece, spot in were.items() if piece not in are),
        tuple((piece, spot) for piece, spot in are.items() if piece not in were),
    )


def change_motion(before: JungleState, after: JungleState, pace: Pace) -> Performance:
    """The way from one board to another."""
    if pace.is_off:
        return Rest(after)
    if before.rules != after.rules:
        return Fading(before, after)
    differs = difference(before.board, after.board)
    if not differs.busy:
        return Rest(after)
    if pace.is_reduced:
        return Fading(before, after)
    is_one = len(differs.glides) <= 1
    travel_ms = (UNDO_MS if is_one else MANY_MS) * pace.factor if differs.glides else 0.0
    ends_ms = max(
        travel_ms + poses.UNDO_SETTLES_MS if differs.glides else 0.0,
        poses.POP_WAITS_MS + poses.POP_MS if differs.back else 0.0,
        VANISH_MS,
    )
    frame = partial(_frame, differs, after.rules, travel_ms)
    return Acting(before, after, differs.busy, frame, ends_ms, travel_ms or VANISH_MS)


def refusing_motion(
    state: JungleState, spot: Spot, offset: tuple[float, float], pace: Pace
) -> Performance:
    """The piece on a spot comes home from an offset and shakes its head."""
    piece = state.board[spot]
    is_home = offset == (0, 0)
    if piece is None or pace.is_off or (pace.is_reduced and is_home):
        return Rest(state)
    shown, busy = at_rest(piece, spot, state.rules), frozenset({spot})
    if pace.is_reduced:
        fade_ms = FADE_S * 1000
        fade = partial(_fade_home, shown, offset, fade_ms)
        return Returning(state, state, busy, fade, fade_ms, fade_ms)
    travel_ms = 0.0 if is_home else HOME_MS * pace.factor
    frame = partial(_go_home, shown, offset, travel_ms)
    return Returning(state, state, busy, frame, travel_ms + poses.HEAD_SHAKE_MS, travel_ms)


def _frame(
    differs: Difference, rules: JungleRules, travel_ms: float, time_ms: float, sign: int
) -> Frame:
    layers: list[Layer] = []
    vanishing, appearing = poses.shrink(time_ms, VANISH_MS), poses.pop_up(time_ms)
    for piece, spot in differs.gone:
        layers.append(_held(at_rest(piece, spot, rules), vanishing))
    for piece, spot in differs.back:
        layers.append(_held(at_rest(piece, spot, rules), appearing))
    if differs.is_one_ply_back:
        piece, left, _ = differs.glides[0]
        layers.append(Shown(piece, left, poses.ghost(time_ms), badge=None))
    for piece, start, target in differs.glides:
        layers.append(_glide(piece, start, target, rules, travel_ms, time_ms, sign))
    return Frame(0, tuple(layers))


def _held(rest: Shown, pose: Pose) -> Shown:
    """A piece that fades with its net."""
    return replace(rest, pose=pose, net=rest.net and Net(alpha=pose.alpha))


def _glide(
    piece: Piece,
    start: Spot,
    target: Spot,
    rules: JungleRules,
    travel_ms: float,
    time_ms: float,
    sign: int,
) -> Shown:
    """A piece on its way, seen from where it will stand; nets stay on their squares."""
    across, down = apart(target, start)
    way = (across * sign, down * sign)
    water = WATER[rules.rivers]
    old_net, next_net = is_trapped(piece, start), is_trapped(piece, target)
    t = part(time_ms, 0, travel_ms)
    net = None
    if old_net and t < 0.5:
        net = Net(0.4 * t, 1.0, 1 - 2 * t, *way)
    elif next_net:
        net = Net(0.5 * (1 - t), 1.0, t * t)
    turned = mix(-1.0 if old_net else 1.0, -1.0 if next_net else 1.0, (1 - cos(pi * t)) / 2)
    wet = mix(float(start in water), float(target in water), t)
    pose = poses.glide(time_ms, way, travel_ms)
    return Shown(piece, target, pose, wet, Badge(turned), net)


def _go_home(
    rest: Shown, offset: tuple[float, float], travel_ms: float, time_ms: float, sign: int
) -> Frame:
    pose = poses.go_home(time_ms, offset, travel_ms)
    return Frame(rest.spot, (replace(rest, pose=pose),))


def _fade_home(
    rest: Shown, offset: tuple[float, float], fade_ms: float, time_ms: float, sign: int
) -> Frame:
    t = part(time_ms, 0, fade_ms)
    away = Pose(*offset, lift=0.15, alpha=1 - t)
    return Frame(rest.spot, (replace(rest, pose=Pose(alpha=t)), replace(rest, pose=away, net=None)))
