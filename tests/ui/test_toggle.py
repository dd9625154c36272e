from jungle_pg.stage.input.inputs import Input, Key, Leave, Point, Press, Release
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Drawing, Text
from jungle_pg.stage.theme import NIGHT
from jungle_pg.ui.controls.toggle import SLIDE_S, Toggle
from jungle_pg.ui.page import Page
from jungle_pg.ui.widget import Act
from tests.rows import each_of
from tests.ui.looking import find, view

PLACE = Rect(100, 100, 300, 44)
ON_IT = (350.0, 120.0)


def toggle(is_on: bool = False, label: str = "Animal voices") -> Toggle:
    made = Toggle("voices", is_on, label)
    made.place(PLACE)
    return made


def knob_x(it: Toggle, now: float, calm: bool = False) -> float:
    return find(it.draw(view(calm=calm), now), Drawing)[-1].x


def test_a_click_switches_and_tells_the_new_state() -> None:
    it = toggle()
    page = Page([it])
    page.handle(Press(*ON_IT), 0)
    assert page.handle(Release(*ON_IT), 0) == Act("voices", True)
    assert it.is_on


def test_a_click_on_the_label_switches_too() -> None:
    page = Page([toggle(is_on=True)])
    page.handle(Press(105, 120), 0)
    assert page.handle(Release(105, 120), 0) == Act("voices", False)


def test_a_press_that_is_dragged_away_switches_nothing() -> None:
    it = toggle()
    page = Page([it])
    page.handle(Press(*ON_IT), 0)
    page.handle(Point(900, 900, held=True), 0)
    assert page.handle(Release(900, 900), 0) is None
    assert not it.is_on


@each_of("key", ["enter", "space"])
def test_the_keyboard_switches_once_for_each_press(key: str) -> None:
    it = toggle()
    page = Page([it])
    page.handle(Key("tab"), 0)
    assert page.handle(Key(key), 0) == Act("voices", True)
    assert page.handle(Key(key, repeat=True), 0) is None
    assert page.handle(Key(key), 0) == Act("voices", False)


def test_on_and_off_sound_different() -> None:
    heard: list[str] = []
    page = Page([toggle()], heard.append)
    for _ in range(2):
        page.handle(Press(*ON_IT), 0)
        page.handle(Release(*ON_IT), 0)
    assert heard == ["ui_on", "ui_off"]


def test_a_disabled_switch_stays_as_it_is() -> None:
    it = toggle()
    it.is_enabled = False
    page = Page([it])
    events: list[Input] = [Press(*ON_IT), Release(*ON_IT), Key("tab"), Key("space")]
    assert [page.handle(event, 0) for event in events] == [None] * 4
    assert not it.is_on


def test_the_knob_slides_to_the_other_end_in_time() -> None:
    it = toggle()
    start = knob_x(it, 9.0)
    it.handle(Key("space"), 10.0)
    ways = [knob_x(it, 10.0 + SLIDE_S * part) for part in (0, 0.5, 1)]
    assert ways[0] == start
    assert start < ways[1] < ways[2]
    assert ways[2] == knob_x(it, 99.0)


def test_it_asks_to_be_drawn_until_the_knob_was_seen_at_its_end() -> None:
    it = toggle()
    assert it.wakes_at(0) is None
    it.handle(Key("space"), 10.0)
    it.draw(view(), 10.05)
    assert it.wakes_at(11.0) == 11.0
    it.draw(view(), 11.0)
    assert it.wakes_at(11.0) is None


def test_for_a_calm_player_the_knob_is_there_at_once() -> None:
    it = toggle()
    it.handle(Key("space"), 10.0)
    assert knob_x(it, 10.0, calm=True) == knob_x(it, 99.0, calm=True)
    assert it.wakes_at(10.0) is None


def test_sliding_draws_no_new_pictures() -> None:
    it = toggle()
    it.handle(Key("space"), 10.0)
    steps = (0.03, 0.06, 0.09, 0.12)
    pictures = [[op.svg for op in find(it.draw(view(), 10 + step), Drawing)] for step in steps]
    assert all(svgs == pictures[0] for svgs in pictures)


def test_nothing_new_is_drawn_while_nothing_changes() -> None:
    it = toggle()
    assert it.draw(view(), 1.0) is it.draw(view(), 2.0)


def test_hover_press_focus_and_disabling_are_seen() -> None:
    it = toggle()
    page = Page([it])
    looks = [it.draw(view(), 0)]
    page.handle(Point(*ON_IT), 0)
    looks.append(it.draw(view(), 0))
    page.handle(Press(*ON_IT), 0)
    looks.append(it.draw(view(), 0))
    page.handle(Leave(), 0)
    page.focus(it)
    looks.append(it.draw(view(), 0))
    it.is_enabled = False
    looks.append(it.draw(view(theme=NIGHT), 0))
    assert len(set(looks)) == 5


@each_of("zoom", [0.66, 1.0, 2.0])
def test_its_own_size_shows_the_whole_label(zoom: float) -> None:
    it = toggle()
    wide, high = it.size(view(zoom=zoom))
    it.place(Rect(10.4, 7.3, wide, high))
    ops = it.draw(view(zoom=zoom), 0)
    assert [op.text for op in find(ops, Text)] == ["Animal voices"]


def test_a_label_without_room_ends_with_an_ellipsis_before_the_switch() -> None:
    it = toggle(label="Show why a move of mine is refused")
    ops = it.draw(view(), 0)
    (word,) = find(ops, Text)
    assert word.text.endswith("…")
    assert word.x + len(word.text) * word.size / 2 <= min(op.x for op in find(ops, Drawing))
