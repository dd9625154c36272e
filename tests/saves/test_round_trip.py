"""A save gives back the very match, wherever its cursor stands, in every game and rule set."""

import json
import os
from random import Random

import pytest

from jungle_pg.core.clock import Expiry, MoveClock, TimeControl
from jungle_pg.core.history import move_count
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.rulebook import Refusal
from jungle_pg.core.saving.document import save_document, save_text
from jungle_pg.core.saving.glance import Glance, glance
from jungle_pg.core.saving.load import load_text
from jungle_pg.core.saving.secrets import Unpacking
from jungle_pg.core.saving.values import LEVELS, Loaded, TimeState, time_state
from jungle_pg.core.timing import ENDLESS_S, timing_of
from jungle_pg.engine.levels import LEVELS as ENGINE_LEVELS
from tests.sample_games import GAMES, Game, done, play_random
from tests.saves.wandering import RULEBOOKS, STAMP, random_match, random_times

every_game = pytest.mark.parametrize("game", GAMES, ids=str)
MATCHES = int(os.environ.get("JUNGLE_SAVES", "40"))
"""In every game; thousands when somebody asks for them."""


def loaded(text: str) -> Loaded:
    found = load_text(RULEBOOKS, text)
    assert isinstance(found, Loaded), found
    return found


def after_anything(match: AnyMatch) -> list[object]:
    """What undo, redo and another move lead to."""
    moves = match.rulebook.actions(match.state)
    plays = [match.play(moves[0])] if moves and match.verdict is None else []
    return [match.undo(), match.redo(), *plays]


@every_game
def test_a_saved_match_is_the_same_match(game: Game) -> None:
    for seed in range(MATCHES):
        match, times = random_match(game, seed), random_times(seed)
        found = loaded(save_text(match, times, STAMP))
        assert found.match == match
        assert (found.times, found.saved_at) == (times, STAMP)
        assert after_anything(found.match) == after_anything(match)


@every_game
def test_a_glance_shows_what_a_save_holds(game: Game) -> None:
    for seed in range(MATCHES // 4):
        match = random_match(game, seed)
        seen = glance(RULEBOOKS, save_text(match, TimeState(), STAMP))
        assert isinstance(seen, Glance)
        moves = move_count(match)
        assert (seen.rules, seen.plies, seen.verdict) == (game.rules, moves, match.verdict)
        assert (seen.players, seen.saved_at) == (match.setup.players, STAMP)
        record = game.rulebook.saves.state_record
        first = next(iter(record(match.state)))
        assert record(seen.state)[first] == record(match.state)[first]


@every_game
def test_what_a_game_tells_has_names_of_its_own(game: Game) -> None:
    match = play_random(game.begin(), Random(1), 1)
    entry = match.entries[0]
    ply = game.rulebook.saves.ply_record(match.opening, entry.action)  # type: ignore[union-attr]
    assert not set(ply) & {"action", "side", "usedMs", "cause", "timestamp"}
    document = Unpacking().whole(save_document(match, TimeState(), STAMP))
    told = game.rulebook.saves.state_record(match.state)
    assert [document[name] for name in told] == list(told.values())


def test_a_save_is_readable_json_with_the_names_people_expect() -> None:
    match = done(GAMES[0].begin().play(JUNGLE.codec.parse_action("G3G4"), used_ms=1200))
    text = save_text(match, TimeState(), STAMP)
    document = json.loads(text)
    assert document["format"] == "jungle-pg save"
    assert (document["version"], document["game"]) == (2, "jungle")
    assert document["moveHistory"] == [
        {"piece": "RED_RAT", "from": "G3", "to": "G4", "captured": None, "usedMs": 1200}
    ]
    assert len(document["board"]) == 9
    assert document["board"][0] == ["BLUE_LION", None, None, None, None, None, "BLUE_TIGER"]
    assert document["board"][5][6] == "RED_RAT"
    assert (document["currentPlayer"], document["moveCount"]) == ("BLUE", 1)
    assert document["pliesWithoutCapture"] == 1
    assert len(document["positionHistory"]) == 2
    assert (document["undone"], document["undoFloor"], document["result"]) == ([], 0, None)
    assert document["timestamp"] == "2026-03-04T05:06:07"
    assert document["rules"]["base"] == "traditional"
    assert document["rules"]["no_capture_limit"] == 50
    assert '\n    {"piece": "RED_RAT"' in text


@pytest.mark.parametrize("rules", ["animal", "course"])
def test_sides_are_in_capitals_and_squares_count_from_the_bottom(rules: str) -> None:
    match = begin(JUNGLE, Setup(JUNGLE.codec.parse_rules(rules)))
    first = match.rulebook.actions(match.state)[0]
    document = save_document(done(match.play(first)), TimeState(), STAMP)
    assert document["board"][0][0] in ("GREEN_LION", "BLUE_LION")
    record = document["moveHistory"][0]
    assert record["from"] + record["to"] == JUNGLE.codec.action_text(first)


def test_what_is_no_move_is_an_action() -> None:
    match = done(GAMES[0].begin().pass_turn(30_000))
    match = done(match.resign(0))
    document = save_document(match, TimeState(), STAMP)
    assert document["moveHistory"] == [
        {"action": "pass", "usedMs": 30_000},
        {"action": "resign", "side": "RED"},
    ]
    assert document["result"] == {"winner": "BLUE", "reason": "resignation"}
    assert document["currentPlayer"] is None


def test_a_position_of_ones_own_and_a_finished_start_are_kept() -> None:
    for position in ("3W3/7/7/7/7/7/7/7/e6 b 7 12", "7/7/7/7/7/7/7/R6/e6 b"):
        match = begin(JUNGLE, Setup(JUNGLE.codec.parse_rules("club"), position))
        found = loaded(save_text(match, TimeState(), STAMP))
        assert found.match.opening == match.opening
        assert found.match.verdict == match.verdict


def test_a_save_of_a_save_is_the_same_text() -> None:
    text = save_text(random_match(GAMES[3], 5), random_times(2), STAMP)
    found = loaded(text)
    assert save_text(found.match, found.times, STAMP) == text


def test_a_name_that_cannot_be_shown_is_saved_as_far_as_it_can() -> None:
    match = random_match(GAMES[0], 1)
    players = tuple(type(player)("a\nb\ud800" + "c" * 200) for player in match.setup.players)
    match = GAMES[0].begin(players=players)
    found = loaded(save_text(match, TimeState(), STAMP))
    assert found.match.setup.players[0].name == "a b " + "c" * 96


def test_clocks_become_times_and_times_clocks() -> None:
    control = TimeControl(30, Expiry.LOSE)
    clock = MoveClock(30, 0, 2.0, running_since=100.0, auto_played=frozenset({0}))
    times = time_state(control, clock, now=101.5)
    assert times == TimeState(control, 3500, frozenset({0}))
    match = GAMES[0].begin()
    assert timing_of(times, match).clock == MoveClock(30, 0, 3.5, auto_played=frozenset({0}))
    assert timing_of(time_state(None, clock, now=101.5), match).clock.limit_s == ENDLESS_S


def test_the_levels_are_those_of_the_computer_players() -> None:
    assert list(LEVELS) == list(ENGINE_LEVELS)


def test_a_match_without_a_move_can_be_saved() -> None:
    found = loaded(save_text(GAMES[0].begin(), TimeState(), STAMP))
    assert isinstance(found.match.undo(), Refusal)
