"""What the search sees: wins, losses, draws, and when to stop."""

from collections.abc import Callable
from itertools import count
from random import Random

import pytest

from jungle_pg.core.jungle.paths import Move
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.jungle.rulesets import RULE_SETS
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.engine.thinking import Limits, Order, Thought
from jungle_pg.games.jungle.engine.board import SearchBoard
from jungle_pg.games.jungle.engine.thinker import JungleThinker
from tests.engine.solver import Solver
from tests.properties.jungle_positions import random_state

CLAIMS, MOST_POSITIONS = 6, 200
"""Looked at of each rule set; `python -m benchmarks engine` looks at ten thousand positions."""


def still() -> float:
    return 0.0


class Searching(JungleThinker):
    """Knows no endings by heart: here it is the search that must see them."""

    def by_heart(
        self, state: JungleState, rng: Random, must_stop: Callable[[], bool]
    ) -> Thought[Move] | None:
        return None


def think(
    fen: str | None, rules: str = "club", depth: int = 6, thinker: JungleThinker | None = None
) -> Thought[object]:
    state = JUNGLE.start(JUNGLE.codec.parse_rules(rules), fen)
    order = Order(limits=Limits(depth=depth))
    return (thinker or Searching(still)).think(state, (), order)  # type: ignore[return-value]


def best(fen: str | None, rules: str = "club", depth: int = 6) -> str:
    return JUNGLE.codec.action_text(think(fen, rules, depth).action)  # type: ignore[arg-type]


class TestTheDen:
    def test_an_animal_beside_the_den_walks_in(self) -> None:
        thought = think("7/3W3/7/7/7/7/7/7/e6 r")
        assert JUNGLE.codec.action_text(thought.action) == "D8D9"  # type: ignore[arg-type]
        assert thought.mate_in == 1

    def test_a_safe_step_into_a_trap_wins_in_three(self) -> None:
        thought = think("7/7/3W3/7/7/7/7/6e/7 r")
        assert JUNGLE.codec.action_text(thought.action) == "D7D8"  # type: ignore[arg-type]
        assert thought.mate_in == 3

    def test_an_unsafe_one_does_not(self) -> None:
        assert think("7/2c4/3W3/7/7/7/7/6e/7 r", depth=1).mate_in is None

    def test_an_intruder_in_the_own_trap_is_taken(self) -> None:
        assert best("e6/7/7/7/7/7/4E2/3rC2/7 r", depth=3) == "E2D2"

    def test_two_intruders_are_one_too_many(self) -> None:
        thought = think("6l/7/7/7/7/7/4E2/3rC2/2w4 r", depth=3)
        assert thought.mate_in == -2

    def test_only_those_who_may_enter_threaten_the_den(self) -> None:
        rules = "animal+rat_only_den"
        assert think("6l/3W3/7/7/7/7/7/7/e6 r", rules, depth=2).mate_in is None
        assert think("6l/3R3/7/7/7/7/7/7/e6 r", rules, depth=2).mate_in == 1
        assert best("e6/7/7/7/7/3l3/3P3/3c3/7 r", rules, depth=1) == "D3D2"


class TestDraws:
    def test_the_no_capture_limit_is_seen(self) -> None:
        near = think("c6/7/7/3L3/7/7/7/7/7 r 198", depth=4)
        assert abs(near.score) < 100
        assert think("c6/7/7/3L3/7/7/7/7/7 r 0", depth=1).score > 500

    def test_a_win_on_the_last_ply_before_the_limit_counts(self) -> None:
        assert think("7/3W3/7/7/7/7/7/7/e6 r 199").mate_in == 1

    def test_a_step_that_comes_too_late_is_no_win(self) -> None:
        assert think("7/7/3W3/7/7/7/7/6e/7 r 198", depth=3).mate_in is None
        assert think("7/7/3W3/7/7/7/7/6e/7 r 197", depth=3).mate_in == 3

    def test_a_threat_to_the_den_is_idle_when_the_game_ends_first(self) -> None:
        assert think("6l/7/7/7/7/7/E6/3r3/7 r 199", depth=3).mate_in is None
        assert think("6l/7/7/7/7/7/E6/3r3/7 r 0", depth=3).mate_in == -2

    def test_the_better_side_avoids_a_repetition(self) -> None:
        state = JUNGLE.start(JUNGLE.codec.parse_rules("traditional"), "l6/7/7/7/7/7/L5E/7/R6 r")
        past: list[JungleState] = []
        for text in ["A3A2", "A9A8", "A2A3", "A8A9"] * 1 + ["A3A2", "A9A8"]:
            past.append(state)
            state = JUNGLE.play(state, JUNGLE.codec.parse_action(text)).state
        order = Order(limits=Limits(depth=4))
        thought = Searching(still).think(state, past, order)
        assert thought.action is not None
        assert JUNGLE.codec.action_text(thought.action) != "A2A3"


