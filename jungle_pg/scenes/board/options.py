"""A small menu beside the board: decisions that are clicked nowhere else, or by keys."""

from typing import Any, Final, TypeAlias

from jungle_pg.scenes.board.places import Places
from jungle_pg.scenes.board.session import Session
from jungle_pg.scenes.world import Game
from jungle_pg.stage.layout import Rect, column, row
from jungle_pg.stage.view import View
from jungle_pg.tables.zones import Choice
from jungle_pg.ui.button import Button

OPTION: Final = "option"
GAP: Final = 10

Offered: TypeAlias = tuple[tuple[Choice, Any], ...]
"""Choices, and the actions they stand for."""


def offered(session: Session, game: Game) -> Offered:
    """What a menu offers the person who has to decide; usually nothing."""
    if game.hands is None or not session.awaits_human:
        return ()
    state = session.seen.state
    found = (
        (game.hands.choice(state, action), action)
        for action in session.match.rulebook.actions(state)
    )
    return tuple((choice, action) for choice, action in found if choice is not None)


class Options:
    """The menu as buttons; each acts as `option` and its number."""

    def __init__(self) -> None:
        self.buttons: list[Button] = []
        self._offered: Offered = ()
        self._laid: tuple[View, Places] | None = None

    def show(self, view: View, offers: Offered, places: Places) -> bool:
        """Offer these; whether other buttons are there now."""
        if offers == self._offered and self._laid == (view, places):
            return False
        self._offered, self._laid = offers, (view, places)
        self.buttons = [
            Button(f"{OPTION}{number}", view.words(choice.key), choice.icon, "amber")
            for number, (choice, _) in enumerate(offers)
        ]
        sizes = [button.size(view) for button in self.buttons]
        rects = self._rects(view, places, sizes) if sizes else []
        for button, rect in zip(self.buttons, rects, strict=True):
            button.place(rect)
        return True

    def _rects(self, view: View, places: Places, sizes: list[tuple[float, float]]) -> list[Rect]:
        """Below each other over the lower plate where there is a column, else over the hand."""
        gap, gaps = view.px(GAP), len(sizes) - 1
        widths, heights = [size[0] for size in sizes], [size[1] for size in sizes]
        high = sum(heights) + gap * gaps
        if places.middle is not None and high <= places.middle.h:
            return column(places.middle.from_bottom(high), heights, gap)
        below = places.hand or places.board.from_bottom(heights[0])
        line = Rect(places.board.x, below.y - heights[0] / 2, places.board.w, heights[0])
        share = min(1.0, (line.w - gap * gaps) / sum(widths))
        return row(line, [width * share for width in widths], gap, "centre")

    def action_of(self, name: str) -> Any:
        """The action of a button, None for other buttons."""
        names = [button.name for button in self.buttons]
        return self._offered[names.index(name)][1] if name in names else None
