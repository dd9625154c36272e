"""Where everything of a review is, in any window."""

from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from jungle_pg.scenes.review.art import LOW_PLATE, PLATE, TITLE_HIGH, ArtPlaces
from jungle_pg.scenes.table.panels.layout import HUNG, beside_board, breath, headed, ropes
from jungle_pg.scenes.table.panels.moves import list_slot
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.scale import (
    ASIDE,
    BUTTON,
    COLUMN,
    CONTROL,
    DIALOG,
    HIGH,
    LINE,
    NOTE,
    SIDE,
    SLIM,
    TEXT,
    WIDE,
    XL,
    XS,
    L,
    M,
    S,
)
from jungle_pg.stage.view import SMALLEST_TEXT_PX, View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.layout import Choice, Column, Fit, Gap, Part, Row, Slot, Solved, Stack
from jungle_pg.ui.layout_solver import least_size, solve, wanted_size
from jungle_pg.ui.panel import BARE_INSETS, INSETS, PARAGRAPH_STEP
from jungle_pg.ui.placing import button_slot
from jungle_pg.ui.skins import BELOW

WORDS, MOVES, NUMBERS = "words", "moves", "numbers"
DRAWERS: Final = (MOVES, NUMBERS)
"""What takes the place of the words about a move where there is no room for everything."""

BAR: Final = 0.06
BESIDE: Final = 0.085
"""How wide the bar of chances is, and that with the gap to the board, for each unit of height."""
CURVE: Final = 800.0
CURVE_HIGH: Final = 168.0
KEYS: Final = 324.0
TOLD_LINES: Final = 3
NARROW_LINES: Final = 4
"""So many lines of the smallest letters a sentence takes in the narrowest column."""
FEWEST_ROWS: Final = 6
TABLE_HIGH: Final = 15 * TEXT * 1.6


@dataclass(frozen=True, slots=True)
class ReviewLayout:
    """Rectangles in pixels; what has none is not shown."""

    arrangement: str
    board: Rect
    bar: Rect
    curve: Rect
    art: ArtPlaces
    at: Solved
    """Where the buttons are."""
    moves: Rect | None = None
    progress: Rect | None = None


@dataclass(frozen=True, slots=True, eq=False)
class ReviewWants:
    """The shape of the board, the buttons by name, and what is open in a small window."""

    shape: float
    buttons: dict[str, Button]
    headings: tuple[str, str]
    """Those of the moves and of the numbers."""
    drawer: str = WORDS

    def button(self, view: View, name: str, *, has_words: bool = True, high: float = HIGH) -> Slot:
        """A place for a button that takes a share of what is left over."""
        return replace(
            button_slot(view, self.buttons[name], has_words=has_words, high=high), grow=1.0
        )

    def row(self, view: View, names: tuple[str, ...], high: float = BUTTON) -> Part:
        """Buttons beside each other, with as many words as there is room for."""
        there = tuple(name for name in names if name in self.buttons)

        def form(silent: frozenset[str]) -> Part:
            slots = []
            for name in there:
                has_words = name not in silent and bool(self.buttons[name].label)
                slot = self.button(view, name, has_words=has_words, high=high)
                slots.append(slot if has_words else replace(slot, least=(CONTROL, high)))
            return Row(tuple(slots), gap=XS)

        steps = [frozenset[str]()]
        for group in SILENCED:
            if set(group) & set(there):
                steps.append(steps[-1] | set(group))
        return Choice(tuple(map(form, steps)))


PREVIOUS, NEXT, RETRY, PRACTISE, WHY, BETTER, DUPLICATE, STUDY = (
    *("previous", "next", "retry", "practise", "why", "better", "duplicate", "study"),
)
SILENCED: Final = ((WHY, BETTER), (PREVIOUS, NEXT), (PRACTISE,), (RETRY,), (STUDY,), (DUPLICATE,))
"""Which buttons give up their words first."""
TASKS: Final = (RETRY, PRACTISE, DUPLICATE, STUDY)


