"""Plates of the players and their clocks."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from jungle_pg.stage.easing import breath
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import fitted
from jungle_pg.stage.living import tick, tick_time
from jungle_pg.stage.ops import Box, Colour, Disc, Drawing, DrawList, Op, Sprite, Text
from jungle_pg.stage.view import SMALLEST_TEXT_PX, View
from jungle_pg.ui import skins
from jungle_pg.ui.panel import sign, standing
from jungle_pg.ui.plates import plate_skins
from jungle_pg.ui.plates.forms import (
    CLOCK,
    FULL,
    LINE,
    NARROW,
    SMALL,
    PlateForm,
)
from jungle_pg.ui.plates.indicators import (
    ProgressContent,
    progress_ops,
    ring_ops,
    score_ops,
    score_width,
)
from jungle_pg.ui.skins import skinned
from jungle_pg.ui.upside_down import half_turned

FULL_HEIGHT: Final = 200
TRAY_ABOVE_LIP: Final = 15.5
BALANCE_ROOM: Final = 46
TENTHS_BELOW_S: Final = 10
DIGITS: Final = "#FFD98A"
LOW_DIGITS: Final = "#FFFFFF"
BAR_GROUND: Final = "#1A1210"
SIGN_GROUND: Final = "#3B2A22"
SIGN: Final = 0.62
"""How large the sign of who is played for is, of its plate."""
SMALLEST_NAME: Final = 0.72
SIGNAL: Final = 1.5
"""What the sign of a connection takes after the name, in sizes of its letters."""
NUMBER: Final = 0.62
"""How large the number beside equal pieces is, of their size."""


TITLE: Final = "plate.captured"
SHORT_TITLE: Final = "plate.captured_short"
"""Keys of the title of a tray of taken pieces."""

TITLE_ON_TRAY: Final = 5
"""Where it has no room below the name: from the left end of the tray."""

DOTS_S: Final = 1.5
"""How long it takes until a dot of somebody who thinks is bright again."""

FAINTEST_DOT: Final = 70


@dataclass(frozen=True, slots=True)
class PlateContent:
    """What a plate tells of a player; portrait and taken pieces are paths of sprites."""

    side: str
    name: str
    sub_line: str
    portrait: str
    taken: tuple[str, ...] = ()
    places: int = 8
    """How many pieces of the other side there are to take."""
    kinds: tuple[str, ...] = ()
    """Each kind has a place, where equal pieces are counted; else each piece has its own."""
    other_side: str = ""
    """Whose pieces are taken: a mark where none is yet has their shape."""
    clock: str | None = None
    is_low: bool = False
    is_active: bool = False
    clock_part: float | None = None
    """How much of the time is left, from 0 to 1; None without a bar."""
    balance: str | None = None
    """What stands at the end of the tray; None leaves no room for it."""
    keeps_clock_room: bool = False
    """Whether the name keeps away from the clock's place even without a clock."""
    is_thinking: bool = False
    """Whether dots come to stand where a clock would be."""
    is_turned: bool = False
    """Whether somebody who sits opposite should read it."""
    progress: ProgressContent | None = None
    """How far this player has come, in place of what was taken."""
    score: str = ""
    """Points from games before, beside a trophy after the name; nothing leaves it out."""
    signal: str = ""
    """The sprite of how well a player at another computer is connected, after all that."""
    ring: tuple[float, float] | None = None
    """Seconds left and the whole limit where that is short, as a ring in place of the clock."""
    sign: str = ""
    """The icon in place of the clock of somebody who is played for."""

    @property
    def has_spoils(self) -> bool:
        """Whether its tray is that of taken pieces."""
        return self.progress is None and bool(self.places or self.taken)

    @property
    def uses_clock_room(self) -> bool:
        """Whether something stands where the clock is, or may soon."""
        return self.clock is not None or self.is_thinking or self.keeps_clock_room

    @property
    def is_square_clock(self) -> bool:
        """Whether what stands there is as wide as it is high."""
        return self.ring is not None or bool(self.sign)


def time_text(left_s: float) -> str:
    """Time left as a clock shows it, with tenths when little is left."""
    if left_s < TENTHS_BELOW_S:
        return f"0:{left_s:04.1f}"
    minutes, seconds = divmod(int(left_s), 60)
    if minutes < 60:
        return f"{minutes}:{seconds:02d}"
    return f"{minutes // 60}:{minutes % 60:02d}:{seconds:02d}"


