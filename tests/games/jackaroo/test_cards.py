"""Cards and hands: every face at every size, fans that stay in their room."""

import io
from math import cos, radians, sin
from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.core.jackaroo.cards import BACK, CARDS
from jungle_pg.games.jackaroo.hand.cards import (
    CardPose,
    card_ops,
    card_sprite,
    small_sprite,
)
from jungle_pg.games.jackaroo.hand.fan import Fan, Held, between, fan_ops, hidden, plain
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList, Sprite
from tests.rows import each_of
from tests.ui.looking import find

SPRITES = Path(__file__).parents[3] / "assets/sprites"
ROOMS = [
    Rect(1340, 650, 580, 400),
    Rect(10, 20, 300, 120),
    Rect(0, 0, 90, 70),
    Rect(0, 0, 1200, 900),
]
HANGING = [False, True]


def held(count: int, raised: float = 0.0) -> tuple[Held, ...]:
    """Cards with everything that can be shown of them."""
    return tuple(Held(card, False, ("capture", "home"), True, raised) for card in CARDS[:count])


def corners(op: Sprite) -> list[tuple[float, float]]:
    """The corners of a picture after it was turned."""
    c, s = cos(radians(op.angle)), sin(radians(op.angle))
    half = [
        (x * op.w * op.stretch_x / 2, y * op.h * op.stretch_y / 2) for x in (-1, 1) for y in (-1, 1)
    ]
    return [(op.x + x * c + y * s, op.y + y * c - x * s) for x, y in half]


def leaves(ops: DrawList, room: Rect) -> list[Sprite]:
    """Pictures that are not wholly in a room, but for the rounding of their sizes."""
    return [
        op
        for op in find(ops, Sprite)
        if any(
            not (room.x - 1.5 <= x <= room.right + 1.5 and room.y - 1.5 <= y <= room.bottom + 1.5)
            for x, y in corners(op)
        )
    ]


@each_of("card", [*CARDS, BACK])
def test_every_card_can_be_drawn_small_and_large(card: str) -> None:
    for name, size in (
        (card_sprite(card), (15, 21)),
        (card_sprite(card), (362, 518)),
        (small_sprite(card), (26, 18)),
        (small_sprite(card), (128, 90)),
    ):
        svg = (SPRITES / f"{name}.svg").read_bytes()
        drawn = pygame.image.load_sized_svg(io.BytesIO(svg), size).get_bounding_rect()
        assert drawn.w > size[0] * 0.8
        assert drawn.h > size[1] * 0.8


def test_all_faces_differ() -> None:
    for sprite in (card_sprite, small_sprite):
        assert (
            len({(SPRITES / f"{sprite(card)}.svg").read_bytes() for card in (*CARDS, BACK)}) == 53
        )


def test_what_is_shown_of_a_card_lies_over_and_under_it_in_order() -> None:
    pose = CardPose(100, 100, 150, angle=8)
    ops = card_ops("7D", pose, is_dim=True, is_chosen=True, tags=("capture", "home"))
    names = [op.name.removeprefix("jackaroo/") for op in find(ops, Sprite)]
    assert names == ["chosen", "card_7D", "card_dim", "would_capture", "would_home"]
    assert {op.angle for op in find(ops, Sprite)} == {8}


def test_a_card_seen_edge_on_is_not_drawn() -> None:
    assert card_ops("7D", CardPose(100, 100, 150, wide=0.0)) == ()


@each_of("hangs", HANGING)
@each_of("room", ROOMS)
@each_of("count", range(1, 11))
def test_a_hand_never_leaves_its_room(count: int, room: Rect, hangs: bool) -> None:
    fan = Fan(room, hangs)
    for raised in (0.0, 0.5, 1.0) if not hangs else (0.0,):
        hand = hidden(count) if hangs else held(count, raised)
        assert leaves(fan_ops(fan, hand), room) == []


