"""Progress survives damage one entry at a time, and two programs that write at once."""

import errno
import json
import os
from pathlib import Path
from threading import Event

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.core.journey.progress import Earned, Progress, StageResult
from jungle_pg.files.atomic import CannotWrite
from jungle_pg.files.locking import PATIENCE_S, alone_with
from jungle_pg.files.progress import (
    MOST_ENTRIES,
    ProgressFile,
    progress_text,
    read_progress,
)
from jungle_pg.files.shared import SharedStore
from tests.files.two_writers import write_at_once
from tests.rows import each_of
from tests.saves.trouble import CallNumber, failing
from tests.systems import IS_WINDOWS

MINE = Progress(
    {"meadow-3": StageResult(2, 4, "2026-03-14")},
    {"meadow-4": 2},
    frozenset({"jungle"}),
    {"den": Earned("2026-03-14T18:01:00", "20260314-180100-jungle-1bcd-a0b755ae.json")},
    {"jungle": "meadow-4"},
)
THEIRS = Progress({"meadow-3": StageResult(3, 9, "2026-03-15"), "river-1": StageResult(1, 1, "")})

names = st.text(st.characters(categories=("L", "N", "P")), min_size=1, max_size=20)
dates = st.sampled_from(("", "2026-03-14"))
any_progress = st.builds(
    Progress,
    st.dictionaries(names, st.builds(StageResult, st.integers(0, 3), st.integers(0, 99), dates)),
    st.dictionaries(names, st.integers(0, 99)),
    st.frozensets(names),
    st.dictionaries(names, st.builds(Earned, dates, dates)),
    st.dictionaries(names, names),
)
any_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)


def parse_progress(text: str) -> tuple[Progress, tuple[str, ...]]:
    return read_progress(text.encode("utf-8", "surrogatepass"))


parts = ("version", "results", "failures", "knowsGame", "trophies", "last", "else")


@given(any_progress)
def test_what_is_written_reads_back_the_same(progress: Progress) -> None:
    assert parse_progress(progress_text(progress)) == (progress, ())


@given(
    st.text()
    | any_json.map(json.dumps)
    | st.dictionaries(st.sampled_from(parts), any_json).map(json.dumps)
)
def test_no_text_at_all_raises_or_gives_progress_that_cannot_be_stored(text: str) -> None:
    progress, problems = parse_progress(text)
    assert all(problems)
    assert parse_progress(progress_text(progress)) == (progress, ())


@each_of(
    ("part", "value", "lost"),
    [
        ("results", {"a": {"stars": 4, "tries": 1, "date": ""}}, "'a'"),
        ("results", {"a": {"stars": True, "tries": 1, "date": ""}}, "'a'"),
        ("results", {"a": {"stars": 1, "tries": -1, "date": ""}}, "'a'"),
        ("results", {"a": {"stars": 1, "tries": 1, "date": "two\nlines"}}, "'a'"),
        ("results", {"a": 3}, "'a'"),
        ("results", {"": {"stars": 1, "tries": 1, "date": ""}}, "''"),
        ("results", [], "results"),
        ("failures", {"b": "many"}, "'b'"),
        ("failures", None, "failures"),
        ("knowsGame", ["jungle", 7], "knowsGame"),
        ("knowsGame", "jungle", "knowsGame"),
        ("trophies", {"den": []}, "'den'"),
        ("trophies", {"den": {"date": 5}}, "'den'"),
        ("last", {"jungle": 1}, "'jungle'"),
    ],
)
def test_damage_costs_its_own_entry_and_is_told(part: str, value: object, lost: str) -> None:
    told = json.loads(progress_text(THEIRS))
    told[part] = {**told[part], **value} if isinstance(value, dict) else value
    progress, problems = parse_progress(json.dumps(told))
    assert len(problems) == 1
    assert lost in problems[0]
    if isinstance(value, dict):
        assert progress == THEIRS


def test_what_is_missing_in_an_older_file_is_nothing() -> None:
    older = '{"results": {"a": {"stars": 2}}, "trophies": {"den": {}}}'
    assert parse_progress(older) == (
        Progress({"a": StageResult(2, 1, "")}, trophies={"den": Earned("")}),
        (),
    )


