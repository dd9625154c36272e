"""The strip under the board: how it stands there or what is wrong, in colour, sign and words."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from jungle_pg.scenes.study.panels.panel import Told
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Drawing, DrawList, Op, Text
from jungle_pg.stage.scale import ICON, MEDIUM, NOTE, L, S
from jungle_pg.stage.theme import CRIMSON, EDGE
from jungle_pg.stage.view import View
from jungle_pg.ui import skins
from jungle_pg.ui.svg import path, picture, rect
from jungle_pg.ui.text.text_fit import fit_text


@dataclass(frozen=True, slots=True)
class _Look:
    edge: str
    day: str
    night: str
    lit: str
    """The edge, the ground by day and night, and the sign at night."""
    sign: str


LOOKS: Final = {
    "good": _Look("#3F8A3F", "#DDF0C4", "#28452F", "#8FD88A", "M4 14L12 22L26 6"),
    "warn": _Look(EDGE, "#FFE7A8", "#4A4020", "#F9C74F", "M15 3L15 18M15 26L15 27"),
    "bad": _Look(CRIMSON, "#FFD5CC", "#4A2428", "#FF8A90", "M5 5L25 25M25 5L5 25"),
}
SIGN: Final = 30.0
LINES: Final = 2


@lru_cache(maxsize=32)
def _ground(w: float, h: float, kind: str, is_night: bool) -> str:
    look = LOOKS[kind]
    fill = look.night if is_night else look.day
    return picture(w, h, rect(2, 2, w - 4, h - 4, 14, fill, look.edge, 4))


@lru_cache(maxsize=8)
def _sign(kind: str, is_night: bool) -> str:
    look = LOOKS[kind]
    line = look.lit if is_night else look.edge
    return picture(SIGN, SIGN, path(look.sign, line=line, width=5))


def strip_ops(view: View, area: Rect, told: Told) -> DrawList:
    """The strip, its sign and its words, in smaller letters or two lines if they are many."""
    is_night = view.theme.name == "night"
    side = round(view.px(ICON * 0.8))
    left = area.x + view.px(L) + side + view.px(L * 0.8)
    fit = fit_text(
        view, told.text, area.right - left - view.px(L), letters=MEDIUM, least=NOTE * 0.8,
        lines=LINES if area.h > view.px(2 * S) + 2 * view.text_px(NOTE * 0.8) else 1,
    )  # fmt: skip
    middle = area.middle[1]
    ops: list[Op] = [
        skins.skinned(view, area, _ground, told.kind, is_night),
        Drawing(_sign(told.kind, is_night), area.x + view.px(L), round(middle - side / 2), side,
                side),
    ]  # fmt: skip
    for number, line in enumerate(fit.lines):
        y = middle + (number - (len(fit.lines) - 1) / 2) * fit.step - view.px(1)
        ops.append(Text(line, left, y, fit.px, view.theme.text))
    return tuple(ops)
