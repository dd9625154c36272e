"""The list of keys: it has every key and can be read in any window."""

from dataclasses import replace

from jungle_pg.files.settings import Language, Settings
from jungle_pg.scenes.book.keys import COLUMNS
from jungle_pg.scenes.gallery import GALLERY
from jungle_pg.stage.inputs import Key, Point, Press, Release, Wheel
from jungle_pg.stage.ops import Text
from jungle_pg.stage.shortcuts import ARROWS, GROUPS, key_names
from tests.rows import each_of
from tests.scenes.acting import (
    LANGUAGES,
    a_match,
    a_world,
    seen,
    texts_of,
    view_of,
)
from tests.scenes.keys_show import LISTED, opened
from tests.scenes.settings_show import opened as opened_settings
from tests.scenes.table.playing import Board
from tests.scenes.test_credits import in_sight
from tests.words import language_of

ENGLISH = language_of("en")


@each_of("language", LANGUAGES)
def test_every_key_stands_in_the_list_beside_what_it_does(language: Language) -> None:
    words = language_of(language)
    shown = " ".join(texts_of(opened((1920, 1080), Settings(language=language)).rest()))
    for group, shortcuts in GROUPS.items():
        assert words(f"keys.{group}") in shown
        for shortcut in shortcuts:
            sentence = words(f"keys.{shortcut.does}")
            joined = shown if language == "en" else shown.replace(" ", "")
            assert (sentence if language == "en" else sentence.replace(" ", "")) in joined
            for name in [name for key in shortcut.keys for name in key_names(key)]:
                printed = words("keys.space") if name == "Space" else name
                assert name in ARROWS or printed in shown


@each_of("language", LANGUAGES)
def test_the_key_beside_a_setting_is_the_one_of_the_list(language: Language) -> None:
    own = Settings(language=language, keys=(("full_screen", ("ctrl+g",)),))
    assert "Ctrl+G" in texts_of(opened_settings(own).rest())
    assert "F11" in texts_of(opened_settings(Settings(language=language)).rest())


def test_every_group_has_its_column() -> None:
    for columns in COLUMNS:
        assert sorted(name for column in columns for name in column) == sorted(GROUPS)


def test_another_language_changes_every_word_but_what_is_printed_on_keys() -> None:
    show = opened()
    printed = {name for _, key in LISTED for name in key_names(key)} | {"+", "/"}
    english = set(texts_of(show.rest())) - printed
    show.stack.arrange(view_of(show.size, replace(show.world.settings, language="zh")))
    assert english.isdisjoint(texts_of(show.rest()))


@each_of("event", [Key("down"), Key("pagedown"), Wheel(400, 300, -1)])
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


def test_the_gallery_has_it() -> None:
    (scene,) = GALLERY["keys"](a_world(), a_match())
    assert scene.name == "keys"


def test_the_picture_stays_while_nothing_happens() -> None:
    show = opened()
    drawn = show.rest()
    assert show.rest(5) is drawn
    assert show.stack.wakes_at(show.now) is None
