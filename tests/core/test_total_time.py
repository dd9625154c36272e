"""Time for whole games: it follows from the log, in undo, redo, saves and journals alike."""

import json
from dataclasses import replace
from datetime import datetime
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.cabinet import rulebooks
from jungle_pg.core.bad_text import BadText
from jungle_pg.core.clock import LONGEST_BASE_S, Budget, TotalTime, parse_total
from jungle_pg.core.history import is_move
from jungle_pg.core.log import Closing, Ending, Player, Ply, Setup
from jungle_pg.core.match import AnyMatch, Match, begin
from jungle_pg.core.rulebook import Refusal
from jungle_pg.core.saving.document import essence_of, save_document, save_text
from jungle_pg.core.saving.glance import Glance, glance
from jungle_pg.core.saving.json_text import checksum, readable
from jungle_pg.core.saving.load import load_text, restore
from jungle_pg.core.saving.values import BadSave, Loaded, TimeState
from jungle_pg.core.time_left import left_on_clocks, overdrawn_at
from jungle_pg.core.timing import timing_of
from tests.rows import each_of
from tests.sample_games import GAMES, Game

NOON = datetime(2026, 3, 14, 12)
BUDGETS = st.builds(Budget, st.integers(1, LONGEST_BASE_S), st.integers(0, 3600))
TOTALS = st.builds(TotalTime, st.tuples(BUDGETS, BUDGETS))
FIVE = parse_total("5+3")


def timed_match(game: Game, seed: int, total: TotalTime = FIVE, plies: int = 12) -> AnyMatch:
    """Some plies by chance, each of which takes some of the time that is left."""
    rng = Random(seed)
    setup = Setup(game.rules, players=(Player(), Player()), undo_depth=None, total=total)
    match: AnyMatch = begin(game.rulebook, replace(setup, luck_seed=seed))
    for _ in range(plies):
        left, actor = left_on_clocks(match), match.actor
        if actor is None:
            break
        assert left is not None
        action = rng.choice(match.rulebook.actions(match.state))
        outcome = match.play(action, used_ms=rng.randint(0, min(left[actor], 20_000)))
        assert isinstance(outcome, Match)
        match = outcome
    return match


@given(TOTALS)
def test_a_time_is_the_same_when_its_text_is_read_again(total: TotalTime) -> None:
    assert parse_total(total.text) == total


@each_of(
    ("text", "first", "second"),
    [
        ("5+3", Budget(300, 3), Budget(300, 3)),
        ("10", Budget(600), Budget(600)),
        ("0:30+1", Budget(30, 1), Budget(30, 1)),
        ("5+3, 2+0", Budget(300, 3), Budget(120)),
    ],
)
def test_a_time_is_written_as_players_write_it(text: str, first: Budget, second: Budget) -> None:
    assert parse_total(text) == TotalTime((first, second))


@each_of("text", ["", "+3", "0+5", "5+", "5:60", "5+3,2+0,1+0", "-5+3", "99999", "5+9999", "五+三"])
def test_a_text_that_is_no_time_says_how_one_is_written(text: str) -> None:
    with pytest.raises(BadText, match=r"5\+3"):
        parse_total(text)


@given(st.sampled_from(GAMES), st.integers(0, 50), TOTALS)
def test_what_is_left_is_the_beginning_and_increments_without_what_was_used(
    game: Game, seed: int, total: TotalTime
) -> None:
    match = timed_match(game, seed, total)
    for cursor in range(match.cursor + 1):
        left = left_on_clocks(match, cursor)
        assert left is not None
        for seat, budget in enumerate(total.budgets):
            own = [
                (number, moment.entry)
                for number, moment in enumerate(match.moments[:cursor], start=1)
                if isinstance(moment.entry, Ply) and moment.entry.seat == seat
            ]
            used = sum(entry.used_ms for _, entry in own)
            moves = sum(is_move(match, number) for number, _ in own)
            assert left[seat] == (budget.base_s + moves * budget.increment_s) * 1000 - used
            assert left[seat] >= 0
    assert overdrawn_at(match) is None


@given(st.sampled_from(GAMES), st.integers(0, 50))
def test_undo_gives_time_back_and_redo_takes_it_again(game: Game, seed: int) -> None:
    match = timed_match(game, seed)
    back = match.undo()
    if isinstance(back, Refusal):
        return
    assert left_on_clocks(back) == left_on_clocks(match, back.cursor)
    timing = timing_of(TimeState(), match).next_turn(back, 10.0)
    assert timing.banks == left_on_clocks(back)
    assert timing.used_ms(10.0) == 0
    redone = back.redo()
    assert isinstance(redone, Match)
    assert left_on_clocks(redone) == left_on_clocks(match, redone.cursor)


