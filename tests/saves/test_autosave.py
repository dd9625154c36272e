"""A match is kept without being asked, and the last one can be gone on with."""

import errno
import gc
import os
import shutil
import subprocess
import sys
import weakref
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from threading import Event

import pytest

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.saving.values import Loaded, TimeState
from jungle_pg.files.autosave import matches
from jungle_pg.files.autosave.journal import read_journal
from jungle_pg.files.autosave.journal_file import is_in_use
from jungle_pg.files.autosave.matches import KEPT_MATCHES, Autosaves, autosaves_in
from jungle_pg.files.autosave.running_match import Autosave
from jungle_pg.files.saves.folder import load_match
from tests.sample_games import done
from tests.saves.wandering import RULEBOOKS, STAMP, finished_in, jungle_match, matches_in

PLAYED = jungle_match(70, "club")
START = PLAYED.branch(0)
ROOT = Path(__file__).parent.parent.parent


def autosaves(folder: Path) -> Autosaves:
    return matches_in(folder)


def play(autosave: Autosave, first: int, last: int, match: AnyMatch = START) -> AnyMatch:
    for entry in PLAYED.entries[first:last]:
        match = done(match.play(entry.action))  # type: ignore[union-attr]
        autosave.note(match, TimeState())
    return match


def endings(folder: Path) -> list[str]:
    return sorted(path.name.partition(".")[2] for path in folder.iterdir())


def crash(autosave: Autosave) -> None:
    """Leave everything as a killed program leaves it: nothing but the lock ends."""
    autosave.wait()
    journal = autosave._journal
    assert journal is not None
    os.close(journal._file)
    journal._file = os.open(os.devnull, os.O_RDWR)


def aged(folder: Path, seconds: int) -> None:
    for path in folder.iterdir():
        changed = path.stat().st_mtime - seconds
        os.utime(path, (changed, changed))


def test_matches_are_kept_in_the_folder_of_the_players_data(tmp_path: Path) -> None:
    autosave = autosaves_in(tmp_path, lambda: RULEBOOKS, lambda: STAMP).begin(START, TimeState())
    autosave.close()
    assert autosave.stem.parent == tmp_path / "matches"


def test_leaving_keeps_the_match_and_going_on_finds_it(tmp_path: Path) -> None:
    autosave = autosaves(tmp_path).begin(START, TimeState())
    match = play(autosave, 0, 7)
    assert autosave.close() is None
    assert endings(tmp_path) == ["journal", "json"]
    found = autosaves(tmp_path).last_match()
    assert found is not None
    assert found.loaded.match == match


def test_a_match_that_was_left_is_forgotten_once_it_is_on_the_disk(tmp_path: Path) -> None:
    kept = autosaves(tmp_path)
    autosave = kept.begin(START, TimeState())
    play(autosave, 0, 7)
    kept.leave(autosave)
    autosave.close()
    memory = weakref.ref(autosave)
    del autosave
    kept.leave(kept.begin(START, TimeState()))
    gc.collect()
    assert memory() is None
    kept.close()


def test_a_killed_program_has_lost_nothing(tmp_path: Path) -> None:
    autosave = autosaves(tmp_path).begin(START, TimeState())
    match = done(play(autosave, 0, 9).undo())
    autosave.note(match, TimeState(used_ms=1234))
    crash(autosave)
    found = autosaves(tmp_path).last_match()
    assert found is not None
    assert (found.loaded.match, found.loaded.times) == (match, TimeState(used_ms=1234))
    autosave.close()


def test_every_twenty_plies_a_whole_save_is_kept_in_three_generations(tmp_path: Path) -> None:
    autosave = autosaves(tmp_path).begin(START, TimeState())
    match = START
    for begin in (0, 20, 40):
        match = play(autosave, begin, begin + 20, match)
        autosave.wait()
    play(autosave, 60, 65, match)
    autosave.close()
    assert endings(tmp_path) == ["1.json", "2.json", "journal", "json"]
    plies = {}
    for path in tmp_path.glob("*.json"):
        found = load_match(RULEBOOKS, path)
        assert isinstance(found, Loaded)
        plies[path.name.partition(".")[2]] = found.match.cursor
    assert plies == {"json": 65, "1.json": 60, "2.json": 40}


def test_the_end_of_a_match_is_saved_and_it_is_not_gone_on_with(tmp_path: Path) -> None:
    autosave = autosaves(tmp_path).begin(START, TimeState())
    match = done(play(autosave, 0, 3).resign(0))
    autosave.note(match, TimeState())
    crash(autosave)
    autosave.close()
    [path] = tmp_path.glob("finished/*.json")
    found = load_match(RULEBOOKS, path)
    assert isinstance(found, Loaded)
    assert found.match == match
    assert autosaves(tmp_path).last_match() is None
    assert not autosaves(tmp_path).has_any()
    assert [*tmp_path.glob("finished/*")] == [path]


