"""Where marbles lie: the ring, the homes and the bases, from both seats."""

from math import dist, hypot

import pytest

from jungle_pg.core.jackaroo.track import BASE, NODES
from jungle_pg.core.rulebook import BadText
from jungle_pg.games.jackaroo.holes import (
    SPOTS,
    base_spot,
    parse_spot,
    place_of,
    point_of,
    slot_spot,
    spot_name,
    spot_near,
    spot_of,
)
from jungle_pg.games.values import Field
from tests.games.jackaroo.moving import FIELD, FLIPPED
from tests.rows import each_of

KNOWN = {
    "0": (468, 948), "12": (89, 520), "13": (92, 468), "25": (520, 89), "26": (572, 92),
    "38": (951, 520), "39": (948, 572), "51": (520, 951), "7": (165, 765), "33": (875, 275),
    "red.H1": (520, 886), "red.H4": (520, 721), "yellow.H1": (520, 154), "yellow.H4": (520, 319),
    "red.B1": (276, 680), "red.B2": (348, 680), "red.B3": (276, 752), "red.B4": (348, 752),
    "yellow.B1": (692, 288), "yellow.B4": (764, 360),
}  # fmt: skip


@each_of(("name", "point"), KNOWN.items())
def test_a_place_lies_where_the_board_has_its_hole(name: str, point: tuple[int, int]) -> None:
    x, y = point_of(parse_spot(name))
    assert (round(x), round(y)) == point


def test_the_nodes_lie_on_a_ring_at_equal_distances() -> None:
    nodes = [point_of(node) for node in range(NODES)]
    gaps = [dist(nodes[node - 1], nodes[node]) for node in range(NODES)]
    assert max(gaps) - min(gaps) < 1e-6
    assert gaps[0] == pytest.approx(52, abs=0.1)
    assert {round(dist(node, (520, 520)), 6) for node in nodes} == {431}


def test_forward_is_clockwise_on_the_screen() -> None:
    (x, y), (to_x, to_y) = point_of(0), point_of(1)
    assert to_x < x
    assert to_y < y
    assert point_of(13)[0] < 520 < point_of(39)[0]


def test_marbles_never_touch_on_any_two_places() -> None:
    points = [point_of(spot) for spot in SPOTS]
    nearest = min(dist(a, b) for a in points for b in points if a is not b)
    assert nearest > 46


@each_of("spot", SPOTS)
def test_a_name_leads_back_to_its_place(spot: int) -> None:
    assert parse_spot(spot_name(spot)) == spot


@each_of("name", ["", "52", "-1", "red.H5", "red.B0", "blue.H1", "H1", "red.H1 "])
def test_what_is_no_place_is_refused_in_words(name: str) -> None:
    with pytest.raises(BadText, match="a place is"):
        parse_spot(name)


def test_marbles_have_their_own_places_in_the_base_and_share_the_ring() -> None:
    assert {spot_of(seat, marble, BASE) for seat in (0, 1) for marble in range(4)} == set(
        SPOTS[-8:]
    )
    assert spot_of(0, 2, 17) == spot_of(1, 0, 17) == 17
    assert spot_of(1, 3, 52) == slot_spot(1, 0) != slot_spot(0, 0)
    assert spot_of(0, 3, BASE) == base_spot(0, 3)


@each_of("field", [FIELD, FLIPPED, Field(5, 9, 30, 10, 10), Field(0, 0, 205, 10, 10)])
def test_a_click_near_a_place_means_it(field: Field) -> None:
    off = 20 * field.square / 104
    for spot in SPOTS:
        x, y = field.middle(*place_of(spot))
        for across, down in ((0, 0), (off, 0), (-off, off / 2), (0, -off)):
            assert spot_near(x + across, y + down, field) == spot


def test_a_click_on_the_clearing_or_beside_the_board_means_no_place() -> None:
    for x, y in (FIELD.rect.middle, (FIELD.x, FIELD.y), (0, 0)):
        assert spot_near(x, y, FIELD) is None


@each_of("spot", SPOTS)
def test_from_the_other_seat_every_place_is_turned_by_half(spot: int) -> None:
    x, y = FIELD.middle(*place_of(spot))
    to_x, to_y = FLIPPED.middle(*place_of(spot))
    middle = FIELD.rect.middle
    assert hypot(x + to_x - 2 * middle[0], y + to_y - 2 * middle[1]) < 1e-6


@each_of("number", range(4))
def test_each_seat_sees_its_own_home_where_the_other_sees_its_own(number: int) -> None:
    slot, base = slot_spot(1, number), base_spot(1, 3 - number)
    for own, other in ((slot_spot(0, number), slot), (base_spot(0, number), base)):
        seen = FLIPPED.middle(*place_of(other))
        assert seen == pytest.approx(FIELD.middle(*place_of(own)))
