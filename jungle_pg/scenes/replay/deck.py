"""The deck of a replay, laid out: counter, bar, notation, buttons and speed on one panel."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from jungle_pg.scenes.table.panels.button_rows import ICON, ButtonPlace, icon_places
from jungle_pg.stage.layout import Rect, row
from jungle_pg.stage.view import View
from jungle_pg.ui.widget import NOWHERE

TRANSPORT: Final = ("restart", "step_back", "play", "step_forward", "to_end", "stop")
PLAY_SHARE: Final = 1.5
"""How much wider than the others the button in the middle is."""

LETTERS: Final = 24
SIDE: Final = 32
TOP: Final = 18
FOOT: Final = 26
NARROW_SIDE: Final = 22
NARROW_TOP: Final = 16
NARROW_FOOT: Final = 24
GAP: Final = 6
BETWEEN: Final = 18
"""Between two things in a row."""

BAR: Final = 70
GROOVE: Final = 52
"""What knob and groove take of the bar."""

LEAST_BAR: Final = 210
BUTTON: Final = 84
BUTTON_HEIGHT: Final = 74
ROOMY_BUTTON: Final = 64
LEAST_BUTTON: Final = 40
LEAST_BUTTON_PX: Final = 30
SPEED: Final = 74
SPEED_MARKS: Final = 26
SPEED_LETTERS: Final = 21
SPEED_ICON: Final = 36
SPEED_WIDTH: Final = 370
WITH_WORD: Final = 1900
"""From this width of the window on there is room for it on the deck of any game."""

LEAST_SPEED: Final = 215
LINE: Final = 1.4
"""The height of a line of words, in sizes of its letters."""


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
    has_speed: bool = True
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
    word = view.text_width(view.words("replay.speed"), SPEED_LETTERS) + view.px(BETWEEN)
    is_roomy = view.is_portrait or view.width >= view.px(WITH_WORD)
    has_word = is_roomy and deck.speed.w >= word + view.px(SPEED_WIDTH * 0.7)
    wide = word if has_word else view.px(SPEED_ICON)
    name = deck.speed.from_left(wide).from_top(view.px(SPEED - SPEED_MARKS))
    return name, deck.speed.inset(wide, 0, 0, 0), has_word


def wide_height(view: View) -> float:
    """How high a deck is that has everything in two rows."""
    return view.px(TOP + BAR + GAP + SPEED + FOOT)


def wide_deck(view: View, panel: Rect, needs: DeckNeeds) -> Deck | None:
    """Counter and bar above, notation, buttons and speed below; None where it is too narrow."""
    inner = panel.inset(view.px(SIDE), view.px(TOP), view.px(SIDE), view.px(FOOT))
    upper, lower = inner.from_top(view.px(BAR)), inner.from_bottom(view.px(SPEED))
    speed_w = view.px(SPEED_WIDTH)
    buttons_w = view.px(BUTTON * (len(TRANSPORT) - 1 + PLAY_SHARE) + GAP * (len(TRANSPORT) - 1))
    between = view.px(BETWEEN)
    middle = lower.inset(needs.notation + between, 0, speed_w + between, 0)
    if middle.w < buttons_w:
        return None
    counter, bar = _counter_and_bar(view, upper, needs)
    # In the middle of the panel, or as near to it as the words allow.
    x = max(middle.x, min(lower.middle[0] - buttons_w / 2, middle.right - buttons_w))
    middle = Rect(x, lower.y, buttons_w, view.px(BUTTON_HEIGHT))
    return Deck(
        panel,
        counter,
        lower.from_left(needs.notation),
        bar,
        lower.from_right(speed_w),
        _transport(view, middle),
    )


def stacked_height(view: View, width: float, needs: DeckNeeds, *, is_roomy: bool = False) -> float:
    """The least height of a deck of this width, or one with buttons that are easy to hit."""
    least = _least_button(view, needs)
    button = max(least, view.px(ROOMY_BUTTON)) if is_roomy else least
    if _is_medium(view, width, needs):
        return view.px(TOP + BAR + SPEED + FOOT + 2 * GAP) + button
    lines = 1 if _is_one_line(view, width, needs) else 2
    rows = _tool_rows(view, width, needs)
    high = lines * _line(view) + view.px(BAR + NARROW_TOP + NARROW_FOOT + GAP)
    return high + _speed_height(view, needs) + (1 + rows) * button + view.px(GAP) * (1 + rows)


def stacked_deck(view: View, panel: Rect, needs: DeckNeeds) -> Deck:
    """Everything in rows; what is higher than it must be has higher buttons."""
    spare = max(0.0, panel.h - stacked_height(view, panel.w, needs))
    if _is_medium(view, panel.w, needs):
        return _medium(view, panel, needs, spare)
    return _narrow(view, panel, needs, spare)


def _medium(view: View, panel: Rect, needs: DeckNeeds, spare: float) -> Deck:
    """Counter and bar; buttons and notation; speed and tools."""
    inner, gap = _inner(view, panel), view.px(GAP)
    button = _high_button(view, needs, spare)
    counter, bar = _counter_and_bar(view, inner.from_top(view.px(BAR)), needs)
    second = Rect(inner.x, bar.bottom + gap, inner.w, button)
    third = inner.from_bottom(view.px(SPEED))
    between = view.px(BETWEEN)
    buttons = second.from_left(second.w - needs.notation - between)
    speed = view.px(SPEED_WIDTH)
    tools_w = min(_tools_width(view, needs, view.px(BUTTON)), third.w - between - speed)
    tools_w = max(tools_w, _tools_width(view, needs))
    tools = third.from_right(tools_w).centred(tools_w, button)
    return Deck(
        panel,
        counter,
        second.from_right(needs.notation),
        bar,
        third.from_left(min(view.px(SPEED_WIDTH * 1.5), third.w - tools_w - between)),
        _transport(view, buttons, align="left"),
        _icon_rows(view, tools, needs.tools, 1),
    )


def _narrow(view: View, panel: Rect, needs: DeckNeeds, spare: float) -> Deck:
    """One thing below the other."""
    inner, gap, line = _inner(view, panel, is_narrow=True), view.px(GAP), _line(view)
    rows = _tool_rows(view, panel.w, needs)
    button = _high_button(view, needs, spare / (1 + rows))
    counter = inner.from_top(line)
    note, y = counter, counter.bottom
    if _is_one_line(view, panel.w, needs):
        counter, note = counter.from_left(needs.counter), counter.from_right(needs.notation)
    else:
        note, y = counter.moved(0, line), y + line
    bar = Rect(inner.x, y, inner.w, view.px(BAR))
    buttons = Rect(inner.x, bar.bottom + gap, inner.w, button)
    y = buttons.bottom + gap
    speed = Rect(inner.x, y, inner.w, view.px(SPEED)) if needs.has_speed else NOWHERE
    y += _speed_height(view, needs)
    tools = Rect(inner.x, y, inner.w, rows * button + (rows - 1) * gap)
    return Deck(
        panel,
        counter,
        note,
        bar,
        speed,
        _transport(view, buttons),
        _icon_rows(view, tools, needs.tools, rows),
    )


def _inner(view: View, panel: Rect, *, is_narrow: bool = False) -> Rect:
    side, top, foot = (NARROW_SIDE, NARROW_TOP, NARROW_FOOT) if is_narrow else (SIDE, TOP, FOOT)
    return panel.inset(view.px(side), view.px(top), view.px(side), view.px(foot))


def _counter_and_bar(view: View, area: Rect, needs: DeckNeeds) -> tuple[Rect, Rect]:
    # The groove of the bar is at its lower end, below the pins.
    counter = area.from_bottom(view.px(GROOVE)).from_left(needs.counter)
    return counter, area.inset(counter.w + view.px(BETWEEN / 2), 0, 0, 0)


def _is_medium(view: View, width: float, needs: DeckNeeds) -> bool:
    """Whether two things have room beside each other in every row."""
    inner, between = width - 2 * view.px(SIDE), view.px(BETWEEN)
    return needs.has_speed and (
        needs.counter + between + max(view.px(LEAST_BAR), needs.least.bar) <= inner
        and _least_transport(view, needs) + between + needs.notation <= inner
        and view.px(LEAST_SPEED) + between + _tools_width(view, needs) <= inner
    )


def _speed_height(view: View, needs: DeckNeeds) -> float:
    return view.px(SPEED + GAP) if needs.has_speed else 0.0


def _is_one_line(view: View, width: float, needs: DeckNeeds) -> bool:
    room = width - 2 * view.px(NARROW_SIDE) - view.px(BETWEEN)
    return needs.counter + needs.notation <= room


def _line(view: View) -> float:
    return view.text_px(LETTERS) * LINE


def _least_button(view: View, needs: DeckNeeds) -> float:
    return max(view.px(LEAST_BUTTON), LEAST_BUTTON_PX, needs.least.button)


def _high_button(view: View, needs: DeckNeeds, spare: float) -> float:
    least = _least_button(view, needs)
    return max(least, min(least + spare, view.px(BUTTON_HEIGHT)))


def _least_transport(view: View, needs: DeckNeeds) -> float:
    count = len(TRANSPORT)
    return (count - 1 + PLAY_SHARE) * _least_button(view, needs) + (count - 1) * view.px(GAP)


def _tools_width(view: View, needs: DeckNeeds, button: float | None = None) -> float:
    count = len(needs.tools)
    return count * (button or _least_button(view, needs)) + (count - 1) * view.px(GAP)


def _tool_rows(view: View, width: float, needs: DeckNeeds) -> int:
    room = width - 2 * view.px(NARROW_SIDE)
    return 1 if _tools_width(view, needs) <= room else 2


def _icon_rows(view: View, area: Rect, names: Sequence[str], rows: int) -> tuple[ButtonPlace, ...]:
    """Icons in rows that fill an area."""
    gap, half = view.px(GAP), -(-len(names) // rows)
    high = (area.h - gap * (rows - 1)) / rows
    places: list[ButtonPlace] = []
    for number in range(rows):
        some = names[number * half : (number + 1) * half]
        line = Rect(area.x, area.y + number * (high + gap), area.w, high)
        wide = min((line.w - gap * (half - 1)) / half, view.px(BUTTON) * PLAY_SHARE)
        rects = row(line, [wide] * len(some), gap, "centre")
        places += icon_places(some, rects, _letters(view, wide, high))
    return tuple(places)


def _transport(view: View, area: Rect, align: str = "centre") -> tuple[ButtonPlace, ...]:
    """The buttons of the tape, the one in the middle wider."""
    gap = view.px(GAP)
    shares = [PLAY_SHARE if name == "play" else 1.0 for name in TRANSPORT]
    each = min((area.w - gap * (len(shares) - 1)) / sum(shares), view.px(BUTTON) * PLAY_SHARE)
    rects = row(area, [share * each for share in shares], gap, align)
    letters = _letters(view, each, area.h)
    return tuple(
        ButtonPlace(name, rect, ICON, letters) for name, rect in zip(TRANSPORT, rects, strict=True)
    )


def _letters(view: View, wide: float, high: float) -> float:
    """The size of the letters beside which an icon fits a button, in units."""
    return min(26.0, min(wide, high) / view.zoom * 0.42)
