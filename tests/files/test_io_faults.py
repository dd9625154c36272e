"""Every single call to the system fails once: what was kept is whole, and the failure is told."""

import errno
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import pygame
import pytest

from jungle_pg.files.atomic import CannotWrite
from jungle_pg.files.house_rules import HouseRulesFile, NamedRules, StoredHouseRules
from jungle_pg.files.memory import MemoryFile
from jungle_pg.files.picture_store import PictureStore
from jungle_pg.files.reports import write_report
from jungle_pg.files.settings import Settings, SettingsFile
from jungle_pg.shell.snapshots import Snapshots
from tests.rows import each_of
from tests.saves.trouble import CallNumber, failing

STAMP = datetime(2026, 5, 4, 12, 30)
MOST_CALLS = 200
OLD_RULES = NamedRules({"jungle": {"old": "club"}})
NEW_RULES = OLD_RULES.having("jungle", "new", "course")


@dataclass(frozen=True)
class Kept:
    """Something small that is kept: how it is written, and how it reads back."""

    write_old: Callable[[Path], object]
    write_new: Callable[[Path], object]
    read: Callable[[Path], object]
    old: object
    new: object


def settings_file(folder: Path) -> SettingsFile:
    return SettingsFile(folder / "settings.json")


def rules_file(folder: Path) -> HouseRulesFile:
    return HouseRulesFile(folder / "house_rules.json")


def memory(folder: Path) -> MemoryFile:
    return MemoryFile(folder / "memory.json")


KEPT = {
    "settings": Kept(
        lambda folder: settings_file(folder).save(Settings(theme="night")),
        lambda folder: settings_file(folder).save(Settings(ui_scale=150)),
        lambda folder: settings_file(folder).load(Settings()),
        (Settings(theme="night"), ()),
        (Settings(ui_scale=150), ()),
    ),
    "house rules": Kept(
        lambda folder: rules_file(folder).save(OLD_RULES),
        lambda folder: rules_file(folder).save(NEW_RULES),
        lambda folder: rules_file(folder).load(),
        (OLD_RULES, ()),
        (NEW_RULES, ()),
    ),
    "memory": Kept(
        lambda folder: memory(folder).keep("x", {"a": 1}),
        lambda folder: memory(folder).keep("x", {"a": 2}),
        lambda folder: memory(folder).recall("x"),
        {"a": 1},
        {"a": 2},
    ),
}


def calls_of(work: Callable[[], object]) -> int:
    def never() -> None:
        raise AssertionError("there are not so many calls")

    with CallNumber(0, never) as calls:
        work()
    return calls.count


@each_of("code", [errno.ENOSPC, errno.EACCES, errno.EIO], ids=errno.errorcode.get)
@each_of("name", KEPT)
def test_a_failing_write_says_so_and_leaves_the_old_or_the_new(
    name: str, code: int, tmp_path: Path
) -> None:
    kept = KEPT[name]
    assert kept.write_old(tmp_path / "count") is None
    total = calls_of(lambda: kept.write_new(tmp_path / "count"))
    assert 8 < total < MOST_CALLS
    refused = 0
    for number in range(1, total + 1):
        folder = tmp_path / str(number)
        kept.write_old(folder)
        with CallNumber(number, failing(code)):
            problem = kept.write_new(folder)
        found = kept.read(folder)
        if problem is not None:
            refused += 1
            assert str(problem).endswith(".")
            assert found == kept.old
        else:
            assert found == kept.new
        assert len(list(folder.iterdir())) == 1
    assert refused >= 5


@pytest.mark.parametrize("name", KEPT)
def test_a_failing_read_gives_what_is_usual_and_leaves_the_file(name: str, tmp_path: Path) -> None:
    kept = KEPT[name]
    kept.write_old(tmp_path)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    for number in range(1, 6):
        with CallNumber(number, failing(errno.EIO)):
            kept.read(tmp_path)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_report_fails_without_a_mistake_of_its_own(tmp_path: Path) -> None:
    total = calls_of(lambda: write_report(tmp_path / "count", "what happened", STAMP))
    for number in range(1, total + 1):
        folder = tmp_path / str(number)
        with CallNumber(number, failing(errno.ENOSPC)):
            path = write_report(folder, "what happened", STAMP)
        if path is None:
            assert not folder.exists() or not any(folder.iterdir())
        else:
            assert path.read_text("utf-8") == "what happened"


def test_a_picture_of_the_window_is_there_or_refused_in_words(tmp_path: Path) -> None:
    surface = pygame.Surface((8, 8))

    def keep(folder: Path) -> Path:
        return Snapshots(folder, lambda: STAMP).keep(surface)[0]

    total = calls_of(lambda: keep(tmp_path / "count"))
    refused = 0
    for number in range(1, total + 1):
        folder = tmp_path / str(number)
        try:
            with CallNumber(number, failing(errno.ENOSPC)):
                path = keep(folder)
        except CannotWrite:
            refused += 1
            assert not folder.exists() or not any(folder.iterdir())
        else:
            assert pygame.image.load(path).get_size() == (8, 8)
    assert refused >= 5


def test_a_store_of_pictures_never_gives_wrong_ones(tmp_path: Path) -> None:
    def use(store: PictureStore) -> bytes | None:
        store.put("lion", b"new" * 100)
        return store.get("lion", 300)

    total = calls_of(lambda: use(PictureStore(tmp_path / "count", 100_000)))
    for number in range(1, total + 1):
        store = PictureStore(tmp_path / str(number), 100_000)
        store.put("lion", b"old" * 100)
        with CallNumber(number, failing(errno.EIO)):
            found = use(store)
        assert found in (None, b"old" * 100, b"new" * 100)
        assert store.get("lion", 300) in (None, b"old" * 100, b"new" * 100)


def test_a_memory_that_could_not_be_written_is_remembered_until_the_end(tmp_path: Path) -> None:
    kept = memory(tmp_path)
    with CallNumber(4, failing(errno.ENOSPC)):
        assert kept.keep("x", {"a": 1}) is not None
    assert kept.recall("x") == {"a": 1}


def test_no_failing_call_costs_house_rules_that_were_kept_before(tmp_path: Path) -> None:
    def store(folder: Path) -> StoredHouseRules:
        return StoredHouseRules(rules_file(folder))

    rules_file(tmp_path / "count").save(OLD_RULES)
    opened = store(tmp_path / "count")
    total = calls_of(lambda: opened.keep("jungle", "new", "course"))
    for number in range(1, total + 1):
        folder = tmp_path / str(number)
        rules_file(folder).save(OLD_RULES)
        opened = store(folder)
        with CallNumber(number, failing(errno.EIO)):
            problem = opened.keep("jungle", "new", "course")
        stored, _ = rules_file(folder).load()
        assert stored.of("jungle")["old"] == "club", number
        assert ("new" in stored.of("jungle")) == (problem is None)


def test_no_failing_call_costs_settings_that_another_program_has_changed(tmp_path: Path) -> None:
    settings_file(tmp_path / "count").save(Settings())
    opened = settings_file(tmp_path / "count")
    opened.load(Settings())
    total = calls_of(lambda: opened.save(Settings(ui_scale=150)))
    for number in range(1, total + 1):
        folder = tmp_path / str(number)
        settings_file(folder).save(Settings())
        opened = settings_file(folder)
        opened.load(Settings())
        settings_file(folder).save(Settings(theme="night"))
        with CallNumber(number, failing(errno.EIO)):
            problem = opened.save(Settings(ui_scale=150))
        stored, _ = settings_file(folder).load(Settings())
        assert stored.theme == "night", number
        assert stored.ui_scale == (100 if problem else 150)
