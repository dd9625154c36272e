"""What a hand draws over a board: arrows and circles in four colours, with the right button."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from jungle_pg.core.rulebook import Pick
from jungle_pg.core.study.node import Colour, Drawn
from jungle_pg.stage.input.inputs import LEFT, RIGHT, Input, Leave, Point, Press, Release
from jungle_pg.stage.ops import DrawList, Op, Sprite
from jungle_pg.stage.theme import CREAM, CRIMSON
from jungle_pg.ui.arrows import arc, arrow, shortened

INKS: Final = {
    Colour.GREEN: "#4FA35A",
    Colour.RED: CRIMSON,
    Colour.YELLOW: "#F9C74F",
    Colour.BLUE: "#3E74C4",
}
WIDTH: Final = 0.11
FROM: Final = 0.38
TO: Final = 0.08
"""All these are parts of a square."""

Picks = Callable[[float, float], Pick]
Places = Callable[[Pick], tuple[float, float] | None]


def colour_of(press: Press) -> Colour:
    """The colour of what is drawn with the keys that are held."""
    if press.alt or (press.ctrl and press.shift):
        return Colour.YELLOW
    if press.shift:
        return Colour.RED
    return Colour.BLUE if press.ctrl else Colour.GREEN


def drawn_over(drawn: tuple[Drawn, ...], new: Drawn) -> tuple[Drawn, ...]:
    """All with what was drawn last: the same once more takes it away, another colour changes it."""
    others = tuple(each for each in drawn if not each.is_over(new))
    return others if new in drawn else (*others, new)


@dataclass(frozen=True, slots=True)
class Begun:
    """What a hand has begun to draw."""

    colour: Colour
    start: Pick
    button: int
    end: Pick = ""
    """Where the hand is; nothing beside the board."""
    takes_away: bool = False
    """Whether the press took something back first, so that a mere click draws no circle."""

    @property
    def drawn(self) -> Drawn | None:
        """What it will be if the button is let go here."""
        if not self.end:
            return None
        return Drawn(self.colour, self.start, None if self.end == self.start else self.end)


class Pencil:
    """Follows the hand that draws; what came of it is told once, by `handle`."""

    def __init__(self, pick_at: Picks) -> None:
        self._pick_at = pick_at
        self._begun: Begun | None = None

    @property
    def growing(self) -> Drawn | None:
        """What is being drawn and is not final."""
        begun = self._begun
        if begun is None or (begun.takes_away and begun.end == begun.start):
            return None
        return begun.drawn

    def drop(self) -> None:
        """Draw nothing of what was begun."""
        self._begun = None

    def handle(self, event: Input, *, tool: Colour | None = None, takes_away: bool = False) -> (
        Drawn | None
    ):  # fmt: skip
        """What was drawn with this input, if anything: mostly with the right button.

        With a `tool` in the hand the left one draws too; `takes_away` says that a press of the
        right one had something else to end.
        """
        match event:
            case Press(x, y, button) if button == RIGHT or (tool and button == LEFT):
                pick = self._pick_at(x, y)
                self._begun = None
                if pick:
                    colour = colour_of(event)
                    if tool is not None and button == LEFT and colour is Colour.GREEN:
                        colour = tool
                    self._begun = Begun(colour, pick, button, pick, takes_away)
            case Press() | Leave():
                self._begun = None
            case Point(x, y) if self._begun is not None:
                self._begun = self._moved(self._begun, x, y)
            case Release(x, y, button) if self._begun is not None and button == self._begun.button:
                self._begun = self._moved(self._begun, x, y)
                drawn, self._begun = self.growing, None
                return drawn
        return None

    def _moved(self, begun: Begun, x: float, y: float) -> Begun:
        pick = self._pick_at(x, y)
        if pick == begun.end:
            return begun
        return Begun(begun.colour, begun.start, begun.button, pick, begun.takes_away)


def drawn_ops(drawn: tuple[Drawn, ...], place_of: Places, square: float) -> DrawList:
    """Circles first, arrows over them; what lies nowhere in this picture is left out."""
    circles: list[Op] = []
    arrows: list[Op] = []
    for each in drawn:
        start = place_of(each.start)
        end = None if each.target is None else place_of(each.target)
        if start is None or (each.target is not None and end is None):
            continue
        if end is None:
            side = round(square)
            circles.append(Sprite(f"study/circle_{each.colour.value}", *start, side, side))
            continue
        way = shortened(arc(start, end), FROM * square, TO * square)
        arrows.append(arrow(way, WIDTH * square, INKS[each.colour], rim=CREAM))
    return (*circles, *arrows)
