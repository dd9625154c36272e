"""Upside down on the screen: pixel for pixel what an upright picture is from the other side."""

import pytest
from pygame import Rect, Surface, image, transform

from jungle_pg.shell.painter.painter import Painter
from jungle_pg.stage.ops import Box, DrawList, Text
from jungle_pg.ui.plates.plate import PlateContent, player_ops
from jungle_pg.ui.upside_down import half_turned
from tests.ui.looking import view

SIZE = (320, 240)
MIDDLE = (160, 120)
GRASS = Box(0, 0, *SIZE, "#557733")


def painted(painter: Painter, screen: Surface, *ops: object) -> Surface:
    painter.show((GRASS, *ops))  # type: ignore[arg-type]
    return screen.copy()


def upended(surface: Surface) -> Surface:
    return transform.flip(surface, True, True)


@pytest.mark.parametrize("align", ["left", "centre", "right"])
@pytest.mark.parametrize("shadow", [None, "#2A1B12"])
@pytest.mark.parametrize("words", ["Lion takes rat", "狮吃鼠 A3"])
def test_a_text_is_read_from_the_other_side(
    align: str, shadow: str | None, words: str, screen: Surface, painter: Painter
) -> None:
    text = Text(words, 140, 80, 23, "#FFFFFF", align, shadow)
    upright = painted(painter, screen, text)
    turned = painted(painter, screen, *half_turned((text,), *MIDDLE))
    # A place between two pixels may be rounded either way.
    shifts = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)]
    inner = Rect(4, 4, SIZE[0] - 8, SIZE[1] - 8)
    wanted = image.tobytes(upended(upright).subsurface(inner), "RGB")
    found = [image.tobytes(turned.subsurface(inner.move(shift)), "RGB") for shift in shifts]
    assert wanted in found
    assert image.tobytes(upright, "RGB") != image.tobytes(turned, "RGB")


def test_a_plate_looks_to_who_sits_opposite_as_it_does_upright(
    screen: Surface, painter: Painter
) -> None:
    look = PlateContent("blue", "Tiger", "Blue", "pieces/b_tiger", clock="0:30", clock_part=0.5)
    place = view(*SIZE, zoom=0.5).window.centred(280, 100)
    ops: DrawList = player_ops(view(*SIZE, zoom=0.5), place, look)
    upright = painted(painter, screen, *ops)
    turned = upended(painted(painter, screen, *half_turned(ops, *MIDDLE)))
    far = sum(
        max(abs(a - b) for a, b in zip(upright.get_at(at)[:3], turned.get_at(at)[:3], strict=True))
        > 60
        for at in ((x, y) for x in range(0, SIZE[0], 2) for y in range(0, SIZE[1], 2))
    )
    # Edges may fall a pixel beside where they were.
    assert far < 0.04 * (SIZE[0] / 2) * (SIZE[1] / 2)
