"""Folders, files and places as rows, and where they stand in the dialog that looks for a file."""

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from jungle_pg.files.saves.browsing import Entry, KnownFolder
from jungle_pg.scenes.saves.captions import when_text
from jungle_pg.scenes.saves.long_names import cut_inside
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import fitted
from jungle_pg.stage.ops import Drawing, DrawList, Op, Text
from jungle_pg.stage.view import View
from jungle_pg.ui import skins
from jungle_pg.ui.controls.button import ROW_HEIGHT, Button, icon
from jungle_pg.ui.controls.segments import Segments
from jungle_pg.ui.text.field import ERROR_TEXT, HEIGHT
from jungle_pg.ui.widget import NOWHERE

WIDTH: Final = 872
TALLEST: Final = 640
AROUND: Final = 180
"""What the rest of the dialog takes of a window's height, besides its buttons."""

PLACES: Final = 250
NARROW: Final = 700
"""Below this there is room for one list only."""

GAP: Final = 10
LINE: Final = 48
PATH_SIZE: Final = 23
LEAST_LIST: Final = 120
LOW_LINE: Final = 38
"""The line of the path; it is lower where it would leave less than this to the lists."""

TRAY: Final = 6
ROW_SIZE: Final = 21
WHEN_SIZE: Final = 18
ICON: Final = 30
SIDE: Final = 12
EDGE: Final = "#C78A1E"
PLACE_ICONS: Final = {
    "home": "home",
    "saves": "save",
    "folder": "load",
    "recent": "clock",
    "drive": "computer",
}


