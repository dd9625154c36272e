"""Whatever the page of keys allows, a key does one thing on a screen, and everything has a key."""

from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.stage.input.bindings import PAD_BUTTONS, USUAL, Bindings
from jungle_pg.stage.input.inputs import Key
from jungle_pg.stage.input.rebinding import (
    ALL,
    Conflict,
    Kept,
    Sign,
    clashes,
    is_sound,
    mended,
    usual_again,
    wished,
    without_button,
)
from jungle_pg.stage.input.shortcuts import CHOOSING, EVERYWHERE, SCREENS, by_key
from tests.rows import each_of

HINT, FLIP, REDO, PLAY = (ALL[does] for does in ("hint", "flip", "redo", "play"))
NAMES = ("a", "h", "f", "1", "l", "m", "f1", "delete", "up", "enter", "z", "y", "[+]", "tab")
keys = st.builds(Key, st.sampled_from(NAMES), ctrl=st.booleans(), shift=st.booleans())
signs: st.SearchStrategy[Sign] = st.one_of(keys, st.sampled_from(PAD_BUTTONS))
deeds = st.sampled_from(tuple(ALL.values()))
ways = st.sampled_from(("wish", "wish", "wish", "usual", "no button"))


def answered(outcome: Bindings | Conflict | Kept, before: Bindings, *, swaps: bool) -> Bindings:
    """What becomes of the keys, with an answer to a question that is asked."""
    match outcome:
        case Conflict(swapped=swapped, taken=taken):
            ways = (swapped, taken) if swaps else (taken, swapped)
            return next((way for way in ways if way is not None), before)
        case Kept():
            return before
        case bindings:
            return bindings


@given(st.lists(st.tuples(ways, deeds, signs, st.booleans()), max_size=12))
def test_no_key_does_two_things_on_a_screen_and_everything_keeps_one(
    wishes: list[tuple[str, object, Sign, bool]],
) -> None:
    bindings = USUAL
    for way, shortcut, sign, swaps in wishes:
        assert shortcut in ALL.values()
        outcome: Bindings | Conflict | Kept
        match way:
            case "wish":
                outcome = wished(bindings, shortcut, sign)  # type: ignore[arg-type]
            case "usual":
                outcome = usual_again(bindings, shortcut)  # type: ignore[arg-type]
            case _:
                outcome = without_button(bindings, shortcut)  # type: ignore[arg-type]
        bindings = answered(outcome, bindings, swaps=swaps)
    assert is_sound(bindings)
    for shortcut in ALL.values():
        assert bindings.keys_of(shortcut), shortcut.does
    for screen in SCREENS:
        here = (*screen, *EVERYWHERE)
        first = by_key(here)
        for shortcut in here:
            for key in bindings.keys_of(shortcut):
                meant = bindings.meant(key, here)
                assert meant is not None
                # Where two have a key as usual, the more particular one counts, as always.
                is_usual = key in shortcut.keys
                assert first[meant] == (first[key] if is_usual else first[shortcut.keys[0]])
    assert mended(bindings) == (bindings, ())


def test_a_free_key_is_given_at_once_and_the_usual_one_is_not_kept() -> None:
    own = wished(USUAL, HINT, Key("g"))
    assert own == Bindings(keys=(("hint", ("g",)),))
    assert isinstance(own, Bindings)
    assert wished(own, HINT, Key("h")) == usual_again(own, HINT) == USUAL
    assert wished(USUAL, HINT, Key("h")) == USUAL


def test_one_key_of_two_that_are_usual_leaves_only_that_one() -> None:
    own = wished(USUAL, REDO, Key("y", ctrl=True))
    assert own == Bindings(keys=(("redo", ("ctrl+y",)),))


def test_swapping_gives_each_the_key_of_the_other() -> None:
    conflict = wished(USUAL, HINT, Key("f"))
    assert isinstance(conflict, Conflict)
    assert (conflict.holders, conflict.freed) == ((FLIP,), Key("h"))
    assert conflict.swapped == Bindings(keys=(("flip", ("h",)), ("hint", ("f",))))
    assert conflict.taken is None, "then nothing would turn the board"


def test_a_key_is_taken_away_from_something_that_has_another_one() -> None:
    conflict = wished(USUAL, HINT, Key("y", ctrl=True))
    assert isinstance(conflict, Conflict)
    assert conflict.taken == Bindings(keys=(("hint", ("ctrl+y",)), ("redo", ("ctrl+shift+z",))))


