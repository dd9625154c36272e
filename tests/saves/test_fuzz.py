"""Damaged files: each ends in a match or in words, soon and in little memory."""

import os

import pytest

from jungle_pg.core.saving.load import restore
from jungle_pg.core.saving.values import Loaded
from jungle_pg.files.autosave.journal import journal_essence
from stress.bounds import little_memory
from stress.damage import one_case
from stress.damage_saves import journal_bytes, journal_records
from stress.samples import sample_matches
from tests.saves.wandering import RULEBOOKS

pytestmark = pytest.mark.stress

CASES = int(os.environ.get("JUNGLE_FUZZ", "1000"))
"""More, when somebody asks for them; `python -m stress --only files` goes through all kinds."""
WARM_UP = 50
MOST_KB_A_CASE = 12.8
"""The bound of all, 64 MB, for 5,000 cases: what stays of each shows in few cases as well."""


def sweep(kind: str) -> None:
    for seed in range(WARM_UP):
        one_case(kind, seed)
    with little_memory(int(MOST_KB_A_CASE * CASES)):
        for seed in range(CASES):
            one_case(kind, seed)


def test_damaged_saves() -> None:
    sweep("saves")


def test_journals_made_for_fuzzing_are_journals() -> None:
    for match in sample_matches():
        essence, damaged_line = journal_essence(journal_bytes(journal_records(match)))
        assert essence is not None
        assert damaged_line is None
        found = restore(RULEBOOKS, essence)
        assert isinstance(found, Loaded)
        assert found.match.entries == match.entries


def test_damaged_journals() -> None:
    sweep("journals")


def test_damaged_settings() -> None:
    sweep("settings")


def test_damaged_files_of_other_kinds() -> None:
    sweep("other files")
