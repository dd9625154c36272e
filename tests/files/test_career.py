"""Finished games lie in lines: one that is damaged costs itself, and two programs add to them."""

import errno
import json
import os
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.core.career.career import Career, GameResult
from jungle_pg.files.career import (
    CareerFile,
    StoredCareer,
    parse_career,
    parse_line,
    result_line,
)
from tests.files.two_writers import write_at_once
from tests.rows import each_of
from tests.saves.trouble import CallNumber, failing

WIN = GameResult(
    "4f1d",
    "jungle",
    "2026-03-14T18:01:00",
    ("Ann", ""),
    (None, 3),
    0,
    "den",
    41,
    1190,
    {"lion": 9, "rat": 3},
    {"cat": 1},
    2,
    "20260314-180100-jungle-1bcd-a0b755ae",
)
LOSS = replace(WIN, id="77aa", winner=1, against=None)
LINES = result_line(WIN) + result_line(LOSS)

texts = st.text(max_size=20)
counts = st.dictionaries(st.text(min_size=1, max_size=9), st.integers(0, 99), max_size=3)
levels = st.none() | st.integers(1, 8)
results = st.builds(
    GameResult,
    st.text(min_size=1, max_size=9),
    st.text(min_size=1, max_size=9),
    texts,
    st.tuples(texts, texts),
    st.tuples(levels, levels),
    st.sampled_from((None, 0, 1)),
    texts,
    st.integers(0, 999),
    st.none() | st.integers(0, 4000),
    counts,
    counts,
    st.integers(0, 99),
    texts,
)
any_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)


@given(results)
def test_a_line_reads_back_the_same(result: GameResult) -> None:
    line = result_line(result)
    assert line.count("\n") == 1
    assert parse_line(line) == result


@given(st.binary() | any_json.map(lambda value: json.dumps(value).encode()))
def test_nothing_at_all_raises(data: bytes) -> None:
    career, problems = parse_career(LINES.encode() + data)
    assert {WIN.id, LOSS.id} <= career.ids
    assert all(problems)


@given(st.sampled_from(sorted(json.loads(result_line(WIN)))), any_json)
def test_any_damage_of_a_value_costs_one_game_at_most(name: str, value: object) -> None:
    told = json.loads(result_line(WIN))
    told[name] = value
    career, problems = parse_career((json.dumps(told) + "\n" + result_line(LOSS)).encode())
    assert LOSS.id in career.ids
    assert len(career.results) + len(problems) >= 2 or value == LOSS.id


@each_of(
    "damage",
    [
        LINES[:40],
        "no line at all",
        "[]",
        "{}",
        '{"id": "a", "game": "jungle", "players": [], "winner": 0}',
        result_line(replace(WIN, id="9")).replace('"winner":0', '"winner":2'),
        result_line(replace(WIN, id="9")).replace('"level":3', '"level":-3'),
        result_line(replace(WIN, id="9")).replace('"moves":41', '"moves":1e3'),
        "[" * 100_000,
    ],
)
def test_a_bad_line_costs_itself_and_is_told(damage: str) -> None:
    data = result_line(WIN) + damage.rstrip("\n") + "\n" + result_line(LOSS)
    career, problems = parse_career(data.encode())
    assert career.results == (WIN, LOSS)
    assert problems == ("Of your finished games these lines are damaged and left out: 2.",)


def test_lines_of_older_and_newer_programs() -> None:
    short = '{"id": "a", "game": "go", "players": [{}, {"level": 2}], "winner": null}'
    told = {**json.loads(result_line(WIN)), "version": 7, "weather": ["wet"]}
    career, problems = parse_career(f"{short}\n{json.dumps(told)}\r\n\n".encode())
    assert problems == ()
    assert career.results == (GameResult("a", "go", "", levels=(None, 2)), WIN)


def test_games_are_added_and_nothing_that_is_there_changes(tmp_path: Path) -> None:
    file = CareerFile(tmp_path / "home" / "career.jsonl")
    assert file.load() == (Career(), ())
    assert file.append((WIN,)) is None
    before = file.path.read_bytes()
    assert file.append((LOSS,)) is None
    assert file.path.read_bytes() == before + result_line(LOSS).encode()
    assert file.load() == (Career((WIN, LOSS)), ())
    assert os.name == "nt" or os.stat(file.path).st_mode & 0o777 == 0o600


