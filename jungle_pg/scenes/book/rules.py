"""The rules of a game as a book, and which book a key opens.

The book lies open in a wide window; in a narrow one it is read page by page.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol, runtime_checkable

from jungle_pg.board.little_board import LittleBoard
from jungle_pg.games.book import Book, Example, PlainBook
from jungle_pg.games.game import Game
from jungle_pg.games.names import game_name, rules_name
from jungle_pg.scenes.appearance import appearance_of, pace_of
from jungle_pg.scenes.base import Command, Scene
from jungle_pg.scenes.book.layout import Leaf, leaves_of
from jungle_pg.scenes.book.play_sequence import PlaySequence
from jungle_pg.scenes.chooser.last_game import chosen_game
from jungle_pg.scenes.screen import Screen
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.gestures import Turns
from jungle_pg.stage.input.inputs import Input, Key, PadScroll, Swipe, Wheel
from jungle_pg.stage.input.shortcuts import ENDS, PAGES
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import wrapped
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import DrawList, Op, Text, grouped, texts_in
from jungle_pg.stage.scale import (
    ASIDE,
    COLUMN,
    ICON,
    LARGE,
    LINE,
    NOTE,
    READING,
    SCREEN,
    TEXT,
    XL,
    L,
    M,
    S,
)
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.book import COVER, DIAMOND, book_ops, diamond_op
from jungle_pg.ui.controls.button import ROW_HEIGHT, Button
from jungle_pg.ui.controls.page_dots import PageDots
from jungle_pg.ui.layout import Choice, Column, Gap, Grid, Name, Part, Row, Slot, Solved, Stack
from jungle_pg.ui.layout_solver import solve
from jungle_pg.ui.page import Page
from jungle_pg.ui.panel import HEADING_HEIGHT, HEADING_MARGINS, PLANK_STEP, plank_ops
from jungle_pg.ui.placing import ButtonForm, button_slot, place_buttons
from jungle_pg.ui.widget import Act

if TYPE_CHECKING:
    from jungle_pg.core.match import Match

OPEN_SHAPE: Final = 0.6
SINGLE_SHAPE: Final = 1.3
"""The height of a book for its width, at most: with two pages side by side, and with one."""
TURNS: Final = {"left": -1, "right": 1, **PAGES}

UNDISTURBED: Final = frozenset({"rules", "trouble"})
"""Scenes over or under which no book is opened."""


class RulesBook(Screen):
    """The book of a game for some rules, with little boards that play by themselves."""

    name = "rules"

    def __init__(self, world: World, game: Game, rules: Any, page: int = 0) -> None:
        self.game, self.rules = game, rules
        book: Book[Any] = game.book or PlainBook(game.rulebook)
        self._pages = book.pages(rules)
        self._boards: dict[Example, LittleBoard] = {}
        self._leaves: list[Leaf] = []
        self._at_once = 1
        """Leaves side by side."""
        self._spread = 0
        self._page = min(page, len(self._pages) - 1)
        """The page of the book that is looked at, whatever leaf it is on."""
        self._play = PlaySequence()
        self._turns = Turns()
        self._legend: Rect | None = None
        self._words: Memo[DrawList] = Memo()
        self._joined: Memo[DrawList] = Memo()
        self.leave = Button("close", icon="close", size=TEXT)
        self.leave.sound = "ui_back"
        self.dots = PageDots("pages")
        self.before = Button("previous", icon="left", size=TEXT)
        self.after = Button("next", icon="right", kind="green", size=TEXT)
        widgets = [self.leave, self.dots, self.before, self.after]
        super().__init__(world, Page(widgets, world.hear, "next"))

    @property
    def spreads(self) -> int:
        """How often one can turn from the first to the last, and one more."""
        return -(-len(self._leaves) // self._at_once)

    @property
    def leaves(self) -> list[Leaf]:
        """Those in sight."""
        first = self._spread * self._at_once
        return self._leaves[first : first + self._at_once]

    def lay_out(self, view: View) -> DrawList:
        """The book, as large as it is good to read, and all its pages."""
        before, plank = self._at_once, self._plank_size(view)
        at = solve(self._form(view, plank[1]), view.window, view.zoom)
        self._at_once = 2 if ("page", 1) in at else 1
        is_open, book = self._at_once == 2, at["book"]
        self._say(view)
        look = appearance_of(view, self.world.settings, self.game)
        areas = [at["page", number] for number in range(self._at_once)]
        shape = [leaf.page for leaf in self._leaves]
        self._leaves = leaves_of(view, self._pages, areas, self._board, look)
        new_shape = [leaf.page for leaf in self._leaves]
        if (new_shape, self._at_once) != (shape, before):
            self._spread = new_shape.index(self._page) // self._at_once
        self._place_foot(view, [at["foot", number] for number in range(self._at_once)])
        self._show_spread(view, begins=False)
        return (*book_ops(view, book, is_open=is_open), *self._name_ops(view, book, plank))

    def told_heading(self, words: Words) -> str:
        """The book of which game."""
        return f"{super().told_heading(words)}. {game_name(words, self.game)}"

    def told_text(self, words: Words) -> str:
        """The pages in sight."""
        if self.view is None:
            return ""
        written = self._words(_text, self.view, tuple(self.leaves), self._legend)
        return " ".join(texts_in(written))

    def page_ops(self, view: View, now: float) -> DrawList:
        words = self._words(_text, view, tuple(self.leaves), self._legend)
        settings = self.world.settings
        appearance = appearance_of(view, settings, self.game)
        boards = self._play.draw(view, appearance, pace_of(settings), now)
        buttons = super().page_ops(view, now)
        return self._joined(grouped, words=words, boards=boards, buttons=buttons)

    def ambient_wakes_at(self, now: float) -> float | None:
        return self._play.wakes_at()

    def handle(self, event: Input, now: float) -> Command | None:
        """Keys, the wheel and fingers turn pages; everything else is for the buttons."""
        match event:
            case Key(name=name, ctrl=False, alt=False) if name in TURNS and not self._wants(name):
                self._turn_to(self._spread + TURNS[name], by_button=False)
                return None
            case Key(name=name) if name in ENDS:
                self._turn_to(0 if name == "home" else self.spreads - 1, by_button=False)
                return None
            case Wheel(up=up) | PadScroll(up):
                self._turn_by(self._turns.wheel(-up))
                return None
            case Swipe() if self.view is not None:
                self._turn_by(self._turns.swipe(event, self.view.finger_px))
                return None
        return super().handle(event, now)

    def take(self, act: Act, now: float) -> Command | None:
        """A button or a dot was pressed."""
        match act.name:
            case "close":
                return self.back(now)
            case "next":
                self._turn_to(self._spread + 1)
            case "previous":
                self._turn_to(self._spread - 1)
            case "pages" if isinstance(act.value, int):
                self._turn_to(act.value)
        return None

    def _wants(self, key: str) -> bool:
        """Whether the widget with the focus uses a key itself."""
        return self.page.focused is not None and self.page.focused.wants_key(key)

    def _turn_by(self, pages: int) -> None:
        """The wheel or a finger turns pages."""
        self._turn_to(self._spread + pages, by_button=False)

    def _turn_to(self, spread: int, *, by_button: bool = True) -> None:
        assert self.view is not None
        spread = min(max(0, spread), self.spreads - 1)
        if spread == self._spread:
            return
        self._spread = spread
        self._page = self.leaves[0].page
        if not by_button:
            self.world.hear("ui_click")
        self._show_spread(self.view, begins=True)

    def _show_spread(self, view: View, *, begins: bool) -> None:
        """Let the boards in sight play, and say where in the book one is."""
        boards = [
            (self._board(example), place) for leaf in self.leaves for example, place in leaf.boards
        ]
        if begins:
            self._play.show(boards)
        else:
            self._play.place(boards)
        self.dots.count, self.dots.chosen = self.spreads, self._spread
        self.dots.words = view.words("book.page", number=self._spread + 1, count=self.spreads)
        for button, is_there in (
            (self.before, self._spread > 0),
            (self.after, self._spread < self.spreads - 1),
        ):
            button.is_enabled = is_there
            if not is_there and button.has_focus:
                other = self.after if button is self.before else self.before
                self.page.focus(other, shows=button.shows_focus)
        self.page.default = (self.after if self.after.is_enabled else self.leave).name

    def _say(self, view: View) -> None:
        words = view.words
        self.leave.label = words("book.close")
        self.before.tip = words("book.previous")
        self.after.label = words("book.next")
        self.after.tip = self.leave.tip = ""

    def _name(self, view: View) -> str:
        """What these rules are called."""
        return rules_name(self.game, self.rules, view.words) or view.words("book.heading")

    def _plank_size(self, view: View) -> tuple[float, float]:
        """The plank for the name of the rules, which may need several lines."""
        letters, margins = view.text_px(LARGE), view.px(HEADING_MARGINS)
        room = min(view.width, view.px(READING)) - view.px(2 * L) - 2 * margins
        lines = wrapped(self._name(view), letters, room, view.measure)
        wide = max(view.measure(line, letters) for line in lines) + margins
        return wide, view.px(HEADING_HEIGHT) + (len(lines) - 1) * letters * PLANK_STEP

    def _name_ops(self, view: View, book: Rect, size: tuple[float, float]) -> DrawList:
        """The name over the upper edge of the book."""
        wide, high = size
        y = book.y + view.px(HEADING_HEIGHT - XL) - high
        plank = Rect(book.middle[0] - wide / 2, y, wide, high)
        return plank_ops(view, plank, self._name(view), size=LARGE)

    def _form(self, view: View, plank: float) -> Part:
        """The book in the window below its plank, open where it is wide enough for two pages."""
        above = plank / view.zoom + L + XL - HEADING_HEIGHT
        single, double = _book_form((LINE, LINE)), _book_form((LINE, LINE + M), (LINE + M, LINE))

        def standing(book: Part) -> Part:
            parts = (Gap(least=(None, above), grow=1.0), book, Gap(least=(None, L), grow=1.0))
            return Column(parts, align="centre", padding=(L, 0.0, L, 0.0))

        forms = (single,) if view.is_portrait else (double, single)
        return Choice(tuple(map(standing, forms)))

    def _place_foot(self, view: View, feet: list[Rect]) -> None:
        """The way out below the first page; the ways on below the last one.

        What is unusual is explained where there is room; then dots go, then words.
        """
        self.dots.count = self.spreads
        self.dots.words = view.words("book.page", number=self.spreads, count=self.spreads)
        legend = view.px(DIAMOND + 2 * S) + view.text_width(view.words("book.mark"), NOTE)
        mark = Slot("legend", least=(legend / view.zoom, ROW_HEIGHT))

        def out(*, has_legend: bool, has_words: bool = True) -> tuple[Part, ...]:
            close = button_slot(view, self.leave, has_words=has_words)
            return (close, Gap(), mark, Gap(grow=1.0)) if has_legend else (close, Gap(grow=1.0))

        def ways(*, has_dots: bool, has_words: bool = True) -> tuple[Part, ...]:
            wide, high = self.dots.size_with(view, has_dots=has_dots)
            dots = Slot(("dots", has_dots), least=(wide / view.zoom, high / view.zoom))
            after = button_slot(view, self.after, has_words=has_words)
            return dots, button_slot(view, self.before, has_words=False), after

        def row(*parts: Part) -> Row:
            return Row(parts, gap=S, align="centre")

        shown = ways(has_dots=True), ways(has_dots=False), ways(has_dots=False, has_words=False)
        left = out(has_legend=True), out(has_legend=False)
        if len(feet) == 1:
            silent = out(has_legend=False, has_words=False)
            pairs = (left[0], shown[0]), *((left[1], each) for each in shown), (silent, shown[2])
            forms = [[row(*first, *last) for first, last in pairs]]
        else:
            forms = [[row(*each) for each in left], [row(Gap(grow=1.0), *each) for each in shown]]
        at: dict[Name, Rect] = {}
        for each, foot in zip(forms, feet, strict=True):
            at |= solve(Choice(tuple(each)), foot, view.zoom)
        place_buttons(Solved(at), (self.leave, self.after))
        self.before.place(at[ButtonForm(self.before.name, has_words=False)])
        self.dots.show_dots(("dots", True) in at)
        self.dots.place(at["dots", ("dots", True) in at])
        self._legend = at.get("legend")

    def _board(self, example: Example) -> LittleBoard:
        board = self._boards.get(example)
        if board is None:
            board = self._boards[example] = LittleBoard(self.game, self.rules, example)
        return board


def _book_form(*margins: tuple[float, float]) -> Stack:
    """A book with a page for each pair of margins at the sides; all have a foot for buttons."""
    is_open = len(margins) > 1
    pages = tuple(
        Column(
            (
                Slot(("page", number), grow=1.0, least=(COLUMN if is_open else 0.0, 0.0)),
                Slot(("foot", number), least=(0.0, ROW_HEIGHT)),
            ),
            gap=M,
            padding=(left, ICON, right, L),
            grow=1.0,
        )
        for number, (left, right) in enumerate(margins)
    )
    wide, shape = (SCREEN, OPEN_SHAPE) if is_open else (READING, SINGLE_SHAPE)
    inside = Grid(pages, columns=len(pages), padding=COVER)
    return Stack((Slot("book"), inside), least=(None, ASIDE), wanted=(wide, wide * shape))


def _text(view: View, leaves: tuple[Leaf, ...], legend: Rect | None) -> DrawList:
    """All words of some leaves, and at a place what the diamond means if there is one."""
    ops: list[Op] = [op for leaf in leaves for op in leaf.ops]
    if legend is not None and any(leaf.differs for leaf in leaves):
        x, y = legend.x, legend.middle[1]
        ops.append(diamond_op(view, x + view.px(DIAMOND / 2), y))
        letters, ink = view.text_px(NOTE), view.theme.soft_text
        ops.append(Text(view.words("book.mark"), x + view.px(DIAMOND + S), y, letters, ink))
    return tuple(ops)


@runtime_checkable
class AtABoard(Protocol):
    """A scene with a match going on in it."""

    game: Game
    match: "Match[Any, Any, Any, Any]"


@runtime_checkable
class AboutRules(Protocol):
    """A scene where the rules of a game are chosen."""

    game: Game

    @property
    def rules(self) -> Any:
        """Those that are chosen now."""


def book_to_open(world: World, scenes: Sequence[Scene]) -> Scene | None:
    """The book for the match in progress or the rules being chosen, else of the game chosen last.

    None where one is open.
    """
    if any(scene.name in UNDISTURBED for scene in scenes):
        return None
    if not world.games():
        return None
    game = chosen_game(world)
    rules = game.rules
    for scene in scenes:
        if isinstance(scene, AtABoard):
            game, rules = scene.game, scene.match.setup.rules
        elif isinstance(scene, AboutRules):
            game, rules = scene.game, scene.rules
    return RulesBook(world, game, rules)
