"""Where things are in a demonstration, and how its players, its planks and its result look."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from jungle_pg.board.fields import board_shape, field_beside_hands, shape_of, watched_field
from jungle_pg.core.log import Setup
from jungle_pg.core.rulebook import Seat
from jungle_pg.engine.levels import level_of
from jungle_pg.games.game import Game
from jungle_pg.games.names import side_colour, side_name
from jungle_pg.games.values import Field
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList, Sprite, Text
from jungle_pg.stage.scale import HEADING, SMALL, XL, L, M
from jungle_pg.stage.view import View
from jungle_pg.ui.layout import Choice, Column, Fit, Gap, Part, Row, Slot
from jungle_pg.ui.layout_solver import least_size, solve
from jungle_pg.ui.panel import PLANK_MARGINS, PLANK_STEP, plank_ops, standing
from jungle_pg.ui.plates import plate_skins
from jungle_pg.ui.text.text_fit import fit_text

COLUMN: Final = 452
NARROWEST: Final = 250
"""A column is at least so wide, if the board has to be smaller for it."""

TWO_COLUMNS: Final = 320
"""With so much room on both sides of the board there is a column on each."""

EDGE: Final = 24.0
PLATE: Final = 124
LOW_PLATE: Final = 108
PLANK: Final = 76
TOLD: Final = 60
"""The height of the plank that says what is shown."""

LOGO: Final = 1380 / 480
"""Its width for each unit of height."""

LEAST_LOGO: Final = 70
LEAST_LOGO_ABOVE: Final = 120
"""A lower logo is left out: beside a board, and above it."""

LARGEST_LOGO: Final = 240
FACE: Final = 90
LINE: Final = 36
PLATE_INSETS: Final = (22.0, 0.0, 24.0, 6.0)
"""On the plate of a player; its lip is below."""

ACROSS_BOARD: Final = 0.94
"""How much of the width of a board a result may take."""

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
    form = _upright(view, game, rules) if view.is_portrait else _wide(view, game, rules)
    at = solve(form, view.window, view.zoom)
    if "hands" in at:
        field = field_beside_hands(game.look, rules, at["board"], at["hands"])
    else:
        field = watched_field(game.look, rules, at["board"])
    plates = (at["below"], at["above"])
    return DemonstrationLayout(field, plates, at["plank"], at.get("logo"), at.get("heading"))


def _wide(view: View, game: Game, rules: Any) -> Choice:
    """A column on each side of the board, or one on its right."""
    high = view.height / view.zoom - 2 * EDGE
    air = Gap(least=(EDGE, 0.0), grow=1.0)
    board = Slot("board", least=(high * board_shape(game.look, rules), 0.0))
    players, told = _players_and_hands(), _name_and_planks()
    between = Row((air, players, air, board, air, told, air), padding=(0.0, EDGE, 0.0, EDGE))
    board = Slot("board", wanted=(high * shape_of(game.look, rules), None), grow=1.0)
    beside = Row((board, _everything()), gap=EDGE, padding=(EDGE, EDGE, EDGE, EDGE))
    return Choice((between, beside))


def _players_and_hands() -> Column:
    """The column on the left of a board: between the players their hands."""
    parts = (_plate("above"), Slot("hands", grow=1.0), _plate("below"))
    return _column(parts, TWO_COLUMNS)


def _name_and_planks() -> Column:
    """The column on the right of a board."""
    return _column((_logo(), _plank("heading", TOLD), Gap(grow=1.0), _plank("plank")), TWO_COLUMNS)


def _column(parts: tuple[Part, ...], least: float) -> Column:
    padding = (0.0, EDGE, 0.0, EDGE)
    return Column(
        parts, gap=L, padding=padding, least=(least, None), wanted=(COLUMN, None), shrink=1
    )


def _everything() -> Choice:
    """All in one column: in a low window without a heading, then without the logo."""

    def column(logo: Fit | None, *, has_heading: bool) -> Column:
        told = (_plank("heading", TOLD),) if has_heading else ()
        middle = Column((*told, _plank("plank")), gap=L, justify="centre", grow=1.0)
        above = () if logo is None else (logo,)
        parts = (*above, _plate("above"), middle, _plate("below"))
        return Column(parts, gap=L)

    forms = (
        column(_logo(), has_heading=True),
        column(_logo(LEAST_LOGO), has_heading=False),
        column(None, has_heading=True),
        column(None, has_heading=False),
    )
    wide = (COLUMN, None)
    return Choice(forms, least=(NARROWEST, None), wanted=wide, most=wide, shrink=1)


def _upright(view: View, game: Game, rules: Any) -> Choice:
    """Name, one player, board, the other player, plank, from the top to the bottom."""
    shape = shape_of(game.look, rules)
    low = (_plate("above", LOW_PLATE), _plate("below", LOW_PLATE), _plank("plank"))
    others = least_size(Column((*low, Gap()), gap=L))[1]
    room_w, room_h = view.width / view.zoom - 2 * EDGE, view.height / view.zoom - 2 * EDGE
    wide = min(room_w, (room_h - others) * shape)
    # Plates are a little narrower than the frame of the board between them.
    above, below, plank = (replace(slot, wanted=(wide - 2 * L, None)) for slot in low)
    bare = (above, Slot("board", least=(wide, wide / shape)), below, plank)

    def column(parts: tuple[Part, ...]) -> Column:
        edges = (EDGE, EDGE, EDGE, EDGE)
        return Column(parts, gap=L, align="centre", justify="centre", padding=edges)

    return Choice((column((_logo(LEAST_LOGO_ABOVE), *bare)), column(bare)))


def _logo(least: float | None = None) -> Fit:
    """As large as the room is wide; where a least height is said it may become lower."""
    widest = LARGEST_LOGO * LOGO
    slot = Slot("logo", lambda width: width / LOGO, least=(0.0, least), wanted=(widest, None))
    return Fit(slot, LOGO, shrink=1)


def _plate(name: str, high: float = PLATE) -> Slot:
    return Slot(name, least=(0.0, high))


def _plank(name: str, high: float = PLANK) -> Slot:
    return Slot(name, least=(0.0, high))


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
    plate = standing(view, rect, lambda w, h: plate_skins.player(w, h, colour, is_active))
    lines = Column((_line("name"), _line("sub_line")), grow=1.0)
    form = Row((Slot("face", least=(FACE, FACE)), lines), M, "centre", padding=PLATE_INSETS)
    # All on a plate becomes smaller with it.
    at = solve(form, rect, rect.h / PLATE)
    ops: list[Sprite | Text] = [Sprite(face, *at["face"].middle, at["face"].w, at["face"].w)]
    for line, text, letters, ink in (
        ("name", name[:1].upper() + name[1:], HEADING, side.name),
        ("sub_line", sub_line, SMALL, side.soft_text),
    ):
        fit = fit_text(view, text, at[line].w, letters=letters, least=1.0)
        y = at[line].middle[1]
        ops.append(Text(fit.lines[0], at[line].x, y, fit.px, ink, shadow=side.shadow))
    return (plate, *ops)


def _line(name: str) -> Slot:
    return Slot(name, least=(0.0, LINE))


def told_ops(view: View, plank: Rect, texts: Sequence[str], letters: float) -> DrawList:
    """The first of some texts that fits on a plank, in letters up to a size."""
    room = plank.w - view.px(PLANK_MARGINS)
    fit = fit_text(view, tuple(texts), room, letters=letters, least=1.0)
    # What fits in no way on one line may have two on the plank.
    text = texts[-1] if fit.is_cut else fit.lines[0]
    return plank_ops(view, plank, text, size=fit.px / view.zoom)


def result_ops(view: View, board: Rect, text: str) -> DrawList:
    """How a game ended, on a plank across the board."""
    margins, widest = view.px(PLANK_MARGINS), board.w * ACROSS_BOARD
    fit = fit_text(view, text, widest - margins, letters=HEADING, lines=MOST_LINES)
    longest = max(view.measure(line, fit.px) for line in fit.lines)
    high = len(fit.lines) * fit.px * PLANK_STEP + view.px(XL)
    wide = min(widest, longest + margins + view.px(L))
    return plank_ops(view, board.centred(wide, high), text, size=HEADING)
