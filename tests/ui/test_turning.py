"""Half turns: everything goes to the opposite place and stands on its head."""

import pytest

from jungle_pg.stage.ops import Box, Disc, Drawing, DrawList, Group, Sprite, Text
from jungle_pg.ui.svg import picture, rect
from jungle_pg.ui.upside_down import half_turned, turned_svg

SVG = picture(40, 20, rect(0, 0, 10, 20, 2, "#FF0000"))
OPS: DrawList = (
    Sprite("pieces/r_lion", 30, 40, 20, 10, angle=12, stretch_x=0.5, alpha=99),
    Text("rat", 10, 90, 14, "#000000", "right", "#FFFFFF"),
    Disc(70, 20, 5, "#000000"),
    Box(0, 10, 30, 40, "#000000", 50),
    Drawing(SVG, 10, 20, 40, 20),
)


def test_everything_lies_opposite_its_place() -> None:
    sprite, text, disc, box, drawing = half_turned(OPS, 50, 50)
    assert isinstance(sprite, Sprite)
    assert (sprite.x, sprite.y, sprite.angle, sprite.alpha) == (70, 60, 192, 99)
    assert isinstance(text, Text)
    assert (text.x, text.y, text.align, text.upside_down) == (90, 10, "right", True)
    assert isinstance(disc, Disc)
    assert (disc.x, disc.y) == (30, 80)
    assert isinstance(box, Box)
    assert (box.x, box.y, box.w, box.h) == (70, 50, 30, 40)
    assert isinstance(drawing, Drawing)
    assert (drawing.x, drawing.y, drawing.w, drawing.h) == (50, 60, 40, 20)


def test_two_half_turns_put_everything_back() -> None:
    again = half_turned(half_turned(OPS[1:4], 33, 44), 33, 44)
    assert again == OPS[1:4]


def test_a_drawing_is_one_picture_around_the_same_shapes() -> None:
    turned = turned_svg(SVG)
    assert turned.startswith(SVG.split(">")[0])
    assert turned.count("</svg>") == 1
    assert 'translate(40 20) scale(-1 -1)"><rect' in turned


def test_what_holds_others_cannot_be_turned() -> None:
    with pytest.raises(TypeError, match="Group cannot be turned"):
        half_turned((Group("g", ()),), 0, 0)
