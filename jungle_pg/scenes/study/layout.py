"""Where everything of the study board is, in any window."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from jungle_pg.scenes.table.panels.layout import HUNG, beside_board, breath, headed, ropes
from jungle_pg.scenes.table.panels.move_rows import LETTERS, ROW
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.scale import (
    ASIDE,
    BUTTON,
    CONTROL,
    DIALOG,
    HIGH,
    LINE,
    SIDE,
    WIDE,
    XS,
    L,
    M,
    S,
)
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.layout import Choice, Column, Fit, Gap, Part, Row, Slot, Solved, Stack
from jungle_pg.ui.layout_solver import least_size, solve
from jungle_pg.ui.panel import BARE_INSETS, INSETS
from jungle_pg.ui.placing import button_slot
from jungle_pg.ui.skins import BELOW

LINES, PIECES, ENGINE = "lines", "pieces", "engine"
TABS: Final = (LINES, PIECES, ENGINE)
"""What takes turns in one place where there is no room for everything."""

WALK: Final = ("to_start", "step_back", "step_forward", "to_end")
EDIT: Final = ("undo", "redo", "promote", "make_main", "judge", "delete")
TOOLS: Final = ("hand", "arrow", "circle", "comment", "eraser")
FILES: Final = ("back", "save", "copy", "menu")
PLAY_ON: Final = "play_on"

ROW_HIGH: Final = LETTERS * ROW
FEWEST_ROWS: Final = 3
COMMENT_HIGH: Final = 92.0
STRIP: Final = 60.0
SLENDER: Final = 0.65
"""How narrow a button with an icon may be, of its height."""
OF_WIDTH: Final = 0.86
"""What the board takes of the width of an upright window, so that some lines are in sight."""


@dataclass(frozen=True, slots=True, eq=False)
class StudyWants:
    """The shape of the board, the buttons by name, the panels' own layouts, and the open tab."""

    shape: float
    buttons: Mapping[str, Button]
    panels: Mapping[str, Part]
    """Those of `pieces` and `engine`, where they are there."""
    headings: Mapping[str, str]
    """The words over panels that have room for some, by their slots."""
    tab: str = LINES

    @property
    def tabs(self) -> tuple[str, ...]:
        """What there is to turn to."""
        return tuple(tab for tab in TABS if tab == LINES or tab in self.panels)

    def icon(self, view: View, name: str, high: float) -> Slot:
        """A place for a button with its icon alone."""
        slot = button_slot(view, self.buttons[name], has_words=False, high=high)
        return replace(slot, least=(max(LINE * 0.8, high * SLENDER), high), grow=1.0)

    def icons(self, view: View, names: Sequence[str], high: float = CONTROL) -> Row:
        """Buttons without words beside each other."""
        there = (name for name in names if name in self.buttons)
        return Row(tuple(self.icon(view, name, high) for name in there), gap=XS)

    def words(self, view: View, names: Sequence[str], high: float, silent: Sequence[str]) -> Choice:
        """Buttons with their words; who gives them up first comes first in `silent`."""

        def form(count: int) -> Row:
            quiet = set(silent[:count])
            slots = []
            for name in (name for name in names if name in self.buttons):
                if name in quiet or name == "menu" or not self.buttons[name].label:
                    slots.append(self.icon(view, name, high))
                else:
                    slot = button_slot(view, self.buttons[name], high=high)
                    slots.append(replace(slot, grow=1.0))
            return Row(tuple(slots), gap=XS)

        return Choice(tuple(form(count) for count in range(len(silent) + 1)))


@dataclass(frozen=True, slots=True)
class StudyLayout:
    """Rectangles in pixels; what has none is not shown."""

    arrangement: str
    at: Solved
    board: Rect
    panels: tuple[tuple[Rect, str], ...]
    """The boards of wood and their headings."""
    ropes: tuple[Rect, ...] = ()
    strip: Rect | None = None
    title: Rect | None = None
    shown: frozenset[str] = field(default_factory=frozenset)
    """The tabs that are in sight."""


