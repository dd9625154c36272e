"""Where the parts of the load screen are: its head, the list, the chosen save, the foot."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from jungle_pg.scenes.saves.collection import Counts, Kind
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.scale import NOTE, XL, L, M
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.controls.pills import Pill, Pills
from jungle_pg.ui.controls.progress import ProgressBar
from jungle_pg.ui.layout import Choice, Column, Part, Row, Slot, Solved, Stack, growing
from jungle_pg.ui.panel import panel_inner
from jungle_pg.ui.placing import (
    Draw,
    button_row,
    button_slot,
    label_slot,
    place_buttons,
    slot_of,
)
from jungle_pg.ui.text.field import TextField

LARGEST: Final = (1534, 940)
LARGEST_UPRIGHT: Final = (1534, 1560)
AROUND: Final = (24, 40, 24, 24)
"""From the edges of the window to the panel."""
SIDE: Final = 12
NARROW_SIDE: Final = 2
NARROW: Final = 900
"""Units of width below which margins are small."""

HEAD: Final = 58
FOOT: Final = 66
FOOT_LETTERS: Final = 23
SEARCH: Final = (210, 380)
"""The narrowest search, and the widest beside something else."""
SEARCH_MARGINS: Final = 52

BESIDE_FROM: Final = 860
"""Units of width from which the chosen save stands beside the list."""
BELOW_FROM: Final = 900
"""Units of height from which it stands below the list."""
WIDE_FROM: Final = 1200
COLUMN: Final = 346
NARROW_COLUMN: Final = 300
LOWER_PART: Final = 350
LOW_ROWS_BELOW: Final = 520
"""Units of height below which rows are low."""
STRIP: Final = 40.0
"""What the progress takes of the list while it runs."""

MOST_USUAL: Final = 99
KINDS: Final = tuple(Kind)
KIND_ICONS: Final = {Kind.ALL: "", Kind.GOING_ON: "play", Kind.FINISHED: "trophy"}

BUTTONS: Final = {
    "load": ("load", "green"),
    "replay": ("replay", "amber"),
    "rename": ("rename", "plain"),
    "delete": ("trash", "red"),
    "back": ("left", "plain"),
    "open_path": ("load", "plain"),
    "own_saves": ("home", "plain"),
    "bring_back": ("undo", "plain"),
    "clear": ("close", "plain"),
    "new_game": ("new_game", "green"),
}
"""Their icons and kinds."""

ACTIONS: Final = ("load", "replay", "rename", "delete")
SAID: Final = {
    "load": ("load", "loading", "load_rest"),
    "rename": ("rename", "save"),
    "clear": ("clear", "show_all"),
}
"""All that a button may say, where it is not always the same."""

SILENCED: Final = (
    "rename",
    "delete",
    "replay",
    "own_saves",
    "open_path",
    "bring_back",
    "back",
    "load",
)
"""Who gives up its words first where the foot is narrow."""


def panel_of(view: View) -> Rect:
    """The panel, as large as the window lets it be."""
    left, top, right, bottom = (view.px(side) for side in AROUND)
    wide, high = LARGEST_UPRIGHT if view.is_portrait else LARGEST
    width = min(view.width - left - right, view.px(wide))
    height = min(view.height - top - bottom, view.px(high))
    y = max(top, (view.height - height) / 2)
    return Rect((view.width - width) / 2, y, width, height).snapped()


def content_of(view: View, panel: Rect) -> Rect:
    """What is inside the panel's edges."""
    inner = panel_inner(view, panel)
    side = view.px(SIDE if panel.w >= view.px(NARROW) else NARROW_SIDE)
    return inner.inset(side, view.px(4), side, 0)


def screen_form(
    view: View,
    content: Rect,
    head: Part,
    rows: Part,
    details: tuple[Part, Part],
    feet: tuple[Part, Part],
) -> Choice:
    """The chosen save beside the list, below it, or nowhere: then its buttons are in the foot.

    The details are given in both forms, the foot without those buttons and with them.
    """
    beside, lower = details
    foot, full_foot = feet
    wide = COLUMN if content.w >= view.px(WIDE_FROM) else NARROW_COLUMN
    rows = replace(rows, grow=1.0, least=(0.0, 0.0))
    main = Column((head, rows, foot), gap=M, grow=1.0)
    column = Stack((growing(beside),), least=(wide, 0.0))
    in_row = Row((main, column), gap=XL, least=(BESIDE_FROM, None))
    below = Column(
        (head, rows, Stack((growing(lower),), least=(0.0, LOWER_PART)), foot),
        gap=M,
        least=(None, BELOW_FROM),
    )
    alone = Column((head, rows, full_foot), gap=M)
    return Choice((below, alone) if view.is_portrait else (in_row, below, alone))


