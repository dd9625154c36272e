"""A program killed at any moment loses no game."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from jungle_pg.core.saving.values import Loaded
from jungle_pg.files.saves.folder import load_match
from tests.saves.kills import NEW, OLD
from tests.saves.wandering import RULEBOOKS, matches_in

ROOT = Path(__file__).parent.parent.parent

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="processes cannot be split here")


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("killed")
    done = subprocess.run(
        [sys.executable, "-m", "tests.saves.kills", str(folder)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=100,
    )
    assert done.stdout == "done\n", done.stderr
    return folder


def test_a_save_killed_at_any_call_leaves_the_old_game_or_the_new_one(killed: Path) -> None:
    seen = []
    for folder in (killed / "save").iterdir():
        found = load_match(RULEBOOKS, folder / "game.json")
        assert isinstance(found, Loaded)
        assert found.match in (OLD, NEW)
        seen.append(found.match == NEW)
    assert len(seen) > 8
    assert {True, False} == set(seen)


def test_a_match_killed_at_any_call_is_there_up_to_its_last_change(killed: Path) -> None:
    lengths = set()
    for folder in (killed / "keep").iterdir():
        noted = folder / "noted"
        safe = len(noted.read_bytes()) if noted.exists() else 0
        found = matches_in(folder / "matches").last_match()
        length = found.loaded.match.cursor if found else 0
        # The change that was being written when the program died may be there or not.
        assert safe <= length <= safe + 1
        if found:
            assert found.loaded.match.entries == NEW_ENTRIES[:length]
        lengths.add(length)
    assert len(lengths) > 8


NEW_ENTRIES = tuple(
    type(entry)(entry.seat, entry.action)  # type: ignore[union-attr]
    for entry in NEW.entries
)
