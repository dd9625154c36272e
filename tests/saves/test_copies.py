"""Writing over a save with a copy of the old one kept: whatever fails, no game is lost."""

import errno
import os
from pathlib import Path

import pytest

from jungle_pg.core.saving.values import Loaded, TimeState
from jungle_pg.files.atomic import CannotWrite, Reason, reason_code
from jungle_pg.files.saves.folder import LARGEST_COPY, Saves, load_match, saves_in
from tests.saves.trouble import CallNumber, failing
from tests.saves.wandering import RULEBOOKS, STAMP, jungle_match
from tests.systems import needs_posix

OLD, NEW = jungle_match(6), jungle_match(10)
ERRORS = [errno.ENOSPC, errno.EACCES, errno.EIO]


def store_with_old(folder: Path) -> Saves:
    store = saves_in(folder, lambda: RULEBOOKS)
    store.save("game", OLD, TimeState(), STAMP)
    return store


def write_over(store: Saves) -> Path:
    return store.save("game", NEW, TimeState(), STAMP, keeps_old=True)


def match_of(path: Path) -> object:
    found = load_match(RULEBOOKS, path)
    assert isinstance(found, Loaded)
    return found.match


def test_the_old_game_lies_in_the_bin(tmp_path: Path) -> None:
    path = write_over(store_with_old(tmp_path))
    assert match_of(path) == NEW
    assert match_of(tmp_path / "bin" / "game.json") == OLD


def test_without_the_wish_nothing_is_copied(tmp_path: Path) -> None:
    store = store_with_old(tmp_path)
    store.save("game", NEW, TimeState(), STAMP)
    assert not (tmp_path / "bin").exists()


def test_a_first_save_copies_nothing(tmp_path: Path) -> None:
    write_over(saves_in(tmp_path, lambda: RULEBOOKS))
    assert not (tmp_path / "bin").exists()


@pytest.mark.parametrize("code", ERRORS, ids=errno.errorcode.get)
def test_a_failure_at_any_call_leaves_old_or_new_and_the_copy_where_it_is_new(
    code: int, tmp_path: Path
) -> None:
    failures = 0
    for number in range(1, 40):
        folder = tmp_path / str(number)
        store = store_with_old(folder)
        try:
            with CallNumber(number, failing(code)):
                write_over(store)
        except CannotWrite:
            failures += 1
            assert match_of(store.path_of("game")) == OLD
            # Should even the clearing up fail, there is one copy too many, but it is whole.
            for copy in (folder / "bin").glob("*.json"):
                assert match_of(copy) == OLD
        else:
            assert match_of(store.path_of("game")) == NEW
            assert match_of(folder / "bin" / "game.json") == OLD
        assert not [*folder.rglob("*.tmp")]
    assert failures >= 12


@needs_posix
def test_a_link_that_leads_nowhere_is_no_file_to_keep(tmp_path: Path) -> None:
    store = saves_in(tmp_path, lambda: RULEBOOKS)
    store.folder.mkdir(parents=True)
    os.symlink(tmp_path / "elsewhere.json", store.path_of("game"))
    assert store.exists("game")
    assert match_of(write_over(store)) == NEW


def test_what_is_too_large_to_copy_is_not_replaced(tmp_path: Path) -> None:
    store = store_with_old(tmp_path)
    with store.path_of("game").open("wb") as file:
        file.truncate(LARGEST_COPY + 1)
    with pytest.raises(CannotWrite) as caught:
        write_over(store)
    assert caught.value.code == "no_copy"
    assert store.path_of("game").stat().st_size == LARGEST_COPY + 1


def test_a_reason_has_a_code_and_english_words() -> None:
    trouble = CannotWrite(Path("saves/game.json"), Reason.DISK_FULL)
    assert trouble.code == "disk_full"
    assert str(trouble) == "game.json could not be written to saves: the disk is full."
    assert reason_code("Stale file handle") == "other"
