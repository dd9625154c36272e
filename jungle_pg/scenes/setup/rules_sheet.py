"""House rules as they are seen: rules in columns, a board that shows what they do, buttons."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from jungle_pg.files.house_rules import LONGEST_NAME
from jungle_pg.games.game import Game
from jungle_pg.games.offers import Offers, changed_fields
from jungle_pg.scenes.base import Command
from jungle_pg.scenes.panel_screen import BESIDE, hung_ops, panel_form, place_in_foot
from jungle_pg.scenes.screen import Screen
from jungle_pg.scenes.settings.sections import column_of
from jungle_pg.scenes.setup.house_rules_controls import RuleRow, RuleRows
from jungle_pg.scenes.setup.rule_preview import RulePreview
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.inputs import Input, Key, Leave, Point
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import DrawList, Group
from jungle_pg.stage.scale import (
    ASIDE,
    COLUMN,
    MAIN,
    MEDIUM,
    NOTE,
    SMALL,
    TEXT,
    WORDS,
    XL,
    XS,
    L,
    M,
    S,
)
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.layout import Choice, Column, Gap, Grid, Part, Row, Slot
from jungle_pg.ui.layout_solver import least_size, solve, widths
from jungle_pg.ui.panel import PADDING
from jungle_pg.ui.placing import (
    Paragraph,
    height_at,
    put,
    put_at_top,
    slot_of,
    words_slot,
)
from jungle_pg.ui.scroll.scroll_list import BAR
from jungle_pg.ui.scroll.scroll_page import ScrollPage
from jungle_pg.ui.text.field import TextField
from jungle_pg.ui.widget import Widget

SIDES: Final = (L, 0.0, L, 0.0)
FEW: Final = 0.4
"""Of the window's height: rules that need no more in one column leave room for words below each

of them.
"""
BOARD_SHAPE: Final = 1.28
"""Height of the board's place by its width, at most."""
GUTTER: Final = BAR + S


@dataclass(frozen=True, slots=True)
class Plan:
    """The places of a window; what has none scrolls with the rules, or is not shown."""

    panel: Rect
    port: Rect
    foot: Rect
    words: Rect | None = None
    name: Rect | None = None
    board: Rect | None = None
    has_notes: bool = False
    """Whether words below each rule say what it means."""