def test_a_match_without_a_move_is_not_gone_on_with(tmp_path: Path) -> None:
    autosaves(tmp_path).begin(START, TimeState()).close()
    assert autosaves(tmp_path).last_match() is None
    assert autosaves(tmp_path / "none").last_match() is None


def test_a_match_that_is_being_played_is_not_offered_and_not_taken(tmp_path: Path) -> None:
    older = autosaves(tmp_path).begin(START, TimeState())
    play(older, 0, 2)
    older.close()
    aged(tmp_path, 100)
    playing = autosaves(tmp_path).begin(START, TimeState())
    play(playing, 0, 5)
    found = autosaves(tmp_path).last_match()
    assert found is not None
    assert found.loaded.match.cursor == 2
    playing.close()
    newest = autosaves(tmp_path).last_match()
    assert newest is not None
    assert newest.loaded.match.cursor == 5


def test_going_on_moves_the_match_and_only_one_program_can(tmp_path: Path) -> None:
    autosave = autosaves(tmp_path).begin(START, TimeState())
    match = play(autosave, 0, 5)
    autosave.close()
    found = autosaves(tmp_path).last_match()
    assert found is not None
    resumed = autosaves(tmp_path).resume(found)
    assert resumed is not None
    assert autosaves(tmp_path).resume(found) is None
    assert endings(tmp_path) == ["journal"]
    match = play(resumed, 5, 8, found.loaded.match)
    crash(resumed)
    again = autosaves(tmp_path).last_match()
    assert again is not None
    assert again.loaded.match == match
    resumed.close()


