"""The list of programs survives every kind of damage, and a damaged file is copied first."""

import errno
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.core.bad_text import BadText
from jungle_pg.engine.foreign.program import Program, parse_program, record_of
from jungle_pg.engine.foreign.programs import Programs, programs_in
from jungle_pg.engine.foreign.spoken import Option
from jungle_pg.engine.thinking import Limits
from jungle_pg.files.programs import ProgramsFile
from tests.systems import IS_WINDOWS

FISH = Program(
    "Fish 鱼",
    ("/bin/fish", "--quiet"),
    "Somebody",
    "ucci",
    (Option("Hash", "spin", "16", 1, 64), Option("Style", "combo", "a", choices=("a", "b"))),
    (("Hash", "32"),),
    ("xiangqi",),
    0,
    Limits(nodes=100),
)

any_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)


def is_whole(facts: Mapping[str, Any]) -> bool:
    return programs_in(facts)[1]


def file_in(folder: Path) -> ProgramsFile:
    return ProgramsFile(folder / "programs.json", is_whole)


def programs_at(file: ProgramsFile) -> Programs:
    return Programs(recall=file.recall, keep=file.keep)


def test_what_was_added_is_there_after_the_next_start(tmp_path: Path) -> None:
    file = file_in(tmp_path / "config")
    assert programs_at(file).add(FISH) is None
    again = programs_at(file)
    assert again.all == (FISH,)
    assert again.is_whole
    assert IS_WINDOWS or file.path.stat().st_mode & 0o777 == 0o600


def test_two_windows_keep_what_both_have_added(tmp_path: Path) -> None:
    first, second = programs_at(file_in(tmp_path)), programs_at(file_in(tmp_path))
    assert first.all == second.all == ()
    first.add(FISH)
    second.add(Program("Other", ("other",)))
    assert [each.name for each in programs_at(file_in(tmp_path)).all] == [FISH.name, "Other"]


def test_a_damaged_file_is_copied_before_it_is_replaced(tmp_path: Path) -> None:
    damages = (b"", b"{", b"\xff\xfe", b"[1]", b'{"programs": 5}', b'{"programs": [{"name": 1}]}')
    for number, damage in enumerate(damages):
        file = file_in(tmp_path / str(number))
        file.path.parent.mkdir()
        file.path.write_bytes(damage)
        programs = programs_at(file)
        assert programs.all == (), damage
        assert not programs.is_whole, damage
        assert programs.add(FISH) is None
        assert programs_at(file).all == (FISH,), damage
        assert (file.path.parent / "programs.damaged.json").read_bytes() == damage


def test_a_damaged_program_costs_itself_alone(tmp_path: Path) -> None:
    file = file_in(tmp_path)
    facts = {"version": 1, "programs": [{"name": 5}, record_of(FISH), 7]}
    file.path.write_text(json.dumps(facts), encoding="utf-8")
    programs = programs_at(file)
    assert programs.all == (FISH,)
    assert not programs.is_whole


def test_what_a_newer_program_wrote_beside_the_list_stays(tmp_path: Path) -> None:
    file = file_in(tmp_path)
    file.path.write_text('{"version": 1, "programs": [], "later": [1]}', encoding="utf-8")
    programs_at(file).add(FISH)
    assert json.loads(file.path.read_text("utf-8"))["later"] == [1]


def test_what_the_disk_refuses_is_said_and_nothing_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = file_in(tmp_path)
    programs = programs_at(file)
    programs.add(FISH)

    def refuses(*arguments: object, **more: object) -> None:
        raise OSError(errno.ENOSPC, "no space left")

    monkeypatch.setattr("os.fsync", refuses)
    problem = programs.remove(FISH.name)
    assert problem is not None
    assert "the disk is full" in problem
    assert programs.all == (FISH,)
    assert programs_at(file).all == (FISH,)


def test_a_folder_in_the_place_of_the_file_is_no_end(tmp_path: Path) -> None:
    file = file_in(tmp_path)
    file.path.mkdir()
    programs = programs_at(file)
    assert programs.all == ()
    assert not programs.is_whole
    assert programs.add(FISH) is not None


@given(any_json)
def test_no_record_at_all_raises_anything_but_bad_text(record: Any) -> None:
    programs, _ = programs_in({"programs": [record]})
    for program in programs:
        assert parse_program(json.loads(json.dumps(record_of(program)))) == program


@given(st.dictionaries(st.sampled_from(list(record_of(FISH))), any_json))
def test_no_value_at_all_makes_a_program_that_cannot_be_read_again(damage: dict[str, Any]) -> None:
    record = {**json.loads(json.dumps(record_of(FISH))), **damage}
    try:
        program = parse_program(record)
    except BadText:
        return
    assert parse_program(json.loads(json.dumps(record_of(program)))) == program
