"""Inputs as lines of a crash report: typed letters and dropped files leave no trace."""

from jungle_pg.stage.input.inputs import Composing, Drop, Input, Key, Point, Typing, input_note
from tests.rows import each_of


@each_of(
    ("event", "note"),
    [
        (Typing("Anna"), "Typing"),
        (Composing("ni"), "Composing"),
        (Drop("/home/anna/secret.json"), "Drop"),
        (Key("a"), str(Key("x"))),
        (Key("ä"), str(Key("x"))),
        (Key("7", shift=True, repeat=True), str(Key("x", shift=True, repeat=True))),
        (Key("[7]"), str(Key("x"))),
        (Key("["), str(Key("x"))),
        (Key("q", alt=True), str(Key("x", alt=True))),
        (Key("q", ctrl=True, alt=True), str(Key("x", ctrl=True, alt=True))),
        (Key("a", ctrl=True), str(Key("a", ctrl=True))),
        (Key("enter"), str(Key("enter"))),
        (Point(3.0, 4.0), "Point(x=3.0, y=4.0, held=False, finger=False)"),
    ],
)
def test_nothing_is_left_of_what_is_typed_but_that_it_was(event: Input, note: str) -> None:
    assert input_note(event, is_typing=True) == note


def test_a_key_that_types_nothing_stays() -> None:
    assert input_note(Key("h"), is_typing=False) == str(Key("h"))


def test_text_and_files_are_never_told() -> None:
    for event in (Typing("Anna"), Composing("ni"), Drop("/home/anna/secret.json")):
        assert input_note(event, is_typing=False) == type(event).__name__
