"""What is seen of a replay beside its board and widgets: plates, panels, lines of words."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from jungle_pg.games.values import MoveRow
from jungle_pg.scenes.replay.analysis_panel import AnalysisFacts, analysis_ops
from jungle_pg.scenes.replay.deck import LETTERS, SPEED_LETTERS, Deck, speed_parts
from jungle_pg.scenes.replay.layout import ReplayLayout
from jungle_pg.scenes.table.panels.plates import HEADING
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import fitted, wrapped
from jungle_pg.stage.memo import GroupMemos, Memo
from jungle_pg.stage.ops import DrawList, Group, Op, Sprite, Text
from jungle_pg.stage.view import SMALLEST_TEXT_PX, View
from jungle_pg.ui.panel import panel_ops, rope_ops, sign, standing
from jungle_pg.ui.plates import plate_skins
from jungle_pg.ui.plates.forms import TRAY_FROM
from jungle_pg.ui.plates.plate import (
    SHORT_TITLE,
    PlateContent,
    form_for,
    player_ops,
    spoils_of,
    spoils_ops,
)

INFO: Final = 21
INFO_STEP: Final = 41
INFO_SIDE: Final = 38
INFO_TOP: Final = 44
INFO_FOOT: Final = 30
TAKEN: Final = 1.5
"""The picture of what was taken, in sizes of the letters beside it."""

LOW_TITLE: Final = 17
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
    analysis: AnalysisFacts | None


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
            parts.append(group("info", info_ops, view, at.info, facts.title, facts.info))
        told = (facts.counter, facts.notation, facts.row)
        parts.append(group("words", _words, view, at.deck, *told))
        if at.analysis is not None and facts.analysis is not None:
            parts.append(group("closer", analysis_ops, view, at.analysis, facts.analysis))
        return self._joined(_drawn, tuple(parts))


def _drawn(parts: tuple[Group, ...]) -> DrawList:
    return tuple(part for part in parts if part.ops)


def info_ops(view: View, rect: Rect, title: str, info: Sequence[tuple[str, str]]) -> DrawList:
    """What is known of the match, on a panel no higher than that: as many facts as have room."""
    inner = rect.inset(
        view.px(INFO_SIDE), view.px(INFO_TOP), view.px(INFO_SIDE / 2), view.px(INFO_FOOT)
    )
    theme, letters = view.theme, view.text_px(INFO)
    column = max((view.measure(name, letters) for name, _ in info), default=0.0) + letters
    step = max(letters * 1.25, min(view.px(INFO_STEP), inner.h / max(1, len(info))))
    ops: list[Op] = []
    y = inner.y
    for name, text in info:
        lines = wrapped(text, letters, inner.w - column, view.measure)
        high = step + (len(lines) - 1) * letters * 1.25
        if y + high > inner.bottom + 1:
            break
        ops.append(Text(name, inner.x, y + step / 2, letters, theme.soft_text))
        for number, line in enumerate(lines):
            at = y + step / 2 + number * letters * 1.25
            ops.append(Text(line, inner.x + column, at, letters, theme.text))
        y += high
    panel = rect.from_top(y - rect.y + view.px(INFO_FOOT))
    return (*panel_ops(view, panel, title, HEADING), *ops)


def _behind(view: View, at: ReplayLayout) -> DrawList:
    """Ropes, and the panels behind widgets."""
    ops: list[Op] = [op for rope in at.ropes for op in rope_ops(view, rope.x, rope.y, rope.bottom)]
    if at.moves is not None:
        ops += panel_ops(view, at.moves, view.words("play.moves"), HEADING)
    return (*ops, *panel_ops(view, at.deck.panel))


def _plate(view: View, rect: Rect, look: PlateContent, looks: Sequence[PlateContent]) -> DrawList:
    """A plate; a low one tells no more than what was taken."""
    if rect.h >= view.px(TRAY_FROM) - 1:
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
    sizes = range(view.text_px(LOW_TITLE), SMALLEST_TEXT_PX - 1, -1)
    fits = (size for size in sizes if view.measure(word, size) + size <= room)
    return next(((word, size) for size in fits), None)


def _words(view: View, deck: Deck, counter: str, notation: str, row: MoveRow | None) -> DrawList:
    """The counter, and the move in words with what it took."""
    theme = view.theme
    count = _line(view, deck.counter, counter)
    note = _line(view, deck.notation, notation)
    ops: list[Op] = [
        Text(count[0], deck.counter.x, deck.counter.middle[1], count[1], theme.text),
        Text(note[0], deck.notation.x, deck.notation.middle[1], note[1], theme.text),
    ]
    if deck.speed.w:
        ops.append(_speed_name(view, deck))
    if row is not None and row.taken:
        side = round(note[1] * TAKEN)
        x = deck.notation.x + view.measure(*note) + side * 0.75
        if x + side / 2 <= deck.notation.right + 1:
            ops.append(Sprite(row.taken, x, deck.notation.middle[1], side, side))
    return tuple(ops)


def _speed_name(view: View, deck: Deck) -> Op:
    """What the slider is for: a word, or a sign where there is no room for it."""
    name, _, has_word = speed_parts(view, deck)
    y, ink, letters = name.middle[1], view.theme.soft_text, view.text_px(SPEED_LETTERS)
    if has_word:
        return Text(view.words("replay.speed"), name.x, y, letters, ink)
    return sign("speed", name.x + letters * 0.7, y, letters * 1.4, ink, view.theme.paper)


def _line(view: View, rect: Rect, text: str) -> tuple[str, int]:
    """Words in the largest letters that fit, and their size."""
    letters = view.text_px(LETTERS)
    while letters > view.text_px(0) and view.measure(text, letters) > rect.w:
        letters -= 1
    return fitted(text, letters, rect.w, view.measure), letters
