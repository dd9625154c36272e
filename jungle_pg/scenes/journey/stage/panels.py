"""Where everything beside the board of a stage stands: goal, stars, guide, speech and buttons."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from jungle_pg.scenes.journey.stage.art import (
    TAIL,
    BubblePlace,
    GuidePlace,
    PawsPlace,
    StarPlace,
    dot_ops,
    strip_ops,
)
from jungle_pg.scenes.journey.stage.buttons import StageButtons, is_tight
from jungle_pg.scenes.journey.stage.facts import StageFacts
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.scale import (
    ASIDE,
    BUTTON,
    CONTROL,
    DIALOG,
    HEADING,
    HIGH,
    ICON,
    ICON_HIGH,
    LINE,
    MAIN,
    MEDIUM,
    NOTE,
    SIDE,
    SLIM,
    TEXT,
    XL,
    XS,
    L,
    M,
    S,
)
from jungle_pg.stage.theme import INK
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.layout import Choice, Column, Fit, Gap, Part, Row, Slot, Stack
from jungle_pg.ui.panel import HEADING_RISE, INSETS, panel_ops
from jungle_pg.ui.placing import Paragraph, as_high, label_slot, words_slot
from jungle_pg.ui.plank import fits_plank, fitted_plank

BOARD: Final = "board"
COLUMN_WIDTH: Final = DIALOG + LINE
LEAST_COLUMN: Final = ASIDE + LINE
LEAST_BOARD: Final = ASIDE
ALL_OF_IT, MOST_OF_IT = 0.98, 0.8
"""How much of the height of the window a board takes, where that is possible."""
SPEECH: Final = 206.0
STRIP_LINES: Final = 2
MOST_PAWS: Final = 5
"""More moves are only counted in words."""
SPEECH_INSETS: Final = (XL, L, XL, L + S)
TIGHT_INSETS: Final = (L + S, L, L + S, L + S)


FORMS: Final = (
    (ALL_OF_IT, True, True),
    (ALL_OF_IT, False, True),
    (ALL_OF_IT, False, False),
    (MOST_OF_IT, False, False),
    (0.0, False, False),
)
"""From the most to the least: how large the board is, whether small buttons stand at the edge, and
whether it is said what each star is for."""


def stage_form(view: View, facts: StageFacts, buttons: StageButtons, shape: float) -> Part:
    """Board and column beside each other; in an upright window below each other."""
    if view.is_portrait:
        return _upright(view, facts, buttons, shape)
    high = view.height / view.zoom - 2 * L
    rail = Column(
        (*(Slot(button, least=(HIGH, HIGH - S)) for button in buttons.rail), Gap(grow=1.0)), gap=S
    )
    forms = []
    for least, has_rail, is_full in FORMS[2 if is_tight(view) else 0 :]:
        column = _column(view, facts, buttons, is_full=is_full, has_rail=has_rail)
        wide = max(LEAST_BOARD, least * high * shape)
        board = Fit(
            Slot(BOARD, least=(wide, wide / shape), wanted=(high * shape, None)), shape, shrink=1
        )
        parts = (rail, board, column) if has_rail else (board, column)
        forms.append(Row(parts, gap=L, padding=(L, L, L, L), justify="centre"))
    return Choice(tuple(forms))


def _column(
    view: View, facts: StageFacts, buttons: StageButtons, *, is_full: bool, has_rail: bool
) -> Column:
    rows = buttons.main if has_rail else (*buttons.main, buttons.rail)
    if is_tight(view):
        rows = (tuple(button for row in (*buttons.main, buttons.rail) for button in row),)
    parts: list[Part] = [Gap(least=(0.0, HEADING_RISE))]
    if facts.task:
        parts.append(_goal(view, facts, is_full=is_full))
    parts += [_speech(view, facts, tail_share=0.62), Gap(grow=1.0), _foot(view, facts, rows)]
    return Column(
        tuple(parts),
        gap=L,
        grow=1.0,
        least=(LEAST_COLUMN, None),
        most=(COLUMN_WIDTH, None),
    )


def _upright(view: View, facts: StageFacts, buttons: StageButtons, shape: float) -> Column:
    wide = view.width / view.zoom - 2 * L
    board = Fit(
        Slot(BOARD, least=(LEAST_BOARD, LEAST_BOARD / shape), wanted=(wide, wide / shape)),
        shape,
        shrink=1,
    )
    parts: list[Part] = [Gap(least=(0.0, HEADING_RISE))]
    if facts.task:
        parts.append(_goal(view, facts, is_full=False))
    guide = Slot(GuidePlace(is_left=True), least=(SLIM, SLIM))
    said = Row((guide, _speech(view, facts, tail_share=None)), gap=S)
    every = tuple(button for row in buttons.main for button in row)
    # As few rows as have room for their words.
    forms = (
        ((*every, *buttons.rail),),
        (every[:-1], (*every[-1:], *buttons.rail)),
        (*buttons.main, buttons.rail),
    )
    rows = tuple(Column(tuple(_row(view, row) for row in form if row), gap=XS) for form in forms)
    if not facts.task:
        rows = (*(Column((_dots(facts), each), gap=XS) for each in rows), rows[-1])
    return Column((*parts, board, said, Choice(rows)), gap=M, padding=(L, L, L, L), justify="apart")


def _goal(view: View, facts: StageFacts, *, is_full: bool) -> Stack:
    """The goal on its panel, how far it is reached, and what the stars are for."""
    theme = view.theme
    drawn = partial(_plank, text=facts.task, icon=facts.icon)
    plank = Slot(drawn, least=(SIDE, CONTROL), wanted=(None, HIGH))
    steps: list[Part] = []
    if is_tight(view):
        stars = _star_row(facts, ICON)
        small = Slot(drawn, least=(SLIM, CONTROL), wanted=(None, BUTTON))
        panel = Slot(partial(panel_ops, heading=facts.heading), grow=1.0)
        inner = Column((small, Row((stars,), justify="centre")), gap=XS, padding=INSETS)
        return Stack((panel, inner))
    if facts.steps:
        steps.append(label_slot(view, facts.count, TEXT, ink=theme.text))
    paws = PawsPlace(facts.done, facts.steps)
    if 0 < facts.steps <= MOST_PAWS:
        wide = facts.steps * (ICON_HIGH + S)
        least = (facts.steps * ICON, ICON_HIGH)
        steps.append(Slot(paws, least=least, wanted=(wide, None), grow=1.0))
    else:
        steps.append(Gap(grow=1.0))
    if is_full:
        steps.append(label_slot(view, facts.tries, TEXT, ink=theme.soft_text))
    else:
        steps.append(_star_row(facts, ICON_HIGH))
    parts: list[Part] = [plank, Row(tuple(steps), gap=M, align="centre")]
    if is_full:
        parts += [
            Row(
                (
                    Slot(StarPlace(number, state), least=(ICON, ICON)),
                    words_slot(view, Paragraph(text, TEXT, theme.text, lines=2), grow=1.0),
                ),
                gap=M,
                align="centre",
            )
            for number, (text, state) in enumerate(zip(facts.conditions, facts.stars, strict=True))
        ]
    panel = Slot(partial(panel_ops, heading=facts.heading), grow=1.0)
    return Stack((panel, Column(tuple(parts), gap=M, padding=INSETS)))


def _speech(view: View, facts: StageFacts, *, tail_share: float | None) -> Stack:
    """What the guide says; its tail points down, or to the left."""
    theme = view.theme
    sides = TIGHT_INSETS if is_tight(view) else SPEECH_INSETS
    parts: list[Part] = [Gap(grow=1.0)]
    if not facts.task and not is_tight(view):
        parts.append(words_slot(view, Paragraph(facts.heading, MAIN, theme.text, lines=2)))
    letters = NOTE if is_tight(view) else MEDIUM
    said = words_slot(view, Paragraph(facts.speech, letters, theme.text))
    if not is_tight(view):
        said = as_high(said, words_slot(view, Paragraph(facts.longest, letters, theme.text)))
    parts.append(said)
    parts.append(Gap(grow=1.0))
    if facts.strip:
        strip = words_slot(view, Paragraph(facts.strip, letters, INK, lines=STRIP_LINES), grow=1.0)
        parts.append(Stack((Slot(strip_ops, grow=1.0), Row((strip,), padding=(L, S, L, S)))))
    below = 0.0 if tail_share is None else TAIL
    bubble = Slot(BubblePlace(tail_share), grow=1.0)
    inner = Column(tuple(parts), gap=M, padding=(*sides[:3], sides[3] + below))
    return Stack(
        (bubble, inner), grow=1.0, most=(None, SPEECH + TAIL + (HIGH if facts.strip else 0))
    )


def _foot(view: View, facts: StageFacts, rows: Sequence[Sequence[Button]]) -> Choice:
    """The buttons with the guide beside them, or over them."""
    buttons = Column(tuple(_button_row(view, row) for row in rows if row), gap=XS)
    place = GuidePlace(is_left=False)
    small = Slot(place, least=(HIGH, HIGH), grow=1.0)
    if not facts.task:
        steps = _steps(view, facts, buttons)
        large = Slot(place, least=(SLIM, SLIM), grow=1.0, most=(None, SIDE))
        return Choice(
            (
                Column((large, steps), gap=L),
                Column((small, steps), gap=S),
                Column((small, _dots(facts), buttons), gap=S),
                Column((Gap(grow=1.0), _dots(facts), buttons), gap=S),
                Column((Gap(grow=1.0), buttons)),
            )
        )
    guide = Slot(place, least=(SLIM, SLIM), grow=1.0, wanted=(None, SIDE))
    beside = Row((Column((Gap(grow=1.0), buttons), least=(SIDE + XL, None)), guide), gap=L)
    low = Column((Gap(grow=1.0), buttons))
    return Choice((beside, Column((small, buttons), gap=S), low))


def _steps(view: View, facts: StageFacts, buttons: Column) -> Stack:
    """The steps of a lesson on a panel, with the buttons that lead through them."""
    dots = _dots(facts)
    count = label_slot(view, facts.count, TEXT, ink=view.theme.soft_text)
    told = Choice((Row((dots, count), gap=M, align="centre"), Row((dots,))))
    panel = Slot(partial(panel_ops, heading=facts.foot), grow=1.0)
    return Stack((panel, Column((told, buttons), gap=S, padding=INSETS)))


def _dots(facts: StageFacts) -> Slot:
    """A dot for each step of a lesson."""
    least = (facts.steps * ICON / 2, ICON)
    wanted = (facts.steps * ICON_HIGH, ICON_HIGH)
    draw = partial(dot_ops, done=facts.done, steps=facts.steps)
    return Slot(draw, least=least, wanted=wanted, grow=1.0)


def _star_row(facts: StageFacts, high: float) -> Row:
    """The stars beside each other."""
    slots = (Slot(StarPlace(number, state), least=(ICON, high))
             for number, state in enumerate(facts.stars))  # fmt: skip
    return Row(tuple(slots), gap=S)


def _button_row(view: View, row: Sequence[Button]) -> Row | Choice:
    """Buttons beside each other, or below each other where words would be cut."""
    beside = _row(view, row)
    has_words = any(button.label for button in row)
    return Choice((beside, Column(beside.parts, gap=XS))) if has_words else beside


def _row(view: View, row: Sequence[Button]) -> Row:
    """Buttons beside each other; mere icons need less room."""
    slots = []
    for button in row:
        wide = button.tight_width(view) / view.zoom if button.label else HIGH
        slots.append(Slot(button, least=(wide, BUTTON), grow=3.0 if button.label else 1.0))
    return Row(tuple(slots), gap=XS)


def _plank(view: View, rect: Rect, text: str, icon: str) -> DrawList:
    # Words tell more than a sign.
    sign = icon if fits_plank(view, rect, text, icon) else ""
    return fitted_plank(view, rect, text, sign, HEADING)
