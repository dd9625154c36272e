"""What all dialogs share: how they are answered, and that they fit any window."""

from itertools import pairwise

import pytest

from jungle_pg.scenes.base import Command, Pop
from jungle_pg.scenes.modal_dialog import EDGE, ButtonRow
from jungle_pg.scenes.question import Told
from jungle_pg.stage.input.inputs import Key, Point, Press, Release
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Box, Drawing, Slab, Text
from jungle_pg.stage.view import View, zoom_for
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.widget import Act
from tests.rows import each_of
from tests.ui.looking import find, plain_measure, view

TEXT = "The game is saved first. You can go on with it whenever you like."


class Asked(Told):
    """Leaves the name of a button."""

    def __init__(self, text: str, buttons: list[Button], default: str, cancel: str) -> None:
        self.title, self.said, self.buttons = "Leave the game?", text, buttons
        super().__init__(lambda name: None, [ButtonRow(tuple(buttons))], default, cancel)

    def heading(self, view: View) -> str:
        return self.title

    def text(self, view: View) -> str:
        return self.said

    def take(self, act: Act, now: float) -> Command | None:
        return Pop(act.name)


def dialog(text: str = TEXT, seen: View | None = None, count: int = 3) -> Asked:
    buttons = [
        Button("leave", "Save and leave", "check", "green"),
        Button("stay", "Keep playing", "close"),
        Button("throw", "Throw it away", "trash", "red"),
    ]
    made = Asked(text, buttons[:count], "leave", "stay")
    made.arrange(seen or view())
    return made


def test_esc_answers_with_the_cancelling_button() -> None:
    it = dialog()
    assert it.handle(Key("escape"), 0) == Pop("stay")
    assert it.handle(Key("escape", repeat=True), 0) is None


def test_enter_answers_with_the_default_while_nothing_has_the_focus() -> None:
    it = dialog()
    assert it.handle(Key("enter"), 0) == Pop("leave")
    it.handle(Key("tab"), 0)
    it.handle(Key("tab"), 0)
    assert it.handle(Key("enter"), 0) == Pop("stay")


def test_a_held_enter_does_not_answer_a_dialog_that_just_opened() -> None:
    it = dialog()
    assert it.handle(Key("enter", repeat=True), 0) is None
    assert it.page.focused is None


def test_enter_does_not_press_a_disabled_default() -> None:
    it = dialog()
    it.buttons[0].is_enabled = False
    assert it.handle(Key("enter"), 0) is None


def test_a_click_answers_and_a_click_beside_it_does_not() -> None:
    it = dialog()
    at = it.buttons[2].rect.middle
    it.handle(Press(*at), 0)
    assert it.handle(Release(*at), 0) == Pop("throw")
    it.handle(Press(3, 3), 0)
    assert it.handle(Release(3, 3), 0) is None


def test_the_first_arrow_goes_to_the_default() -> None:
    it = dialog()
    it.handle(Key("down"), 0)
    assert it.page.focused is it.buttons[0]


def test_the_veil_covers_the_whole_window_under_the_panel() -> None:
    drawn = dialog().draw(0)
    veil = Box(0, 0, 1920, 1080, view().theme.dialog_veil, view().theme.dialog_alpha)
    assert drawn[0] == veil
    assert find(drawn[1:], Slab)


def test_all_words_are_shown() -> None:
    texts = [op.text for op in find(dialog().draw(0), Text)]
    assert "Leave the game?" in texts
    assert all(any(word in text for text in texts) for word in TEXT.split())


def test_buttons_stand_in_a_row_or_below_each_other_where_that_is_too_wide() -> None:
    wide, narrow = dialog(), dialog(seen=view(600, 700))
    assert len({button.rect.y for button in wide.buttons}) == 1
    assert len({button.rect.y for button in narrow.buttons}) == 3
    assert len({button.rect.w for button in narrow.buttons}) == 1


@each_of("percent", [75, 100, 200])
@each_of("size", [(640, 560), (800, 600), (480, 900), (1280, 720), (1920, 1080), (3840, 2160)])
@each_of("text", ["", TEXT, " ".join([TEXT] * 20)])
def test_it_never_grows_beyond_the_window(size: tuple[int, int], percent: int, text: str) -> None:
    seen = view(*size, zoom=zoom_for(*size, percent))
    it = dialog(text, seen)
    window = Rect(0, 0, *size)
    for op in find(it.draw(0), Drawing):
        assert op.x >= 0
        assert op.y >= 0
        assert op.x + op.w <= window.right
        assert op.y + op.h <= window.bottom
    rects = [button.rect for button in it.buttons]
    assert all(
        not first.holds(*second.middle) for first in rects for second in rects if first != second
    )


def test_a_crowd_of_buttons_shrinks_to_fit() -> None:
    seen = view(600, 560)
    buttons = [Button(f"level {number}", f"The level of number {number}") for number in range(9)]
    it = Asked(TEXT, buttons, "level 0", "level 8")
    it.arrange(seen)
    assert it.view is not None
    rects = [button.rect for button in buttons]
    assert rects[-1].bottom <= 560 - it.view.px(EDGE)
    assert all(above.bottom <= below.y for above, below in pairwise(rects))


def test_words_end_above_the_buttons_even_when_they_had_to_be_cut() -> None:
    seen = view(800, 600)
    it = dialog(" ".join([TEXT] * 20), seen)
    body = find(it.draw(0), Text, size=24)
    assert body[-1].text.endswith("…")
    assert body[-1].y + 12 <= min(button.rect.y for button in it.buttons)
    assert all(plain_measure(op.text, op.size) <= 800 for op in body)


@each_of("zoom", [0.66, 0.7, 0.81, 1.0, 1.13, 1.37])
@each_of("count", [2, 3, 4])
def test_no_line_is_lost_where_all_have_room(zoom: float, count: int) -> None:
    text = "\n".join(["Words as wide as the dialog will be"] * count)
    for name in ("a", "ab", "abc", "abcd", "abcde"):
        said = f"{text} {name}"
        drawn = dialog(said, view(1920, 1080, zoom=zoom), count=1).draw(0)
        lines = [op.text for op in find(drawn, Text) if op.align == "centre"]
        assert "\n".join(lines[-count:]) == said


def test_new_words_are_shown_once_it_is_arranged_again() -> None:
    it = dialog()
    it.draw(0)
    it.title, it.said = "Really?", "Sure?"
    it.arrange(view())
    texts = {op.text for op in find(it.draw(0), Text)}
    assert {"Really?", "Sure?"} <= texts


def test_the_same_is_drawn_until_a_button_changes() -> None:
    it = dialog()
    before = it.draw(0)
    assert it.draw(1) is before
    it.handle(Point(*it.buttons[0].rect.middle), 1)
    assert it.draw(2) != before


def test_it_wakes_for_the_tooltip_of_a_button() -> None:
    it = dialog()
    it.buttons[0].tip = "Nothing is lost"
    it.handle(Point(*it.buttons[0].rect.middle), 5.0)
    assert it.wakes_at(5.0) == pytest.approx(5.5)