@pytest.mark.slow
@pytest.mark.parametrize("rules_text", [*RULE_SETS, "animal+dog_river+rat_only_den"])
def test_no_forced_end_is_claimed_that_a_full_width_solver_denies(rules_text: str) -> None:
    rules, rng = JUNGLE.codec.parse_rules(rules_text), Random(rules_text)
    claims = 0
    for _ in range(MOST_POSITIONS):
        if claims == CLAIMS:
            break
        state = few_pieces(rules_text, rng)
        if state.verdict is not None:
            continue
        thought = JungleThinker(still).think(state, (), Order(limits=Limits(depth=3)))
        mate_in = thought.mate_in
        if mate_in is None or abs(mate_in) > 5:
            continue
        claims += 1
        solver = Solver(state)
        proven = solver.wins_within(mate_in) if mate_in > 0 else solver.loses_within(-mate_in)
        assert proven, (JUNGLE.codec.position_text(state), mate_in)
    assert claims == CLAIMS
    assert rules == JUNGLE.codec.parse_rules(rules_text)


def few_pieces(rules_text: str, rng: Random) -> JungleState:
    """A random position with two or three animals a side, near the dens."""
    rules = JUNGLE.codec.parse_rules(rules_text)
    while True:
        state = random_state(rules, rng)
        pieces = [piece for piece in state.board if piece is not None]
        if 4 <= len(pieces) <= 7 and 2 <= sum(piece.seat for piece in pieces) <= 4:
            return state


class TestLimits:
    def test_the_same_seed_and_depth_think_the_same(self) -> None:
        assert think(None, depth=5) == think(None, depth=5)

    def test_node_limits_are_kept(self) -> None:
        state = JUNGLE.start(JUNGLE.codec.parse_rules("club"))
        thought = JungleThinker(still).think(state, (), Order(limits=Limits(nodes=3000)))
        assert 3000 <= thought.nodes < 3600

    def test_a_time_limit_ends_the_thought(self) -> None:
        ticks = count()
        state = JUNGLE.start(JUNGLE.codec.parse_rules("club"))
        thought = JungleThinker(lambda: next(ticks) / 10).think(
            state, (), Order(limits=Limits(seconds=1))
        )
        assert thought.action in JUNGLE.actions(state)
        assert thought.depth >= 1

    def test_a_stop_is_heard_and_the_best_so_far_is_told(self) -> None:
        looks = count()
        state = JUNGLE.start(JUNGLE.codec.parse_rules("club"))
        thought = JungleThinker(still).think(state, (), Order(), lambda: next(looks) > 5)
        assert thought.action in JUNGLE.actions(state)
        assert thought.nodes < 3000

    def test_every_depth_is_reported_on_the_way(self) -> None:
        state = JUNGLE.start(JUNGLE.codec.parse_rules("club"))
        told: list[int] = []
        JungleThinker(still).think(
            state, (), Order(limits=Limits(depth=4)), report=lambda t: told.append(t.depth)
        )
        assert told == [1, 2, 3, 4]

    def test_a_finished_game_has_no_best_move(self) -> None:
        assert think("3W3/7/7/7/7/7/7/7/e6 b").action is None

    def test_lines_are_legal_from_move_to_move(self) -> None:
        rng, thinker = Random(4), JungleThinker(still)
        for _ in range(30):
            state = random_state(JUNGLE.codec.parse_rules("club"), rng)
            thought = thinker.think(state, (), Order(limits=Limits(depth=4)))
            for action in thought.line:
                assert JUNGLE.refusal(state, action) is None
                state = JUNGLE.play(state, action).state

    def test_memory_goes_on_from_move_to_move_and_can_be_forgotten(self) -> None:
        thinker = JungleThinker(still)
        first = think(None, depth=5, thinker=thinker)
        again = think(None, depth=5, thinker=thinker)
        assert again.nodes < first.nodes
        thinker.forget()
        assert think(None, depth=5, thinker=thinker) == first


def test_thinking_leaves_the_board_as_it_was() -> None:
    state = JUNGLE.start(JUNGLE.codec.parse_rules("club"))
    before = SearchBoard(state).key
    think(None, depth=4)
    assert SearchBoard(state).key == before
