"""One of several words in a tray, with an arrow at each end to see the others."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from jungle_pg.stage.input.inputs import Input, Key, Release
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import fitted
from jungle_pg.stage.narration import Description
from jungle_pg.stage.ops import Op, Text
from jungle_pg.stage.scale import BUTTON, LARGE, XL, S
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui import skins
from jungle_pg.ui.controls.one_of_several import Chooser, ChooserProps, tray_op
from jungle_pg.ui.panel import sign
from jungle_pg.ui.widget import Act, Painting

MARGIN: Final = S
ARROW: Final = 56
SIGNS: Final = ("left", "right")
WAYS: Final = {"left": -1, "right": 1}


@dataclass(frozen=True, slots=True)
class WordProps(ChooserProps):
    """A word in a tray between two buttons."""

    word: str
    text_units: float


def word_ops(
    view: View,
    rect: Rect,
    props: WordProps,
    parts: Sequence[Rect],
    icons: Sequence[str],
    *,
    icon: float,
    margin: float,
    lift: float = 0.0,
) -> list[Op]:
    """The tray; how large an icon is on its button, what is beside the word, how high it is."""
    theme, ops = view.theme, list[Op]([tray_op(view, rect, props)])
    for part, name, state in zip(parts, icons, props.states, strict=True):
        is_enabled = state != "disabled"
        face = theme.face("plain" if is_enabled else "disabled")
        sunk = view.px(skins.LIP - 1) if state == "pressed" else 0.0
        at = part.middle[0], part.y + (part.h - view.px(skins.LIP)) / 2 + sunk
        ops.append(skins.skinned(view, part, skins.button, face, state, False))
        ops.append(sign(name, *at, part.h * icon, face.text, face.face, is_enabled))
    letters = view.text_px(props.text_units)
    word = fitted(props.word, letters, rect.w - 2 * view.px(margin), view.measure)
    ink = theme.text if props.is_enabled else theme.face("disabled").text
    x, y = rect.middle
    return [*ops, Text(word, x, y - view.px(lift), letters, ink, "centre")]


def _carousel_ops(view: View, rect: Rect, props: WordProps) -> list[Op]:
    arrows = button_places(view, rect, ARROW, MARGIN)
    return word_ops(view, rect, props, arrows, SIGNS, icon=0.5, margin=ARROW + 2 * MARGIN)


def button_places(view: View, rect: Rect, units: float, margin: float = 0) -> list[Rect]:
    """Where the two buttons are that are so many units wide."""
    inner, wide = rect.shrunk(round(view.px(margin))), round(view.px(units))
    return [inner.from_left(wide).snapped(), inner.from_right(wide).snapped()]


class Carousel(Chooser):
    """Words that follow each other in a circle; one is seen."""

    painting = Painting(WordProps, _carousel_ops)

    def __init__(
        self, name: str, labels: Sequence[str], chosen: int = 0, size: float = LARGE
    ) -> None:
        super().__init__(name, chosen)
        self.labels = tuple(labels)
        self.text_units = size
        self.other_labels: tuple[str, ...] = ()
        """What it shows at other times: it is wide enough for that too, so that nothing moves."""

    @property
    def count(self) -> int:
        return len(SIGNS)

    @property
    def word(self) -> str:
        """The one that is seen."""
        return self.labels[self.chosen]

    def size(self, view: View) -> tuple[float, float]:
        every = (*self.labels, *self.other_labels)
        longest = max(view.text_width(label, self.text_units) for label in every)
        return longest + view.px(2 * (ARROW + 2 * MARGIN) + XL), view.px(BUTTON)

    def parts(self, view: View) -> list[Rect]:
        return button_places(view, self.rect, ARROW, MARGIN)

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

    def describe(self, words: Words) -> Description:
        place = (self.chosen + 1, len(self.labels))
        return self.described("choice", self.caption, self.word, place)

    def _turned(self, by: int) -> int:
        return (self.chosen + by) % len(self.labels)
