"""The list of keys: each of them does what is said, and the list can be read in any window."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from jungle_pg.files.settings import Language, Settings
from jungle_pg.scenes.book.keys import COLUMNS, Keys
from jungle_pg.scenes.gallery import GALLERY
from jungle_pg.scenes.replay.tape import SPEEDS
from jungle_pg.stage.inputs import Key, Point, Press, Release, Wheel
from jungle_pg.stage.ops import Text
from jungle_pg.stage.shortcuts import ARROWS, EVERYWHERE, GROUPS, key_names, key_text
from jungle_pg.texts.languages import language_of
from tests.scenes.acting import (
    LANGUAGES,
    SCALES,
    Performance,
    a_match,
    a_world,
    misplaced,
    seen,
    texts_of,
    view_of,
)
from tests.scenes.board.playing import Board
from tests.scenes.book_show import WINDOWS
from tests.scenes.book_show import opened as opened_book
from tests.scenes.cards import Card
from tests.scenes.replay.watching import Watching
from tests.scenes.settings_show import opened as opened_settings
from tests.scenes.test_credits import in_sight
from tests.scenes.test_credits import opened as opened_credits

ENGLISH = language_of("en")


def opened(size: tuple[int, int] = (1280, 720), settings: Settings | None = None) -> Performance:
    """The list over another scene."""
    world = a_world(settings)
    show = Performance(Card("below"), world, size)
    scene = Keys(world)
    scene.arrange(show.stack.view)
    show.stack.scenes.append(scene)
    show.rest()
    return show


def on_pause(focus: str) -> Performance:
    """The menu of a game, with the keys on one of its buttons."""
    board = Board()
    board.do(Key("escape"))
    board.wait(0.3)
    board.show.tab_to(focus)
    return board.show


def focus_of(show: Performance) -> str:
    assert show.page.focused is not None
    return show.page.focused.name


def goes_back(key: Key) -> None:
    show = opened()
    show.do(key)
    assert show.names == ["below"]


def goes_to_the_next(key: Key) -> None:
    show = on_pause("new_game")
    show.do(key)
    assert focus_of(show) == ("keys" if key.shift else "restart")


def goes_beside(key: Key) -> None:
    beside = {"left": "new_game", "right": "restart", "up": "keys", "down": "resign"}
    show = on_pause("new_game" if key.name == "right" else "restart")
    show.do(key)
    assert focus_of(show) == beside[key.name]


def presses(key: Key) -> None:
    show = opened()
    show.tab_to("done")
    show.do(key)
    assert show.names == ["below"]


def turns_a_page(key: Key) -> None:
    licence, _ = opened_credits()
    licence.click("licence noto")
    licence.do(Key("pagedown"))
    before = in_sight(licence)
    licence.do(key)
    after = in_sight(licence)
    assert before[0] in after if key.name == "pageup" else before[-1] in after
    assert before != after
    show, book = opened_book(page=3)
    pages = book.leaves
    show.do(key)
    assert book.leaves != pages


def goes_to_an_end(key: Key) -> None:
    licence, _ = opened_credits()
    licence.click("licence noto")
    licence.do(Key("pagedown"), key)
    line = 0 if key.name == "home" else 98
    assert f"This is paragraph number {line} of a long licence." in in_sight(licence)
    show, book = opened_book(page=3)
    show.do(key)
    assert book._spread == (0 if key.name == "home" else book.spreads - 1)


def goes_to_the_next_square(key: Key) -> None:
    board = Board()
    board.show.tab_to("board")
    board.scene.spectacle.surface.cursor = "D4"
    board.do(key)
    squares = {"left": "C4", "right": "E4", "up": "D5", "down": "D3"}
    assert board.scene.spectacle.surface.cursor == squares[key.name]


def picks(key: Key) -> None:
    board = Board()
    board.show.tab_to("board")
    board.scene.spectacle.surface.cursor = "A3"
    board.do(key)
    assert board.marked("selection") == {"A3"}
    board.do(Key("up"), key)
    assert board.standing("A4") == "E"


def undoes(key: Key) -> None:
    board = Board()
    board.play("A3A4", "A7A6")
    board.do(key)
    assert board.match.cursor == 1


def redoes(key: Key) -> None:
    board = Board()
    board.play("A3A4", "A7A6")
    board.show.click("undo")
    board.do(key)
    assert board.match.cursor == 2


def hints(key: Key) -> None:
    board = Board()
    board.do(key)
    board.wait(1)
    assert board.scene.hint.stage == 1
    board.do(key)
    board.wait(0.1)
    assert board.scene.hint.stage == 2


def flips(key: Key) -> None:
    board = Board()
    low = board.at("A1")[1]
    board.do(key)
    assert board.at("A1")[1] < low


def begins_anew(key: Key) -> None:
    board = Board()
    board.do(key)
    assert board.names[-1] == "new_game"


def copies(key: Key) -> None:
    board = Board()
    board.play("A3A4")
    board.show.tab_to("move_list")
    board.do(key)
    assert "A3→A4" in board.world.clipboard.get()


def leaves_step_by_step(key: Key) -> None:
    board = Board(size=(800, 600))
    board.play("A3A4")
    board.show.click("moves")
    board.show.tab_to("move_list")
    board.show.keys("home")
    board.do(key)
    assert board.scene.around.drawer == ""
    board.do(key)
    assert board.scene.session.looking is None
    board.click("A7")
    board.do(key)
    assert board.marked("selection") == set()
    board.do(key)
    assert board.names[-1] == "pause"


def plays_and_pauses(key: Key) -> None:
    replay = Watching()
    running = replay.scene.tape.is_running(replay.show.now)
    replay.do(key)
    assert replay.scene.tape.is_running(replay.show.now) is not running


def goes_one_move_on(key: Key) -> None:
    replay = Watching()
    replay.keys("end", "left")
    replay.wait(2)
    before = replay.shown
    replay.do(key)
    replay.wait(2)
    assert replay.shown == before + (1 if key.name == "right" else -1)


def goes_to_an_end_of_the_match(key: Key) -> None:
    replay = Watching()
    replay.keys("end", "left")
    replay.wait(2)
    replay.do(key)
    assert replay.shown == (0 if key.name == "home" else len(replay.match.moments))


def sets_a_speed(key: Key) -> None:
    replay = Watching()
    replay.do(key)
    assert replay.scene.tape.speed == SPEEDS[int(key.name) - 1]


def begins_again(key: Key) -> None:
    replay = Watching()
    before = replay.scene.tape.loops
    replay.do(key)
    assert replay.scene.tape.loops is not before


PROOFS: dict[str, Callable[[Key], None]] = {
    "back": goes_back,
    "next": goes_to_the_next,
    "beside": goes_beside,
    "press": presses,
    "page": turns_a_page,
    "ends": goes_to_an_end,
    "square": goes_to_the_next_square,
    "pick": picks,
    "undo": undoes,
    "redo": redoes,
    "hint": hints,
    "flip": flips,
    "new_game": begins_anew,
    "copy": copies,
    "menu": leaves_step_by_step,
    "watch": plays_and_pauses,
    "one_move": goes_one_move_on,
    "first_or_last": goes_to_an_end_of_the_match,
    "speed": sets_a_speed,
    "again": begins_again,
}
LISTED = [
    (shortcut.does, key) for group in GROUPS.values() for shortcut in group for key in shortcut.keys
]
OF_THE_PROGRAM = {shortcut.does for shortcut in EVERYWHERE}


@pytest.mark.parametrize(
    ("does", "key"), [listed for listed in LISTED if listed[0] not in OF_THE_PROGRAM]
)
def test_a_listed_key_does_what_is_said(does: str, key: Key) -> None:
    PROOFS[does](key)


def test_in_a_list_arrows_lead_to_the_next_row() -> None:
    board = Board()
    board.play("A3A4", "A7A6")
    board.show.tab_to("move_list")
    board.show.keys("up")
    assert board.scene.session.looking == 1
    board.show.keys("up", "down")
    assert board.scene.session.looking == 1


@pytest.mark.parametrize("language", LANGUAGES)
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_key_beside_a_setting_is_the_one_of_the_list(language: Language) -> None:
    (full_screen,) = [each for each in EVERYWHERE if each.does == "full_screen"]
    assert language_of(language)("settings.full_screen_note") == key_text(full_screen)


def test_every_group_has_its_column() -> None:
    assert [name for column in COLUMNS for name in column] == list(GROUPS)


def test_another_language_changes_every_word_but_what_is_printed_on_keys() -> None:
    show = opened()
    printed = {name for _, key in LISTED for name in key_names(key)} | {"+", "/"}
    english = set(texts_of(show.rest())) - printed
    show.stack.arrange(view_of(show.size, replace(show.world.settings, language="zh")))
    assert english.isdisjoint(texts_of(show.rest()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [*SCALES, 150])
@pytest.mark.parametrize("size", WINDOWS)
def test_nothing_is_misplaced_in_any_window(
    size: tuple[int, int], scale: int, language: Language
) -> None:
    settings = Settings(language=language, ui_scale=scale)
    assert misplaced(Keys(a_world(settings)), view_of(size, settings)) == []


@pytest.mark.parametrize(
    "size", [(1280, 720), (1920, 1080), (2560, 1080), (3840, 2160), (900, 1600)]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_usual_window_shows_all_of_it(size: tuple[int, int], language: Language) -> None:
    show = opened(size, Settings(language=language))
    assert show.widget("scroll bar").rect.w == 0


@pytest.mark.parametrize("event", [Key("down"), Key("pagedown"), Wheel(400, 300, -1)])
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


@pytest.mark.parametrize("size", [(1280, 720), (800, 600), (640, 480)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_settings_lead_to_it_by_mouse_and_by_keys(
    size: tuple[int, int], language: Language
) -> None:
    show = opened_settings(Settings(language=language), size)
    x, y = show.widget("keys").rect.middle
    show.do(Point(x, y), Press(x, y), Release(x, y))
    assert show.names == ["below", "settings", "keys"]
    show.keys("enter", "enter")
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
