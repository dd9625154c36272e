"""What the search sees: mates, draws, perpetual check, and when to stop."""

from itertools import count
from random import Random

import pytest

from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.engine.search.memory import Memory
from jungle_pg.engine.search.scores import MATE
from jungle_pg.engine.thinking import Limits, Order, Thought
from jungle_pg.games.xiangqi.engine.board import SearchBoard
from jungle_pg.games.xiangqi.engine.horizon import Horizon
from jungle_pg.games.xiangqi.engine.kings import watched_bits
from jungle_pg.games.xiangqi.engine.thinker import XiangqiThinker
from jungle_pg.games.xiangqi.engine.trail import Trail
from tests.core.xiangqi.positions import XIANGQI, at_text, opening, state, step, turned_pieces
from tests.games.xiangqi.engine.mates import Mates
from tests.properties.xiangqi_positions import random_state
from tests.rows import each_of

MATES = {
    "Ke1 ke10 ad10 af10 bg10 Ce6 Cb4": 1,
    "Kf1 ke10 ad10 ae9 be8 Ce3 Rf5": 1,
    "Ke1 kd10 Pe8": 1,
    "Kd1 ke10 Ra3 Rb2": 3,
    "Ke1 kf10 Nc7 Rd5 ae9": 3,
    "Ke1 kf10 ae9 af8 be8 Rb9 Nh6 Cg3": 5,
}
"""Positions where Red forces an end, and in how many plies; a side without a move has lost."""

PERPETUAL = "Kf1 kd10 Re2"
CROSS_CHECKS = "3ckabC1/9/3a5/5r3/3C5/9/7NP/4R4/9/2nK1A3 b - - 0 1"
"""Both can answer every check by another one: an adviser steps away from its cannon, and back."""
CLAIM_POSITIONS = 80


def still() -> float:
    return 0.0


def think(
    moment: XiangqiState,
    depth: int = 4,
    past: tuple[XiangqiState, ...] = (),
    thinker: XiangqiThinker | None = None,
) -> Thought[object]:
    order = Order(limits=Limits(depth=depth))
    return (thinker or XiangqiThinker(still)).think(moment, past, order)  # type: ignore[return-value]


def best(moment: XiangqiState, depth: int = 4, past: tuple[XiangqiState, ...] = ()) -> str:
    return XIANGQI.codec.action_text(think(moment, depth, past).action)  # type: ignore[arg-type]


def after(moment: XiangqiState, *moves: str) -> tuple[XiangqiState, ...]:
    """The states of a game, the one now last."""
    states = [moment]
    for move in moves:
        states.append(step(states[-1], move).state)
    return tuple(states)


class TestMates:
    @each_of("pieces", MATES)
    def test_a_forced_end_is_found_and_is_the_shortest(self, pieces: str) -> None:
        moment, plies = state(pieces), MATES[pieces]
        assert think(moment, depth=7).mate_in == plies
        assert not Mates(moment).wins_within(plies - 2)
        assert plies > 3 or Mates(moment).wins_within(plies)

    @each_of("pieces", MATES)
    def test_it_is_found_for_black_too(self, pieces: str) -> None:
        assert think(state(turned_pieces(pieces), "b"), depth=7).mate_in == MATES[pieces]

    @each_of("pieces", MATES)
    def test_it_is_played_to_the_end_against_every_defence(self, pieces: str) -> None:
        self._play_out(state(pieces), MATES[pieces])

    def _play_out(self, moment: XiangqiState, plies: int) -> None:
        thought = think(moment, depth=7)
        assert thought.mate_in is not None
        assert 0 < thought.mate_in <= plies
        moment = step(moment, XIANGQI.codec.action_text(thought.action)).state  # type: ignore[arg-type]
        for answer in XIANGQI.actions(moment):
            self._play_out(XIANGQI.play(moment, answer).state, plies - 2)
        assert moment.verdict is None or moment.verdict.winner == 0

    def test_a_side_about_to_be_mated_knows_it(self) -> None:
        moment = state("Kd1 ke10 Ra3 Re2", "b")
        assert think(moment, depth=3).mate_in == -2
        assert Mates(moment).loses_within(2)

    @pytest.mark.slow
    def test_no_forced_end_is_claimed_that_a_full_width_solver_denies(self) -> None:
        rng, claims = Random(5), 0
        for _ in range(CLAIM_POSITIONS):
            moment = few_pieces(rng)
            mate_in = think(moment, depth=3).mate_in
            if mate_in is None or not -2 <= mate_in <= 3:
                continue
            claims += 1
            mates = Mates(moment)
            proven = mates.wins_within(mate_in) if mate_in > 0 else mates.loses_within(-mate_in)
            assert proven, (XIANGQI.codec.position_text(moment), mate_in)
        assert claims > 5


def few_pieces(rng: Random) -> XiangqiState:
    """A random position with few pieces that goes on."""
    while True:
        moment = random_state(rng)
        if moment.verdict is None and sum(piece is not None for piece in moment.board) <= 10:
            return moment


