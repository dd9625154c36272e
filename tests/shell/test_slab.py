"""Slabs: boards of any size drawn out of one small picture."""

from pygame import Color, Surface

from jungle_pg.shell.painter.painter import Painter
from jungle_pg.stage.ops import Slab
from tests.shell.random_lists import background


def test_a_slab_has_its_corners_its_edges_and_a_plain_middle(
    screen: Surface, painter: Painter
) -> None:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="30">'
        '<rect width="30" height="30" fill="#FF0000"/>'
        '<rect width="10" height="10" fill="#0000FF"/></svg>'
    )
    painter.show((background(), Slab(svg, 30, 30, 10, "#00FF00", 20, 20, 200, 100)))
    assert screen.get_at((25, 25)) == Color(0, 0, 255)
    for edge in ((215, 25), (120, 25), (120, 115), (25, 70), (215, 70)):
        assert screen.get_at(edge) == Color(255, 0, 0)
    assert screen.get_at((120, 70)) == Color(0, 255, 0)


def test_a_slab_without_room_for_a_middle_is_still_drawn(screen: Surface, painter: Painter) -> None:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="30">'
        '<rect width="30" height="30" fill="#FF0000"/></svg>'
    )
    painter.show((background(), Slab(svg, 30, 30, 14, "#00FF00", 20, 20, 24, 90)))
    red, green, blue, _ = screen.get_at((32, 60))
    assert red > 250
    assert green == blue == 0


def test_a_frame_has_nothing_in_its_middle_and_hides_nothing(
    screen: Surface, painter: Painter
) -> None:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="31" height="31">'
        '<rect x="4" y="4" width="23" height="23" fill="none" stroke="#FF0000" '
        'stroke-width="8"/></svg>'
    )
    painter.show((background(), Slab(svg, 31, 31, 15, None, 10, 10, 300, 200)))
    for edge in ((12, 110), (307, 110), (160, 12), (160, 207), (12, 12)):
        assert screen.get_at(edge) == Color("#FF0000"), edge
    for middle in ((30, 30), (160, 110), (290, 190)):
        assert screen.get_at(middle) == Color(background().fill), middle
