"""Motions need nothing but pieces on spots: marbles on a ring move like pieces on squares."""

from math import cos, hypot, pi, sin
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.games import moving
from jungle_pg.games.grid_look import GridLook
from jungle_pg.games.moving.changing import changing, refusing
from jungle_pg.games.moving.shown import Shown
from jungle_pg.games.pose import whole
from jungle_pg.games.values import Appearance, Field, Motion, Pace
from jungle_pg.stage.ops import DrawList, Sprite
from tests.games.moving import APPEARANCE, NORMAL, OFF, REDUCED, moments
from tests.ui.looking import find

PLACES = 12
FIELD = Field(0, 0, 100, 5, 5)
Ring = tuple[str | None, ...]
rings = st.tuples(*[st.sampled_from(["red", "blue", None, None])] * PLACES)


class RingLook(GridLook[None, Ring, None, None, str, Shown[str]]):
    """Marbles of a colour are all alike, and places lie between the squares."""

    def rules_of(self, state: Ring) -> None:
        return None

    def board(self, state: Ring) -> Ring:
        return state

    def spot_count(self) -> int:
        return PLACES

    def at(self, spot: int) -> tuple[float, float]:
        angle = 2 * pi * spot / PLACES
        return 2 + 2 * cos(angle), 2 + 2 * sin(angle)

    def resting(self, piece: str, spot: int, state: Ring) -> Shown[str]:
        return Shown(piece, spot)

    def shadow_of(self, shown: Shown[str], field: Field) -> DrawList:
        return ()

    def body_of(
        self, shown: Shown[str], rules: None, field: Field, appearance: Appearance
    ) -> DrawList:
        x, y = field.middle(*self.at(shown.spot))
        at = (x + shown.pose.x * field.square, y + shown.pose.y * field.square)
        return (Sprite(f"marks/chip_{shown.piece}", *at, 40, 40, alpha=whole(shown.pose.alpha)),)


LOOK = RingLook()


def ring(**colours: str) -> Ring:
    """Marbles by their places, like `p3="red"`."""
    return tuple(colours.get(f"p{place}") for place in range(PLACES))


@given(before=rings, after=rings, pace=st.sampled_from([NORMAL, REDUCED, OFF]))
def test_any_ring_becomes_any_other(before: Ring, after: Ring, pace: Pace) -> None:
    motion: Motion = changing(LOOK, before, after, pace)
    if motion.ends_s:
        assert motion.draw(0.0, FIELD, APPEARANCE) == LOOK.standing(before, FIELD, APPEARANCE, ())
    assert motion.draw(motion.ends_s, FIELD, APPEARANCE) == LOOK.standing(
        after, FIELD, APPEARANCE, ()
    )


def test_a_marble_goes_to_the_nearest_place_of_its_colour() -> None:
    motion = changing(LOOK, ring(p0="red", p6="red"), ring(p1="red", p7="red"), NORMAL)
    longest = 2 * 2 * sin(pi / PLACES) * FIELD.square
    for time_s in moments(motion):
        marbles = find(motion.draw(time_s, FIELD, APPEARANCE), Sprite)
        for start in (0, 6):
            x, y = FIELD.middle(*LOOK.at(start))
            assert min(hypot(op.x - x, op.y - y) for op in marbles) <= longest + 1


def test_a_refused_marble_comes_home() -> None:
    state = ring(p3="blue")
    motion = refusing(LOOK, state, 3, (1.0, 0.0), NORMAL)
    (first,) = find(motion.draw(0.0, FIELD, APPEARANCE), Sprite)
    (last,) = find(motion.draw(motion.ends_s, FIELD, APPEARANCE), Sprite)
    assert first.x - last.x == pytest.approx(FIELD.square)


def test_what_moves_in_every_game_knows_no_particular_one() -> None:
    for path in Path(moving.__path__[0]).glob("*.py"):
        text = path.read_text(encoding="utf-8")
        for game in ("jungle", "xiangqi"):
            assert f"jungle_pg.core.{game}" not in text, path.name
            assert f"jungle_pg.games.{game}" not in text, path.name
