"""Situations and whole games that a second program for these rules agrees on."""

import hashlib
import json
from dataclasses import astuple
from pathlib import Path
from typing import Any

import pytest

from jungle_pg.core.jackaroo.cards import CARDS, USES, colour_of, rank_of
from jungle_pg.core.jackaroo.events import Event
from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.core.jackaroo.track import ENTRANCES, NODES, SLOTS, STARTS
from jungle_pg.core.jackaroo.turns import cards_in_round
from jungle_pg.core.rulebook import CHANCE
from tests.core.jackaroo.moments import (
    ACTORS,
    JACKAROO,
    after,
    cards,
    decision,
    from_record,
    happen,
    offered,
    places,
    record,
    why_not,
)
from tests.rows import each_of

FILE = Path(__file__).parents[2] / "conformance" / "jackaroo.json"
DATA: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))

EVENT_NAMES = {
    "Shuffled": "shuffled",
    "Dealt": "dealt",
    "RoundBegan": "round",
    "TurnBegan": "turn",
    "Played": "played",
    "Moved": "moved",
    "CameOut": "out",
    "Swapped": "swapped",
    "Captured": "captured",
    "CameHome": "home",
    "Attacked": "attack",
    "Discarded": "discarded",
    "Forfeited": "forfeited",
    "BonusDrawn": "bonus",
    "NoBonus": "no_bonus",
    "ExtraTurn": "extra_turn",
    "Skipped": "skipped",
    "Won": "won",
}


def told(event: Event) -> list[Any]:
    """An event as the data have it."""
    facts = [list(fact) if isinstance(fact, tuple) else fact for fact in astuple(event)]
    return [EVENT_NAMES[type(event).__name__], *facts]


def digest(state: JackarooState) -> str:
    """A short mark of everything in a state."""
    text = json.dumps(record(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def autoplayed(state: JackarooState) -> list[str]:
    """What is played for a seat until its card is played."""
    seat, found = state.actor, list[str]()
    while not found or (state.actor == seat and state.begun is not None):
        chosen = JACKAROO.autoplay(state)
        found.append(str(chosen))
        state = JACKAROO.play(state, chosen).state
    return found


def hints_of(state: JackarooState, card: str) -> str:
    """The hints of a card in words."""
    hints = JACKAROO.hints(state, card)
    return " ".join(["capture"] * hints.captures + ["home"] * hints.comes_home)


def view_of(state: JackarooState, seat: int) -> dict[str, Any]:
    """What a seat is shown."""
    view = JACKAROO.seen_by(state, seat)
    return {
        "round": view.round,
        "turn": view.turn,
        "mover": view.mover,
        "actor": view.actor,
        "hand": cards(view, seat),
        "legal": offered(view) if view.actor == seat else [],
    }


def test_the_board_and_the_deals_are_the_same() -> None:
    geometry = DATA["geometry"]
    assert (NODES, len(SLOTS)) == (geometry["track"], geometry["slots"])
    assert [list(STARTS), list(ENTRANCES)] == [geometry["start"], geometry["entrance"]]
    assert [cards_in_round(number) for number in (1, 2, 3)] == geometry["deal"]


@each_of("card", CARDS)
def test_a_card_can_do_the_same(card: str) -> None:
    named = {rank_of(card), f"{rank_of(card)} {colour_of(card)}"} & set(DATA["cards"])
    wanted = DATA["cards"][named.pop()]
    assert [[use.option.value, use.steps] for use in USES[card]] == wanted


@each_of("case", DATA["situations"], ids=lambda case: case["id"])
def test_the_situation_goes_like_that(case: dict[str, Any]) -> None:
    before = from_record(case["state"])
    assert offered(before) == case["legal"]
    for text in case["illegal"]:
        assert why_not(before, text) is not None
    state, events = happen(before, *case["do"])
    assert record(state) == case["after"]
    assert [told(event) for event in events] == case["events"]
    assert state.actor == ACTORS.get(case["actor_after"], case["actor_after"])
    assert offered(state) == case["legal_after"]
    check_expectations(state, events, case["expect"])


def check_expectations(state: JackarooState, events: list[Event], expect: dict[str, Any]) -> None:
    names = [EVENT_NAMES[type(event).__name__] for event in events]
    assert set(expect.get("events", [])) <= set(names)
    assert not set(expect.get("no_events", [])) & set(names)
    facts = {
        "red": places(state, 0),
        "yellow": places(state, 1),
        "hand_red": cards(state, 0),
        "hand_yellow": cards(state, 1),
        "discard": " ".join(state.pile),
        "deck_size": len(state.deck),
        "phase": state.phase.value,
        "round": state.round,
        "turn": state.turn,
        "legal": offered(state),
        "progress": [vars_of(JACKAROO.progress(state, seat)) for seat in (0, 1)],
        "auto": autoplayed(state) if "auto" in expect else None,
        "hints": {card: hints_of(state, card) for card in expect.get("hints", ())},
        "targets": {
            card: list(JACKAROO.targets(state, card)) for card in expect.get("targets", ())
        },
        "view": {name: view_of(state, ACTORS[name] or 0) for name in expect.get("view", ())},
    }
    for name in expect.keys() & facts.keys():
        assert facts[name] == expect[name], name
    if "actor" in expect:
        assert state.actor == ACTORS[expect["actor"]]
    if "winner" in expect:
        assert state.winner == ACTORS[expect["winner"]]


def vars_of(progress: Any) -> dict[str, int]:
    return {name: getattr(progress, name) for name in ("home", "steps", "of")}


def test_the_data_expect_nothing_else_of_the_rules() -> None:
    asked = {name for case in DATA["situations"] for name in case["expect"]}
    of_rules = {"red", "yellow", "hand_red", "hand_yellow", "discard", "deck_size", "phase"}
    of_rules |= {"round", "turn", "legal", "progress", "auto", "hints", "targets", "view"}
    # What a computer player should choose is not a matter of the rules.
    assert asked - of_rules == {"actor", "winner", "events", "no_events", "ai"}


@each_of("game", DATA["games"] + DATA["games_greedy"], ids=lambda game: str(game["seed"]))
def test_the_game_goes_like_that(game: dict[str, Any]) -> None:
    state = JACKAROO.start(JACKAROO.codec.parse_rules("king"))
    count, digests, wanted = 0, [], dict(game["points"])
    for number, text in enumerate(game["log"], start=1):
        count += 1 if state.actor == CHANCE else len(JACKAROO.actions(state))
        state = after(state, text)
        digests += [[number, digest(state)]] if number in wanted else []
    assert (digests, digest(state)) == (game["points"], game["end"])
    assert record(state)["pos"] == game["pos"]
    ended = {"winner": state.winner, "turns": state.turn, "rounds": state.round}
    assert ended.items() <= game.items()
    assert (len(game["log"]), count) == (game["decisions"], game["sum_of_legal"])


@pytest.mark.parametrize("game", DATA["games"][:3], ids=lambda game: str(game["seed"]))
def test_any_other_order_of_luck_is_refused(game: dict[str, Any]) -> None:
    state = JACKAROO.start(JACKAROO.codec.parse_rules("king"))
    shuffle, deal = game["log"][:2]
    assert why_not(state, shuffle.rpartition(",")[0]) is not None
    dealt = after(state, shuffle)
    red, yellow = decision(deal).hands
    assert why_not(dealt, f"deal:{','.join(yellow)}|{','.join(red)}") is not None
