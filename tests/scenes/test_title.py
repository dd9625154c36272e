import pytest

from jungle_pg.cabinet import games
from jungle_pg.core.log import Player
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.base import Change, Quit
from jungle_pg.scenes.setup.game_choice import GameChoice, facts_of
from jungle_pg.scenes.table.play import Play
from jungle_pg.scenes.title.title import QUIET_S, Title
from jungle_pg.stage.input.inputs import Key, Leave, Point
from jungle_pg.stage.ops import DrawList, Scenery, Sprite
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.controls.sign import Sign
from tests.rows import each_of
from tests.scenes.acting import (
    SCALES,
    SIZES,
    Performance,
    Recorder,
    a_world,
    heard,
    seen,
    texts_of,
    view_of,
)

STILL = Settings(reduced_motion=True)
SMALL = ["sound", "music", "theme", "full_screen", "language"]
OPENED = {"new_game": "chooser"}
"""Screens that are not called like the button that opens them."""
MENU = [
    *("lesson", "know", "journey", "play", "new_game", "load", "study", "rules"),
    *("trophies", "settings", "credits", "quit"),
]


def title(settings: Settings | None = None) -> Performance:
    world = a_world(settings)
    return Performance(Title(world), world)


def test_the_mouse_alone_leads_out_of_the_program() -> None:
    play = title()
    assert play.click("quit") == []
    assert play.names == ["title", "question"]
    assert play.click("yes") == [Quit()]


def test_the_keyboard_alone_leads_out_of_the_program() -> None:
    play = title()
    play.tab_to("quit")
    assert play.keys("enter") == []
    assert play.keys("tab", "enter") == [Quit()]


def test_esc_and_enter_lead_out_of_the_program_too() -> None:
    play = title()
    assert play.keys("escape") == []
    assert play.names == ["title", "question"]
    assert play.keys("enter") == [Quit()]


@each_of("way", ["escape", "quit"])
def test_whoever_wants_no_questions_leaves_at_once(way: str) -> None:
    play = title(Settings(confirm=False))
    assert (play.keys("escape") if way == "escape" else play.click("quit")) == [Quit()]
    assert play.names == ["title"]


@each_of("way", ["escape", "no"])
def test_whoever_does_not_want_to_leave_is_back_at_the_title(way: str) -> None:
    play = title()
    play.click("quit")
    assert (play.keys("escape") if way == "escape" else play.click("no")) == []
    assert play.names == ["title"]
    assert play.click("quit") == []
    assert play.names == ["title", "question"], "it can be asked again"


def test_holding_a_key_down_does_not_answer_the_question_it_brought_up() -> None:
    play = title()
    held = [Key("escape", repeat=True), Key("enter", repeat=True), Key("space", repeat=True)]
    assert play.do(Key("escape"), *held) == []
    assert play.names == ["title", "question"]


@each_of("by_key", [False, True])
@each_of(
    ("name", "before", "after"),
    [
        ("sound", Settings(), Settings(muted=True)),
        ("sound", Settings(muted=True), Settings()),
        ("music", Settings(), Settings(music_muted=True)),
        ("music", Settings(music_muted=True), Settings()),
        ("music", Settings(music_volume=0), Settings()),
        ("music", Settings(music_volume=0, music_muted=True), Settings()),
        ("music", Settings(music_volume=90, music_muted=True), Settings(music_volume=90)),
        ("theme", Settings(), Settings(theme="night")),
        ("theme", Settings(theme="night"), Settings()),
        ("theme", Settings(theme="clock"), Settings(theme="night")),
        ("full_screen", Settings(), Settings(full_screen=True)),
        ("full_screen", Settings(full_screen=True), Settings()),
        ("language", Settings(), Settings(language="zh")),
        ("language", Settings(language="zh"), Settings()),
    ],
)
def test_a_small_button_changes_its_setting_and_no_other(
    name: str, before: Settings, after: Settings, by_key: bool
) -> None:
    play = title(before)
    if by_key:
        play.tab_to(name)
        wishes = play.keys("space")
    else:
        wishes = play.click(name)
    assert wishes == [Change(after)]
    assert play.names == ["title"]


