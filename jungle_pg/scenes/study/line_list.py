"""The list of lines: every move of the tree, lines beside others indented below them."""

from dataclasses import dataclass, replace
from typing import Final

from jungle_pg.core.log import Player
from jungle_pg.core.match import Match
from jungle_pg.core.study.edits import ListedMove, listed_moves
from jungle_pg.core.study.node import AnyNode, NodeId
from jungle_pg.core.study.study import START, AnyStudy
from jungle_pg.games.game import Game
from jungle_pg.games.move_record import MoveFacts, MoveRecord, Script
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
from jungle_pg.stage.input.inputs import Input, Key, Point
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import DrawList, Op, Sprite, Text
from jungle_pg.stage.scale import ASIDE, ICON, S
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.controls.button import icon
from jungle_pg.ui.scroll.scroll_list import ScrollList
from jungle_pg.ui.widget import NOWHERE, Act

NAME: Final = "lines"
DEEPEST: Final = 4
"""Lines are not indented any further."""
INDENT: Final = 0.06
"""By how much at most, of the width of a row."""
JOINT: Final = 0.5
SIGN: Final = 0.62
"""The knot before a move, and the sign of a comment behind it, of the height of a row."""
GLYPH: Final = 1.5
"""The room for a sign like `!?`, in sizes of the letters."""
MAIN, SIDE = "study/joint_main", "study/joint_side"


@dataclass(frozen=True, slots=True)
class Rows:
    """All rows of a study, and where each node is among them."""

    moves: tuple[ListedMove, ...] = (ListedMove(START),)
    of: dict[NodeId, int] | None = None

    def row_of(self, node_id: NodeId) -> int:
        """The row of a node; the start where it is not listed."""
        return 0 if self.of is None else self.of.get(node_id, 0)


def rows_of(study: AnyStudy) -> Rows:
    """The start, and below it every move that can be reached."""
    moves = (ListedMove(START), *listed_moves(study))
    return Rows(moves, {move.node: row for row, move in enumerate(moves)})


class NodeFacts:
    """How moves of a tree are told; each is worked out when it is seen first."""

    def __init__(self, game: Game) -> None:
        self._record = MoveRecord(game)
        self._known: dict[NodeId, tuple[object, MoveFacts]] = {}
        self._told_in: tuple[Words, Script] | None = None

    def write(self, script: Script) -> None:
        """Write moves like this from now on."""
        self._record.script = script

    def facts(self, study: AnyStudy, node_id: NodeId, words: Words) -> MoveFacts:
        """The move that leads to a node, which is not the start."""
        told_in = (words, self._record.script)
        if told_in != self._told_in:
            self._known, self._told_in = {}, told_in
        node = study.nodes[node_id]
        moments, known = self._known.get(node_id, (None, None))
        if known is None or moments is not node.moments:
            known = self._read(study, node, words)
            self._known[node_id] = (node.moments, known)
        return known

    def _read(self, study: AnyStudy, node: AnyNode, words: Words) -> MoveFacts:
        assert node.parent is not None
        # Lines are tried for both sides, whoever has played them.
        setup = replace(study.setup, players=(Player(), Player()))
        before = study.state_at(node.parent)
        match = Match(study.rulebook, setup, before, node.moments, len(node.moments))
        listed = [fact for fact in self._record.moves(match, words) if fact.is_listed]
        told = listed[-1] if listed else self._record.moves(match, words)[-1]
        number, line = node.number, told.line
        _, dot, rest = line.partition(". ")
        return replace(told, number=number, line=f"{number}. {rest}" if dot else line)


