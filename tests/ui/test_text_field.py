import pytest

from jungle_pg.stage.input.inputs import Composing, Input, Key, Point, Press, Release, Typing
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Box, Drawing, DrawList, Group, Sprite, Text
from jungle_pg.stage.theme import CRIMSON, EDGE, GOLD
from jungle_pg.ui.page import Page
from jungle_pg.ui.text.field import BLINK_S, LONGEST_LINE, TextField
from jungle_pg.ui.widget import Act
from tests.ui.looking import find, view

LETTER = 14
"""The width of a letter of 28 pixels, as tests measure."""
LEFT = 100 + 34
"""Where the text begins."""


class Pocket:
    """A clipboard of its own."""

    def __init__(self, text: str = "") -> None:
        self.text = text

    def get(self) -> str:
        return self.text

    def put(self, text: str) -> None:
        self.text = text


class Shown:
    """A field with the focus on a page."""

    def __init__(self, text: str = "", longest: int = LONGEST_LINE, clipboard: str = "") -> None:
        self.pocket = Pocket(clipboard)
        self.it = TextField("name", self.pocket, text, "Your name", longest)
        self.it.place(Rect(100, 200, 34 + 20 * LETTER + 4 + 24, 72))
        self.heard: list[str] = []
        self.page = Page([self.it], self.heard.append)
        self.page.focus(self.it)
        self.now = 10.0
        self.view = view()
        self.look()

    def do(self, *events: Input) -> list[Act]:
        """The acts that came of some inputs, with a look after each."""
        acts = []
        for event in events:
            act = self.page.handle(event, self.now)
            acts += [act] if act is not None else []
            self.look()
        return acts

    def look(self) -> DrawList:
        return self.it.draw(self.view, self.now)

    def carets(self) -> list[Box]:
        return find(self.look(), Box, fill=EDGE)


def caret_after(letters: int) -> int:
    """Where a caret of 4 pixels stands after so many letters in sight."""
    return LEFT + letters * LETTER - (2 if letters else 0)


def at(letter: float) -> tuple[float, float]:
    """A point in the text, counted in letters."""
    return LEFT + letter * LETTER, 236


def test_typing_acts_with_the_whole_text_and_makes_no_sound() -> None:
    shown = Shown()
    assert shown.do(Typing("斗"), Typing("兽"), Typing("x")) == [
        Act("name", "斗"),
        Act("name", "斗兽"),
        Act("name", "斗兽x"),
    ]
    assert shown.heard == []
    assert find(shown.look(), Text, text="斗兽x")


def test_keys_never_type() -> None:
    shown = Shown("a")
    assert shown.do(Key("b"), Key("space"), Key("q", ctrl=True, alt=True)) == []


def test_typing_that_finds_no_room_is_no_change() -> None:
    assert Shown("abc", longest=3).do(Typing("d")) == []


def test_of_a_whole_file_that_is_pasted_only_the_beginning_is_taken() -> None:
    field = Shown(clipboard="x" * 200_000)
    field.do(Key("v", ctrl=True))
    assert field.it.text == "x" * LONGEST_LINE


def test_enter_tells_the_text_once() -> None:
    shown = Shown("abc")
    assert shown.do(Key("enter"), Key("enter", repeat=True)) == [Act("name.enter", "abc")]


def test_keys_edit_and_only_changes_are_told() -> None:
    shown = Shown("rain on")
    acts = shown.do(
        Key("left"),
        Key("backspace", repeat=True),
        Key("home"),
        Key("delete"),
        Key("end", shift=True),
        Key("left", ctrl=True, shift=True),
        Key("delete"),
    )
    assert acts == [Act("name", "rain n"), Act("name", "ain n"), Act("name", "n")]


def test_it_wants_editing_keys_and_leaves_the_others_to_the_page() -> None:
    it = Shown().it
    wanted = ("left", "right", "home", "end", "backspace", "delete", "enter", "a", "z", "space")
    assert all(it.wants_key(key) for key in wanted)
    assert not any(it.wants_key(key) for key in ("tab", "escape", "up", "down", "f11", "pageup"))


def test_copy_cut_and_paste_go_through_the_clipboard() -> None:
    shown = Shown("rain", clipboard="before")
    assert shown.do(Key("c", ctrl=True), Key("x", ctrl=True)) == []
    assert shown.pocket.text == "before"
    assert shown.do(Key("a", ctrl=True), Key("c", ctrl=True)) == []
    assert shown.pocket.text == "rain"
    assert shown.do(Key("end"), Key("v", ctrl=True)) == [Act("name", "rainrain")]
    assert shown.do(Key("left", ctrl=True, shift=True), Key("x", ctrl=True)) == [Act("name", "")]
    assert shown.pocket.text == "rainrain"


