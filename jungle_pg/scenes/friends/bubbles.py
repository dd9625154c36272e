"""What the players show and say to each other: bubbles at their plates, which pop up and go."""

from dataclasses import dataclass
from math import pi, sin
from typing import Final

from jungle_pg.core.rulebook import Seat
from jungle_pg.net.messages import PHRASES, REACTIONS
from jungle_pg.stage.easing import breath, overshoot, part
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList, Group, Op, Sprite, Text
from jungle_pg.stage.scale import ROUNDER, SMALL, L, M
from jungle_pg.stage.theme import INK
from jungle_pg.stage.view import View
from jungle_pg.ui import skins
from jungle_pg.ui.skins import skinned

POP_S: Final = 0.18
STAYS_S: Final = 2.4
FADE_S: Final = 0.2
SIZE: Final = (140, 146)
EMOTE: Final = 104
EMOTE_AT: Final = (70, 62)
"""The bubble, and the head in it, in units."""
PHRASE: Final = 62
VOICES: Final = dict(
    zip(REACTIONS, ("lion", "elephant", "rat", "tiger", "dog", "cat"), strict=True)
)
"""Whose head a reaction is."""


@dataclass(frozen=True, slots=True)
class Bubble:
    """What somebody has shown, and when."""

    seat: Seat
    what: str
    at: float


class Bubbles:
    """The last bubble of each seat."""

    def __init__(self) -> None:
        self._shown: dict[Seat, Bubble] = {}

    def add(self, seat: Seat, what: str, now: float) -> None:
        """Somebody shows something, in place of what they showed before."""
        self._shown[seat] = Bubble(seat, what, now)

    def shown_by(self, seat: Seat) -> str:
        """What a seat has shown last; nothing where it has not shown anything."""
        return self._shown[seat].what if seat in self._shown else ""

    def is_moving(self, now: float) -> bool:
        """Whether any of them is to be seen."""
        return any(now < each.at + STAYS_S + FADE_S for each in self._shown.values())

    def draw(self, view: View, plates: dict[Seat, Rect], now: float) -> DrawList:
        """Those that are seen now; nothing while there is none."""
        ops: list[Op] = []
        for seat, each in self._shown.items():
            since = now - each.at
            if 0 <= since < STAYS_S + FADE_S and seat in plates:
                alpha = round(255 * (1 - part(since, STAYS_S, FADE_S)))
                ops.append(_bubble(view, plates[seat], each.what, since, alpha))
        return tuple(ops)


def _bubble(view: View, plate: Rect, what: str, since: float, alpha: int) -> Group:
    pop = 1.0 if view.calm else overshoot(part(since, 0, POP_S), 1.2)
    if what in PHRASES:
        return _phrase(view, plate, view.words(f"friends.say_{what}"), alpha)
    size = view.px(SIZE[0] * pop), view.px(SIZE[1] * pop)
    is_left = plate.right + size[0] * 0.9 < view.width
    x = plate.right - view.px(L) if is_left else plate.x + view.px(L) - size[0]
    y = min(max(plate.y - view.px(M), 0.0), view.height - size[1])
    name = "emotes/bubble_left" if is_left else "emotes/bubble_right"
    side = view.px(EMOTE) * pop
    middle = x + view.px(EMOTE_AT[0]) * pop, y + view.px(EMOTE_AT[1]) * pop
    angle, stretch = (0.0, 1.0) if view.calm else _motion(what, since)
    w, h = round(size[0]), round(size[1])
    ops = (
        Sprite(name, x + w / 2, y + h / 2, w, h, alpha=alpha),
        Sprite(f"emotes/{what}", *middle, round(side), round(side), angle, stretch, stretch, alpha),
    )
    return Group(f"bubble {plate.y}", ops)


def _phrase(view: View, plate: Rect, words: str, alpha: int) -> Group:
    letters = view.text_px(SMALL)
    wide = view.measure(words, letters) + view.px(2 * L)
    high = view.px(PHRASE)
    x = min(max(0.0, plate.right - view.px(L)), view.width - wide)
    area = Rect(x, max(0.0, plate.y - high / 3), wide, high).snapped()
    ground = skinned(view, area, skins.row, "#FFFFFF", INK, ROUNDER)
    text = Text(words, area.middle[0], area.middle[1], letters, INK, "centre", alpha=alpha)
    return Group(f"said {plate.y}", (ground, text) if alpha > 128 else (text,))


def _motion(what: str, since: float) -> tuple[float, float]:
    """How a head is turned and how large it is: each moves in its own way."""
    match what:
        case "laughing":
            return 4 * sin(since * 7 * 2 * pi), 1.0
        case "applauding" if since < 1.2:
            return 0.0, 1 + 0.06 * abs(sin(since / 0.4 * pi))
        case "sleeping":
            return 0.0, 0.97 + 0.05 * breath(since, 1.8)
    return 3 * sin(since * 2 * pi) if since < 1.0 else 0.0, 1.0
