from dataclasses import FrozenInstanceError, fields
from typing import get_args

import pytest

from jungle_pg.stage.ops import Box, Disc, Drawing, Group, Op, Scenery, Slab, Sprite, Text
from tests.rows import each_of

SAMPLES: list[Op] = [
    Sprite("icons/undo", 10, 10, 24, 24, recolour=(("#FFF4DC", "#000000"),)),
    Drawing("<svg/>", 0, 0, 10, 10),
    Slab("<svg/>", 8, 8, 3, "#FFFFFF", 0, 0, 10, 10),
    Box(0, 0, 10, 10, "#FFFFFF"),
    Text("rat", 0, 0, 20, "#2B2A33"),
    Disc(5, 5, 3, "#FFFFFF"),
    Scenery((Box(0, 0, 10, 10, "#FFFFFF"),), 0, 0, 10, 10, "#FFFFFF"),
    Group("all", (Box(0, 0, 10, 10, "#FFFFFF"),), 5, 5, clip=(0, 0, 8, 8)),
]


def test_there_is_a_sample_of_every_kind() -> None:
    assert {type(op) for op in SAMPLES} == set(get_args(Op))


@each_of("op", SAMPLES, ids=lambda op: type(op).__name__)
def test_an_op_is_a_value(op: Op) -> None:
    again = type(op)(*(getattr(op, field.name) for field in fields(op)))
    assert again == op
    assert hash(again) == hash(op)
    with pytest.raises(FrozenInstanceError):
        setattr(op, fields(op)[0].name, None)


def test_ops_of_different_kinds_are_never_equal() -> None:
    assert len(set(SAMPLES)) == len(SAMPLES)
    one: Op = Disc(1, 2, 3, "#FFFFFF", 4)
    other: Op = Text("#FFFFFF", 1, 2, 3, "#FFFFFF")
    assert one != other


def test_an_op_alone_is_opaque_upright_and_in_its_own_colours() -> None:
    sprite = Sprite("icons/undo", 10, 10, 24, 24)
    assert (sprite.angle, sprite.stretch_x, sprite.stretch_y) == (0, 1, 1)
    assert (sprite.alpha, sprite.flip, sprite.recolour, sprite.grey) == (255, False, (), False)
    group = Group("all", ())
    assert (group.dx, group.dy, group.alpha, group.clip, group.bake) == (0, 0, 255, None, False)
