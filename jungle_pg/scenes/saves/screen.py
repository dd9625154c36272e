"""The load screen: its list, the chosen save, and where everything is."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from jungle_pg.core.saving.glance import Glance
from jungle_pg.core.saving.values import BadSave, Loaded, Trouble
from jungle_pg.files.saves.folder import Origin
from jungle_pg.files.saves.names import SUFFIX
from jungle_pg.games.game import Game
from jungle_pg.games.names import game_name
from jungle_pg.scenes.chooser.last_game import chosen_game, has_several
from jungle_pg.scenes.panel_screen import hung_ops
from jungle_pg.scenes.saves.captions import message_of, title_of, told_of
from jungle_pg.scenes.saves.collection import Collection, Counts, Entry, Kind, Order, Selection
from jungle_pg.scenes.saves.layout import (
    ACTIONS,
    BUTTONS,
    FEW_ROWS,
    KINDS,
    SAID,
    Emptiness,
    content_of,
    details_form,
    details_words,
    empty_form,
    fit_labels,
    foot_form,
    header,
    kind_pills,
    load_buttons,
    message_form,
    panel_of,
    place_header,
    scan_form,
    screen_form,
)
from jungle_pg.scenes.saves.miniature import Miniatures, sleeping_ops
from jungle_pg.scenes.saves.rows import HIGH, LOW, board_ops, row_ops
from jungle_pg.scenes.saves.save_list import ListPage, SaveList
from jungle_pg.scenes.saves.store import Listed, SaveStore
from jungle_pg.scenes.screen import Screen
from jungle_pg.scenes.world import World
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import DrawList, grouped
from jungle_pg.stage.scale import LARGE, SMALL
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.controls.pills import Pill, Pills
from jungle_pg.ui.controls.progress import ProgressBar
from jungle_pg.ui.layout import Column, Part, Slot, growing
from jungle_pg.ui.layout_solver import solve
from jungle_pg.ui.placing import Paragraph, place_buttons, put
from jungle_pg.ui.text.field import TextField
from jungle_pg.ui.widget import Widget

ORDERS: Final = tuple(Order)
LONGEST_SEARCH: Final = 100
SMALL_FOLDER: Final = 60
"""So few files are looked at so fast that no progress is shown."""


class LoadScreen(Screen):
    """Shows saves; what is done with them is for others (`LoadGame`)."""

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
            "search", world.clipboard, longest=LONGEST_SEARCH, size=SMALL, icon="search"
        )
        self.pills = Pills("kind", tuple(Pill("", "") for _ in KINDS))
        self.sort = Button("sort", icon="sort", size=SMALL)
        self.which = Button("which", icon="games", size=SMALL)
        self.list = SaveList("saves", 0, HIGH, self._draw_row)
        self.progress = ProgressBar("progress")
        self.buttons = load_buttons()
        self._miniatures = Miniatures()
        self._counts = Counts()
        self._under: DrawList = ()
        """What stands beside the widgets; the very same while it is."""
        self._sleeping_in: Game | None = None
        """The game of an empty board."""
        self._board: Memo[DrawList] = Memo()
        self._told: Memo[tuple[Paragraph, ...]] = Memo()
        self._all: Memo[DrawList] = Memo()
        super().__init__(world, ListPage([], world.hear, "saves", "saves", "back"))

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
        panel = panel_of(view)
        self._lay_parts(view, panel)
        return hung_ops(view, panel, view.words("load.heading"))

    def relayout(self) -> None:
        """Put everything on the panel in its place again."""
        if self.view is not None:
            self._lay_parts(self.view, panel_of(self.view))

    def _lay_parts(self, view: View, panel: Rect) -> None:
        self._say(view)
        content = content_of(view, panel)
        self.page.default = "load"
        if self._emptiness is Emptiness.NOTHING_YET:
            under = self._place_nothing(view, content)
        else:
            under = self._place(view, content)
        if under != self._under:
            self._under = under

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
        if self._emptiness is not None and self._sleeping_in is not self._last_game:
            self._lay_parts(view, panel_of(view))
        self.allow()
        return self._all(grouped, details=self._under, widgets=self.page.draw(view, now))

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
        elif self.bad is not None:
            self.buttons["load"].label = words("load.load_rest")
        is_question = self._emptiness in (Emptiness.NONE_GOING_ON, Emptiness.NONE_FINISHED)
        self.buttons["clear"].label = words("load.show_all" if is_question else "load.clear")

    def _place_nothing(self, view: View, content: Rect) -> DrawList:
        """Nothing was ever saved: one may only begin, or look elsewhere."""
        found = [self.buttons[name] for name in ("new_game", "open_path", "back")]
        found[1].is_enabled = self.store is not None
        self.page.default = "new_game"
        under = put(view, solve(self._empty(view, found), content, view.zoom))
        fit_labels(view, found)
        self.page.change(found)
        return under

    def _place(self, view: View, content: Rect) -> DrawList:
        actions = [self.buttons[name] for name in ACTIONS]
        left = ["back", "open_path"]
        left += ["own_saves"] if self.is_elsewhere else []
        left += ["bring_back"] if self.has_binned else []
        feet = [self.buttons[name] for name in left]
        head = header(view, self.search, self.pills, self._head_buttons)
        folder = self.store.folder if self.is_elsewhere and self.store is not None else None
        said = message_of(view.words, folder, self._counts.bad, self.unseen)
        forms = (
            foot_form(view, feet, [], message_form(view, *said)),
            foot_form(view, feet, actions),
        )
        form = screen_form(view, head, self._rows(view), self._details(view, actions), forms)
        at = solve(form, content, view.zoom)
        place_header(at, self.search, self.pills, self._head_buttons)
        is_aside = actions[0] in at
        place_buttons(at, feet if is_aside else [*feet, *actions])
        under = put(view, at)
        is_high = self.list.rect.h >= view.px(FEW_ROWS * HIGH)
        self.list.row_units = HIGH if is_high else LOW
        if is_aside:
            fit_labels(view, actions)
        asked: list[Widget] = [self.which] if self._asks_which else []
        shown = [each for each in (self.list, self.buttons["clear"], self.progress) if each in at]
        widgets = [self.search, self.pills, *asked, self.sort, *shown, *actions, *feet]
        self.page.change(widgets)
        return under

    def _details(self, view: View, actions: Sequence[Button]) -> tuple[Part, Part]:
        """The chosen save as it stands beside the list and below it."""
        entry, words = self.entry, tuple[Paragraph, ...]()
        board = Slot(self._board_ops, lambda width: width)
        if entry is not None:
            facts = (entry, self.known, has_several(self.world))
            words = self._told(details_words, view.words, view.theme, *facts)
            if entry.game is not None and isinstance(entry.face, Glance):
                high_at = self._miniatures.high_at(view, entry.game, entry.face.rules)
                board = replace(board, high_at=high_at)
        beside, below = (
            details_form(view, board, words, actions, is_beside=is_beside)
            for is_beside in (True, False)
        )
        return beside, below

    def _board_ops(self, view: View, room: Rect) -> DrawList:
        if self.entry is None:
            return ()
        settings, ground = self.world.settings, view.theme.paper
        return self._board(board_ops, view, settings, self._miniatures, self.entry, room, ground)

    def _rows(self, view: View) -> Part:
        """The list, or why there is none, over how far the looking at files has come."""
        if self.shown:
            rows: Part = Slot(self.list, least=(0.0, 0.0), grow=1.0)
        elif self._emptiness is None:
            begun = view.words("load.looking_here")
            rows = Slot(Paragraph(begun, LARGE, view.theme.soft_text, "centre", 1), grow=1.0)
        else:
            is_here = self._emptiness is Emptiness.NOTHING_HERE
            rows = self._empty(view, [] if is_here else [self.buttons["clear"]])
        if not self.is_busy:
            return rows
        return Column((growing(rows), scan_form(view, self.progress, *self.looked_at)))

    def _empty(self, view: View, buttons: Sequence[Button]) -> Part:
        assert self._emptiness is not None
        self._sleeping_in = self._last_game
        board = self._sleeper_ops if self._sleeping_in is not None else None
        return empty_form(view, board, self._emptiness, self.search.text.strip(), buttons)

    @property
    def _last_game(self) -> Game | None:
        return chosen_game(self.world) if self.world.games() else None

    def _sleeper_ops(self, view: View, room: Rect) -> DrawList:
        game, settings = self._sleeping_in, self.world.settings
        assert game is not None
        group = self._miniatures.draw(view, settings, game, game.rules, None, room)
        size = self._miniatures.size(view, game, game.rules, room)
        return group, *sleeping_ops(view, game, room.centred(*size))

    @property
    def bad(self) -> BadSave | None:
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

    def title(self, entry: Entry) -> str:
        """What a save is called."""
        assert self.view is not None
        return title_of(self.view.words, entry)

    def may(self, name: str) -> bool:
        """Whether a button can act."""
        self.allow()
        return self.buttons[name].is_enabled

    def allow(self) -> None:
        """Let only those buttons act that can."""
        entry, bad, buttons = self.entry, self.bad, self.buttons
        is_hopeless = bad is not None and (
            bad.kind is Trouble.NEWER or (bad is self.known and bad.prefix is None)
        )
        buttons["load"].is_enabled = entry is not None and not is_hopeless and not self.is_loading
        for name in ("replay", "review"):
            buttons[name].is_enabled = entry is not None and bad is None and entry.plies > 0
        is_save = entry is not None and entry.path.suffix.lower() == SUFFIX
        is_nameless = entry is not None and entry.origin is not Origin.NAMED
        buttons["rename"].is_enabled = is_save and not (is_nameless and bad is not None)
        buttons["delete"].is_enabled = entry is not None

    def _draw_row(self, view: View, index: int, place: Rect, state: str) -> DrawList:
        entry = self.shown[index]
        names_game = has_several(self.world)
        told = told_of(view.words, entry, self.world.stamp(), names_game=names_game)
        settings = self.world.settings
        return row_ops(view, settings, self._miniatures, entry, told, place, state)
