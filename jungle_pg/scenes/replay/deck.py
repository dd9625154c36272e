"""The deck of a replay: counter, bar, notation, buttons and speed on one panel."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from jungle_pg.stage.layout import Rect
from jungle_pg.stage.scale import (
    ASIDE,
    BUTTON,
    COLUMN,
    HIGH,
    ICON_HIGH,
    SLIM,
    TALL,
    TEXT,
    XL,
    XS,
    L,
    M,
)
from jungle_pg.stage.view import View
from jungle_pg.ui.button_rows import ButtonPlace, icon_slot
from jungle_pg.ui.controls.progress import bar_height
from jungle_pg.ui.controls.slider import MARKS_HEIGHT, slider_height
from jungle_pg.ui.layout import Choice, Column, Gap, Part, Row, Slot, Solved, Stack
from jungle_pg.ui.panel import PARAGRAPH_STEP
from jungle_pg.ui.skins import BELOW

TRANSPORT: Final = ("restart", "step_back", "play", "step_forward", "to_end", "stop")
PARTS: Final = ("panel", "counter", "notation", "bar", "speed", "speed_sign")
PLAY_SHARE: Final = 1.5
"""How much wider than the others the button in the middle is."""

BAR: Final = bar_height(can_scrub=True, has_pins=True)
GROOVE: Final = bar_height(can_scrub=True, has_pins=False)
SPEED: Final = slider_height(has_marks=True)


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
    speed_sign: Rect
    transport: tuple[ButtonPlace, ...]
    tools: tuple[ButtonPlace, ...] = ()


def deck_in(at: Solved, buttons: Sequence[ButtonPlace], *, has_tools: bool) -> Deck:
    """A solved deck with those of the buttons that are on it."""
    transport = tuple(place for place in buttons if place.name in TRANSPORT)
    tools = tuple(place for place in buttons if place.name not in TRANSPORT)
    panel, counter, notation, bar, speed, speed_sign = (at[name] for name in PARTS)
    tools = tools if has_tools else ()
    return Deck(panel, counter, notation, bar, speed, speed_sign, transport, tools)


def wide_deck(view: View, needs: DeckNeeds) -> Part:
    """Counter and bar above, notation, buttons and speed below."""
    slots = (icon_slot(name, HIGH * _share(name), SPEED) for name in TRANSPORT)
    transport = Row(tuple(replace(slot, grow=0.0) for slot in slots), gap=XS)
    between = Gap(least=(L, None), grow=1.0)
    speed = _speed(ASIDE, ASIDE)
    lower = (_words(view, needs, "notation"), between, transport, between, speed)
    return _panel((_counter_and_bar(view, needs), Row(lower)), XL)


@lru_cache(maxsize=4)
def stacked_deck(view: View, needs: DeckNeeds) -> Part:
    """Two things in each row where there is room for them, else one below the other.

    It is remembered, because every arrangement that is tried has the same one.
    """
    button = max(view.for_letters(ICON_HIGH), needs.least.button / view.zoom)
    high = max(button, BUTTON)
    transport = _transport(button, button, high)
    tools = _tools(needs.tools, button, high)
    medium = (
        _counter_and_bar(view, needs),
        Row((transport, _words(view, needs, "notation")), gap=L),
        Row((_speed(SLIM, COLUMN), tools), gap=L, align="centre"),
    )
    words = tuple(_words(view, needs, name) for name in ("counter", "notation"))
    bar = Slot("bar", least=(None, BAR))
    below = (bar, _transport(0.0, button, high), _speed(SLIM), tools)
    narrow = tuple(
        _panel((above, *below), L)
        for above in (Row(words, gap=L, justify="apart"), Column(words, least=(0.0, None)))
    )
    return Choice((_panel(medium, XL), *narrow), shrink=1)


def _panel(rows: Sequence[Part], side: float) -> Part:
    inside = Column(tuple(rows), gap=XS, padding=(side, L, side, L + BELOW))
    return Stack((Slot("panel", grow=1.0), inside), padding=(0.0, 0.0, 0.0, BELOW))


def _words(view: View, needs: DeckNeeds, name: str) -> Slot:
    wide = (needs.counter if name == "counter" else needs.notation) + 1
    return Slot(name, least=(wide / view.zoom, view.text_px(TEXT) * PARAGRAPH_STEP / view.zoom))


def _counter_and_bar(view: View, needs: DeckNeeds) -> Row:
    counter = _words(view, needs, "counter")
    # The groove of the bar is at its lower end, below the pins.
    beside = Column((Gap(grow=1.0), replace(counter, least=(counter.least[0], GROOVE))))
    least = max(SLIM, needs.least.bar / view.zoom)
    return Row((beside, Slot("bar", least=(least, BAR), grow=1.0)), gap=M)


def _speed(least: float, most: float | None = None) -> Row:
    """The slider, behind a sign that stands as high as its knob."""
    sign = Slot("speed_sign", least=(XL, None), grow=1.0)
    slider = Slot("speed", least=(least, SPEED), grow=1.0)
    parts = (Column((sign, Gap(least=(None, MARKS_HEIGHT)))), slider)
    return Row(parts, most=(most and most + XL, None), grow=1.0)


def _share(name: str) -> float:
    return PLAY_SHARE if name == "play" else 1.0


def _transport(button: float, low: float, high: float) -> Row:
    """The buttons of the tape, the one in the middle wider."""
    slots = (_icon(name, button, low, high, _share(name)) for name in TRANSPORT)
    return Row(tuple(slots), gap=XS, justify="centre", grow=1.0, shrink=1)


def _tools(names: Sequence[str], button: float, high: float) -> Part:
    """Icons in one row, or in two where that is too narrow."""
    icons = [_icon(name, button, button, high) for name in names]
    half = -(-len(icons) // 2)
    one, *two = (
        Row(tuple(some), gap=XS, justify="centre", shrink=1)
        for some in (icons, icons[:half], icons[half:])
    )
    return Choice((one, Column(tuple(two), gap=XS)), grow=1.0, shrink=1)


def _icon(name: str, wide: float, low: float, high: float, share: float = 1.0) -> Slot:
    slot = icon_slot(name, wide * share, low)
    return replace(slot, wanted=(None, high), most=(TALL * PLAY_SHARE * share, None), grow=share)
