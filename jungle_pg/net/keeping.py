"""What a server writes down: its rooms, a journal for each match, and the games that are over.

Everything lies in one folder, which one server uses at a time. A ply is in its journal before
anybody hears of it.
"""

import os
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Annotated, Final

from jungle_pg.core.json_forms import in_letters
from jungle_pg.core.rulebook import Rulebooks
from jungle_pg.core.saving.values import BadSave
from jungle_pg.files.atomic import CannotWrite, Reason, forget, sweep, write_text
from jungle_pg.files.autosave.finished import FINISHED, FinishedGames
from jungle_pg.files.autosave.journal import Journal, read_journal
from jungle_pg.files.autosave.journal_file import SUFFIX
from jungle_pg.files.autosave.matches import MATCHES
from jungle_pg.files.dates import seconds_of
from jungle_pg.files.json_files import Unreadable, small_file, text_of
from jungle_pg.files.locking import alone_with
from jungle_pg.files.saves.folder import BIN, Saves
from jungle_pg.net.messages import LONGEST_NAME, MOST_WATCHERS, Terms
from jungle_pg.net.room.room import Member, Now, Room, restored
from jungle_pg.net.wire import BadMessage, inner, many, parsed, text, whole, written

MOST_SYNCED: Final = 8
ROOMS: Final = "rooms"
VERSION: Final = 1


@dataclass(frozen=True, slots=True)
class KeptMember:
    """One of the two players, as the file of a room has them."""

    id: Annotated[int, whole()]
    name: Annotated[str, text(LONGEST_NAME)]
    key: Annotated[str, text(100)]


@dataclass(frozen=True, slots=True)
class KeptRoom:
    """The file of a room whose match has begun; its match is in a journal."""

    version: Annotated[int, whole(1, VERSION)]
    code: Annotated[str, text(8)]
    terms: Annotated[Terms, inner(Terms)]
    players: Annotated[tuple[KeptMember, ...], many(2, inner(KeptMember), least=2)]
    """By seat."""
    match: Annotated[str, text(100)]
    """The name of its journal."""
    watchers: Annotated[tuple[KeptMember, ...], many(MOST_WATCHERS, inner(KeptMember))] = ()


class HomeInUse(Exception):  # noqa: N818
    """Another server uses this folder."""


