"""Inputs as notes and back; a note that is none is refused."""

import json

import pytest

from jungle_pg.stage.input_notes import BadNote, input_note, input_of
from jungle_pg.stage.inputs import (
    Close,
    Composing,
    Drop,
    Focus,
    Input,
    Key,
    Leave,
    Point,
    Press,
    Release,
    Resize,
    Typing,
    Wheel,
)
from tests.rows import each_of

INPUTS: list[Input] = [
    Press(1.5, 2.0),
    Press(1.0, 2.0, 3, 2),
    Release(-1.0, 0.25),
    Point(0.1, 1e5, held=True),
    Leave(),
    Wheel(1.0, 2.0, up=-0.5),
    Wheel(1.0, 2.0, up=1.0, right=0.5),
    Key("enter"),
    Key("z", ctrl=True, repeat=True),
    Typing("xx"),
    Composing(""),
    Drop("0"),
    Focus(gained=False),
    Resize(800, 600),
    Close(),
]


@each_of("event", INPUTS, ids=str)
def test_every_input_comes_back_as_it_was(event: Input) -> None:
    assert input_of(json.loads(json.dumps(input_note(event)))) == event


def test_what_is_as_usual_is_left_out() -> None:
    assert input_note(Key("enter")) == ["Key", "enter"]


@each_of(
    "note",
    [
        None,
        [],
        ["Explosion"],
        [["Key"]],
        ["Key"],
        ["Key", 7],
        ["Key", "a", 1],
        ["Key", "a", False, False, False, False, False],
        ["Point", "1", 2],
        ["Point", True, 2],
        ["Point", 1e300, 2],
        ["Resize", 1.5, 2],
        ["Typing", "x" * 20_000],
        {"Key": "a"},
    ],
)
def test_what_is_no_input_is_refused(note: object) -> None:
    with pytest.raises(BadNote):
        input_of(note)
