"""The panel of the save dialog: what lies under its widgets, and where its pills go."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.saving.glance import Glance
from jungle_pg.files.saves.folder import Summary
from jungle_pg.files.saves.names import SUFFIX
from jungle_pg.games.game import Game
from jungle_pg.scenes.saves.long_names import cut_inside, sentence_with
from jungle_pg.scenes.saves.miniature import Miniatures
from jungle_pg.scenes.saves.naming import Judged
from jungle_pg.scenes.saves.save_captions import summary_line
from jungle_pg.scenes.saves.save_layout import CARD_LINES, SaveLayout
from jungle_pg.scenes.saves.save_painting import (
    card_ops,
    card_places,
    error_height,
    fact_ops,
    failure_ops,
    label_ops,
    tray_ops,
)
from jungle_pg.scenes.world import World
from jungle_pg.stage.layout import Rect, flow
from jungle_pg.stage.ops import DrawList, Op
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import PILL_HEIGHT, PILL_MARGIN, Pill
from jungle_pg.ui.panel import panel_ops
from jungle_pg.ui.text.field import LEFT, NOTE, RIGHT, TextField
from jungle_pg.ui.widget import NOWHERE

HEADING_SIZE: Final = 32
LABEL: Final = 38
PILL_GAP: Final = 4
NOTE_GAP: Final = 24


@dataclass(frozen=True, slots=True)
class PanelFacts:
    """What there is to show."""

    lines: tuple[str, str]
    """Of the match."""
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
    has_saves: bool
    is_known: bool
    """Whether there are no other saves."""


class SavePanel:
    """Lays out everything that no hand can touch, and the pills between it."""

    def __init__(self, world: World, game: Game, match: AnyMatch) -> None:
        self._world, self._game, self._match = world, game, match
        self._miniatures = Miniatures()

    def lay_out(
        self,
        view: View,
        places: SaveLayout,
        facts: PanelFacts,
        ideas: Sequence[Pill],
        other: Pill,
    ) -> DrawList:
        """Place the pills; give what lies on the panel."""
        words, settings = view.words, self._world.settings
        for pill in (*ideas, other):
            pill.place(NOWHERE)
        board = self._miniatures.draw(
            view, settings, self._game, self._match.setup.rules, self._match.state, places.board
        )
        none = "" if facts.has_saves else words("save.none" if facts.is_known else "save.looking")
        return (
            *panel_ops(view, places.panel, words("save.heading"), HEADING_SIZE),
            board,
            *fact_ops(view, places.facts, facts.lines),
            *label_ops(view, places.name_label, words("save.name")),
            *self._notice(view, places.notice, facts, ideas, other),
            *label_ops(view, places.saves_label, words("save.saved_games")),
            *tray_ops(view, places.tray, none),
        )

    def note(self, view: View, places: SaveLayout, field: TextField, name: Judged) -> str:
        """How many letters the name has and may have, where that fits beside it."""
        if not name.name:
            return ""
        note = view.words("save.count", count=len(name.name), most=name.most_letters)
        room = places.field.w - view.px(LEFT + RIGHT + NOTE_GAP) - view.text_width(note, NOTE)
        return note if view.text_width(field.text, field.text_units) <= room else ""

    def _notice(
        self, view: View, area: Rect, facts: PanelFacts, ideas: Sequence[Pill], other: Pill
    ) -> DrawList:
        """What is under the field: a failure, the save that has the name, or other names."""
        if facts.failure:
            below = error_height(view, area, facts.failure)
            rest = _idea_ops(view, area.inset(0, below, 0, 0), facts.ideas, ideas)
            return (*failure_ops(view, area, facts.failure), *rest)
        if facts.name.is_taken:
            return self._card(view, area, facts, other)
        # What is wrong with a name is told by the field itself; room for that is always kept.
        area = area.inset(0, error_height(view, area, facts.error or " "), 0, 0)
        return _idea_ops(view, area, facts.ideas, ideas)

    def _card(self, view: View, area: Rect, facts: PanelFacts, other: Pill) -> DrawList:
        """The save that has the name, what becomes of it, and a name beside it."""
        words, name, meant = view.words, facts.name.name, facts.meant
        _, board, room = card_places(view, area)
        title = view.text_px(CARD_LINES[0])
        shown = name.removesuffix(SUFFIX)
        lines = [sentence_with(words, "save.taken", shown, title, room.w, view.measure)]
        lines.append(summary_line(words, meant, facts.now) if meant is not None else "")
        lines.append(words("save.taken_copy"))
        ops: list[Op] = [*card_ops(view, area, lines)]
        if meant is not None and isinstance(meant.face, Glance):
            game = self._world.games().get(meant.face.rulebook.game_id)
            if game is not None:
                face, settings = meant.face, self._world.settings
                ops.append(
                    self._miniatures.draw(view, settings, game, face.rules, face.state, board)
                )
        if facts.other:
            _place_other(view, room, facts.other, other)
        return tuple(ops)


def _idea_ops(view: View, area: Rect, names: Sequence[str], pills: Sequence[Pill]) -> DrawList:
    """Other names with a word over them where there is room for it."""
    label = area.from_top(view.px(LABEL))
    below = area.inset(0, label.h, 0, 0)
    if below.h < view.px(PILL_HEIGHT):
        label, below = area.from_top(0), area
    is_any = _place_ideas(view, below, names, pills)
    return label_ops(view, label, view.words("save.other_names")) if is_any and label.h else ()


def _place_ideas(view: View, area: Rect, names: Sequence[str], pills: Sequence[Pill]) -> bool:
    """Place as many names as fit; whether there are any."""
    shown = pills[: len(names)]
    room = area.w - view.px(2 * PILL_MARGIN) - 2
    for pill, name in zip(shown, names, strict=True):
        pill.label = cut_inside(name, view.text_px(pill.text_units), room, view.measure)
    places = flow(area, [pill.size(view) for pill in shown], view.px(PILL_GAP), 0)
    for pill, place in zip(shown, places, strict=True):
        if place.bottom <= area.bottom + 1:
            pill.place(place)
    return any(pill.rect.w for pill in shown)


def _place_other(view: View, room: Rect, name: str, pill: Pill) -> None:
    """The other name at the lower end of the card."""
    wide = room.w - view.px(2 * PILL_MARGIN) - 2
    letters, shown = view.text_px(pill.text_units), name.removesuffix(SUFFIX)
    pill.label = sentence_with(view.words, "save.take_other", shown, letters, wide, view.measure)
    strip = room.from_bottom(view.px(PILL_HEIGHT))
    pill.place(strip.from_left(pill.size(view)[0]).moved(-view.px(4), view.px(4)))
