"""The page of keys: it tells every key, and gives each thing to do another one."""

from dataclasses import replace

import pytest

from jungle_pg.files.settings import Language, Settings
from jungle_pg.net.messages import REACTIONS
from jungle_pg.scenes.book.key_dialogs import FORGET
from jungle_pg.scenes.book.keys import COLUMNS, TABS
from jungle_pg.scenes.modal_dialog import SWING_S
from jungle_pg.scenes.replay.tape import SPEEDS
from jungle_pg.stage.input.bindings import Bindings
from jungle_pg.stage.input.inputs import Input, Key, PadPress, Point, Press, Release, Wheel
from jungle_pg.stage.input.rebinding import ALL
from jungle_pg.stage.input.shortcuts import ARROWS, GROUPS, key_names
from jungle_pg.stage.ops import Sprite, Text
from tests.rows import each_of
from tests.scenes.acting import LANGUAGES, Performance, heard, seen, texts_of, view_of
from tests.scenes.keys_show import LISTED, opened
from tests.scenes.settings_show import opened as opened_settings
from tests.scenes.table.playing import Board
from tests.scenes.test_credits import in_sight
from tests.words import language_of

ENGLISH = language_of("en")


def turned_to(show: Performance, tab: str) -> None:
    """Open another tab by keys."""
    show.tab_to("tabs")
    show.keys(*["left"] * len(TABS), *["right"] * TABS.index(tab))


def every_text(show: Performance) -> str:
    texts = []
    for tab in TABS:
        turned_to(show, tab)
        texts += texts_of(show.rest())
    return " ".join(texts)


def asked(show: Performance, does: str) -> Performance:
    """Choose a row, and wait until its dialog hangs."""
    tab = next(tab for tab in TABS if any(
        ALL[does] in GROUPS[group] for column in COLUMNS[tab][0] for group in column
    ))  # fmt: skip
    turned_to(show, tab)
    show.tab_to(f"row {does}")
    show.keys("enter")
    assert show.names[-1] == "listening"
    show.rest(2 * SWING_S)
    return show


def bindings_of(show: Performance) -> Bindings:
    return Bindings(show.world.settings.keys, show.world.settings.pads)


def says(show: Performance) -> str:
    """All that is shown, in one line."""
    return " ".join(texts_of(show.rest(0.3)))


@each_of("language", LANGUAGES)
def test_every_key_stands_in_the_list_beside_what_it_does(language: Language) -> None:
    words = language_of(language)
    shown = every_text(opened((1920, 1080), Settings(language=language)))
    joined = shown if language == "en" else shown.replace(" ", "")
    for group, shortcuts in GROUPS.items():
        assert words(f"keys.{group}") in shown
        for shortcut in shortcuts:
            sentence = words(f"keys.{shortcut.does}")
            assert (sentence if language == "en" else sentence.replace(" ", "")) in joined
            for name in [name for key in shortcut.keys for name in key_names(key)]:
                printed = words("keys.space") if name == "Space" else name
                assert name in ARROWS or printed in shown


@each_of("language", LANGUAGES)
def test_speeds_and_heads_are_called_as_where_they_are_used(language: Language) -> None:
    words = language_of(language)
    for number, (speed, head) in enumerate(zip(SPEEDS, REACTIONS, strict=True), start=1):
        assert words(f"keys.speed_{number}").endswith(f" {speed:g}")
        assert words(f"keys.react_{number}") == words(f"friends.show_{head}")


@each_of("language", LANGUAGES)
def test_the_key_beside_a_setting_is_the_one_of_the_list(language: Language) -> None:
    own = Settings(language=language, keys=(("full_screen", ("ctrl+g",)),))
    assert "Ctrl+G" in texts_of(opened_settings(own).rest())
    assert "F11" in texts_of(opened_settings(Settings(language=language)).rest())


def test_every_group_has_its_column() -> None:
    for count in range(3):
        columns = [column for forms in COLUMNS.values() for column in forms[count]]
        assert sorted(name for column in columns for name in column) == sorted(GROUPS)


def test_another_language_changes_every_word_but_what_is_printed_on_keys() -> None:
    show = opened()
    printed = {name for _, key in LISTED for name in key_names(key)} | {"+", "/", "–"}
    english = set(texts_of(show.rest())) - printed
    show.stack.arrange(view_of(show.size, replace(show.world.settings, language="zh")))
    assert english.isdisjoint(texts_of(show.rest()))


@pytest.mark.slow
@each_of("size", [(1280, 720), (1920, 1080), (2560, 1080), (3840, 2160), (900, 1600)])
@each_of("language", LANGUAGES)
def test_a_usual_window_shows_all_of_a_tab(size: tuple[int, int], language: Language) -> None:
    show = opened(size, Settings(language=language))
    for tab in TABS:
        turned_to(show, tab)
        assert show.widget("scroll bar").rect.w == 0, tab


