"""Keys and buttons of the player's own mean what the usual ones do."""

from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.stage.input.bindings import LASTING, PAD_BUTTONS, USUAL, Bindings, key_code, key_from
from jungle_pg.stage.input.inputs import Key, PadPress
from jungle_pg.stage.input.shortcuts import (
    BUTTONS,
    CHOOSING,
    EVERYWHERE,
    GROUPS,
    MENU,
    REPLAY,
    REVIEW,
    STEPS,
    STUDY,
    Shortcut,
)

ALL = tuple(shortcut for group in GROUPS.values() for shortcut in group)
AT_TABLE = (*BUTTONS, MENU, *EVERYWHERE, *CHOOSING)

names = st.sampled_from(("a", "g", "z", "f5", "-", "+", "delete", "enter", "left", "[7]", "[+]"))
keys = st.builds(Key, names, ctrl=st.booleans(), shift=st.booleans(), alt=st.booleans())


@given(keys)
def test_a_key_is_kept_as_a_text_that_gives_it_back(key: Key) -> None:
    assert key_from(key_code(key)) == key


def test_what_is_no_key_is_none() -> None:
    assert [key_from(code) for code in ("", "hyper+a", "ctrl++a")] == [None, None, None]


@given(keys)
def test_as_long_as_nothing_is_chosen_every_key_means_itself(key: Key) -> None:
    assert USUAL.meant(key, AT_TABLE) == key


def test_a_key_of_ones_own_does_what_the_usual_one_did_which_does_nothing_more() -> None:
    own = Bindings(keys=(("hint", ("g",)),))
    assert own.meant(Key("g"), AT_TABLE) == Key("h")
    assert own.meant(Key("h"), AT_TABLE) is None
    assert own.meant(Key("h", repeat=True), REPLAY) == Key("h", repeat=True)


def test_lasting_keys_always_do_what_is_usual() -> None:
    own = Bindings(keys=(("step_back", ("a",)), ("press", ("p",))))
    assert own.meant(Key("a"), STEPS) == Key("left")
    for name in LASTING:
        assert own.meant(Key(name), (*STEPS, *REPLAY, *CHOOSING)) == Key(name), name


def test_two_keys_may_change_places() -> None:
    own = Bindings(keys=(("flip", ("h",)), ("hint", ("f",))))
    assert own.meant(Key("h"), AT_TABLE) == Key("f")
    assert own.meant(Key("f"), AT_TABLE) == Key("h")


def test_a_button_of_a_gamepad_asks_for_what_it_does_there() -> None:
    def asked(button: str, shortcuts: tuple[Shortcut, ...], bindings: Bindings = USUAL) -> str:
        found = bindings.asked_by(PadPress(button), shortcuts)
        return "" if found is None else found.does

    assert asked("shoulder_left", AT_TABLE) == "undo"
    assert asked("shoulder_left", (*STEPS, *CHOOSING)) == "step_back"
    assert asked("shoulder_left", CHOOSING) == "page_up"
    own = Bindings(pads=(("hint", ("select",)), ("undo", ())))
    assert asked("select", AT_TABLE, own) == "hint"
    assert asked("x", AT_TABLE, own) == ""
    assert asked("shoulder_left", BUTTONS, own) == ""


def test_every_button_is_one_that_gamepads_have_and_does_one_thing_on_a_screen() -> None:
    assert {shortcut.pad for shortcut in ALL} - {""} <= set(PAD_BUTTONS)
    for group in ((*BUTTONS, MENU), (*STEPS, *REPLAY), (*STEPS, *REVIEW), STUDY, CHOOSING):
        buttons = [shortcut.pad for shortcut in group if shortcut.pad]
        assert len(buttons) == len(set(buttons)), group