def test_a_paste_of_many_lines_becomes_one() -> None:
    assert Shown(clipboard="a\nb\n").do(Key("v", ctrl=True)) == [Act("name", "a b")]


def test_changes_are_taken_back_and_done_again() -> None:
    shown = Shown("old")
    shown.do(Typing("e"), Typing("r"))
    undo, redo = Key("z", ctrl=True), Key("y", ctrl=True)
    assert shown.do(undo, undo) == [Act("name", "old")]
    assert shown.do(redo) == [Act("name", "older")]
    assert shown.do(undo, Key("z", ctrl=True, shift=True))[-1] == Act("name", "older")


def test_a_text_given_by_the_page_can_be_taken_back_too() -> None:
    shown = Shown("mine")
    shown.it.change("Autumn game")
    assert shown.it.text == "Autumn game"
    assert shown.do(Key("z", ctrl=True)) == [Act("name", "mine")]


def test_a_click_puts_the_caret_between_the_nearest_letters() -> None:
    shown = Shown("abcdef")
    shown.do(Press(*at(2.4)), Release(*at(2.4)))
    assert shown.it.edit.caret == 2
    assert shown.carets()[0].x == caret_after(2)
    shown.do(Press(*at(19)), Release(*at(19)))
    assert shown.it.edit.caret == 6


def test_a_drag_selects_and_typing_replaces() -> None:
    shown = Shown("abcdef")
    shown.do(Press(*at(1)), Point(*at(3.9), held=True), Release(*at(3.9)), Point(*at(6)))
    assert shown.it.edit.selected == "bcd"
    (box,) = find(shown.look(), Box, fill=GOLD)
    assert (box.x, box.w) == (LEFT + LETTER, 3 * LETTER)
    assert shown.do(Typing("x")) == [Act("name", "axef")]


def test_the_selection_lies_behind_the_text() -> None:
    shown = Shown("abc")
    shown.it.select_all()
    (line,) = find(shown.look(), Group, key="line")
    assert [type(op) for op in line.ops[:2]] == [Box, Text]


def test_a_double_click_selects_a_word_and_a_trembling_hand_keeps_it() -> None:
    shown = Shown("rain on me")
    shown.do(Press(*at(5.9)), Release(*at(5.9)), Press(*at(5.9), count=2))
    shown.do(Point(*at(6.6), held=True), Release(*at(6.6)))
    assert shown.it.edit.selected == "on"


def test_the_caret_blinks_only_with_the_focus_and_stands_while_one_types() -> None:
    shown = Shown("a")
    assert len(shown.carets()) == 1
    assert shown.page.wakes_at(shown.now) == pytest.approx(10.0 + BLINK_S)
    shown.now += BLINK_S * 1.1
    assert shown.page.wakes_at(shown.now) == shown.now
    assert shown.carets() == []
    assert shown.page.wakes_at(shown.now) == pytest.approx(10.0 + 2 * BLINK_S)
    shown.do(Typing("b"))
    assert len(shown.carets()) == 1
    assert shown.page.wakes_at(shown.now) == pytest.approx(shown.now + BLINK_S)
    shown.page.focus(None)
    assert shown.carets() == []
    assert shown.page.wakes_at(shown.now) is None


def test_the_caret_of_a_calm_player_just_stands() -> None:
    shown = Shown("a")
    shown.view = view(calm=True)
    shown.now += BLINK_S * 1.5
    assert len(shown.carets()) == 1
    assert shown.page.wakes_at(shown.now) is None


def test_the_mouse_over_it_does_not_hold_the_caret() -> None:
    shown = Shown("a")
    shown.now += BLINK_S * 1.1
    shown.do(Point(*at(0)))
    assert shown.carets() == []


def test_the_same_list_is_given_while_nothing_changed() -> None:
    shown = Shown("abc")
    first = shown.look()
    shown.now += BLINK_S / 2
    assert shown.look() is first


def test_a_text_wider_than_the_field_moves_so_that_the_caret_is_seen() -> None:
    shown = Shown("abcdefghij" * 3)
    assert shown.carets()[0].x == caret_after(20)
    (line,) = find(shown.look(), Group, key="line")
    assert line.clip == (LEFT, 208, 20 * LETTER + 4, 56)
    shown.do(Key("left"), Key("left"))
    assert shown.carets()[0].x == caret_after(18), "the text stays while the caret moves in it"
    shown.do(Key("home"))
    assert shown.carets()[0].x == caret_after(0)
    assert find(shown.look(), Text)[0].x == LEFT


