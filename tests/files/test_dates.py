"""Dates that no calendar has, wherever the program shows when something was saved."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest

from jungle_pg.core.saving.values import Loaded, TimeState
from jungle_pg.files.autosave import matches as kept_matches
from jungle_pg.files.autosave.journal import Journal
from jungle_pg.files.dates import NO_DATE, date_file, date_of, seconds_of, wall_date
from jungle_pg.files.saves.folder import Saves, Summary, load_match
from jungle_pg.scenes.saves.captions import when_text
from jungle_pg.scenes.saves.collection import Order
from tests.sample_games import done
from tests.saves.wandering import RULEBOOKS, STAMP, jungle_match, matches_in
from tests.scenes.saves.load_show import LoadShow, a_world_with, write
from tests.scenes.saves.saving_show import SavingShow, saved_as
from tests.words import language_of

YEAR_11476 = 300_000_000_000.0
IMPOSSIBLE = (YEAR_11476, -YEAR_11476, 1e300, -1e300, float("nan"), float("inf"), -float("inf"))


class OddlyDated(Saves):
    """A folder in which every file has the same date; not every disk can keep each of them."""

    def __init__(self, data_folder: Path, seconds: float) -> None:
        super().__init__(data_folder / "saves", lambda: RULEBOOKS, data_folder / "bin")
        self.seconds = seconds

    def summary(self, path: Path) -> Summary | None:
        summary = super().summary(path)
        return None if summary is None else replace(summary, modified_s=self.seconds)


def test_what_no_calendar_has_is_no_date() -> None:
    for seconds in IMPOSSIBLE:
        assert date_of(seconds) == NO_DATE, seconds
    assert date_of(STAMP.timestamp()) == STAMP.replace(tzinfo=None)
    for edge in (datetime.min, datetime.max):
        for hours in (-23, 23):
            shown = wall_date(edge.replace(tzinfo=timezone(timedelta(hours=hours))))
            assert shown == NO_DATE or shown.tzinfo is None, (edge, hours)
    assert wall_date(STAMP) == STAMP
    here = datetime(2026, 3, 14, 12, tzinfo=UTC)
    assert wall_date(here) == date_of(here.timestamp())


def test_a_date_is_a_time_of_the_system_where_that_has_one(tmp_path: Path) -> None:
    assert seconds_of(NO_DATE) == 0.0
    for date in (datetime.min, datetime.max, datetime.min + timedelta(seconds=1)):
        for zone in (None, UTC, timezone(timedelta(hours=23)), timezone(timedelta(hours=-23))):
            assert isinstance(seconds_of(date.replace(tzinfo=zone)), float), (date, zone)
    assert date_of(seconds_of(STAMP)) == STAMP
    path = tmp_path / "file"
    path.touch()
    for seconds in (*IMPOSSIBLE, 1_000_000.0):
        date_file(path, seconds)
    assert path.stat().st_mtime == 1_000_000.0


@pytest.mark.parametrize("seconds", [3e11, -7e10, -62135596799.0, 4e18])
def test_a_finished_match_with_an_impossible_date_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    """A program that was stopped left it behind; not every disk can keep such a date."""
    matches = matches_in(tmp_path)
    playing = matches.begin(jungle_match(6), TimeState())
    playing.wait()
    over = done(jungle_match(6).resign(0))
    left = tmp_path / "left.journal"
    Journal(left, over, TimeState()).close()
    playing.close()
    monkeypatch.setattr(kept_matches, "_touched_at", lambda stem: seconds)
    path = left.with_name("left.json")
    found = matches.summary(path)
    assert found is not None
    assert found.path == matches.finished.path_of("left")
    assert not left.exists()
    assert load_match(RULEBOOKS, found.path) == Loaded(over, TimeState(), date_of(seconds))
    last = matches_in(tmp_path).last_match()
    assert last is not None
    assert last.loaded.match == jungle_match(6)


def test_where_there_is_no_date_it_is_said_in_words() -> None:
    assert when_text(language_of("en"), NO_DATE, STAMP) == "no date"
    assert when_text(language_of("zh"), NO_DATE, STAMP) == "日期不明"


def test_a_file_with_an_impossible_date_does_not_keep_anybody_from_saving(tmp_path: Path) -> None:
    for seconds in IMPOSSIBLE:
        saves = OddlyDated(tmp_path / str(seconds), seconds)
        saves.folder.mkdir(parents=True)
        (saves.folder / "broken.json").write_text("{")
        show = SavingShow(tmp_path, saves=saves)
        assert any("no date" in word for word in show.words), (seconds, show.words)
        # Its own line too, which asks whether it is to be replaced.
        show.name("broken")
        assert any("no date" in word for word in show.words), seconds
        show.name("mine")
        assert show.save().startswith("Game saved"), seconds
        assert show.left == saved_as(show, "mine.json"), seconds


def test_a_file_with_an_impossible_date_is_the_oldest_of_the_list(tmp_path: Path) -> None:
    write(tmp_path, "sound.json")
    world = a_world_with(tmp_path)
    odd = OddlyDated(tmp_path, YEAR_11476)
    (odd.folder / "broken.json").write_text("{")
    world.saves = odd
    engine = LoadShow(world)
    assert any("no date" in text for text in engine.texts)
    engine.scene.order = Order.NEWEST
    assert [entry.name for entry in engine.scene.shown] == ["sound", "broken"]
