"""The panel of the save dialog: the board at the left, a name and other saves at the right."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from typing import Final

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.saving.glance import Glance
from jungle_pg.files.saves.folder import Summary
from jungle_pg.files.saves.names import SUFFIX
from jungle_pg.games.game import Game
from jungle_pg.scenes.field_dialog import ERROR_STEP
from jungle_pg.scenes.saves.captions import summary_line
from jungle_pg.scenes.saves.miniature import Miniatures
from jungle_pg.scenes.saves.naming import Judged
from jungle_pg.scenes.saves.save_list import SaveList, tray_ops
from jungle_pg.scenes.world import World
from jungle_pg.stage.layout import Rect, flow
from jungle_pg.stage.lines import cut_inside, fitted, wrapped
from jungle_pg.stage.ops import Drawing, DrawList, Op, Sprite, Text
from jungle_pg.stage.scale import LARGE, NOTE, SMALL, TEXT, XL, XS, L, M, S
from jungle_pg.stage.theme import EDGE, Theme
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import PILL_HEIGHT as PILL
from jungle_pg.ui.controls.button import PILL_MARGIN as MARGIN
from jungle_pg.ui.controls.button import Pill
from jungle_pg.ui.layout import Column, Gap, Part, Row, Slot
from jungle_pg.ui.placing import Paragraph, words_slot
from jungle_pg.ui.svg import picture, rect
from jungle_pg.ui.text.field import ERROR_HEIGHT, ERROR_INK, ERROR_TEXT, TextField
from jungle_pg.ui.text.field import HEIGHT as FIELD
from jungle_pg.ui.widget import NOWHERE

LEFT: Final = 304.0
RIGHT: Final = 644.0
BOARD: Final = 388.0
FACTS: Final = 112.0
"""Units below the board for what is told of the match."""
LABEL: Final = 36.0
NOTICE: Final = 164.0
"""Units under the field: what is wrong with a name, what has it already, other names."""
CARD_LINES: Final = (TEXT, NOTE, NOTE)
"""The sizes of what is written on the card of a name that is taken."""
CARD_STEP: Final = 1.36
"""From line to line, in sizes of the letters."""
CARD_AROUND: Final = 78
"""Units of the card beside its lines: its edges, and a pill."""
CARD_BOARD: Final = 104
ROW: Final = 40
ROWS: Final = (2, 5)
"""How many saves are seen at least, and where there is room."""
CROSS: Final = 44
CROSS_AT: Final = 26
WORDS_AT: Final = 52
LEAST_NAME: Final = 3
"""Sizes of letters a name in a sentence gets in any case."""


@dataclass(frozen=True, slots=True, eq=False)
class SavePanel:
    """All that is shown of a match, of the name for it, and of the saves there are."""

    world: World
    game: Game
    match: AnyMatch
    miniatures: Miniatures
    lines: tuple[str, str]
    """What is told of the match."""
    name: Judged
    error: str
    """What is wrong with the name."""
    failure: str
    """Why the last try failed."""
    ideas: tuple[str, ...]
    other: str
    """The typed name with a number, where it is taken."""
    meant: Summary | None
    """The save that has the name already, once it was looked at."""
    now: datetime
    no_saves: str
    """What is said where no saves are shown."""
    field: TextField
    idea_pills: Sequence[Pill]
    other_pill: Pill
    saves: SaveList

    def form(self, view: View, buttons: Part) -> Row:
        """The parts at both sides; where the window is low fewer saves are seen."""
        words, theme = view.words, view.theme
        inks = (theme.text, theme.soft_text)
        told = (
            words_slot(view, Paragraph(text, units, ink, "centre", most))
            for text, units, ink, most in zip(self.lines, (TEXT, SMALL), inks, (2, 3), strict=True)
        )
        facts = Column((Gap(least=(None, M)), *told), least=(0.0, FACTS), grow=1.0)
        left = Column((Slot(self.board, least=(LEFT, BOARD)), facts))
        # Letters do not become smaller than can be read, and a card has to hold them.
        card = sum(view.text_px(size) for size in CARD_LINES) * CARD_STEP / view.zoom
        least, most = (count * ROW + 2 * S for count in ROWS)
        right = Column(
            (
                _label(view, words("save.name")),
                Slot(self.field, least=(RIGHT, FIELD)),
                Slot(self.notice, least=(RIGHT, max(NOTICE, card + CARD_AROUND))),
                _label(view, words("save.saved_games")),
                Slot(self.tray, least=(RIGHT, least), wanted=(None, most), shrink=1),
                Gap(least=(None, M)),
                buttons,
            )
        )
        return Row((left, right), gap=XL)

    def board(self, view: View, room: Rect) -> DrawList:
        """The match as it stands."""
        rules, state, settings = self.match.setup.rules, self.match.state, self.world.settings
        return (self.miniatures.draw(view, settings, self.game, rules, state, room),)

    def tray(self, view: View, room: Rect) -> DrawList:
        """The list, in whole rows: none is cut off before anything is scrolled."""
        row_px, edge = max(1, round(view.px(ROW))), view.px(S)
        # A row on whole pixels may be a little higher than its units.
        count = max(ROWS[0], int((room.h - 2 * edge) / row_px + 0.25))
        tray = room.from_top(min(room.h, count * row_px + 2 * edge)).snapped()
        self.saves.place(tray.shrunk(edge).from_top(min(tray.h - 2 * edge + 1, count * row_px)))
        return tray_ops(view, tray, self.no_saves)

    def notice(self, view: View, area: Rect) -> DrawList:
        """What is under the field: a failure, the save that has the name, or other names."""
        for pill in (*self.idea_pills, self.other_pill):
            pill.place(NOWHERE)
        if self.failure:
            below = area.inset(0, _error_height(view, area, self.failure), 0, 0)
            return (*_failure_ops(view, area, self.failure), *self._ideas(view, below))
        if self.name.is_taken:
            return self._card(view, area)
        # What is wrong with a name is told by the field itself; room for that is always kept.
        return self._ideas(view, area.inset(0, _error_height(view, area, self.error or " "), 0, 0))

    def _card(self, view: View, area: Rect) -> DrawList:
        """The save that has the name, what becomes of it, and a name beside it."""
        words, theme, meant = view.words, view.theme, self.meant
        card = area.inset(view.px(XS), view.px(XS), view.px(XS), view.px(2)).snapped()
        inner = card.shrunk(view.px(M))
        room = inner.inset(view.px(CARD_BOARD + L), 0, 0, 0)
        title, name = view.text_px(CARD_LINES[0]), self.name.name.removesuffix(SUFFIX)
        lines = (
            _sentence(view, "save.taken", name, title, room.w),
            summary_line(words, meant, self.now) if meant is not None else "",
            words("save.taken_copy"),
        )
        svg = _card(card.w / view.zoom, card.h / view.zoom, theme)
        ops: list[Op] = [Drawing(svg, card.x, card.y, card.w, card.h)]
        # The soft ink is too pale on amber.
        soft, y = theme.wood_dark if theme.name == "day" else theme.soft_text, room.y
        for text, units, ink in zip(lines, CARD_LINES, (theme.text, soft, soft), strict=True):
            letters = view.text_px(units)
            line = fitted(text, letters, room.w, view.measure)
            ops.append(Text(line, room.x, y + letters * 0.6, letters, ink))
            y += letters * CARD_STEP
        if self.other:
            self._place_other(view, room)
        face = meant.face if meant is not None else None
        game = self.world.games().get(face.rulebook.game_id) if isinstance(face, Glance) else None
        if not isinstance(face, Glance) or game is None:
            return tuple(ops)
        board, settings = inner.from_left(view.px(CARD_BOARD)), self.world.settings
        return (
            *ops,
            self.miniatures.draw(view, settings, game, face.rules, face.state, board),
        )

    def _place_other(self, view: View, room: Rect) -> None:
        """The other name at the lower end of the card."""
        pill, wide = self.other_pill, room.w - view.px(2 * MARGIN) - 2
        letters, name = view.text_px(pill.text_units), self.other.removesuffix(SUFFIX)
        pill.label = _sentence(view, "save.take_other", name, letters, wide)
        strip = room.from_bottom(view.px(PILL))
        pill.place(strip.from_left(pill.size(view)[0]).moved(-view.px(XS), view.px(XS)))

    def _ideas(self, view: View, area: Rect) -> DrawList:
        """As many other names as fit, with a word over them where there is room for it."""
        label = area.from_top(view.px(LABEL))
        below = area.inset(0, label.h, 0, 0)
        has_label = below.h >= view.px(PILL)
        area = below if has_label else area
        shown = self.idea_pills[: len(self.ideas)]
        room = area.w - view.px(2 * MARGIN) - 2
        for pill, name in zip(shown, self.ideas, strict=True):
            pill.label = cut_inside(name, view.text_px(pill.text_units), room, view.measure)
        places = flow(area, [pill.size(view) for pill in shown], view.px(XS), 0)
        for pill, place in zip(shown, places, strict=True):
            if place.bottom <= area.bottom + 1:
                pill.place(place)
        if not has_label or not any(pill.rect.w for pill in shown):
            return ()
        return _label_ops(view, label, view.words("save.other_names"))


def _label(view: View, text: str) -> Slot:
    def draw(view: View, area: Rect) -> DrawList:
        return _label_ops(view, area, text)

    return Slot(draw, least=(0.0, LABEL))


def _label_ops(view: View, area: Rect, text: str) -> DrawList:
    """The soft words over a part."""
    letters, y = view.text_px(LARGE), area.middle[1] - view.px(2)
    return (Text(text, area.x + view.px(6), y, letters, view.theme.soft_text),)


def _failure_ops(view: View, notice: Rect, text: str) -> DrawList:
    """What went wrong, under the field, as its own errors are told."""
    letters, side = view.text_px(ERROR_TEXT), round(view.px(CROSS))
    y = notice.y + view.px(ERROR_HEIGHT / 2)
    ops: list[Op] = [Sprite("marks/blocked", notice.x + view.px(CROSS_AT), y, side, side)]
    for line in _error_lines(view, notice, text):
        ink = ERROR_INK[view.theme.name]
        ops.append(Text(line, notice.x + view.px(WORDS_AT), y, letters, ink))
        y += letters * ERROR_STEP
    return tuple(ops)


def _error_lines(view: View, notice: Rect, text: str) -> list[str]:
    letters = view.text_px(ERROR_TEXT)
    return wrapped(text, letters, notice.w - view.px(WORDS_AT), view.measure)


def _error_height(view: View, notice: Rect, text: str) -> float:
    """How much of the room under the field an error takes."""
    more = len(_error_lines(view, notice, text)) - 1
    return view.px(ERROR_HEIGHT) + more * view.text_px(ERROR_TEXT) * ERROR_STEP


def _sentence(view: View, key: str, name: str, size: float, width: float) -> str:
    """A text with a name in it that is cut so that the whole text fits."""
    room = width - view.measure(view.words(key, name=""), size)
    cut = cut_inside(name, size, max(room, LEAST_NAME * size), view.measure)
    return view.words(key, name=cut)


@lru_cache(maxsize=16)
def _card(w: float, h: float, theme: Theme) -> str:
    return picture(w, h, rect(2, 2, w - 4, h - 4, 16, theme.current_row, EDGE, 4))