def places_for(view: View, wants: ReviewWants) -> ReviewLayout:
    """Three columns over the deck if there is room, else what makes the board largest."""
    if not view.is_portrait:
        columns = _columns(view, wants)
        wide, high = least_size(columns, view.width / view.zoom)
        is_readable = view.for_letters(SIDE) <= WIDE
        if is_readable and wide * view.zoom <= view.width and high * view.zoom <= view.height:
            return _placed(view, wants, "columns", solve(columns, view.window, view.zoom))
    beside, upright = (
        _placed(view, wants, name, solve(form(view, wants), view.window, view.zoom))
        for name, form in (("beside", _beside), ("upright", _upright))
    )
    return max((beside, upright), key=lambda at: min(at.board.h, at.board.w / wants.shape))


def _placed(view: View, wants: ReviewWants, arrangement: str, at: Solved) -> ReviewLayout:
    """A solved arrangement; an open drawer takes the place of the words."""
    panels: list[tuple[Rect, str]] = []
    moves, numbers, title, told = (at.get(name) for name in (MOVES, NUMBERS, "title", "told"))
    heading_of_moves = wants.headings[0]
    if arrangement != "columns":
        drawer = at["panel"]
        moves = drawer if wants.drawer == MOVES else None
        numbers = drawer if wants.drawer == NUMBERS else None
        if wants.drawer != WORDS:
            title = told = None
        if wants.drawer != WORDS:
            # Buttons beside the words lie behind an open drawer.
            behind = {each for each, rect in at.items()
                      if _name(each) in (WHY, BETTER) and rect.bottom < drawer.bottom}  # fmt: skip
            at = Solved({each: rect for each, rect in at.items() if each not in behind})
        if wants.drawer == WORDS:
            panels.append((drawer, ""))
        panels.append((at["chart"], ""))
    else:
        panels.append((at["panel"], ""))
    if moves is not None:
        panels.append((moves, heading_of_moves))
    hung = [at["top"], moves] if arrangement == "columns" and moves is not None else []
    art = ArtPlaces(
        tuple(panels),
        ropes(view, hung),
        at.get("top"),
        at.get("bottom"),
        numbers,
        title,
        told,
        at.get("count"),
    )
    return ReviewLayout(
        arrangement, at["board"], at["bar"], at["curve"], art, at, moves, at.get("progress")
    )


def _name(name: object) -> str:
    return getattr(name, "name", "")


def _board(wants: ReviewWants, *, grow: float = 1.0) -> Fit:
    """The largest board in its place, with the bar of chances beside it."""
    shape = wants.shape
    bar = Column((Gap(grow=0.04), Slot("bar", grow=0.92), Gap(grow=0.04)), grow=BAR)
    parts = (bar, Gap(grow=BESIDE - BAR), Slot("board", grow=shape))
    return Fit(Row(parts), shape + BESIDE, grow=grow)


def _columns(view: View, wants: ReviewWants) -> Part:
    """Players and numbers; the board; the moves and what to do; below all of them the deck."""
    deck = _deck(view, wants)
    high = view.height / view.zoom - wanted_size(deck)[1] - 2 * M
    left, right = (
        beside_board(view, part, is_left=is_left)
        for part, is_left in ((_left(), True), (_right(view, wants), False))
    )
    board = replace(_board(wants), least=(high * (wants.shape + BESIDE), None))
    middle = Column((board,), padding=(0.0, M, 0.0, 0.0), least=board.least)
    above = Row((left, middle, right), grow=1.0)
    below = Row((replace(deck, most=(2 * DIALOG + COLUMN, None), grow=1.0),),
                padding=(XL, 0.0, XL, 0.0), justify="centre")  # fmt: skip
    return Column((above, below), gap=M, padding=(0.0, 0.0, 0.0, M))


