"""The settings: every control and its setting, the size under the mouse, defaults."""

from dataclasses import fields, replace
from typing import Final

import pytest

from jungle_pg.files.settings import Settings
from jungle_pg.scenes.base import Change
from jungle_pg.scenes.settings.settings import SettingsScreen
from jungle_pg.stage.input.inputs import Focus, Input, Leave, Point, Press, Release, Wheel
from jungle_pg.ui.controls.one_of_several import Chooser
from tests.rows import each_of
from tests.scenes.acting import (
    LANGUAGES,
    a_world,
    heard,
    texts_of,
    view_of,
)
from tests.scenes.settings_show import (
    BUTTONS,
    CHOICES,
    NOT_OFFERED,
    OTHER,
    SAME_IN_ALL_LANGUAGES,
    SLIDERS,
    SWITCHES,
    click_at,
    having,
    opened,
    shown,
    spot,
    value_of,
)
from tests.words import LANGUAGES as SPOKEN


def test_there_is_a_control_for_every_setting_but_those_the_window_and_the_device_keep() -> None:
    names = {field.name for field in fields(Settings)} - NOT_OFFERED
    controls = {*SWITCHES, *CHOICES, *SLIDERS}
    assert names == {name.partition(" of ")[0] for name in controls}
    widgets = {widget.name for widget in opened().page.widgets}
    assert widgets == controls | BUTTONS | {"scroll bar"}


@pytest.mark.slow
@each_of("by_key", [False, True])
@each_of("before", [Settings(), replace(OTHER, ui_scale=100)])
@each_of("name", SWITCHES)
def test_a_switch_changes_its_setting_and_no_other(
    name: str, before: Settings, by_key: bool
) -> None:
    show = opened(before)
    if by_key:
        show.tab_to(name)
    wishes = show.keys("space") if by_key else show.click(name)
    assert wishes == [Change(having(before, name, not getattr(before, name)))]
    assert shown(show, name) is not getattr(before, name)


@pytest.mark.slow
@each_of("by_key", [False, True])
@each_of(
    ("name", "number"),
    [(name, number) for name, options in CHOICES.items() for number in range(len(options))],
)
def test_a_choice_changes_its_setting_and_no_other(name: str, number: int, by_key: bool) -> None:
    options = CHOICES[name]
    start = number - 1 if number else 1
    usual = Settings(pieces=(("jungle", "both"),)) if name == "characters" else Settings()
    before = having(usual, name, options[start])
    show = opened(before)
    if by_key:
        show.tab_to(name)
        wishes = show.keys("right" if number > start else "left")
    else:
        widget = show.widget(name)
        assert isinstance(widget, Chooser)
        wishes = show.do(*click_at(*widget.parts(show.stack.view)[number].middle))
    assert wishes == [Change(having(before, name, options[number]))]
    assert shown(show, name) == options[number]


def test_how_characters_are_written_can_be_chosen_while_pieces_show_them() -> None:
    only_pictures = Settings(pieces=(("xiangqi", "picture"),), notation=(("xiangqi", "wxf"),))
    show = opened(only_pictures)
    assert not show.widget("characters").is_enabled
    show.do(*click_at(*show.widget("characters").rect.middle))
    assert show.world.settings == only_pictures
    for name, there, back in (
        ("pieces of jungle", "right", "left"),
        ("pieces of xiangqi", "right", "left"),
        ("notation of xiangqi", "left", "right"),
    ):
        show.tab_to(name)
        show.keys(there)
        assert show.widget("characters").is_enabled
        show.keys(back)
        assert not show.widget("characters").is_enabled


def test_the_cards_of_the_pieces_are_written_as_chosen_at_once() -> None:
    show = opened(Settings(pieces=(("jungle", "character"),)))
    assert texts_of(show.rest()).count("獅") == 2
    show.tab_to("characters")
    show.keys("right")
    texts = texts_of(show.rest())
    assert (texts.count("獅"), texts.count("狮")) == (0, 2)


@each_of("name", SLIDERS)
@each_of("key", ["left", "right", "home", "end"])
def test_a_key_moves_a_slider_and_its_setting_at_once(name: str, key: str) -> None:
    before = Settings(effects_volume=50, music_volume=50, ui_scale=100)
    least, most = SLIDERS[name]
    value = getattr(before, name)
    goal = {"left": value - 5, "right": value + 5, "home": least, "end": most}[key]
    show = opened(before)
    show.tab_to(name)
    assert show.keys(key) == [Change(having(before, name, goal))]
    assert shown(show, name) == goal


