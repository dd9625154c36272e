"""Progress survives damage one entry at a time, and two programs that write at once."""

import json
import os
import subprocess
import sys
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
    StoredProgress,
    parse_progress,
    progress_text,
)
from tests.rows import each_of

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
    file.path.write_bytes(progress_text(THEIRS).encode()[:-30])
    assert file.load()[0] == Progress()
    assert file.merge(MINE) == MINE
    assert (tmp_path / "progress.damaged.json").read_bytes() == progress_text(THEIRS).encode()[:-30]


def test_more_entries_than_could_be_read_again_are_told() -> None:
    many = {f"stage {n}": {"stars": 1, "tries": 1, "date": ""} for n in range(MOST_ENTRIES + 2)}
    progress, problems = parse_progress(json.dumps({"results": many}))
    assert (len(progress.results), len(problems)) == (MOST_ENTRIES, 2)


def test_a_store_has_changes_at_once_and_those_of_another_program_later(tmp_path: Path) -> None:
    file = ProgressFile(tmp_path / "progress.json")
    one, two = StoredProgress(file), StoredProgress(file)
    one.change(lambda now: now.merged(MINE))
    assert one.now == MINE
    one.close()
    two.change(lambda now: now.merged(THEIRS))
    two.close()
    assert two.now == MINE.merged(THEIRS)
    assert StoredProgress(file).now == two.now


def test_what_could_not_be_stored_is_stored_with_the_next_change(tmp_path: Path) -> None:
    file = ProgressFile(tmp_path / "home" / "progress.json")
    (tmp_path / "home").write_text("a file is where the folder should be")
    store = StoredProgress(file)
    store.change(lambda now: now.merged(MINE))
    store.close()
    assert store.problem is not None
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
    store = StoredProgress(file)
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
from jungle_pg.files.progress import ProgressFile, StoredProgress
store = StoredProgress(ProgressFile(Path(sys.argv[1])))
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
    writers = [
        subprocess.Popen(
            [sys.executable, "-c", WRITER, str(path), who],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for who in ("red", "blue")
    ]
    for writer in writers:
        assert writer.stdout is not None
        assert writer.stdout.readline() == "ready\n"
    for writer in writers:
        assert writer.stdin is not None
        writer.stdin.write("go\n")
        writer.stdin.flush()
    for writer in writers:
        writer.communicate()
        assert writer.returncode == 0
    progress, problems = ProgressFile(path).load()
    assert problems == ()
    expected = {f"{who} {number}" for who in ("red", "blue") for number in range(25)}
    assert set(progress.results) == {*expected, "both"}
    assert set(progress.trophies) == expected
    assert progress.results["both"].tries == 66
