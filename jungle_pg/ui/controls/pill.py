"""Pills: small buttons for a choice in passing."""

from typing import Final

from jungle_pg.stage.lines import fitted
from jungle_pg.stage.ops import Drawing, DrawList, Op, Text
from jungle_pg.stage.view import View
from jungle_pg.ui import skins
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.plates import plate_skins

HEIGHT: Final = 50
AIR: Final = 4
"""Units round it for the ring of the focus."""

TEXT: Final = 20
MARGIN: Final = 22


class Pill(Button):
    """A button that stands back behind the others; without a place it is not there."""

    def __init__(self, name: str, label: str = "", size: float = TEXT) -> None:
        super().__init__(name, label, size=size)

    def size(self, view: View) -> tuple[float, float]:
        wide = view.text_width(self.label, self.text_units) + 1
        return wide + view.px(2 * MARGIN), view.px(HEIGHT)

    def draw(self, view: View, now: float) -> DrawList:
        return super().draw(view, now) if self.rect.w else ()

    def _ops(self, view: View) -> list[Op]:
        rect, theme, zoom = self.rect, view.theme, view.zoom
        ops: list[Op] = []
        if self.has_ring:
            svg = plate_skins.ring(rect.w / zoom, rect.h / zoom, rect.h / zoom / 2)
            ops.append(Drawing(svg, rect.x, rect.y, rect.w, rect.h))
        inner = rect.shrunk(round(view.px(AIR)))
        fill = theme.field if self.state in ("hover", "pressed") else theme.paper
        svg = skins.pill(inner.w / zoom, inner.h / zoom, fill, theme.paper_line)
        ops.append(Drawing(svg, inner.x, inner.y, inner.w, inner.h))
        letters = view.text_px(self.text_units)
        room = rect.w - view.px(2 * MARGIN) + 2
        word = fitted(self.label, letters, room, view.measure)
        x, y = rect.middle
        sunk = view.px(1) if self.state == "pressed" else 0
        ink = theme.text if self.is_enabled else theme.face("disabled").text
        ops.append(Text(word, x, y - view.px(1) + sunk, letters, ink, "centre"))
        return ops
