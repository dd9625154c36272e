"""One of several words in a tray, with an arrow at each end to see the others."""

from collections.abc import Sequence
from typing import Final

from jungle_pg.stage.inputs import Input, Key, Release
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import fitted
from jungle_pg.stage.ops import Drawing, DrawList, Op, Text
from jungle_pg.stage.view import View
from jungle_pg.ui import skins
from jungle_pg.ui.controls.button import icon
from jungle_pg.ui.controls.one_of_several import Chooser
from jungle_pg.ui.plates import plate_skins
from jungle_pg.ui.widget import Act

HEIGHT: Final = 66
MARGIN: Final = 8
ARROW: Final = 56
SIGNS: Final = ("left", "right")
WAYS: Final = {"left": -1, "right": 1}


class Carousel(Chooser):
    """Words that follow each other in a circle; one is seen."""

    def __init__(self, name: str, labels: Sequence[str], chosen: int = 0, size: float = 26) -> None:
        super().__init__(name, chosen)
        self.labels = tuple(labels)
        self.text_units = size

    @property
    def count(self) -> int:
        return len(SIGNS)

    def size(self, view: View) -> tuple[float, float]:
        longest = max(view.text_width(label, self.text_units) for label in self.labels)
        return longest + view.px(2 * (ARROW + 2 * MARGIN) + 40), view.px(HEIGHT)

    def parts(self, view: View) -> list[Rect]:
        inner = self.rect.shrunk(round(view.px(MARGIN)))
        wide = round(view.px(ARROW))
        return [inner.from_left(wide).snapped(), inner.from_right(wide).snapped()]

    def goal_of_key(self, name: str) -> int | None:
        return self._turned(WAYS[name]) if name in WAYS else None

    def handle(self, event: Input, now: float) -> Act | None:
        """A click on an arrow or an arrow key shows the next word."""
        match event:
            case Key(name):
                return self._choose(self.goal_of_key(name))
            case Release(x, y):
                held, self._held_part = self._held_part, None
                if self.is_held and held is not None and held == self._part_at(x, y):
                    return self._choose(self._turned(WAYS[SIGNS[held]]))
                return None
        return super().handle(event, now)

    def draw(self, view: View, now: float) -> DrawList:
        self._view = view
        looks = (self.labels, self.text_units, self.chosen, self.states, self.has_ring)
        return self._redrawn(self._ops, view, self.rect, looks)

    def _turned(self, by: int) -> int:
        return (self.chosen + by) % len(self.labels)

    def _ops(self, view: View) -> list[Op]:
        rect, zoom, theme = self.rect, view.zoom, view.theme
        tray = plate_skins.segment_tray(rect.w / zoom, rect.h / zoom, theme, self.has_ring)
        ops: list[Op] = [Drawing(tray, rect.x, rect.y, rect.w, rect.h)]
        face = theme.face("plain" if self.is_enabled else "disabled")
        for number, part in enumerate(self.parts(view)):
            state = self.part_state(number)
            svg = skins.button(part.w / zoom, part.h / zoom, face, state, False)
            ops.append(Drawing(svg, part.x, part.y, part.w, part.h))
            sunk = view.px(skins.LIP - 1) if state == "pressed" else 0.0
            y = part.y + (part.h - view.px(skins.LIP)) / 2 + sunk
            side = part.h * 0.5
            ops.append(
                icon(SIGNS[number], part.middle[0], y, side, face.text, face.face, self.is_enabled)
            )
        letters = view.text_px(self.text_units)
        room = rect.w - 2 * view.px(ARROW + 2 * MARGIN)
        word = fitted(self.labels[self.chosen], letters, room, view.measure)
        ink = theme.text if self.is_enabled else theme.face("disabled").text
        ops.append(Text(word, *rect.middle, letters, ink, "centre"))
        return ops