def places_for(view: View, wants: StudyWants) -> StudyLayout:
    """Three columns if there is room, else what makes the board largest."""
    if not view.is_portrait:
        columns = _columns(view, wants)
        wide, high = least_size(columns, view.width / view.zoom)
        is_readable = view.for_letters(SIDE) <= WIDE
        if is_readable and wide * view.zoom <= view.width and high * view.zoom <= view.height:
            return _placed(view, wants, "columns", solve(columns, view.window, view.zoom))
    # What is best for the lines is kept while another panel is open.
    lines = replace(wants, tab=LINES)

    def board_in(name: str) -> float:
        at = solve(FORMS[name](view, lines), view.window, view.zoom)["board"]
        return min(at.h, at.w / wants.shape)

    name = max(FORMS, key=board_in)
    return _placed(view, wants, name, solve(FORMS[name](view, wants), view.window, view.zoom))


def _placed(view: View, wants: StudyWants, arrangement: str, at: Solved) -> StudyLayout:
    is_wide = arrangement == "columns"
    found = [(at[name], words) for name, words in wants.headings.items() if name in at]
    found += [(at[name], "") for name in ("tab_panel", "colour_panel") if name in at]
    hung = [at[name] for name in ("study_panel", "lines_panel") if name in at] if is_wide else []
    shown = frozenset(wants.tabs) if is_wide else frozenset((wants.tab,))
    return StudyLayout(
        arrangement,
        at,
        at["board"],
        tuple(found),
        ropes(view, hung),
        at.get("strip"),
        at.get("title"),
        shown,
    )


def _columns(view: View, wants: StudyWants) -> Part:
    """The editor and tools; the board and what is said of it; the lines and what is best."""
    high = view.height / view.zoom - STRIP - 3 * M
    board = Fit(Slot("board"), wants.shape, grow=1.0)
    middle = Column(
        (board, Slot("strip", least=(None, STRIP))),
        gap=M,
        padding=(0.0, M, 0.0, M),
        least=(high * wants.shape * 0.8, None),
        wanted=(high * wants.shape, None),
    )
    left, right = (
        beside_board(view, part, is_left=is_left)
        for part, is_left in ((_left(view, wants), True), (_right(view, wants), False))
    )
    return Row((left, middle, right))


def _left(view: View, wants: StudyWants) -> Column:
    parts: list[Part] = []
    if PIECES in wants.panels:
        parts += [wants.panels[PIECES], Gap(grow=1.0)]
    parts += [wants.icons(view, TOOLS, HIGH - S), Slot("colours", least=(None, HIGH + S))]
    inside = Column(tuple(parts), gap=S, padding=INSETS)
    panel = Stack((Slot("study_panel", grow=1.0), inside), grow=1.0 if len(parts) > 2 else 0.0)
    files = wants.words(view, FILES, BUTTON, ("copy", "save", "back"))
    space = () if len(parts) > 2 else (Gap(grow=1.0),)
    return Column((breath(L, 2 * L), headed(panel), *space, files, Gap(least=(None, S))), gap=HUNG)


def _right(view: View, wants: StudyWants) -> Column:
    lines = Stack(
        (Slot("lines_panel", grow=1.0), Column((_lines(view, wants, EDIT),), padding=INSETS)),
        grow=1.0,
    )
    parts: list[Part] = [breath(L, 2 * L), headed(lines)]
    if ENGINE in wants.panels:
        inside = Column((wants.panels[ENGINE],), padding=INSETS)
        parts.append(headed(Stack((Slot("engine_panel", grow=1.0), inside))))
    walk = wants.icons(view, WALK, HIGH - S)
    play = button_slot(view, wants.buttons[PLAY_ON], high=HIGH - S)
    narrow = Column((walk, wants.words(view, (PLAY_ON,), HIGH - S, (PLAY_ON,))), gap=XS)
    wide = Row((replace(walk, grow=1.0), play), gap=XS)
    return Column((*parts, Choice((wide, narrow)), Gap(least=(None, S))), gap=HUNG)


def _lines(view: View, wants: StudyWants, edit: Sequence[str]) -> Column:
    """The list, what can be done with a move of it, and what is said of that."""
    rows = Slot("list", least=(None, FEWEST_ROWS * ROW_HIGH), grow=1.0)
    comment = Slot("comment_field", least=(None, LINE + S), wanted=(None, COMMENT_HIGH), shrink=1)
    tools = (wants.icons(view, edit, CONTROL),) if edit else ()
    return Column((rows, *tools, comment), gap=S, grow=1.0)