def test_another_tab_moves_nothing_but_the_rows() -> None:
    show = opened()
    places = set()
    for tab in TABS:
        turned_to(show, tab)
        places.add((show.widget("tabs").rect, show.widget("done").rect))
    assert len(places) == 1


@each_of("event", [Key("pagedown"), Wheel(400, 300, -1)])
def test_a_long_list_can_be_read_to_its_end(event: Key | Wheel) -> None:
    show = opened((640, 480), Settings(ui_scale=200))
    read = set(in_sight(show))
    for _ in range(40):
        show.do(event)
        read |= set(in_sight(show))
    whole = {
        found.op.text for found in seen(show.rest()) if isinstance(found.op, Text) and found.clip
    }
    assert read == whole


@each_of("size", [(1280, 720), (800, 600), (640, 480)])
@each_of("language", LANGUAGES)
def test_the_settings_lead_to_it_by_mouse_and_by_keys(
    size: tuple[int, int], language: Language
) -> None:
    show = opened_settings(Settings(language=language), size)
    x, y = show.widget("keys").rect.middle
    show.do(Point(x, y), Press(x, y), Release(x, y))
    assert show.names == ["below", "settings", "keys"]
    show.keys("enter")
    assert show.names == ["below", "settings"]
    show.tab_to("keys")
    show.keys("space")
    assert show.names == ["below", "settings", "keys"]


def test_the_pause_menu_leads_to_it_and_the_game_goes_on_behind_it() -> None:
    board = Board()
    board.do(Key("escape"))
    board.wait(0.3)
    board.show.click("keys")
    assert board.names == ["below", "play", "keys"]
    board.show.keys("escape")
    assert board.names == ["below", "play", "pause"]
    board.wait(0.3)
    board.show.keys("escape")
    assert board.names == ["below", "play"]
    board.play("A3A4")


def test_the_picture_stays_while_nothing_happens() -> None:
    show = opened()
    drawn = show.rest()
    assert show.rest(5) is drawn
    assert show.stack.wakes_at(show.now) is None


def test_a_row_is_chosen_by_mouse_and_takes_the_next_key() -> None:
    show = opened()
    show.click("row hint")
    assert show.names[-1] == "listening"
    show.rest(2 * SWING_S)
    show.keys("g")
    assert show.names[-1] == "keys"
    assert bindings_of(show) == Bindings(keys=(("hint", ("g",)),))
    assert "G" in texts_of(show.rest())
    assert "H" not in texts_of(show.rest())


@each_of(
    ("event", "own"),
    [
        (Key("g", ctrl=True, shift=True), Bindings(keys=(("hint", ("ctrl+shift+g",)),))),
        (Key("[+]"), Bindings(keys=(("hint", ("[+]",)),))),
        (Key("f9"), Bindings(keys=(("hint", ("f9",)),))),
        (PadPress("select"), Bindings(pads=(("hint", ("select",)),))),
    ],
)
def test_a_row_that_was_reached_by_keys_takes_chords_and_buttons_too(
    event: Input, own: Bindings
) -> None:
    show = asked(opened(), "hint")
    show.do(event)
    assert bindings_of(show) == own
    assert show.page.focused is not None
    assert show.page.focused.name == "row hint", "the keys are where they were"


def test_what_opened_the_dialog_and_keys_to_hold_are_not_taken() -> None:
    show = opened()
    show.click("row hint")
    show.keys("x")
    show.rest(2 * SWING_S)
    held = (Key("left ctrl", ctrl=True), Key("left shift", ctrl=True, shift=True), Key("alt gr"))
    show.do(*held, Key("g", repeat=True), PadPress("x", repeat=True))
    assert show.names[-1] == "listening"
    assert show.wishes == []


def test_esc_and_the_button_leave_it_as_it_was() -> None:
    show = asked(opened(), "hint")
    show.keys("escape")
    assert show.names[-1] == "keys"
    asked(show, "hint").click("leave")
    assert show.names[-1] == "keys"
    assert show.wishes == []


@each_of("language", LANGUAGES)
@each_of("key", [Key("enter"), Key("pageup"), Key("tab"), Key("up"), Key("end")])
def test_keys_that_lead_about_stay_what_they_are_and_it_is_told_why(
    language: Language, key: Key
) -> None:
    show = asked(opened(settings=Settings(language=language)), "hint")
    show.do(key)
    printed = show.stack.view.key_text(key)
    assert language_of(language)("rebind.lasting", key=printed)[:12] in says(show)
    assert show.names[-1] == "listening"
    show.keys("g")
    assert bindings_of(show) == Bindings(keys=(("hint", ("g",)),))