def clock_ops(
    view: View, rect: Rect, text: str, is_low: bool, part: float | None = None
) -> DrawList:
    """A clock, with a bar of what is left; when that is little the digits stand over a zigzag."""
    area = rect.snapped()
    unit = area.h / CLOCK[1]
    word, size = _snug(view, text, unit * (29 if is_low else 32), area.w - 10 * unit)
    x, y = area.middle[0], area.y + unit * (20 if is_low else 25)
    ink = LOW_DIGITS if is_low else DIGITS
    ops: list[Op] = [skinned(view, area, skins.clock, is_low)]
    if part is not None:
        y -= unit
        wide, high = round(area.w - 28 * unit), max(2, round(4 * unit))
        left, top = round(area.x + 14 * unit), round(area.y + unit * (34 if is_low else 41))
        ops.append(Box(left, top, wide, high, BAR_GROUND))
        if filled := round(wide * part):
            ops.append(Box(left, top, filled, high, ink))
    return (*ops, Text(word, x, y, size, ink, "centre"))


def sign_ops(view: View, rect: Rect, icon_path: str) -> DrawList:
    """The sign of who is played for, on a plate like a clock's."""
    side = min(rect.w, rect.h)
    area = rect.centred(side, side).snapped()
    x, y = area.middle[0], area.y + area.h * 0.46
    drawn = sign(icon_path, x, y, area.h * SIGN, DIGITS, SIGN_GROUND)
    return skinned(view, area, skins.clock, False), drawn


def dots_ops(rect: Rect, now: float, is_calm: bool) -> DrawList:
    """Three dots on a clock's place that grow bright one after the other, on the grid of life."""
    x, y = rect.middle[0], rect.y + rect.h * 26 / CLOCK[1]
    r = max(2, round(rect.h * 0.09))
    time = tick_time(tick(now))
    ops = []
    for number in range(3):
        light = 1.0 if is_calm else breath(time - number * DOTS_S / 6, DOTS_S)
        alpha = round(FAINTEST_DOT + (255 - FAINTEST_DOT) * light)
        ops.append(Disc(round(x + (number - 1) * r * 3.4), round(y), r, DIGITS, alpha))
    return tuple(ops)


def form_for(view: View, rect: Rect, looks: Sequence[PlateContent]) -> PlateForm:
    """The form in which all these players can be told of on plates of this size."""
    form = _usual_form(view, rect)
    if form is FULL and not all(_tells(view, rect, look, form) for look in looks):
        return NARROW
    return form


def player_ops(
    view: View, rect: Rect, look: PlateContent, form: PlateForm | None = None
) -> DrawList:
    """The plate of a player, in its small form where there is little height."""
    form = form or _usual_form(view, rect)
    area, scale = rect.snapped(), form.scale(view, rect)
    plate = standing(view, area, lambda w, h: plate_skins.player(w, h, look.side, look.is_active))
    ops: list[Op] = [plate, *_words(view, area, look, form)]
    if form.tray_height and (look.has_spoils or look.progress):
        ops += _tray(view, area, look, form, scale)
    if look.is_turned:
        ops = list(half_turned(tuple(ops), *area.middle))
    if look.is_active:
        w, h = (round(side * scale) for side in plate_skins.ARROW)
        x, y = area.x - 4 * scale, area.middle[1] - 6 * scale
        ops.append(Drawing(plate_skins.turn_arrow(), round(x - w / 2), round(y - h / 2), w, h))
    return tuple(ops)


def _usual_form(view: View, rect: Rect) -> PlateForm:
    """The form for a height."""
    return next((form for form in (FULL, SMALL) if form.suits(view, rect)), LINE)


