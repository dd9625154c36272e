"""The library of endgame tables: what is damaged is noticed, what is missing is made bit by bit."""

import struct
from collections.abc import Callable
from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.core.jungle.fen import parse_fen
from jungle_pg.core.jungle.rulesets import RULE_SETS, parse_rules
from jungle_pg.engine.search.knowledge import Outcome, Value
from jungle_pg.games.jungle.endgames.archive import (
    MAGIC,
    VERSION,
    Archive,
    BadArchive,
    archive_bytes,
)
from jungle_pg.games.jungle.endgames.keys import arrange, parse_signature
from jungle_pg.games.jungle.endgames.library import SHIPPED, Library
from jungle_pg.games.jungle.endgames.probe import Probe
from tests.games.jungle.endgames import read_shipped
from tests.rows import each_of

TRADITIONAL = RULE_SETS["traditional"]
SIDES = (parse_signature("LRvE").movers, parse_signature("LRvE").others)
KEY = arrange(TRADITIONAL, *SIDES).key
POSITION = parse_fen(TRADITIONAL, "7/7/6e/7/7/7/5w1/7/4T2 b")
OUTCOME = Outcome(Value.WIN, 23)


@cache
def small_file() -> bytes:
    """A file of two tables."""
    rng = Random(1)
    return archive_bytes({name: bytes(rng.choices((0, 2, 3), k=900)) for name in ("one", "two")})


def tables_in(data: bytes) -> dict[str, bytes | None]:
    archive = Archive(data)
    return {key: archive.table(key) for key in archive.keys}


class TestArchive:
    def test_what_is_packed_is_unpacked(self) -> None:
        tables = {"one": bytes(1000), "two": b"\x02\x03" * 7, "none": b""}
        assert tables_in(archive_bytes(tables)) == tables
        assert Archive(archive_bytes(tables)).table("three") is None

    @given(place=st.integers(0, len(small_file()) - 1), change=st.integers(1, 255))
    def test_no_damaged_byte_goes_unnoticed(self, place: int, change: int) -> None:
        damaged = bytearray(small_file())
        damaged[place] ^= change
        with pytest.raises(BadArchive):
            tables_in(bytes(damaged))

    @given(length=st.integers(0, len(small_file()) - 1))
    def test_nor_does_a_missing_end(self, length: int) -> None:
        with pytest.raises(BadArchive):
            tables_in(small_file()[:length])

    def test_another_version_is_named(self) -> None:
        later = MAGIC + struct.pack("<H", VERSION + 1) + small_file()[6:]
        with pytest.raises(BadArchive, match=f"version {VERSION + 1}, but {VERSION} is expected"):
            Archive(later)


def missing(name: str) -> bytes:
    raise FileNotFoundError(2, "No such file or directory", name)


def with_damaged_tables(name: str) -> bytes:
    data = read_shipped(name)
    return data[:-100_000] + bytes(100_000)


BROKEN: dict[str, Callable[[str], bytes]] = {
    "No such file or directory": missing,
    "it is no file of endgame tables": lambda name: b"",
    "its index is damaged": lambda name: read_shipped(name)[:500],
}


class TestDamage:
    @each_of("reason", BROKEN)
    def test_a_broken_file_is_told_and_its_tables_are_made(self, reason: str) -> None:
        library = Library(BROKEN[reason])
        probe = Probe(library, TRADITIONAL)
        assert probe.outcome(POSITION.board, POSITION.mover) is None
        assert library.troubles == [
            f"the endgame tables of {name} cannot be read: {reason}" for name in SHIPPED
        ]
        assert probe.prepare(POSITION.board)
        assert probe.outcome(POSITION.board, POSITION.mover) == OUTCOME

    def test_a_damaged_table_costs_no_other(self) -> None:
        library = Library(with_damaged_tables)
        sound = library.check_shipped()
        assert 52 < sound < 156
        assert len(library.troubles) == 156 - sound
        assert "its table 'inner" in library.troubles[0]

    def test_sound_files_are_no_trouble(self) -> None:
        library = Library(read_shipped)
        probe = Probe(library, TRADITIONAL)
        assert probe.outcome(POSITION.board, POSITION.mover) == OUTCOME
        assert (library.check_shipped(), library.troubles) == (156, [])


class TestMaking:
    def test_nothing_is_made_that_nobody_asked_for(self) -> None:
        assert Library().table(KEY) is None

    def test_it_can_be_stopped_at_any_time_and_goes_on_where_it_was(self) -> None:
        library, asked = Library(), 0
        while True:
            answers = iter((False, True))
            if library.prepare(TRADITIONAL, SIDES, lambda: next(answers, True)):  # noqa: B023
                break
            asked += 1
        assert asked > 50
        assert library.table(KEY) == Library(read_shipped).table(KEY)

    def test_who_stops_at_once_has_nothing_made(self) -> None:
        library = Library()
        assert not library.prepare(TRADITIONAL, SIDES, lambda: True)
        assert library.table(KEY) is None

    def test_what_is_there_is_not_made_again(self) -> None:
        library = Library(read_shipped)
        assert library.prepare(TRADITIONAL, SIDES, lambda: True)

    def test_with_more_animals_all_that_can_be_left_of_them_is_made(self) -> None:
        rules = parse_rules("traditional,rivers=edges")
        board = parse_fen(rules, "7/7/2e3t/7/7/7/5w1/2R1D2/7 b").board
        library = Library()
        probe = Probe(library, rules)
        assert probe.prepare(board)
        for text in ("TvR", "ETvR", "EvDR", "TWvD"):
            signature = parse_signature(text)
            key = arrange(rules, signature.others, signature.movers).key
            assert library.table(key) is not None

    def test_tables_are_shared_between_rules_that_differ_elsewhere(self) -> None:
        library = Library(read_shipped)
        rules = parse_rules("animal+dog_river,no_capture_limit=99")
        without_dog, with_dog = (parse_signature(text) for text in ("ECvL", "EDvL"))
        known, unknown = (
            arrange(rules, each.movers, each.others).key for each in (without_dog, with_dog)
        )
        assert library.table(known) is not None
        assert library.table(unknown) is None
