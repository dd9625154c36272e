"""What a computer player of Jackaroo must do: criteria 13.1 to 13.5, from level 4 on.

Lower levels leave a part of their plays to luck; what they know is more seldom seen there.
"""

from random import Random

import pytest

from jungle_pg.core.jackaroo.state import JackarooState, Phase
from jungle_pg.core.log import Player
from jungle_pg.engine.levels import LEVELS
from jungle_pg.engine.thinking import Limits, Order
from jungle_pg.games.jackaroo.engine.thinker import JackarooThinker
from tests.core.jackaroo.moments import JACKAROO, after, moment
from tests.rows import each_of
from tests.scenes.table.asked import PatientClient
from tests.scenes.table.jackaroo_board import JackarooBoard
from tests.scenes.table.playing import HUMAN

KNOWING = range(4, 9)
SEEDS = range(3)
MANY = range(60)
FEW = Limits(nodes=200)
OTHER = "3C 6C 9C JC"
IN_ORDER = "3S 5S 6S 8S 9S 4S QS JH 2S QH 10S JS 7S AS KS"
"""Cards from the one that is least worth to hold to the one that is most."""


def chosen(state: JackarooState, level: int, seed: int = 0) -> list[str]:
    """All picks of a play, by what the seat may know."""
    view = JACKAROO.seen_by(state, state.actor)
    thought = JackarooThinker(lambda: 0.0).think(view, (), Order(level, FEW, seed))
    return [str(decision) for decision in thought.line]


def share(state: JackarooState, level: int, play: list[str]) -> float:
    """How often a level plays something."""
    return sum(chosen(state, level, seed) == play for seed in MANY) / len(MANY)


@each_of("level", LEVELS)
def test_13_1_at_its_turn_a_computer_plays_a_card_by_itself(level: int) -> None:
    state = moment("10 B B B", "30 B B B", "3C 6C", "5S", mover=1)
    board = JackarooBoard(state, players=(Player(level=level), HUMAN), engine=PatientClient())
    board.click("card:3C", "30")
    assert board.match.actor == 0
    for _ in range(3):
        board.show.rest(0.7)
    assert board.log[2:] == ["card:5S", "marble:1"]
    assert board.match.actor == 1


CAPTURES = [
    (moment("10 30 B B", "15 45 B B", "5S 9S QS 3D", OTHER), ["card:5S", "marble:1"]),
    (moment("2 30 B B", "24 33 B B", "JH 3S 8S AS", OTHER), ["card:3S", "marble:2"]),
    (moment("10 40 B B", "6 45 B B", "4S 9S", OTHER), ["card:4S", "marble:1"]),
]


@each_of("level", KNOWING)
@each_of(("state", "capture"), CAPTURES)
def test_13_2_a_capture_is_preferred(state: JackarooState, capture: list[str], level: int) -> None:
    for seed in SEEDS:
        assert chosen(state, level, seed) == capture


@pytest.mark.levels
@pytest.mark.parametrize(("state", "capture"), CAPTURES[:2])
def test_13_2_the_more_a_level_knows_the_more_often_it_captures(
    state: JackarooState, capture: list[str]
) -> None:
    one, two, three, four = (share(state, level, capture) for level in range(1, 5))
    assert one < two < three < four == 1


@each_of("level", KNOWING)
@each_of(
    ("state", "play"),
    [
        (moment("49 10 B B", "30 B B B", "5S 9S QS 6D", OTHER), ["card:6D", "marble:1"]),
        (moment("10 50 B B", "26 B B B", "3S 9S", "3C 6C"), ["card:3S", "marble:2"]),
        (moment("20 B B B", "B B B H4", "9S 4S", "3C 6C"), ["card:9S", "marble:1"]),
    ],
    ids=["as deep as it goes", "home", "ahead"],
)
def test_13_3_marbles_go_ahead_and_home(state: JackarooState, play: list[str], level: int) -> None:
    for seed in SEEDS:
        assert chosen(state, level, seed) == play


def near_its_end() -> JackarooState:
    """Yellow lacks four steps, and any of its cards may be the one."""
    return moment("5 B B B", "22 H4 H3 H2", "QH 3S", "3C 6C")


@each_of("level", KNOWING)
def test_13_4_a_side_that_is_about_to_win_is_attacked(level: int) -> None:
    for seed in SEEDS:
        assert chosen(near_its_end(), level, seed) == ["card:QH"]


@pytest.mark.parametrize("level", [4, 5, 6])
def test_13_4_also_with_a_ten_that_could_walk(level: int) -> None:
    state = moment("5 B B B", "22 H4 H3 H2", "10H 3S", "3C 6C")
    assert chosen(state, level) == ["card:10H", "option:attack"]


def test_13_4_who_threatens_nobody_is_left_alone() -> None:
    for yellow in ("30 B B B", "26 B B B", "8 B B B"):
        state = moment("5 B B B", yellow, "QH 3S", "3C 6C")
        assert chosen(state, 4) == ["card:3S", "marble:1"]


@each_of("level", KNOWING)
def test_13_4_what_the_other_side_really_holds_is_not_known(level: int) -> None:
    rng, state = Random(1), near_its_end()
    view = JACKAROO.seen_by(state, 0)
    for _ in range(3):
        twin = JACKAROO.determinise(view, rng)
        assert twin.hands[1] != state.hands[1]
        thinker = JackarooThinker(lambda: 0.0)
        assert (
            thinker.think(twin, (), Order(level, FEW)).line
            == thinker.think(state, (), Order(level, FEW)).line
        )


@each_of("level", KNOWING)
@each_of("hand", ["9D 3D 8S", "JS 3S", "QS 3S 9S"])
def test_13_5_who_must_discard_gives_the_least_valuable_card(hand: str, level: int) -> None:
    state = moment("B B B B", "26 B B B", hand, "3C 6C")
    for seed in SEEDS:
        (discard,) = chosen(state, level, seed)
        assert discard.startswith("discard:3")


@each_of("level", KNOWING)
@each_of(("hand", "least"), [("KC 3C 6C", "3C"), ("KC 7C", "7C")])
def test_13_5_also_under_attack(hand: str, least: str, level: int) -> None:
    state = after(moment("10 B B B", "B B B 40", "QH 9S", hand), "card:QH")
    assert state.phase is Phase.ATTACKED
    for seed in SEEDS:
        assert chosen(state, level, seed) == [f"discard:{least}"]


def test_13_5_level_4_knows_what_each_card_is_worth() -> None:
    cards = IN_ORDER.split()
    for place in range(len(cards) - 1):
        pair = f"{cards[place + 1]} {cards[place]}"
        state = after(moment("10 B B B", "30 B B B", "QD 9H", pair), "card:QD")
        assert chosen(state, 4) == [f"discard:{cards[place]}"]
