from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.stage.input.inputs import Key, Point, Press, Release
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Drawing, Sprite, Text
from jungle_pg.stage.theme import DAY, INK, NIGHT
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.page import Page
from jungle_pg.ui.widget import Act
from tests.rows import each_of
from tests.ui.looking import find, view

ICONS = Path(__file__).parent.parent.parent / "assets/sprites"


def placed(button: Button, look: View, x: float = 100, y: float = 50) -> Button:
    w, h = button.size(look)
    button.place(Rect(x, y, w, h))
    return button


def word(button: Button, look: View) -> Text:
    (text,) = find(button.draw(look, 0.0), Text)
    return text


@given(
    st.text(st.characters(codec="ascii", exclude_categories=["C"]), min_size=1, max_size=30),
    st.sampled_from(["", "undo"]),
    st.booleans(),
    st.floats(0.5, 2.5),
)
def test_a_button_of_the_size_it_wishes_shows_its_whole_word_inside(
    label: str, icon: str, is_tall: bool, zoom: float
) -> None:
    look = view(zoom=zoom)
    button = placed(Button("a", label, icon or "undo" * is_tall, is_tall=is_tall), look)
    text = word(button, look)
    assert text.text == label
    wide = look.measure(label, text.size)
    left = text.x - wide / 2 if text.align == "centre" else text.x
    assert left >= button.rect.x
    assert left + wide <= button.rect.right
    assert button.rect.y < text.y < button.rect.bottom


def test_a_word_without_room_is_cut_with_an_ellipsis() -> None:
    look, button = view(), Button("a", "A very long word")
    button.place(Rect(0, 0, 100, 66))
    assert word(button, look).text.endswith("…")
    assert look.measure(word(button, look).text, 26) <= 100


def test_icon_and_word_stand_side_by_side_in_the_middle() -> None:
    look = view()
    button = placed(Button("a", "Undo", "undo"), look)
    (icon,) = find(button.draw(look, 0.0), Sprite)
    text = word(button, look)
    assert icon.name == "icons/undo"
    left, right = icon.x - icon.w / 2, text.x + look.measure("Undo", text.size)
    assert icon.x + icon.w / 2 <= text.x
    assert (left + right) / 2 == pytest.approx(button.rect.middle[0], abs=1)


def test_a_tall_button_has_its_icon_over_its_word() -> None:
    look = view()
    button = placed(Button("a", "Undo", "undo", is_tall=True), look)
    (icon,) = find(button.draw(look, 0.0), Sprite)
    text = word(button, look)
    assert icon.y + icon.h / 2 < text.y
    assert icon.x == text.x == button.rect.middle[0]


def test_a_button_may_have_an_icon_alone() -> None:
    look = view()
    button = placed(Button("a", icon="undo"), look)
    assert find(button.draw(look, 0.0), Text) == []
    (icon,) = find(button.draw(look, 0.0), Sprite)
    assert icon.x == button.rect.middle[0]
    assert (ICONS / f"{icon.name}.svg").is_file()


def test_the_face_fills_the_place_of_the_button() -> None:
    look = view(zoom=1.37)
    button = placed(Button("a", "Undo"), look, 10.4, 20.7)
    (face,) = find(button.draw(look, 0.0), Drawing)
    assert (face.x, face.y, face.w, face.h) == (
        button.rect.x,
        button.rect.y,
        button.rect.w,
        button.rect.h,
    )


def test_its_states_look_different_and_the_word_sinks_with_the_face() -> None:
    look, button = view(), Button("a", "Undo")
    page = Page([placed(button, look)])
    normal = button.draw(look, 0.0)
    at = button.rect.middle
    page.handle(Point(*at), 0.0)
    hover = button.draw(look, 0.0)
    page.handle(Press(*at), 0.0)
    pressed = button.draw(look, 0.0)
    page.handle(Release(*at), 0.0)
    button.is_enabled = False
    disabled = button.draw(look, 0.0)
    assert len({normal, hover, pressed, disabled}) == 4
    heights = [find(ops, Text)[0].y for ops in (normal, hover, pressed)]
    assert heights[0] == heights[1] < heights[2]


def test_the_ring_shows_only_when_the_focus_does_and_never_on_a_disabled_button() -> None:
    look, button = view(), Button("a", "Undo")
    placed(button, look)
    plain = button.draw(look, 0.0)
    button.has_focus = True
    assert button.draw(look, 0.0) is plain
    button.shows_focus = True
    assert button.draw(look, 0.0) != plain
    button.is_enabled = False
    disabled = button.draw(look, 0.0)
    button.shows_focus = False
    assert button.draw(look, 0.0) == disabled


def test_the_same_list_is_drawn_until_something_about_it_changes() -> None:
    look = view()
    button = placed(Button("a", "Undo", "undo"), look)
    ops = button.draw(look, 0.0)
    assert button.draw(look, 9.0) is ops
    for name, value in (("label", "Redo"), ("icon", "redo"), ("kind", "green")):
        before = button.draw(look, 0.0)
        setattr(button, name, value)
        assert button.draw(look, 0.0) != before
    button.place(button.rect.moved(1, 0))
    assert button.draw(look, 0.0) != ops


def test_icons_take_the_colours_of_the_words_by_night() -> None:
    button = placed(Button("a", "Undo", "undo"), view())
    (by_day,) = find(button.draw(view(), 0.0), Sprite)
    (by_night,) = find(button.draw(view(theme=NIGHT), 0.0), Sprite)
    assert by_day.recolour == ()
    assert (INK, NIGHT.face("plain").text) in by_night.recolour


def test_a_disabled_button_is_grey_in_the_colours_for_it() -> None:
    look = view()
    button = placed(Button("a", "Undo", "undo", kind="green"), look)
    button.is_enabled = False
    (icon,) = find(button.draw(look, 0.0), Sprite)
    assert icon.grey
    assert icon.alpha < 255
    assert word(button, look).ink == DAY.face("disabled").text


@each_of("key", ["enter", "space"])
def test_enter_and_space_press_it_once(key: str) -> None:
    button = placed(Button("a", "Undo"), view())
    assert button.wants_key(key)
    assert button.handle(Key(key), 0.0) == Act("a")
    assert button.handle(Key(key, repeat=True), 0.0) is None


@each_of("key", ["left", "up", "a", "escape", "tab"])
def test_other_keys_are_not_for_it(key: str) -> None:
    button = placed(Button("a", "Undo"), view())
    assert not button.wants_key(key)
    assert button.handle(Key(key), 0.0) is None


def test_a_release_counts_only_while_it_is_held() -> None:
    button = placed(Button("a", "Undo"), view())
    assert button.handle(Release(*button.rect.middle), 0.0) is None
    button.is_held = True
    assert button.handle(Release(0, 0), 0.0) is None
    assert button.handle(Release(*button.rect.middle), 0.0) == Act("a")