def test_what_has_lasting_keys_alone_has_none_to_swap() -> None:
    conflict = wished(USUAL, PLAY, Key("l"))
    assert isinstance(conflict, Conflict)
    assert (conflict.freed, conflict.swapped, conflict.taken) == (None, None, None)


def test_usual_keys_that_somebody_has_by_now_are_a_conflict_too() -> None:
    swapped = Bindings(keys=(("flip", ("h",)), ("hint", ("f",))))
    conflict = usual_again(swapped, HINT)
    assert isinstance(conflict, Conflict)
    assert conflict.holders == (FLIP,)
    assert conflict.swapped == conflict.taken == USUAL


def test_all_who_have_a_key_on_different_screens_are_told() -> None:
    conflict = wished(USUAL, ALL["mute"], Key("1"))
    assert isinstance(conflict, Conflict)
    assert {each.does for each in conflict.holders} == {"speed_1", "hand", "react_1"}
    assert conflict.swapped is not None


def test_what_never_meets_may_have_the_same_key() -> None:
    own = wished(USUAL, ALL["judge"], Key("l"))
    assert own == Bindings(keys=(("judge", ("l",)),))
    assert isinstance(wished(USUAL, ALL["flip"], Key("j")), Conflict), "studies can be turned"


@each_of("shortcut", [HINT, PLAY, ALL["page_up"]])
def test_keys_and_buttons_that_lead_about_are_never_given_away(shortcut: object) -> None:
    assert shortcut in ALL.values()
    for name in ("escape", "tab", "enter", "left", "pageup", "home"):
        assert wished(USUAL, shortcut, Key(name)) == Kept(Key(name))  # type: ignore[arg-type]
    for button in ("a", "b", "up"):
        assert wished(USUAL, shortcut, button) == Kept(button)  # type: ignore[arg-type]


def test_buttons_that_lead_about_stay_with_what_they_do() -> None:
    for shortcut in CHOOSING[:6]:
        assert wished(USUAL, shortcut, "x") == Kept(shortcut.pad, is_own=True)


def test_a_button_is_swapped_taken_away_or_none_at_all() -> None:
    conflict = wished(USUAL, FLIP, "x")
    assert isinstance(conflict, Conflict)
    assert conflict.holders[0] == HINT
    assert conflict.taken is not None
    assert conflict.taken.button_of(HINT) == ""
    assert conflict.taken.button_of(FLIP) == "x"
    assert without_button(USUAL, HINT) == Bindings(pads=(("hint", ()),))


def test_a_button_of_a_screen_comes_before_getting_about_on_it() -> None:
    assert wished(USUAL, HINT, "select") == Bindings(pads=(("hint", ("select",)),))


@each_of(
    ("made", "good", "told"),
    [
        ({"keys": (("dance", ("g",)),)}, Bindings(), "dance, which this program cannot do"),
        ({"keys": (("hint", ("enter",)),)}, Bindings(), "enter to hint, but it always keeps"),
        ({"keys": (("hint", ()),)}, Bindings(), "leaves hint without a key"),
        ({"keys": (("hint", ("f",)),)}, Bindings(), "f to hint and to flip, which meet"),
        ({"pads": (("hint", ("knob",)),)}, Bindings(), "knob to hint, which is no button"),
        ({"pads": (("flip", ("x",)),)}, Bindings(), "x to hint and to flip"),
        ({"pads": (("press", ()),)}, Bindings(), "takes its button from press"),
        (
            {"keys": (("dance", ("g",)), ("flip", ("h",)), ("hint", ("f",)))},
            Bindings(keys=(("flip", ("h",)), ("hint", ("f",)))),
            "dance",
        ),
    ],
)
def test_what_is_wrong_in_a_file_made_by_hand_is_told_and_as_usual(
    made: dict[str, object], good: Bindings, told: str
) -> None:
    bindings, sentences = mended(Bindings(**made))  # type: ignore[arg-type]
    assert bindings == good
    assert len(sentences) == 1
    assert told in sentences[0]


def test_as_usual_nothing_clashes() -> None:
    assert list(clashes(USUAL)) == []
    assert is_sound(USUAL)