def test_half_a_line_of_a_stopped_program_does_not_spoil_the_next(tmp_path: Path) -> None:
    file = CareerFile(tmp_path / "career.jsonl")
    file.path.write_bytes(result_line(WIN).encode()[:50])
    assert file.append((LOSS,)) is None
    assert file.load()[0].results == (LOSS,)
    assert file.load()[1] == ("Of your finished games these lines are damaged and left out: 1.",)


def test_a_store_reads_when_asked_and_sees_what_others_add(tmp_path: Path) -> None:
    file = CareerFile(tmp_path / "career.jsonl")
    one, two = StoredCareer(file), StoredCareer(file)
    one.prepare()
    one.add(WIN)
    one.add(replace(WIN, winner=1))
    assert [*one.now.results] == [WIN]
    one.close()
    two.prepare()
    two.prepare()
    assert two.now.results == (WIN,)
    two.add(LOSS)
    two.close()
    assert [*one.now.results] == [WIN, LOSS]
    assert file.path.read_text().count("\n") == 2


def test_a_store_does_not_read_again_what_it_has_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = CareerFile(tmp_path / "career.jsonl")
    store, loads = StoredCareer(file), list[int]()
    load = file.load

    def counted() -> tuple[Career, tuple[str, ...]]:
        loads.append(1)
        return load()

    monkeypatch.setattr(file, "load", counted)
    for result in (WIN, LOSS):
        store.add(result)
        store.close()
        assert result in store.now.results
    # A file that was never read and is not there is as long as nothing.
    assert len(loads) == 1
    file.append((replace(WIN, id="other"),))
    assert len(store.now.results) == 3
    assert len(loads) == 2


def test_what_could_not_be_stored_is_stored_with_the_next_game(tmp_path: Path) -> None:
    file = CareerFile(tmp_path / "career.jsonl")
    file.path.mkdir()
    told: list[tuple[str, str]] = []
    store = StoredCareer(file, lambda kind, problem: told.append((kind, problem)))
    store.add(WIN)
    store.close()
    assert [kind for kind, _ in told][-1] == "remembering"
    assert store.problem is not None
    assert "career.jsonl could not be written" in store.problem
    assert store.now.results == (WIN,)
    file.path.rmdir()
    store.add(LOSS)
    store.close()
    assert store.problem is None
    assert file.load()[0].results == (WIN, LOSS)


@each_of("code", [errno.ENOSPC, errno.EACCES, errno.EIO], ids=errno.errorcode.get)
def test_a_failing_call_of_the_system_costs_no_game(code: int, tmp_path: Path) -> None:
    number, refused, is_done = 0, 0, False
    while not is_done:
        number += 1
        file = CareerFile(tmp_path / str(number) / "career.jsonl")
        assert file.append((WIN,)) is None
        with CallNumber(number, failing(code)) as calls:
            problem = file.append((LOSS,))
        is_done = calls.count < number
        if problem is not None:
            refused += 1
            assert problem.endswith(".")
            assert file.append((LOSS,)) is None
        assert file.load() == (Career((WIN, LOSS)), ())
    assert 5 <= refused < number < 60


WRITER = """
import sys
from pathlib import Path
from jungle_pg.core.career.career import GameResult
from jungle_pg.files.career import CareerFile, StoredCareer
store = StoredCareer(CareerFile(Path(sys.argv[1])))
print("ready", flush=True)
sys.stdin.readline()
for number in range(25):
    store.add(GameResult(f"{sys.argv[2]} {number}", "jungle", ""))
store.close()
assert store.problem is None, store.problem
"""


@pytest.mark.process
def test_two_processes_that_add_at_once_keep_the_games_of_both(tmp_path: Path) -> None:
    path = tmp_path / "career.jsonl"
    write_at_once(WRITER, path)
    career, problems = CareerFile(path).load()
    assert problems == ()
    assert career.ids == {f"{who} {number}" for who in ("red", "blue") for number in range(25)}
