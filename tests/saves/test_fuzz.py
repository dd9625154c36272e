"""Thousands of damaged files: each ends in a match or in words, soon and in little memory."""

import os

from jungle_pg.core.saving.load import restore
from jungle_pg.core.saving.values import Loaded
from jungle_pg.files.autosave.journal import journal_essence
from stress.bounds import little_memory
from stress.damage import one_case
from stress.damage_saves import journal_bytes, journal_records
from stress.samples import sample_matches
from tests.saves.wandering import RULEBOOKS

CASES = int(os.environ.get("JUNGLE_FUZZ", "5000"))
"""More, when somebody asks for them; `python -m stress --only files` goes through all kinds."""


def sweep(kind: str) -> None:
    with little_memory():
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