@dataclass(frozen=True, slots=True)
class PathLine:
    """Which folder is seen, what is said where it has nothing to show, and what is missing."""

    path: str
    empty: str = ""
    missing: str = ""


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Where everything stands; what there is no room for is nowhere."""

    field: Rect
    up: Rect
    to_places: Rect
    kinds: Rect
    list_here: Rect
    line: Rect
    places_tray: Rect
    files_tray: Rect
    places: Rect
    files: Rect


def table_room(view: View, buttons_h: float) -> tuple[float, float]:
    """The room the dialog gives to all this."""
    high = view.height - view.px(AROUND) - buttons_h
    return view.px(WIDTH), min(view.px(TALLEST), high)


def table_layout(view: View, room: Rect, kinds: Segments, list_here: Button) -> TableLayout:
    """The field, a row of buttons, the path, and one or two lists below."""
    gap, high = view.px(GAP), view.px(ROW_HEIGHT)
    is_narrow = room.w < view.px(NARROW)
    field = room.inset(0, gap, 0, 0).from_top(view.px(HEIGHT))
    top = field.bottom + view.text_px(ERROR_TEXT) * 1.3 + gap
    square = view.px(ROW_HEIGHT + 6)
    up = Rect(room.x, top, square, high)
    to_places, left = NOWHERE, up.right + gap / 2
    if is_narrow:
        to_places = Rect(left, top, square, high).snapped()
        left = to_places.right + gap / 2
    wish = list_here.size(view)[0]
    if left + kinds.least_width(view) + gap + wish > room.right:
        list_here.tip, list_here.label, wish = list_here.label, "", square
    segments_w = min(kinds.size(view)[0], room.right - left - wish - gap)
    segments = Rect(left, top + (high - kinds.size(view)[1]) / 2, segments_w, kinds.size(view)[1])
    here = Rect(room.right - wish, top, wish, high)
    start = top + high + gap / 2
    is_low = room.bottom - start < view.px(LINE + LEAST_LIST)
    line = Rect(room.x, start, room.w, view.px(LOW_LINE if is_low else LINE))
    below = Rect(room.x, line.bottom, room.w, room.bottom - line.bottom)
    places_w = 0.0 if is_narrow else view.px(PLACES)
    places_tray = NOWHERE if is_narrow else below.from_left(places_w).snapped()
    files_tray = below.inset(places_w + gap if places_w else 0, 0, 0, 0).snapped()
    tray = view.px(TRAY)
    return TableLayout(
        field.snapped(),
        up.snapped(),
        to_places,
        segments.snapped(),
        here.snapped(),
        line,
        places_tray,
        files_tray,
        places_tray if is_narrow else places_tray.shrunk(tray).snapped(),
        files_tray.shrunk(tray).snapped(),
    )


def folder_ops(view: View, table: TableLayout, line: PathLine) -> DrawList:
    """The trays, the path above them, and words where there is nothing."""
    theme, letters = view.theme, view.text_px(ROW_SIZE)
    ops: list[Op] = []
    for tray in (table.places_tray, table.files_tray):
        if tray != NOWHERE:
            svg = skins.row(tray.w / view.zoom, tray.h / view.zoom, theme.card, theme.paper_line)
            ops.append(Drawing(svg, tray.x, tray.y, tray.w, tray.h))
    ops += _path_ops(view, table.line, line)
    if line.empty:
        words = fitted(line.empty, letters, table.files_tray.w, view.measure)
        ops.append(Text(words, *table.files_tray.middle, letters, theme.soft_text, "centre"))
    return tuple(ops)


def _path_ops(view: View, area: Rect, line: PathLine) -> list[Op]:
    """A sign and the path over the whole width; what is missing at its end."""
    theme, letters = view.theme, view.text_px(PATH_SIZE)
    side, picture, y = view.px(SIDE), view.px(ICON), area.middle[1]
    ops: list[Op] = [icon("load", area.x + picture / 2, y, picture, theme.text, theme.paper)]
    x = area.x + picture + side
    room = area.right - x
    if line.missing:
        small = view.text_px(WHEN_SIZE)
        ops.append(Text(line.missing, area.right, y, small, theme.soft_text, "right"))
        room -= view.measure(line.missing, small) + side
    path = cut_inside(view.readable(line.path), letters, room, view.measure)
    return [*ops, Text(path, x, y, letters, theme.text)]


def place_ops(view: View, shown: KnownFolder, place: Rect, state: str) -> DrawList:
    """A place to begin: a sign, and its name."""
    if shown.kind in ("home", "saves"):
        name = view.words(f"load.place_{shown.kind}")
    else:
        name = shown.path.name or str(shown.path)
    return _row(view, PLACE_ICONS[shown.kind], name, "", place, state)


def entry_ops(view: View, entry: Entry, place: Rect, state: str, now: datetime) -> DrawList:
    """A folder or a file: a sign, its name, and when a file was changed."""
    when = "" if entry.is_folder else when_text(view.words, entry.changed, now)
    sign = "load" if entry.is_folder else "moves"
    return _row(view, sign, entry.path.name, when, place, state)


def _row(view: View, sign: str, name: str, when: str, place: Rect, state: str) -> DrawList:
    theme, letters, small = view.theme, view.text_px(ROW_SIZE), view.text_px(WHEN_SIZE)
    ops: list[Op] = []
    if state != "normal":
        fill, edge = (theme.current_row, EDGE) if state == "chosen" else (theme.paper, "")
        svg = skins.row(place.w / view.zoom, place.h / view.zoom, fill, edge)
        ops.append(Drawing(svg, place.x, place.y, place.w, place.h))
    side, picture = view.px(SIDE), view.px(ICON)
    y = place.middle[1] - view.px(1)
    ops.append(icon(sign, place.x + side + picture / 2, y, picture, theme.text, theme.card))
    left = place.x + side + picture + side
    when_px = view.measure(when, small) + side if when else 0.0
    room = place.right - side - left - when_px
    shown = cut_inside(view.readable(name), letters, room, view.measure)
    ops.append(Text(shown, left, y, letters, theme.text))
    if when:
        ops.append(Text(when, place.right - side, y, small, theme.soft_text, "right"))
    return tuple(ops)
