"""The time of day of each move: noted by the clock on the wall, kept in saves and journals."""

import json
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from jungle_pg.cabinet import rulebooks
from jungle_pg.console.sitting import Sitting
from jungle_pg.core.log import Player, Setup
from jungle_pg.core.match import begin
from jungle_pg.core.rulebook import CHANCE, Refusal
from jungle_pg.core.saving.changes import Unfolding, change_record
from jungle_pg.core.saving.document import essence_of, save_document, save_text
from jungle_pg.core.saving.load import load_text
from jungle_pg.core.saving.values import BadSave, Loaded, TimeState
from jungle_pg.engine.client import EngineClient
from jungle_pg.scenes.table.state import MatchChange
from jungle_pg.scenes.table.table import Table
from jungle_pg.scenes.world import nobody_thinks
from jungle_pg.texts.save_words import bad_save_text
from tests.saves.wandering import sealed
from tests.words import ENGLISH

NOON = datetime(2026, 3, 4, 12, 0, 0, 250_000)
BOOKS = rulebooks()
XIANGQI = BOOKS["xiangqi"]


class WallClock:
    """A clock on the wall that goes on by a minute each time it is looked at."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> datetime:
        self.now += timedelta(minutes=1)
        return self.now


def table(stamp: Callable[[], datetime] | None = None) -> Table:
    match = begin(XIANGQI, Setup(XIANGQI.codec.parse_rules("standard")))
    return Table(match, TimeState(), EngineClient(nobody_thinks), stamp)


def play(at: Table, *texts: str) -> None:
    for text in texts:
        assert isinstance(at.play(XIANGQI.codec.parse_action(text), 0.0), MatchChange)


def minutes(match: Any) -> list[int | None]:
    """The minute of each entry."""
    return [None if entry.at is None else entry.at.minute for entry in match.entries]


def test_every_move_and_the_end_have_the_time_at_which_they_were_made() -> None:
    at = table(WallClock())
    play(at, "h3e3", "h10g8")
    at.resign(0.0)
    assert minutes(at.state.match) == [1, 2, 3]
    assert all(
        entry.at is not None and not entry.at.microsecond for entry in at.state.match.entries
    )


def test_a_move_that_is_taken_back_and_played_again_keeps_its_time() -> None:
    at = table(WallClock())
    play(at, "h3e3", "h10g8")
    at.undo(0.0)
    at.redo(0.0)
    assert minutes(at.state.match) == [1, 2]
    at.undo(0.0)
    play(at, "b10c8")
    assert minutes(at.state.match) == [1, 3]


def test_a_session_without_a_clock_on_the_wall_notes_nothing() -> None:
    at = table()
    play(at, "h3e3")
    assert minutes(at.state.match) == [None]
    assert "timestamp" not in save_document(at.state.match, TimeState(), NOON)["moveHistory"][0]


def test_a_save_holds_the_times_of_all_moves_and_gives_them_back() -> None:
    at = table(WallClock())
    play(at, "h3e3", "h10g8", "h1g3")
    at.undo(0.0)
    at.resign(0.0)
    document = save_document(at.state.match, TimeState(), NOON)
    assert [record["timestamp"] for record in document["moveHistory"]] == [
        "2026-03-04T12:01:00",
        "2026-03-04T12:02:00",
        "2026-03-04T12:04:00",
    ]
    found = load_text(BOOKS, save_text(at.state.match, TimeState(), NOON))
    assert isinstance(found, Loaded)
    assert found.match == at.state.match


def test_luck_and_picks_have_the_time_of_the_move_they_belong_to() -> None:
    book = BOOKS["jackaroo"]
    match = begin(book, Setup(book.codec.parse_rules(book.usual_rules), luck_seed=5))
    dealt = match.cursor
    at = Sitting(match, WallClock())
    while at.match.cursor == dealt or at.match.entries[-1].seat != CHANCE:
        state = at.with_picks.state
        assert at.play(book.actions(state)[0]) is None
    assert set(minutes(at.match)[:dealt]) <= {None}
    assert None not in minutes(at.match)[dealt:]
    assert minutes(at.match)[-1] == minutes(at.match)[-2]
    found = load_text(BOOKS, save_text(at.match, TimeState(), NOON))
    assert isinstance(found, Loaded)
    assert found.match == at.match


def test_the_journal_of_a_running_match_holds_the_times_too() -> None:
    at = table(WallClock())
    before = at.state.match
    play(at, "h3e3")
    change = json.loads(json.dumps(change_record(before, at.state.match, TimeState())))
    journal = Unfolding(essence_of(before, TimeState()))
    assert journal.take(change)
    assert journal.essence()["moveHistory"][0]["timestamp"] == "2026-03-04T12:01:00"


def test_saves_of_versions_that_noted_no_times_open_as_before() -> None:
    found = load_text(BOOKS, (Path(__file__).parent / "version_1.json").read_text("utf-8"))
    assert isinstance(found, Loaded)
    assert set(minutes(found.match)) == {None}


def test_a_time_that_is_none_is_named_with_its_move() -> None:
    at = table(WallClock())
    play(at, "h3e3", "h10g8")
    for value in ("yesterday", "2026-02-30T12:00:00", 7, None, "2026-03-04"):
        document = save_document(at.state.match, TimeState(), NOON)
        document["moveHistory"][1]["timestamp"] = value
        found = load_text(BOOKS, sealed(document))
        assert isinstance(found, BadSave)
        assert "move 2: timestamp is damaged" in bad_save_text(ENGLISH, found)
        assert found.prefix is not None
        assert minutes(found.prefix.match) == [1]


def test_at_a_terminal_moves_and_giving_up_have_their_times() -> None:
    match = begin(XIANGQI, Setup(XIANGQI.codec.parse_rules("standard"), players=(Player(),) * 2))
    at = Sitting(match, WallClock())
    at.play(XIANGQI.codec.parse_action("h3e3"))
    at.play(XIANGQI.codec.parse_action("h10g8"))
    back = at.match.undo()
    assert not isinstance(back, Refusal)
    at.become(back)
    assert minutes(replace(at.match, cursor=2)) == [1, 2], "they can be played again"
    over = at.match.resign(1)
    assert not isinstance(over, Refusal)
    at.become(over)
    assert minutes(at.match) == [1, 3]
