"""The keys as values: told as they are printed, each with one meaning where it counts."""

from jungle_pg.stage.inputs import Key
from jungle_pg.stage.shortcuts import (
    BUTTONS,
    EVERYWHERE,
    GROUPS,
    Shortcut,
    by_key,
    is_for_text,
    key_names,
    key_text,
)
from tests.rows import each_of


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
    ],
)
def test_keys_are_named_as_they_are_printed(key: Key, names: tuple[str, ...]) -> None:
    assert key_names(key) == names


def test_players_are_told_the_first_key() -> None:
    assert key_text(Shortcut("redo", (Key("y", ctrl=True), Key("z", ctrl=True)))) == "Ctrl+Y"
    assert key_text(Shortcut("hint", (Key("h"),))) == "H"


def test_every_key_leads_to_what_it_does() -> None:
    assert by_key(BUTTONS)[Key("z", ctrl=True, shift=True)] == "redo"
    assert by_key(EVERYWHERE)[Key("enter", alt=True)] == "full_screen"


@each_of("group", GROUPS)
def test_a_key_does_one_thing_where_it_counts(group: str) -> None:
    keys = [key for shortcut in GROUPS[group] for key in shortcut.keys]
    assert len(keys) == len(set(keys))


def test_what_is_done_has_one_name_in_the_whole_list() -> None:
    names = [shortcut.does for group in GROUPS.values() for shortcut in group]
    assert len(names) == len(set(names))


def test_no_key_of_the_board_is_taken_by_the_program_before() -> None:
    assert by_key(EVERYWHERE).keys().isdisjoint(by_key(GROUPS["board"]))


def test_a_letter_would_be_typed_and_a_chord_would_not() -> None:
    assert is_for_text(Key("m"))
    assert is_for_text(Key("v", ctrl=True))
    assert not is_for_text(Key("m", ctrl=True))
    assert not is_for_text(Key("f1"))
