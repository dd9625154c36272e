"""What every game that sets positions up has to keep, whatever somebody does on its board."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jungle_pg.core.arranging import AnyArranger, moved
from jungle_pg.core.rulebook import AnyRulebook, BadText, Refusal
from jungle_pg.texts.speech import refusal_text
from tests.rows import each_of
from tests.sample_games import GAMES, JACKAROO, XIANGQI, Game
from tests.words import CHINESE, ENGLISH

ARRANGED = [game for game in GAMES if game.rulebook.arranger() is not None]
JUNGLE = GAMES[0].rulebook


def arranger_of(rulebook: AnyRulebook) -> AnyArranger:
    found = rulebook.arranger()
    assert found is not None
    return found


def some_change(arranger: AnyArranger, rules: Any, state: Any, rng: Random) -> Any:
    letters = [*(letter for side in arranger.pieces(rules) for letter in side), ""]
    match rng.randrange(9):
        case 0:
            return arranger.to_move(state, rng.randrange(2))
        case 1:
            return arranger.swapped(state)
        case 2:
            flipped = arranger.mirrored(state)
            return state if flipped is None else flipped
        case 3:
            counter = rng.choice(arranger.counters(state))
            value = rng.randint(counter.lowest, min(counter.highest, 30))
            return arranger.counted(state, counter.name, value)
        case 4 if arranger.stores:
            card = rng.choice([*arranger.cards(rules), ""])
            return arranger.put(state, rng.choice(arranger.stores), card)
        case 5:
            places = arranger.places(rules)
            return moved(arranger, state, rng.choice(places), rng.choice(places))
        case _:
            return arranger.put(state, rng.choice(arranger.places(rules)), rng.choice(letters))


@pytest.mark.slow
@each_of("game", ARRANGED)
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 10**6), from_empty=st.booleans())
def test_what_has_no_trouble_can_be_played_and_what_has_some_cannot(
    game: Game, seed: int, from_empty: bool
) -> None:
    rng, book, rules = Random(seed), game.rulebook, game.rules
    arranger = arranger_of(book)
    state = arranger.empty(rules) if from_empty else book.start(rules)
    for _ in range(rng.randrange(40)):
        state = some_change(arranger, rules, state, rng)
        text = book.codec.position_text(state)
        troubles = arranger.troubles(state)
        assert book.codec.position_text(arranger.read(rules, text)) == text
        if troubles:
            with pytest.raises(BadText):
                book.start(rules, text)
        else:
            book.start(rules, text)
        for trouble in troubles:
            for language in (ENGLISH, CHINESE):
                said = refusal_text(language, book, rules, trouble, state)
                assert "{" not in said
                assert said != language["refusal.other"]


@each_of("game", ARRANGED)
def test_swapped_and_mirrored_twice_is_what_it_was(game: Game) -> None:
    arranger, codec = arranger_of(game.rulebook), game.rulebook.codec
    state, rng = arranger.empty(game.rules), Random(4)
    for _ in range(60):
        state = some_change(arranger, game.rules, state, rng)
    told = codec.position_text(state)
    assert codec.position_text(arranger.swapped(arranger.swapped(state))) == told
    flipped = arranger.mirrored(state)
    if flipped is not None:
        assert codec.position_text(arranger.mirrored(flipped)) == told
        assert codec.position_text(flipped) != told


def told(rulebook: AnyRulebook, rules: str, position: str) -> list[str]:
    parsed = rulebook.codec.parse_rules(rules)
    arranger = arranger_of(rulebook)
    state = arranger.read(parsed, position)
    return [
        refusal_text(ENGLISH, rulebook, parsed, trouble, state)
        for trouble in arranger.troubles(state)
    ]


@each_of(
    ("game", "rules", "position", "said"),
    [
        (
            JUNGLE,
            "traditional",
            "3R3/7/7/7/7/7/7/7/3r3 r",
            ["Both dens are taken, D1 and D9"],
        ),
        (
            JUNGLE,
            "traditional",
            "3r3/7/7/1E5/7/7/7/E6/3R3 r",
            [
                "Red's rat stands in its own den",
                "Blue's rat stands in its own den",
                "Red has two of the elephant, on A2 and B6",
                "Red's elephant on B6 cannot swim",
                "Both dens are taken, D1 and D9",
            ],
        ),
        (JUNGLE, "traditional", "7/7/7/7/7/7/7/7/7 r", ["There is no animal on the board"]),
        (
            XIANGQI,
            "standard",
            "9/9/9/4k4/9/9/9/9/9/4K4 w",
            ["The general on e7 cannot be there"],
        ),
        (
            XIANGQI,
            "standard",
            "4k4/9/9/9/9/9/9/9/9/4K4 w",
            ["The generals face each other on file e"],
        ),
        (
            XIANGQI,
            "standard",
            "3k5/9/9/9/9/9/9/9/9/3RK4 w",
            ["The general on d10 is in check, but Black is not to move"],
        ),
        (
            XIANGQI,
            "standard",
            "9/9/9/9/9/9/9/9/9/4K4 w",
            ["Black has no general in its palace"],
        ),
    ],
)
def test_what_is_wrong_is_said_in_words(
    game: AnyRulebook, rules: str, position: str, said: list[str]
) -> None:
    assert sorted(told(game, rules, position)) == sorted(said)


def test_a_card_lies_in_one_place_only_and_marbles_come_from_their_base() -> None:
    arranger = arranger_of(JACKAROO)
    rules = JACKAROO.codec.parse_rules("king")
    state = arranger.put(arranger.empty(rules), "hand:red", "7H")
    assert arranger.lying_in(state, "hand:red") == ("7H",)
    assert "7H" not in arranger.lying_in(state, "deck")
    state = arranger.put(state, "hand:red", "")
    assert arranger.lying_in(state, "deck")[0] == "7H"
    for place in ("5", "6", "red.H2", "9", "10"):
        state = arranger.put(state, place, "red")
    assert [place for place in arranger.places(rules) if arranger.piece_on(state, place)] == [
        *("5", "6", "9"),
        "red.H2",
    ]
    state = arranger.put(state, "5", "yellow")
    assert arranger.piece_on(state, "5") == "yellow"
    yellows_turn = arranger.put(arranger.to_move(state, 1), "hand:red", "AS")
    assert arranger.troubles(yellows_turn) == (Refusal("placed_without_cards", seat=1),)
