"""The head of the list: the search, which saves are shown, and in which order."""

from collections.abc import Sequence
from typing import Final

from jungle_pg.scenes.load.layout import HEAD, HEAD_GAP
from jungle_pg.scenes.load.pills import Pills
from jungle_pg.stage.layout import Rect, row
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.text.field import TextField

NARROWEST_SEARCH: Final = 210
WIDEST_SEARCH: Final = 380
SEARCH_MARGINS: Final = 52
GAP: Final = 12

FORMS: Final = {
    1: ((False, 1), (False, 0), (True, 0)),
    2: ((False, 2), (False, 1), (False, 0), (True, 1), (True, 0)),
}
"""Whether pills are narrow and how many buttons say their words, by how many buttons there are;
the widest form first."""


def head_rows(
    view: View, head: Rect, search: TextField, pills: Pills, buttons: Sequence[Button]
) -> int:
    """How many rows the head takes."""
    return 1 if _form(view, head, search, pills, buttons) is not None else 2


def place_head(
    view: View, head: Rect, search: TextField, pills: Pills, buttons: Sequence[Button]
) -> None:
    """In one row, or with the pills in a second one; the first button keeps its words longest."""
    form, gap = _form(view, head, search, pills, buttons), view.px(GAP)
    first = head.from_top(view.px(HEAD))
    if form is None:
        _in_two_rows(view, head, first, search, pills, buttons)
        return
    pills.is_narrow, says = form
    _say(buttons, says)
    wide = _place_right(view, first, buttons)
    pills_w = pills.width_for(view, is_narrow=pills.is_narrow)
    room = first.w - wide - pills_w - 2 * gap
    search.place(first.from_left(min(room, view.px(WIDEST_SEARCH))))
    pills.place(Rect(search.rect.right + gap, first.y, pills_w, first.h))


def _in_two_rows(
    view: View,
    head: Rect,
    first: Rect,
    search: TextField,
    pills: Pills,
    buttons: Sequence[Button],
) -> None:
    """The search and the order above; the pills below, with any other button if that fits."""
    second = Rect(head.x, first.bottom + view.px(HEAD_GAP), head.w, first.h)
    *others, order = buttons
    gap, forms = view.px(GAP), [(False, True), (True, True), (False, False), (True, False)]
    for is_narrow, is_below in forms:
        _say(buttons, len(others) if is_below else 0)
        beside = sum(button.size(view)[0] + gap for button in others) if is_below else 0.0
        pills.is_narrow = is_narrow
        pills_w = pills.width_for(view, is_narrow=is_narrow)
        if pills_w + beside <= head.w:
            break
    pills.place(Rect(second.x, second.y, pills_w, second.h))
    if is_below and others:
        _place_right(view, second, others)
    wide = _place_right(view, first, [order] if is_below else buttons)
    search.place(first.inset(0, 0, wide + gap, 0))


def _place_right(view: View, area: Rect, buttons: Sequence[Button]) -> float:
    """Put buttons at the right end of an area; how much of it they take."""
    widths, gap = [button.size(view)[0] for button in buttons], view.px(GAP)
    for button, place in zip(buttons, row(area, widths, gap, "right"), strict=True):
        button.place(place)
    return sum(widths) + gap * (len(widths) - 1)


def _say(buttons: Sequence[Button], says: int) -> None:
    """Let the first of the buttons keep their words; the others tell them when asked."""
    for number, button in enumerate(buttons):
        word = button.label or button.tip
        button.label, button.tip = (word, "") if number < says else ("", word)


def _form(
    view: View, head: Rect, search: TextField, pills: Pills, buttons: Sequence[Button]
) -> tuple[bool, int] | None:
    """The widest form that fits in one row."""
    letters = view.text_px(search.text_units)
    asked = view.measure(search.placeholder, letters) + letters * 1.8 + view.px(SEARCH_MARGINS)
    for is_narrow, says in FORMS[len(buttons)]:
        _say(buttons, says)
        needed = max(asked, view.px(NARROWEST_SEARCH)) + view.px(GAP) * (1 + len(buttons))
        needed += sum(button.size(view)[0] for button in buttons)
        needed += pills.width_for(view, is_narrow=is_narrow)
        _say(buttons, len(buttons))
        if needed <= head.w:
            return is_narrow, says
    return None
