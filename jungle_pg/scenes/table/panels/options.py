"""A small menu beside the board: decisions that are clicked nowhere else, or by keys."""

from typing import Any, Final, TypeAlias

from jungle_pg.core.match import AnyMatch
from jungle_pg.games.game import Game
from jungle_pg.games.values import MenuChoice
from jungle_pg.scenes.table.panels.layout import HUNG, BoardLayout
from jungle_pg.stage.layout import Rect, column, row
from jungle_pg.stage.scale import S
from jungle_pg.stage.view import SMALLEST_TEXT_PX, View
from jungle_pg.ui.controls.button import ROW_HEIGHT, Button
from jungle_pg.ui.layout import Column, Gap
from jungle_pg.ui.layout_solver import wanted_size
from jungle_pg.ui.panel import INSETS, panel_inner

OPTION: Final = "option"
LOWEST: Final = 0.75
LOWEST_PX: Final = 2 * SMALLEST_TEXT_PX
"""How low they may be where else they would cover cards, of their usual height, or the board."""

Offered: TypeAlias = tuple[tuple[MenuChoice, Any], ...]
"""Choices, and the actions they stand for."""


def offered(match: AnyMatch, game: Game) -> Offered:
    """What a menu offers who has to decide; usually nothing."""
    state = match.state
    found = (
        (game.look.menu_choice(state, action), action) for action in match.rulebook.actions(state)
    )
    return tuple((choice, action) for choice, action in found if choice is not None)


class Options:
    """The menu as buttons; each acts as `option` and its number."""

    def __init__(self) -> None:
        self.buttons: list[Button] = []
        self._offered: Offered = ()
        self._laid: tuple[View, BoardLayout | Rect] | None = None

    @property
    def left(self) -> float | None:
        """Where the first of them begins, None where nothing is offered."""
        return min((button.rect.x for button in self.buttons), default=None)

    def show(self, view: View, offers: Offered, places: BoardLayout | Rect) -> bool:
        """Offer these, around a board or at the end of a line; whether others are there now."""
        if offers == self._offered and self._laid == (view, places):
            return False
        self._offered, self._laid = offers, (view, places)
        self.buttons = [
            Button(f"{OPTION}{number}", choice.text or view.words(choice.key), choice.icon, "amber")
            for number, (choice, _) in enumerate(offers)
        ]
        sizes = [button.size(view) for button in self.buttons]
        rects = self._rects(view, places, sizes) if sizes else []
        for button, rect, (wide, high) in zip(self.buttons, rects, sizes, strict=True):
            button.text_units *= min(1.0, rect.w / wide, rect.h / high / LOWEST)
            button.place(rect)
        return True

    def _rects(
        self, view: View, places: BoardLayout | Rect, sizes: list[tuple[float, float]]
    ) -> list[Rect]:
        """On the panel between the plates where there is one, else where least is covered."""
        if isinstance(places, Rect):
            return _in_line(view, places, [size[0] for size in sizes])
        gap, gaps = view.px(S), len(sizes) - 1
        widths, heights = [size[0] for size in sizes], [size[1] for size in sizes]
        high = sum(heights) + gap * gaps
        if places.middle is not None:
            panel = menu_panel(view, places.middle, len(sizes))
            panel = panel_inner(view, panel)
            return column(panel, [(panel.h - gap * gaps) / len(sizes)] * len(sizes), gap)
        rooms, lowest = _beside_board(view, places), LOWEST_PX * len(sizes) + gap * gaps
        tries = [(room, high * LOWEST) for room in rooms] + [(room, lowest) for room in rooms]
        for room, least in tries:
            if least <= room.h:
                fitting = min(1.0, (room.h - gap * gaps) / sum(heights))
                lower = [height * fitting for height in heights]
                return column(room.from_bottom(sum(lower) + gap * gaps), lower, gap)
        foot = places.hand or places.board.from_bottom(heights[0])
        line = Rect(places.board.x, foot.y - heights[0] / 2, places.board.w, heights[0])
        return _in_line(view, line, widths, "centre")

    def action_of(self, name: str) -> Any:
        """The action of a button, None for other buttons."""
        names = [button.name for button in self.buttons]
        return self._offered[names.index(name)][1] if name in names else None


def _in_line(view: View, line: Rect, widths: list[float], align: str = "right") -> list[Rect]:
    """Beside each other, narrower where the line is short."""
    gap = view.px(S)
    share = min(1.0, (line.w - gap * (len(widths) - 1)) / sum(widths))
    return row(line, [width * share for width in widths], gap, align)


def menu_panel(view: View, middle: Rect, count: int) -> Rect:
    """The panel of a menu of so many buttons between the plates, no higher than they need."""
    rows = Column((Gap(least=(None, ROW_HEIGHT)),) * count, gap=S, padding=INSETS)
    return middle.from_top(view.px(wanted_size(rows)[1]))


def takes_banner(places: BoardLayout) -> bool:
    """Whether a menu stands where else it is told whose turn it is, and in which round."""
    return places.middle is None and places.arrangement != "upright"


def _beside_board(view: View, places: BoardLayout) -> tuple[Rect, ...]:
    """Over the lower plate of a column: the place of the banner, and more of the column."""
    plate, gap = places.bottom, view.px(S)
    starts = (places.banner.y, places.top.bottom + view.px(HUNG)) if takes_banner(places) else ()
    return tuple(Rect(plate.x, start, plate.w, plate.y - gap - start) for start in starts)