def _words(view: View, area: Rect, look: PlateContent, form: PlateForm) -> list[Op]:
    """Portrait, name, sub-line and clock."""
    paint, scale = plate_skins.SIDES[look.side], form.scale(view, area)
    x, y, side = form.portrait
    px = round(side * scale)
    ops: list[Op] = [Sprite(look.portrait, area.x + x * scale, form.middle(view, area, y), px, px)]
    clock = form.clock_place(view, area)
    if look.ring is not None:
        ops += ring_ops(form.ring_place(view, area), *look.ring, look.is_low)
    elif look.sign:
        ops += sign_ops(view, form.ring_place(view, area), look.sign)
    elif look.clock is not None:
        ops += clock_ops(view, clock, look.clock, look.is_low, look.clock_part)
    elif look.is_thinking:
        ops.append(skinned(view, clock.snapped(), skins.clock, False))
    title = _title(view, area, look, form)
    rise = form.rise * scale if title is not None and title.align == "left" else 0.0
    for number, (text, place_of, ink, room) in enumerate(_lines(view, area, look, form)):
        left, middle, size = place_of
        word, letters = _snug(view, text, size * scale, room)
        at = (area.x + left * scale, form.middle(view, area, middle) - rise)
        ops.append(Text(word, *at, letters, ink, shadow=paint.shadow))
        if look.score and not number:
            x = at[0] + view.measure(word, letters)
            ops += score_ops(x, at[1], look.score, size * scale, look.side)
        if look.signal and not number:
            x = at[0] + view.measure(word, letters)
            x += score_width(view, look.score, size * scale) + letters * SIGNAL / 2
            ops.append(sign(look.signal, x, at[1], letters, paint.name, paint.face))
    return ops if title is None else [*ops, title]


def _title(view: View, area: Rect, look: PlateContent, form: PlateForm) -> Text | None:
    """The title of the tray, in fewer words where room is short; None where there is none.

    It stands over the tray, or at the end of the name's line where lines are few.
    """
    if not (form.tray_height and look.has_spoils):
        return None
    scale, (left, middle, size) = form.scale(view, area), form.title
    letters = max(SMALLEST_TEXT_PX, round(size * scale))
    name = _lines(view, area, look, form)[0]
    room = _title_room(view, area, look, form)
    outer = (left - form.tray_side - TITLE_ON_TRAY) * scale
    places = [(area.x + left * scale, middle, room, "left")]
    if form.portrait[1] + form.portrait[2] / 2 < middle - size / 2:
        places.append((area.x + left * scale - outer, middle, room + outer, "left"))
    if form.sub_line is None:
        word, its_size = _snug(view, name[0], name[1][2] * scale, name[3])
        beside = name[3] - view.measure(word, its_size) - 16 * scale
        right = area.x + name[1][0] * scale + name[3]
        right += score_width(view, look.score, name[1][2] * scale)
        places.insert(0, (right, name[1][1], beside, "right"))
    paint = plate_skins.SIDES[look.side]
    for word in map(view.words, (TITLE, SHORT_TITLE)):
        for x, y, room, align in places:
            if view.measure(word, letters) <= room:
                at = x, form.middle(view, area, y)
                return Text(word, *at, letters, paint.soft_text, align, paint.shadow)
    return None


def _title_room(view: View, area: Rect, look: PlateContent, form: PlateForm) -> float:
    """How wide the title over the tray may be: what is above it is no hindrance."""
    scale, (left, middle, size) = form.scale(view, area), form.title
    clock = form.ring_place if look.is_square_clock else form.clock_place
    place, right = clock(view, area), area.right - form.clock_right * scale
    top = form.middle(view, area, middle) - max(SMALLEST_TEXT_PX, size * scale) / 2
    if look.uses_clock_room and top < place.bottom:
        right = place.x - 8 * scale
    return right - area.x - left * scale


def _lines(
    view: View, area: Rect, look: PlateContent, form: PlateForm
) -> list[tuple[str, tuple[float, float, float], str, float]]:
    """Name and sub-line: their words, place and ink, and how much room they have."""
    scale, paint = form.scale(view, area), plate_skins.SIDES[look.side]
    edge = area.right - form.clock_right * scale
    beside = form.clock_place(view, area).x - 8 * scale if look.uses_clock_room else edge
    above = edge if form.is_name_above_clock else beside
    if look.is_square_clock:
        above = beside = form.ring_place(view, area).x - 8 * scale
    lines = []
    for text, place, ink, right in (
        (look.name, form.name, paint.name, above),
        (look.sub_line, form.sub_line, paint.soft_text, beside),
    ):
        if text and place is not None:
            room = right - area.x - place[0] * scale
            if text is look.name:
                room -= score_width(view, look.score, place[2] * scale)
                room -= place[2] * scale * SIGNAL if look.signal else 0.0
            lines.append((text, place, ink, max(0.0, room)))
    return lines