@each_of(("name", "value"), [("effects_volume", 0), ("effects_volume", 35), ("music_volume", 100)])
def test_a_press_on_the_groove_of_a_volume_sets_it_at_once(name: str, value: int) -> None:
    show = opened()
    x, y = spot(show, name, value)
    assert show.do(Point(x, y), Press(x, y)) == [Change(having(Settings(), name, value))]
    assert show.do(Release(x, y)) == []


def test_a_dragged_volume_follows_the_mouse_through_every_change() -> None:
    show = opened()
    show.do(Press(*spot(show, "music_volume", 45)))
    for value in (50, 55, 70, 20, 0, 100, 65):
        wishes = show.do(Point(*spot(show, "music_volume", value), held=True))
        assert wishes == [Change(Settings(music_volume=value))]
        assert shown(show, "music_volume") == value
    assert show.do(Release(*spot(show, "music_volume", 65))) == []
    assert show.do(Point(*spot(show, "music_volume", 30))) == []


def test_moving_the_slider_of_the_music_lets_it_be_heard_again() -> None:
    show = opened(Settings(music_muted=True))
    show.tab_to("music_volume")
    assert show.keys("right") == [Change(Settings(music_volume=50))]


def test_a_drag_goes_on_where_the_page_is_scrolled() -> None:
    show = opened(Settings(ui_scale=200))
    show.do(Wheel(*show.widget("muted").rect.middle, up=-0.5))
    show.rest(1)
    show.do(Press(*spot(show, "music_volume", 45)))
    for value in (60, 10):
        show.do(Point(*spot(show, "music_volume", value), held=True))
        assert shown(show, "music_volume") == value


LET_GO: Final[tuple[Input, ...]] = (Release(5, 5), Leave(), Focus(gained=False))


@each_of("let_go", LET_GO)
def test_the_size_is_taken_once_when_the_mouse_lets_go(let_go: Input) -> None:
    show = opened()
    places = {value: spot(show, "ui_scale", value) for value in (100, 120, 150)}
    before = show.widget("ui_scale").rect
    assert show.do(Press(*places[100]), Point(*places[120], held=True)) == []
    assert show.do(Point(*places[150], held=True)) == []
    assert shown(show, "ui_scale") == 150
    assert "150 %" in texts_of(show.rest())
    assert show.widget("ui_scale").rect == before
    assert show.do(let_go) == [Change(Settings(ui_scale=150))]
    assert show.do(Point(9, 9)) == []


def test_a_change_from_outside_does_not_take_the_size_out_of_the_hand() -> None:
    show = opened()
    show.do(Press(*spot(show, "ui_scale", 100)), Point(*spot(show, "ui_scale", 140), held=True))
    show.world.settings = Settings(full_screen=True)
    show.stack.arrange(view_of(show.size, show.world.settings))
    assert shown(show, "ui_scale") == 140
    x, y = spot(show, "ui_scale", 160)
    wishes = show.do(Point(x, y, held=True), Release(x, y))
    assert wishes == [Change(Settings(full_screen=True, ui_scale=160))]


def test_a_size_still_in_the_hand_is_forgotten_when_the_defaults_are_asked_for() -> None:
    show = opened()
    show.do(Press(*spot(show, "ui_scale", 100)), Point(*spot(show, "ui_scale", 140), held=True))
    show.tab_to("defaults")
    assert show.keys("enter", "escape") == []
    assert shown(show, "ui_scale") == 100


def test_the_wheel_over_the_size_scrolls_and_changes_nothing() -> None:
    show = opened(Settings(ui_scale=150))
    show.tab_to("ui_scale")
    show.rest(1)
    place = show.widget("ui_scale").rect
    assert show.do(Wheel(*place.middle, up=1)) == []
    show.rest(1)
    assert show.widget("ui_scale").rect.y > place.y


def test_the_wheel_over_a_volume_that_has_the_focus_turns_it() -> None:
    show = opened()
    at = show.widget("music_volume").rect.middle
    assert show.do(Wheel(*at, up=1)) == [], "not while somebody only scrolls past it"
    show.tab_to("music_volume")
    show.rest(1)
    at = show.widget("music_volume").rect.middle
    assert show.do(Wheel(*at, up=1)) == [Change(Settings(music_volume=50))]


def test_a_new_size_keeps_its_slider_in_sight() -> None:
    show = opened()
    show.tab_to("ui_scale")
    for key in ("end", "home", "end"):
        show.keys(key)
        show.rest(1)
        slider, done = show.widget("ui_scale").rect, show.widget("done").rect
        assert 0 < slider.y < slider.bottom <= done.y


