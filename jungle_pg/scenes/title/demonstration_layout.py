"""Where things are in a demonstration, and how its players and its result look."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from jungle_pg.core.log import Setup
from jungle_pg.core.rulebook import Seat
from jungle_pg.engine.levels import level_of
from jungle_pg.games.game import Game
from jungle_pg.games.names import side_colour, side_name
from jungle_pg.games.values import Field
from jungle_pg.scenes.board.layout_hands import PARTS, board_shape, shape_of
from jungle_pg.scenes.board.watched_field import field_beside_hands, watched_field
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import few_lines, fitted
from jungle_pg.stage.ops import DrawList, Sprite, Text
from jungle_pg.stage.view import SMALLEST_TEXT_PX, View
from jungle_pg.ui.panel import PLANK_MARGINS, PLANK_STEP, plank_ops, standing
from jungle_pg.ui.plates import plate_skins

EDGE: Final = 24
COLUMN: Final = 452
NARROWEST: Final = 250
"""A column is at least so wide, if the board has to be smaller for it."""

TWO_COLUMNS: Final = 320
"""With so much room on both sides of the board there is a column on each."""

PLATE: Final = 124
LOW_PLATE: Final = 108
PLANK: Final = 76
HEADING: Final = 60
GAP: Final = 18
LOGO: Final = 1380 / 480
"""Its width for each unit of height."""

LEAST_LOGO: Final = 70
"""A lower logo is left out."""

LARGEST_LOGO: Final = 240
NAME: Final = 30
SUB_LINE: Final = 21
RESULT: Final = 32
ASKING: Final = 30
TOLD: Final = 24
SMALLEST_UNITS: Final = 12
MOST_LINES: Final = 3


@dataclass(frozen=True, slots=True)
class DemonstrationLayout:
    """Where things are in a window."""

    field: Field
    plates: tuple[Rect, Rect]
    """Of the players, by their seats."""
    plank: Rect
    logo: Rect | None
    heading: Rect | None


def places(view: View, game: Game, rules: Any) -> DemonstrationLayout:
    """The largest board, and everything else beside it, or above and below it."""
    if view.is_portrait:
        return _upright(view, game, rules)
    edge, window = view.px(EDGE), view.window
    room = (view.width - (view.height - 2 * edge) * board_shape(game, rules)) / 2 - 2 * edge
    if room >= view.px(TWO_COLUMNS):
        return _between(view, game, rules, room)
    board_w = (view.height - 2 * edge) * shape_of(game, rules)
    wide = max(view.px(NARROWEST), min(view.px(COLUMN), view.width - board_w - 3 * edge))
    area = window.inset(edge, edge, wide + 2 * edge, edge)
    field = watched_field(game, rules, area)
    side = Rect(view.width - edge - wide, edge, wide, view.height - 2 * edge)
    return _beside(view, field, side)


def _between(view: View, game: Game, rules: Any, room: float) -> DemonstrationLayout:
    """The players with their hands on the left of the board, name and plank on its right."""
    edge, wide = view.px(EDGE), min(view.px(COLUMN), room)
    left_x = edge + (room - wide) / 2 + edge / 2
    right_x = view.width - left_x - wide
    column = Rect(left_x, 2 * edge, wide, view.height - 4 * edge)
    high = view.px(PLATE)
    logo = Rect(right_x, column.y, wide, wide / LOGO)
    heading = Rect(right_x, logo.bottom + view.px(GAP), wide, view.px(HEADING))
    plank = Rect(right_x, column.bottom - view.px(PLANK), wide, view.px(PLANK))
    hands = column.inset(0, high + view.px(GAP), 0, high + view.px(GAP))
    field = field_beside_hands(game, rules, view.window.shrunk(edge), hands)
    return DemonstrationLayout(
        field, (column.from_bottom(high), column.from_top(high)), plank, logo, heading
    )


def _beside(view: View, field: Field, side: Rect) -> DemonstrationLayout:
    """Everything in one column on the right of the board."""
    gap, plate, plank = view.px(GAP), view.px(PLATE), view.px(PLANK)
    heading = view.px(HEADING)
    rest = side.h - 2 * plate - plank - 3 * gap
    logo_h = min(side.w / LOGO, rest - gap, view.px(LARGEST_LOGO))
    has_logo = logo_h >= view.px(LEAST_LOGO)
    rest -= logo_h + gap if has_logo else 0
    has_heading = rest >= heading + gap
    top = side.y
    logo = None
    if has_logo:
        logo = Rect(side.middle[0] - logo_h * LOGO / 2, top, logo_h * LOGO, logo_h)
        top = logo.bottom + gap
    above = Rect(side.x, top, side.w, plate)
    below = side.from_bottom(plate)
    middle = (above.bottom + below.y) / 2
    block = plank + (heading + gap if has_heading else 0)
    first = middle - block / 2
    name = Rect(side.x, first, side.w, heading) if has_heading else None
    asking = Rect(side.x, first + block - plank, side.w, plank)
    return DemonstrationLayout(field, (below, above), asking, logo, name)


def _upright(view: View, game: Game, rules: Any) -> DemonstrationLayout:
    """Name, one player, board, the other player, plank, from the top to the bottom."""
    edge, gap, window = view.px(EDGE), view.px(GAP), view.window
    plate, plank = view.px(LOW_PLATE), view.px(PLANK)
    fixed = 2 * plate + plank + 4 * gap
    room = window.inset(edge, edge, edge, edge + fixed)
    field = watched_field(game, rules, room)
    frame = field.square * game.look.margin
    board_h = field.rect.h + 2 * frame
    if field.zones is not None:
        board_h *= PARTS
    spare = room.h - board_h
    logo_h = min(spare - 2 * gap, room.w / LOGO, view.px(LARGEST_LOGO))
    has_logo = logo_h >= view.px(LEAST_LOGO)
    free = (spare - (logo_h + gap if has_logo else 0)) / 2
    top = edge + free
    logo = None
    if has_logo:
        logo = Rect(window.middle[0] - logo_h * LOGO / 2, top, logo_h * LOGO, logo_h)
        top = logo.bottom + gap
    wide = field.rect.w + frame
    x = window.middle[0] - wide / 2
    above = Rect(x, top, wide, plate)
    board = Rect(0, above.bottom + gap, window.w, board_h)
    field = watched_field(game, rules, board)
    below = Rect(x, board.bottom + gap, wide, plate)
    asking = Rect(x, below.bottom + gap, wide, plank)
    return DemonstrationLayout(field, (below, above), asking, logo, None)


def contender_ops(
    view: View, rect: Rect, game: Game, setup: Setup[Any], seat: Seat, is_active: bool
) -> DrawList:
    """The plate of a computer: the face of its level, its name, its side and how it plays."""
    rules, words = setup.rules, view.words
    level = setup.players[seat].level or 1
    face, key = game.look.face(rules, seat, level)
    name = words(key)
    side = plate_skins.SIDES.get(colour := side_colour(game, rules, seat))
    assert side is not None
    sub_line = words(
        "demonstration.player",
        side=side_name(game, rules, seat, words),
        level=words(f"level.{level_of(level).word}"),
    )
    area = rect.snapped()
    scale = area.h / PLATE
    plate = standing(view, area, lambda w, h: plate_skins.player(w, h, colour, is_active))
    face_px = round(90 * scale)
    left = area.x + face_px + 34 * scale
    room = area.right - 24 * scale - left
    middle = area.middle[1] - view.px(3)
    ops: list[Sprite | Text] = [
        Sprite(face, area.x + 22 * scale + face_px / 2, middle, face_px, face_px)
    ]
    for text, units, y, ink in (
        (name[:1].upper() + name[1:], NAME, -18, side.name),
        (sub_line, SUB_LINE, 18, side.soft_text),
    ):
        letters = snug(view, text, units, room)
        word = fitted(text, letters, room, view.measure)
        ops.append(Text(word, left, middle + view.px(y), letters, ink, shadow=side.shadow))
    return (plate, *ops)


def snug(view: View, text: str, units: float, room: float) -> int:
    """The size of letters in which a text fits, if they need not be too small to read."""
    letters = view.text_px(units)
    while letters > SMALLEST_TEXT_PX and view.measure(text, letters) > room:
        letters -= 1
    return letters


def plank_letters(view: View, text: str, units: float, wide: float) -> float:
    """The units in which a text fits on one line of a plank that is so wide, at most some."""
    room = wide - view.px(PLANK_MARGINS)
    while units > SMALLEST_UNITS and view.text_width(text, units) > room:
        units -= 1
    return units


def told_in(view: View, told: Sequence[str], wide: float) -> str:
    """The first of some texts that fits on one line of a plank, or the last one."""
    room = wide - view.px(PLANK_MARGINS)
    fitting = (text for text in told if view.text_width(text, SMALLEST_UNITS) <= room)
    return next(fitting, told[-1])


def result_ops(view: View, board: Rect, text: str) -> DrawList:
    """How a game ended, on a plank across the board."""
    letters = view.text_px(RESULT)
    widest = board.w * 0.94
    lines = few_lines(text, letters, widest - view.px(PLANK_MARGINS), MOST_LINES, view.measure)
    longest = max(view.measure(line, letters) for line in lines)
    high = len(lines) * letters * PLANK_STEP + view.px(40)
    wide = min(widest, longest + view.px(PLANK_MARGINS + 24))
    return plank_ops(view, board.centred(wide, high), text, size=RESULT)
