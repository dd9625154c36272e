"""Loading a game: finding it in the list, opening it, watching it, renaming and deleting it."""

from math import inf
from pathlib import Path
from typing import Final

from jungle_pg.files.saves.folder import Origin, Summary
from jungle_pg.files.saves.names import SUFFIX, default_name, free_name
from jungle_pg.scenes.base import Command, Open, Push, Result, Say
from jungle_pg.scenes.chooser.chooser import way_to_a_new_game
from jungle_pg.scenes.question import Answer
from jungle_pg.scenes.replay.branch import BranchChoice, BranchDialog
from jungle_pg.scenes.replay.replay import ReplayResult
from jungle_pg.scenes.saves.captions import unseen_text
from jungle_pg.scenes.saves.collection import Collection, Entry, Kind, entry_of
from jungle_pg.scenes.saves.file_browser import FileBrowser, FolderChosen
from jungle_pg.scenes.saves.housekeeping import DELETE, Housekeeping
from jungle_pg.scenes.saves.layout import KINDS
from jungle_pg.scenes.saves.loads import REST, Loads, Wish, gone_on
from jungle_pg.scenes.saves.naming import GiveName, Named, Rename, Renamed
from jungle_pg.scenes.saves.screen import ORDERS, SMALL_FOLDER, LoadScreen
from jungle_pg.scenes.saves.store import FolderStore, Loading, Reopening, SaveStore
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.inputs import Input, Key, Typing
from jungle_pg.stage.input.shortcuts import IN_SAVES, by_key, is_for_text
from jungle_pg.ui.scroll.scroll_list import MOVE_KEYS
from jungle_pg.ui.widget import Act

POLL_S: Final = 1 / 30
"""How often to look whether a file was found or loaded."""
CLOSER_AFTER_S: Final = 0.25
"""How long a save must be chosen before it is looked at closely."""
TAKE_S: Final = 0.1
"""How often files that were found are put into a long list."""
MOST_TAKEN: Final = 250
"""How many of them at once, so that no frame waits for those that came while nobody looked."""

LIST_KEYS: Final = (*MOVE_KEYS, "enter")
BY_KEY: Final = by_key(IN_SAVES)
PRESSED: Final = {"delete_save": "delete", "rename": "rename", "undo": "bring_back"}
"""The buttons that keys press from afar."""


