"""The panel of the save dialog: the board at the left, a name and other saves at the right."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import lru_cache
from typing import Final

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.saving.glance import Glance
from jungle_pg.files.saves.folder import Summary
from jungle_pg.files.saves.names import SUFFIX
from jungle_pg.games.game import Game
from jungle_pg.scenes.saves.captions import summary_line
from jungle_pg.scenes.saves.miniature import Miniatures
from jungle_pg.scenes.saves.naming import Judged
from jungle_pg.scenes.saves.save_list import SaveList, tray_ops
from jungle_pg.scenes.world import World
from jungle_pg.stage.layout import Rect, flow
from jungle_pg.stage.lines import cut_inside
from jungle_pg.stage.ops import Drawing, DrawList, Text
from jungle_pg.stage.scale import (
    ASIDE,
    COLUMN,
    LARGE,
    LINE,
    NOTE,
    READING,
    SMALL,
    TEXT,
    WORDS,
    XL,
    XS,
    L,
    M,
)
from jungle_pg.stage.theme import EDGE, Theme
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Pill
from jungle_pg.ui.layout import Column, Gap, Part, Row, Slot, Stack
from jungle_pg.ui.layout_solver import solve, wanted_size
from jungle_pg.ui.placing import Paragraph, label_slot, put, slot_of, words_slot
from jungle_pg.ui.svg import picture, rect
from jungle_pg.ui.text.field import TextField
from jungle_pg.ui.widget import NOWHERE

ROWS: Final = (2, 5)
"""How many saves are seen at least, and where there is room."""
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
        left = Column((self._board(view, self.game, self.match), *told), gap=M)
        least, most = (count * LINE + 2 * XS for count in ROWS)
        right = (
            _label(view, words("save.name")),
            slot_of(view, self.field, grow=1.0),
            Slot(self.notice, least=(0.0, self._notice_height(view))),
            _label(view, words("save.saved_games")),
            Slot(self.tray, least=(0.0, least), wanted=(None, most), shrink=1),
            Gap(least=(None, M)),
            buttons,
        )
        return Row(
            (
                replace(left, least=(ASIDE, None)),
                Column(right, least=(READING - XL - ASIDE, None), grow=1.0),
            ),
            gap=XL,
        )

    def tray(self, view: View, room: Rect) -> DrawList:
        """The list, in whole rows: none is cut off before anything is scrolled."""
        row_px, edge = max(1, round(view.px(LINE))), view.px(XS)
        # A row on whole pixels may be a little higher than its units.
        count = max(ROWS[0], int((room.h - 2 * edge) / row_px + 0.25))
        tray = room.from_top(min(room.h, count * row_px + 2 * edge)).snapped()
        self.saves.place(tray.shrunk(edge).from_top(min(tray.h - 2 * edge + 1, count * row_px)))
        return tray_ops(view, tray, self.no_saves)

    def notice(self, view: View, area: Rect) -> DrawList:
        """What is under the field: the save that has the name, or other names."""
        for pill in (*self.idea_pills, self.other_pill):
            pill.place(NOWHERE)
        if self.name.is_taken and not self.field.error:
            return put(view, solve(self._card_form(view), area, view.zoom))
        # What is wrong is told by the field itself; room for that is always kept.
        return self._ideas(view, area.inset(0, self.field.height_below(view, area.w), 0, 0))

    def _notice_height(self, view: View) -> float:
        """Room for the card as well as for a few names below words about an error, in units."""
        label, pill = _label(view, ""), slot_of(view, self.other_pill)
        names = self.field.height_below(view, view.px(WORDS)) / view.zoom
        names += wanted_size(Column((label, pill)))[1]
        return max(names, wanted_size(self._card_form(view), COLUMN)[1])

    def _board(self, view: View, game: Game, shown: AnyMatch | Glance) -> Slot:
        rules = shown.rules if isinstance(shown, Glance) else shown.setup.rules
        return self.miniatures.slot(view, self.world.settings, game, rules, shown.state)

    def _card_form(self, view: View) -> Part:
        """The save that has the name, what becomes of it, and a name beside it."""
        words, theme, meant = view.words, view.theme, self.meant
        # The soft ink is too pale on amber.
        soft = theme.wood_dark if theme.name == "day" else theme.soft_text
        said = (
            summary_line(words, meant, self.now) if meant is not None else " ",
            words("save.taken_copy"),
        )
        lines = (
            words_slot(view, Paragraph(" ", TEXT, theme.text, lines=1)),
            *(words_slot(view, Paragraph(text, NOTE, soft, lines=1)) for text in said),
        )
        title = replace(lines[0], name=self._taken)
        other = Slot(self._place_other, slot_of(view, self.other_pill).high_at)
        told = Column((title, *lines[1:], other), grow=1.0, justify="centre")
        face = meant.face if meant is not None else None
        game = self.world.games().get(face.rulebook.game_id) if isinstance(face, Glance) else None
        board: Part = Gap()
        if isinstance(face, Glance) and game is not None:
            board = replace(self._board(view, game, face), high_at=None)
        inside = (replace(board, least=(2 * LINE, None)), told)
        return Stack((Slot(_card_ops), Row(inside, gap=L, padding=(M, M, M, M))))

    def _taken(self, view: View, room: Rect) -> DrawList:
        letters = view.text_px(TEXT)
        name = self.name.name.removesuffix(SUFFIX)
        line = _sentence(view, "save.taken", name, letters, room.w)
        return (Text(line, room.x, room.middle[1], letters, view.theme.text),)

    def _place_other(self, view: View, room: Rect) -> DrawList:
        """The other name at the lower end of the card."""
        if self.other:
            pill, name = self.other_pill, self.other.removesuffix(SUFFIX)
            letters, wide = view.text_px(pill.text_units), pill.word_room(view, room.w)
            pill.label = _sentence(view, "save.take_other", name, letters, wide)
            pill.place(room.from_left(pill.size(view)[0]))
        return ()

    def _ideas(self, view: View, area: Rect) -> DrawList:
        """As many other names as fit, with a word over them where there is room for it."""
        if not self.ideas:
            return ()
        shown = self.idea_pills[: len(self.ideas)]
        for pill, name in zip(shown, self.ideas, strict=True):
            room = pill.word_room(view, area.w)
            pill.label = cut_inside(name, view.text_px(pill.text_units), room, view.measure)
        sizes, label = [pill.size(view) for pill in shown], _label(view, "")
        high = view.px(wanted_size(label)[1])
        has_label = area.h >= high + sizes[0][1]
        below = area.inset(0, high, 0, 0) if has_label else area
        for pill, place in zip(shown, flow(below, sizes, view.px(XS), 0), strict=True):
            if place.bottom <= below.bottom + 1:
                pill.place(place)
        if not has_label:
            return ()
        text = view.words("save.other_names")
        return Paragraph(text, LARGE, view.theme.soft_text)(view, area.from_top(high))


def _label(view: View, text: str) -> Slot:
    """The soft words over a part."""
    return replace(label_slot(view, text, LARGE, ink=view.theme.soft_text), wanted=(0.0, None))


def _sentence(view: View, key: str, name: str, size: float, width: float) -> str:
    """A text with a name in it that is cut so that the whole text fits."""
    room = width - view.measure(view.words(key, name=""), size)
    cut = cut_inside(name, size, max(room, LEAST_NAME * size), view.measure)
    return view.words(key, name=cut)


def _card_ops(view: View, card: Rect) -> DrawList:
    svg = _card(card.w / view.zoom, card.h / view.zoom, view.theme)
    return (Drawing(svg, card.x, card.y, card.w, card.h),)


@lru_cache(maxsize=16)
def _card(w: float, h: float, theme: Theme) -> str:
    return picture(w, h, rect(2, 2, w - 4, h - 4, 16, theme.current_row, EDGE, 4))