@given(st.sampled_from(GAMES), st.integers(0, 30), TOTALS, st.integers(0, 5000))
def test_saves_and_journals_have_the_same_clocks(
    game: Game, seed: int, total: TotalTime, used_ms: int
) -> None:
    match = timed_match(game, seed, total)
    left = left_on_clocks(match)
    assert left is not None
    used_ms = 0 if match.actor not in (0, 1) else min(used_ms, left[match.actor])
    times = TimeState(used_ms=used_ms)
    books = {**rulebooks(), game.rulebook.game_id: game.rulebook}
    text = save_text(match, times, NOON)
    for found in (load_text(books, text), restore(books, essence_of(match, times))):
        assert isinstance(found, Loaded), found
        assert found.match.setup.total == total
        assert left_on_clocks(found.match) == left
        assert found.times == times
        assert save_text(found.match, found.times, NOON) == text
    face = glance(books, text)
    assert isinstance(face, Glance)
    assert face.total == total


def test_who_loses_on_time_has_none_left_and_the_other_side_keeps_its_own() -> None:
    match = timed_match(GAMES[0], 3, plies=4)
    before, loser = left_on_clocks(match), match.actor
    lost = match.lose_on_time()
    assert before is not None
    assert loser in (0, 1)
    assert isinstance(lost, Match)
    assert lost.moments[-1].entry == Ending(loser, Closing.TIME)
    left = left_on_clocks(lost)
    assert left is not None
    assert (left[loser], left[1 - loser]) == (0, before[1 - loser])


def test_a_thought_that_is_broken_off_stays_on_the_clock() -> None:
    match = timed_match(GAMES[0], 3, plies=4)
    timing = timing_of(TimeState(used_ms=7000), match)
    seat = match.actor or 0
    left_s = timing.left_of(seat, 0.0)
    given_up = match.resign(seat)
    assert isinstance(given_up, Match)
    assert timing.next_turn(given_up, 5.0).left_of(seat, 9.0) == left_s


def changed(match: AnyMatch, change: Any) -> str:
    """A save in which somebody has changed something, and its checksum."""
    document = json.loads(readable(save_document(match, TimeState(), NOON)))
    change(document)
    del document["checksum"]
    return readable({**document, "checksum": checksum(document)})


def used(index: int, used_ms: int) -> Any:
    def change(document: Any) -> None:
        document["moveHistory"][index]["usedMs"] = used_ms

    return change


def clock(**values: Any) -> Any:
    return lambda document: document["clock"].update(values)


BUDGET = {"side": "RED", "baseS": 300, "incrementS": 3}
BLUE = {**BUDGET, "side": "BLUE"}


@each_of(
    ("change", "where", "code"),
    [
        (used(2, 300_001), 3, "overdrawn"),
        (clock(usedMs=10**7), "clock.usedMs", "overdrawn"),
        (clock(limitS=30, expiry="lose"), "clock.limitS", "differs"),
        (clock(total=[BUDGET]), "clock.total", "two_players"),
        (clock(total=[BLUE, BUDGET]), "clock.total[0].side", "choice"),
        (clock(total=[{**BUDGET, "baseS": 0}, BLUE]), "clock.total[0].baseS", "range"),
        (clock(total=[BUDGET, {**BLUE, "incrementS": 0.5}]), "clock.total[1].incrementS", "type"),
        (clock(total=7), "clock.total", "type"),
    ],
)
def test_times_that_cannot_be_are_refused_and_the_rest_is_offered(
    change: Any, where: str | int, code: str
) -> None:
    match = timed_match(GAMES[0], 5, plies=6)
    found = load_text(rulebooks(), changed(match, change))
    assert isinstance(found, BadSave)
    assert (found.where, found.what.code) == (where, code)
    assert found.prefix is not None
    assert overdrawn_at(found.prefix.match) is None
    again = load_text(rulebooks(), save_text(found.prefix.match, found.prefix.times, NOON))
    assert isinstance(again, Loaded), "what is offered can be saved and opened"


def test_a_file_without_such_a_time_means_what_it_meant() -> None:
    match = timed_match(GAMES[0], 5)
    plain = replace(match, setup=replace(match.setup, total=None))
    document = save_document(plain, TimeState(), NOON)
    assert "total" not in document["clock"]
    assert document["version"] == 2, "older programs still open it"
    timed = save_document(match, TimeState(), NOON)
    assert timed["version"] == 3, "and refuse what they would play without a clock"
    older = {name: value for name, value in document.items() if name != "checksum"}
    older["version"] = 2
    found = load_text(rulebooks(), readable({**older, "checksum": checksum(older)}))
    assert isinstance(found, Loaded)
    assert found.match.setup.total is None
    assert left_on_clocks(found.match) is None


def test_a_game_file_tells_a_time_that_both_have() -> None:
    xiangqi = next(game for game in GAMES if game.rulebook.game_id == "xiangqi")
    book, match = xiangqi.rulebook, timed_match(xiangqi, 1)
    assert '[TimeControl "300+3"]' in book.saves.game_file(match, "wxf", None)
    uneven = timed_match(xiangqi, 1, parse_total("5+3,1+0"))
    assert "TimeControl" not in book.saves.game_file(uneven, "wxf", None)
