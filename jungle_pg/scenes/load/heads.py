"""The head of the list: the search, which saves are shown, and in which order."""

from typing import Final

from jungle_pg.scenes.load.pills import Pills
from jungle_pg.scenes.load.places import HEAD, HEAD_GAP
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.view import View
from jungle_pg.ui.button import Button
from jungle_pg.ui.text_field import TextField

NARROWEST_SEARCH: Final = 210
WIDEST_SEARCH: Final = 380
SEARCH_MARGINS: Final = 52
GAP: Final = 12

FORMS: Final = ((False, True), (False, False), (True, False))
"""Whether pills are narrow and whether the order is told in words, the widest first."""


def head_rows(view: View, head: Rect, search: TextField, pills: Pills, sort: Button) -> int:
    """How many rows the head takes."""
    return 1 if _form(view, head, search, pills, sort) is not None else 2


def place_head(view: View, head: Rect, search: TextField, pills: Pills, sort: Button) -> None:
    """In one row, or with the pills in a second one."""
    form, gap = _form(view, head, search, pills, sort), view.px(GAP)
    pills.is_narrow, says_order = form or (True, False)
    if form is None and pills.width_for(view, is_narrow=False) <= head.w:
        pills.is_narrow = False
    if not says_order:
        sort.tip, sort.label = sort.label, ""
    else:
        sort.tip = ""
    first = head.from_top(view.px(HEAD))
    order = first.from_right(sort.size(view)[0])
    sort.place(order)
    pills_w = pills.width_for(view, is_narrow=pills.is_narrow)
    if form is None:
        search.place(first.inset(0, 0, order.w + gap, 0))
        pills.place(Rect(head.x, first.bottom + view.px(HEAD_GAP), pills_w, first.h))
        return
    room = first.w - order.w - pills_w - 2 * gap
    wide = min(room, view.px(WIDEST_SEARCH))
    search.place(first.from_left(wide))
    pills.place(Rect(first.x + wide + gap, first.y, pills_w, first.h))


def _form(
    view: View, head: Rect, search: TextField, pills: Pills, sort: Button
) -> tuple[bool, bool] | None:
    """The widest form that fits in one row."""
    letters = view.text_px(search.text_units)
    asked = view.measure(search.placeholder, letters) + letters * 1.8 + view.px(SEARCH_MARGINS)
    word, gaps = sort.label or sort.tip, 2 * view.px(GAP)
    for is_narrow, says_order in FORMS:
        sort.label = word if says_order else ""
        needed = max(asked, view.px(NARROWEST_SEARCH)) + sort.size(view)[0] + gaps
        needed += pills.width_for(view, is_narrow=is_narrow)
        sort.label = word
        if needed <= head.w:
            return is_narrow, says_order
    return None
