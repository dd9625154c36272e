"""Where the parts of the load screen are: its head, the list, the chosen save, the foot.

And what it shows besides its rows: what is told of the chosen save, or why there is none.
"""

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Final, Literal

from jungle_pg.core.saving.glance import Glance
from jungle_pg.core.saving.values import BadSave, Loaded
from jungle_pg.scenes.chooser.last_game import rules_text
from jungle_pg.scenes.saves.captions import details_text, result_text, title_of
from jungle_pg.scenes.saves.collection import Counts, Entry, Kind
from jungle_pg.scenes.saves.rows import HIGH
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.scale import (
    ASIDE,
    HEADING,
    LARGE,
    LINE,
    MAIN,
    MEDIUM,
    NOTE,
    READING,
    SCREEN,
    SMALL,
    TEXT,
    WORDS,
    XL,
    XS,
    L,
    M,
    S,
)
from jungle_pg.stage.theme import Theme
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.texts.save_words import bad_save_text
from jungle_pg.ui.controls.button import TIGHT, Button
from jungle_pg.ui.controls.pills import Pill, Pills
from jungle_pg.ui.controls.progress import ProgressBar
from jungle_pg.ui.layout import Choice, Column, Gap, Grid, Part, Row, Slot, Solved, Stack, growing
from jungle_pg.ui.panel import panel_inner
from jungle_pg.ui.placing import (
    Draw,
    Paragraph,
    button_row,
    button_slot,
    icon_slot,
    label_slot,
    place_buttons,
    slot_of,
    words_slot,
)
from jungle_pg.ui.text.field import TextField

FEW_ROWS: Final = 3
"""So many are seen where the chosen save stands below them."""
BESIDE_WORDS: Final = 0.3
"""The part of a wide area that the board may take."""
LONGEST_NAME: Final = 40
LETTERS: Final = {"load": MAIN, "new_game": MAIN, "replay": MEDIUM, "review": MEDIUM}
MOST_USUAL: Final = 99
KINDS: Final = tuple(Kind)
KIND_ICONS: Final = {Kind.ALL: "", Kind.GOING_ON: "play", Kind.FINISHED: "trophy"}

