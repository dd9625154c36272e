"""Folders with bad links and with thousands of saves: nothing is hidden, and no frame waits."""

import os
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from threading import Event

import pytest

from jungle_pg.cabinet import rulebooks
from jungle_pg.files.saves.folder import Saves, Summary, saves_in
from jungle_pg.files.saves.listing import Listing
from jungle_pg.scenes.saves import collection, load_game
from jungle_pg.scenes.saves.collection import (
    KEYS,
    Collection,
    Entry,
    Kind,
    Order,
    Selection,
    entry_of,
)
from jungle_pg.scenes.saves.load_game import MOST_TAKEN, LoadGame
from tests.rows import each_of
from tests.scenes.acting import view_of
from tests.scenes.saves.load_show import NOW, LoadShow, a_world_with, write, write_many
from tests.systems import needs_posix


def link(folder: Path, name: str, target: str) -> None:
    os.symlink(target, folder / "saves" / name)


@needs_posix
def test_a_link_that_leads_to_itself_hides_no_other_save(tmp_path: Path) -> None:
    write_many(tmp_path, 30)
    link(tmp_path, "loop.json", "loop.json")
    link(tmp_path, "nowhere.json", "gone.json")
    saves = saves_in(tmp_path, rulebooks)
    assert len(saves.paths()) == 30
    listing = Listing(saves)
    listing.wait()
    assert (len(listing.poll()), listing.unseen) == (30, 2)


@needs_posix
def test_a_link_that_leads_to_a_save_is_one(tmp_path: Path) -> None:
    write(tmp_path, "game.json")
    link(tmp_path, "same.json", "game.json")
    assert LoadShow(a_world_with(tmp_path)).scene.unseen == 0
    assert sorted(path.name for path in saves_in(tmp_path, rulebooks).paths()) == [
        "game.json",
        "same.json",
    ]


@needs_posix
@each_of("size", [(1280, 720), (800, 600), (640, 480), (900, 1600)])
def test_how_many_files_could_not_be_looked_at_is_said(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    write(tmp_path, "game.json")
    link(tmp_path, "loop.json", "loop.json")
    load = LoadShow(a_world_with(tmp_path), size)
    assert load.names == ["game"]
    told = "1 file here could not be looked at."
    assert [toast for toast in load.toasts if toast == told] == [told], "once"
    if size[0] >= 1280:
        assert load.says(told), "and beside the buttons for good"


def test_a_folder_without_trouble_says_nothing(tmp_path: Path) -> None:
    write_many(tmp_path, 3)
    load = LoadShow(a_world_with(tmp_path))
    assert load.toasts == []
    assert not load.says("looked at")


def entries_of(folder: Path) -> list[Entry]:
    world = a_world_with(folder)
    assert world.saves is not None
    return [entry_of(summary, world.games()) for summary in world.saves.summaries()]


def test_rows_that_come_bit_by_bit_lie_where_sorting_all_of_them_puts_them(tmp_path: Path) -> None:
    write_many(tmp_path, 40)
    # What the file tells counts for the order, and the folder may tell something else.
    for number, path in enumerate(sorted((tmp_path / "saves").iterdir())):
        seconds = (NOW - timedelta(hours=number * 7 % 40)).timestamp()
        os.utime(path, (seconds, seconds))
    entries = entries_of(tmp_path)
    for order in Order:
        for letters in ("", "1"):
            selection = Selection(Kind.ALL, order, letters)
            growing, whole = Collection(), Collection()
            growing.select(selection)
            for first in range(0, 40, 7):
                growing.add(entries[first : first + 7])
            whole.add(entries)
            whole.select(selection)
            assert growing.shown == whole.shown, (order, letters)
            keys = [KEYS[order](entry) for entry in growing.shown]
            assert keys == sorted(keys)


def test_a_row_more_costs_the_same_however_long_the_list_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_many(tmp_path, 3)
    few = entries_of(tmp_path)
    looked_at = 0

    def counted(key: Callable[[Entry], object]) -> Callable[[Entry], object]:
        def count(entry: Entry) -> object:
            nonlocal looked_at
            looked_at += 1
            return key(entry)

        return count

    keys = {order: counted(key) for order, key in KEYS.items()}
    monkeypatch.setattr(collection, "KEYS", keys)
    work = {}
    for length in (1_000, 16_000):
        long = Collection()
        long.add(few[number % 2] for number in range(length))
        looked_at = 0
        long.add(few[2:])
        work[length] = looked_at
    assert work[16_000] <= work[1_000] + 4, "a few steps more to find its place, not all rows anew"


@pytest.mark.slow
def test_what_came_while_nobody_looked_is_taken_in_parts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_many(tmp_path, 2 * MOST_TAKEN + 10)
    made = 0

    def counted(*args: object) -> Entry:
        nonlocal made
        made += 1
        return entry_of(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(load_game, "entry_of", counted)
    world = a_world_with(tmp_path)
    load = LoadShow(world)
    scene = load.scene
    assert len(scene.shown) == made == 2 * MOST_TAKEN + 10
    scene._look_at_folder()
    scene._show_folder(scene.store, load.show.now)  # type: ignore[arg-type]
    assert scene.listing is not None
    scene.listing.wait()  # type: ignore[attr-defined]
    for _ in range(6):
        before = made
        load.show.rest(0.2)
        assert made - before <= MOST_TAKEN
    assert scene.is_listed


class Stuck(Saves):
    """A folder whose disk answers no more after some files, until the test lets it."""

    def __init__(self, folder: Path, answers: int) -> None:
        super().__init__(folder / "saves", rulebooks, folder / "bin")
        self.answers, self.is_stuck, self.gate = answers, Event(), Event()

    def summary(self, path: Path) -> Summary | None:
        self.answers -= 1
        if self.answers < 0:
            self.is_stuck.set()
            self.gate.wait()
        return super().summary(path)


def test_the_first_page_does_not_wait_for_the_other_files(tmp_path: Path) -> None:
    write_many(tmp_path, 300)
    world = a_world_with(tmp_path)
    world.saves = saves = Stuck(tmp_path, 12)
    scene = LoadGame(world)
    scene.arrange(view_of((1280, 720), world.settings))
    saves.is_stuck.wait()
    scene.update(0.1)
    assert [entry.name for entry in scene.shown] == [f"game {number:04}" for number in range(12)]
    assert scene.looked_at == (12, 300)
    saves.gate.set()
    scene.close()