class RulesSheet(Screen):
    """What is seen of some rules; what is done with them is up to who knows more."""

    def __init__(self, world: World, game: Game, rules: Any, name: str) -> None:
        assert game.offers is not None
        self.game, self.rules = game, rules
        self.offers: Offers[Any] = game.offers
        self.rows = RuleRows(game.offers)
        self.preview = RulePreview(world, game, rules)
        self.title = TextField(
            "name",
            world.clipboard,
            name,
            longest=LONGEST_NAME,
            size=MEDIUM,
            icon="rename",
            is_name=True,
        )
        self.is_name_missing = False
        self.delete = Button("delete", icon="trash", kind="red")
        self.leave = Button("back", icon="left", size=MEDIUM)
        self.leave.sound = "ui_back"
        self.reset = Button("reset", icon="restart", size=TEXT)
        self.copy = Button("copy", icon="moves", size=TEXT)
        self.paste = Button("paste", icon="load", size=TEXT)
        self.laboratory = Button("laboratory", icon="statistics", size=TEXT)
        self.save = Button("save", icon="save", kind="amber", size=MEDIUM)
        self.use = Button("use", icon="check", kind="green", size=MAIN)
        self._plan: Plan | None = None
        self._touched: RuleRow | None = None
        """The rule a finger touched last."""
        self._forms: list[Part] = []
        """The sections of rules as they stand now."""
        self._scrolled: DrawList = ()
        self._words: Memo[DrawList] = Memo()
        self._joined: Memo[DrawList] = Memo()
        self._rule_widgets: list[Widget] = [row.control for row in self.rows.rows]
        self._buttons = [
            *(self.leave, self.reset, self.copy, self.paste),
            *(self.laboratory, self.save, self.use),
        ]
        self._moving: list[Widget] = []
        page = ScrollPage([self.title, self.delete, *self._buttons], (), world.hear)
        page.default = self.use.name
        super().__init__(world, page)
        self.scroll_page = page
        self._scroll(self._rule_widgets)

    def become(self, rules: Any, now: float) -> None:
        """Show other rules."""
        self.rules = rules
        self.preview.show(rules, self.preview.field, now)
        if self.view is not None:
            self.arrange(self.view)

    def miss_name(self, is_missing: bool) -> None:
        """Say that a name is needed, where it is to be written, or say it no longer."""
        if is_missing:
            self.page.focus(self.title)
            if self.title in self._moving:
                self.scroll_page.scroll.jump(0)
        if is_missing != self.is_name_missing:
            self.is_name_missing = is_missing
            if self.view is not None:
                self.arrange(self.view)

    def lay_out(self, view: View) -> DrawList:
        """The panel, the rules in it, the board beside or above them, the buttons below."""
        self._say(view)
        plan = self._plan = self._planned(view)
        self.rows.set_labels(view.words, has_tips=plan.words is None)
        head: list[Widget] = [self.title, self.delete]
        self._scroll(self._rule_widgets if plan.name else head + self._rule_widgets)
        content = self._rules_form(view, plan.port.w)
        if plan.name is None:
            content = Column((self._head_form(view), content))
        else:
            put(view, solve(self._name_form(view), plan.name, view.zoom))
        self._scrolled, used = put_at_top(view, content, plan.port)
        self.scroll_page.arrange(view, plan.port, used)
        left = (self.leave, self.reset, self.copy, self.paste, self.laboratory)
        place_in_foot(view, plan.foot, left, (self.save, self.use))
        return hung_ops(view, plan.panel, view.words("house_rules.heading"))

    def page_ops(self, view: View, now: float) -> DrawList:
        """The rules, the widgets, and the board with its words."""
        assert self._plan is not None
        page = self.scroll_page.draw_over(self._scrolled, view, now)
        board: DrawList = ()
        words: DrawList = ()
        place = self._plan.words
        if self._plan.board is not None:
            board = self.preview.draw(self._plan.board, view, now)
        if place is not None:
            words = self._words(words_ops, view, place, self._differs(view), self._note(view))
        return self._joined(_joined, board, words, page)

    def ambient_wakes_at(self, now: float) -> float | None:
        """When the board that is shown moves on."""
        has_board = self._plan is not None and self._plan.board is not None
        return self.preview.ambient_wakes_at(now) if has_board else None

    def handle(self, event: Input, now: float) -> Command | None:
        """As any screen; the board shows the rule one points at or has gone to with the keys."""
        command = super().handle(event, now)
        match event:
            case Point(x, y, finger=is_finger):
                row = self._row_at(x, y, now)
                self._touched = row if is_finger else None
                self._show(row or self._row_in_use(), now)
            case Key() | Leave():
                self._show(self._row_in_use(), now)
        return command

    def _show(self, row: RuleRow | None, now: float) -> None:
        self.preview.show(self.rules, row.field if row else None, now)

    def _row_at(self, x: float, y: float, now: float) -> RuleRow | None:
        """The rule at a place, wherever it is scrolled to."""
        if self._plan is None or not self._plan.port.holds(x, y):
            return None
        top = self.scroll_page.scroll.offset(now)
        return next((row for row in self.rows.rows if row.place.holds(x, y + top)), None)

    def _row_in_use(self) -> RuleRow | None:
        """The rule the keys have gone to, or a finger touched last."""
        focused = self.page.focused
        if focused is None or not focused.shows_focus:
            return self._touched
        return self.rows.by_name.get(focused.name)

    def _scroll(self, moving: list[Widget]) -> None:
        """Scroll these widgets; the keys meet them before what stays."""
        if moving != self._moving:
            self._moving = moving
            page = self.scroll_page
            page.show(moving)
            page.change([*moving, *(each for each in page.widgets if each not in moving)])

    def _say(self, view: View) -> None:
        words = view.words
        self.rows.show(self.rules)
        self.rows.set_labels(words)
        for button in (*self._buttons, self.delete):
            if button is not self.reset:
                button.label = words(f"house_rules.{button.name}")
        self.delete.tip, self.delete.label = self.delete.label, ""
        self.reset.label = words("house_rules.as_base", base=self._base_name(view))
        bases = (words(base.key) for base in self.offers.rule_sets)
        self.reset.other_labels = tuple(words("house_rules.as_base", base=base) for base in bases)
        self.reset.is_enabled = any(row.is_changed for row in self.rows.rows)
        self.title.placeholder = words("house_rules.name")
        self.title.error = words("house_rules.needs_name") if self.is_name_missing else ""

    @property
    def _board_shape(self) -> float:
        """The height of the board by its width."""
        columns, rows = self.game.look.size(self.rules)
        return rows / columns

    def _base_name(self, view: View) -> str:
        return view.words(self.offers.base_of(self.rules).key)

    def _differs(self, view: View) -> str:
        """How many rules differ from their base."""
        base = self.offers.base_of(self.rules).rules
        count = len(changed_fields(self.offers, self.rules, base))
        return _differs_text(view, self._base_name(view), count)

    def _all_differs(self, view: View) -> list[str]:
        """All that may be said of that, so that there is room for the longest."""
        counts = (0, 1, len(self.rows.rows))
        return [
            _differs_text(view, view.words(base.key), count)
            for base in self.offers.rule_sets
            for count in counts
        ]

    def _note(self, view: View) -> str:
        """What the rule that is shown means, unless that stands below it."""
        field = None if self._plan is not None and self._plan.has_notes else self.preview.field
        return view.words(f"{field.key}_note" if field else "house_rules.point")

    def _notes(self, view: View) -> list[str]:
        keys = [f"{row.field.key}_note" for row in self.rows.rows]
        return [view.words(key) for key in ("house_rules.point", *keys)]

    def _planned(self, view: View) -> Plan:
        """Where everything stands in a window, with words below the rules where they are few."""
        unit = _unit(view)
        self._show_notes(view, False)
        in_column = height_at(view, column_of(self._forms), COLUMN * unit)
        room = view.width - view.px(2 * (BESIDE + PADDING + SIDES[0]))
        is_few = room >= (COLUMN + XL + ASIDE) * unit and in_column <= view.height * FEW
        if is_few:
            self._show_notes(view, True)
        form = self._body_form(view, is_few=is_few)
        widest = widths(form).wanted + 2 * PADDING
        at = solve(panel_form(form, widest, SIDES), view.window, view.zoom)
        return Plan(
            at["panel"],
            at["port"],
            at["foot"],
            at.get("words"),
            at.get("name"),
            at.get("board"),
            has_notes=is_few,
        )

    def _show_notes(self, view: View, has_notes: bool) -> None:
        """Words below each rule, or none."""
        self.rows.show_notes(has_notes)
        self._forms = [section.form(view) for section in self.rows.sections]

    def _body_form(self, view: View, *, is_few: bool) -> Part:
        """The rules with a board beside them, or above them where it is narrow, or alone."""
        rules, board = (COLUMN + ASIDE, COLUMN) if is_few else (2 * WORDS, (ASIDE + COLUMN) / 2)
        shape, unit = min(self._board_shape, BOARD_SHAPE), _unit(view) / view.zoom
        differs, notes = self._all_differs(view), self._notes(view)

        def rules_at(width: float) -> float:
            # Places on whole pixels may be one narrower, and take two or three more.
            wide = int(width * view.zoom)
            return (height_at(view, self._rules_form(view, wide), wide) + 3) / view.zoom

        def words_at(width: float) -> float:
            return highest_words(view, width * view.zoom - 1, differs, notes) / view.zoom

        port = Slot(
            "port", rules_at, grow=1.0, least=(COLUMN * unit, 0.0), wanted=(rules * unit, None)
        )
        name = Slot("name", least=least_size(self._name_form(view)))
        words, below = Slot("words", words_at), Gap(least=(None, self._below_name(view)))
        about = Column((words, Column((name, below))), gap=M)
        shown = Slot("board", lambda width: width * shape, least=(ASIDE * unit, ASIDE))
        side = Choice(
            (Column((shown, about), gap=M), about),
            wanted=(board, None),
            shrink=1,
        )
        small = Slot("board", least=(ASIDE / shape, ASIDE))
        strip = Row((small, Column((words, name), gap=M, grow=1.0)), gap=XL)
        alone = replace(port, least=(0.0, 0.0))
        forms = (
            Row((port, side), gap=XL),
            Column((strip, replace(alone, least=(0.0, COLUMN))), gap=M),
            alone,
        )
        return Row((Choice(forms, grow=1.0),), padding=SIDES)

    def _below_name(self, view: View) -> float:
        """Room for words about the name, in units."""
        return self.title.height_below(view, view.px(ASIDE)) / view.zoom

    def _rules_form(self, view: View, width: float) -> Part:
        """The rules below each other, or in two columns of nearly the same height."""
        sections = self._forms
        one, unit = column_of(sections), _unit(view) / view.zoom
        heights = [height_at(view, section, width / 2) for section in sections]
        cuts = range(1, len(sections))
        cut = min(cuts, key=lambda at: max(sum(heights[:at]), sum(heights[at:])), default=1)
        halves = (sections[:cut], sections[cut:])
        columns = tuple(column_of(half) for half in halves)
        two = Grid(columns, columns=2, gap=XL, least=(2 * COLUMN * unit, None))
        return Row((Choice((two, one), grow=1.0),), padding=(0.0, S, GUTTER, S))

    def _head_form(self, view: View) -> Part:
        """How many rules differ and the name, where they scroll with the rules."""
        differs = self._all_differs(view)

        def words_at(width: float) -> float:
            return highest_words(view, width * view.zoom - 1, differs, [""]) / view.zoom

        words = partial(words_ops, differs=self._differs(view), note="")
        below = Gap(least=(None, self._below_name(view) if self.is_name_missing else M))
        return Column(
            (Slot(words, words_at), Gap(least=(None, M)), self._name_form(view), below),
            padding=(0.0, 0.0, GUTTER, 0.0),
        )

    def _name_form(self, view: View) -> Part:
        title, delete = slot_of(view, self.title, grow=1.0), slot_of(view, self.delete)
        return Row((title, delete), gap=S)


