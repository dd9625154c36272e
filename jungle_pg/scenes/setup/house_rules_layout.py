"""Where everything of the house rules stands, in windows of any shape."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from typing import Final, TypeAlias

from jungle_pg.scenes.settings.sections import Section, column_of
from jungle_pg.scenes.setup.house_rules_controls import LABEL_SIZE
from jungle_pg.stage.layout import Rect, row
from jungle_pg.stage.lines import wrapped
from jungle_pg.stage.ops import DrawList, Op, Text
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.panel import panel_inner
from jungle_pg.ui.scroll_page import BAR

WIDEST: Final = 1700
TOP: Final = 40
BOTTOM: Final = 24
BESIDE: Final = 24
SIDES: Final = 20
FOOT: Final = 72
FOOT_GAP: Final = 14
BUTTON_GAP: Final = 8
WIDEST_USE: Final = 400

TWO_COLUMNS: Final = 1400
"""From this width on there are two columns of rules and a board beside them."""

ONE_COLUMN: Final = 860
"""From this width on there are one column of rules and a board beside it."""

COLUMN: Final = 600
FEW: Final = 0.5
"""Of the height: rules that need no more in one column leave room for words below each of them,

and for a larger board.
"""
WIDEST_FEW: Final = 1440
BETWEEN: Final = 30
SIDE: Final = (250, 400)
SIDE_OF_FEW: Final = (250, 540)
GUTTER: Final = BAR + 6
SECTION_GAP: Final = 16
LARGEST_GAP: Final = 44
AIR: Final = 8

NAME: Final = 68
BELOW_NAME: Final = 64
"""Room for words about the name."""

TALL: Final = 900
STRIP: Final = 330
SMALLEST_BOARD: Final = 200
"""A board that would be lower is not shown."""

BOARD_SHAPE: Final = 1.28
"""Height of the board's place by its width, at most."""

DIFFERS_SIZE: Final = 22
NOTE_SIZE: Final = 19
STEP: Final = 1.34
WORDS_GAP: Final = 14

Columns: TypeAlias = Callable[[int, float, bool], float]
"""How high the rules are in so many columns of a whole width, perhaps with words below each."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The places of a window; what has none scrolls with the rules, or is not shown."""

    panel: Rect
    port: Rect
    columns: int
    foot: Rect
    words: Rect | None = None
    name: Rect | None = None
    board: Rect | None = None
    has_notes: bool = False
    """Whether words below each rule say what it means."""


def plan_of(
    view: View, height_of: Columns, words_height: Callable[[float], float], shape: float
) -> Plan:
    """The plan for a window and a board of a shape; the panel is no higher than what is in it."""
    panel = _whole_panel(view, WIDEST)
    body = _body(view, panel)
    units = body.w / _unit(view)
    shape = min(shape, BOARD_SHAPE)
    if units < ONE_COLUMN:
        return _narrow(view, panel, words_height, shape)
    columns, sides = 2 if units >= TWO_COLUMNS else 1, SIDE
    is_few = height_of(1, COLUMN * _unit(view), False) <= body.h * FEW
    if is_few:
        columns, sides = 1, SIDE_OF_FEW
        panel = _whole_panel(view, WIDEST_FEW)
        body = _body(view, panel)
    narrowest, widest = map(view.px, sides)
    between = view.px(BETWEEN)
    side = min(widest, max(narrowest, body.w - between - COLUMN * _unit(view)))
    used = height_of(columns, body.w - side - between, is_few)
    words_high = words_height(side)
    below = words_high + view.px(NAME + BELOW_NAME + 2 * WORDS_GAP)
    # Places on whole pixels may take two or three more.
    spare = body.h - max(used, below + side * shape) - 3
    if spare > 0:
        panel = panel.inset(0, spare / 2, 0, spare / 2)
    panel = panel.snapped()
    body = _body(view, panel)
    beside = body.from_right(side)
    board = beside.from_top(min(side * shape, body.h - below))
    if board.h < view.px(SMALLEST_BOARD):
        board = beside.from_top(0)
    words = Rect(beside.x, board.bottom + view.px(WORDS_GAP), side, words_high)
    name = Rect(beside.x, words.bottom + view.px(WORDS_GAP), side, view.px(NAME))
    return Plan(
        panel,
        body.from_left(body.w - side - between),
        columns,
        _foot(view, panel),
        words,
        name,
        board if board.h else None,
        is_few,
    )


def _unit(view: View) -> float:
    """A unit by the size of the letters, which do not shrink with everything else."""
    return max(view.zoom, view.text_px(LABEL_SIZE) / LABEL_SIZE)


def _whole_panel(view: View, widest: float) -> Rect:
    """As high as the window lets it be."""
    top, bottom = view.px(TOP), view.px(BOTTOM)
    width = min(view.width - 2 * view.px(BESIDE), view.px(widest))
    return Rect((view.width - width) / 2, top, width, view.height - top - bottom)


