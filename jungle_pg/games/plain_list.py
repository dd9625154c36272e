"""A game without a board, as a list: a line for everything a save would tell of it.

What can be done is offered in a menu. States are views of whoever looks, so a list tells no more
than that seat may know.
"""

from collections.abc import Sequence
from typing import Any, Final

from jungle_pg.core.rulebook import AnyRulebook, BadText, Pick
from jungle_pg.games.look import Look
from jungle_pg.games.values import Appearance, Field, Mark, MenuChoice, Motion, MoveRow, Pace
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import wrapped
from jungle_pg.stage.ops import Box, DrawList, Text
from jungle_pg.stage.theme import Theme
from jungle_pg.stage.view import SMALLEST_TEXT_PX

SIZE: Final = 8
"""Squares of the paper, across and down."""
LETTERS: Final = 0.32
"""The height of letters, in squares, as far as they can be read then."""
LINE: Final = 1.9
"""From one line to the next, in heights of letters."""
INSET: Final = 0.4
"""From the edge of the paper to the words, in squares."""
RIM: Final = 0.1
"""How wide the lines at the edges of a frame are, in widths of the frame."""
NOTHING: Final = "–"
"""Stands for what is empty."""


class ListLook(Look[Any, Any, Any, Any]):
    """What a save would tell, a line for each fact; what can be done is offered in a menu."""

    margin = 0.2
    loses_pieces = False

    def __init__(self, rulebook: AnyRulebook) -> None:
        self._rulebook = rulebook

    def size(self, rules: Any) -> tuple[int, int]:
        return SIZE, SIZE

    def pick_at(self, column: float, row: float) -> Pick | None:
        return None

    def place_of(self, pick: Pick) -> tuple[float, float]:
        raise BadText("a list has no places")

    def ground(self, rules: Any, field: Field, appearance: Appearance) -> DrawList:
        area, theme = field.rect, appearance.theme
        return (*frame_ops(area, self.margin * field.square, theme), _box(area, theme.paper))

    def standing(
        self, state: Any, field: Field, appearance: Appearance, marks: Sequence[Mark] = ()
    ) -> DrawList:
        letters = max(SMALLEST_TEXT_PX, round(LETTERS * field.square))
        step, inset = LINE * letters, INSET * field.square
        wide, count = field.rect.w - 2 * inset, int(field.rect.h / step - 0.5)
        lines = [
            line
            for fact in facts_of(self._rulebook, state)
            for line in wrapped(fact, letters, wide, appearance.measure)
        ]
        ink = appearance.theme.text
        return tuple(
            Text(line, field.x + inset, field.y + step * (number + 1), letters, ink)
            for number, line in enumerate(lines[:count])
        )

    def chips(self, state: Any, field: Field) -> DrawList:
        """On a board so small nobody could read them."""
        return ()

    def change(self, before: Any, after: Any, pace: Pace) -> Motion:
        return _AtOnce(self, after)

    def move_row(self, state: Any, action: Any) -> MoveRow:
        seat = self._rulebook.actor(state)
        sprite = self.emblem(None, seat if seat in (0, 1) else 0)
        # A list of moves is read by both sides.
        way = self._rulebook.text(state, action, None)
        return MoveRow(sprite, "plain.does", way, letter=NOTHING)

    def menu_choice(self, state: Any, action: Any) -> MenuChoice:
        """An action as whoever decides may read it."""
        actor = self._rulebook.actor(state)
        return MenuChoice("", text=self._rulebook.text(state, action, actor))


class _AtOnce:
    """A change of a list, which is over as soon as it begins."""

    ends_s = lands_s = 0.0

    def __init__(self, look: ListLook, after: Any) -> None:
        self._look, self._after = look, after

    def draw(
        self, time_s: float, field: Field, appearance: Appearance, marks: Sequence[Mark] = ()
    ) -> DrawList:
        return self._look.standing(self._after, field, appearance, marks)

    def shake(self, time_s: float, field: Field) -> tuple[float, float]:
        return 0.0, 0.0


def frame_ops(area: Rect, width: float, theme: Theme) -> DrawList:
    """A frame of wood around an area, with a line at both its edges."""
    line = max(1.0, width * RIM)
    return (
        _box(area.shrunk(-width), theme.wood_dark),
        _box(area.shrunk(line - width), theme.wood),
        _box(area.shrunk(-line), theme.wood_dark),
    )


def facts_of(rulebook: AnyRulebook, state: Any) -> list[str]:
    """What a save would tell of a state, a line for each name."""
    record = rulebook.saves.state_record(state)
    return [f"{name}: {value_text(value)}" for name, value in record.items()]


def value_text(value: Any) -> str:
    """A value of a save as it is read: what is in a list stands side by side."""
    if isinstance(value, list):
        return " | ".join(map(value_text, value)) or NOTHING
    if isinstance(value, dict):
        return ", ".join(f"{name} {value_text(each)}" for name, each in value.items()) or NOTHING
    return NOTHING if value in ("", None) else str(value)


def _box(area: Rect, colour: str) -> Box:
    return Box(area.x, area.y, area.w, area.h, colour)
