"""Thousands of damaged files: each ends in a match or in words, soon and in little memory."""

import hashlib
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from jungle_pg.cabinet import JUNGLE
from jungle_pg.core.jungle.boardfile import board_file_text
from jungle_pg.core.jungle.fen import Position
from jungle_pg.core.saving import essence_of
from jungle_pg.core.saving_changes import change_record
from jungle_pg.core.saving_glance import glance
from jungle_pg.core.saving_json import checksum
from jungle_pg.core.saving_load import load_text, restore
from jungle_pg.core.saving_values import BadSave, Loaded, Times
from jungle_pg.files.journal import journal_essence
from jungle_pg.files.settings import Settings, parse_settings, settings_text
from jungle_pg.texts.english import ENGLISH
from jungle_pg.texts.save_words import bad_save_text
from tests.games import GAMES, done
from tests.saves.fuzzing import damaged_bytes, damaged_document, json_bytes
from tests.saves.wandering import RULEBOOKS, document_of, jungle_match, random_match

CASES = int(os.environ.get("JUNGLE_FUZZ", "5000"))
"""A million, when somebody asks for them."""
LONGEST_S = 0.05
MOST_MEMORY_KB = 64_000

MATCH = jungle_match(6)
DOCUMENTS = [document_of(MATCH), document_of(random_match(GAMES[-1], 3, changes=12))]


def check(found: Loaded | BadSave) -> None:
    if isinstance(found, BadSave):
        assert bad_save_text(ENGLISH, found)
        return
    match = found.match
    assert 0 <= match.floor <= match.cursor <= len(match.moments)


def within_time(work: Callable[[], object]) -> None:
    """Do something within the time a player may wait, counted as this program's own time."""
    for _ in range(3):
        begin = time.process_time()
        work()
        if time.process_time() - begin < LONGEST_S:
            return
    raise AssertionError("it takes too long")


@contextmanager
def little_memory() -> Iterator[None]:
    resource = pytest.importorskip("resource")
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    yield
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < MOST_MEMORY_KB


def sweep(case: Callable[[Random], None]) -> None:
    with little_memory():
        for seed in range(CASES):
            within_time(lambda seed=seed: case(Random(seed)))  # type: ignore[misc]


def test_damaged_saves() -> None:
    def case(rng: Random) -> None:
        document: dict[str, Any] = rng.choice(DOCUMENTS)
        if rng.random() < 0.6:
            document = damaged_document(document, rng)
            if "checksum" in document and rng.random() < 0.9:
                document["checksum"] = checksum(document)
            data = json_bytes(document)
        else:
            data = damaged_bytes(json_bytes(document), rng)
        text = data.decode("utf-8", "replace")
        check(load_text(RULEBOOKS, text))
        glance(RULEBOOKS, text)

    sweep(case)


def journal_records() -> list[dict[str, Any]]:
    matches = [MATCH.branch(0)]
    for entry in MATCH.entries:
        matches.append(done(matches[-1].play(entry.action)))  # type: ignore[union-attr]
    matches.append(done(matches[-1].undo()))
    changes = pairwise(matches)
    return [
        essence_of(matches[0], Times()),
        *(change_record(before, after, Times()) for before, after in changes),
    ]


def journal_bytes(records: list[Any]) -> bytes:
    lines, last = [], ""
    for record in records:
        payload = json_bytes(record).decode()
        last = hashlib.sha256(f"{last} {payload}".encode()).hexdigest()[:16]
        lines.append(f"{last} {payload}\n")
    return "".join(lines).encode()


def test_a_journal_made_for_fuzzing_is_a_journal() -> None:
    essence, damaged_line = journal_essence(journal_bytes(journal_records()))
    assert essence is not None
    assert damaged_line is None
    found = restore(RULEBOOKS, essence)
    assert isinstance(found, Loaded)
    assert len(found.match.moments) == len(MATCH.entries)
    assert found.match.cursor == len(MATCH.entries) - 2


def test_damaged_journals() -> None:
    records = journal_records()
    whole = journal_bytes(records)

    def case(rng: Random) -> None:
        if rng.random() < 0.6:
            data = journal_bytes(damaged_document(dict(enumerate(records)), rng).values())
        else:
            data = damaged_bytes(whole, rng)
        essence, _ = journal_essence(data)
        if essence is not None:
            check(restore(RULEBOOKS, essence))

    sweep(case)


def test_damaged_settings() -> None:
    whole = settings_text(Settings(language="zh", ui_scale=150)).encode()

    def case(rng: Random) -> None:
        text = damaged_bytes(whole, rng).decode("utf-8", "replace")
        settings, problems = parse_settings(text, Settings())
        assert isinstance(settings, Settings)
        assert all(problem.endswith(".") for problem in problems)

    sweep(case)


def test_damaged_board_files() -> None:
    rules = JUNGLE.codec.parse_rules("course")
    whole = board_file_text(rules, Position(MATCH.state.board, 0)).encode()

    def case(rng: Random) -> None:
        text = damaged_bytes(whole, rng).decode("utf-8", "replace")
        check(load_text(RULEBOOKS, text))

    sweep(case)
