"""What finds puzzles: positions are turned, goals tried, and only what has one way is kept."""

from random import Random

import pytest

from jungle_pg.core.jungle.rulebook import RULEBOOK
from jungle_pg.games.jungle.engine.thinker import JungleThinker
from jungle_pg.games.jungle.journey.puzzles import PUZZLES
from tests.core.jungle.positions import fen, state
from tests.games.jungle.endgames import read_shipped
from tests.rows import each_of
from tools.puzzles import choosing, jackaroo, sources, themes
from tools.puzzles.mining import candidates


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.puzzles.mining.PATIENCE_S", 30.0)


THINKER = JungleThinker(lambda: 0.0, read_shipped)


def test_a_puzzle_is_found_with_all_that_is_told_of_it() -> None:
    (found,) = candidates([fen("DA9 rC9 TB8 lC7")], "seed", THINKER, set())
    assert (found["goal"], found["moves"], found["heroes"]) == ("win", 4, ["dog", "tiger"])
    assert found["themes"][0] == "sacrifice"
    assert found["solution"][0] == "B8C8"


@each_of(
    "animals",
    [
        "CA1 dG9",  # nothing can be reached
        "CD8 CE8 dG9",  # two cats: there is no such position
        "CC8 DE8 rA1",  # both are good
        "ED6 rA1",  # a mere walk
    ],
)
def test_what_has_no_single_way_or_is_a_mere_walk_is_left_out(animals: str) -> None:
    assert list(candidates([fen(animals)], "seed", THINKER, set())) == []


def test_whoever_is_to_move_is_seen_from_the_bottom() -> None:
    blue = state("traditional", "CD2 dA7", "b", quiet=4, number=9)
    assert sources.turned(blue) == fen("cD8 DA3")
    red = state("traditional", "CD2 dA7", quiet=4)
    assert sources.turned(red) == fen("CD2 dA7")


def test_positions_are_the_same_for_the_same_seed() -> None:
    one, two = ([*sources.endings(Random(3), 5, 4)] for _ in range(2))
    assert one == two
    assert len(set(one)) == 5
    assert [*jackaroo.planned(Random(1), 9)] == [*jackaroo.planned(Random(1), 9)]


def test_a_solution_is_told_as_the_program_holds_it() -> None:
    puzzle = {
        "position": PUZZLES[0].position,
        "goal": PUZZLES[0].goal.code,
        "moves": PUZZLES[0].goal.moves,
        "piece": "",
        "themes": [PUZZLES[0].theme],
        "solution": list(PUZZLES[0].key),
    }
    head, moves = choosing.table([[puzzle]]).splitlines()
    assert head == f"{PUZZLES[0].theme}, win 1: {PUZZLES[0].position.split()[0]}"
    assert moves.split() == list(PUZZLES[0].key)


def test_a_straight_way_to_the_den_is_a_walk_and_a_hunt_is_none() -> None:
    rules = RULEBOOK.codec.parse_rules("traditional")
    walk, hunt = sources.match_at(fen("ED7 rA1")), sources.match_at(fen("TD2 cB1"))
    assert walk is not None
    assert hunt is not None
    assert walk.setup.rules == rules
    assert themes.is_walk(walk, ("D7D8", "A1A2", "D8D9"))
    assert not themes.is_walk(hunt, ("D2C2", "B1A1", "C2B2", "A1A2", "B2A2"))