def test_the_buttons_of_the_dialog_are_reached_by_keys() -> None:
    show = asked(opened(), "hint")
    show.tab_to("no_button")
    show.keys("space")
    assert bindings_of(show) == Bindings(pads=(("hint", ()),))


@each_of("by_key", [False, True])
def test_the_own_key_is_taken_away_again(*, by_key: bool) -> None:
    own = Settings(keys=(("hint", ("g",)), ("undo", ("u",))), pads=(("hint", ()),))
    show = asked(opened(settings=own), "hint")
    show.do(FORGET) if by_key else show.click("usual")
    assert bindings_of(show) == Bindings(keys=(("undo", ("u",)),))


def test_nothing_of_its_own_can_be_taken_away_from_what_is_usual() -> None:
    show = asked(opened(), "menu")
    show.do(FORGET)
    assert show.names[-1] == "listening"
    assert not show.widget("usual").is_enabled
    assert show.widget("no_button").is_enabled
    show.keys("escape")
    asked(show, "press")
    assert not show.widget("no_button").is_enabled, "that button leads about"
    show.do(PadPress("x"))
    assert ENGLISH("rebind.keeps_button")[:16] in says(show)


@each_of("language", LANGUAGES)
def test_who_has_the_key_already_is_told_with_both_names(language: Language) -> None:
    words = language_of(language)
    show = asked(opened((1920, 1080), Settings(language=language)), "hint")
    show.do(Key("z", ctrl=True))
    assert show.names[-1] == "taken"
    assert "error" in heard(show.world)
    told = says(show).replace(" ", "")
    quoted = words("rebind.quoted", what=words("keys.undo"))
    sentence = words("rebind.taken", key="Ctrl+Z", what=quoted)
    assert sentence.replace(" ", "") in told
    assert words("keys.hint").replace(" ", "") in told


def test_a_key_that_somebody_has_is_swapped() -> None:
    show = asked(opened(), "hint")
    show.keys("f")
    show.rest(2 * SWING_S)
    show.click("swap")
    assert show.names[-1] == "keys"
    assert bindings_of(show) == Bindings(keys=(("flip", ("h",)), ("hint", ("f",))))


def test_a_key_that_somebody_has_is_taken_away_there() -> None:
    show = asked(opened(), "hint")
    show.do(Key("y", ctrl=True))
    show.rest(2 * SWING_S)
    show.click("take_away")
    own = Bindings(keys=(("hint", ("ctrl+y",)), ("redo", ("ctrl+shift+z",))))
    assert bindings_of(show) == own


@each_of("by_key", [False, True])
def test_a_key_that_somebody_has_can_be_left_there(*, by_key: bool) -> None:
    show = asked(opened(), "play")
    show.keys("l")
    show.rest(2 * SWING_S)
    assert ENGLISH("rebind.stuck")[:20] in says(show)
    show.keys("escape") if by_key else show.click("leave_it")
    assert show.names[-1] == "keys"
    assert show.wishes == []


def test_a_button_of_a_gamepad_that_somebody_has_is_swapped_or_taken_away() -> None:
    show = asked(opened(), "step_back")
    show.do(PadPress("shoulder_right"))
    show.rest(2 * SWING_S)
    assert "The right shoulder is" in says(show)
    show.click("swap")
    own = (("step_back", ("shoulder_right",)), ("step_forward", ("shoulder_left",)))
    assert bindings_of(show) == Bindings(pads=own)


def test_all_keys_are_usual_again_after_a_question() -> None:
    own = Settings(keys=(("hint", ("g",)),), pads=(("undo", ()),), theme="night")
    show = opened(settings=own)
    show.click("all_usual")
    assert show.names[-1] == "question"
    show.click("no")
    assert bindings_of(show) == Bindings(own.keys, own.pads)
    show.click("all_usual")
    show.click("yes")
    assert show.world.settings == Settings(theme="night")
    assert not show.widget("all_usual").is_enabled


@each_of(("device", "button"), [("keys", "x"), ("letters", "x"), ("shapes", "square")])
def test_buttons_are_shown_always_with_the_signs_of_the_own_gamepad(
    device: str, button: str
) -> None:
    show = opened()
    show.stack.arrange(replace(show.stack.view, device=device))  # type: ignore[arg-type]
    shown = {each.op.name for each in seen(show.rest()) if isinstance(each.op, Sprite)}
    assert f"pads/button_{button}" in shown


def test_tips_and_buttons_of_a_table_tell_the_own_keys() -> None:
    board = Board(settings=Settings(motion="off", keys=(("undo", ("u",)),)))
    board.play("A3A4")
    assert board.show.widget("undo").tip.endswith("(U)")
    board.do(Key("escape"))
    board.wait(0.3)
    assert board.show.widget("save").tip.endswith("(Ctrl+S)")
