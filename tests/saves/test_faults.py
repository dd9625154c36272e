"""Every single call to the system fails once: the old game or the new one is there afterwards."""

import errno
from pathlib import Path

import pytest

from jungle_pg.core.saving.values import Loaded, TimeState
from jungle_pg.files.atomic import CannotWrite
from jungle_pg.files.saves.folder import load_match, save_match, saves_in
from tests.sample_games import done
from tests.saves.trouble import CallNumber, failing
from tests.saves.wandering import RULEBOOKS, STAMP, jungle_match, matches_in

OLD, NEW = jungle_match(6), jungle_match(10)
ERRORS = [errno.ENOSPC, errno.EACCES, errno.EIO]
every_error = pytest.mark.parametrize("code", ERRORS, ids=errno.errorcode.get)


def never() -> None:
    raise AssertionError("there are not so many calls")


def calls_of_a_save(folder: Path) -> int:
    with CallNumber(0, never) as calls:
        save_match(folder / "game.json", NEW, TimeState(), STAMP)
    return calls.count


@every_error
def test_a_failing_save_leaves_the_old_game_or_the_new_one(code: int, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    total = calls_of_a_save(tmp_path)
    assert total > 8
    failures = 0
    for number in range(1, total + 1):
        save_match(path, OLD, TimeState(), STAMP)
        try:
            with CallNumber(number, failing(code)):
                save_match(path, NEW, TimeState(), STAMP)
        except CannotWrite:
            failures += 1
            expected = OLD
        else:
            expected = NEW
        found = load_match(RULEBOOKS, path)
        assert isinstance(found, Loaded)
        assert found.match == expected
        assert [each.name for each in tmp_path.iterdir()] == ["game.json"]
    assert failures >= 6


@every_error
def test_a_first_save_that_fails_leaves_nothing_and_the_next_one_works(
    code: int, tmp_path: Path
) -> None:
    total = calls_of_a_save(tmp_path / "count")
    for number in range(1, total + 1):
        folder = tmp_path / str(number)
        try:
            with CallNumber(number, failing(code)):
                save_match(folder / "game.json", NEW, TimeState(), STAMP)
        except CannotWrite:
            assert not (folder / "game.json").exists()
        save_match(folder / "game.json", NEW, TimeState(), STAMP)
        assert [each.name for each in folder.iterdir()] == ["game.json"]


@every_error
def test_a_failing_load_says_so_and_leaves_the_file(code: int, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    save_match(path, NEW, TimeState(), STAMP)
    for number in range(1, 8):
        with CallNumber(number, failing(code)):
            load_match(RULEBOOKS, path)
    found = load_match(RULEBOOKS, path)
    assert isinstance(found, Loaded)


@every_error
def test_a_failing_delete_or_rename_loses_no_game(code: int, tmp_path: Path) -> None:
    for number in range(1, 12):
        folder = tmp_path / str(number)
        store = saves_in(folder, lambda: RULEBOOKS)
        path = store.save("game", NEW, TimeState(), STAMP)
        try:
            with CallNumber(number, failing(code)):
                path = store.rename(path, "other")
                path = store.delete(path)
        except (CannotWrite, OSError):
            pass
        kept = [*folder.rglob("*.json")]
        assert len(kept) == 1
        assert isinstance(load_match(RULEBOOKS, kept[0]), Loaded)


@every_error
def test_one_failure_never_costs_a_running_match(code: int, tmp_path: Path) -> None:
    for number in range(1, 60):
        folder = matches_in(tmp_path / str(number))
        match = NEW.branch(0)
        with CallNumber(number, failing(code)):
            autosave = folder.begin(match, TimeState())
            for entry in NEW.entries:
                match = done(match.play(entry.action))  # type: ignore[union-attr]
                autosave.note(match, TimeState())
            autosave.close()
        found = folder.last_match()
        assert found is not None
        assert found.loaded.match == match
