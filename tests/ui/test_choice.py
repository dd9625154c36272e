from jungle_pg.stage.input.inputs import Key, Point, Press, Release
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Drawing, Sprite, Text
from jungle_pg.stage.theme import NIGHT
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.choice import Choice, ChoiceCards
from jungle_pg.ui.page import Page
from jungle_pg.ui.widget import Act
from tests.rows import each_of
from tests.ui.looking import find, view

LEVELS = ("Mouse", "Cat", "Wolf", "Tiger", "Elephant")


def cards(width: float = 900, chosen: int = 1, seen: View | None = None) -> ChoiceCards:
    look = seen or view()
    choices = [Choice(name, (f"pieces/b_{name.lower()}",), "level") for name in LEVELS]
    made = ChoiceCards("level", choices, chosen, card_width=150)
    made.place(Rect(50, 50, width, made.height_for(look, width)))
    made.draw(look, 0)
    return made


def click(page: Page, at: tuple[float, float]) -> Act | None:
    page.handle(Press(*at), 0)
    return page.handle(Release(*at), 0)


def test_a_click_chooses_a_card() -> None:
    it = cards()
    assert click(Page([it]), it.parts(view())[3].middle) == Act("level", 3)
    assert it.chosen == 3


def test_a_click_on_the_chosen_card_or_between_cards_changes_nothing() -> None:
    it = cards()
    page = Page([it])
    first, second = it.parts(view())[:2]
    assert click(page, second.middle) is None
    assert click(page, ((first.right + second.x) / 2, 60)) is None
    assert it.chosen == 1


def test_a_press_released_over_another_card_chooses_neither() -> None:
    it = cards()
    page = Page([it])
    page.handle(Press(*it.parts(view())[2].middle), 0)
    assert page.handle(Release(*it.parts(view())[3].middle), 0) is None
    assert it.chosen == 1


def test_arrows_move_the_choice_and_stop_at_the_ends() -> None:
    it = cards()
    page = Page([it])
    page.handle(Key("tab"), 0)
    keys = ["right", "left", "left", "left", "end", "right", "home"]
    acts = [page.handle(Key(key), 0) for key in keys]
    assert [act.value if act else None for act in acts] == [2, 1, 0, None, 4, None, 0]
    assert page.focused is it


def test_cards_that_do_not_fit_go_into_more_rows() -> None:
    it = cards(width=500)
    rows = {part.y for part in it.parts(view())}
    assert len(rows) == 2
    assert all(part.right <= 550 for part in it.parts(view()))


def test_up_and_down_change_the_row_where_there_is_one() -> None:
    it = cards(width=500)
    page = Page([it])
    page.handle(Key("tab"), 0)
    assert page.handle(Key("down"), 0) == Act("level", 4)
    assert not it.wants_key("down")
    assert page.handle(Key("up"), 0) == Act("level", 1)
    assert not cards().wants_key("down")


@each_of("zoom", [0.66, 1.0, 1.37, 2.0])
def test_all_cards_are_equally_large(zoom: float) -> None:
    seen = view(zoom=zoom)
    it = cards(700 * zoom, seen=seen)
    parts = it.parts(seen)
    assert len({(part.w, part.h) for part in parts}) == 1
    assert all(part == part.snapped() for part in parts)
    assert all(part.right <= it.rect.right and part.bottom <= it.rect.bottom for part in parts)


def test_only_the_chosen_card_is_ticked() -> None:
    it = cards()
    svgs = [op.svg for op in find(it.draw(view(), 0), Drawing)]
    assert svgs[1] not in (svgs[0], *svgs[2:])
    assert len({svgs[0], *svgs[2:]}) == 1


def test_labels_and_pictures_stay_on_their_cards() -> None:
    it = cards(width=560)
    ops = it.draw(view(), 0)
    parts = it.parts(view())
    for text in find(ops, Text):
        half = len(text.text) * text.size / 4
        card = next(part for part in parts if part.holds(text.x, text.y))
        assert text.x - half >= card.x
        assert text.x + half <= card.right
        assert text.y + text.size / 2 <= card.bottom
    assert all(any(part.holds(op.x, op.y) for part in parts) for op in find(ops, Sprite))


def test_a_long_label_takes_two_lines_and_then_an_ellipsis() -> None:
    it = ChoiceCards("over", [Choice("the game is lost and all its pieces go home again")] * 3)
    it.place(Rect(0, 0, 600, 90))
    lines = find(it.draw(view(), 0), Text)[:2]
    assert lines[0].y < lines[1].y
    assert lines[1].text.endswith("…")


def test_a_single_long_word_is_cut_with_an_ellipsis_and_not_broken() -> None:
    it = ChoiceCards("one", [Choice("Hippopotamuses")])
    it.place(Rect(0, 0, 100, 200))
    (word,) = find(it.draw(view(), 0), Text)
    assert word.text.startswith("Hipp")
    assert word.text.endswith("…")


def test_letters_become_a_little_smaller_before_a_word_is_cut() -> None:
    it = ChoiceCards("one", [Choice("Elephant")])
    it.place(Rect(0, 0, 105, 200))
    (word,) = find(it.draw(view(), 0), Text)
    assert word.text == "Elephant"
    assert word.size < view().text_px(22)


def test_a_card_too_low_for_its_picture_still_has_its_label() -> None:
    it = ChoiceCards("one", [Choice("Elephant", ("pieces/b_elephant",))])
    it.place(Rect(0, 0, 300, 50))
    ops = it.draw(view(), 0)
    assert [op.text for op in find(ops, Text)] == ["Elephant"]
    assert find(ops, Sprite) == []


def test_icons_take_the_ink_of_the_night() -> None:
    it = ChoiceCards("players", [Choice("Two at one screen", ("human", "icons/human"))])
    it.place(Rect(0, 0, 300, 132))
    by_day = find(it.draw(view(), 0), Sprite)
    by_night = find(it.draw(view(theme=NIGHT), 0), Sprite)
    assert {op.name for op in by_day} == {"icons/human"}
    assert by_day[0].recolour == ()
    assert by_night[0].recolour != ()


def test_hover_press_and_focus_are_seen_on_one_card() -> None:
    it = cards()
    page = Page([it])
    plain = it.draw(view(), 0)
    page.handle(Point(*it.parts(view())[3].middle), 0)
    hover = it.draw(view(), 0)
    page.handle(Press(*it.parts(view())[3].middle), 0)
    pressed = it.draw(view(), 0)
    page.handle(Point(900, 900), 0)
    left = it.draw(view(), 0)
    page.focus(it)
    focused = it.draw(view(), 0)
    assert len({plain, hover, pressed, focused}) == 4
    assert left == plain
    assert len(set(plain) - set(hover)) == 1


def test_disabled_cards_cannot_be_chosen_but_still_show_the_choice() -> None:
    it = cards()
    it.is_enabled = False
    page = Page([it])
    assert click(page, it.parts(view())[3].middle) is None
    svgs = [op.svg for op in find(it.draw(view(), 0), Drawing)]
    assert svgs[1] != svgs[0]


def test_nothing_new_is_drawn_while_nothing_changes() -> None:
    it = cards()
    assert it.draw(view(), 1) is it.draw(view(), 2)
