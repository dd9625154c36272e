"""Arrows: where they begin and end, how far they stand out, and that nothing of them is cut off."""

from math import dist

import pytest

from jungle_pg.stage.theme import GOLD, INK
from jungle_pg.ui.arrows import arc, arrow, point_on, shortened, summit
from tests.rows import each_of

START, END = (100.0, 200.0), (400.0, 200.0)


def test_a_way_leads_from_its_start_to_its_end() -> None:
    for bulge in (0.0, 60.0, -60.0):
        way = arc(START, END, bulge)
        assert point_on(way, 0.0) == START
        assert point_on(way, 1.0) == END


@each_of("bulge", [0.0, 60.0, -60.0])
def test_the_middle_of_an_arc_stands_out_to_the_left_of_it(bulge: float) -> None:
    assert summit(arc(START, END, bulge)) == pytest.approx((250, 200 - bulge))
    assert summit(arc(END, START, bulge)) == pytest.approx((250, 200 + bulge))


@each_of("bulge", [0.0, 80.0])
def test_a_shortened_way_keeps_away_from_both_ends(bulge: float) -> None:
    way = arc(START, END, bulge)
    rest = shortened(way, 40, 25)
    assert 40 <= dist(rest[0], START) < 52
    assert 25 <= dist(rest[3], END) < 37
    assert dist(summit(rest), summit(way)) < 20


def test_a_way_too_short_to_be_shortened_stays_as_it_is() -> None:
    way = arc(START, (130.0, 200.0))
    assert shortened(way, 20, 20) == way


@each_of("end", [END, (100.0, 20.0), (100.0, 205.0), START])
@each_of("bulge", [0.0, 90.0])
def test_the_picture_of_an_arrow_holds_all_of_it(end: tuple[float, float], bulge: float) -> None:
    width = 8.0
    way = arc(START, end, bulge)
    drawn = arrow(way, width, GOLD)
    for step in range(21):
        x, y = point_on(way, step / 20)
        assert drawn.x + width <= x <= drawn.x + drawn.w - width
        assert drawn.y + width <= y <= drawn.y + drawn.h - width
    assert GOLD in drawn.svg
    assert INK in drawn.svg


def test_an_arrow_may_have_no_head() -> None:
    way = arc(START, END)
    assert arrow(way, 8, GOLD).svg.count("<path") == 4
    assert arrow(way, 8, GOLD, has_head=False).svg.count("<path") == 2


def test_equal_arrows_elsewhere_share_one_picture() -> None:
    moved = arc((START[0] + 50, START[1] - 20), (END[0] + 50, END[1] - 20), 30)
    assert arrow(moved, 8, GOLD).svg == arrow(arc(START, END, 30), 8, GOLD).svg
