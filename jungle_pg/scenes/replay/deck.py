"""The deck of a replay: counter, bar, notation, buttons and speed on one panel."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from jungle_pg.scenes.table.panels.button_rows import (
    GAP,
    ICON,
    SMALL_ICON,
    ButtonPlace,
    ButtonSlot,
)
from jungle_pg.scenes.table.panels.layout import least_units
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.scale import XL, L, M, S
from jungle_pg.stage.view import View
from jungle_pg.ui.layout import Choice, Column, Gap, Part, Row, Slot, Solved, Stack
from jungle_pg.ui.skins import BELOW

TRANSPORT: Final = ("restart", "step_back", "play", "step_forward", "to_end", "stop")
PARTS: Final = ("panel", "counter", "notation", "bar", "speed")
PLAY_SHARE: Final = 1.5
"""How much wider than the others the button in the middle is."""

LETTERS: Final = 24
LINE: Final = 1.4
"""The height of a line of words, in sizes of its letters."""
BAR: Final = 70.0
GROOVE: Final = 52.0
"""What knob and groove take of the bar."""
LEAST_BAR: Final = 210.0
BUTTON: Final = (40.0, 64.0, 84.0)
BUTTON_PX: Final = 30
"""The smallest buttons, those that are easy to hit, and the usual ones of a wide deck."""
SPEED: Final = 74.0
SPEED_WIDTH: Final = (215.0, 370.0, 555.0)
SPEED_MARKS: Final = 26
SPEED_LETTERS: Final = 21
SPEED_ICON: Final = 36
WITH_WORD: Final = 1900
"""From this width of the window on there is room for it on the deck of any game."""


@dataclass(frozen=True, slots=True)
class LeastSizes:
    """Pixels that things on a deck have at least, where that is more than they must have anyway."""

    button: float = 0.0
    """How wide and high a button is."""
    bar: float = 0.0
    """How long the bar is."""


ANY_SIZES: Final = LeastSizes()


@dataclass(frozen=True, slots=True)
class DeckNeeds:
    """What must find room on a deck: words of these widths in pixels, and these tools."""

    counter: float
    notation: float
    tools: tuple[str, ...]
    least: LeastSizes = ANY_SIZES


@dataclass(frozen=True, slots=True)
class Deck:
    """Rectangles in pixels."""

    panel: Rect
    counter: Rect
    notation: Rect
    bar: Rect
    speed: Rect
    transport: tuple[ButtonPlace, ...]
    tools: tuple[ButtonPlace, ...] = ()


def speed_parts(view: View, deck: Deck) -> tuple[Rect, Rect, bool]:
    """Where the speed is named, where it is chosen, and whether there is room for the word.

    Decks of games differ in width; the window decides, so that the speed is named alike in all.
    """
    word = view.text_width(view.words("replay.speed"), SPEED_LETTERS) + view.px(L)
    is_roomy = view.is_portrait or view.width >= view.px(WITH_WORD)
    has_word = is_roomy and deck.speed.w >= word + view.px(SPEED_WIDTH[0] + XL)
    wide = word if has_word else view.px(SPEED_ICON)
    name = deck.speed.from_left(wide).from_top(view.px(SPEED - SPEED_MARKS))
    return name, deck.speed.inset(wide, 0, 0, 0), has_word


def deck_in(at: Solved, buttons: Sequence[ButtonPlace], *, has_tools: bool) -> Deck:
    """A solved deck with those of the buttons that are on it."""
    transport = tuple(place for place in buttons if place.name in TRANSPORT)
    tools = tuple(place for place in buttons if place.name not in TRANSPORT)
    panel, counter, notation, bar, speed = (at[name] for name in PARTS)
    return Deck(panel, counter, notation, bar, speed, transport, tools if has_tools else ())


def wide_deck(view: View, needs: DeckNeeds) -> Part:
    """Counter and bar above, notation, buttons and speed below."""
    button, speed = BUTTON[2], SPEED_WIDTH[1]
    transport = _transport(button, SPEED, low=SPEED, is_fixed=True)
    between = Gap(least=(L, None), grow=1.0)
    lower = (_words(view, needs, "notation"), between, transport, between)
    low = Row((*lower, Slot("speed", least=(speed, SPEED))))
    return _panel((_counter_and_bar(view, needs), low), XL)


def stacked_deck(view: View, needs: DeckNeeds) -> Part:
    """Two things in each row where there is room for them, else one below the other."""
    button = least_units(view, BUTTON[0], max(BUTTON_PX, needs.least.button))
    high = max(button, BUTTON[1])
    transport = _transport(button, high, low=button)
    medium = (
        _counter_and_bar(view, needs),
        Row((transport, _words(view, needs, "notation")), gap=L),
        Row((_speed(SPEED_WIDTH[2]), _tools(needs.tools, button, high)), gap=L, align="centre"),
    )
    words = tuple(_words(view, needs, name) for name in ("counter", "notation"))
    bar = Slot("bar", least=(None, BAR))
    narrow_transport = _transport(0.0, high, low=button)
    below = (bar, narrow_transport, _speed(), _tools(needs.tools, button, high))
    narrow = tuple(
        _panel((above, *below), L + S / 4)
        for above in (Row(words, gap=L, justify="apart"), Column(words, least=(0.0, None)))
    )
    return Choice((_panel(medium, XL), *narrow), shrink=1)


def _panel(rows: Sequence[Part], side: float) -> Part:
    inside = Column(tuple(rows), gap=GAP, padding=(side, L - S / 4, side, L + BELOW - S / 4))
    return Stack((Slot("panel", grow=1.0), inside), padding=(0.0, 0.0, 0.0, BELOW))


def _words(view: View, needs: DeckNeeds, name: str) -> Slot:
    wide = (needs.counter if name == "counter" else needs.notation) + 1
    return Slot(name, least=(wide / view.zoom, view.text_px(LETTERS) * LINE / view.zoom))


def _counter_and_bar(view: View, needs: DeckNeeds) -> Row:
    # The groove of the bar is at its lower end, below the pins.
    counter = Column((Gap(grow=1.0), _high(_words(view, needs, "counter"), GROOVE)))
    least = max(LEAST_BAR, needs.least.bar / view.zoom)
    return Row((counter, Slot("bar", least=(least, BAR), grow=1.0)), gap=M)


def _high(slot: Slot, high: float) -> Slot:
    return Slot(slot.name, least=(slot.least[0], high))


def _speed(most: float | None = None) -> Slot:
    return Slot("speed", least=(SPEED_WIDTH[0], SPEED), most=(most, None), grow=1.0)


def _transport(button: float, high: float, *, low: float, is_fixed: bool = False) -> Row:
    """The buttons of the tape, the one in the middle wider."""
    slots = []
    for name in TRANSPORT:
        share = PLAY_SHARE if name == "play" else 1.0
        slot = _icon(name, button * share, (low, high), share, is_fixed=is_fixed)
        slots.append(slot)
    return Row(tuple(slots), gap=GAP, justify="centre", grow=0.0 if is_fixed else 1.0, shrink=1)


def _tools(names: Sequence[str], button: float, high: float) -> Part:
    """Icons in one row, or in two where that is too narrow."""
    icons = [_icon(name, button, (button, high)) for name in names]
    half = -(-len(icons) // 2)
    rows = [
        Row(tuple(some), gap=GAP, justify="centre", shrink=1)
        for some in (icons, icons[:half], icons[half:])
    ]
    one, two = rows[0], Column(tuple(rows[1:]), gap=GAP)
    return Choice((one, two), grow=1.0, shrink=1)


def _icon(
    name: str, wide: float, high: tuple[float, float], share: float = 1.0, *, is_fixed: bool = False
) -> Slot:
    most = None if is_fixed else BUTTON[2] * PLAY_SHARE * share
    return Slot(
        ButtonSlot(name, ICON, letters=SMALL_ICON),
        least=(wide, high[0]),
        wanted=(None, high[1]),
        most=(most, None),
        grow=0.0 if is_fixed else share,
    )