def words_ops(view: View, area: Rect, differs: str, note: str) -> DrawList:
    """How many rules differ, and what the rule that is shown means."""
    return put_at_top(view, _words_form(view, differs, note), area)[0]


def highest_words(view: View, width: float, differs: Sequence[str], notes: Sequence[str]) -> float:
    """The height of the words beside the board, whichever rule is shown and however many differ."""
    most = max(differs, key=lambda words: height_at(view, _words_form(view, words, ""), width))
    return max(height_at(view, _words_form(view, most, note), width) for note in notes)


def _words_form(view: View, differs: str, note: str) -> Part:
    theme = view.theme
    inks = ((differs, TEXT, theme.text), (note, NOTE, theme.soft_text))
    words = [Paragraph(text, units, ink, "centre") for text, units, ink in inks if text]
    return Column(tuple(words_slot(view, each) for each in words), gap=XS)


def _unit(view: View) -> float:
    """A unit by the size of the letters, which do not shrink with everything else; in pixels."""
    return max(view.zoom, view.text_px(SMALL) / SMALL)


def _joined(board: DrawList, words: DrawList, page: DrawList) -> DrawList:
    return (Group("preview", board), Group("words", words), *page)


def _differs_text(view: View, base: str, count: int) -> str:
    match count:
        case 0:
            return view.words("house_rules.differs_none", base=base)
        case 1:
            return view.words("house_rules.differs_one", base=base)
    return view.words("house_rules.differs", base=base, count=count)