def settled(play: Performance) -> DrawList:
    """The title once it knows what the map will need."""
    scene = play.stack.scenes[0]
    assert isinstance(scene, Title)
    for _ in range(3):
        play.rest()
        scene._ahead.wait()
    return play.rest()


@each_of("name", SMALL)
def test_a_small_button_pressed_twice_brings_everything_back(name: str) -> None:
    play = title(STILL)
    before = settled(play)
    play.click(name)
    assert play.rest() != before
    play.click(name)
    play.do(Leave())
    assert settled(play) == before
    assert play.world.settings == STILL


def test_the_words_change_with_the_language_at_once() -> None:
    play = title()
    assert texts_of(play.rest()) == [
        *("First lesson", "I know how to play", "Journey", "Play", "New game"),
        *("Load and replay", "Study", "Rules", "Trophies", "Settings", "Credits", "Quit"),
    ]
    play.click("language")
    assert texts_of(play.rest()) == [
        *("第一课", "我会下", "旅程", "马上开始", "新对局"),
        *("载入与回放", "研究", "规则", "奖杯", "设置", "制作名单", "退出"),
    ]  # fmt: skip
    assert play.widget("language").tip == "English"
    play.click("language")
    assert texts_of(play.rest()) == [
        *("First lesson", "I know how to play", "Journey", "Play", "New game"),
        *("Load and replay", "Study", "Rules", "Trophies", "Settings", "Credits", "Quit"),
    ]
    assert play.widget("language").tip == "中文"


@each_of(
    ("name", "settings", "icon", "tip"),
    [
        ("sound", Settings(), "sound_on", "Turn the sound off"),
        ("sound", Settings(muted=True), "sound_off", "Turn the sound on"),
        ("music", Settings(), "music", "Turn the music off"),
        ("music", Settings(music_muted=True), "music_off", "Turn the music on"),
        ("music", Settings(music_volume=0), "music_off", "Turn the music on"),
        ("theme", Settings(), "moon", "Night"),
        ("theme", Settings(theme="night"), "sun", "Day"),
        ("full_screen", Settings(), "fullscreen", "Full screen"),
        ("full_screen", Settings(full_screen=True), "window", "Back to a window"),
    ],
)
def test_a_small_button_shows_how_it_stands_and_says_what_it_does(
    name: str, settings: Settings, icon: str, tip: str
) -> None:
    button = title(settings).widget(name)
    assert isinstance(button, Button)
    assert (button.icon, button.tip) == (icon, tip)


@each_of("name", SMALL)
def test_the_mouse_resting_on_a_small_button_shows_its_tip(name: str) -> None:
    play = title(STILL)
    play.do(Point(*play.widget(name).rect.middle))
    assert play.stack.pointer() == "hand"
    due = play.stack.wakes_at(play.now)
    assert due == pytest.approx(play.now + 0.5)
    assert play.widget(name).tip not in texts_of(play.rest(0.4))
    assert play.widget(name).tip in texts_of(play.rest(0.2))
    assert play.stack.wakes_at(play.now) == pytest.approx(QUIET_S, abs=1), "nothing else is due"


def test_arrows_reach_every_button_and_come_back() -> None:
    play = title()
    visited = []
    ways = " ".join(("down", "right" + " right" * 6, "left" + " left" * 6) * 5)
    for key in (ways + " up" * 6).split():
        play.keys(key)
        assert play.page.focused is not None
        visited.append(play.page.focused.name)
    assert set(visited) >= {*MENU, *SMALL} - {"play", "journey"}
    assert visited[-1] in ("play", "journey")
    if visited[-1] == "journey":
        play.keys("left")
    assert play.page.focused is play.widget("play")
    play.keys("right")
    assert play.page.focused is play.widget("journey")


@each_of("name", ["journey", *MENU[4:-1]])
def test_the_menu_opens_its_screens_and_esc_comes_back(name: str) -> None:
    play = title()
    play.click(name)
    assert play.names == ["title", OPENED.get(name, name)]
    play.rest()
    play.keys("escape")
    assert play.names == ["title"]


