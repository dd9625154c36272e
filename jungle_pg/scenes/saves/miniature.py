"""Small boards: the ground of a game, what stands on it, and a frame."""

from collections.abc import Callable
from functools import lru_cache
from math import inf
from typing import Any, Final

from jungle_pg.board.still import small_ground, small_pieces, wooden_frame
from jungle_pg.files.settings import Settings
from jungle_pg.games.game import Game
from jungle_pg.games.look import AnyLook
from jungle_pg.games.values import Appearance, Field
from jungle_pg.scenes.appearance import appearance_of
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.memo import GroupMemos
from jungle_pg.stage.ops import Drawing, DrawList, Group, Op, Sprite
from jungle_pg.stage.theme import INK
from jungle_pg.stage.view import View
from jungle_pg.ui.layout import Slot
from jungle_pg.ui.svg import picture

FRAME: Final = 5
"""Units of wood around the squares."""
THINNEST_FRAME_PX: Final = 3
ROUND: Final = 2.0
INK_PART: Final = 0.34
"""The radius of the frame and the ink on each side of its wood, in widths of it."""
SLEEPER: Final = 2.5
"""Squares somebody who sleeps on an empty board takes."""


class Miniatures:
    """Boards of any game; those with the same ground share its picture."""

    def __init__(self) -> None:
        self._grounds = GroupMemos()

    def size(self, view: View, game: Game, rules: Any, room: Rect) -> tuple[int, int]:
        """How large a board in some room is, with its frame."""
        (columns, rows), frame = game.look.size(rules), frame_px(view)
        square = _square(view, game, rules, room)
        return columns * square + 2 * frame, rows * square + 2 * frame

    def slot(self, view: View, settings: Settings, game: Game, rules: Any, state: Any) -> Slot:
        """A place for a position, as high as its width asks for."""

        def draw(view: View, room: Rect) -> DrawList:
            return (self.draw(view, settings, game, rules, state, room),)

        return Slot(draw, self.high_at(view, game, rules))

    def high_at(self, view: View, game: Game, rules: Any) -> Callable[[float], float]:
        """How high a board in a width is, both in units."""

        def high(width: float) -> float:
            room = Rect(0, 0, view.px(width), inf)
            return self.size(view, game, rules, room)[1] / view.zoom

        return high

    def draw(
        self, view: View, settings: Settings, game: Game, rules: Any, state: Any, room: Rect
    ) -> Group:
        """A position on the largest board in the middle of some room; without one, an empty one."""
        wide, high = self.size(view, game, rules, room)
        place = room.centred(wide, high).snapped()
        frame, square = frame_px(view), _square(view, game, rules, room)
        columns, rows = game.look.size(rules)
        # Laid out in the corner of the window: a row that is scrolled only moves it.
        field = Field(frame, frame, square, columns, rows)
        if state is not None:
            state = game.rulebook.seen_by(state, None)
        ops = (
            self._ground(view, settings, game, rules, field),
            small_pieces(game.look, state, field, appearance_of(view, settings, game)),
            wooden_frame(field.rect, frame, view.theme.wood, ROUND, INK_PART),
        )
        return Group("small board", ops, place.x, place.y)

    def _ground(
        self, view: View, settings: Settings, game: Game, rules: Any, field: Field
    ) -> Group:
        appearance = appearance_of(view, settings, game, is_small=True)
        rules_text = game.rulebook.codec.rules_text(rules)
        key = f"small ground {game.rulebook.game_id} {rules_text} {field.square}"
        return self._grounds(key, _ground_ops, key, game.look, rules, field, appearance)


def _ground_ops(
    key: str, look: AnyLook, rules: Any, field: Field, appearance: Appearance
) -> DrawList:
    return (small_ground(key, look, rules, field, appearance, field.rect, field.rect),)


def sleeping_ops(view: View, game: Game, board: Rect) -> DrawList:
    """Somebody who sleeps on an empty board."""
    columns, _ = game.look.size(game.rules)
    side = round(board.w / columns * SLEEPER)
    x, y = board.middle[0], board.bottom - side * 1.05
    shadow = Sprite("marks/shadow", x, y - side * 0.1, round(side * 1.3), side)
    ops: list[Op] = [shadow, Sprite(game.look.sleeper, x, y, side, side)]
    for number, share in enumerate((0.16, 0.21, 0.28)):
        px = round(side * share)
        at = (x + side * (0.42 + 0.14 * number), y - side * (0.28 + 0.22 * number))
        ops.append(Drawing(_letter_z(), round(at[0] - px / 2), round(at[1] - px / 2), px, px))
    return tuple(ops)


def frame_px(view: View) -> int:
    """How thick the frame is."""
    return max(THINNEST_FRAME_PX, round(view.px(FRAME)))


def _square(view: View, game: Game, rules: Any, room: Rect) -> int:
    columns, rows = game.look.size(rules)
    frame = 2 * frame_px(view)
    return max(1, int(min((room.w - frame) / columns, (room.h - frame) / rows)))


@lru_cache(maxsize=1)
def _letter_z() -> str:
    """A z with an edge, 24 x 24."""
    path = "M5 5H19L6 19H19"
    line = 'fill="none" stroke-linejoin="round" stroke-linecap="round"'
    return picture(
        24,
        24,
        f'<path d="{path}" {line} stroke="{INK}" stroke-width="8"/>',
        f'<path d="{path}" {line} stroke="#FFFFFF" stroke-width="4"/>',
    )
