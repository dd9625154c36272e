"""A cabinet that shows one game: its sign, its poster behind glass, a deck in its colour."""

from dataclasses import replace
from typing import Final

from jungle_pg.board.still import still
from jungle_pg.files.settings import Settings
from jungle_pg.games.game import Game, Poster
from jungle_pg.games.look import fitted_field
from jungle_pg.games.names import game_name
from jungle_pg.games.values import Appearance
from jungle_pg.scenes.appearance import appearance_of
from jungle_pg.scenes.chooser.layout import HEIGHT, WIDTH
from jungle_pg.stage.input.inputs import Input, Release
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Box, DrawList, Group, Op, Recolour, Sprite, Text
from jungle_pg.stage.theme import CREAM
from jungle_pg.stage.view import View
from jungle_pg.ui.text.text_fit import fit_text
from jungle_pg.ui.widget import Act, Widget

WINDOW: Final = Rect(60, 176, 400, 430)
"""Where the poster is, in units of the cabinet."""

LEAVES: Final = 60
"""What the picture holds beyond the cabinet on each side."""

SIGN: Final = (WIDTH, 160)
LOGO_WIDTH: Final = 464
LOGO_MIDDLE: Final = 66
NAME: Final = 52
SMALLEST_NAME: Final = 30
NAME_ROOM: Final = 420
NAME_MIDDLE: Final = 76
NAME_SHADOW: Final = "#16262C"

FACE, LIP, LIGHT = "#7CC35A", "#3F8A3F", "#B4E68C"
PLATE, LIT_PLATE = "#35525C", "#1F6B50"
FIRST_BULB, SECOND_BULB, LIT_BULB = "#8E9A94", "#8E9A95", "#FFF3B0"
"""The colours of the drawings, and what they become."""

BULBS: Final = ("dark", "first", "second")
"""Which bulbs are lit: none, or every other one in turns."""


class CabinetKey(Widget):
    """The place of a cabinet on the screen; a click on it chooses, or plays what is chosen."""

    takes_focus = False
    sound = ""

    def __init__(self, number: int) -> None:
        super().__init__(f"cabinet {number}")
        self.number = number

    def handle(self, event: Input, now: float) -> Act | None:
        match event:
            case Release(x, y) if self.is_held and self.covers(x, y):
                return Act("cabinet", self.number)
        return None

    def draw(self, view: View, now: float) -> DrawList:
        """Nothing by itself: all cabinets are drawn together."""
        return ()


def poster_of(game: Game) -> Poster:
    """The poster of a game; its board for one that has none."""
    return game.poster or board_poster(game)


def body_ops(view: View, settings: Settings, game: Game, unit: float) -> DrawList:
    """A cabinet without its sign, its upper left corner at (0, 0)."""
    poster = poster_of(game)
    size = (WIDTH + 2 * LEAVES, HEIGHT)
    body = _part(f"ui/cabinet_{view.theme.name}", size, unit, view, poster)
    return (body, *_window(view, settings, game, poster, unit))


def sign_ops(view: View, game: Game, unit: float, bulbs: str) -> DrawList:
    """The sign over a cabinet with the name of its game, in the same place as the cabinet."""
    poster = poster_of(game)
    sign = _lit(_part("ui/cabinet_sign", SIGN, unit, view, poster), view, poster, bulbs)
    return (sign, *_name(view, game, poster, unit))


def window_rect(unit: float) -> Rect:
    """The window of a cabinet at (0, 0)."""
    return Rect(WINDOW.x * unit, WINDOW.y * unit, WINDOW.w * unit, WINDOW.h * unit).snapped()


def _part(name: str, size: tuple[float, float], unit: float, view: View, poster: Poster) -> Sprite:
    w, h = size[0] * unit, size[1] * unit
    face = view.theme.face(poster.accent)
    colours = ((FACE, face.face), (LIP, face.lip), (LIGHT, face.light))
    changed: Recolour = tuple(pair for pair in colours if pair[0] != pair[1])
    return Sprite(name, WIDTH * unit / 2, h / 2, w, h, recolour=changed)


def _lit(sign: Sprite, view: View, poster: Poster, bulbs: str) -> Sprite:
    if bulbs == "dark":
        return sign
    dim = view.theme.face(poster.accent).face
    first, second = (LIT_BULB, dim) if bulbs == "first" else (dim, LIT_BULB)
    colours = ((PLATE, LIT_PLATE), (FIRST_BULB, first), (SECOND_BULB, second))
    return replace(sign, recolour=(*sign.recolour, *colours))


def _window(
    view: View, settings: Settings, game: Game, poster: Poster, unit: float
) -> tuple[Op, ...]:
    """The poster behind its glass."""
    area = window_rect(unit)
    look = replace(appearance_of(view, settings, game), coordinates=False, upside_down=None)
    clip = (int(area.x), int(area.y), int(area.w), int(area.h))
    picture = Group("poster", poster.scene(area, look), clip=clip)
    return picture, Sprite("ui/cabinet_glass", *area.middle, area.w, area.h)


def _name(view: View, game: Game, poster: Poster, unit: float) -> tuple[Op, ...]:
    x = WIDTH / 2 * unit
    if poster.sign:
        wide = LOGO_WIDTH * unit
        return (
            Sprite(view.words(poster.sign), x, LOGO_MIDDLE * unit, wide, wide / poster.sign_shape),
        )
    letters, least = (units * unit / view.zoom for units in (NAME, SMALLEST_NAME))
    fit = fit_text(
        view, game_name(view.words, game), NAME_ROOM * unit, letters=letters, least=least
    )
    return (Text(fit.lines[0], x, NAME_MIDDLE * unit, fit.px, CREAM, "centre", NAME_SHADOW),)


def board_poster(game: Game) -> Poster:
    """The beginning of a game on a plain ground."""

    def scene(area: Rect, appearance: Appearance) -> DrawList:
        look, rules, start = game.look, game.rules, game.rulebook.start(game.rules)
        board = still(look, rules, start, fitted_field(look, rules, area), appearance)
        return (Box(area.x, area.y, area.w, area.h, appearance.theme.backdrop), *board)

    return Poster(scene)
