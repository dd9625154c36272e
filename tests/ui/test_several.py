"""Pictures that are each on or off: clicks, keys, rows, looks."""

from jungle_pg.stage.input.inputs import Key, Point, Press, Release
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Drawing, Sprite
from jungle_pg.ui.controls.several import Several
from jungle_pg.ui.page import Page
from jungle_pg.ui.widget import Act
from tests.rows import each_of
from tests.ui.looking import find, view

HEADS = ("pieces/head_rat", "pieces/head_cat", "pieces/head_dog", "pieces/head_lion")


def several(on: tuple[int, ...] = (0,), width: float = 174, height: float = 54) -> Several:
    made = Several("swimmers", HEADS, ("rat", "cat", "dog", "lion"))
    made.on = frozenset(on)
    made.place(Rect(100, 100, width, height))
    made.draw(view(), 0)
    return made


def click(it: Several, number: int) -> Act | None:
    page = Page([it])
    at = it.parts(view())[number].middle
    page.handle(Press(*at), 0)
    return page.handle(Release(*at), 0)


def test_a_click_switches_one_and_leaves_the_others() -> None:
    it = several()
    assert click(it, 2) == Act("swimmers", 2)
    assert it.on == {0, 2}
    assert click(it, 0) == Act("swimmers", 0)
    assert it.on == {2}
    assert click(it, 2) == Act("swimmers", 2)
    assert it.on == set()


def test_a_press_that_ends_on_another_one_switches_nothing() -> None:
    it = several()
    page = Page([it])
    parts = it.parts(view())
    page.handle(Press(*parts[1].middle), 0)
    assert page.handle(Release(*parts[2].middle), 0) is None
    assert it.on == {0}


def test_arrows_go_from_one_to_the_next_and_enter_and_space_switch() -> None:
    it = several()
    page = Page([it])
    page.handle(Key("tab"), 0)
    assert page.handle(Key("right"), 0) is None
    assert page.handle(Key("right"), 0) is None
    assert it.on == {0}
    assert page.handle(Key("space"), 0) == Act("swimmers", 2)
    assert page.handle(Key("end"), 0) is None
    assert page.handle(Key("right"), 0) is None
    assert page.handle(Key("enter"), 0) == Act("swimmers", 3)
    assert page.handle(Key("home"), 0) is None
    assert page.handle(Key("enter"), 0) == Act("swimmers", 0)
    assert it.on == {2, 3}


def test_a_key_that_is_held_down_switches_once() -> None:
    it = several()
    page = Page([it])
    page.focus(it)
    page.handle(Key("space"), 0)
    page.handle(Key("space", repeat=True), 0)
    assert it.on == set()


def test_switching_on_and_off_sounds_different() -> None:
    it = several()
    heard: list[str] = []
    page = Page([it], heard.append)
    page.focus(it)
    page.handle(Key("space"), 0)
    page.handle(Key("space"), 0)
    assert heard == ["ui_off", "ui_on"]


def test_up_and_down_lead_on_where_there_is_only_one_row() -> None:
    it = several()
    assert not it.wants_key("up")
    assert not it.wants_key("down")


def test_in_a_narrow_place_they_stand_in_rows_and_up_and_down_go_between_them() -> None:
    it = several(width=94, height=94)
    assert it.height_for(view(), 94) == 94
    parts = it.parts(view())
    assert len({part.y for part in parts}) == 2
    assert parts[2].y > parts[0].y
    page = Page([it])
    page.focus(it)
    page.handle(Key("down"), 0)
    assert page.handle(Key("enter"), 0) == Act("swimmers", 2)
    assert not it.wants_key("down")
    assert it.wants_key("up")


@each_of("zoom", [0.5, 0.66, 0.72, 1.0, 1.93, 2.0])
def test_its_own_size_is_one_row_of_equal_squares_inside_its_place(zoom: float) -> None:
    seen = view(zoom=zoom)
    it = several()
    it.place(Rect(3.3, 5.8, *it.size(seen)))
    parts = it.parts(seen)
    assert len({part.y for part in parts}) == 1
    for part in parts:
        assert abs(part.w - part.h) <= 2
        assert it.rect.x <= part.x
        assert part.right <= it.rect.right


def test_those_that_are_on_differ_by_more_than_colour() -> None:
    it = several(on=(1, 3))
    heads = {op.name: op for op in find(it.draw(view(), 0), Sprite)}
    assert [heads[name].grey for name in HEADS] == [True, False, True, False]
    ticks = [op for op in find(it.draw(view(), 0), Drawing) if op.w < 20]
    parts = it.parts(view())
    assert [any(part.holds(op.x, op.y) for op in ticks) for part in parts] == [
        False, True, False, True,
    ]  # fmt: skip


def test_the_tooltip_names_the_one_under_the_mouse() -> None:
    it = several()
    page = Page([it])
    for number, name in enumerate(("rat", "cat", "dog", "lion")):
        page.handle(Point(*it.parts(view())[number].middle), 0)
        assert it.tip == name


def test_a_disabled_one_cannot_be_switched() -> None:
    it = several()
    it.is_enabled = False
    assert click(it, 1) is None
    assert it.on == {0}


def test_hover_press_focus_and_disabling_are_seen() -> None:
    it = several()
    page = Page([it])
    at = it.parts(view())[1].middle
    looks = {it.draw(view(), 0)}
    page.handle(Point(*at), 0)
    looks.add(it.draw(view(), 0))
    page.handle(Press(*at), 0)
    looks.add(it.draw(view(), 0))
    page.focus(it)
    looks.add(it.draw(view(), 0))
    it.is_enabled = False
    looks.add(it.draw(view(), 0))
    assert len(looks) == 5
    assert it.draw(view(), 1) is it.draw(view(), 2)
