"""What is seen of a replay beside its board and widgets: plates, panels, lines of words."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from jungle_pg.games.values import MoveRow
from jungle_pg.scenes.replay.deck import Deck
from jungle_pg.scenes.replay.layout import ReplayLayout
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.memo import GroupMemos, Memo
from jungle_pg.stage.ops import DrawList, Group, Op, Sprite, Text
from jungle_pg.stage.scale import HEADING, NOTE, TEXT
from jungle_pg.stage.view import SMALLEST_TEXT_PX, View
from jungle_pg.ui.fact_panel import Fact, fact_panel
from jungle_pg.ui.panel import panel_ops, rope_ops, sign, standing
from jungle_pg.ui.plates import plate_skins
from jungle_pg.ui.plates.forms import SMALL
from jungle_pg.ui.plates.plate import (
    SHORT_TITLE,
    PlateContent,
    form_for,
    player_ops,
    spoils_of,
    spoils_ops,
)
from jungle_pg.ui.text.text_fit import fit_text

TAKEN: Final = 1.5
"""The picture of what was taken, in sizes of the letters beside it."""

LEAST_SPOIL: Final = 0.5
"""How much room taken pieces keep beside their title, each, in heights of the largest."""


@dataclass(frozen=True, slots=True)
class ReplayFacts:
    """What is told of a place of the match."""

    title: str
    info: tuple[tuple[str, str], ...]
    looks: tuple[PlateContent, PlateContent]
    """The players above and below."""
    counter: str
    notation: str
    row: MoveRow | None


class ReplayArt:
    """Everything that is shown but cannot be pressed; each part is remembered by itself."""

    def __init__(self) -> None:
        self._group = GroupMemos()
        self._joined: Memo[DrawList] = Memo()

    def draw(self, view: View, facts: ReplayFacts, at: ReplayLayout) -> DrawList:
        group, looks = self._group, facts.looks
        parts = [group("behind", _behind, view, at)]
        for key, rect, look in zip(("top", "bottom"), (at.top, at.bottom), looks, strict=True):
            if rect is not None:
                parts.append(group(key, _plate, view, rect, look, looks))
        if at.info is not None:
            parts.append(group("info", _info, view, at.info, facts.title, facts.info))
        told = (facts.counter, facts.notation, facts.row)
        parts.append(group("words", _words, view, at.deck, *told))
        return self._joined(_drawn, tuple(parts))


def _drawn(parts: tuple[Group, ...]) -> DrawList:
    return tuple(part for part in parts if part.ops)


def _info(view: View, rect: Rect, title: str, info: Sequence[tuple[str, str]]) -> DrawList:
    return fact_panel(view, rect, title, [Fact(text, name=name) for name, text in info])


def _behind(view: View, at: ReplayLayout) -> DrawList:
    """Ropes, and the panels behind widgets."""
    ops: list[Op] = [op for rope in at.ropes for op in rope_ops(view, rope.x, rope.y, rope.bottom)]
    if at.moves is not None:
        ops += panel_ops(view, at.moves, view.words("play.moves"))
    return (*ops, *panel_ops(view, at.deck.panel))


def _plate(view: View, rect: Rect, look: PlateContent, looks: Sequence[PlateContent]) -> DrawList:
    """A plate; a low one tells no more than what was taken."""
    if SMALL.suits(view, rect):
        return player_ops(view, rect, look, form_for(view, rect, looks))
    area = rect.snapped()
    plate = standing(view, area, lambda w, h: plate_skins.player(w, h, look.side, look.is_active))
    high = area.h * 0.62
    y = area.middle[1] - view.px(3)
    ops: list[Op] = [plate, Sprite(look.portrait, area.x + high, y, round(high), round(high))]
    left = area.x + 1.9 * high
    ink = plate_skins.SIDES[look.side].soft_text
    title = _low_title(view, look, area.right - left - high / 3, high)
    if title is not None:
        word, letters = title
        ops.append(Text(word, left, y, letters, ink))
        left += view.measure(word, letters) + letters
    tray = Rect(left, y - high / 2, area.right - left - high / 3, high)
    return (*ops, *spoils_ops(view, tray, look, high * 0.92, high * 0.46, ink))


def _low_title(view: View, look: PlateContent, wide: float, high: float) -> tuple[str, int] | None:
    """A short title beside taken pieces and its letters, as far as these leave room for it."""
    if not look.has_spoils:
        return None
    room = wide - len(spoils_of(look)) * high * LEAST_SPOIL
    word = view.words(SHORT_TITLE)
    sizes = range(view.text_px(NOTE), SMALLEST_TEXT_PX - 1, -1)
    fits = (size for size in sizes if view.measure(word, size) + size <= room)
    return next(((word, size) for size in fits), None)


def _words(view: View, deck: Deck, counter: str, notation: str, row: MoveRow | None) -> DrawList:
    """The counter, the move in words with what it took, and what the slider is for."""
    theme, note = view.theme, deck.notation
    count, told = (
        fit_text(view, text, rect.w, letters=TEXT, least=1.0)
        for text, rect in ((counter, deck.counter), (notation, note))
    )
    ops: list[Op] = [
        Text(count.lines[0], deck.counter.x, deck.counter.middle[1], count.px, theme.text),
        Text(told.lines[0], note.x, note.middle[1], told.px, theme.text),
    ]
    if row is not None and row.taken:
        side = round(told.px * TAKEN)
        x = note.x + view.measure(told.lines[0], told.px) + side * 0.75
        if x + side / 2 <= note.right + 1:
            ops.append(Sprite(row.taken, x, note.middle[1], side, side))
    at, ink = deck.speed_sign.middle, theme.soft_text
    return (*ops, sign("speed", *at, view.px(HEADING), ink, theme.paper))
