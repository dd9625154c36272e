"""The four colours to draw with, each with a sign of its own and the key that means it too."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.core.study.node import Colour
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.narration import Description
from jungle_pg.stage.ops import Drawing, Op, Sprite, Text
from jungle_pg.stage.scale import BUTTON, HIGH, NOTE
from jungle_pg.stage.theme import GOLD
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.controls.choice import DISABLED_ALPHA
from jungle_pg.ui.controls.one_of_several import Chooser, ChooserProps
from jungle_pg.ui.plates import plate_skins
from jungle_pg.ui.svg import circle, picture
from jungle_pg.ui.widget import Painting

NAME: Final = "colour"
COLOURS: Final = tuple(Colour)
KEYS: Final = {Colour.RED: "Shift", Colour.YELLOW: "Alt", Colour.BLUE: "Ctrl"}
"""What is held for a colour; green needs nothing."""
DISC: Final = 50.0
"""How large a colour is, in units."""
RING: Final = 1.36
WORD_HIGH: Final = HIGH
"""From this height on the keys are written below the colours."""


@dataclass(frozen=True, slots=True)
class _SwatchesProps(ChooserProps):
    chosen: int


def _swatches_ops(view: View, rect: Rect, props: _SwatchesProps) -> list[Op]:
    ops: list[Op] = []
    for number, part in enumerate(_parts(rect)):
        has_word = rect.h >= view.px(WORD_HIGH)
        letters = view.text_px(NOTE * 0.9)
        room = part.h - (letters * 1.3 if has_word else 0.0)
        side = min(view.px(DISC), room / RING, part.w / RING)
        x, y = part.middle[0], part.y + room / 2
        ring = round(side * RING)
        if number == props.chosen:
            svg = picture(72, 72, circle(36, 36, 32, line=GOLD, width=5))
            ops.append(Drawing(svg, round(x - ring / 2), round(y - ring / 2), ring, ring))
            if props.has_ring:
                outer = plate_skins.ring(part.w / view.zoom, part.h / view.zoom, part.h / 2)
                ops.append(Drawing(outer, part.x, part.y, part.w, part.h))
        size = round(side * (1.08 if props.states[number] in ("hover", "pressed") else 1.0))
        ops.append(Sprite(f"study/swatch_{COLOURS[number].value}", x, y, size, size,
                          alpha=255 if props.is_enabled else DISABLED_ALPHA))  # fmt: skip
        if has_word and view.device == "keys":
            word = KEYS.get(COLOURS[number], "")
            at = part.bottom - letters * 0.7
            ops.append(Text(word, x, at, letters, view.theme.soft_text, "centre"))
    return ops


def _parts(rect: Rect) -> list[Rect]:
    wide = rect.w / len(COLOURS)
    return [
        Rect(rect.x + number * wide, rect.y, wide, rect.h).snapped()
        for number in range(len(COLOURS))
    ]


class Swatches(Chooser):
    """Acts as `colour` with the number of one."""

    painting = Painting(_SwatchesProps, _swatches_ops)

    def __init__(self) -> None:
        super().__init__(NAME)

    @property
    def count(self) -> int:
        return len(COLOURS)

    def describe(self, words: Words) -> Description:
        colour = words(f"narration.colour_{COLOURS[self.chosen].value}")
        return self.described("choice", self.caption, colour, (self.chosen + 1, self.count))

    def parts(self, view: View) -> list[Rect]:
        return _parts(self.rect)

    def size(self, view: View) -> tuple[float, float]:
        return view.px(4 * BUTTON), view.px(BUTTON)
