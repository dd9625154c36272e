"""Keys as pictures: as wide as what is printed on them, joined by a plus."""

from itertools import pairwise

import pytest

from jungle_pg.stage.input.shortcuts import ARROWS
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Drawing, Sprite, Text
from jungle_pg.stage.theme import DAY, NIGHT, Theme
from jungle_pg.ui.controls.key_cap import (
    HEIGHT,
    cap_ops,
    cap_width,
    chord_ops,
    chord_width,
    key_cap,
)
from tests.rows import each_of
from tests.ui.looking import find, view
from tests.ui.test_skins import assert_can_be_drawn


@each_of("theme", [DAY, NIGHT], ids=lambda theme: theme.name)
@each_of("size", [(46, 46), (120.5, 46), (31, 31)])
def test_a_key_can_be_drawn(size: tuple[float, float], theme: Theme) -> None:
    assert_can_be_drawn(key_cap(*size, theme.face("plain")))


def test_a_letter_stands_on_a_square_and_a_word_gets_more_room() -> None:
    look = view()
    assert cap_width(look, "Z") == HEIGHT
    assert cap_width(look, "Page Down") > look.text_width("Page Down", 19)


@each_of("arrow", ARROWS)
def test_an_arrow_key_shows_an_arrow(arrow: str) -> None:
    ops = cap_ops(view(), Rect(0, 0, HEIGHT, HEIGHT), arrow)
    assert find(ops, Text) == []
    assert [sprite.name for sprite in find(ops, Sprite)] == [f"icons/{arrow}"]


def test_keys_held_together_stand_side_by_side_with_a_plus_between_them() -> None:
    look = view()
    names = ("Ctrl", "Shift", "Z")
    wide = chord_width(look, names)
    ops = chord_ops(look, Rect(100, 50, wide, HEIGHT), names)
    keys = find(ops, Drawing)
    assert len(keys) == 3
    assert keys[0].x == 100
    assert keys[-1].x + keys[-1].w == pytest.approx(100 + wide, abs=1)
    assert all(one.x + one.w < other.x for one, other in pairwise(keys))
    assert [text.text for text in find(ops, Text)] == ["Ctrl", "+", "Shift", "+", "Z"]
