"""Rooms that were found nearby, each in a row that can be chosen."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from jungle_pg.core.rulebook import BadText
from jungle_pg.games.game import Game
from jungle_pg.games.names import game_called, rules_name
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList, Op
from jungle_pg.stage.scale import LARGE, NOTE, SMALL, TALL, WIDE, L, M, S
from jungle_pg.stage.theme import EDGE
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui import skins
from jungle_pg.ui.controls.button import Button, ButtonProps, icon
from jungle_pg.ui.panel import standing
from jungle_pg.ui.placing import Paragraph
from jungle_pg.ui.widget import Painting

if TYPE_CHECKING:
    from jungle_pg.net.nearby import Nearby

MOST_SHOWN: Final = 12
STATE_AT: Final = 0.58
"""Where it is told how a room stands, of the width of its row."""
PICTURE: Final = 0.62


@dataclass(frozen=True, slots=True)
class RoomFacts:
    """What a row tells of a room."""

    name: str = ""
    what: str = ""
    state: str = ""
    state_icon: str = "clock"
    pictures: tuple[str, ...] = ()
    is_usable: bool = True


@dataclass(frozen=True, slots=True)
class _RowProps(ButtonProps):
    facts: RoomFacts
    is_chosen: bool


def _row_ops(view: View, rect: Rect, props: _RowProps) -> DrawList:
    theme, facts, area = view.theme, props.facts, rect.snapped()
    is_lit = props.state in ("hover", "pressed")
    fill = theme.current_row if props.is_chosen else theme.paper if is_lit else theme.card
    edge = EDGE if props.is_chosen or props.has_ring else theme.paper_line
    ink = theme.text if facts.is_usable else theme.soft_text
    ops: list[Op] = [standing(view, area, lambda w, h: skins.row(w, h, fill, edge, 14))]
    side, x = area.h * PICTURE, area.x + view.px(M)
    for number, picture in enumerate(facts.pictures):
        middle = x + side * (0.5 + 0.75 * number)
        ops.append(icon(picture, middle, area.middle[1], side, theme.text, fill))
    x += side * (1 + 0.75 * (len(facts.pictures) - 1)) + view.px(M)
    at = area.x + area.w * STATE_AT
    half = area.h / 2 - view.px(S) / 2
    name = Rect(x, area.y + view.px(S) / 2, at - x - view.px(S), half)
    ops += Paragraph(facts.name, LARGE, ink, lines=1)(view, name)
    below = Rect(x, name.bottom, name.w, half)
    ops += Paragraph(facts.what, NOTE, theme.soft_text, lines=1)(view, below)
    small = view.text_px(SMALL)
    ops.append(icon(facts.state_icon, at + small * 0.8, area.middle[1], small * 1.5, ink, fill))
    room = Rect(at + small * 2, area.y, area.right - at - small * 2 - view.px(M), area.h)
    ops += Paragraph(facts.state, SMALL, ink, lines=2)(view, room)
    return tuple(ops)


class RoomRow(Button):
    """A room; pressed to choose it."""

    painting = Painting(_RowProps, _row_ops)

    def __init__(self, number: int) -> None:
        super().__init__(f"room_{number}")
        self.facts = RoomFacts()
        self.is_chosen = False

    def size(self, view: View) -> tuple[float, float]:
        return view.px(WIDE + TALL), view.px(TALL)

    def least_width(self, view: View) -> float:
        return view.px(WIDE)

    def height_for(self, view: View, width: float) -> float:
        # Two lines of letters that cannot become smaller any more, with air around them.
        lines = view.text_px(LARGE) + view.text_px(NOTE)
        return max(view.px(TALL), 1.36 * lines + view.px(L))


def facts_of(room: "Nearby", games: Mapping[str, Game], words: Words) -> RoomFacts:
    """What a row tells of a room that was found."""
    game = games.get(room.game)
    what = game_called(words, room.game)
    pictures: tuple[str, ...] = ("games",)
    if game is not None:
        pictures = pictures_of(game)
        try:
            name = rules_name(game, game.rulebook.codec.parse_rules(room.rules), words)
        except BadText:
            # House rules may be longer than what an announcement holds.
            name = ""
        what = words("load.game_rules", game=what, rules=name) if name else what
    if not room.is_ours or game is None:
        return RoomFacts(room.name, what, words("friends.room_other"), "warning", pictures, False)
    if room.is_full:
        key = "friends.room_watch" if room.may_watch else "friends.room_full"
        return RoomFacts(room.name, what, words(key), "spectator", pictures, room.may_watch)
    if room.limit_s is None:
        return RoomFacts(room.name, what, words("friends.room_no_clock"), "clock", pictures)
    state = words("friends.room_seconds", count=room.limit_s)
    return RoomFacts(room.name, what, state, "clock", pictures)


def pictures_of(game: Game) -> tuple[str, ...]:
    """Two pieces that stand for a game."""
    look, rules = game.look, game.rules
    if look.has_hands:
        # Animals stand for players there; its pieces have no faces.
        return look.emblem(rules, 0), look.emblem(rules, 1)
    first, second = (look.face(rules, seat, 7 - seat)[0] for seat in (0, 1))
    return first, second