class LineList(ScrollList):
    """Acts as `lines` with the node of the row."""

    def __init__(self, game: Game) -> None:
        super().__init__(NAME, 1, LETTERS * ROW, self._draw_line, 0)
        self.facts = NodeFacts(game)
        self.rows = Rows()
        self._study: AnyStudy | None = None
        self._nodes: object = None
        self._shape: Memo[Rows] = Memo()
        self._columns: dict[object, Columns] = {}
        self._columns_for: object = None
        self._tip_rect = NOWHERE

    def show(self, study: AnyStudy) -> None:
        """Show this study; where only its cursor is elsewhere, nothing is listed again."""
        if self._study is None or study.nodes is not self._nodes:
            is_same_tree = self._study is not None and _has_same_tree(self._study, study)
            if not is_same_tree:
                self.rows = rows_of(study)
            self._nodes, self._look = study.nodes, None
        self._study = study
        self.row_count = len(self.rows.moves)
        row = self.rows.row_of(study.cursor)
        if row != self.chosen:
            self.chosen = row
            self.reveal(row)

    def beside(self, by: int) -> NodeId:
        """The node of the row above or below the chosen one."""
        row = min(max(0, (self.chosen or 0) + by), len(self.rows.moves) - 1)
        return self.rows.moves[row].node

    @property
    def tip_rect(self) -> Rect:
        return self._tip_rect

    def place_in(self, view: View, area: Rect) -> None:
        """Stand in an area, as high as whole rows fill it."""
        self.place(area)
        self.reveal(self.chosen or 0)

    def wants_key(self, name: str) -> bool:
        """Keys lead through the tree, wherever the focus is."""
        return False

    def handle(self, event: Input, now: float) -> Act | None:
        if isinstance(event, Key):
            return None
        act = super().handle(event, now)
        if isinstance(event, Point):
            self._tell(self._row_at(event.x, event.y, self._top(now)), self._top(now))
        if act is None or not isinstance(act.value, int):
            return None
        return Act(NAME, self.rows.moves[act.value].node)

    def _tell(self, row: int | None, top: int) -> None:
        """Let a tooltip beside a row tell the whole line of its move, and what is said of it."""
        self.tip = ""
        if row and self._study is not None and self._view is not None:
            node_id = self.rows.moves[row].node
            line = self.facts.facts(self._study, node_id, self._view.words).line
            self.tip = f"{line}\n{self._study.nodes[node_id].comment}".strip()
        y = self.rect.y + (row or 0) * self._row_px - top
        self._tip_rect = Rect(self.rect.x, y, self.rect.w, self._row_px)

    def draw(self, view: View, now: float) -> DrawList:
        self._view = view
        return super().draw(view, now)

    def _row_height(self, view: View) -> int:
        natural = max(1, round(view.px(self.row_units)))
        rows = int(self.rect.h) // natural
        # Rows grow a little, so that the last one ends where the list does.
        return int(self.rect.h) // rows if rows else natural

    def _draw_line(self, view: View, index: int, rect: Rect, state: str) -> DrawList:
        study = self._study
        assert study is not None
        move = self.rows.moves[index]
        left = min(move.depth, DEEPEST) * min(view.px(ICON), rect.w * INDENT)
        rect = rect.inset(left, 0, 0, 0)
        ground = row_ground(view, rect, state, is_striped=index % 2 == 0)
        side = round(rect.h * JOINT)
        middle = rect.middle[1] - view.px(1)
        joint = Sprite(SIDE if move.depth else MAIN, rect.x + side * 0.7, middle, side, side)
        node = study.nodes[move.node]
        is_narrow = rect.w < view.px(view.for_letters(ASIDE))
        ends, wide = _signs(view, rect, node, is_narrow=is_narrow)
        told = rect.inset(side * 1.2, 0, 0, 0)
        if not index:
            columns = self._columns_in(view, told.w, None)
            return (*ground, joint, *start_ops(view, told, columns), *ends)
        facts = self.facts.facts(study, move.node, view.words)
        if is_narrow:
            # What was done matters more than what came of it.
            facts = replace(facts, row=replace(facts.row, signs=()))
        if facts.row.who or facts.row.taken or facts.warns:
            # Else there is room for signs where rows tell what was taken.
            told = told.inset(0, 0, wide, 0)
        columns = self._columns_in(view, told.w, facts)
        return (*ground, joint, *row_ops(view, told, columns, facts, False), *ends)

    def _columns_in(self, view: View, width: float, facts: MoveFacts | None) -> Columns:
        """Where the cells of a row of a width are."""
        digits = len(str(max(10, len(self.rows.moves))))
        has_cards = facts is not None and bool(facts.row.who)
        widest = widest_like(facts) if facts is not None and facts.written else None
        key = (view, digits)
        if key != self._columns_for:
            self._columns, self._columns_for = {}, key
        cell = (width, widest, has_cards)
        if cell not in self._columns:
            self._columns[cell] = columns_for(
                view, width, digits, widest=widest, has_cards=has_cards
            )
        return self._columns[cell]


def _has_same_tree(one: AnyStudy, two: AnyStudy) -> bool:
    """Whether two studies have the same moves at the same places, whatever is said of them."""
    if len(one.nodes) != len(two.nodes):
        return False
    for chunk, other in zip(one.nodes.chunks, two.nodes.chunks, strict=True):
        if chunk is not other and any(
            a.children != b.children for a, b in zip(chunk, other, strict=True)
        ):
            return False
    return True


def _signs(view: View, rect: Rect, node: AnyNode, *, is_narrow: bool) -> tuple[list[Op], float]:
    """At the right end: that something is said of the move, and what is thought of it.

    Where it is narrow there is room for one of them.
    """
    ops: list[Op] = []
    x, middle = rect.right - view.px(S), rect.middle[1] - view.px(1)
    letters = view.text_px(LETTERS)
    if node.glyph:
        ops.append(Text(node.glyph, x, middle, letters, view.theme.text, "right"))
        x -= letters * GLYPH
    if node.comment and not (node.glyph and is_narrow):
        side = round(rect.h * SIGN)
        ground = view.theme.paper
        ops.append(icon("comment", x - side / 2, middle, side, view.theme.text, ground))
        x -= side + view.px(S)
    return ops, rect.right - x
