"""A calendar that was set back: the match played last is still the one that is offered."""

import os
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from jungle_pg.core.saving.values import TimeState
from jungle_pg.files.autosave import matches
from jungle_pg.files.autosave.matches import Autosaves
from tests.saves.wandering import jungle_match, matches_in

NOW = datetime.now()
FEW = 10


def autosaves(folder: Path, now: datetime = NOW) -> Autosaves:
    return matches_in(folder, lambda: now)


def keep(folder: Path, plies: int) -> None:
    """Play a match and leave it."""
    autosaves(folder).begin(jungle_match(plies), TimeState()).close()


def date_forward(folder: Path) -> None:
    """What lies there was written before the calendar was set back by a year."""
    for path in folder.iterdir():
        later = path.stat().st_mtime + timedelta(days=365).total_seconds()
        os.utime(path, (later, later))


def offered_plies(folder: Path) -> int:
    found = autosaves(folder).last_match()
    assert found is not None
    return len(found.loaded.match.moments)


def test_the_match_played_after_the_calendar_was_set_back_is_offered(tmp_path: Path) -> None:
    keep(tmp_path, 6)
    date_forward(tmp_path)
    keep(tmp_path, 8)
    assert offered_plies(tmp_path) == 8


def test_it_is_not_forgotten_for_older_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matches, "KEPT_MATCHES", FEW)
    for number in range(FEW):
        keep(tmp_path, 6 + 2 * number)
        date_forward(tmp_path)
    keep(tmp_path, 40)
    keep(tmp_path, 42)
    assert offered_plies(tmp_path) == 42
    kept = {path.name.partition(".")[0] for path in tmp_path.glob("*.*")}
    assert len(kept) <= FEW + 1


def test_matches_from_before_keep_their_order(tmp_path: Path) -> None:
    for plies in (6, 8, 10):
        keep(tmp_path, plies)
        date_forward(tmp_path)
    opened = autosaves(tmp_path).begin(jungle_match(12), TimeState())
    opened.wait()
    assert offered_plies(tmp_path) == 10, "the newest is being played"
    opened.close()