def _tells(view: View, rect: Rect, look: PlateContent, form: PlateForm) -> bool:
    """Whether everything can be read on a plate of this form."""
    scale = form.scale(view, rect)
    return all(
        _snug(view, text, place[2] * scale, room)[0] == text
        for text, place, _, room in _lines(view, rect, look, form)
    )


def _snug(view: View, text: str, size: float, room: float) -> tuple[str, int]:
    """A text in letters a little smaller where that lets it fit, and their size."""
    letters = max(SMALLEST_TEXT_PX, round(size))
    least = max(SMALLEST_TEXT_PX, round(size * SMALLEST_NAME))
    while letters > least and view.measure(text, letters) > room:
        letters -= 1
    return fitted(text, letters, room, view.measure), letters


def _tray(view: View, area: Rect, look: PlateContent, form: PlateForm, scale: float) -> list[Op]:
    """The taken pieces with how much better off this side is, on a tray."""
    high = form.tray_height * scale
    margin = form.tray_side * scale
    top = area.bottom - max(form.tray_bottom * scale, view.px(TRAY_ABOVE_LIP)) - high
    tray = Rect(area.x + margin, top, area.w - 2 * margin, high).snapped()
    if look.progress is not None:
        paint = plate_skins.SIDES[look.side]
        return progress_ops(view, tray, look.progress, paint.face, paint.shape)
    ops: list[Op] = [skinned(view, tray, skins.inset, view.theme, 14)]
    balance = 0 if look.balance is None else BALANCE_ROOM * scale
    inner = tray.inset(10 * scale, 0, 10 * scale + balance, 0)
    if look.balance:
        size = max(SMALLEST_TEXT_PX, round(form.tray_height * scale * 0.42))
        at = (inner.right + balance / 2, inner.middle[1])
        ops.append(Text(look.balance, *at, size, view.theme.text, "centre"))
    return [
        *ops,
        *spoils_ops(view, inner, look, form.piece * scale, plate_skins.PLACE_MARK * scale),
    ]


def spoils_ops(
    view: View,
    area: Rect,
    look: PlateContent,
    largest: float,
    mark_size: float,
    ink: Colour | None = None,
) -> list[Op]:
    """The taken pieces in a row, and a small mark for what may follow."""
    places = spoils_of(look)
    step, y = area.w / max(1, len(places)), area.middle[1]
    side = round(min(largest, step * 0.98))
    letters = max(SMALLEST_TEXT_PX, round(side * NUMBER))
    mark = plate_skins.place_mark(_shape(look), view.theme.paper_line)
    mark_px = max(4, round(min(mark_size, step)))
    ops: list[Op] = []
    for number, (sprite, count) in enumerate(places):
        x = area.x + step * (number + 0.5)
        if not count:
            at = (round(x - mark_px / 2), round(y - mark_px / 2))
            ops.append(Drawing(mark, *at, mark_px, mark_px))
        elif count == 1:
            ops.append(Sprite(sprite, x, y, side, side))
        else:
            wide = view.measure(str(count), letters)
            # A piece makes room for its number where both would be wider than their place.
            px = min(side, max(1, round(step - wide)))
            left = x - (px + wide) / 2
            ops.append(Sprite(sprite, left + px / 2, y, px, px))
            ops.append(Text(str(count), left + px, y, letters, ink or view.theme.text))
    return ops


def _shape(look: PlateContent) -> str:
    """The shape of the other side's pieces; red is the other side of all but itself."""
    other = look.other_side or ("blue" if look.side == "red" else "red")
    return plate_skins.SIDES[other].shape


def spoils_of(look: PlateContent) -> list[tuple[str, int]]:
    """The places of a tray: the sprite of each and how many pieces lie there."""
    if look.kinds:
        return [(kind, look.taken.count(kind)) for kind in look.kinds]
    empty = max(0, look.places - len(look.taken))
    return [*((sprite, 1) for sprite in look.taken), *[("", 0)] * empty]