class LoadGame(LoadScreen):
    """The saves of a player; nothing here waits for a disk."""

    shortcuts = IN_SAVES

    def __init__(self, world: World, store: SaveStore | None = None) -> None:
        if store is None and world.saves is not None:
            store = FolderStore(world.saves, world.autosaves)
        super().__init__(world, store)
        self.housekeeping, self.loads = Housekeeping(self), Loads(self)
        self._closer_at = 0.0
        """When the chosen save is looked at closely."""
        self._closer: tuple[Path, Loading] | None = None
        """The chosen save while it is looked at closely."""
        self._taken_at = -inf
        self._arrived: list[Summary] = []
        """What was found and is not in the list yet."""
        self._has_led = False
        """Whether the key that leads to the search may still write its own letter."""
        self._tells_unseen = False
        """Whether it is still to be said that files could not be looked at."""
        self._look_at_folder()
        self._take_files(0.0)

    @property
    def under_way(self) -> list[Loading | Reopening]:
        """What is being loaded."""
        closer = [self._closer[1]] if self._closer is not None else []
        return [*self.loads.jobs, *closer]

    def handle(self, event: Input, now: float) -> Command | None:
        """Keys of the list act wherever the focus is, unless something is typed."""
        if self.loads.is_taking_up:
            # In a moment the game is there; nothing else can be meant any more.
            return None
        has_led, self._has_led = self._has_led, False
        if has_led and isinstance(event, Typing) and Key(event.text.lower()) in self._leading:
            return None
        is_typing = self.page.focused is self.search
        does = BY_KEY.get(event, "") if isinstance(event, Key) else ""
        match event:
            case Key() if does == "find" and not (is_typing and is_for_text(event)):
                if self.search in self.page.widgets:
                    self._has_led = True
                    self.search.select_all()
                    self.page.focus(self.search)
                return None
            case Key(name="escape", repeat=False) if is_typing and self.search.text:
                self.search.change("")
                self._resorted(now)
                return None
            case Key() if is_typing:
                pass
            case Key(name=name, repeat=True) if self._leaves_list(name):
                # A key that is held runs to the end of the list and stays there.
                return None
            case Key() if does in PRESSED:
                return self._press(PRESSED[does], now)
            case Key(name=name) if self.page.focused is None and name in LIST_KEYS and self.shown:
                self.page.focus(self.list)
        return super().handle(event, now)

    @property
    def _leading(self) -> tuple[Key, ...]:
        """The keys that lead to the search."""
        assert self.view is not None
        (find,) = (each for each in self.shortcuts if each.does == "find")
        return self.view.bindings.keys_of(find)

    def update(self, now: float) -> Command | None:
        """Files that were found, and what came of loading."""
        if self.loads.next is not None:
            command, self.loads.next = self.loads.next, None
            return command
        self._take_files(now)
        if self._tells_unseen:
            return self._tell_unseen()
        self._look_closer(now)
        return self.loads.take()

    def wakes_at(self, now: float) -> float | None:
        """Also while files are looked at or loaded."""
        times = [super().wakes_at(now)]
        if self.loads.next is not None:
            times.append(now)
        if self._tells_unseen:
            times.append(now)
        if not self.is_listed or self.loads.jobs or self._closer is not None:
            times.append(now + POLL_S)
        elif self.entry is not None and self.known is None:
            times.append(self._closer_at)
        return min((time for time in times if time is not None), default=None)

    def take(self, act: Act, now: float) -> Command | None:
        """A row was chosen, a button pressed, a letter typed."""
        match act.name, act.value:
            case "saves", int(index):
                self.choose_row(index, now)
            case "search", _:
                self._resorted(now)
            case "kind", int(number):
                self.kind = KINDS[number]
                self._resorted(now)
            case "which", _:
                self._show_next_game(now)
            case "sort", _:
                self.order = ORDERS[(ORDERS.index(self.order) + 1) % len(ORDERS)]
                self._resorted(now)
            case name, _ if name == f"{self.list.name}.open":
                return self.loads.load(Wish.PLAY)
            case name, _ if name == f"{self.search.name}.enter":
                self.page.focus(self.list if self.shown else self.search)
            case name, _:
                return self._press(name, now)
        return None

    def resume(self, result: Result, now: float) -> Command | None:
        """A dialog or a replay has gone."""
        match result:
            case Answer(question, is_yes=True) if question == DELETE:
                return self.housekeeping.delete(now)
            case Answer(question, is_yes=True) if question == REST:
                return self.loads.open_rest()
            case Named(old, new):
                return self.housekeeping.saved(old, new, now)
            case Renamed(old, new):
                return self.housekeeping.renamed(old, new, now)
            case FolderChosen(path, is_folder=True):
                assert self.store is not None
                self._show_folder(self.store.at(path), now)
            case FolderChosen(path):
                return self.loads.begin(path, Origin.NAMED, Wish.PLAY)
            case ReplayResult(ply, plays_on=True) if self.loads.watched is not None:
                return Push(BranchDialog(self.world, self.loads.watched.match, ply, now))
            case BranchChoice() if self.loads.watched is not None:
                return Open(gone_on(self.world, self.loads.watched, result))
        return None

    def close(self) -> None:
        """Nobody needs to look at files any more."""
        if self.listing is not None:
            self.listing.close()
        self._closer = None
        self.loads.cancel()

    def _press(self, name: str, now: float) -> Command | None:
        match name:
            case "load":
                return self.loads.load(Wish.PLAY)
            case "replay":
                return self.loads.load(Wish.WATCH)
            case "review":
                return self.loads.load(Wish.REVIEW)
            case "rename" if self.may("rename") and self.entry is not None:
                return self._ask_name(self.entry)
            case "delete" if self.entry is not None:
                return self.housekeeping.ask_to_delete(self.entry, now)
            case "bring_back":
                return self.housekeeping.bring_back(now)
            case "open_path" if self._own_store is not None:
                return Push(FileBrowser(self.world, self._own_store.folder))
            case "own_saves" if self._own_store is not None:
                self._show_folder(self._own_store, now)
            case "clear":
                self.search.change("")
                self.kind, self.only = Kind.ALL, None
                self._resorted(now)
            case "new_game":
                return Open(way_to_a_new_game(self.world))
            case "back":
                return self.back(now)
        return None

    def _ask_name(self, entry: Entry) -> Command:
        """A name: another one, or the first."""
        assert self.store is not None
        if entry.origin is Origin.NAMED:
            return Push(Rename(self.world, self.store, entry.path))
        assert entry.game is not None
        usual = default_name(entry.when, entry.game.rulebook.game_id)
        store = self.store
        name = free_name(usual, lambda name: store.is_taken(store.folder / entry.path.name, name))
        proposed = (name or usual).removesuffix(SUFFIX)
        return Push(GiveName(self.world, self.store, entry, proposed))

    def _show_next_game(self, now: float) -> None:
        """The saves of one game after the other, and then of all."""
        circle = [None, *self.listed_games]
        place = circle.index(self.only) if self.only in circle else 0
        self.only = circle[(place + 1) % len(circle)]
        self._resorted(now)

    def _leaves_list(self, key: str) -> bool:
        return self.page.focused is self.list and self.list.is_at_end(key)

    # Files

    def _look_at_folder(self) -> None:
        if self.store is not None:
            self.listing, self.is_listed = self.store.listing(), False
            self._arrived.clear()
            self.looked_at, self._taken_at, self.unseen = (0, 0), -inf, 0

    def _show_folder(self, store: SaveStore, now: float) -> None:
        if self.listing is not None:
            self.listing.close()
        self.store, self.collection = store, Collection()
        self.loads.cancel()
        self.search.change("")
        self.kind, self.only = Kind.ALL, None
        self._look_at_folder()
        self._take_files(now)
        self._resorted(now)

    def _take_files(self, now: float) -> None:
        """Show what was found since the last time; not every few of many files by themselves."""
        listing = self.listing
        if listing is None or self.is_listed:
            return
        if len(self.entries) > SMALL_FOLDER and now < self._taken_at + TAKE_S:
            return
        self._taken_at = now
        # Asked first: whatever is found after that is taken the next time.
        is_done = listing.is_done
        self._arrived += listing.poll()
        games, taken = self.world.games(), self._arrived[:MOST_TAKEN]
        del self._arrived[:MOST_TAKEN]
        found = [entry_of(summary, games) for summary in taken]
        before = self.looked_at
        self.looked_at = listing.progress
        if found:
            chosen = self.chosen
            self.add_rows(found, now)
            if self.chosen != chosen:
                self._closer_at = now
        self.is_listed = is_done and not self._arrived
        if self.is_listed:
            self.unseen = listing.unseen
            self._tells_unseen = bool(self.unseen)
        if found or self.is_listed or self.looked_at != before:
            self.relayout()

    def _tell_unseen(self) -> Command:
        """Say it once, also where the foot has no room for it."""
        assert self.view is not None
        self._tells_unseen = False
        return Say(unseen_text(self.view.words, self.unseen), "warning")

    def choose_row(self, index: int, now: float) -> None:
        """Show a row at full length."""
        self.list.chosen = index
        self.choose(self.shown[index])
        self._closer_at = now + CLOSER_AFTER_S
        self._closer = None
        self.loads.cancel()
        self.relayout()

    def show_rows(self, now: float, *, is_asked: bool = False) -> None:
        super().show_rows(now, is_asked=is_asked)
        self._closer_at = now + CLOSER_AFTER_S

    def _resorted(self, now: float) -> None:
        self.show_rows(now, is_asked=True)
        self.relayout()

    def _look_closer(self, now: float) -> None:
        """Load the chosen save in passing: only then it is known how sound it is."""
        if self._closer is not None:
            path, loading = self._closer
            outcome = loading.poll()
            if outcome is None:
                return
            self._closer = None
            if path == self.chosen:
                self.known = outcome
                self.relayout()
        elif (
            self.entry is not None
            and self.known is None
            and now >= self._closer_at
            and not self.loads.jobs
            and self.store is not None
        ):
            self._closer_at = inf
            entry = self.entry
            self._closer = (entry.path, self.store.loading(entry.path, entry.origin))
