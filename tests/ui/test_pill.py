from jungle_pg.stage.input.inputs import Key, Point, Press, Release
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Drawing, Text
from jungle_pg.stage.theme import GOLD, NIGHT
from jungle_pg.ui.controls.button import PILL_HEIGHT, Pill
from jungle_pg.ui.page import Page
from jungle_pg.ui.widget import NOWHERE, Act
from tests.ui.looking import find, view


def placed(label: str = "Autumn game") -> Pill:
    pill = Pill("idea", label)
    pill.place(Rect(10, 20, *pill.size(view())))
    return pill


def test_it_is_as_wide_as_its_words_and_shows_them_whole() -> None:
    pill = placed()
    assert pill.rect.h == PILL_HEIGHT
    assert placed("Autumn").rect.w < pill.rect.w
    assert find(pill.draw(view(), 0.0), Text)[0].text == "Autumn game"


def test_words_that_do_not_fit_are_cut() -> None:
    pill = placed()
    pill.place(Rect(0, 0, 100, PILL_HEIGHT))
    assert find(pill.draw(view(), 0.0), Text)[0].text.endswith("…")


def test_a_click_or_a_key_presses_it() -> None:
    pill = placed()
    page = Page([pill])
    x, y = pill.rect.middle
    for event in (Point(x, y), Press(x, y)):
        assert page.handle(event, 0.0) is None
    assert page.handle(Release(x, y), 0.0) == Act("idea")
    assert page.handle(Key("enter"), 0.0) == Act("idea")


def test_the_focus_is_a_golden_ring() -> None:
    pill = placed()
    assert GOLD not in "".join(op.svg for op in find(pill.draw(view(), 0.0), Drawing))
    Page([pill]).focus(pill)
    assert GOLD in "".join(op.svg for op in find(pill.draw(view(), 0.0), Drawing))


def test_the_mouse_over_it_is_seen_by_day_and_night() -> None:
    for theme in (view().theme, NIGHT):
        look = view(theme=theme)
        pill = placed()
        before = find(pill.draw(look, 0.0), Drawing)
        pill.is_hot = True
        assert find(pill.draw(look, 0.0), Drawing) != before


def test_without_a_place_it_is_not_there() -> None:
    pill = placed()
    pill.place(NOWHERE)
    assert not find(Page([pill]).draw(view(), 0.0), Drawing)
    assert not pill.covers(0, 0)
