from jungle_pg.stage.input.inputs import Key, Point, Press, Release
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Box, Drawing, Sprite, Text
from jungle_pg.ui.controls.tabs import Tab, Tabs
from jungle_pg.ui.page import Page
from jungle_pg.ui.widget import Act
from tests.ui.looking import find, view

SECTIONS = (Tab("Sound", "sound_on"), Tab("Motion", "speed"), Tab("Language", "language"))


def tabs(width: float = 700, chosen: int = 1) -> Tabs:
    made = Tabs("section", SECTIONS, chosen)
    made.place(Rect(100, 100, width, 60))
    made.draw(view(), 0)
    return made


def test_a_click_turns_to_a_page() -> None:
    it = tabs()
    page = Page([it])
    at = it.parts(view())[2].middle
    page.handle(Press(*at), 0)
    assert page.handle(Release(*at), 0) == Act("section", 2)


def test_arrows_turn_the_pages_and_stop_at_the_last() -> None:
    page = Page([tabs()])
    page.handle(Key("tab"), 0)
    assert page.handle(Key("right"), 0) == Act("section", 2)
    assert page.handle(Key("right"), 0) is None
    assert page.handle(Key("left"), 0) == Act("section", 1)


def test_the_chosen_tab_lies_over_the_line_of_the_page_and_the_others_under_it() -> None:
    it = tabs()
    ops = it.draw(view(), 0)
    line = next(number for number, op in enumerate(ops) if isinstance(op, Box))
    over = find(ops[line:], Drawing)
    assert [op.x for op in over] == [it.parts(view())[1].x]
    assert over[0].y + over[0].h == it.rect.bottom


def test_all_words_are_shown_where_there_is_room() -> None:
    it = tabs()
    it.place(Rect(0, 0, it.size(view())[0] + 16, 60))
    words = {op.text for op in find(it.draw(view(), 0), Text)}
    assert words == {"Sound", "Motion", "Language"}


def test_tabs_without_room_show_their_icons_and_tell_the_word_in_a_tooltip() -> None:
    it = tabs(width=210)
    page = Page([it])
    ops = it.draw(view(), 0)
    assert find(ops, Text) == []
    assert len(find(ops, Sprite)) == 3
    page.handle(Point(*it.parts(view())[2].middle), 0)
    assert it.tip == "Language"


def test_there_is_no_tooltip_for_a_word_that_is_seen() -> None:
    it = tabs()
    Page([it]).handle(Point(*it.parts(view())[2].middle), 0)
    assert it.tip == ""


def test_a_tab_without_an_icon_keeps_the_beginning_of_its_word() -> None:
    it = Tabs("page", [Tab("Who takes whom"), Tab("Rivers and leaps")])
    it.place(Rect(0, 0, 120, 60))
    words = [op.text for op in find(it.draw(view(), 0), Text)]
    assert len(words) == 2
    assert all(word.endswith("…") for word in words)


def test_nothing_leaves_the_row() -> None:
    it = tabs(width=240)
    for op in find(it.draw(view(), 0), Drawing):
        assert op.x >= 100
        assert op.x + op.w <= 340


def test_hover_focus_and_disabling_are_seen() -> None:
    it = tabs()
    page = Page([it])
    looks = {it.draw(view(), 0)}
    page.handle(Point(*it.parts(view())[0].middle), 0)
    looks.add(it.draw(view(), 0))
    page.handle(Press(*it.parts(view())[0].middle), 0)
    looks.add(it.draw(view(), 0))
    page.focus(it)
    looks.add(it.draw(view(), 0))
    it.is_enabled = False
    looks.add(it.draw(view(), 0))
    assert len(looks) == 5
    assert it.draw(view(), 1) is it.draw(view(), 2)
