"""Any rulebook as it is: letters on squares, or a list where there is no board.

Everything is read from what a save would tell of a state, so that a game can be played in every
scene before anybody has drawn a line for it.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, TypeAlias

from jungle_pg.core.rulebook import AnyRulebook, BadText, Pick, Seat
from jungle_pg.games.game import Game
from jungle_pg.games.grid_look import GridLook
from jungle_pg.games.look import Look
from jungle_pg.games.moving.shown import Shown, Spot
from jungle_pg.games.parts import PIECE, body_place, part, shadow_ops
from jungle_pg.games.plain_list import ListLook, frame_ops
from jungle_pg.games.pose import whole
from jungle_pg.games.values import Appearance, Field, Heard, MoveRow, Pace
from jungle_pg.stage.cues import Cue
from jungle_pg.stage.ops import Box, DrawList, Op, Text
from jungle_pg.ui.upside_down import half_turned

Name: TypeAlias = str
"""A piece as saves of its game name it."""

BOARD: Final = "board"
"""Where saves of games with a board tell it: rows of names, the farthest row first."""
COLUMN_NAMES: Final = "abcdefghijklmnopqrstuvwxyz"
LETTER: Final = 0.5
"""The height of letters, in sizes of a piece."""
LETTER_INK: Final = "#FFFFFF"
EDGE: Final = 0.3
"""From the squares to their names, in squares; as high are the letters."""
LANDS_S: Final = 0.16
"""When a piece that glides is heard."""


def plain_game(rulebook: AnyRulebook) -> Game:
    """A game in its usual rules, shown by what its rulebook tells."""
    rules = rulebook.codec.parse_rules(rulebook.usual_rules)
    return Game(rulebook, plain_look(rulebook, rules), rules)


def plain_look(rulebook: AnyRulebook, rules: Any) -> Look[Any, Any, Any, Any]:
    """Letters on squares where the game has a board, else a list."""
    rows = _rows(rulebook, rulebook.start(rules))
    return ListLook(rulebook) if rows is None else PlainLook(rulebook, rules)


class PlainLook(GridLook[Any, Any, Any, Any, Name, Shown[Name]]):
    """Letters on the squares of a board.

    Squares are called by letter and number, as in `c3`. A piece belongs to the side whose name it
    begins with, like `Red Lion`; otherwise capitals belong to the first side.
    """

    def __init__(self, rulebook: AnyRulebook, rules: Any) -> None:
        start = rulebook.start(rules)
        rows = _rows(rulebook, start)
        if rows is None:
            raise BadText("this game has no board of rows")
        self._rulebook = rulebook
        self._rules = rules
        self._sides = [name.lower() for name in rulebook.seat_names(rules)]
        self.columns, self.rows = len(rows[0]), len(rows)
        picks = [pick for each in rulebook.actions(start) for pick in rulebook.picks(start, each)]
        self._is_upper = bool(picks) and picks[0].isupper()

    def rules_of(self, state: Any) -> Any:
        return getattr(state, "rules", self._rules)

    def board(self, state: Any) -> Sequence[Name | None]:
        book: Any = self._rulebook
        return _board(book, state)

    def spot_of(self, pick: Pick) -> Spot:
        column, row = COLUMN_NAMES.find(pick[:1].lower()), pick[1:]
        if not (0 <= column < self.columns and row.isdecimal() and 1 <= int(row) <= self.rows):
            raise BadText(f"no square is called {pick}")
        return (int(row) - 1) * self.columns + column

    def pick_of(self, spot: Spot) -> Pick:
        row, column = divmod(spot, self.columns)
        name = f"{COLUMN_NAMES[column]}{row + 1}"
        return name.upper() if self._is_upper else name

    def ground(self, rules: Any, field: Field, appearance: Appearance) -> DrawList:
        """A frame of wood, squares by turns dark and light, and their names at the edges."""
        theme, side = appearance.theme, field.square
        area = field.rect
        ops: list[Op] = [
            *frame_ops(area, self.margin * side, theme),
            Box(area.x, area.y, area.w, area.h, theme.paper),
        ]
        for spot in range(self.columns * self.rows):
            row, column = divmod(spot, self.columns)
            if (row + column) % 2 == 0:
                x, y = field.middle(*self.at(spot))
                ops.append(Box(x - side / 2, y - side / 2, side, side, theme.paper_line))
        return (*ops, *(self._edges(rules, field, appearance) if appearance.coordinates else ()))

    def _edges(self, rules: Any, field: Field, appearance: Appearance) -> DrawList:
        away, label = EDGE * field.square, self._rulebook.label
        size, ink = round(away), appearance.theme.wood_text
        ops: list[Op] = []
        for column in range(self.columns):
            x, _ = field.middle(column, 0)
            name = label(rules, self.pick_of(column))[:1]
            ops.append(Text(name, x, field.rect.bottom + away, size, ink, "centre"))
        for row in range(self.rows):
            _, y = field.middle(0, self.rows - 1 - row)
            name = label(rules, self.pick_of(row * self.columns))[1:]
            ops.append(Text(name, field.x - away, y, size, ink, "centre"))
        return tuple(ops)

    def target_mark(self, state: Any, action: Any) -> str:
        ends = self._rulebook.ends(state, action)
        return "capture" if ends and self._stands(state, ends[-1]) else "move"

    def seat_of(self, piece: Name) -> Seat:
        for seat, side in enumerate(self._sides):
            if piece.lower().startswith(side):
                return seat
        return 0 if piece.isupper() else 1

    def letters_of(self, piece: Name) -> str:
        """What stands on a piece: the first letter of its name without its side."""
        side = self._sides[self.seat_of(piece)]
        name = piece[len(side) :] if piece.lower().startswith(side) else piece
        return name.strip(" _-")[:1].upper()

    def key_of(self, piece: Name) -> str:
        return "plain.piece"

    def sprite_of(self, piece: Name, rules: Any) -> str:
        return self.emblem(rules, self.seat_of(piece))

    def resting(self, piece: Name, spot: Spot, state: Any) -> Shown[Name]:
        return Shown(piece, spot)

    def shadow_of(self, shown: Shown[Name], field: Field) -> DrawList:
        x, y = field.middle(*self.at(shown.spot))
        square, pose = field.square, shown.pose
        return shadow_ops(x + pose.x * square, y + pose.y * square, square, pose, down=0.03)

    def body_of(
        self, shown: Shown[Name], rules: Any, field: Field, appearance: Appearance
    ) -> DrawList:
        x, y = field.middle(*self.at(shown.spot))
        pose, size = shown.pose, PIECE * field.square
        seat = self.seat_of(shown.piece)
        at = body_place(x, y, field.square, pose, down=0.0)
        px = round(LETTER * size * min(pose.stretch_x, pose.stretch_y))
        letter = self.letters_of(shown.piece)
        body = (
            part(self.emblem(rules, seat), *at, round(size), pose),
            Text(letter, *at, px, LETTER_INK, "centre", alpha=whole(pose.alpha)),
        )
        return half_turned(body, *at) if seat == appearance.upside_down else body

    def sounds(
        self,
        before: Any,
        events: Sequence[Any],
        after: Any,
        pace: Pace,
        seed: int,
        *,
        voices: bool = True,
        is_flipped: bool = False,
    ) -> tuple[Heard, ...]:
        """Wood on wood, and a blow where there is a piece less."""
        counts = [
            sum(self.piece_count(state, seat) for seat in (0, 1)) for state in (before, after)
        ]
        name = "capture" if counts[1] < counts[0] else "disc_middle"
        return (Heard(LANDS_S * pace.factor, Cue(name, take_seed=seed % 2**32)),)

    def move_row(self, state: Any, action: Any) -> MoveRow:
        ends = self._rulebook.ends(state, action)
        if not ends or not self._stands(state, ends[0]):
            sprite = self.emblem(None, self._rulebook.actor(state) or 0)
            return MoveRow(sprite, "plain.does", self._rulebook.text(state, action, None))
        start, target = (self.spot_of(pick) for pick in (ends[0], ends[-1]))
        way = " → ".join(self._rulebook.label(self.rules_of(state), pick) for pick in ends)
        piece = self.board(state)[start] or ""
        return self.row_of(state, start, target, way, self.letters_of(piece))

    def _stands(self, state: Any, pick: Pick) -> bool:
        try:
            return self.board(state)[self.spot_of(pick)] is not None
        except BadText:
            return False


def _rows(rulebook: AnyRulebook, state: Any) -> list[list[Name | None]] | None:
    rows = rulebook.saves.state_record(state).get(BOARD)
    is_board = isinstance(rows, list) and rows and all(isinstance(row, list) for row in rows)
    return rows if is_board else None


@lru_cache(maxsize=64)
def _board(rulebook: Any, state: Any) -> tuple[Name | None, ...]:
    """What stands on each spot, counted from the lower left."""
    rows = _rows(rulebook, state) or []
    return tuple(name for row in reversed(rows) for name in row)
