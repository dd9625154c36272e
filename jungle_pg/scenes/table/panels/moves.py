"""The list of moves: who went from where to where, with the move in sight on the board marked."""

from bisect import bisect_right
from collections.abc import Hashable, Mapping
from typing import Final

from jungle_pg.games.move_record import MoveFacts
from jungle_pg.scenes.table.panels.layout import MOVES
from jungle_pg.scenes.table.panels.move_rows import (
    LETTERS,
    ROW,
    Columns,
    columns_for,
    row_ground,
    row_ops,
    start_ops,
    widest_like,
)
from jungle_pg.stage.input import shortcuts
from jungle_pg.stage.input.inputs import Input, Key, Point, Press, Swipe, Wheel
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import has_characters
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import DrawList, Sprite, Text
from jungle_pg.stage.scale import ICON, NOTE
from jungle_pg.stage.view import View
from jungle_pg.ui.layout import Slot
from jungle_pg.ui.panel import INSETS
from jungle_pg.ui.scroll.scroll_list import BAR, GAP, MOVE_KEYS, ScrollList
from jungle_pg.ui.widget import NOWHERE, Act

WIDEST_TIME: Final = "00:00"
BADGE: Final = 0.8
"""How large a badge is, of the height of its row."""

COPY: Final = "copy_move"
"""What Ctrl+C on a move acts."""


def list_slot(name: Hashable, fewest: int, usual: int = 0) -> Slot:
    """A panel with a list of moves: of how many at least, and of how many if there is room."""
    least, wanted = (list_height(rows) for rows in (fewest, usual))
    return Slot(name, least=(None, least), wanted=(None, wanted), grow=1.0)


def list_height(rows: int) -> float:
    """How high a panel is on which so many moves are read, in units."""
    return INSETS[1] + INSETS[3] + rows * LETTERS * ROW