def _left() -> Column:
    plates = tuple(
        Slot(name, least=(None, LOW_PLATE), wanted=(None, PLATE), shrink=1)
        for name in ("top", "bottom")
    )
    rows = FEWEST_ROWS * NOTE * 1.6 + INSETS[1] + INSETS[3]
    table = Slot(NUMBERS, least=(None, rows), wanted=(None, TABLE_HIGH), grow=1.0, shrink=2)
    table = replace(table, most=(None, TABLE_HIGH + XL))
    parts = (
        breath(L, 2 * L),
        plates[0],
        replace(headed(table), shrink=2),
        plates[1],
        Gap(least=(None, BELOW)),
    )
    return Column(parts, gap=HUNG, justify="apart")


def _right(view: View, wants: ReviewWants) -> Column:
    moves = list_slot(MOVES, 3)
    names = [name for name in TASKS if name in wants.buttons]
    high = (wants.row(view, (name,), HIGH - S * number) for number, name in enumerate(names))
    tasks = Column(tuple(high), gap=XS)
    parts = (breath(XL, 3 * L), moves, Gap(least=(None, HUNG)), tasks, Gap(least=(None, S)))
    return Column(parts)


def _deck(view: View, wants: ReviewWants) -> Part:
    """What is told of the move, the curve, and the ways to the other key moments."""
    words = replace(_words(view, wants), least=(WIDE, None), wanted=(COLUMN + XL, None), grow=1.0)
    curve = Slot("curve", least=(ASIDE, 2 * HIGH), wanted=(CURVE, None), grow=1.4, shrink=1)
    low = view.text_px(NOTE) * PARAGRAPH_STEP / view.zoom
    keys = Column(
        (
            wants.row(view, (PREVIOUS,), BUTTON),
            wants.row(view, (NEXT,), BUTTON),
            Gap(grow=1.0),
            Stack((Slot("count", least=(0.0, low)), _progress())),
        ),
        gap=XS,
        least=(SLIM, None),
        wanted=(max(KEYS, wants.button(view, PREVIOUS).least[0] or 0.0), None),
    )
    left, top, right, bottom = BARE_INSETS
    inside = Row((words, curve, keys), gap=XL, padding=(left + M, top, right, bottom))
    return Stack((Slot("panel", grow=1.0), inside), padding=(0.0, 0.0, 0.0, BELOW))


def _progress() -> Part:
    """A bar in the place of the count, as long as the review runs."""
    return Column((Gap(grow=1.0), Slot("progress", least=(None, L + XS))))


def _words(view: View, wants: ReviewWants, *, least: float = 0.0, is_alone: bool = False) -> Part:
    """The move with its badge and what shows more of it; below that one sentence why.

    The buttons that show more stand elsewhere if it is alone.
    """
    step = view.text_px(TEXT) * PARAGRAPH_STEP / view.zoom
    beside = tuple(
        replace(wants.button(view, name, has_words=False, high=CONTROL), grow=0.0,
                least=(CONTROL + S, CONTROL))
        for name in (WHY, BETTER)
    )  # fmt: skip
    title = Slot("title", least=(SLIM, LINE + S), wanted=(None, TITLE_HIGH), grow=1.0)
    low = max(least, 2 * step)
    told = Slot("told", least=(None, low), wanted=(None, max(low, TOLD_LINES * step)), grow=1.0,
                shrink=1)  # fmt: skip
    if is_alone:
        return Column((title, told), gap=S)
    wide = replace(title, least=(view.for_letters(SIDE), title.least[1]))
    one_row = Column((Row((wide, *beside), gap=XS, align="centre"), told), gap=S)
    below = wants.row(view, (WHY, BETTER), CONTROL)
    return Choice((one_row, Column((title, told, below), gap=S)))


def _beside(view: View, wants: ReviewWants) -> Part:
    """The board as high as the window, and one column on its right."""
    high = view.height / view.zoom
    narrowest = view.for_letters(ASIDE)
    whole = (high - 2 * M) * (wants.shape + BESIDE)
    board = replace(_board(wants), wanted=(whole, None), grow=1.0, shrink=1)
    column = replace(
        _stack(view, wants), least=(narrowest, None), wanted=(narrowest, None),
        most=(max(narrowest, DIALOG), None), grow=9.0,
    )  # fmt: skip
    return Row((board, column), gap=M, padding=(M, M, M, M))


