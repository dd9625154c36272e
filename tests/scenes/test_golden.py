"""What six screens draw is recorded, and nothing of it changes unnoticed."""

from dataclasses import fields, replace
from functools import cache
from itertools import islice
from typing import Any

import pytest

from jungle_pg.scenes.gallery import GALLERY
from jungle_pg.stage.ops import Box, Disc, Drawing, Group, Op, Scenery, Slab, Sprite, Text
from tests.rows import each_of
from tools.golden import (
    COMMAND,
    FOLDER,
    GOLDEN,
    SHOWN_LINES,
    difference,
    every_screen,
    lines_of,
    screens,
)

OPS = (
    Sprite("pieces/rat", 10.4, 20.6, 30, 30, angle=-12.34, stretch_y=0.5, flip=True, alpha=9),
    Sprite("icons/undo", 1, 2, 3, 4, recolour=(("#111111", "#222222"),), grey=True),
    Drawing("<svg/>", 0, 0, 5, 6),
    Slab("<svg/>", 8, 9, 3, "#FFFFFF", 0, 0, 50, 60),
    Box(0, 0, 7, 8, "#000000", alpha=128),
    Text("To be read", 1, 2, 20, "#333333", "centre", shadow="#444444"),
    Disc(5, 6, 1.25, "#555555"),
)
INSIDE = (Box(0, 0, 9, 9, "#000000"),)
MORE_OPS = (Scenery(INSIDE, 0, 0, 9, 9, "#111111"), Group("inside", INSIDE, clip=(0, 0, 9, 9)))
drawn_now = cache(screens)


def test_the_golden_screens_are_drawn_as_they_were_recorded() -> None:
    recorded = {path.stem: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.txt")}
    assert recorded.keys() == set(GOLDEN), f"write them anew: {COMMAND}"
    drawn = drawn_now()
    told = [difference(name, recorded[name], drawn[name]) for name in GOLDEN]
    if any(told):
        pytest.fail("\n".join(filter(None, told)), pytrace=False)


@pytest.mark.slow
def test_every_screen_of_every_game_can_be_recorded() -> None:
    names = [name for name, text in islice(every_screen(), len(GALLERY)) if text]
    assert [name.split("/")[1] for name in names] == list(GALLERY)


def test_drawing_twice_gives_the_same_lines() -> None:
    assert screens() == drawn_now()


def test_each_kind_of_op_is_one_line() -> None:
    assert lines_of(OPS) == [
        "sprite pieces/rat 10,21 30x30 turn -12.3 stretch 1x0.5 flip alpha 9",
        "sprite icons/undo 1,2 3x4 #111111>#222222 grey",
        "drawing d4dc5666 0,0 5x6",
        "slab d4dc5666 from 8x9/3 0,0 50x60 #FFFFFF",
        "box 0,0 7x8 #000000 alpha 128",
        'text "To be read" 1,2 centre 20 #333333 shadow #444444',
        "disc 5,6 r 1.2 #555555",
    ]


@each_of("op", [*OPS, *MORE_OPS], ids=lambda op: type(op).__name__)
def test_whatever_is_changed_about_an_op_is_told(op: Op) -> None:
    for each in fields(op):
        if each.name == "alpha" and isinstance(op, Group):
            op = replace(op, bake=True)
        other = replace(op, **{each.name: another(getattr(op, each.name))})
        assert lines_of((other,)) != lines_of((op,)), each.name


def another(value: Any) -> Any:
    """Something else of the same kind."""
    match value:
        case bool():
            return not value
        case int() | float():
            return value + 7
        case str():
            return f"{value}7"
        case (int(), *rest):
            return (value[0] + 7, *rest)
        case (Box() as box, *rest):
            return (replace(box, w=box.w + 7), *rest)
        case () | ((str(), str()), *_):
            return (*value, ("#777777", "#888888"))
        case None:
            return "#777777"
    raise AssertionError(f"{value!r} is of a new kind")


def test_what_a_group_holds_is_indented_below_it_and_an_empty_one_is_not_told() -> None:
    inner = Group("inner", (Box(1, 2, 3, 4, "#000000"),), clip=(0, 0, 9, 9))
    assert lines_of((Group("outer", (inner, Group("nothing", ())), 5, -6),)) == [
        "group outer moved 5,-6",
        "  group inner clip 0,0 9x9",
        "    box 1,2 3x4 #000000",
    ]


def test_a_painting_is_one_line_that_differs_when_anything_in_it_does() -> None:
    def line(x: float) -> str:
        inside = (Sprite("leaf", x, 0, 9, 9), Sprite("leaf", 5, 0, 9, 9), Disc(0, 0, 1, "#000000"))
        painting = Group("ground", (Group("leaves", inside),), bake=True)
        (told,) = lines_of((Scenery((painting,), 0, 0, 10, 10, "#111111"),))
        return told

    assert line(1).startswith("scenery 0,0 10x10 #111111 ")
    assert line(1).endswith(" of disc, 2 leaf")
    assert line(1) == line(1.2) != line(2)


def test_a_difference_is_short_and_names_the_command() -> None:
    old = "".join(f"line {number}\n" for number in range(500))
    told = difference("title", old, old.replace("line 250\n", "another line\n")).splitlines()
    assert told[0] == "title is drawn otherwise:"
    assert [line for line in told[3:] if line[0] in "+-"] == ["-line 250", "+another line"]
    assert told[-1] == f"If that is meant: {COMMAND}"
    assert len(told) < 10
    assert len(difference("title", old, "").splitlines()) <= SHOWN_LINES + 3
