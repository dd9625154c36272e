"""How plates, tabs, ropes and other small parts look, as SVG text in units of layout."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from jungle_pg.stage.ops import Colour
from jungle_pg.stage.theme import EDGE, GOLD, INK, Theme
from jungle_pg.ui.svg import circle, number, path, picture, rect, stroke

ROPE_WIDTH: Final = 14
ARROW: Final = (30, 44)
PLACE_MARK: Final = 20
HALO: Final = 56
TICK: Final = 24


@dataclass(frozen=True, slots=True)
class SidePaint:
    """The colours of a side's plate and of the words on it, and the shape of its pieces."""

    face: Colour
    lip: Colour
    light: Colour
    shadow: Colour | None
    soft_text: Colour
    shape: str = "square"
    name: Colour = "#FFFFFF"


SIDES: Final = {
    "red": SidePaint("#F0714F", "#A93A22", "#FFB39A", "#5A1B10", "#FFF0E8", "round"),
    "blue": SidePaint("#2F62B0", "#12305C", "#6C9AE0", "#0B1E3C", "#CFE0FF"),
    "green": SidePaint("#1B6E4C", "#063323", "#5FBF90", "#04241A", "#D3F3E1"),
    "black": SidePaint("#574640", "#1F1719", "#9C8172", "#140E10", "#E8D6C2", "octagon"),
    "yellow": SidePaint("#FFD23F", "#B9861B", "#FFF0A8", None, "#6B4A0C", name=INK),
}


@lru_cache(maxsize=64)
def player(w: float, h: float, side: str, is_active: bool) -> str:
    """The plate of a player; whose turn it is has a gold frame."""
    paint = SIDES[side]
    frame = rect(1.5, 1.5, w - 3, h - 3, 28, GOLD, INK, 3) if is_active else ""
    return picture(
        w,
        h + 8,
        rect(5, 11, w - 8, h - 6, 26, INK, alpha=0.3),
        frame,
        rect(6, 11, w - 12, h - 17, 24, paint.lip, INK, 4),
        rect(6, 6, w - 12, h - 18, 24, paint.face, INK, 4),
        stroke(30, 13, w - 30, 13, paint.light, 3.5),
    )


@lru_cache(maxsize=8)
def turn_arrow() -> str:
    """The arrow beside the plate of whose turn it is, 30 x 44."""
    return picture(*ARROW, path("M6 5L25 22L6 39Z", GOLD, INK, 4))


@lru_cache(maxsize=8)
def place_mark(shape: str, colour: Colour) -> str:
    """An empty place for a taken piece, 20 x 20, in the shape of the side it waits for."""
    shapes = {
        "round": circle(10, 10, 6, colour),
        "square": rect(4.5, 4.5, 11, 11, 3, colour),
        "octagon": path("M7.6 4.2H12.4L15.8 7.6V12.4L12.4 15.8H7.6L4.2 12.4V7.6Z", colour),
    }
    return picture(PLACE_MARK, PLACE_MARK, shapes[shape])


@lru_cache(maxsize=32)
def rope(h: float) -> str:
    """A rope from which boards hang, 14 wide."""
    twists = "".join(stroke(5, y, 9, y + 4, "#9A7440", 2) for y in range(2, int(h), 9))
    edge, strand = (stroke(7, -9, 7, h + 9, *paint) for paint in ((INK, 9), ("#D8B878", 5)))
    return picture(ROPE_WIDTH, h, edge, strand, twists)


@lru_cache(maxsize=64)
def section_line(w: float, theme: Theme) -> str:
    """The line behind the title of a section, 6 high."""
    return picture(w, 6, stroke(2, 3, w - 2, 3, theme.paper_line, 3.5))


@lru_cache(maxsize=4)
def halo(is_strong: bool) -> str:
    """The light round a knob under the mouse, 56 x 56."""
    return picture(HALO, HALO, rect(2, 2, 52, 52, 26, GOLD, alpha=0.7 if is_strong else 0.4))


@lru_cache(maxsize=64)
def ring(w: float, h: float, radius: float) -> str:
    """The gold line round what the keys go to."""
    return picture(w, h, rect(1.5, 1.5, w - 3, h - 3, radius, line=GOLD, width=3))


@lru_cache(maxsize=64)
def segment_tray(w: float, h: float, theme: Theme, has_ring: bool) -> str:
    """The tray of a row of joined choices, with 4 units of air for the ring."""
    shapes = [rect(1.5, 1.5, w - 3, h - 3, 17, line=GOLD, width=3)] if has_ring else []
    shapes.append(rect(5, 5, w - 10, h - 10, 14, theme.tray, theme.wood_dark, 3))
    return picture(w, h, *shapes)


@lru_cache(maxsize=128)
def segment(w: float, h: float, theme: Theme, is_chosen: bool) -> str:
    """A part of the tray: raised when chosen, else lit a little."""
    if not is_chosen:
        return picture(w, h, rect(2, 2, w - 4, h - 4, 10, theme.row, alpha=0.8))
    return picture(
        w,
        h,
        rect(1.5, 4, w - 3, h - 5.5, 10, EDGE),
        rect(1.5, 1.5, w - 3, h - 5.5, 10, theme.current_row, EDGE, 3),
    )


@lru_cache(maxsize=4)
def tick(colour: Colour) -> str:
    """A check mark, 24 x 24."""
    return picture(TICK, TICK, path("M3 12l6.5 7.5l11.5 -15", line=colour, width=4.5))


@lru_cache(maxsize=128)
def tab(w: float, h: float, theme: Theme, state: str, has_ring: bool) -> str:
    """A tab: `chosen` is open to the paper below it, `normal` and `hover` stand lower."""
    is_chosen = state == "chosen"
    top = 2 if is_chosen else 9
    fill = theme.paper if is_chosen else theme.row if state == "hover" else theme.tray
    d = (
        f"M2 {number(h + 4)}V{top + 14}Q2 {top} 16 {top}H{number(w - 16)}"
        f"Q{number(w - 2)} {top} {number(w - 2)} {top + 14}V{number(h + 4)}"
    )
    shapes = [path(d, fill, theme.wood_dark, 3.5)]
    if has_ring:
        shapes.append(rect(7, top + 5, w - 14, h - top - 10, 10, line=GOLD, width=3))
    return picture(w, h, *shapes)
