"""The load screen: its list, the chosen save, and where everything is."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from jungle_pg.core.saving.values import BadSave, Loaded, Trouble
from jungle_pg.files.saves.folder import Origin
from jungle_pg.files.saves.names import SUFFIX
from jungle_pg.files.settings import Settings
from jungle_pg.games.game import Game
from jungle_pg.games.names import game_name
from jungle_pg.scenes.chooser.last_game import chosen_game, has_several
from jungle_pg.scenes.saves.buttons import ACTIONS, BUTTONS, load_buttons
from jungle_pg.scenes.saves.captions import told_of
from jungle_pg.scenes.saves.collection import Collection, Counts, Selection
from jungle_pg.scenes.saves.details import (
    beside_board,
    buttons_height,
    details_ops,
    place_buttons,
)
from jungle_pg.scenes.saves.empty_state import Emptiness, empty_state_ops, place_emptiness
from jungle_pg.scenes.saves.entries import Entry, Kind, Order
from jungle_pg.scenes.saves.footer import free_of_feet, message_of, message_ops
from jungle_pg.scenes.saves.kinds import KINDS, kind_pills
from jungle_pg.scenes.saves.layout import LoadLayout, load_layout, place_footer, place_header
from jungle_pg.scenes.saves.miniature import Miniatures
from jungle_pg.scenes.saves.pills import Pill, Pills
from jungle_pg.scenes.saves.rows import HIGH, RowPainter
from jungle_pg.scenes.saves.save_list import LoadPage, SaveList
from jungle_pg.scenes.saves.scan_progress import STRIP, begun_ops, place_bar, scan_ops
from jungle_pg.scenes.saves.store import Listed, SaveStore
from jungle_pg.scenes.screen import Screen
from jungle_pg.scenes.world import World
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import DrawList, Op, grouped
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.controls.progress import ProgressBar
from jungle_pg.ui.panel import panel_ops, rope_ops
from jungle_pg.ui.text.field import TextField
from jungle_pg.ui.widget import NOWHERE, Widget

SAID: Final = {
    "load": ("load", "loading", "load_rest"),
    "rename": ("rename", "save"),
    "clear": ("clear", "show_all"),
}
"""All that a button may say, where it is not always the same."""

ORDERS: Final = tuple(Order)
SEARCH_SIZE: Final = 21
LONGEST_SEARCH: Final = 100
ROPE: Final = 120
HEADING_SIZE: Final = 32
SMALL_FOLDER: Final = 60
"""So few files are looked at so fast that no progress is shown."""


class LoadScreen(Screen):
    """Shows saves; what is done with them is for the scene made of this one."""

    name = "load"

    def __init__(self, world: World, store: SaveStore | None) -> None:
        self.store, self._own_store = store, store
        self.collection = Collection()
        self._chosen: Entry | None = None
        self.known: Loaded | BadSave | None = None
        """The chosen save, once it was looked at closely."""
        self.kind, self.order = Kind.ALL, Order.NEWEST
        self.only: Game | None = None
        """The game whose saves alone are shown."""
        self.is_loading = False
        self.has_binned = False
        """Whether something can be taken out of the bin again."""
        self.listing: Listed | None = None
        self.is_listed = store is None
        """Whether every file was looked at, and that was seen here."""
        self.unseen = 0
        """How many files could not be looked at."""
        self.looked_at = (0, 0)
        """How many files were looked at, and how many there are."""
        self.search = TextField(
            "search", world.clipboard, longest=LONGEST_SEARCH, size=SEARCH_SIZE, icon="search"
        )
        self.pills = Pills("kind", tuple(Pill("", "") for _ in KINDS))
        self.sort = Button("sort", icon="sort", size=21)
        self.which = Button("which", icon="games", size=21)
        self.list = SaveList("saves", 0, HIGH, self._draw_row)
        self.progress = ProgressBar("progress")
        self.buttons = load_buttons()
        self._miniatures = Miniatures()
        self._painter = RowPainter(self._miniatures)
        self._places: LoadLayout | None = None
        self._counts = Counts()
        self._under: Memo[DrawList] = Memo()
        self._strip: Memo[DrawList] = Memo()
        self._all: Memo[DrawList] = Memo()
        super().__init__(world, LoadPage([], world.hear, "saves"))

    @property
    def entries(self) -> Sequence[Entry]:
        """Every file there is, as far as they were looked at."""
        return self.collection.entries

    @property
    def shown(self) -> Sequence[Entry]:
        """Those that are shown, in their order."""
        return self.collection.shown

    @property
    def entry(self) -> Entry | None:
        """The chosen file."""
        index = self.list.chosen
        return self.shown[index] if index is not None and index < len(self.shown) else None

    @property
    def chosen(self) -> Path | None:
        """Where the chosen file lies."""
        return self._chosen.path if self._chosen is not None else None

    @property
    def is_elsewhere(self) -> bool:
        """Whether another folder than the player's own is shown."""
        return self.store is not self._own_store

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to choose from at all."""
        return self.is_listed and not self.entries

    @property
    def is_busy(self) -> bool:
        """Whether files are still being looked at, long enough to tell."""
        return not self.is_listed and self.looked_at[1] > SMALL_FOLDER

    @property
    def listed_games(self) -> list[Game]:
        """The games there are saves of."""
        return self.collection.games(self.world.games())

    @property
    def _head_buttons(self) -> list[Button]:
        """Whose saves are shown, where that may be asked, and in which order."""
        return [self.which, self.sort] if has_several(self.world) else [self.sort]

    @property
    def _asks_which(self) -> bool:
        return len(self.listed_games) > 1 or self.only is not None

    def lay_out(self, view: View) -> DrawList:
        """The panel on its ropes, and everything on it."""
        panel = self._lay_parts(view).panel
        ropes = (panel.x + view.px(ROPE), panel.right - view.px(ROPE))
        return (
            *(op for rope in ropes for op in rope_ops(view, rope, 0, panel.y + view.px(6))),
            *panel_ops(view, panel, view.words("load.heading"), HEADING_SIZE),
        )

    def relayout(self) -> None:
        """Put everything on the panel in its place again."""
        if self.view is not None:
            self._lay_parts(self.view)

    def _lay_parts(self, view: View) -> LoadLayout:
        self._say(view)
        places = load_layout(view, self.search, self.pills, self._head_buttons)
        self._places = places
        self._place(view, places)
        return places

    def show_rows(self, now: float, *, is_asked: bool = False) -> None:
        """Select and sort anew; what the player looks at stays, unless another order is asked."""
        first, before = self.list.first_row(now), self.shown
        anchor = before[first] if 0 < first < len(before) else None
        letters = self.search.text.strip().casefold()
        self.collection.select(Selection(self.kind, self.order, letters, self.only))
        self._counts = self.collection.counts(self.only)
        chosen = self.collection.row_of(self._chosen)
        if chosen is None and self.shown:
            chosen = 0
        self.choose(self.shown[chosen] if chosen is not None else None)
        if is_asked:
            self.list.change(len(self.shown), chosen)
        else:
            now_at = self.collection.row_of(anchor)
            moved = now_at - first if now_at is not None else 0
            self.list.become(len(self.shown), chosen, moved, now, is_longer=False)

    def add_rows(self, entries: Sequence[Entry], now: float) -> None:
        """Take files that were found, whatever there is already; what is looked at stays."""
        before, chosen = len(self.shown), self.list.chosen
        first = anchor = self.list.first_row(now)
        places = self.collection.add(entries)
        self._counts = self.collection.counts(self.only)
        for place in places:
            anchor += first > 0 and place <= anchor
            if chosen is not None:
                chosen += place <= chosen
        if chosen is None and self.shown:
            chosen = 0
            self.choose(self.shown[0])
        is_longer = all(place >= before for place in places)
        self.list.become(len(self.shown), chosen, anchor - first, now, is_longer=is_longer)

    def choose(self, entry: Entry | None) -> None:
        """Another save is meant."""
        if entry is not self._chosen:
            self._chosen, self.known = entry, None

    def page_ops(self, view: View, now: float) -> DrawList:
        """The chosen save and what is told, and the widgets over them."""
        self._allow()
        under = self._under(_under_ops, view, self._facts(view), self._miniatures)
        widgets = self.page.draw(view, now)
        return self._all(grouped, details=under, strip=self._strip_ops(view), widgets=widgets)

    def _facts(self, view: View) -> "LoadFacts":
        assert self._places is not None
        return LoadFacts(
            self.world.settings,
            self._places,
            self._emptiness,
            chosen_game(self.world) if self.world.games() else None,
            self.search.text.strip(),
            self.entry,
            self.known,
            self._message(view),
            self._free_foot(view),
            has_begun=not self.shown and not self.is_listed,
            names_game=has_several(self.world),
        )

    def _say(self, view: View) -> None:
        """Put the words on everything."""
        words = view.words
        self.search.placeholder = words("load.find")
        counts = self._counts if self.is_listed or self.entries else None
        self.pills.pills = kind_pills(words, counts, self.looked_at[1])
        self.pills.chosen = KINDS.index(self.kind)
        self.sort.label = words(f"load.{self.order}")
        self.sort.other_labels = tuple(words(f"load.{order}") for order in ORDERS)
        self.which.label = (
            words("load.every_game") if self.only is None else game_name(words, self.only)
        )
        games = (game_name(words, game) for game in self.world.games().values())
        self.which.other_labels = (words("load.every_game"), *games)
        for name, button in self.buttons.items():
            button.label, button.tip = words(f"load.{name}"), ""
            button.icon = BUTTONS[name][0]
        for name, said in SAID.items():
            self.buttons[name].other_labels = tuple(words(f"load.{each}") for each in said)
        if self.entry is not None and self.entry.origin is not Origin.NAMED:
            self.buttons["rename"].label, self.buttons["rename"].icon = words("load.save"), "save"
        if self.is_loading:
            self.buttons["load"].label = words("load.loading")
        elif self._bad is not None:
            self.buttons["load"].label = words("load.load_rest")
        is_question = self._emptiness in (Emptiness.NONE_GOING_ON, Emptiness.NONE_FINISHED)
        self.buttons["clear"].label = words("load.show_all" if is_question else "load.clear")

    def _place(self, view: View, places: LoadLayout) -> None:
        widgets: list[Widget]
        if self.is_empty and not self.is_elsewhere:
            names = ("new_game", "open_path", "back")
            found = [self.buttons[name] for name in names]
            found[1].is_enabled = self.store is not None
            place_emptiness(view, places.content, found)
            self.page.change(found)
            self.page.default = "new_game"
            return
        self.page.default = "load"
        place_header(places.at, self.search, self.pills, self._head_buttons)
        area = places.list
        if self.is_busy:
            area = area.inset(0, 0, 0, view.px(STRIP))
            strip = places.list.from_bottom(view.px(STRIP))
            place_bar(view, self.progress, strip, self.looked_at)
        self.list.row_units = places.row_units
        self.list.place(area)
        actions = [self.buttons[name] for name in ACTIONS]
        if places.details is not None:
            column = places.details
            place_buttons(view, self._buttons_area(view, places, column), actions)
        left = ["back", "open_path"]
        left += ["own_saves"] if self.is_elsewhere else []
        left += ["bring_back"] if self.has_binned else []
        feet = [self.buttons[name] for name in left]
        place_footer(view, places.foot, feet, actions if places.details is None else [])
        widgets = [self.search, self.pills, *([self.which] if self._asks_which else []), self.sort]
        if self.shown:
            widgets.append(self.list)
        elif self._emptiness is not None and self._emptiness is not Emptiness.NOTHING_HERE:
            place_emptiness(view, places.list, [self.buttons["clear"]])
            widgets.append(self.buttons["clear"])
        widgets += [*actions, *feet]
        if self.is_busy:
            widgets.append(self.progress)
        self.page.change(widgets)

    def _buttons_area(self, view: View, places: LoadLayout, details: Rect) -> Rect:
        if places.is_beside:
            return details
        return beside_board(view, details)[1].from_bottom(buttons_height(view))

    def _strip_ops(self, view: View) -> DrawList:
        """How many files were looked at, while that goes on."""
        places = self._places
        if not self.is_busy or places is None:
            return ()
        strip = places.list.from_bottom(view.px(STRIP))
        return self._strip(scan_ops, view, strip, self.looked_at)

    @property
    def _bad(self) -> BadSave | None:
        """Why the chosen save cannot be opened as it is."""
        if isinstance(self.known, BadSave):
            return self.known
        return self.entry.bad if self.entry is not None else None

    @property
    def _emptiness(self) -> Emptiness | None:
        """Why no rows are shown."""
        if self.shown or not self.is_listed:
            return None
        if not self.entries:
            return Emptiness.NOTHING_HERE if self.is_elsewhere else Emptiness.NOTHING_YET
        if self.search.text.strip():
            return Emptiness.NOTHING_CALLED
        is_on = self.kind is Kind.GOING_ON
        return Emptiness.NONE_GOING_ON if is_on else Emptiness.NONE_FINISHED

    def _allow(self) -> None:
        """Let only those buttons act that can."""
        entry, bad, buttons = self.entry, self._bad, self.buttons
        is_hopeless = bad is not None and (
            bad.kind is Trouble.NEWER or (bad is self.known and bad.prefix is None)
        )
        buttons["load"].is_enabled = entry is not None and not is_hopeless and not self.is_loading
        buttons["replay"].is_enabled = entry is not None and bad is None and entry.plies > 0
        is_save = entry is not None and entry.path.suffix.lower() == SUFFIX
        is_nameless = entry is not None and entry.origin is not Origin.NAMED
        buttons["rename"].is_enabled = is_save and not (is_nameless and bad is not None)
        buttons["delete"].is_enabled = entry is not None

    def _message(self, view: View) -> tuple[str, str]:
        folder = self.store.folder if self.is_elsewhere and self.store is not None else None
        return message_of(view.words, folder, self._counts.bad, self.unseen)

    def _free_foot(self, view: View) -> Rect:
        """What the buttons leave of the foot."""
        places = self._places
        assert places is not None
        if places.details is None:
            return NOWHERE
        buttons = [each.rect for each in self.page.widgets if isinstance(each, Button)]
        return free_of_feet(view, places.foot, buttons)

    def _draw_row(self, view: View, index: int, place: Rect, state: str) -> DrawList:
        entry = self.shown[index]
        names_game = has_several(self.world)
        told = told_of(view.words, entry, self.world.stamp(), names_game=names_game)
        return self._painter.draw(view, self.world.settings, entry, told, place, state)


@dataclass(frozen=True, slots=True)
class LoadFacts:
    """All that is told under the widgets."""

    settings: Settings
    places: LoadLayout
    emptiness: Emptiness | None
    game: Game | None
    """The game of an empty board."""
    search: str
    entry: Entry | None
    known: Loaded | BadSave | None
    message: tuple[str, str]
    foot: Rect
    """Where the message stands."""
    has_begun: bool
    """Whether somebody looks for files and has found none yet."""
    names_game: bool


def _under_ops(view: View, facts: LoadFacts, miniatures: Miniatures) -> DrawList:
    settings, places = facts.settings, facts.places
    empty: DrawList = ()
    if facts.emptiness is not None:
        has_panel = facts.emptiness is Emptiness.NOTHING_YET
        area = places.content if has_panel else places.list
        why, name = facts.emptiness, facts.search
        empty = empty_state_ops(view, settings, miniatures, facts.game, why, area, name)
        if has_panel:
            return empty
    elif facts.has_begun:
        empty = begun_ops(view, places.list)
    ops: list[Op] = [*empty]
    if facts.entry is not None and places.details is not None:
        ops += details_ops(
            view,
            settings,
            miniatures,
            facts.entry,
            facts.known,
            places.details,
            places.is_beside,
            names_game=facts.names_game,
        )
    return (*ops, *message_ops(view, facts.foot, *facts.message))
