"""Puzzles of a player's own are kept in a file that several programs may write."""

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.core.journey.own import OwnStages, own_stage
from jungle_pg.core.journey.stage import Goal, Stage
from jungle_pg.files.own_stages import (
    OwnStagesFile,
    StoredOwnStages,
    own_stages_in,
    parse_stage,
    stage_line,
)
from tests.rows import each_of


def a_stage(number: int = 1) -> Stage:
    return own_stage("jungle", "traditional", f"7/7/7/7/7/7/7/7/E6 r 0 {number}", Goal("win", 2), 0)


def test_a_line_gives_the_puzzle_back_with_what_others_wrote() -> None:
    stage = a_stage()
    line = stage_line(stage.id, stage, {"stars": 3})
    assert parse_stage(line) == (stage.id, stage, {"stars": 3})
    assert parse_stage(stage_line(stage.id, None)) == (stage.id, None, {})


@each_of(
    "line",
    [
        "",
        "no json",
        "[]",
        '{"id": "own_1"}',
        stage_line("own_1", a_stage()).replace('"win"', '"lose"'),
        stage_line("own_1", a_stage()).replace('"seat":0', '"seat":7'),
        stage_line("own_1", a_stage()).replace('"moves":2', '"moves":"two"'),
        stage_line("own_1", a_stage()).replace("traditional", "x" * 900),
    ],
)
def test_a_damaged_line_is_none(line: str) -> None:
    assert parse_stage(line) is None


@given(st.binary(max_size=200))
def test_a_damaged_file_is_told_and_the_rest_is_used(noise: bytes) -> None:
    stage = a_stage()
    kept = stage_line(stage.id, stage).encode()
    found, _ = OwnStagesFile(Path("unused")).read(kept + noise.replace(b"\r", b"") + b"\n")
    assert stage.id in found.by_id


def test_what_two_programs_made_and_took_away_comes_together(tmp_path: Path) -> None:
    one, other = (StoredOwnStages(own_stages_in(tmp_path)) for _ in range(2))
    one.change(lambda own: own.added(a_stage(1)))
    one.close()
    other.change(lambda own: own.added(a_stage(2)))
    other.close()
    one.change(lambda own: own.removed(a_stage(1).id))
    one.close()
    third = StoredOwnStages(own_stages_in(tmp_path))
    assert third.now.journey("jungle").stages == (a_stage(2),)
    assert other.now.merged(third.now).journey("jungle").stages == (a_stage(2),)


def test_the_same_puzzle_is_kept_once() -> None:
    twice = OwnStages().added(a_stage()).added(a_stage())
    assert len(twice.journey("jungle").stages) == 1
