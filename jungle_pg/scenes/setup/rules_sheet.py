"""House rules as they are seen: rules in columns, a board that shows what they do, buttons."""

from typing import Any, Final

from jungle_pg.files.house_rules import LONGEST_NAME
from jungle_pg.games.book import Example
from jungle_pg.games.game import Game
from jungle_pg.games.offers import Offers, RuleField, changed_fields
from jungle_pg.scenes.base import Command
from jungle_pg.scenes.book.little_board import LittleBoard
from jungle_pg.scenes.screen import Screen
from jungle_pg.scenes.setup.house_rules_controls import RuleRow, RuleRows
from jungle_pg.scenes.setup.house_rules_layout import (
    BELOW_NAME,
    GUTTER,
    NAME,
    WORDS_GAP,
    Plan,
    fill_columns,
    highest_words,
    place_buttons,
    plan_of,
    words_ops,
)
from jungle_pg.scenes.world import World
from jungle_pg.stage.inputs import Input, Key, Leave, Point
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import DrawList, Group
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.panel import panel_ops, rope_ops
from jungle_pg.ui.scroll_page import ScrollPage
from jungle_pg.ui.text.field import TextField
from jungle_pg.ui.widget import Widget

ROPE: Final = 120
NAME_GAP: Final = 6


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
            size=24,
            icon="rename",
            is_name=True,
        )
        self.is_name_missing = False
        self.delete = Button("delete", icon="trash", kind="red")
        self.leave = Button("back", icon="left", size=24)
        self.leave.sound = "ui_back"
        self.reset = Button("reset", icon="restart", size=23)
        self.copy = Button("copy", icon="moves", size=23)
        self.paste = Button("paste", icon="load", size=23)
        self.save = Button("save", icon="save", kind="amber", size=25)
        self.use = Button("use", icon="check", kind="green", size=28)
        self._plan: Plan | None = None
        self._scrolled: DrawList = ()
        self._words: Memo[tuple[DrawList, float]] = Memo()
        self._joined: Memo[DrawList] = Memo()
        self._rule_widgets: list[Widget] = [row.control for row in self.rows.rows]
        self._buttons = [self.leave, self.reset, self.copy, self.paste, self.save, self.use]
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
        differs, notes = self._all_differs(view), self._notes(view)
        plan = plan_of(
            view,
            lambda columns, width, has_notes: self._height(view, columns, width, has_notes),
            lambda width: highest_words(view, width, differs, notes),
            self._board_shape,
        )
        self._plan = plan
        self.rows.show_notes(plan.has_notes)
        self.rows.set_labels(view.words, has_tips=plan.words is None)
        head: list[Widget] = [self.title, self.delete]
        self._scroll(self._rule_widgets if plan.name else head + self._rule_widgets)
        self._scrolled, used = self._fill(view, plan)
        self.scroll_page.arrange(view, plan.port, used)
        left = (self.leave, self.reset, self.copy, self.paste)
        place_buttons(view, plan.foot, left, (self.save, self.use))
        panel = plan.panel
        ropes = (panel.x + view.px(ROPE), panel.right - view.px(ROPE))
        return (
            *(op for rope in ropes for op in rope_ops(view, rope, 0, panel.y + view.px(6))),
            *panel_ops(view, panel, view.words("house_rules.heading"), 32),
        )

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
            words, _ = self._words(words_ops, view, place, self._differs(view), self._note(view))
        return self._joined(_joined, board, words, page)

    def ambient_wakes_at(self, now: float) -> float | None:
        """When the board that is shown moves on."""
        has_board = self._plan is not None and self._plan.board is not None
        return self.preview.ambient_wakes_at(now) if has_board else None

    def handle(self, event: Input, now: float) -> Command | None:
        """As any screen; the board shows the rule one points at or has gone to with the keys."""
        command = super().handle(event, now)
        match event:
            case Point(x, y):
                self._show(self._row_at(x, y, now) or self._row_in_use(), now)
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
        """The rule the keys have gone to."""
        focused = self.page.focused
        if focused is None or not focused.shows_focus:
            return None
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

    def _height(self, view: View, columns: int, width: float, has_notes: bool) -> float:
        self.rows.show_notes(has_notes)
        return fill_columns(view, self.rows.sections, Rect(0, 0, width, 1), columns)[1]

    def _fill(self, view: View, plan: Plan) -> tuple[DrawList, float]:
        """Everything that scrolls: the rules, and before them the name where it has no place."""
        port = plan.port
        if plan.name is not None:
            self._place_name(view, plan.name)
            return fill_columns(view, self.rows.sections, port, plan.columns)
        words, _ = words_ops(view, port, self._differs(view), "")
        above = highest_words(view, port.w, self._all_differs(view), [""]) + view.px(WORDS_GAP)
        name = port.moved(0, above).from_top(view.px(NAME))
        self._place_name(view, name.inset(0, 0, view.px(GUTTER), 0))
        above += name.h + view.px(BELOW_NAME if self.is_name_missing else WORDS_GAP)
        ops, used = fill_columns(view, self.rows.sections, port.moved(0, above), plan.columns)
        return (*words, *ops), above + used

    def _place_name(self, view: View, area: Rect) -> None:
        side = min(self.delete.size(view)[0], area.w / 2)
        self.title.place(area.inset(0, 0, side + view.px(NAME_GAP), 0))
        self.delete.place(area.from_right(side))


def _joined(board: DrawList, words: DrawList, page: DrawList) -> DrawList:
    return (Group("preview", board), Group("words", words), *page)


def _differs_text(view: View, base: str, count: int) -> str:
    match count:
        case 0:
            return view.words("house_rules.differs_none", base=base)
        case 1:
            return view.words("house_rules.differs_one", base=base)
    return view.words("house_rules.differs", base=base, count=count)


class RulePreview:
    """The example of a rule as it stands, or the beginning of a game when none is meant."""

    def __init__(self, world: World, game: Game, rules: Any) -> None:
        self._world, self._game = world, game
        self._rules = rules
        self.field: RuleField[Any] | None = None
        self._since = 0.0
        """When it began to show what it shows."""
        self._board: Memo[LittleBoard] = Memo()

    def show(self, rules: Any, field: RuleField[Any] | None, now: float) -> None:
        """Show a rule as it stands in some rules."""
        if field is not self.field or rules != self._rules:
            self._rules, self.field, self._since = rules, field, now

    def draw(self, area: Rect, view: View, now: float) -> DrawList:
        """The board in the middle of an area."""
        settings = self._world.settings
        return self._shown().draw(area, view, settings, max(0.0, now - self._since))

    def ambient_wakes_at(self, now: float) -> float | None:
        """When the moves it shows will look different."""
        passed = max(0.0, now - self._since)
        stirs_s = self._shown().stirs_s(self._world.settings, passed)
        return None if stirs_s is None else self._since + stirs_s

    def _shown(self) -> LittleBoard:
        return self._board(_example_board, self._game, self._rules, self.field)


def _example_board(game: Game, rules: Any, field: RuleField[Any] | None) -> LittleBoard:
    if field is not None:
        return LittleBoard(game, rules, field.example(rules))
    position = game.rulebook.codec.position_text(game.rulebook.start(rules))
    return LittleBoard(game, rules, Example(position))
