"""Motions need nothing but a crew: marbles on a ring move like pieces on squares."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import cos, hypot, pi, sin
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.games import moving
from jungle_pg.games.base import Appearance, Field, Mark, Motion, Pace
from jungle_pg.games.moving.changing import changing, refusing
from jungle_pg.games.moving.piece_painter import Glide
from jungle_pg.games.pose import STILL, Pose, whole
from jungle_pg.stage.ops import DrawList, Sprite
from tests.games.moving import APPEARANCE, NORMAL, OFF, REDUCED, moments
from tests.ui.looking import find

PLACES = 12
FIELD = Field(0, 0, 100, 5, 5)
Ring = tuple[str | None, ...]
rings = st.tuples(*[st.sampled_from(["red", "blue", None, None])] * PLACES)


@dataclass(frozen=True)
class Marble:
    colour: str
    place: int
    pose: Pose = STILL


class RingPiecePainter:
    """Marbles of a colour are all alike, and places lie between the squares."""

    def board(self, state: Ring) -> Ring:
        return state

    def place_of(self, place: int) -> tuple[float, float]:
        angle = 2 * pi * place / PLACES
        return 2 + 2 * cos(angle), 2 + 2 * sin(angle)

    def places(self, field: Field) -> Sequence[int]:
        return range(PLACES)

    def are_alike(self, before: Ring, after: Ring) -> bool:
        return True

    def resting(self, piece: str, place: int, state: Ring) -> Marble:
        return Marble(piece, place)

    def posed(self, rest: Marble, pose: Pose, worn: float = 1.0) -> Marble:
        return replace(rest, pose=pose)

    def ghost(self, rest: Marble, pose: Pose) -> Marble:
        return replace(rest, pose=pose)

    def gliding(self, glide: Glide[str], state: Ring, pose: Pose) -> Marble:
        return Marble(glide.piece, glide.target, pose)

    def shadow_of(self, shown: Marble, field: Field) -> DrawList:
        return ()

    def whole_of(
        self, shown: Marble, state: Ring, field: Field, appearance: Appearance
    ) -> DrawList:
        x, y = field.middle(*self.place_of(shown.place))
        at = (x + shown.pose.x * field.square, y + shown.pose.y * field.square)
        return (Sprite(f"marks/chip_{shown.colour}", *at, 40, 40, alpha=whole(shown.pose.alpha)),)

    def piece_at(self, state: Ring, place: int, field: Field, appearance: Appearance) -> DrawList:
        colour = state[place]
        return (
            () if colour is None else self.whole_of(Marble(colour, place), state, field, appearance)
        )

    def low_marks(self, marks: Sequence[Mark], field: Field) -> DrawList:
        return ()

    def high_marks(
        self, marks: Sequence[Mark], field: Field, state: Ring, appearance: Appearance
    ) -> DrawList:
        return ()

    def standing(
        self, state: Ring, field: Field, appearance: Appearance, marks: Sequence[Mark]
    ) -> DrawList:
        return tuple(
            op
            for place in self.places(field)
            for op in self.piece_at(state, place, field, appearance)
        )


PAINTER = RingPiecePainter()


def ring(**colours: str) -> Ring:
    """Marbles by their places, like `p3="red"`."""
    return tuple(colours.get(f"p{place}") for place in range(PLACES))


@given(before=rings, after=rings, pace=st.sampled_from([NORMAL, REDUCED, OFF]))
def test_any_ring_becomes_any_other(before: Ring, after: Ring, pace: Pace) -> None:
    motion: Motion = changing(PAINTER, before, after, pace)
    if motion.ends_s:
        assert motion.draw(0.0, FIELD, APPEARANCE) == PAINTER.standing(
            before, FIELD, APPEARANCE, ()
        )
    assert motion.draw(motion.ends_s, FIELD, APPEARANCE) == PAINTER.standing(
        after, FIELD, APPEARANCE, ()
    )


def test_a_marble_goes_to_the_nearest_place_of_its_colour() -> None:
    motion = changing(PAINTER, ring(p0="red", p6="red"), ring(p1="red", p7="red"), NORMAL)
    longest = 2 * 2 * sin(pi / PLACES) * FIELD.square
    for time_s in moments(motion):
        marbles = find(motion.draw(time_s, FIELD, APPEARANCE), Sprite)
        for start in (0, 6):
            x, y = FIELD.middle(*PAINTER.place_of(start))
            assert min(hypot(op.x - x, op.y - y) for op in marbles) <= longest + 1


def test_a_refused_marble_comes_home() -> None:
    state = ring(p3="blue")
    motion = refusing(PAINTER, state, 3, (1.0, 0.0), NORMAL)
    (first,) = find(motion.draw(0.0, FIELD, APPEARANCE), Sprite)
    (last,) = find(motion.draw(motion.ends_s, FIELD, APPEARANCE), Sprite)
    assert first.x - last.x == pytest.approx(FIELD.square)


def test_what_moves_in_every_game_knows_no_particular_one() -> None:
    for path in Path(moving.__path__[0]).glob("*.py"):
        text = path.read_text(encoding="utf-8")
        for game in ("jungle", "xiangqi"):
            assert f"jungle_pg.core.{game}" not in text, path.name
            assert f"jungle_pg.games.{game}" not in text, path.name
