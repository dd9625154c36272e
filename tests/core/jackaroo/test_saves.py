"""Saves of Jackaroo: they read back, and what is wrong in them is found."""

from datetime import datetime
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jungle_pg.core.jackaroo.cards import BACK
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import BadText
from jungle_pg.core.saving.document import save_document, save_text
from jungle_pg.core.saving.glance import Glance, glance
from jungle_pg.core.saving.json_text import checksum, readable
from jungle_pg.core.saving.load import load_text
from jungle_pg.core.saving.secrets import Unpacking
from jungle_pg.core.saving.values import BadSave, Loaded, TimeState
from tests.core.jackaroo.moments import JACKAROO, after, moment
from tests.rows import each_of
from tests.sample_games import Game, play_random

BOOKS = {JACKAROO.game_id: JACKAROO}
STAMP = datetime(2024, 5, 6, 7, 8, 9)


def played(seed: int, length: int) -> AnyMatch:
    game = Game(JACKAROO, JACKAROO.codec.parse_rules("king"))
    return play_random(game.begin(luck_seed=seed), Random(seed), length)


def open_document(match: AnyMatch) -> dict[str, Any]:
    """A save of a running match with all its cards in plain lines, as it can be read too."""
    return dict(Unpacking().whole(save_document(match, TimeState(), STAMP)))


@given(seed=st.integers(0, 2**32), length=st.integers(0, 120))
@settings(max_examples=30, deadline=None)
def test_a_match_is_saved_and_loaded_as_it_is(seed: int, length: int) -> None:
    match = played(seed, length)
    loaded = load_text(BOOKS, save_text(match, TimeState(), STAMP))
    assert isinstance(loaded, Loaded), loaded
    assert (loaded.match.moments, loaded.match.cursor) == (match.moments, match.cursor)
    assert loaded.match.floor == match.floor


def test_a_save_tells_decisions_in_words() -> None:
    match = played(3, 40)
    history = open_document(match)["moveHistory"]
    assert history[0]["decision"] == "shuffle"
    assert history[0]["cause"] == "luck"
    assert len(history[0]["cards"]) == 52
    assert {len(hand) for hand in history[1]["hands"].values()} == {4}
    assert set(history[1]["hands"]) == {"RED", "YELLOW"}
    assert {"decision": "card", "card": history[2]["card"], "usedMs": 0} == history[2]
    marbles = [entry["marble"] for entry in history if entry["decision"] == "marble"]
    assert marbles
    assert all(marble in (1, 2, 3, 4) for marble in marbles)


@given(seed=st.integers(0, 2**32), length=st.integers(0, 120))
@settings(max_examples=30, deadline=None)
def test_decisions_read_back_from_their_records(seed: int, length: int) -> None:
    match = played(seed, length)
    for action in JACKAROO.actions(match.state):
        record = JACKAROO.saves.ply_record(match.state, action)
        assert JACKAROO.saves.parse_ply(record) == action


@given(seed=st.integers(0, 2**32), length=st.integers(0, 300))
@settings(max_examples=30, deadline=None)
def test_a_glance_shows_the_board_but_no_hidden_card(seed: int, length: int) -> None:
    match = played(seed, length)
    seen = glance(BOOKS, save_text(match, TimeState(), STAMP))
    assert isinstance(seen, Glance), seen
    assert (seen.state.board, seen.state.pile) == (match.state.board, match.state.pile)
    assert {*seen.state.hands[0], *seen.state.hands[1], *seen.state.deck} <= {BACK}
    assert seen.verdict == match.verdict


@each_of(
    ("place", "name", "value"),
    [
        (0, "cards", ["AS"]),
        (0, "decision", "nap"),
        (1, "hands", {"RED": ["AS"]}),
        (1, "hands", {"RED": ["AS"], "YELLOW": "2S"}),
        (2, "card", "1S"),
        (2, "card", ["AS"]),
        (2, "decision", "marble"),
    ],
)
def test_a_damaged_decision_is_found(place: int, name: str, value: Any) -> None:
    document = open_document(played(3, 40))
    document["moveHistory"][place][name] = value
    del document["checksum"]
    document["checksum"] = checksum(document)
    bad = load_text(BOOKS, readable(document))
    assert isinstance(bad, BadSave)
    assert bad.where == place + 1
    assert bad.prefix is not None


@each_of("name", ["marbles", "hands", "deck", "discardPile", "round", "phase"])
def test_what_a_save_shows_must_be_what_its_moves_lead_to(name: str) -> None:
    document = open_document(played(3, 40))
    document[name] = None
    del document["checksum"]
    document["checksum"] = checksum(document)
    bad = load_text(BOOKS, readable(document))
    assert isinstance(bad, BadSave)
    assert bad.where == name


@each_of(
    "change",
    [
        {"marbles": []},
        {"marbles": {"RED": ["0", "B", "B"], "YELLOW": ["26", "B", "B", "B"]}},
        {"marbles": {"RED": [0, 1, 2, 3], "YELLOW": ["26", "B", "B", "B"]}},
        {"hands": {"RED": [], "YELLOW": []}},
        {"deck": "AS"},
        {"discardPile": ["ZZ"]},
        {"round": -1},
        {"turn": "1"},
        {"turn": True},
    ],
)
def test_a_face_that_makes_no_sense_is_refused(change: dict[str, Any]) -> None:
    state = moment("10 B B B")
    record = JACKAROO.saves.state_record(state) | change
    with pytest.raises(BadText):
        JACKAROO.saves.shown_state(state.rules, record, 0)


@each_of(
    "record",
    [
        {"decision": 1},
        {"decision": "marble", "marble": "1"},
        {"decision": "marble", "marble": True},
        {"decision": "steps", "steps": -1},
        {"decision": "option", "option": "fly"},
        {"decision": "option", "option": 3},
        {"decision": "card", "card": None},
        {"decision": "shuffle", "cards": []},
        {"decision": "deal", "hands": ["AS"]},
    ],
)
def test_a_record_that_is_no_decision_is_refused(record: dict[str, Any]) -> None:
    with pytest.raises(BadText):
        JACKAROO.saves.parse_ply(record)


def test_a_card_that_is_being_played_is_saved_too() -> None:
    state = after(moment("10 20 B B", "30 B B B", hand="7S"), "card:7S", "marble:1", "steps:2")
    assert JACKAROO.saves.state_record(state)["cardBeingPlayed"] == {
        "card": "7S",
        "option": "split",
        "marble": 1,
        "stepsLeft": 5,
        "earned": False,
    }