def _tabbed(view: View, wants: StudyWants, edit: Sequence[str]) -> Column:
    """One panel, and above what is on it what else it could be."""
    inside = {LINES: _lines(view, wants, edit), **wants.panels}[wants.tab]
    tabs = (Slot("tabs", least=(None, LINE + XS)),) if len(wants.tabs) > 1 else ()
    form = Column((*tabs, replace(inside, grow=1.0)), gap=XS, padding=BARE_INSETS)
    return Column((Stack((Slot("tab_panel", grow=1.0), form), grow=1.0),), grow=1.0)


def _colours(high: float) -> Stack:
    """The colours on a small board of wood."""
    colours = Slot("colours", least=(SIDE * 0.5, high - BELOW), grow=1.0)
    inside = Row((colours,), padding=(L, XS, L, BELOW))
    return Stack((Slot("colour_panel", grow=1.0), inside), least=(None, high))


def _beside(view: View, wants: StudyWants) -> Part:
    """The board as high as the window, and one column on its right."""
    high = view.height / view.zoom
    narrowest = view.for_letters(ASIDE)
    board = Fit(Slot("board"), wants.shape, grow=1.0)
    strip = Slot("strip", least=(None, LINE))
    whole = (high - 3 * M - LINE) * wants.shape
    left = Column((board, strip), gap=S, padding=(0.0, 0.0, 0.0, 0.0), wanted=(whole, None),
                  grow=1.0, shrink=1)  # fmt: skip

    def column(edit: Sequence[str], *, rows: int) -> Column:
        tools = wants.icons(view, TOOLS, CONTROL)
        below: tuple[Part, ...] = (tools, _colours(CONTROL))
        if rows == 1:
            colours = replace(_colours(CONTROL), grow=1.0)
            beside = Row((replace(tools, grow=1.2), colours), gap=XS)
            # Keys mean the colours too, where there is no room for them.
            below = (Choice((beside, tools)),)
        return Column(
            (
                _tabbed(view, wants, edit),
                *below,
                wants.icons(view, (*WALK, PLAY_ON), CONTROL),
                wants.words(view, FILES, CONTROL, ("copy", "save", "back")),
            ),
            gap=XS,
        )

    forms = Choice(
        (
            column(EDIT, rows=2),
            column(EDIT, rows=1),
            column((), rows=1),
        )
    )
    right = replace(
        forms, least=(narrowest, None), wanted=(narrowest, None),
        most=(max(narrowest, DIALOG), None), grow=9.0,
    )  # fmt: skip
    return Row((left, right), gap=M, padding=(M, M, M, M))


def _upright(view: View, wants: StudyWants) -> Part:
    """Ways out above the board, tools below it, then the tabs, and the walk at the foot."""
    full = (view.width / view.zoom - 2 * M) / wants.shape
    board = Fit(Slot("board"), wants.shape, least=(None, full * 0.4),
                wanted=(None, full * OF_WIDTH), shrink=2)  # fmt: skip

    def form(edit: Sequence[str], high: float, *, has_title: bool) -> Column:
        back, *others = FILES
        title = Slot("title", least=(0.0, high), grow=4.0) if has_title else Gap(grow=4.0)
        above = Row(
            (wants.icon(view, back, high), title,
             *(wants.icon(view, name, high) for name in others if name in wants.buttons)),
            gap=S,
        )  # fmt: skip
        colours = replace(_colours(high), grow=1.0)
        tools = Row((replace(wants.icons(view, TOOLS, high), grow=1.0), colours), gap=S)
        play = replace(wants.words(view, (PLAY_ON,), high, (PLAY_ON,)), grow=1.2)
        walk = Row((replace(wants.icons(view, WALK, high), grow=1.0), play), gap=S)
        strip = Slot("strip", least=(None, STRIP * 0.8), wanted=(None, STRIP), shrink=1)
        return Column(
            (above, board, strip, tools, _tabbed(view, wants, edit), walk),
            gap=S,
            padding=(M, M, M, M),
        )

    return Choice(
        (
            form(EDIT, HIGH, has_title=True),
            form(EDIT, CONTROL, has_title=True),
            form((), CONTROL, has_title=False),
        )
    )


FORMS: Final = {"beside": _beside, "upright": _upright}
"""How everything stands where there is no room for three columns."""
