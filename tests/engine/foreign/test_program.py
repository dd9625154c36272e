"""Programs as they are kept: written, read again, and never believed when they are damaged."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.core.rulebook import BadText
from jungle_pg.engine.foreign.program import (
    Program,
    command_of,
    command_words,
    is_limit,
    named_apart,
    parse_program,
    record_of,
)
from jungle_pg.engine.foreign.spoken import Option
from jungle_pg.engine.thinking import Limits

PROGRAM = Program(
    "Fairy 11",
    ("/usr/games/fairy", "-x"),
    "Somebody",
    options=(
        Option("Threads", "spin", "1", 1, 8),
        Option("Style", "combo", "Solid", choices=("Solid", "Risky")),
        Option("MultiPV", "spin", "1", 1, 5),
        Option("Clear", "button"),
    ),
    games=("xiangqi",),
    limit=Limits(depth=6),
)


def test_a_program_is_read_as_it_was_written() -> None:
    set_up = PROGRAM.having("Threads", "4").having("Style", "Risky")
    assert parse_program(json.loads(json.dumps(record_of(set_up)))) == set_up


def test_options_take_only_what_they_can_be_set_to() -> None:
    for name, value in (("Threads", "9"), ("Threads", "x"), ("Style", "Odd"), ("None", "1")):
        assert PROGRAM.having(name, value) == PROGRAM, name
    assert PROGRAM.having("Threads", "3").having("Threads", "1") == PROGRAM
    assert [each.name for each in PROGRAM.own_options] == ["Threads", "Style", "Clear"]


def test_damaged_records_are_refused() -> None:
    good = record_of(PROGRAM)
    damaged = [
        {},
        {"name": "x"},
        {**good, "name": ""},
        {**good, "name": 5},
        {**good, "command": []},
        {**good, "command": [5]},
        {**good, "dialect": "xboard"},
        {**good, "first_rank": 7},
        {**good, "limit": {"depth": 5, "nodes": 5, "seconds": None}},
        {**good, "limit": {"depth": "5"}},
        {**good, "limit": None},
        {**good, "options": [{"name": "x"}]},
        {**good, "options": [{**good["options"][0], "kind": "rope"}]},
        {**good, "options": [{**good["options"][0], "least": "1"}]},
        {**good, "values": [1]},
        {**good, "games": [None]},
    ]
    for record in damaged:
        with pytest.raises(BadText):
            parse_program(json.loads(json.dumps(record)))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)


@given(st.sampled_from(sorted(record_of(PROGRAM))), JSON)
def test_whatever_stands_in_a_record_it_is_a_program_or_refused(name: str, value: object) -> None:
    record = {**json.loads(json.dumps(record_of(PROGRAM))), name: value}
    try:
        program = parse_program(record)
    except BadText:
        return
    assert is_limit(program.limit)
    assert parse_program(record_of(program)) == program


def test_a_path_may_have_blanks_and_a_command_words_behind_it() -> None:
    assert command_of(" /my programs/e ", is_file=True) == ("/my programs/e",)
    assert command_of("python3 -m 'my engine'", is_file=False) == ("python3", "-m", "my engine")
    for text in ('"half', "x" * 600, "a\nb\0"):
        with pytest.raises(BadText):
            command_of(text, is_file=False)


def test_a_backslash_stands_between_folders_on_windows_alone() -> None:
    line = r"""C:\engines\fairy.exe "C:\my engine\book.bin" --name 'a b'"""
    words = (r"C:\engines\fairy.exe", r"C:\my engine\book.bin", "--name", "a b")
    assert command_words(line, "win32") == words
    assert command_words(r"/opt/my\ engine/e #1", "linux") == ("/opt/my engine/e", "#1")
    for platform in ("win32", "linux"):
        with pytest.raises(ValueError, match="quotation"):
            command_words('"half', platform)


def test_two_of_the_same_name_are_told_apart() -> None:
    assert named_apart("A", []) == "A"
    assert named_apart("A", ["A", "A 2"]) == "A 3"
