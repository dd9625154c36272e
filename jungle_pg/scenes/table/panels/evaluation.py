"""A slim bar beside the board: who is ahead, in the colours and the signs of the sides."""

from dataclasses import dataclass
from math import inf
from typing import Any, Final

from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.games.game import Game
from jungle_pg.games.names import side_colour, side_name
from jungle_pg.scenes.table.thoughts.exact import EVEN, Exact, exact_text
from jungle_pg.stage.easing import mix, part, slow_end
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Box, Colour, DrawList, Op, Sprite, Text
from jungle_pg.stage.theme import CREAM, GOLD, INK
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.plates.plate_skins import SIDES
from jungle_pg.ui.widget import Widget

EASE_S: Final = 0.2
STILL_EVEN: Final = 0.07
STILL_BETTER: Final = 0.3
"""From an even share: up to here both are called even, up to there a side just better."""

GROOVE: Final = 0.7
"""How thick the coloured part is, of the whole bar."""
EXACT_LETTERS: Final = 0.66
EXACT_WIDTH: Final = 0.78
"""How large what is known may be written, of the whole bar."""
EXACT_LEAST_PX: Final = 7
"""Below this nobody could read it."""


@dataclass(frozen=True, slots=True)
class End:
    """A side at an end of the bar: its colour and the sprite of its sign."""

    side: str
    emblem: str


@dataclass(frozen=True, slots=True)
class Evaluation:
    """How much of the bar belongs to the side at its foot, both ends, and all that in words."""

    share: float
    foot: End
    head: End
    text: str
    exact: str = ""
    """What is known for certain, in a sign; nothing where it is only an opinion."""


def evaluation_of(
    game: Game, rules: Any, bottom: Seat, share: float, words: Words, exact: Exact | None = None
) -> Evaluation:
    """What the bar shows with a seat at its foot."""
    foot, head = (
        End(side_colour(game, rules, seat), game.look.emblem(rules, seat))
        for seat in (bottom, opponent(bottom))
    )
    if exact is not None:
        told = words("ahead.exact", text=exact_text(exact, game, rules, words))
        return Evaluation(share, foot, head, told, exact.sign)
    ahead = bottom if share > EVEN else opponent(bottom)
    name = side_name(game, rules, ahead, words)
    return Evaluation(share, foot, head, words(f"ahead.{_degree(share)}", side=name))


def _degree(share: float) -> str:
    away = abs(share - EVEN)
    if away >= EVEN:
        return "wins"
    if away < STILL_EVEN:
        return "even"
    return "better" if away < STILL_BETTER else "much_better"


class EvaluationBar(Widget):
    """Upright or lying, as its place is; it eases to what it is to show."""

    takes_focus: bool = False
    pointer: str = "arrow"
    sound: str = ""

    def __init__(self) -> None:
        super().__init__("evaluation")
        self._shows: Evaluation | None = None
        self._from = self._to = EVEN
        self._since = -inf
        self._drawn = EVEN

    def show(self, evaluation: Evaluation) -> None:
        """Show this from now on."""
        if self._shows is None or self._shows.foot != evaluation.foot:
            # It begins where it is; and where the board was turned round, the same share is seen
            # from the other end at once.
            self._from = self._to = self._drawn = evaluation.share
        self._shows = evaluation
        self.tip = evaluation.text

    def draw(self, view: View, now: float) -> DrawList:
        """The two colours, a notch at the middle and the signs of the sides."""
        shows = self._shows
        if shows is None:
            return ()
        if shows.share != self._to:
            self._from, self._to, self._since = self._drawn, shows.share, now
        t = 1.0 if view.calm else slow_end(part(now, self._since, EASE_S))
        self._drawn = self._to if t >= 1 else mix(self._from, self._to, t)
        filled = round(_groove(self.rect, view).length * self._drawn)
        return self._memo(bar_ops, view, self.rect, shows.foot, shows.head, filled, shows.exact)

    def wakes_at(self, now: float) -> float | None:
        """At once as long as it is on its way."""
        return None if self._shows is None or self._drawn == self._shows.share else now


@dataclass(frozen=True, slots=True)
class _Way:
    """A bar measured from its foot along its length, and across it."""

    rect: Rect
    start: float
    length: float

    def box(self, start: float, length: float, side: float, thick: float, fill: Colour) -> Box:
        """A part of it: from the foot on, and from its left or upper side on."""
        rect = self.rect
        if rect.h > rect.w:
            return Box(rect.x + side, rect.bottom - start - length, thick, length, fill)
        return Box(rect.x + start, rect.y + side, length, thick, fill)


def _groove(rect: Rect, view: View) -> _Way:
    """The coloured part between the signs, without its line."""
    thick, long = sorted((rect.w, rect.h))
    start = round(thick / 2) + _line(view)
    return _Way(rect, start, max(0.0, long - 2 * start))


def _line(view: View) -> int:
    return max(1, round(view.px(3)))


def bar_ops(view: View, rect: Rect, foot: End, head: End, filled: int, exact: str = "") -> DrawList:
    """The bar with so many pixels for the side at its foot, and what is known at its middle."""
    way, line = _groove(rect, view), _line(view)
    whole = min(rect.w, rect.h)
    inner = max(1, round(whole * GROOVE) - 2 * line)
    side = round((whole - inner) / 2)
    start, length, middle = way.start, way.length, way.start + round(way.length / 2)
    ops: list[Op] = [
        way.box(start - line, length + 2 * line, side - line, inner + 2 * line, INK),
        way.box(start, length, side, inner, SIDES[head.side].face),
        way.box(start, filled, side, inner, SIDES[foot.side].face),
    ]
    if 0 < filled < length:
        ops.append(way.box(start + filled - line, 2 * line, side, inner, CREAM))
    notch = max(2, side - line)
    for at in (0, whole - notch):
        ops.append(way.box(middle - 2 * line, 4 * line, at, notch, INK))
        ops.append(way.box(middle - line, 2 * line, at, notch, CREAM))
    x, y = rect.middle
    for end, is_foot in ((head, False), (foot, True)):
        away = (max(rect.w, rect.h) - whole) / 2 * (1 if is_foot else -1)
        at_x, at_y = (x, y + away) if rect.h > rect.w else (x - away, y)
        ops.append(Sprite(end.emblem, at_x, at_y, whole, whole))
    if exact:
        ops += _seal(view, rect.middle, whole, exact)
    return tuple(ops)


def _seal(view: View, middle: tuple[float, float], side: float, exact: str) -> list[Op]:
    """A golden plate as wide as the bar: this is no opinion."""
    x, y = middle
    left, top, line = round(x - side / 2), round(y - side / 2), _line(view)
    letters = side * EXACT_LETTERS
    wide = view.measure(exact, round(letters))
    letters *= min(1.0, side * EXACT_WIDTH / max(1.0, wide))
    seal: list[Op] = [
        Box(left, top, side, side, INK),
        Box(left + line, top + line, side - 2 * line, side - 2 * line, GOLD),
    ]
    if letters < EXACT_LEAST_PX:
        return seal
    return [*seal, Text(exact, x, y, round(letters), INK, "centre")]