class TestPerpetualCheck:
    def test_who_would_lose_by_it_does_something_else(self) -> None:
        *past, moment = after(
            state(PERPETUAL), "e2d2", "d10e10", "d2e2", "e10d10", "e2d2", "d10e10"
        )
        assert best(moment, 4, tuple(past)) != "d2e2"

    def test_it_is_seen_before_it_happens(self) -> None:
        # Red is far behind: with checks alone it can hold, but not under these rules.
        behind = "Kf1 kd10 Re2 re6 rb6 pe4 cb4"
        assert think(state(behind), depth=6).score < -500

    def test_where_it_is_a_draw_it_saves_a_lost_game(self) -> None:
        *past, moment = after(
            state(f"{PERPETUAL} rh10 rh9 ci10", rules="standard,repetition=draw"),
            "e2d2", "d10e10", "d2e2", "e10d10", "e2d2", "d10e10",
        )  # fmt: skip
        thought = think(moment, 4, tuple(past))
        assert XIANGQI.codec.action_text(thought.action) == "d2e2"  # type: ignore[arg-type]
        assert abs(thought.score) < 50

    def test_where_repetition_does_not_count_nothing_is_a_draw(self) -> None:
        moves = ("e2d2", "d10e10", "d2e2", "e10d10") * 2
        *past, moment = after(state(PERPETUAL, rules="standard,repetition=off"), *moves)
        assert think(moment, 4, tuple(past)).score > 300

    def test_the_better_side_avoids_a_plain_repetition(self) -> None:
        start = state("Ke1 kd10 Ra1 Rb1 pi7")
        *past, moment = after(start, "a1a2", "d10d9", "a2a1", "d9d10", "a1a2", "d10d9")
        assert best(moment, 4, tuple(past)) != "a2a1"
        assert think(moment, 4, tuple(past)).score > 500


def test_answers_that_are_checks_themselves_are_not_looked_at_for_ever() -> None:
    board = SearchBoard(at_text(CROSS_CHECKS))
    trail = Trail(at_text(CROSS_CHECKS), ())
    search = Horizon(board, Memory(len(board.lookups.moves)), trail, 0, lambda nodes: False)
    pieces = board.low, board.high, board.their_low, board.their_high
    taken = board.low | board.their_low, board.high | board.their_high
    watched = watched_bits(board.seat, board.points, board.cells, *taken)
    for score in range(-1000, 1000, 50):
        window = score, score + 1
        assert (
            search.quiesce(*window, 1, board.seat, *pieces, board.score, board.count, watched)
            > -MATE
        )


class TestDraws:
    def test_the_no_capture_limit_is_seen(self) -> None:
        assert think(state("Ke1 kd10 Ca5 Na4 ae9 ad8", quiet=0), depth=2).score > 300
        assert abs(think(state("Ke1 kd10 Ca5 Na4 ae9 ad8", quiet=118), depth=3).score) < 50

    def test_a_mate_on_the_last_ply_before_it_counts(self) -> None:
        assert think(state("Ke1 kd10 Pe8", quiet=119), depth=3).mate_in == 1

    def test_a_mate_that_comes_too_late_is_none(self) -> None:
        assert think(state("Kd1 ke10 Ra3 Rb2", quiet=117), depth=5).mate_in == 3
        assert think(state("Kd1 ke10 Ra3 Rb2", quiet=118), depth=5).mate_in is None

    def test_other_limits_are_honoured(self) -> None:
        pieces = "Kd1 ke10 Ra3 Rb2"
        assert think(state(pieces, rules="standard,no_capture_limit=2"), depth=5).mate_in is None
        endless = state(pieces, quiet=500, rules="standard,no_capture_limit=none")
        assert think(endless, depth=5).mate_in == 3

    def test_taking_the_last_fighter_is_a_draw_only_where_that_rule_is_played(self) -> None:
        # Black's three guards are worth something, but with them alone nobody wins.
        pieces = "Ke1 ad10 ae9 kf10 Ad1 re2"
        assert abs(think(state(pieces), depth=3).score) < 50
        alive = state(pieces, rules="standard,dead_draw=no")
        assert think(alive, depth=3).score != think(state(pieces), depth=3).score


class TestLimits:
    def test_the_same_seed_and_depth_think_the_same(self) -> None:
        assert think(opening()) == think(opening())

    def test_node_limits_are_kept(self) -> None:
        thought = XiangqiThinker(still).think(opening(), (), Order(limits=Limits(nodes=3000)))
        assert 3000 <= thought.nodes < 3600

    def test_a_time_limit_ends_the_thought(self) -> None:
        ticks = count()
        thought = XiangqiThinker(lambda: next(ticks) / 10).think(
            opening(), (), Order(limits=Limits(seconds=1))
        )
        assert thought.action in XIANGQI.actions(opening())
        assert thought.depth >= 1

    def test_a_stop_is_heard_and_the_best_so_far_is_told(self) -> None:
        looks = count()
        thought = XiangqiThinker(still).think(opening(), (), Order(), lambda: next(looks) > 5)
        assert thought.action in XIANGQI.actions(opening())
        assert thought.nodes < 3000

    def test_every_depth_is_reported_on_the_way(self) -> None:
        told: list[int] = []
        XiangqiThinker(still).think(
            opening(), (), Order(limits=Limits(depth=4)), report=lambda t: told.append(t.depth)
        )
        assert told == [1, 2, 3, 4]

    def test_a_finished_game_has_no_best_move(self) -> None:
        assert think(state("Kd1 ke10 Re2 Rf1", "b")).action is None

    def test_lines_are_legal_from_move_to_move(self) -> None:
        rng, thinker = Random(4), XiangqiThinker(still)
        for _ in range(25):
            moment = random_state(rng)
            for action in thinker.think(moment, (), Order(limits=Limits(depth=3))).line:
                assert XIANGQI.refusal(moment, action) is None
                moment = XIANGQI.play(moment, action).state

    def test_memory_goes_on_from_move_to_move_and_can_be_forgotten(self) -> None:
        thinker = XiangqiThinker(still)
        first = think(opening(), thinker=thinker)
        again = think(opening(), thinker=thinker)
        assert again.nodes < first.nodes
        thinker.forget()
        assert think(opening(), thinker=thinker) == first


def test_thinking_leaves_the_position_as_it_was() -> None:
    moment = opening()
    before = SearchBoard(moment).key
    think(moment)
    assert SearchBoard(moment).key == before
