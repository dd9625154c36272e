"""The keys as values: told as they are printed, each with one meaning where it counts."""

import pytest

from jungle_pg.scenes.gallery import GALLERY
from jungle_pg.stage.input.inputs import Key
from jungle_pg.stage.input.shortcuts import (
    BUTTONS,
    EVERYWHERE,
    GROUPS,
    IN_REPLAY,
    IN_REVIEW,
    SCREENS,
    by_key,
    is_for_text,
    key_names,
)
from tests.rows import each_of
from tests.scenes.acting import a_match, a_world


@each_of(
    ("key", "names"),
    [
        (Key("z", ctrl=True), ("Ctrl", "Z")),
        (Key("z", ctrl=True, shift=True), ("Ctrl", "Shift", "Z")),
        (Key("enter", alt=True), ("Alt", "Enter")),
        (Key("f11"), ("F11",)),
        (Key("escape"), ("Esc",)),
        (Key("pageup"), ("Page Up",)),
        (Key("left"), ("left",)),
        (Key("m"), ("M",)),
        (Key("[+]"), ("Num +",)),
        (Key("[7]"), ("Num 7",)),
        (Key("["), ("[",)),
        (Key("print screen"), ("Print Screen",)),
    ],
)
def test_keys_are_named_as_they_are_printed(key: Key, names: tuple[str, ...]) -> None:
    assert key_names(key) == names


def test_every_key_leads_to_what_it_does() -> None:
    assert by_key(BUTTONS)[Key("z", ctrl=True, shift=True)] == "redo"
    assert by_key(EVERYWHERE)[Key("enter", alt=True)] == "full_screen"


def test_of_two_that_have_a_key_the_more_particular_one_counts() -> None:
    assert by_key(IN_REPLAY)[Key("left")] == "step_back"
    assert by_key(IN_REVIEW)[Key("pagedown")] == "next"


def test_what_is_done_is_listed_once_and_listed_wherever_it_can_be_done() -> None:
    listed = [shortcut for group in GROUPS.values() for shortcut in group]
    assert len({shortcut.does for shortcut in listed}) == len(listed)
    assert {*EVERYWHERE, *(each for screen in SCREENS for each in screen)} == set(listed)


@pytest.mark.slow
def test_every_screen_of_the_program_is_one_of_those_that_are_known() -> None:
    for name, opening in GALLERY.items():
        for scene in opening(a_world(), a_match()):
            # One lists whatever the screen below it has; letters and pencils have lasting keys.
            assert scene.shortcuts in SCREENS or name in ("actions", "keyboard", "drawing"), name


def test_a_letter_would_be_typed_and_a_chord_would_not() -> None:
    assert is_for_text(Key("m"))
    assert is_for_text(Key("v", ctrl=True))
    assert is_for_text(Key("z", ctrl=True))
    assert is_for_text(Key("delete"))
    assert not is_for_text(Key("m", ctrl=True))
    assert not is_for_text(Key("f1"))
