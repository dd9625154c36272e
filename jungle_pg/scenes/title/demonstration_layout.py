"""Where things are in a demonstration, and what its plates and planks tell."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from jungle_pg.board.fields import board_shape, field_beside_hands, shape_of, watched_field
from jungle_pg.core.log import Setup
from jungle_pg.core.rulebook import Seat
from jungle_pg.engine.levels import level_of
from jungle_pg.games.game import Game
from jungle_pg.games.names import side_colour, side_name
from jungle_pg.games.values import Field
from jungle_pg.scenes.title.menu import logo_slot
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.scale import ASIDE, DIALOG, HIGH, NOTE, SIDE, TALL, WIDE, L
from jungle_pg.stage.view import View
from jungle_pg.ui.layout import Choice, Column, Fit, Gap, Part, Row, Slot
from jungle_pg.ui.layout_solver import least_size, solve
from jungle_pg.ui.panel import PLANK_MARGINS
from jungle_pg.ui.plank import fitted_plank, plank_slot
from jungle_pg.ui.plates.forms import BRIEF, plate_slot
from jungle_pg.ui.plates.plate import PlateContent, player_ops
from jungle_pg.ui.text.text_fit import fit_text


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
    high = view.height / view.zoom - 2 * L
    air = Gap(least=(L, 0.0), grow=1.0)
    board = Slot("board", least=(high * board_shape(game.look, rules), 0.0))
    players, told = _players_and_hands(), _name_and_planks(view)
    between = Row((air, players, air, board, air, told, air), padding=(0.0, L, 0.0, L))
    board = Slot("board", wanted=(high * shape_of(game.look, rules), None), grow=1.0)
    beside = Row((board, _everything(view)), gap=L, padding=(L, L, L, L))
    return Choice((between, beside))


def _players_and_hands() -> Column:
    """The column on the left of a board: between the players their hands."""
    return _column((_plate("above"), Slot("hands", grow=1.0), _plate("below")))


def _name_and_planks(view: View) -> Column:
    """The column on the right of a board."""
    heading, plank = plank_slot(view, "heading", 2), plank_slot(view, "plank")
    return _column((logo_slot("logo", DIALOG), heading, Gap(grow=1.0), plank))


def _column(parts: tuple[Part, ...]) -> Column:
    least, wanted = (SIDE, None), (WIDE, None)
    return Column(parts, gap=L, padding=(0.0, L, 0.0, L), least=least, wanted=wanted, shrink=1)


def _everything(view: View) -> Choice:
    """All in one column: in a low window without a heading, then without the logo."""

    def column(logo: Fit | None, *, has_heading: bool) -> Column:
        told = (plank_slot(view, "heading", 2),) if has_heading else ()
        middle = Column((*told, plank_slot(view, "plank")), gap=L, justify="centre", grow=1.0)
        above = () if logo is None else (logo,)
        return Column((*above, _plate("above"), middle, _plate("below")), gap=L)

    forms = (
        column(logo_slot("logo", DIALOG), has_heading=True),
        column(logo_slot("logo", DIALOG, HIGH), has_heading=False),
        column(None, has_heading=True),
        column(None, has_heading=False),
    )
    wide = (WIDE, None)
    return Choice(forms, least=(ASIDE, None), wanted=wide, most=wide, shrink=1)


def _upright(view: View, game: Game, rules: Any) -> Choice:
    """Name, one player, board, the other player, plank, from the top to the bottom."""
    shape = shape_of(game.look, rules)
    low = (_plate("above"), _plate("below"), plank_slot(view, "plank"))
    others = least_size(Column((*low, Gap()), gap=L))[1]
    room_w, room_h = view.width / view.zoom - 2 * L, view.height / view.zoom - 2 * L
    wide = min(room_w, (room_h - others) * shape)
    # Plates are a little narrower than the frame of the board between them.
    above, below, plank = (replace(slot, wanted=(wide - 2 * L, slot.wanted[1])) for slot in low)
    bare = (above, Slot("board", least=(wide, wide / shape)), below, plank)

    def column(parts: tuple[Part, ...]) -> Column:
        return Column(parts, gap=L, align="centre", justify="centre", padding=(L, L, L, L))

    return Choice((column((logo_slot("logo", DIALOG, TALL), *bare)), column(bare)))


def _plate(name: str) -> Slot:
    return plate_slot(name, BRIEF, BRIEF)


def contender_ops(
    view: View, rect: Rect, game: Game, setup: Setup[Any], seat: Seat, is_active: bool
) -> DrawList:
    """The plate of a computer: the face of its level, its name, its side and how it plays."""
    rules, words = setup.rules, view.words
    level = setup.players[seat].level or 1
    face, key = game.look.face(rules, seat, level)
    name, side = words(key), side_name(game, rules, seat, words)
    plays = words("demonstration.player", side=side, level=words(f"level.{level_of(level).word}"))
    colour = side_colour(game, rules, seat)
    name = name[:1].upper() + name[1:]
    look = PlateContent(colour, name, plays, face, places=0, is_active=is_active)
    return player_ops(view, rect, look, BRIEF)


def told_ops(view: View, plank: Rect, texts: Sequence[str], letters: float) -> DrawList:
    """The first of some texts that fits on a plank, in letters up to a size."""
    room = plank.w - view.px(PLANK_MARGINS)
    fit = fit_text(view, tuple(texts), room, letters=letters, least=NOTE)
    # What fits in no way on one line may have two on the plank.
    text = texts[-1] if fit.is_cut else fit.lines[0]
    return fitted_plank(view, plank, text, letters=letters)