def test_a_control_far_away_does_not_draw_the_page_to_itself() -> None:
    show = opened(size=(640, 480))
    show.tab_to("theme")
    show.rest(1)
    show.do(Wheel(20, 200, up=20), Wheel(100, 200, up=20))
    show.rest(1)
    top = show.widget("effects_volume").rect.y
    show.world.settings = Settings(theme="night")
    show.stack.arrange(view_of(show.size, show.world.settings))
    show.rest(1)
    assert show.widget("effects_volume").rect.y == top


@each_of("size", [(1280, 720), (800, 600)])
def test_it_shows_the_settings_as_they_are_whoever_changed_them(size: tuple[int, int]) -> None:
    show = opened(size=size)
    show.world.settings = OTHER
    show.stack.arrange(view_of(size, OTHER))
    for name in (*SWITCHES, *CHOICES, *SLIDERS):
        assert shown(show, name) == value_of(OTHER, name), name
    fresh = SettingsScreen(a_world(OTHER))
    fresh.arrange(view_of(size, OTHER))
    assert show.rest() == fresh.draw(show.now)


def test_a_value_between_two_steps_is_shown_as_it_is() -> None:
    show = opened(Settings(effects_volume=43, ui_scale=101))
    assert {"43 %", "101 %"} <= set(texts_of(show.rest()))


def test_another_language_changes_every_text_at_once() -> None:
    show = opened()
    english = texts_of(show.rest())
    widget = show.widget("language")
    assert isinstance(widget, Chooser)
    show.do(*click_at(*widget.parts(show.stack.view)[1].middle), Leave())
    chinese = texts_of(show.rest())
    stayed = {text for text in english if text in chinese and not text[0].isdigit()}
    assert stayed == SAME_IN_ALL_LANGUAGES
    assert len(chinese) > 60


def test_each_language_is_named_in_itself() -> None:
    for language in LANGUAGES:
        texts = texts_of(opened(Settings(language=language)).rest())
        assert {spoken("language.name") for spoken in SPOKEN.values()} <= set(texts)


@each_of("by_key", [False, True])
def test_the_defaults_ask_first_and_keep_language_and_window(by_key: bool) -> None:
    show = opened(OTHER)
    if by_key:
        show.tab_to("defaults")
    assert (show.keys("enter") if by_key else show.click("defaults")) == []
    assert show.names == ["below", "settings", "question"]
    assert show.world.settings == OTHER
    (wish,) = show.keys("enter") if by_key else show.click("yes")
    kept = Settings(language="zh", window_size=(1000, 700), full_screen=True)
    assert wish == Change(kept)
    assert show.names == ["below", "settings"]
    assert shown(show, "pieces of jungle") == "picture"
    assert shown(show, "pieces of xiangqi") == "both"


@each_of("key", ["escape", "no"])
def test_whoever_says_no_keeps_every_setting(key: str) -> None:
    show = opened(OTHER)
    show.click("defaults")
    assert (show.click("no") if key == "no" else show.keys("escape")) == []
    assert show.names == ["below", "settings"]
    assert show.world.settings == OTHER


@each_of("way", ["escape", "click", "enter"])
def test_esc_and_done_lead_back(way: str) -> None:
    show = opened()
    if way == "click":
        show.click("done")
    else:
        if way == "enter":
            show.tab_to("done")
        show.keys(way)
    assert show.names == ["below"]
    assert heard(show.world)[-1] == "ui_back"


def test_what_is_used_is_heard() -> None:
    show = opened()
    show.click("muted")
    show.click("muted")
    show.do(*click_at(*spot(show, "music_volume", 90)))
    show.do(*click_at(*show.widget("theme").rect.middle))
    assert heard(show.world) == ["ui_on", "ui_off", "ui_hover", "ui_click"]


@each_of(("size", "scale"), [((1280, 720), 100), ((640, 480), 200)])
def test_tab_reaches_every_control_and_brings_it_into_sight(
    size: tuple[int, int], scale: int
) -> None:
    show = opened(Settings(ui_scale=scale, pieces=(("jungle", "both"),)), size)
    visited = []
    for _ in range(len(show.page.widgets) - 1):
        show.keys("tab")
        show.rest(1)
        focused = show.page.focused
        assert focused is not None
        visited.append(focused.name)
        if focused.name not in BUTTONS:
            assert focused.rect.y >= 0
            assert focused.rect.bottom <= show.widget("done").rect.y
    assert set(visited) == {*SWITCHES, *CHOICES, *SLIDERS, *BUTTONS}
    assert len(visited) == len(set(visited))


def test_a_switch_that_was_scrolled_into_sight_can_be_clicked() -> None:
    show = opened(size=(640, 480))
    show.tab_to("targets")
    show.rest(1)
    assert show.click("targets") == [Change(Settings(targets=False))]
    place = show.widget("targets").rect
    show.rest(1)
    assert show.widget("targets").rect == place
