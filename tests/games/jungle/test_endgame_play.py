"""Playing by the tables: fast wins, long losses, draws with chances, and the limit."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.core.jungle.fen import Position, parse_fen
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.jungle.rulesets import RULE_SETS, parse_rules
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.core.rulebook import opponent
from jungle_pg.engine.search.knowledge import Outcome, Standing, Value
from jungle_pg.engine.search.scores import MATE, UNKNOWN
from jungle_pg.games.jungle.endgames.bits import SPOT_BITS
from jungle_pg.games.jungle.endgames.choice import best_of, chosen, endgame_thought, prospects
from jungle_pg.games.jungle.endgames.library import Library
from jungle_pg.games.jungle.endgames.outcomes import standing_of
from jungle_pg.games.jungle.endgames.probe import PIECE_BITS, Probe, packed_board
from tests.games.jungle.endgames import few_animals, library, probe_for, uncounted
from tests.rows import each_of

TRADITIONAL = RULE_SETS["traditional"]
WIN_IN_23 = "7/7/6e/7/7/7/5w1/7/4T2 b"
LOSS_IN_12 = "7/7/6d/6E/7/7/7/7/7 b"

seeds = st.integers(0, 2**32)


def state_of(fen: str, rules: JungleRules = TRADITIONAL) -> JungleState:
    return JUNGLE.start(rules, fen)


def score(probe: Probe, state: JungleState, ply: int = 0) -> int:
    return probe.score(state.mover, *packed_board(state.board), ply, state.quiet)


class TestScores:
    @given(seed=seeds)
    def test_a_score_is_that_of_an_end_so_many_plies_away(self, seed: int) -> None:
        state = few_animals(TRADITIONAL, Random(seed))
        probe = Probe(library(), TRADITIONAL)
        outcome = probe.outcome(state.board, state.mover)
        assert outcome is not None
        if outcome.distance is None:
            assert score(probe, state, 5) == 0
        elif outcome.distance > 50:
            assert score(probe, state, 5) == UNKNOWN
        else:
            sign = 1 if outcome.value is Value.WIN else -1
            assert score(probe, state, 5) == sign * (MATE - 5 - outcome.distance)

    @given(seed=seeds)
    def test_pieces_may_come_in_any_order(self, seed: int) -> None:
        rng = Random(seed)
        state = few_animals(TRADITIONAL, rng)
        probe = Probe(library(), TRADITIONAL)
        standing = [(spot, piece) for spot, piece in enumerate(state.board) if piece is not None]
        rng.shuffle(standing)
        pieces = spots = 0
        for spot, piece in standing:
            pieces = pieces << PIECE_BITS | 8 * piece.seat + piece.animal
            spots = spots << SPOT_BITS | spot
        assert probe.score(state.mover, pieces, spots, 0, 0) == score(probe, state)

    @each_of(("quiet", "is_known"), [(0, True), (27, True), (28, False), (49, False)])
    def test_only_what_comes_before_the_limit_is_known(self, quiet: int, is_known: bool) -> None:
        state = state_of(f"{WIN_IN_23} {quiet} 40")
        assert (score(Probe(library(), TRADITIONAL), state) != UNKNOWN) == is_known
        unlimited = replace(TRADITIONAL, no_capture_limit=None)
        assert score(Probe(library(), unlimited), replace(state, rules=unlimited)) == MATE - 23

    def test_a_draw_is_one_at_any_time(self) -> None:
        rng, probe = Random(4), Probe(library(), TRADITIONAL)
        for _ in range(300):
            state = few_animals(TRADITIONAL, rng)
            outcome = probe.outcome(state.board, state.mover)
            if outcome == Outcome(Value.DRAW):
                assert score(probe, replace(state, quiet=49)) == 0
                return
        pytest.fail("no draw was met")

    def test_more_animals_and_missing_tables_are_unknown_until_they_are_made(self) -> None:
        many = state_of("7/7/6e/7/7/7/5w1/7/2L1T2 b")
        few = state_of(WIN_IN_23)
        probe = Probe(Library(), TRADITIONAL)
        assert (score(probe, many), score(probe, few)) == (UNKNOWN, UNKNOWN)
        assert probe.prepare(few.board)
        assert (score(probe, many), score(probe, few)) == (UNKNOWN, MATE - 23)


class TestChoice:
    @given(seed=seeds)
    def test_a_game_by_the_tables_ends_when_they_say(self, seed: int) -> None:
        rules = replace(TRADITIONAL, no_capture_limit=None)
        state = few_animals(rules, Random(seed))
        probe = probe_for(rules, state.board)
        outcome, winner = probe.outcome(state.board, state.mover), state.mover
        assert outcome is not None
        if outcome.value is Value.LOSS:
            winner = opponent(state.mover)
        for _ in range(outcome.distance or 0):
            found = chosen(probe, state)
            assert found is not None
            assert state.verdict is None
            state = JUNGLE.play(state, found[1][0]).state
        if outcome.distance is not None:
            assert state.verdict is not None
            assert state.verdict.winner == winner

    @given(seed=seeds)
    def test_a_draw_is_kept(self, seed: int) -> None:
        rng = Random(seed)
        rules = uncounted(RULE_SETS["appendix"])
        probe = Probe(library(), rules)
        for _ in range(40):
            state = few_animals(rules, rng)
            if probe.outcome(state.board, state.mover) == Outcome(Value.DRAW):
                found = chosen(probe, state)
                assert found is not None
                after = JUNGLE.play(state, found[1][0]).state
                assert probe.outcome(after.board, after.mover) == Outcome(Value.DRAW)

    def test_in_a_draw_the_other_side_gets_the_fewest_ways_to_hold_it(self) -> None:
        rng, probe = Random(3), Probe(library(), TRADITIONAL)
        narrowed = 0
        for _ in range(600):
            state = few_animals(TRADITIONAL, rng)
            if probe.outcome(state.board, state.mover) != Outcome(Value.DRAW):
                continue
            found = prospects(probe, state.board, state.mover)
            assert found is not None
            holding = {}
            for move in best_of(found)[1]:
                after = JUNGLE.play(state, move).state
                answers = prospects(probe, after.board, after.mover)
                assert answers is not None
                draws = [each for each in answers if each.outcome.value is Value.DRAW]
                holding[move] = len(draws)
            picked = chosen(probe, state)
            assert picked is not None
            assert set(picked[1]) == {
                move for move, count in holding.items() if count == min(holding.values())
            }
            narrowed += len(picked[1]) < len(holding)
        assert narrowed

    def test_a_win_on_the_very_ply_of_the_limit_is_played(self) -> None:
        state = state_of(f"{WIN_IN_23} 27 40")
        probe = Probe(library(), TRADITIONAL)
        while state.verdict is None:
            found = chosen(probe, state)
            assert found is not None
            state = JUNGLE.play(state, found[1][0]).state
        assert state.verdict.winner == 1

    def test_what_the_limit_could_change_is_left_to_the_search(self) -> None:
        probe = Probe(library(), TRADITIONAL)
        assert chosen(probe, state_of(f"{WIN_IN_23} 28 40")) is None
        assert chosen(probe, state_of(f"{LOSS_IN_12} 38 40")) is not None
        assert chosen(probe, state_of(f"{LOSS_IN_12} 39 40")) is None

    def test_a_win_is_not_thrown_away_by_a_position_that_comes_the_third_time(self) -> None:
        rules = replace(TRADITIONAL, no_capture_limit=None)
        probe, state = Probe(library(), rules), state_of(WIN_IN_23, rules)
        found = chosen(probe, state)
        assert found is not None
        _, fastest = found
        # As if each of the fastest moves led to a board that was there twice before.
        boards = [JUNGLE.play(state, move).state.board for move in fastest]
        seen = tuple(board for each in boards for board in (state.board, each) * 2)
        warned = chosen(probe, replace(state, seen=seen))
        assert warned is not None
        assert warned[0].value is Value.WIN
        assert not set(warned[1]) & set(fastest)


class TestThought:
    def test_a_win_is_told_with_its_distance_and_a_line_that_can_be_played(self) -> None:
        state = state_of(WIN_IN_23)
        thought = endgame_thought(Probe(library(), TRADITIONAL), state, Random(1))
        assert thought is not None
        assert (thought.score, thought.mate_in) == (MATE - 23, 23)
        for move in thought.line:
            assert move in JUNGLE.actions(state)
            state = JUNGLE.play(state, move).state

    def test_a_loss_is_told_as_one(self) -> None:
        state = state_of(LOSS_IN_12)
        thought = endgame_thought(Probe(library(), TRADITIONAL), state, Random(1))
        assert thought is not None
        assert (thought.score, thought.mate_in) == (12 - MATE, -12)

    def test_a_search_thinks_about_more_animals_and_while_tables_are_made(self) -> None:
        many = state_of("7/7/6e/7/7/7/5w1/7/2L1T2 b")
        rules = parse_rules("traditional,rivers=edges,swimmers=DR")
        few = state_of("7/7/6e/7/7/7/5d1/7/4T2 b", rules)
        assert endgame_thought(Probe(library(), TRADITIONAL), many, Random(1)) is None
        probe = Probe(Library(), rules)
        assert endgame_thought(probe, few, Random(1), lambda: True) is None
        assert endgame_thought(probe, few, Random(1)) is not None


class TestStanding:
    @each_of(
        ("animals", "quiet", "limit", "standing"),
        [
            (3, 27, 50, Standing.CERTAIN),
            (3, 28, 50, Standing.LIMIT_MAY_BE_FIRST),
            (2, 27, 50, Standing.CERTAIN),
            (2, 28, 50, Standing.LIMIT_FIRST),
            (3, 9999, None, Standing.CERTAIN),
        ],
    )
    def test_whether_the_limit_comes_first(
        self, animals: int, quiet: int, limit: int | None, standing: Standing
    ) -> None:
        assert standing_of(Outcome(Value.WIN, 23), animals, quiet, limit) is standing
        assert standing_of(Outcome(Value.DRAW), animals, quiet, limit) is Standing.CERTAIN

    def test_two_animals_and_too_few_plies_are_a_draw_indeed(self) -> None:
        position = parse_fen(TRADITIONAL, "7/7/7/7/7/7/1e5/7/E6 r")
        probe = Probe(library(), TRADITIONAL)
        outcome = probe.outcome(position.board, position.mover)
        assert outcome == Outcome(Value.WIN, 33)
        state = JUNGLE.start_at(TRADITIONAL, Position(position.board, position.mover, 18))
        # The winner hurries and the loser delays, and still the limit comes first.
        while state.verdict is None:
            found = prospects(probe, state.board, state.mover)
            assert found is not None
            state = JUNGLE.play(state, best_of(found)[1][0]).state
        assert state.verdict.reason == "no_capture_limit"