@each_of("hangs", HANGING)
@each_of("room", ROOMS)
def test_cards_are_of_one_size_however_many_there_are(room: Rect, hangs: bool) -> None:
    fan = Fan(room, hangs)
    widths = {pose.width for count in range(1, 11) for pose in fan.places(hidden(count))}
    assert len(widths) == 1
    assert min(widths) > min(room.w / 5, room.h / 2.6)


@each_of("count", range(1, 11))
def test_a_hand_lies_evenly_around_the_middle_of_its_room(count: int) -> None:
    room = ROOMS[0]
    places = Fan(room).places(hidden(count))
    for left, right in zip(places, reversed(places), strict=True):
        assert left.x + right.x == pytest.approx(2 * room.middle[0])
        assert left.angle == pytest.approx(-right.angle)
        assert left.y == pytest.approx(right.y)
    assert [pose.x for pose in places] == sorted(pose.x for pose in places)


def test_a_hand_looks_as_it_was_drawn_up() -> None:
    fan = Fan(ROOMS[0])
    w, places = fan.width, fan.places(hidden(5))
    assert [round(pose.angle) for pose in places] == [10, 5, 0, -5, -10]
    assert places[1].x - places[0].x == pytest.approx(w * 88 / 172)
    assert places[0].y - places[2].y == pytest.approx(w * 20 / 172)


def test_a_hanging_hand_bends_the_other_way() -> None:
    places = Fan(ROOMS[0], hangs=True).places(hidden(5))
    assert places[0].angle < 0 < places[4].angle
    assert places[0].y < places[2].y


def test_a_chosen_card_comes_out_along_its_own_axis() -> None:
    fan = Fan(ROOMS[0])
    for index in range(5):
        lying, raised = fan.place(index, 5), fan.place(index, 5, 1.0)
        dx, dy = raised.x - lying.x, raised.y - lying.y
        assert (dx**2 + dy**2) ** 0.5 == pytest.approx(fan.width * 66 / 172)
        assert dy < 0
        assert dx * -lying.angle >= 0


@each_of("count", range(1, 11))
def test_every_card_of_a_hand_can_be_hit(count: int) -> None:
    fan, hand = Fan(ROOMS[0]), plain(CARDS[:count])
    for index, pose in enumerate(fan.places(hand)):
        x, y = pose.at(-0.46, 0.2)
        assert fan.card_at(x, y, hand) == index


def test_a_point_over_two_cards_means_the_upper_one() -> None:
    fan, hand = Fan(ROOMS[0]), plain(CARDS[:2])
    first, second = fan.places(hand)
    x, y = second.at(-0.3, 0)
    assert first.holds(x, y)
    assert fan.card_at(x, y, hand) == 1


def test_a_raised_card_is_hit_where_it_is_seen() -> None:
    fan = Fan(ROOMS[0])
    raised = tuple(Held(card, raised=float(place == 1)) for place, card in enumerate(CARDS[:3]))
    x, y = fan.place(1, 3, 1.0).at(0, -0.7)
    assert fan.card_at(x, y, raised) == 1
    assert fan.card_at(x, y, plain(CARDS[:3])) is None


def test_beside_a_hand_there_is_no_card() -> None:
    assert Fan(ROOMS[0]).card_at(0, 0, hidden(5)) is None
    assert Fan(ROOMS[0]).card_at(*ROOMS[0].middle, ()) is None


numbers = st.floats(-500, 500)
poses = st.builds(
    CardPose, numbers, numbers, st.floats(20, 300), st.floats(-30, 30), size=st.floats(0.5, 2)
)


@given(start=poses, end=poses)
def test_a_way_between_two_places_begins_and_ends_there(start: CardPose, end: CardPose) -> None:
    for t, there in ((0.0, start), (1e-9, start), (1.0, end)):
        pose = between(start, end, t)
        assert (pose.x, pose.y) == pytest.approx((there.x, there.y), abs=1e-3)
        assert pose.angle == pytest.approx(there.angle, abs=1e-3)
        assert pose.width * pose.size == pytest.approx(there.width * there.size, abs=1e-3)