def test_a_click_finds_its_letter_in_a_text_that_moved() -> None:
    shown = Shown("abcdefghij" * 3)
    shown.do(Press(*at(4)), Release(*at(4)))
    assert shown.it.edit.caret == 14


def test_deleting_at_the_end_leaves_no_room_unused() -> None:
    shown = Shown("abcdefghij" * 3)
    shown.do(*[Key("backspace")] * 5)
    assert find(shown.look(), Text)[0].x == LEFT - 5 * LETTER


def test_a_long_text_without_the_focus_shows_its_beginning() -> None:
    shown = Shown("abcdefghij" * 3)
    shown.page.focus(None)
    assert find(shown.look(), Text)[0].x == LEFT


def test_composed_text_is_shown_underlined_but_is_not_there_yet() -> None:
    shown = Shown("ab")
    assert shown.do(Key("left"), Composing("xiang")) == []
    assert shown.it.text == "ab"
    assert shown.it.composing == "xiang"
    assert find(shown.look(), Text, text="axiangb")
    (line,) = find(shown.look(), Box, fill=shown.view.theme.text)
    assert (line.x, line.w) == (LEFT + LETTER, 5 * LETTER)
    assert shown.carets()[0].x == caret_after(6)
    assert shown.it.caret_rect(shown.view).x == caret_after(6)
    assert shown.do(Typing("象")) == [Act("name", "a象b")]
    assert shown.it.composing == ""


def test_keys_belong_to_the_input_method_while_it_composes() -> None:
    shown = Shown("ab")
    assert shown.do(Composing("xi"), Key("backspace"), Key("enter")) == []
    assert shown.do(Composing(""), Key("backspace")) == [Act("name", "a")]


def test_what_was_being_composed_is_gone_with_the_focus() -> None:
    shown = Shown("ab")
    shown.do(Composing("xi"))
    shown.page.focus(None)
    shown.look()
    assert shown.it.composing == ""


def test_a_placeholder_shows_until_something_is_typed() -> None:
    shown = Shown()
    assert find(shown.look(), Text, text="Your name", ink=shown.view.theme.soft_text)
    shown.do(Composing("x"))
    assert not find(shown.look(), Text, text="Your name")


def test_an_error_is_told_by_edge_notch_cross_and_words() -> None:
    shown = Shown("a:b")
    shown.it.error = "A name cannot contain :"
    ops = shown.look()
    assert CRIMSON in find(ops, Drawing)[0].svg
    (words,) = find(ops, Text, text="A name cannot contain :")
    (cross,) = find(ops, Sprite, name="marks/blocked")
    assert words.y == cross.y > shown.it.rect.bottom
    assert cross.x < words.x


def test_an_error_with_the_focus_has_the_golden_ring_too() -> None:
    shown = Shown("a:b")
    focused = find(shown.look(), Drawing)[0].svg
    shown.it.error = "A name cannot contain :"
    both = find(shown.look(), Drawing)[0].svg
    shown.page.focus(None)
    error = find(shown.look(), Drawing)[0].svg
    assert GOLD in focused
    assert GOLD in both
    assert GOLD not in error
    assert CRIMSON in both
    assert len({focused, both, error}) == 3


def test_a_disabled_field_takes_nothing() -> None:
    shown = Shown("abc")
    shown.it.is_enabled = False
    assert shown.do(Typing("x"), Key("backspace"), Press(*at(1)), Composing("y")) == []
    assert shown.it.text == "abc"
    assert shown.carets() == []
    assert find(shown.look(), Text, text="abc", ink=shown.view.theme.soft_text)


def test_a_note_gives_way_to_a_text_that_needs_its_room() -> None:
    shown = Shown("abcdefghij")
    shown.it.note = "10 of 40"
    assert find(shown.look(), Text, text="10 of 40")
    shown.it.change("abcdefghij" * 3)
    assert not find(shown.look(), Text, text="10 of 40")


def test_a_note_and_an_icon_leave_less_room_for_the_text() -> None:
    shown = Shown("abcdefghij")
    (plain,) = find(shown.look(), Group, key="line")
    shown.it.note, shown.it.icon = "30 of 40", "search"
    (line,) = find(shown.look(), Group, key="line")
    (note,) = find(shown.look(), Text, text="30 of 40")
    assert plain.clip is not None
    assert line.clip is not None
    assert line.clip[0] > plain.clip[0]
    assert line.clip[0] + line.clip[2] < note.x - len("30 of 40") * 17 / 2
    assert find(shown.look(), Sprite, name="icons/search")
