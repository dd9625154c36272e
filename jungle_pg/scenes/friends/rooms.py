"""Rooms that were found nearby, each in a row that can be chosen."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from jungle_pg.core.clock import parse_total
from jungle_pg.core.rulebook import BadText
from jungle_pg.games.game import Game
from jungle_pg.games.names import game_called, total_name
from jungle_pg.scenes.chooser.last_game import rules_text
from jungle_pg.scenes.friends.table import bars_of
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.narration import Description, listed
from jungle_pg.stage.ops import Colour, DrawList, Op, Text
from jungle_pg.stage.scale import LARGE, NOTE, ROUND, SLIM, SMALL, TALL, WIDE, L, M, S
from jungle_pg.stage.theme import EDGE
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui import skins
from jungle_pg.ui.controls.button import Button, icon
from jungle_pg.ui.panel import standing
from jungle_pg.ui.plates import plate_skins
from jungle_pg.ui.text.text_fit import fit_text
from jungle_pg.ui.widget import Painting, Props, State

if TYPE_CHECKING:
    from jungle_pg.net.nearby import Nearby

MOST_SHOWN: Final = 12
STATE_AT: Final = 0.52
"""Where it is told how a room stands, of the width of its row."""
LONGEST_LAG: Final = 999
BARS: Final = 1.9
"""What the bars of a signal take, in sizes of letters."""
PICTURE: Final = 0.62
ROOMY: Final = 1.25
"""The corner of a row."""


@dataclass(frozen=True, slots=True)
class RoomFacts:
    """What a row tells of a room."""

    name: str = ""
    what: str = ""
    state: str = ""
    state_icon: str = "clock"
    pictures: tuple[str, ...] = ()
    is_usable: bool = True
    lag: str = ""
    """How far it is."""
    bars: int = 0


@dataclass(frozen=True, slots=True)
class _RowProps(Props):
    facts: RoomFacts
    is_chosen: bool
    state: State
    has_ring: bool


def _row_ops(view: View, rect: Rect, props: _RowProps) -> DrawList:
    theme, facts, area = view.theme, props.facts, rect.snapped()
    is_lit = props.state in ("hover", "pressed")
    fill = theme.current_row if props.is_chosen else theme.paper if is_lit else theme.card
    edge = EDGE if props.is_chosen else theme.paper_line
    ink = theme.text if facts.is_usable else theme.soft_text
    ops: list[Op] = [standing(view, area, lambda w, h: skins.row(w, h, fill, edge, ROUND))]
    if props.has_ring:
        ops.append(standing(view, area, lambda w, h: plate_skins.ring(w, h, ROUND)))
    is_narrow = _is_narrow(view, area.w)
    side, x = min(area.h * PICTURE, view.px(TALL) * PICTURE), area.x + view.px(M)
    for number, picture in enumerate(() if is_narrow else facts.pictures):
        middle = x + side * (0.5 + 0.75 * number)
        ops.append(icon(picture, middle, area.middle[1], side, theme.text, fill))
    if not is_narrow:
        x += side * (1 + 0.75 * (len(facts.pictures) - 1)) + view.px(M)
    small = view.text_px(SMALL)
    at = area.x + area.w * STATE_AT
    far = _lag_from(view, area)
    room = (far if is_narrow else at - view.px(S)) - x
    lines = [(facts.name, LARGE, ink), (facts.what, NOTE, theme.soft_text)]
    lines += [(facts.state, NOTE, ink)] if is_narrow else []
    for number, (words, letters, colour) in enumerate(lines):
        y = area.y + area.h * (number + 0.5) / len(lines)
        fit = fit_text(view, words, room, letters=letters, least=1.0)
        ops.append(Text(fit.lines[0], x, y, fit.px, colour))
    if not is_narrow:
        middle = at + small * 0.8
        ops.append(icon(facts.state_icon, middle, area.middle[1], small * 1.5, ink, fill))
        left = at + small * 2
        fit = fit_text(
            view, facts.state, far - left - view.px(S), letters=SMALL, least=1.0, lines=2
        )
        for number, line in enumerate(fit.lines):
            y = area.middle[1] + (number - (len(fit.lines) - 1) / 2) * fit.px * 1.2
            ops.append(Text(line, left, y, fit.px, ink))
    ops += _lag_ops(view, area, far, facts, fill)
    return tuple(ops)


def _lag_from(view: View, area: Rect) -> float:
    """Where it begins to be told how far a room is."""
    small = view.text_px(SMALL)
    longest = view.measure(view.words("friends.lag", count=LONGEST_LAG), small)
    return area.right - view.px(M) - longest - small * BARS


def _lag_ops(view: View, area: Rect, left: float, facts: RoomFacts, fill: Colour) -> DrawList:
    """The bars of a signal, and how long the way there and back takes."""
    small, y, soft = view.text_px(SMALL), area.middle[1], view.theme.soft_text
    return (
        icon(f"signal_{facts.bars}", left + small * 0.8, y, small * 1.5, soft, fill),
        Text(facts.lag, area.right - view.px(M), y, small, soft, align="right"),
    )


def _is_narrow(view: View, width: float) -> bool:
    """Whether everything stands below each other, without pictures."""
    return width < view.for_letters(WIDE) * view.zoom * ROOMY


class RoomRow(Button):
    """A room; pressed to choose it."""

    painting = Painting(_RowProps, _row_ops)

    def __init__(self, number: int) -> None:
        super().__init__(f"room_{number}")
        self.facts = RoomFacts()
        self.is_chosen = False

    def describe(self, words: Words) -> Description:
        told = (self.facts.what, self.facts.state, self.facts.lag)
        value = listed(words, told)
        return self.described("button", self.facts.name, value)

    def size(self, view: View) -> tuple[float, float]:
        return view.px(WIDE + TALL), view.px(TALL)

    def least_width(self, view: View) -> float:
        return view.px(SLIM)

    def height_for(self, view: View, width: float) -> float:
        # Two lines of letters that cannot become smaller any more, with air around them.
        lines = view.text_px(LARGE) + view.text_px(NOTE) * (2 if _is_narrow(view, width) else 1)
        return max(view.px(TALL), 1.36 * lines + view.px(L))


def facts_of(room: "Nearby", games: Mapping[str, Game], words: Words) -> RoomFacts:
    """What a row tells of a room that was found."""
    facts = _standing(room, games, words)
    if not facts.is_usable or room.lag_s is None:
        return replace(facts, lag=words("friends.lag_unknown"))
    lag = words("friends.lag", count=min(LONGEST_LAG, max(1, round(1000 * room.lag_s))))
    return replace(facts, lag=lag, bars=bars_of(room.lag_s))


def _standing(room: "Nearby", games: Mapping[str, Game], words: Words) -> RoomFacts:
    """Everything but how far it is."""
    game = games.get(room.game)
    what = game_called(words, room.game)
    pictures: tuple[str, ...] = ("games",)
    if game is not None:
        pictures = pictures_of(game)
        try:
            rules = game.rulebook.codec.parse_rules(room.rules)
            what = rules_text(words, game, rules, names_game=True)
        except BadText:
            # House rules may be longer than what an announcement holds.
            pass
    if not room.is_ours or game is None:
        return RoomFacts(room.name, what, words("friends.room_other"), "warning", pictures, False)
    if room.is_full:
        key = "friends.room_watch" if room.may_watch else "friends.room_full"
        return RoomFacts(room.name, what, words(key), "spectator", pictures, room.may_watch)
    if room.total:
        state = total_name(words, parse_total(room.total))
        return RoomFacts(room.name, what, state, "clock", pictures)
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
