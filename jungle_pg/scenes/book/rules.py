"""The rules of a game as a book, and which book a key opens.

The book lies open in a wide window; in a narrow one it is read page by page.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol, runtime_checkable

from jungle_pg.board.little_board import LittleBoard
from jungle_pg.games.book import Book, Example, PlainBook
from jungle_pg.games.game import Game
from jungle_pg.games.names import rules_name
from jungle_pg.scenes.appearance import appearance_of, pace_of
from jungle_pg.scenes.base import Command, Scene
from jungle_pg.scenes.book.layout import Leaf, leaves_of
from jungle_pg.scenes.book.play_sequence import PlaySequence
from jungle_pg.scenes.chooser.last_game import chosen_game
from jungle_pg.scenes.screen import Screen
from jungle_pg.scenes.world import World
from jungle_pg.stage.inputs import Input, Key, Wheel
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import wrapped
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import DrawList, Op, Text, grouped
from jungle_pg.stage.shortcuts import ENDS, PAGES
from jungle_pg.stage.view import View
from jungle_pg.ui.book import DIAMOND, book_ops, diamond_op, paper_of
from jungle_pg.ui.controls.button import ROW_HEIGHT, Button
from jungle_pg.ui.controls.page_dots import PageDots
from jungle_pg.ui.page import Page
from jungle_pg.ui.panel import PLANK_STEP, plank_ops
from jungle_pg.ui.widget import Act

if TYPE_CHECKING:
    from jungle_pg.core.match import Match

WIDEST: Final = 1640
WIDEST_SINGLE: Final = 940
HIGHEST: Final = 990
HIGHEST_SINGLE: Final = 1240
OPEN_FROM: Final = 1360
"""Units of width from which on two pages lie side by side."""
ABOVE: Final = 62
BELOW: Final = 26
BESIDE: Final = 20

OUTER: Final = 52
INNER: Final = 58
"""Units of paper beside the words: at the edge, and at the fold."""
HEAD: Final = 30
FOOT_MARGIN: Final = 18
FOOT_GAP: Final = 14
GAP: Final = 8

PLANK: Final = 52
PLANK_RISE: Final = 34
"""How far the plank with the name of the rules stands over the book."""
PLANK_SIZE: Final = 26
PLANK_MARGINS: Final = 110

LABEL: Final = 22
LEGEND: Final = 19
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
        self._wheel = 0.0
        self._legend: tuple[float, float] | None = None
        self._words: Memo[DrawList] = Memo()
        self._joined: Memo[DrawList] = Memo()
        self.leave = Button("close", icon="close", size=LABEL)
        self.leave.sound = "ui_back"
        self.dots = PageDots("pages")
        self.before = Button("previous", icon="left", size=LABEL)
        self.after = Button("next", icon="right", kind="green", size=LABEL)
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
        units = view.width / view.zoom
        is_open = units >= OPEN_FROM and not view.is_portrait
        at_once_before, self._at_once = self._at_once, 2 if is_open else 1
        widest, highest = (WIDEST, HIGHEST) if is_open else (WIDEST_SINGLE, HIGHEST_SINGLE)
        width = min(view.width - 2 * view.px(BESIDE), view.px(widest))
        plank = self._plank_size(view, width - view.px(60))
        above = view.px(ABOVE - PLANK) + plank[1]
        height = min(view.height - above - view.px(BELOW), view.px(highest))
        top = max(above, (view.height - height) / 2)
        book = Rect((view.width - width) / 2, top, width, height).snapped()
        self._say(view)
        look = appearance_of(view, self.world.settings, self.game)
        areas = self._areas(view, book)
        shape = [leaf.page for leaf in self._leaves]
        self._leaves = leaves_of(view, self._pages, areas, self._board, look)
        new_shape = [leaf.page for leaf in self._leaves]
        if (new_shape, self._at_once) != (shape, at_once_before):
            self._spread = new_shape.index(self._page) // self._at_once
        self._place_foot(view, areas)
        self._show_spread(view, begins=False)
        return (*book_ops(view, book, is_open=is_open), *self._name_ops(view, book, plank))

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
        """Arrow keys, page keys and the wheel turn pages; everything else is for the buttons."""
        match event:
            case Key(name=name, ctrl=False, alt=False) if name in TURNS and not self._wants(name):
                self._turn_to(self._spread + TURNS[name], by_button=False)
                return None
            case Key(name=name) if name in ENDS:
                self._turn_to(0 if name == "home" else self.spreads - 1, by_button=False)
                return None
            case Wheel(up=up):
                self._roll(up)
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

    def _roll(self, up: float) -> None:
        """A notch of the wheel is a page; finer wheels need several turns for one."""
        if self._wheel * up < 0:
            self._wheel = 0.0
        self._wheel += up
        if abs(self._wheel) >= 1:
            self._turn_to(self._spread - (1 if self._wheel > 0 else -1), by_button=False)
            self._wheel = 0.0

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

    def _plank_size(self, view: View, widest: float) -> tuple[float, float]:
        """The plank for the name of the rules, which may need several lines."""
        letters, margins = view.text_px(PLANK_SIZE), view.px(PLANK_MARGINS)
        lines = wrapped(self._name(view), letters, widest - margins, view.measure)
        wide = max(view.measure(line, letters) for line in lines) + margins
        return wide, view.px(PLANK) + (len(lines) - 1) * letters * PLANK_STEP

    def _name_ops(self, view: View, book: Rect, size: tuple[float, float]) -> DrawList:
        """The name over the upper edge of the book."""
        wide, high = size
        y = book.y + view.px(PLANK - PLANK_RISE) - high
        plank = Rect(book.middle[0] - wide / 2, y, wide, high)
        return plank_ops(view, plank, self._name(view), size=PLANK_SIZE)

    def _areas(self, view: View, book: Rect) -> list[Rect]:
        """Where words may stand, on each of the pages side by side."""
        paper = paper_of(view, book)
        foot = view.px(ROW_HEIGHT + FOOT_MARGIN + FOOT_GAP)
        if self._at_once == 1:
            return [paper.inset(view.px(OUTER), view.px(HEAD), view.px(OUTER), foot)]
        left, right = paper.from_left(paper.w / 2), paper.from_right(paper.w / 2)
        return [
            left.inset(view.px(OUTER), view.px(HEAD), view.px(INNER), foot),
            right.inset(view.px(INNER), view.px(HEAD), view.px(OUTER), foot),
        ]

    def _place_foot(self, view: View, areas: list[Rect]) -> None:
        """The way out below the first page; the ways on below the last one."""
        high, gap = view.px(ROW_HEIGHT), view.px(GAP)
        feet = [Rect(area.x, area.bottom + view.px(FOOT_GAP), area.w, high) for area in areas]
        first, last = feet[0], feet[-1]
        self._shorten_labels(view, last.w, is_alone=len(feet) == 1)
        close, small = self.leave.size(view)[0], self.before.size(view)[0]
        wide = self.after.size(view)[0]
        self.leave.place(first.from_left(close))
        self.after.place(last.from_right(wide))
        self.before.place(last.inset(0, 0, wide + gap, 0).from_right(small))
        taken = close + 2 * gap if len(feet) == 1 else 0.0
        room = last.inset(taken, 0, wide + small + 2 * gap, 0)
        self.dots.fit(view, room.w)
        width, height = self.dots.size(view)
        self.dots.place(room.from_right(width).centred(width, height))
        legend = view.px(DIAMOND + 10) + view.text_width(view.words("book.mark"), LEGEND)
        free = (first.right if len(feet) > 1 else self.dots.rect.x) - self.leave.rect.right
        is_room = free >= legend + view.px(40)
        self._legend = (self.leave.rect.right + view.px(24), first.middle[1]) if is_room else None

    def _shorten_labels(self, view: View, room: float, *, is_alone: bool) -> None:
        """Buttons keep only their icons where room is short; the words go to their tips."""
        self.dots.count = self.spreads
        self.dots.words = view.words("book.page", number=self.spreads, count=self.spreads)
        self.dots.has_dots = False
        for button in (self.after, self.leave):
            row = [self.dots, self.before, self.after, *([self.leave] if is_alone else [])]
            if sum(widget.size(view)[0] for widget in row) + view.px(GAP) * len(row) <= room:
                return
            button.label, button.tip = "", button.label

    def _board(self, example: Example) -> LittleBoard:
        board = self._boards.get(example)
        if board is None:
            board = self._boards[example] = LittleBoard(self.game, self.rules, example)
        return board


def _text(view: View, leaves: tuple[Leaf, ...], legend: tuple[float, float] | None) -> DrawList:
    """All words of some leaves, and at a place what the diamond means if there is one."""
    ops: list[Op] = [op for leaf in leaves for op in leaf.ops]
    if legend is not None and any(leaf.differs for leaf in leaves):
        x, y = legend
        y -= view.px(3)
        ops.append(diamond_op(view, x + view.px(DIAMOND / 2), y))
        letters = view.text_px(LEGEND)
        ink = view.theme.soft_text
        ops.append(Text(view.words("book.mark"), x + view.px(DIAMOND + 8), y, letters, ink))
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