def _stack(view: View, wants: ReviewWants) -> Part:
    def form(
        plate: float,
        curve: float,
        *,
        is_one_row: bool = False,
        has_count: bool = True,
        is_told_alone: bool = False,
    ) -> Part:
        plates = tuple(Slot(name, least=(None, plate), wanted=(None, plate))
                       for name in ("top", "bottom"))  # fmt: skip
        both: Part = Column(plates, gap=HUNG)
        if is_one_row:
            both = Row(tuple(replace(each, grow=1.0) for each in plates), gap=S)
        return Column(
            (
                both,
                _panel(view, wants, is_told_alone=is_told_alone),
                _chart(view, curve, has_count=has_count),
                wants.row(view, (PREVIOUS, NEXT, *DRAWERS), CONTROL),
                wants.row(view, (WHY, BETTER, *TASKS) if is_told_alone else TASKS, CONTROL),
            ),
            gap=HUNG,
        )

    return Choice(
        (
            form(LOW_PLATE, CURVE_HIGH),
            form(CONTROL + M, CURVE_HIGH - XL),
            form(CONTROL, CURVE_HIGH - 2 * XL, is_one_row=True),
            form(CONTROL, CURVE_HIGH - 2 * XL, is_one_row=True, has_count=False),
            form(
                CONTROL,
                CURVE_HIGH - 2 * XL,
                is_one_row=True,
                has_count=False,
                is_told_alone=True,
            ),
        )
    )


def _panel(view: View, wants: ReviewWants, *, is_told_alone: bool = False) -> Part:
    """The words about a move, or a drawer in their place."""
    low = NARROW_LINES * SMALLEST_TEXT_PX * PARAGRAPH_STEP / view.zoom
    told = _words(view, wants, least=low, is_alone=is_told_alone)
    words = Column((told,), padding=BARE_INSETS, least=(0.0, None))
    return headed(Stack((Slot("panel", grow=1.0), words), grow=1.0))


def _chart(view: View, high: float, *, has_count: bool = True) -> Part:
    """The curve on a panel of its own, with the count or the progress below it."""
    low = view.text_px(NOTE) * PARAGRAPH_STEP / view.zoom
    curve = Slot("curve", least=(None, high - low - XL), wanted=(None, high), grow=1.0)
    count = Stack((Slot("count", least=(None, low)), _progress()))
    parts = (curve, count) if has_count else (curve,)
    inside = Column(parts, padding=(L, L, L, L + S))
    return Stack((Slot("chart", grow=1.0), inside), padding=(0.0, 0.0, 0.0, 0.0))


def _upright(view: View, wants: ReviewWants) -> Part:
    """Both players above the board; words, curve and buttons below it."""
    full = (view.width / view.zoom - 2 * M) / (wants.shape + BESIDE)
    board = replace(_board(wants), least=(None, full * 0.5), wanted=(None, full))
    inset = partial(_inset, side=M)

    def form(plate: float, rows: tuple[tuple[str, ...], ...]) -> Part:
        plates = Row(
            tuple(Slot(name, least=(None, plate), wanted=(None, plate), grow=1.0)
                  for name in ("bottom", "top")), gap=S,
        )  # fmt: skip
        buttons = Column(tuple(wants.row(view, row, HIGH) for row in rows), gap=XS)
        return Column(
            (
                inset(plates),
                inset(board),
                inset(_panel(view, wants)),
                inset(_chart(view, CURVE_HIGH)),
                inset(buttons),
            ),
            gap=HUNG,
            padding=(0.0, M, 0.0, M),
        )

    one = ((PREVIOUS, NEXT, *DRAWERS, *TASKS),)
    return Choice((form(PLATE, one), form(LOW_PLATE, one), form(CONTROL, one)))


def _inset(part: Part, side: float) -> Row:
    inside = replace(part, grow=1.0)
    return Row((inside,), padding=(side, 0.0, side, 0.0), grow=part.grow, shrink=part.shrink)
