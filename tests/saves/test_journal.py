"""The journal follows a match through everything, and gives it back after any end."""

import errno
import hashlib
import json
import os
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.saving.document import clock_record, entry_record, essence_of
from jungle_pg.core.saving.values import BadSave, Loaded, TimeState
from jungle_pg.files.atomic import CannotWrite
from jungle_pg.files.autosave import journal_file as journal_module
from jungle_pg.files.autosave.journal import Journal, journal_essence, read_journal
from jungle_pg.files.autosave.journal_file import is_in_use
from tests.rows import each_of
from tests.sample_games import GAMES, Game, done
from tests.saves.wandering import RULEBOOKS, jungle_match, random_match, random_times, wander

PATH = "match.journal"


def match_in(path: Path) -> Loaded:
    found = read_journal(RULEBOOKS, path)
    assert isinstance(found, Loaded), found
    return found


def states_of(match: AnyMatch) -> list[AnyMatch]:
    """The matches one after the other, as its moves are played."""
    found = [match.branch(0)]
    for entry in match.entries:
        found.append(done(found[-1].play(entry.action)))  # type: ignore[union-attr]
    return found


@each_of("game", GAMES, ids=str)
def test_a_journal_follows_every_change(game: Game, tmp_path: Path) -> None:
    for seed in range(6):
        rng, path = Random(seed), tmp_path / f"{seed}.journal"
        match = random_match(game, seed)
        journal = Journal(path, match, random_times(seed))
        for change in range(40):
            match = wander(match, rng)
            times = random_times(seed + change)
            journal.note(match, times)
            if change % 13 == 0:
                assert match_in(path).match == match
        found = match_in(path)
        assert (found.match, found.times) == (match, times)
        journal.close()


def test_another_game_begins_the_journal_anew(tmp_path: Path) -> None:
    journal = Journal(tmp_path / PATH, jungle_match(), TimeState())
    other = random_match(GAMES[3], 3)
    journal.note(other, TimeState())
    assert match_in(tmp_path / PATH).match == other
    journal.close()


def test_no_change_writes_nothing(tmp_path: Path) -> None:
    match = jungle_match()
    journal = Journal(tmp_path / PATH, match, TimeState())
    size = (tmp_path / PATH).stat().st_size
    journal.note(match, TimeState())
    assert (tmp_path / PATH).stat().st_size == size
    journal.close()


def test_a_journal_cut_anywhere_gives_the_match_as_it_was_then(tmp_path: Path) -> None:
    matches = states_of(jungle_match())[:8]
    path, ends = tmp_path / PATH, []
    journal = Journal(path, matches[0], TimeState())
    for match in matches:
        journal.note(match, TimeState())
        ends.append(path.stat().st_size)
    journal.close()
    data = path.read_bytes()
    for length in range(0, len(data), 7):
        essence, damaged_line = journal_essence(data[:length])
        # A line is whole even without its break.
        whole = sum(length >= end - 1 for end in ends)
        assert (essence is None) == (whole == 0)
        if essence is not None:
            assert len(essence["moveHistory"]) == whole - 1
            assert damaged_line in (None, whole + 1)


def test_a_line_that_was_lost_ends_the_journal_there(tmp_path: Path) -> None:
    path, matches = tmp_path / PATH, states_of(jungle_match())[:6]
    journal = Journal(path, matches[0], TimeState())
    for match in matches:
        journal.note(match, TimeState())
    journal.close()
    lines = path.read_bytes().split(b"\n")
    del lines[3]
    path.write_bytes(b"\n".join(lines))
    found = read_journal(RULEBOOKS, path)
    assert isinstance(found, BadSave)
    assert found.prefix is not None
    assert found.prefix.match.cursor == 2


def test_a_full_disk_is_said_and_made_good_with_the_next_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, matches = tmp_path / PATH, states_of(jungle_match())[:6]
    real = os.write

    def half_a_line(file: int, data: bytes) -> int:
        real(file, bytes(data)[:20])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def refuse(*_: object) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    for can_take_back in (True, False):
        path.unlink(missing_ok=True)
        journal = Journal(path, matches[0], TimeState())
        for number, match in enumerate(matches[1:], start=1):
            with monkeypatch.context() as patch:
                if number in (2, 4):
                    patch.setattr(os, "write", half_a_line)
                if not can_take_back:
                    patch.setattr(os, "ftruncate", refuse)
                journal.note(match, TimeState())
            assert journal.problem == ("the disk is full" if number in (2, 4) else None)
            written = number - 1 if number in (2, 4) else number
            read = read_journal(RULEBOOKS, path)
            found = read.prefix if isinstance(read, BadSave) else read
            assert found is not None
            assert found.match == matches[written]
        journal.close()


def test_a_journal_in_use_is_known_until_it_is_closed(tmp_path: Path) -> None:
    assert not is_in_use(tmp_path / PATH)
    journal = Journal(tmp_path / PATH, jungle_match(), TimeState())
    assert is_in_use(tmp_path / PATH)
    journal.close()
    assert not is_in_use(tmp_path / PATH)


def test_a_journal_never_takes_the_place_of_another(tmp_path: Path) -> None:
    Journal(tmp_path / PATH, jungle_match(), TimeState()).close()
    with pytest.raises(CannotWrite):
        Journal(tmp_path / PATH, jungle_match(), TimeState())
    assert match_in(tmp_path / PATH).match == jungle_match()


def test_a_journal_that_cannot_begin_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(CannotWrite, match="the disk is full"):
        Journal(tmp_path / PATH, jungle_match(), TimeState())
    assert list(tmp_path.iterdir()) == []


def bytes_made_by_reading(lines: int, monkeypatch: pytest.MonkeyPatch) -> int:
    """How much memory the lines of a journal ask for, each counted from where the last one ended.

    It stands for the work that is done with them and is the same each time.
    """
    match = jungle_match()
    entry = entry_record(match, 0)
    clock = clock_record(match, TimeState())
    records: list[dict[str, Any]] = [essence_of(match.branch(0), TimeState())]
    for number in range(lines):
        records.append(
            {"keep": number, "add": [entry], "at": number + 1, "floor": number, "clock": clock}
        )
    parts, told = iter(records), b"\n".join(lines_of(records))
    taken = before = 0

    def next_record(*_: object) -> dict[str, Any]:
        nonlocal taken, before
        taken += tracemalloc.get_traced_memory()[1] - before
        tracemalloc.reset_peak()
        before = tracemalloc.get_traced_memory()[0]
        return next(parts)

    with monkeypatch.context() as patch:
        # Making the records is counted out: whoever reads JSON is not meant.
        patch.setattr(journal_module, "read_json", next_record)
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        essence, damaged_line = journal_essence(told)
        tracemalloc.stop()
    assert essence is not None
    assert (len(essence["moveHistory"]), damaged_line) == (lines, None)
    return taken


def lines_of(records: list[dict[str, Any]]) -> Iterator[bytes]:
    last = ""
    for record in records:
        payload = json.dumps(record)
        last = hashlib.sha256(f"{last} {payload}".encode()).hexdigest()[:16]
        yield f"{last} {payload}".encode()


def test_reading_a_journal_four_times_as_long_is_four_times_the_work(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bytes_made_by_reading(10, monkeypatch)
    short, long = (bytes_made_by_reading(lines, monkeypatch) for lines in (1000, 4000))
    assert long < 6 * short