BUTTONS: Final = {
    "load": ("load", "green"),
    "replay": ("replay", "amber"),
    "review": ("review", "amber"),
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

ACTIONS: Final = ("load", "replay", "review", "rename", "delete")
SAID: Final = {
    "load": ("load", "loading", "load_rest"),
    "rename": ("rename", "save"),
    "clear": ("clear", "show_all"),
}
"""All that a button may say, where it is not always the same."""

SILENCED: Final = (
    "rename",
    "delete",
    "review",
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
    room = view.window.inset(view.px(L), view.px(XL), view.px(L), view.px(L))
    return room.centred(min(room.w, view.px(SCREEN)), room.h).snapped()


def content_of(view: View, panel: Rect) -> Rect:
    """What is inside the panel's edges."""
    side = view.px(XS)
    return panel_inner(view, panel).inset(side, side, side, 0)


def screen_form(
    view: View, head: Part, rows: Part, details: tuple[Part, Part], feet: tuple[Part, Part]
) -> Choice:
    """The chosen save beside the list, below it, or nowhere: then its buttons are in the foot.

    The details are given in both forms, the foot without those buttons and with them.
    """
    beside, lower = details
    foot, full_foot = feet
    rows = replace(rows, grow=1.0, least=(0.0, 0.0))
    main = Column((head, rows, foot), gap=M, grow=1.0, least=(WORDS, None))
    column = Stack((growing(beside),), least=(ASIDE, 0.0), wanted=(ASIDE + LINE, None), shrink=1)
    in_row = Row((main, column), gap=XL)
    seen = replace(rows, least=(0.0, FEW_ROWS * HIGH))
    below = Column((head, seen, Stack((growing(lower),), least=(0.0, ASIDE + LINE)), foot), gap=M)
    alone = Column((head, rows, full_foot), gap=M)
    return Choice((below, alone) if view.is_portrait else (in_row, below, alone))


def foot_form(
    view: View, left: Sequence[Button], right: Sequence[Button], message: Part | None = None
) -> Part:
    """Buttons at both ends, the main one last at the right; a message in what they leave."""
    for button in (*left, *right):
        button.text_units = TEXT
    buttons = button_row(view, left, list(right)[::-1], SILENCED)
    return buttons if message is None else Row((buttons, growing(message)), gap=L)


def message_form(view: View, text: str, sign: str) -> Part:
    """A few soft words in what is left of the foot; none where that is too little."""
    words = words_slot(view, Paragraph(text, NOTE, view.theme.soft_text, lines=2), grow=1.0)
    parts = (icon_slot(sign), words) if sign else (words,)
    said = Row(parts, gap=S, align="centre", least=(ASIDE * 2 / 3, None))
    return Choice((said, Gap())) if text else Gap()


def scan_form(view: View, bar: ProgressBar, done: int, count: int) -> Part:
    """How many files were looked at: the words, and a bar beside the longest there can be."""
    longest = view.text_width(view.words("load.looking", done=count, count=count), NOTE)
    text = view.words("load.looking", done=done, count=count)
    words = label_slot(view, text, NOTE, ink=view.theme.soft_text, wide=longest / view.zoom)
    bar.value = done / max(1, count)
    return Row((words, slot_of(view, bar, grow=1.0)), gap=L, align="centre", least=(None, LINE))


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
    high = pills.size(view)[1] / view.zoom
    field = Slot("search", least=(search.placeholder_width(view) / view.zoom, high), grow=1.0)
    first = replace(field, most=(ASIDE + LINE, None))

    wide = {each: pills.width_for(view, is_narrow=each) / view.zoom for each in (False, True)}
    pill = {each: Slot(("pills", each), least=(wide[each], high)) for each in wide}
    silent, speaking = (
        [button_slot(view, each, has_words=has_words, high=high) for each in buttons]
        for has_words in (False, True)
    )

    def said(count: int) -> list[Slot]:
        return [*speaking[:count], *silent[count:]]

    def in_one_row(*, is_narrow: bool, words: int) -> Row:
        left = Row((first, pill[is_narrow]), gap=M, grow=1.0)
        return Row((left, *said(words)), gap=M)

    def in_two_rows(*, is_narrow: bool, is_below: bool) -> Column:
        *others, order = said(len(buttons) - 1 if is_below else 0)
        above = (order,) if is_below else (*others, order)
        below = others if is_below else []
        left = Row((pill[is_narrow],), grow=1.0)
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


class Emptiness(StrEnum):
    """Why no rows are shown."""

    NOTHING_YET = "nothing_yet"
    NOTHING_HERE = "nothing_here"
    NOTHING_CALLED = "nothing_called"
    NONE_GOING_ON = "nothing_going_on"
    NONE_FINISHED = "nothing_finished"


def details_words(
    words: Words, theme: Theme, entry: Entry, known: Loaded | BadSave | None, names_game: bool
) -> tuple[Paragraph, ...]:
    """The name of the chosen save, and how it ended or what is wrong with it."""

    def said(text: str, units: float, lines: int = 2, *, is_soft: bool = False) -> Paragraph:
        return Paragraph(text, units, theme.soft_text if is_soft else theme.text, "centre", lines)

    bad = known if isinstance(known, BadSave) else entry.bad
    name = said(title_of(words, entry), LARGE)
    if bad is not None:
        return name, said(bad_save_text(words.texts, bad), SMALL, 6)
    game, face, loaded = entry.game, entry.face, known if isinstance(known, Loaded) else None
    assert game is not None
    assert isinstance(face, Glance)
    kind = rules_text(words, game, face.rules, names_game=True) if names_game else ""
    return (
        name,
        *([said(kind, NOTE, is_soft=True)] if kind else []),
        said(result_text(words, game, face), SMALL),
        said(details_text(words, game, face, loaded), NOTE, is_soft=True),
    )


def details_form(
    view: View,
    board: Slot,
    words: Sequence[Paragraph],
    buttons: Sequence[Button],
    *,
    is_beside: bool,
) -> Part:
    """The board over its words, or beside them where the area is wide; buttons below these."""
    load, replay, *small = (_wide_slot(view, each) for each in buttons)
    below = Column((load, replay, Grid(tuple(small), gap=XS, columns=len(small))), gap=XS)
    told = tuple(words_slot(view, each) for each in words)
    short = tuple(
        replace(slot, least=(0.0, each.units), shrink=1)
        for slot, each in zip(told, words, strict=True)
    )
    # Words give way only where there is no board that might.
    without = Column((Column(short, justify="centre", grow=1.0), below), gap=M)
    if not is_beside:
        picture = replace(board, high_at=None, least=(0.0, None), grow=BESIDE_WORDS)
        beside = replace(without, wanted=(0.0, None), grow=1 - BESIDE_WORDS)
        return Row((picture, beside), gap=L, least=(0.0, None))
    # The words come right below the board, and spare room below them.
    picture = replace(board, least=(0.0, ASIDE / 2), shrink=1)
    lines = Column(told, justify="centre", grow=0.7)
    return Choice((Column((picture, lines, Gap(grow=0.3), below), gap=M), without))


def fit_labels(view: View, buttons: Sequence[Button]) -> None:
    """Letters as large as the words of placed buttons allow; at last without their icons.

    Where even so a word would be cut, those beside each other show icons, and tips say the words.
    """
    for row in {button.rect.y for button in buttons}:
        beside = [button for button in buttons if button.rect.y == row]
        icons = [button.icon for button in beside]
        fitting = [_fits(view, button) for button in beside]
        if all(fitting):
            continue
        for button, icon in zip(beside, icons, strict=True):
            button.tip, button.label = button.label, ""
            button.icon, button.text_units = icon, TEXT


def _fits(view: View, button: Button) -> bool:
    """Make the words of a placed button fit as well as they can; whether they do."""
    button.fit_letters(view, LETTERS.get(button.name, TEXT), TIGHT)
    if button.tight_width(view) > button.rect.w:
        button.icon = ""
    return button.tight_width(view) <= button.rect.w


def empty_form(
    view: View, board: Draw | None, why: Emptiness, name: str, buttons: Sequence[Button]
) -> Part:
    """A board with somebody asleep on it; words and buttons beside it."""
    name = name if len(name) <= LONGEST_NAME else name[:LONGEST_NAME].rstrip() + "…"
    heading = view.words(f"load.{why}", name=name)
    text = view.words("load.nothing_yet_why") if why is Emptiness.NOTHING_YET else ""

    def told(*, is_left: bool) -> Column:
        theme = view.theme
        align: Literal["left", "centre"] = "left" if is_left else "centre"
        lines = [Paragraph(heading, HEADING, theme.text, align, 2)]
        lines += [Paragraph(text, MEDIUM, theme.soft_text, align, 4)] if text else []
        slots = (words_slot(view, each) for each in lines)
        parts = (*slots, Gap(least=(None, M)), *_choices(view, buttons, is_left=is_left))
        none, most = (0.0, None), (WORDS, None)
        return Column(parts, justify="centre", grow=1.0, least=none, wanted=none, most=most)

    alone = Row((told(is_left=False),), justify="centre")
    if board is None:
        return alone
    picture = Slot(board, least=(0.0, ASIDE), grow=1.0)
    both = Row((picture, told(is_left=True)), gap=XL, most=(READING, None), grow=1.0)
    centred = Row((Gap(), both, Gap()), justify="centre", least=(WORDS, ASIDE))
    return Choice((centred, alone))


def _choices(view: View, buttons: Sequence[Button], *, is_left: bool) -> tuple[Part, ...]:
    """One as wide as it wants to be; of several the first as wide as the words."""
    if len(buttons) < 2:
        slots = tuple(slot_of(view, each) for each in buttons)
        return (Row(slots, justify="start" if is_left else "centre"),)
    first, *others = (_wide_slot(view, each) for each in buttons)
    return first, Gap(least=(None, XS)), Grid(tuple(others), gap=XS, columns=len(others))


def _wide_slot(view: View, button: Button) -> Slot:
    """A place for a button whose letters become smaller where it is narrow."""
    return replace(slot_of(view, button), least=(0.0, None))
