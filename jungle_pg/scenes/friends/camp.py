"""Two camps in the forest: in one somebody waits, to the other a friend is on the way."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.stage.easing import breath
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList, Sprite, Text
from jungle_pg.stage.scale import LARGE, NOTE, ROUNDER, SIDE, L, M
from jungle_pg.stage.view import View
from jungle_pg.ui import skins
from jungle_pg.ui.panel import standing
from jungle_pg.ui.text.text_fit import fit_text
from jungle_pg.ui.widget import Painting, Props, Widget

SHAPE: Final = 752 / 272
"""The width of the picture for each unit of its height."""
WIDE: Final = 752.0
CAMP: Final = (290.0, 200.0)
FIRE: Final = (72.0, 80.0)
STEPS: Final = 6
NO_STEP: Final = -2
STEP_S: Final = 0.24
REST_S: Final = 0.9
FLICKER_S: Final = 1.1
FAINT: Final = 120


@dataclass(frozen=True, slots=True)
class _CampProps(Props):
    told: str
    time: str
    step: int
    """The first of two prints that are lit; none where that is before or beyond them."""
    flame: int
    """How bright the fire is; without one nobody waits."""


def _camp_ops(view: View, rect: Rect, props: _CampProps) -> DrawList:
    area, theme = rect.snapped(), view.theme
    unit = min(area.w / WIDE, area.h / (WIDE / SHAPE))
    left = area.middle[0] - WIDE * unit / 2
    top = area.y + view.px(M) / 2

    def at(name: str, x: float, y: float, w: float, h: float, alpha: int = 255) -> Sprite:
        mx, my = left + (x + w / 2) * unit, top + (y + h / 2) * unit
        return Sprite(name, mx, my, round(w * unit), round(h * unit), alpha=alpha)

    def ground(w: float, h: float) -> str:
        return skins.row(w, h, theme.card, theme.paper_line, ROUNDER)

    ops: list[Sprite | Text] = [
        at(f"friends/camp_red_{theme.name}", 10, 8, *CAMP, 255 if props.flame else FAINT),
        at(f"friends/camp_blue_{theme.name}", WIDE - 300, 8, *CAMP, FAINT),
    ]
    if props.flame:
        ops.append(at("friends/fire", 216, 126, *FIRE, props.flame))
        ops.append(at("pieces/r_lion", 54, 142, 62, 62))
    for number in range(STEPS):
        is_lit = number in (props.step, props.step + 1)
        name = "friends/step_light" if is_lit else f"friends/step_{theme.name}"
        side = 42.0 if is_lit else 34.0
        left_at, top_at = 312 + number * 26, 146 + (10 if number % 2 else -10)
        step = at(name, left_at - side / 2, top_at - side / 2, side, side)
        ops.append(Sprite(step.name, step.x, step.y, step.w, step.h, -90.0))
    letters_room = area.w - view.px(8 * L)
    fit = fit_text(view, props.told, letters_room, letters=LARGE, least=NOTE)
    y = area.bottom - view.px(L) - fit.px / 2
    ops.append(Text(fit.lines[0], area.middle[0], y, fit.px, theme.text, "centre"))
    if props.time:
        small = view.text_px(NOTE)
        ops.append(Text(props.time, area.right - view.px(L), y, small, theme.soft_text, "right"))
    return (standing(view, area, ground), *ops)


class Camp(Widget):
    """Shows whether somebody waits; prints walk and the fire flickers while that is so."""

    painting = Painting(_CampProps, _camp_ops)
    takes_focus: bool = False
    pointer: str = "arrow"
    sound: str = ""

    def __init__(self) -> None:
        super().__init__("camp")
        self.told = self.time = ""
        self.is_lit = False
        self.step, self.flame = NO_STEP, 0

    def covers(self, x: float, y: float) -> bool:
        """Never: it is only looked at."""
        return False

    def size(self, view: View) -> tuple[float, float]:
        return view.px(WIDE), view.px(WIDE / SHAPE)

    def least_width(self, view: View) -> float:
        return view.px(SIDE)

    def height_for(self, view: View, width: float) -> float:
        return min(view.px(WIDE), width) / SHAPE + view.text_px(LARGE)

    def come_to(self, view: View, now: float) -> None:
        if not self.is_lit or view.calm:
            self.step, self.flame = NO_STEP, 255 if self.is_lit else 0
            return
        since = now % (STEPS * STEP_S + REST_S)
        step = int(since / STEP_S)
        self.step = step if step < STEPS else NO_STEP
        self.flame = 200 + 5 * round(11 * breath(now, FLICKER_S))

    def wakes_at(self, now: float) -> float | None:
        """Ten times a second while it lives."""
        is_calm = self._view is None or self._view.calm
        return now + 0.1 if self.is_lit and not is_calm else None