class MoveList(ScrollList):
    """The start and every move below it; it acts as `moves` with the number of moves played.

    Where it `has_badges`, there is room for one at the right end of each row.
    """

    def __init__(self, *, has_badges: bool = False) -> None:
        super().__init__("move_list", 1, LETTERS * ROW, self._draw_move, 0)
        self._has_badges = has_badges
        self._badges: Mapping[int, str] = {}
        self.moves: tuple[MoveFacts, ...] = ()
        self._cursor = 0
        self._has_times = False
        self._tip_rect = NOWHERE
        self._follows = True
        """Whether it goes along with the newest move: not once the player scrolled away."""
        self._is_scrolled = False
        self._columns: Memo[Columns] = Memo()
        self._plies: tuple[int, ...] = ()
        """The places of the log that the rows stand for."""
        self._numbered: Memo[tuple[int, ...]] = Memo()
        self._listed: Memo[tuple[MoveFacts, ...]] = Memo()

    @property
    def digits(self) -> int:
        """How many digits the largest number has."""
        return _digits(self.moves)

    def show(self, moves: tuple[MoveFacts, ...], cursor: int, shown: int) -> None:
        """Show these moves, so many of them played, with the board as after `shown` of them."""
        self._plies = self._numbered(_plies_of, moves)
        if len(self._plies) < len(moves):
            moves = self._listed(_listed, moves)
            cursor, shown = (bisect_right(self._plies, ply) for ply in (cursor, shown))
        is_new = len(moves) != len(self.moves)
        if not self._goes_on(moves, cursor):
            self._look = None
        if moves is not self.moves:
            self._has_times = _has_times(moves)
        self.moves, self._cursor, self.row_count = moves, cursor, len(moves) + 1
        if is_new or shown != self.chosen:
            self.chosen = shown
            if self._follows:
                self.reveal(shown)

    def mark(self, badges: Mapping[int, str]) -> None:
        """Let these sprites stand at the ends of the rows of these places of the log."""
        old, self._badges = self._badges, badges
        if badges is old:
            return
        fresh = {ply for ply in badges.keys() | old.keys() if badges.get(ply) != old.get(ply)}
        self._rows = {
            key: row for key, row in self._rows.items() if self._ply_of(key[0]) not in fresh
        }

    def place_in(self, view: View, area: Rect) -> None:
        """Stand in an area, as high as whole rows fill it."""
        self.caption = view.words("play.moves")
        self.place(area)
        row_px = self._row_height(view)
        rows = max(1, int(self.rect.h) // row_px)
        self.place(self.rect.from_top(rows * row_px))
        if self._follows:
            self.reveal(self.chosen or 0)

    @property
    def tip_rect(self) -> Rect:
        return self._tip_rect

    def wants_key(self, name: str) -> bool:
        return name in MOVE_KEYS

    def handle(self, event: Input, now: float) -> Act | None:
        """Rows are chosen by mouse and keys; Ctrl+C copies the line of the move."""
        if isinstance(event, Key) and event.ctrl:
            is_copy = event == shortcuts.COPY and bool(self.chosen)
            return Act(COPY, self._ply_of(self.chosen or 0)) if is_copy else None
        act = super().handle(event, now)
        match event:
            case Wheel() | Swipe():
                self._is_scrolled = True
            case Point(x, y):
                self._is_scrolled = self._is_scrolled or self.scroll.is_dragged
                self._tell(self._row_at(x, y, self._top(now)), self._top(now))
            case Press(x, _) if self._is_bar(x):
                self._is_scrolled = True
            case Press() | Key():
                # Whoever goes to a move wants to see what follows it.
                self._follows, self._is_scrolled = True, False
        row = None if act is None else act.value
        return Act(MOVES, self._ply_of(row)) if isinstance(row, int) else None

    def _ply_of(self, row: int) -> int:
        """The place of the log a row leads to."""
        return self._plies[row - 1] if row else 0

    def draw(self, view: View, now: float) -> DrawList:
        drawn = super().draw(view, now)
        if self._is_scrolled:
            top = self._top(now)
            place = (self.chosen or 0) * self._row_px - top
            self._follows = -self._row_px < place < self.rect.h
            self._is_scrolled = self.wakes_at(now) is not None or self.scroll.is_dragged
        return drawn

    def _row_height(self, view: View) -> int:
        natural = round(self._columns_for(view).letters * ROW)
        rows = int(self.rect.h) // natural
        # Rows grow a little, so that the last one ends where the list does.
        return int(self.rect.h) // rows if rows else natural

    def _columns_for(self, view: View) -> Columns:
        width = self.rect.w - view.px(BAR + GAP) - self._time_width(view) - self._badge_width(view)
        widest, has_cards = _widest(self.moves), _has_cards(self.moves)
        return self._columns(
            columns_for, view, width, self.digits, widest=widest, has_cards=has_cards
        )

    def _time_width(self, view: View) -> float:
        """What the times of day take at the right end of the rows."""
        if not self._has_times:
            return 0.0
        return view.measure(WIDEST_TIME, view.text_px(NOTE)) + view.px(GAP)

    def _badge_width(self, view: View) -> float:
        """What the badges take at the right end of the rows."""
        return view.px(ICON + GAP) if self._has_badges else 0.0

    def _goes_on(self, moves: tuple[MoveFacts, ...], cursor: int) -> bool:
        """Whether these are the moves of before, perhaps with more; then drawn rows stay."""
        old = self.moves
        if moves is old and cursor == self._cursor:
            return True
        is_whole = self._cursor == len(old) and cursor == len(moves)
        is_alike = _digits(moves) == _digits(old) and _widest(moves) == _widest(old)
        is_alike = is_alike and _has_cards(moves) == _has_cards(old)
        is_alike = is_alike and _has_times(moves) == self._has_times
        return is_whole and moves[: len(old)] == old and is_alike

    def _tell(self, row: int | None, top: int) -> None:
        """Let a tooltip beside a row tell the whole line of its move."""
        self.tip = self.moves[row - 1].line if row else ""
        y = self.rect.y + (row or 0) * self._row_px - top
        self._tip_rect = Rect(self.rect.x, y, self.rect.w, self._row_px)

    def _draw_move(self, view: View, index: int, rect: Rect, state: str) -> DrawList:
        columns = self._columns_for(view)
        ground = row_ground(view, rect, state, is_striped=index % 2 == 0)
        if not index:
            return (*ground, *start_ops(view, rect, columns))
        move, is_undone = self.moves[index - 1], index > self._cursor
        badge = self._badges.get(self._ply_of(index))
        if badge:
            wide = self._badge_width(view)
            side = round(min(wide, rect.h * BADGE))
            middle = (rect.right - wide / 2, rect.middle[1] - view.px(1))
            ground = (*ground, Sprite(badge, *middle, side, side))
        rect = rect.inset(0, 0, self._badge_width(view), 0)
        if move.at:
            letters, ink = view.text_px(NOTE), view.theme.soft_text
            x, y = rect.right - view.px(GAP), rect.middle[1] - view.px(1)
            ground = (*ground, Text(move.at, x, y, letters, ink, "right"))
        rect = rect.inset(0, 0, self._time_width(view), 0)
        return (*ground, *row_ops(view, rect, columns, move, is_undone))


def _plies_of(moves: tuple[MoveFacts, ...]) -> tuple[int, ...]:
    return tuple(ply for ply, move in enumerate(moves, 1) if move.is_listed)


def _listed(moves: tuple[MoveFacts, ...]) -> tuple[MoveFacts, ...]:
    return tuple(move for move in moves if move.is_listed)


def _digits(moves: tuple[MoveFacts, ...]) -> int:
    """How many digits the largest number has."""
    return len(str(moves[-1].number if moves else 0))


def _has_times(moves: tuple[MoveFacts, ...]) -> bool:
    """Whether the time of day of any move is shown."""
    return any(move.at for move in moves)


def _has_cards(moves: tuple[MoveFacts, ...]) -> bool:
    """Whether moves are told by the cards they were made with."""
    return any(move.row.who for move in moves[:2])


def _widest(moves: tuple[MoveFacts, ...]) -> tuple[str, str] | None:
    """Moves as wide as any in their notations; None where they are told by their two ends."""
    return widest_like(moves[0]) if moves and moves[0].written else None


def last_move_text(view: View, moves: tuple[MoveFacts, ...], shown: int) -> str:
    """That move in a few words; nothing before the first one."""
    listed = [move for move in moves[:shown] if move.is_listed]
    if not listed:
        return ""
    move = listed[-1]
    name = view.words(move.row.key)
    name = "" if has_characters(name) and has_characters(move.written) else name
    name = name[:1].upper() + name[1:]
    way = view.words(move.row.way_key) if move.row.way_key else move.way
    text = view.words("play.last_move", number=move.number, name=name, way=way)
    return " ".join(text.split())