def test_a_newer_file_is_read_as_far_as_it_can_be_and_a_copy_stays(tmp_path: Path) -> None:
    file = ProgressFile(tmp_path / "progress.json")
    newer = progress_text(THEIRS).replace('"version": 1', '"version": 2, "season": 4')
    file.path.write_text(newer)
    progress, problems = file.load()
    assert progress == THEIRS
    assert ["version 2" in problem for problem in problems] == [True, False]
    assert "season" in problems[1]
    assert file.merge(MINE) == THEIRS.merged(MINE)
    assert (tmp_path / "progress.damaged.json").read_text() == newer
    assert file.load() == (THEIRS.merged(MINE), ())


def test_unknown_names_and_stages_are_written_back(tmp_path: Path) -> None:
    file = ProgressFile(tmp_path / "progress.json")
    told = json.loads(progress_text(MINE))
    told["season"] = {"spring": [1, 2]}
    told["results"]["meadow-3"]["seconds"] = 12
    told["trophies"]["den"]["seat"] = "red"
    told["results"]["a stage of tomorrow"] = {"stars": 3, "tries": 1, "date": "", "weather": "wet"}
    file.path.write_text(json.dumps(told))
    assert file.load()[1] == ()
    merged = file.merge(THEIRS)
    assert isinstance(merged, Progress)
    assert merged.stars("a stage of tomorrow") == 3
    after = json.loads(file.path.read_text())
    assert after["season"] == {"spring": [1, 2]}
    assert after["results"]["meadow-3"] == {
        "stars": 3,
        "tries": 9,
        "date": "2026-03-15",
        "seconds": 12,
    }
    assert after["trophies"]["den"]["seat"] == "red"
    assert after["results"]["a stage of tomorrow"]["weather"] == "wet"
    assert not (tmp_path / "progress.damaged.json").exists()


def test_a_damaged_file_is_copied_before_it_is_written_over(tmp_path: Path) -> None:
    file = ProgressFile(tmp_path / "progress.json")
    file.path.write_bytes(b"\x00" * 300)
    assert file.load() == (
        Progress(),
        ("The progress of the journey cannot be read: line 1 is damaged. It begins anew.",),
    )
    assert file.merge(MINE) == MINE
    assert (tmp_path / "progress.damaged.json").read_bytes() == b"\x00" * 300
    assert file.load() == (MINE, ())


def test_a_torn_file_keeps_every_sound_line() -> None:
    many = Progress(
        {f"stage {number}": StageResult(3, 1, "2026-03-14") for number in range(40)},
        trophies={"den": Earned("2026-03-14")},
    )
    text = progress_text(many)
    for cut in range(0, len(text), 37):
        progress, problems = parse_progress(text[:cut])
        whole = text[:cut].count('"stars"') - 1
        assert len(progress.results) >= whole
        assert all(many.results[name] == result for name, result in progress.results.items())
        assert problems
    damaged = text.replace('"stars": 3', '"stars": ', 1)
    progress, problems = parse_progress(damaged)
    assert len(progress.results) == 39
    assert progress.trophies == many.trophies
    assert problems == (
        "The progress of the journey cannot be read: line 4 is damaged."
        " What its sound lines hold is kept.",
    )


def test_entries_find_home_where_the_line_that_names_their_part_is_lost() -> None:
    text = progress_text(MINE)
    lines = [line for line in text.split("\n") if line not in (' "results": {', ' "trophies": {')]
    progress, problems = parse_progress("\n".join(lines))
    assert (progress.results, progress.trophies) == (MINE.results, MINE.trophies)
    assert len(problems) == 1


def test_a_letter_that_is_no_text_costs_its_line() -> None:
    data = progress_text(THEIRS).encode().replace(b"2026", b"\xff026")
    progress, problems = read_progress(data)
    assert progress.stars("river-1") == 1
    assert "the file is no text" in problems[0]


@each_of("code", [errno.ENOSPC, errno.EACCES, errno.EIO], ids=errno.errorcode.get)
def test_a_failing_call_of_the_system_leaves_the_old_or_the_new(code: int, tmp_path: Path) -> None:
    number, refused, is_done = 0, 0, False
    while not is_done:
        number += 1
        file = ProgressFile(tmp_path / str(number) / "progress.json")
        assert file.merge(THEIRS) == THEIRS
        with CallNumber(number, failing(code)) as calls:
            outcome = file.merge(MINE)
        is_done = calls.count < number
        both = THEIRS.merged(MINE)
        assert file.load() in ((THEIRS, ()), (both, ()))
        if isinstance(outcome, str):
            refused += 1
            assert outcome.endswith(".")
        else:
            assert file.load() == (both, ())
    assert 5 <= refused < number < 60


