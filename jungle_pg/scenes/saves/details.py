"""What the load screen shows besides its rows: the chosen save, or why there is none."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Final, Literal

from jungle_pg.core.saving.glance import Glance
from jungle_pg.core.saving.values import BadSave, Loaded
from jungle_pg.scenes.chooser.captions import rules_text
from jungle_pg.scenes.saves.captions import details_text, result_text, title_of
from jungle_pg.scenes.saves.collection import Entry
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import few_lines
from jungle_pg.stage.ops import DrawList, Op, Text
from jungle_pg.stage.scale import HEADING, LARGE, NOTE, SMALL, XL, XS, L, M
from jungle_pg.stage.theme import Theme
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.texts.save_words import bad_save_text
from jungle_pg.ui.controls.button import ICON, PADDING, Button, icon
from jungle_pg.ui.layout import Choice, Column, Gap, Grid, Part, Row, Slot
from jungle_pg.ui.placing import Draw, Paragraph, slot_of, words_slot

LETTERS: Final = {"load": 29.0, "replay": 25.0, "rename": 22.0, "delete": 22.0, "new_game": 28.0}
HEIGHTS: Final = {"load": 78.0, "replay": 66.0, "rename": 58.0, "delete": 58.0, "new_game": 78.0}
USUAL: Final = (23.0, 66.0)
"""Letters and height of other buttons."""
SMALLEST_LABEL: Final = 16
LOWEST_BOARD: Final = 120.0
"""Units below which a board would show nothing."""
BESIDE_WORDS: Final = 0.3
"""The part of a wide area that the board may take."""
WIDEST: Final = (1080.0, 560.0)
"""What is told of emptiness with a board, and its words."""
BOARD_FROM: Final = (620.0, 260.0)
"""Units of width and height from which a board has room beside those words."""
BOARD_SHAPE: Final = 0.8
"""The width of that board for each height."""
LONGEST_NAME: Final = 40
NARROWEST_MESSAGE: Final = 170
MESSAGE_STEP: Final = 1.25


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
    board: Draw,
    board_high: Callable[[float], float],
    words: Sequence[Paragraph],
    buttons: Sequence[Button],
    *,
    is_beside: bool,
) -> Part:
    """The board over its words, or beside them where the area is wide; buttons below these."""
    load, replay, *small = (Slot(each, least=(0.0, HEIGHTS[each.name])) for each in buttons)
    pair = Grid(tuple(small), gap=XS, columns=len(small))
    below = Column((load, replay, pair), gap=XS)
    told = tuple(words_slot(view, each) for each in words)
    short = tuple(
        replace(slot, least=(0.0, each.units), shrink=1)
        for slot, each in zip(told, words, strict=True)
    )
    # Words give way only where there is no board that might.
    without = Column((Column(short, justify="centre", grow=1.0), below), gap=M)
    if not is_beside:
        picture = Slot(board, least=(0.0, None), grow=BESIDE_WORDS)
        beside = replace(without, grow=1 - BESIDE_WORDS)
        return Row((picture, beside), gap=L, least=(0.0, None))
    # The words come right below the board, and spare room below them.
    picture = Slot(board, board_high, least=(0.0, LOWEST_BOARD), shrink=1)
    lines = Column(told, justify="centre", grow=0.7)
    return Choice((Column((picture, lines, Gap(grow=0.3), below), gap=M), without))


def fit_label(view: View, button: Button) -> None:
    """Letters as large as the words of a placed button allow; at last without its icon."""

    def wide() -> float:
        letters = view.text_px(button.text_units)
        return view.measure(button.label, letters) + (letters * ICON if button.icon else 0.0)

    button.text_units = LETTERS.get(button.name, USUAL[0])
    room = button.rect.w - view.px(PADDING)
    while wide() > room and button.text_units > SMALLEST_LABEL:
        button.text_units -= 1
    if wide() > room:
        button.icon = ""


def empty_form(
    view: View,
    board: Draw | None,
    why: Emptiness,
    name: str,
    buttons: Sequence[Button],
    high: float,
) -> Part:
    """A board so many units high with somebody asleep on it; words and buttons beside it."""
    name = name if len(name) <= LONGEST_NAME else name[:LONGEST_NAME].rstrip() + "…"
    heading = view.words(f"load.{why}", name=name)
    text = view.words("load.nothing_yet_why") if why is Emptiness.NOTHING_YET else ""

    def told(*, is_left: bool) -> Column:
        theme = view.theme
        align: Literal["left", "centre"] = "left" if is_left else "centre"
        lines = [Paragraph(heading, HEADING, theme.text, align, 2)]
        lines += [Paragraph(text, 24, theme.soft_text, align, 4)] if text else []
        slots = (words_slot(view, each) for each in lines)
        parts = (*slots, Gap(least=(None, M)), *_choices(view, buttons, is_left=is_left))
        most, share = (WIDEST[1], None), 0.54 if is_left else 1.0
        return Column(parts, justify="centre", grow=share, most=most, least=(0.0, None))

    alone = Row((told(is_left=False),), justify="centre")
    if board is None:
        return alone
    picture = Slot(board, least=(0.0, BOARD_FROM[1]), most=(high * BOARD_SHAPE, None), grow=0.46)
    both = (picture, told(is_left=True))
    beside = Row(both, gap=XL, least=BOARD_FROM, most=(WIDEST[0], None), grow=1.0)
    centred = Row((Gap(), beside, Gap()), justify="centre", least=BOARD_FROM)
    return Choice((centred, alone))


def _choices(view: View, buttons: Sequence[Button], *, is_left: bool) -> tuple[Part, ...]:
    """One as wide as it wants to be; of several the first as wide as the words."""
    if len(buttons) < 2:
        slots = tuple(slot_of(view, each) for each in buttons)
        return (Row(slots, justify="start" if is_left else "centre"),)
    first, *others = (Slot(each, least=(0.0, _height(each))) for each in buttons)
    return first, Gap(least=(None, XS)), Grid(tuple(others), gap=XS, columns=len(others))


def _height(button: Button) -> float:
    return HEIGHTS.get(button.name, USUAL[1])


def message_ops(view: View, room: Rect, text: str, sign: str) -> DrawList:
    """A few soft words in what is left of the foot; none where that is too little."""
    if not text or room.w < view.px(NARROWEST_MESSAGE):
        return ()
    theme, letters = view.theme, view.text_px(NOTE)
    side = view.px(34) if sign else 0.0
    lines = few_lines(text, letters, room.w - side, 2, view.measure)
    ops: list[Op] = []
    if sign:
        at = (room.x + view.px(14), room.middle[1])
        ops.append(icon(sign, *at, view.px(28), theme.text, theme.paper))
    for number, line in enumerate(lines):
        y = room.middle[1] + (number - (len(lines) - 1) / 2) * letters * MESSAGE_STEP
        ops.append(Text(line, room.x + side, round(y), letters, theme.soft_text))
    return tuple(ops)