@pytest.mark.parametrize("damage", [b"", b"rubbish", None])
def test_a_damaged_journal_leaves_the_save_and_a_damaged_save_the_journal(
    damage: bytes | None, tmp_path: Path
) -> None:
    autosave = autosaves(tmp_path).begin(START, TimeState())
    match = play(autosave, 0, 5)
    autosave.close()
    for ending in ("*.journal", "*.json"):
        [path] = tmp_path.glob(ending)
        kept = path.read_bytes()
        path.write_bytes(kept[: len(kept) // 2] if damage is None else damage)
        found = autosaves(tmp_path).last_match()
        assert found is not None
        assert found.loaded.match == match
        path.write_bytes(kept)


def test_a_folder_that_cannot_be_written_is_said_and_nothing_else_happens(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    autosave = autosaves(tmp_path / "file").begin(START, TimeState())
    autosave.wait()
    assert autosave.problem == "a file is where a folder should be"
    play(autosave, 0, 25)
    assert autosave.close() == "a file is where a folder should be"
    assert (tmp_path / "file").read_text() == "in the way"


@pytest.mark.skipif(os.name != "posix", reason="an open file cannot be deleted here")
def test_a_journal_that_was_deleted_or_replaced_during_play_is_written_anew(tmp_path: Path) -> None:
    folder = tmp_path / "matches"

    def other(path: Path) -> Path:
        copy = path.with_suffix(".copy")
        copy.write_bytes(b"an old copy\n")
        return copy

    deeds: dict[str, Callable[[Path], object]] = {
        "deleted": lambda path: path.unlink(),
        "with its folder": lambda path: shutil.rmtree(path.parent),
        "moved away": lambda path: path.rename(tmp_path / "elsewhere"),
        "replaced": lambda path: shutil.move(other(path), path),
    }
    for name, deed in deeds.items():
        autosave = autosaves(folder).begin(START, TimeState())
        match = play(autosave, 0, 3)
        autosave.wait()
        journal = autosave.stem.with_name(autosave.stem.name + ".journal")
        deed(journal)
        match = play(autosave, 3, 5, match)
        autosave.wait()
        assert autosave.problem is None, name
        assert is_in_use(journal), name
        # Nothing but the journal is there: what it holds is what a killed program has kept.
        found = read_journal(RULEBOOKS, journal)
        assert isinstance(found, Loaded), name
        assert found.match == match, name
        match = play(autosave, 5, 8, match)
        crash(autosave)
        going_on = autosaves(folder).last_match()
        assert going_on is not None, name
        assert going_on.loaded.match == match, name
        shutil.rmtree(folder)


def test_a_journal_that_could_not_begin_is_begun_once_it_can_be(tmp_path: Path) -> None:
    (tmp_path / "matches").write_text("in the way")
    autosave = autosaves(tmp_path / "matches").begin(START, TimeState())
    match = play(autosave, 0, 2)
    autosave.wait()
    assert autosave.problem is not None
    (tmp_path / "matches").unlink()
    match = play(autosave, 2, 4, match)
    autosave.wait()
    assert autosave.problem is None
    crash(autosave)
    found = autosaves(tmp_path / "matches").last_match()
    assert found is not None
    assert found.loaded.match == match


def test_a_match_found_stays_when_the_disk_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    autosave = autosaves(tmp_path).begin(START, TimeState())
    play(autosave, 0, 5)
    autosave.close()
    found = autosaves(tmp_path).last_match()
    assert found is not None

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        resumed = autosaves(tmp_path).resume(found)
        assert resumed is not None
        assert resumed.problem == "the disk is full"
        assert resumed.close() == "the disk is full"
    again = autosaves(tmp_path).last_match()
    assert again is not None
    assert again.loaded.match == found.loaded.match


def test_only_the_last_matches_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert KEPT_MATCHES == 200
    monkeypatch.setattr(matches, "KEPT_MATCHES", 5)
    for _ in range(5 + 3):
        autosave = autosaves(tmp_path).begin(START, TimeState())
        play(autosave, 0, 1)
        autosave.close()
        aged(tmp_path, 10)
    stems = {path.name.partition(".")[0] for path in tmp_path.iterdir() if path.is_file()}
    assert len(stems) == 5 + 1
    binned = [load_match(RULEBOOKS, path) for path in (tmp_path / "bin").iterdir()]
    assert len(binned) == 2, "the oldest lie in the bin, as saves that can be opened"
    assert all(isinstance(each, Loaded) and each.match.cursor == 1 for each in binned)


OTHER_PROGRAM = """
import sys
from datetime import datetime, timedelta
from pathlib import Path
from threading import Event
from jungle_pg.cabinet import rulebooks
from jungle_pg.core.log import Setup
from jungle_pg.core.match import begin
from jungle_pg.core.saving.values import TimeState
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from tests.saves.wandering import matches_in
folder = matches_in(Path(sys.argv[1]), datetime.now)
match = begin(JUNGLE, Setup(JUNGLE.codec.parse_rules("club")))
autosave = folder.begin(match, TimeState())
autosave.note(match.play(JUNGLE.actions(match.state)[0]), TimeState())
autosave.wait()
print("playing", flush=True)
sys.stdin.readline()
"""


@pytest.mark.process
def test_two_programs_share_a_folder_without_touching_each_others_match(tmp_path: Path) -> None:
    other = subprocess.Popen(
        [sys.executable, "-c", OTHER_PROGRAM, str(tmp_path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert other.stdout is not None
    assert other.stdout.readline() == "playing\n"
    folder = matches_in(tmp_path, datetime.now)
    assert folder.last_match() is None
    mine = folder.begin(START, TimeState())
    play(mine, 0, 3)
    mine.close()
    found = folder.last_match()
    assert found is not None
    assert found.loaded.match.cursor == 3
    other.kill()
    other.communicate()
    aged(tmp_path, 0)
    cursors = set()
    while (found := folder.last_match()) is not None:
        cursors.add(found.loaded.match.cursor)
        for path in tmp_path.glob(f"{found.stem.name}*"):
            path.unlink()
    assert cursors == {1, 3}


def test_what_is_noted_before_the_disk_is_ready_is_kept(tmp_path: Path) -> None:
    ready = Event()

    def disk_spins_up() -> None:
        ready.wait(30)

    finished = finished_in(tmp_path)
    autosave = Autosave(
        tmp_path / "kept", START, TimeState(), lambda: STAMP, finished, disk_spins_up
    )
    match = play(autosave, 0, 7)
    ready.set()
    crash(autosave)
    found = autosaves(tmp_path).last_match()
    assert found is not None
    assert found.loaded.match == match


def test_a_match_that_was_left_is_offered_as_soon_as_it_is_on_the_disk(tmp_path: Path) -> None:
    folder = autosaves(tmp_path)
    autosave = folder.begin(START, TimeState())
    match = play(autosave, 0, 9)
    folder.leave(autosave)
    found = folder.last_match()
    assert found is not None
    assert found.loaded.match == match


def test_a_save_has_the_time_at_which_it_was_left_however_slow_the_disk_is(tmp_path: Path) -> None:
    now, ready = STAMP, Event()

    def disk_spins_up() -> None:
        ready.wait(30)

    finished = finished_in(tmp_path)
    autosave = Autosave(tmp_path / "kept", START, TimeState(), lambda: now, finished, disk_spins_up)
    play(autosave, 0, 1)
    autosave.leave()
    now += timedelta(hours=1)
    ready.set()
    autosave._thread.join()
    assert autosave.problem is None
    loaded = load_match(RULEBOOKS, tmp_path / "kept.json")
    assert isinstance(loaded, Loaded)
    assert loaded.saved_at == STAMP