def _narrow(view: View, panel: Rect, words_height: Callable[[float], float], shape: float) -> Plan:
    """One column; where there is height for it a strip above with the board and the name."""
    panel = panel.snapped()
    body, foot = _body(view, panel), _foot(view, panel)
    if body.h < view.px(TALL):
        return Plan(panel, body, 1, foot)
    strip = body.from_top(view.px(STRIP))
    board = strip.from_left(strip.h / shape)
    beside = strip.inset(board.w + view.px(BETWEEN), 0, 0, 0)
    high = words_height(beside.w)
    words = beside.from_top(high)
    name = Rect(beside.x, words.bottom + view.px(WORDS_GAP), beside.w, view.px(NAME))
    port = body.inset(0, strip.h + view.px(WORDS_GAP), 0, 0)
    return Plan(panel, port, 1, foot, words, name, board)


def _body(view: View, panel: Rect) -> Rect:
    """What of a panel lies above its buttons."""
    inner = panel_inner(view, panel)
    sides = view.px(SIDES)
    return inner.inset(sides, view.px(4), sides, view.px(FOOT + FOOT_GAP))


def _foot(view: View, panel: Rect) -> Rect:
    inner = panel_inner(view, panel)
    sides = view.px(SIDES)
    return inner.inset(sides, 0, sides, 0).from_bottom(view.px(FOOT)).snapped()


def fill_columns(
    view: View, sections: Sequence[Section], area: Rect, columns: int
) -> tuple[DrawList, float]:
    """The sections below each other, or in two columns of nearly the same height."""
    area = area.inset(0, view.px(AIR), view.px(GUTTER), 0)
    gap, air = view.px(SECTION_GAP), view.px(2 * AIR)
    if columns == 1:
        ops, used = column_of(view, sections, area, gap)
        return ops, used + air
    wide = (area.w - view.px(BETWEEN)) / 2
    left, right = area.from_left(wide), area.from_right(wide)
    heights = [section.lay_out(view, left)[1] + gap for section in sections]
    cuts = range(1, len(sections))
    cut = min(cuts, key=lambda at: max(sum(heights[:at]), sum(heights[at:])), default=1)
    highest = max(sum(heights[:cut]), sum(heights[cut:])) - gap
    every: list[Op] = []
    for part, place in ((slice(None, cut), left), (slice(cut, None), right)):
        # Both columns end together, as long as that tears no holes.
        rest = (highest + gap - sum(heights[part])) / max(1, len(heights[part]) - 1)
        every += column_of(view, sections[part], place, min(gap + rest, view.px(LARGEST_GAP)))[0]
    return tuple(every), highest + air


def words_ops(view: View, area: Rect, differs: str, note: str) -> tuple[DrawList, float]:
    """How many rules differ, and what the rule that is shown means; and the height of that."""
    ops: list[Op] = []
    x, y = area.middle[0], area.y
    inks = ((differs, DIFFERS_SIZE, view.theme.text), (note, NOTE_SIZE, view.theme.soft_text))
    for text, size, ink in inks:
        letters = view.text_px(size)
        y += view.px(3)
        for line in wrapped(text, letters, area.w, view.measure) if text else ():
            ops.append(Text(line, x, y + letters * STEP / 2, letters, ink, "centre"))
            y += letters * STEP
    return tuple(ops), y - area.y


def highest_words(view: View, width: float, differs: Sequence[str], notes: Sequence[str]) -> float:
    """The height of the words beside the board, whichever rule is shown and however many differ."""
    area = Rect(0, 0, width, inf)
    most = max(differs, key=lambda words: words_ops(view, area, words, "")[1])
    return max(words_ops(view, area, most, note)[1] for note in notes)


def place_buttons(view: View, foot: Rect, left: Sequence[Button], right: Sequence[Button]) -> None:
    """Words on all buttons if there is room; else those go first that icons say as well.

    Every button has its word as its label now; one that loses it says it in its tooltip.
    """
    gap = view.px(BUTTON_GAP)
    buttons = [*left, *right]
    for button in buttons:
        button.tip = ""
    room = foot.w - gap * (len(buttons) - 1)
    for button in [*left, *right]:
        if sum(each.size(view)[0] for each in buttons) <= room:
            break
        button.tip, button.label = button.label, ""
    widths = [each.size(view)[0] for each in buttons]
    squeeze = min(1.0, room / sum(widths))
    widths = [width * squeeze for width in widths]
    spare = max(0.0, room - sum(widths) - 3 * gap)
    if right[-1].label:
        widths[-1] = max(widths[-1], min(widths[-1] + spare, view.px(WIDEST_USE)))
    for button, place in zip(left, row(foot, widths[: len(left)], gap), strict=True):
        button.place(place)
    places = row(foot, widths[len(left) :], gap, "right")
    for button, place in zip(right, places, strict=True):
        button.place(place)