def foot_form(
    view: View, left: Sequence[Button], right: Sequence[Button], message: Draw | None = None
) -> Part:
    """Buttons at both ends, the main one last at the right; a message in what they leave."""
    for button in (*left, *right):
        button.text_units = FOOT_LETTERS
    buttons = button_row(view, left, list(right)[::-1], SILENCED)
    if message is None:
        return Column((buttons,), least=(None, FOOT))
    said = Slot(message, least=(0.0, FOOT), grow=1.0)
    return Row((buttons, said), gap=L, least=(None, FOOT))


def scan_form(view: View, bar: ProgressBar, done: int, count: int) -> Part:
    """How many files were looked at: the words, and a bar beside the longest there can be."""
    longest = view.text_width(view.words("load.looking", done=count, count=count), NOTE)
    text = view.words("load.looking", done=done, count=count)
    ink, wide = view.theme.soft_text, longest / view.zoom
    words = label_slot(view, text, NOTE, ink=ink, wide=wide)
    bar.value = done / max(1, count)
    return Row((words, slot_of(view, bar, grow=1.0)), gap=L, align="centre", least=(None, STRIP))


def load_buttons() -> dict[str, Button]:
    """All buttons by their names, without their words."""
    found = {name: Button(name, icon=icon, kind=kind) for name, (icon, kind) in BUTTONS.items()}
    found["back"].sound = "ui_back"
    return found


def kind_pills(words: Words, counts: Counts | None, files: int = 0) -> tuple[Pill, ...]:
    """A pill for each kind; it keeps its number where it has an icon to go with it.

    Numbers are told once they are known, and have room for so many files from the beginning.
    """
    most = max(files, MOST_USUAL)
    found = []
    for kind in KINDS:
        count = "" if counts is None else str(getattr(counts, kind))
        label, longest = (words(f"load.{kind}", count=each).rstrip() for each in (count, most))
        if KIND_ICONS[kind]:
            found.append(Pill(label, count, KIND_ICONS[kind], longest, str(most)))
        else:
            found.append(Pill(label, label, "", longest, longest))
    return tuple(found)


def header(view: View, search: TextField, pills: Pills, buttons: Sequence[Button]) -> Choice:
    """Search, which saves, in which order: one row while it fits, then without words, then two."""
    letters = view.text_px(search.text_units)
    asked = view.measure(search.placeholder, letters) + letters * 1.8 + view.px(SEARCH_MARGINS)
    least = max(asked / view.zoom, SEARCH[0])
    field = Slot("search", least=(least, HEAD), grow=1.0)
    first = Slot("search", least=(least, HEAD), grow=1.0, most=(SEARCH[1], None))

    def pill(*, is_narrow: bool) -> Slot:
        wide = pills.width_for(view, is_narrow=is_narrow) / view.zoom
        return Slot(("pills", is_narrow), least=(wide, HEAD))

    def said(count: int) -> list[Slot]:
        return [
            button_slot(view, button, has_words=number < count, high=HEAD)
            for number, button in enumerate(buttons)
        ]

    def in_one_row(*, is_narrow: bool, words: int) -> Row:
        left = Row((first, pill(is_narrow=is_narrow)), gap=M, grow=1.0)
        return Row((left, *said(words)), gap=M)

    def in_two_rows(*, is_narrow: bool, is_below: bool) -> Column:
        *others, order = said(len(buttons) - 1 if is_below else 0)
        above = (order,) if is_below else (*others, order)
        below = others if is_below else []
        left = Row((pill(is_narrow=is_narrow),), grow=1.0)
        return Column((Row((field, *above), gap=M), Row((left, *below), gap=M)), gap=M)

    spoken = range(len(buttons), -1, -1)
    return Choice(
        (
            *(in_one_row(is_narrow=False, words=count) for count in spoken),
            *(in_one_row(is_narrow=True, words=count) for count in spoken if count < len(buttons)),
            *(
                in_two_rows(is_narrow=is_narrow, is_below=is_below)
                for is_below in (True, False)
                for is_narrow in (False, True)
            ),
        )
    )


def place_header(at: Solved, search: TextField, pills: Pills, buttons: Sequence[Button]) -> None:
    """Put the widgets of the head where they fitted, in the form in which they did."""
    search.place(at["search"])
    pills.is_narrow = ("pills", True) in at
    pills.place(at["pills", pills.is_narrow])
    place_buttons(at, buttons)