def test_one_click_plays_with_what_was_chosen_last() -> None:
    show = title()
    show.click("play")
    first = show.stack.top
    assert isinstance(first, Play)
    assert first.match.rulebook.game_id == "jungle"
    assert first.match.setup.players == (Player(), Player(level=GameChoice().level))

    xiangqi = games()["xiangqi"]
    world = a_world()
    world.memory.keep("game", {"game": "xiangqi"})
    choice = GameChoice("two", first_name="Ann", second_name="Bo", undo="all")
    world.memory.keep("new game of xiangqi", facts_of(choice))
    show = Performance(Title(world), world, (1280, 720))
    assert "Play Xiangqi" in texts_of(show.rest())
    show.click("play")
    second = show.stack.top
    assert isinstance(second, Play)
    assert second.match.rulebook == xiangqi.rulebook
    assert second.match.setup.players == (Player("Ann"), Player("Bo"))
    assert second.match.setup.undo_depth is None
    show.rest()
    show.keys("escape")
    show.rest()
    show.click("home")
    assert show.names == ["title"]


def test_the_keys_of_the_table_open_other_games_from_the_title_too() -> None:
    for key, name in (("o", "load"), ("n", "chooser")):
        show = title()
        show.do(Key(key, ctrl=True, repeat=True))
        assert show.names == ["title"]
        show.do(Key(key, ctrl=True))
        assert show.names == ["title", name]
        assert heard(show.world) == ["ui_click"]


def test_every_act_is_heard_once() -> None:
    play = title()
    play.click("theme")
    assert heard(play.world) == ["ui_click"]
    play.keys("escape")
    assert heard(play.world) == ["ui_click", "ui_back"]
    play.keys("escape")
    assert heard(play.world) == ["ui_click", "ui_back", "ui_back"]


def test_it_asks_for_its_music() -> None:
    play = title()
    assert isinstance(play.world.sound, Recorder)
    assert play.world.sound.tunes == ["title_loop"]
    assert play.world.tune == "title_loop"


@each_of("scale", SCALES)
@each_of("size", SIZES)
def test_the_logo_is_whole_and_over_no_button(size: tuple[int, int], scale: int) -> None:
    settings = Settings(ui_scale=scale)
    scene = Title(a_world(settings))
    scene.arrange(view_of(size, settings))
    ops = tuple(op for op in scene.draw(0.0) if not isinstance(op, Scenery))
    (logo,) = [
        found.op
        for found in seen(ops)
        if isinstance(found.op, Sprite) and found.op.name == "title/logo"
    ]
    assert logo.x - logo.w / 2 >= 0
    assert logo.x + logo.w / 2 <= size[0]
    assert logo.y - logo.h / 2 >= 0
    assert logo.y + logo.h / 2 <= min(widget.rect.y for widget in scene.page.widgets)
    assert logo.w >= 200


def test_laid_out_anew_it_looks_as_if_it_had_begun_so() -> None:
    large, small = Settings(), Settings(theme="night", language="zh", ui_scale=75)
    world = a_world(large)
    scene = Title(world)
    scene.arrange(view_of((1920, 1080), large))
    scene.draw(0.0)
    world.settings = small
    scene.arrange(view_of((800, 600), small))
    fresh = Title(a_world(small))
    fresh.arrange(view_of((800, 600), small))
    assert scene.draw(1.0) == fresh.draw(1.0)


def test_a_sign_swings_when_the_mouse_comes_to_it_and_never_with_reduced_motion() -> None:
    for settings in (Settings(), STILL):
        play = title(settings)
        play.rest()
        sign = play.widget("journey")
        assert isinstance(sign, Sign)
        play.do(Point(*sign.rect.middle))
        aside = set()
        for _ in range(40):
            play.rest(0.02)
            aside.add(sign.aside)
        assert sign.aside == 0, "it comes to rest"
        assert sign.wakes_at(play.now) is None
        assert (min(aside) < 0 < max(aside)) == (settings != STILL)