def test_more_entries_than_could_be_read_again_are_told() -> None:
    many = {f"stage {n}": {"stars": 1, "tries": 1, "date": ""} for n in range(MOST_ENTRIES + 2)}
    progress, problems = parse_progress(json.dumps({"results": many}))
    assert (len(progress.results), len(problems)) == (MOST_ENTRIES, 2)


def test_a_store_has_changes_at_once_and_those_of_another_program_later(tmp_path: Path) -> None:
    file = ProgressFile(tmp_path / "progress.json")
    one, two = SharedStore.of(file), SharedStore.of(file)
    one.change(lambda now: now.merged(MINE))
    assert one.now == MINE
    one.close()
    two.change(lambda now: now.merged(THEIRS))
    two.close()
    assert two.now == MINE.merged(THEIRS)
    assert SharedStore.of(file).now == two.now


def test_what_could_not_be_stored_is_stored_with_the_next_change(tmp_path: Path) -> None:
    file = ProgressFile(tmp_path / "home" / "progress.json")
    (tmp_path / "home").write_text("a file is where the folder should be")
    told: list[tuple[str, str]] = []
    store = SharedStore.of(file, lambda kind, problem: told.append((kind, problem)))
    store.change(lambda now: now.merged(MINE))
    store.close()
    assert store.problem is not None
    # To read, Windows says that there is no such file, and that is nothing to tell.
    kinds = ["remembering"] if IS_WINDOWS else ["progress", "remembering"]
    assert [kind for kind, _ in told] == kinds
    assert "progress.json could not be written" in store.problem
    assert store.now == MINE
    (tmp_path / "home").unlink()
    store.change(lambda now: now.merged(THEIRS))
    store.close()
    assert store.problem is None
    assert file.load() == (MINE.merged(THEIRS), ())
    assert os.name == "nt" or os.stat(file.path).st_mode & 0o777 == 0o600


def test_many_changes_at_once_are_all_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, may_write = ProgressFile(tmp_path / "progress.json"), Event()
    writes: list[Progress] = []
    merge = file.merge

    def slowly(progress: Progress) -> Progress | str:
        may_write.wait()
        writes.append(progress)
        return merge(progress)

    monkeypatch.setattr(file, "merge", slowly)
    store = SharedStore.of(file)
    for number in range(50):
        result = {f"stage {number}": StageResult(1, 1, "")}
        store.change(lambda now, result=result: now.merged(Progress(result)))  # type: ignore[misc]
    may_write.set()
    store.close()
    assert len(file.load()[0].results) == 50
    assert len(writes) <= 2


def test_who_waits_too_long_for_the_file_hears_why(tmp_path: Path) -> None:
    pauses: list[float] = []
    path = tmp_path / "progress.json"
    with (
        alone_with(path),
        pytest.raises(CannotWrite, match="does not answer"),
        alone_with(path, pauses.append),
    ):
        pass
    assert sum(pauses) == pytest.approx(PATIENCE_S, abs=0.05)


WRITER = """
import sys
from pathlib import Path
from jungle_pg.core.journey.progress import Earned, Progress, StageResult
from jungle_pg.files.progress import ProgressFile
from jungle_pg.files.shared import SharedStore
store = SharedStore.of(ProgressFile(Path(sys.argv[1])))
print("ready", flush=True)
sys.stdin.readline()
who = sys.argv[2]
for number in range(25):
    mine = {f"{who} {number}": StageResult(1, 1, ""), "both": StageResult(1, 90 - number, who)}
    trophies = {f"{who} {number}": Earned("")}
    store.change(lambda now: now.merged(Progress(mine, trophies=trophies)))
    store.close()
assert store.problem is None, store.problem
"""


@pytest.mark.process
def test_two_processes_that_write_at_once_keep_the_progress_of_both(tmp_path: Path) -> None:
    path = tmp_path / "progress.json"
    write_at_once(WRITER, path)
    progress, problems = ProgressFile(path).load()
    assert problems == ()
    expected = {f"{who} {number}" for who in ("red", "blue") for number in range(25)}
    assert set(progress.results) == {*expected, "both"}
    assert set(progress.trophies) == expected
    assert progress.results["both"].tries == 66