class Keeper:
    """Writes down what happens in the rooms of a server."""

    def __init__(self, home: Path, rulebooks: Rulebooks, stamp: Callable[[], datetime]) -> None:
        self.home = home
        self._rulebooks, self._stamp = rulebooks, stamp
        self._finished = FinishedGames(Saves(home / FINISHED, lambda: rulebooks, home / BIN))
        self._journals: dict[str, Journal] = {}
        """By the codes of their rooms."""
        self._unsynced: dict[str, None] = {}
        """The codes of rooms whose journal the disk may not have yet; what waits longest first."""
        self._held = ExitStack()
        try:
            self._held.enter_context(alone_with(home / ROOMS))
        except CannotWrite as trouble:
            is_taken = trouble.reason == Reason.NO_ANSWER
            raise (HomeInUse(str(home)) if is_taken else trouble) from None

    def begin(self, room: Room, now: Now) -> None:
        """Write a match down that begins, and who plays it; or CannotWrite."""
        assert room.match is not None
        assert room.timing is not None
        game, own = room.rulebook.game_id, os.urandom(6).hex()
        name = f"{now.date:%Y%m%d-%H%M%S}-{game}-{own}"
        old = self._journals.get(room.code)
        path = self.home / MATCHES / f"{name}{SUFFIX}"
        journal = Journal(path, room.match, room.timing.times(now.seconds))
        try:
            self._write(room, name)
        except CannotWrite:
            journal.close()
            forget(path)
            raise
        self._journals[room.code] = journal
        if old is not None:
            old.close()
            self._put_away(old.path)

    def note(self, room: Room, now: Now) -> str | None:
        """Write a change of a match down; why that was impossible, None where it was done.

        What could not be written counts as never played.
        """
        assert room.match is not None
        assert room.timing is not None
        journal = self._journals[room.code]
        journal.note(room.match, room.timing.times(now.seconds))
        if journal.problem is None:
            self._unsynced.setdefault(room.code)
        return journal.problem

    def note_watchers(self, room: Room) -> None:
        """Write down who watches a match, so that they find their place again too."""
        journal = self._journals.get(room.code)
        if journal is not None:
            # They watch all the same; they only have to come anew if the server ends now.
            with suppress(CannotWrite):
                self._write(room, journal.path.name.removesuffix(SUFFIX))

    def sync(self, most: int = MOST_SYNCED) -> None:
        """Wait until the disk has some of what was written, so that a power cut takes little.

        For a thread, again and again. A disk that has much to do holds up whoever writes, and a
        program that is killed loses nothing anyway: so only a few journals have their turn.
        """
        for code in list(self._unsynced)[:most]:
            self._unsynced.pop(code, None)
            journal = self._journals.get(code)
            if journal is not None:
                # A disk that fails says so again at the next change.
                with suppress(OSError):
                    journal.sync()

    def end(self, code: str) -> None:
        """A room is closed; its match goes to the games that are kept."""
        journal = self._journals.pop(code, None)
        forget(self._room_path(code))
        if journal is not None:
            journal.close()
            self._put_away(journal.path)

    def close(self) -> None:
        """End; everything stays as it is and is found again."""
        self.sync(len(self._unsynced))
        for journal in self._journals.values():
            journal.close()
        self._journals.clear()
        self._held.close()

    def rooms(self, number: Callable[[], int], now: Now) -> list[Room]:
        """The rooms of the server before this one, with nobody there yet."""
        sweep(self.home / ROOMS, seconds_of(self._stamp()))
        found = [self._restored(path, number, now) for path in sorted(self._room_paths())]
        used = {journal.path for journal in self._journals.values()}
        for path in (self.home / MATCHES).glob(f"*{SUFFIX}"):
            if path not in used:
                # The room of this match was given another one, or was closed, at the very end.
                self._put_away(path)
        return [room for room in found if room is not None]

    def _restored(self, path: Path, number: Callable[[], int], now: Now) -> Room | None:
        try:
            kept: KeptRoom = parsed(text_of(small_file(path)), {"room": KeptRoom})
        except (OSError, Unreadable, BadMessage):
            return None
        game = kept.terms.game
        is_named = path == self._room_path(kept.code) and Path(kept.match).name == kept.match
        if not is_named or game not in self._rulebooks:
            return None
        journal = self.home / MATCHES / f"{kept.match}{SUFFIX}"
        read = read_journal(self._rulebooks, journal)
        loaded = read.prefix if isinstance(read, BadSave) else read
        if loaded is None or loaded.match.rulebook.game_id != game:
            return None
        players = tuple(Member(each.id, each.name, each.key) for each in kept.players)
        watchers = tuple(Member(each.id, each.name, each.key, True) for each in kept.watchers)
        sides, members = (players[0].id, players[1].id), (*players, *watchers)
        empty = Room(kept.code, kept.terms, self._rulebooks[game], members, number(), sides)
        room = restored(empty, loaded.match, loaded.times, now)
        try:
            # A new journal with the whole match, for the old one may have a torn tail.
            self.begin(room, now)
        except CannotWrite:
            return None
        self._put_away(journal, is_kept=False)
        return room

    def _write(self, room: Room, name: str) -> None:
        players, watchers = (
            tuple(KeptMember(each.id, each.name, each.key) for each in some)
            for some in (room.players, room.watchers)
        )
        kept = KeptRoom(VERSION, room.code, room.terms, players, name, watchers)
        told = in_letters({"kind": "room", **written(kept)})
        write_text(self._room_path(room.code), told + "\n")

    def _put_away(self, journal: Path, *, is_kept: bool = True) -> None:
        """A match nobody plays any more: a save among the others instead of a journal."""
        read = read_journal(self._rulebooks, journal) if is_kept else None
        loaded = read.prefix if isinstance(read, BadSave) else read
        if loaded is not None and loaded.match.moments:
            stamp = self._stamp()
            try:
                name = journal.name.removesuffix(SUFFIX)
                self._finished.put(name, loaded.match, loaded.times, stamp, now=stamp)
            except CannotWrite:
                return
        forget(journal)

    def _room_path(self, code: str) -> Path:
        return self.home / ROOMS / f"{code}.json"

    def _room_paths(self) -> list[Path]:
        try:
            return list((self.home / ROOMS).glob("*.json"))
        except OSError:
            return []
