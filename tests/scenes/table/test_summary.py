"""The numbers of a match that was played: what it took and where it turned."""

import re
from random import Random

from jungle_pg.core.history import move_count
from jungle_pg.core.log import Setup
from jungle_pg.core.match import begin
from jungle_pg.scenes.table.dialogs.summary import SHORTEST_STORY, summary_of, turning_point
from tests.rows import each_of
from tests.sample_games import TOY, done, play_random
from tests.scenes.acting import a_match
from tests.scenes.table.played import GAME, agreed, played, recorded
from tests.toy import ToyRules

RECORDED = ["traditional", "appendix", "course", "club"]
WORTH = {
    "Elephant": 8,
    "Lion": 9,
    "Tiger": 8,
    "Leopard": 5,
    "Wolf": 4,
    "Dog": 3,
    "Cat": 2,
    "Rat": 5,
}


def captures_told(name: str) -> list[tuple[int, str, str]]:
    """Every capture of a recorded game as its history tells it: ply, who took, what."""
    told = re.findall(r"^(\d+)\. (\w+) .*\(captured \w+ (\w+)\)", recorded(name), re.MULTILINE)
    return [(int(ply), side.upper(), victim) for ply, side, victim in told]


@each_of("name", RECORDED)
def test_what_each_side_has_taken_is_what_the_history_tells(name: str) -> None:
    takers = [side for _, side, _ in captures_told(name)]
    summary = summary_of(GAME, played(name))
    assert summary.captures == (takers.count("RED"), takers.count("BLUE"))
    assert summary.taken == len(takers)


@each_of("name", RECORDED)
def test_the_turning_point_is_the_last_of_the_winners_best_captures(name: str) -> None:
    match = played(name)
    assert match.verdict is not None
    winner = ("RED", "BLUE")[match.verdict.winner or 0]
    gains = {ply: WORTH[victim] for ply, side, victim in captures_told(name) if side == winner}
    best = max(gains.values())
    assert turning_point(GAME, match) == max(ply for ply in gains if gains[ply] == best)


def test_moves_and_time_of_both_sides_are_counted() -> None:
    summary = summary_of(GAME, played(used_ms=1500))
    assert (summary.moves, summary.used_ms) == (67, 67 * 1500)


def test_what_was_taken_back_does_not_count() -> None:
    match = played(used_ms=1000)
    back = done(match.undo())
    assert summary_of(GAME, back).moves == 66
    assert summary_of(GAME, back).used_ms == 66_000


def test_an_agreed_draw_is_no_move_and_turns_where_most_was_taken() -> None:
    summary = summary_of(GAME, agreed(plies=16))
    assert summary.moves == 16
    assert summary.captures == (0, 1)
    assert summary.turning_point == 10, "Blue took the elephant"


def test_a_short_game_has_no_turning_point() -> None:
    assert turning_point(GAME, played(plies=SHORTEST_STORY - 1)) is None
    assert turning_point(GAME, played(plies=SHORTEST_STORY)) == 10
    assert summary_of(GAME, a_match()).turning_point is None


def test_a_game_without_a_capture_for_the_winner_has_no_turning_point() -> None:
    won_by_red = done(played(plies=16).resign(1))
    assert won_by_red.verdict is not None
    assert won_by_red.verdict.winner == 0
    assert turning_point(GAME, won_by_red) is None
    won_by_blue = done(played(plies=16).resign(0))
    assert turning_point(GAME, won_by_blue) == 10


def test_luck_is_nobodys_move() -> None:
    match = play_random(begin(TOY, Setup(ToyRules(2), luck_seed=1)), Random(1), 99)
    assert match.verdict is not None
    assert move_count(match) == 8, "four cards and four stakes"
    assert match.cursor == 8 + 1 + 4, "with the deal and four rolls"
