"""A match: log, cursor, undo, redo, branches, ends by players."""

from random import Random

import pytest

from jungle_pg.core.history import history, history_line
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.jungle.rulesets import RULE_SETS
from jungle_pg.core.log import Cause, Player, Ply, Setup
from jungle_pg.core.match import AnyMatch, begin, replay
from jungle_pg.core.rulebook import BadText, Refusal, Verdict
from jungle_pg.texts.speech import banner_text, status_text
from tests.rows import each_of
from tests.sample_games import COMPUTER, done, play_random, refused
from tests.words import ENGLISH

SHUFFLING = ["A3A4", "G7G6", "A4A3", "G6G7"]


def new_match(rules: str = "traditional", **options: object) -> AnyMatch:
    return begin(JUNGLE, Setup(JUNGLE.codec.parse_rules(rules), **options))  # type: ignore[arg-type]


def played(match: AnyMatch, *moves: str) -> AnyMatch:
    for text in moves:
        match = done(match.play(JUNGLE.codec.parse_action(text)))
    return match


def moves_of(match: AnyMatch) -> list[str]:
    entries = match.entries[: match.cursor]
    return [JUNGLE.codec.action_text(ply.action) for ply in entries if isinstance(ply, Ply)]


def quiet_moves(count: int) -> list[str]:
    """So many moves without a capture or a third occurrence of a position."""
    match, rng = new_match("course"), Random(3)
    while match.cursor < count:
        actions = JUNGLE.actions(match.state)
        quiet = [move for move in actions if match.state.board[move.target] is None]
        after = done(match.play(rng.choice(quiet)))
        match = match if after.verdict else after
    return moves_of(match)


class TestUS1NewGame:
    def test_all_sixteen_pieces_stand_at_the_start_and_red_is_to_move(self) -> None:
        match = new_match()
        assert sum(piece is not None for piece in match.state.board) == 16
        assert match.actor == 0
        assert banner_text(ENGLISH, match) == "RED's Turn"

    def test_history_undo_redo_and_counters_are_empty(self) -> None:
        match = new_match()
        assert history(match) == []
        assert refused(match.undo()) == "nothing_to_undo"
        assert refused(match.redo()) == "nothing_to_redo"
        assert (match.state.quiet, match.state.seen) == (0, ())

    def test_status_is_in_progress(self) -> None:
        assert status_text(ENGLISH, new_match()) == "In Progress"

    @pytest.mark.parametrize(("rules", "actor"), [("traditional", 0), ("course", 1), ("animal", 0)])
    def test_the_rule_set_says_who_begins(self, rules: str, actor: int) -> None:
        assert new_match(rules).actor == actor


class TestPlaying:
    def test_a_refused_move_changes_nothing(self) -> None:
        match = new_match()
        assert match.play(JUNGLE.codec.parse_action("A3A5")) == Refusal(
            "not_adjacent", animal="elephant", spot="A5"
        )
        assert match == new_match()

    def test_after_the_end_no_move_is_taken(self) -> None:
        match = new_match(position="7/3W3/7/7/7/7/7/7/e6 r")
        over = played(match, "D8D9")
        assert over.verdict == Verdict(0, "den")
        assert over.actor is None
        assert banner_text(ENGLISH, over) == "RED wins by entering the den!"
        assert refused(over.play(JUNGLE.codec.parse_action("A1A2"))) == "game_over"
        assert refused(over.pass_turn()) == "game_over"
        assert refused(over.agree_draw()) == "game_over"

    def test_a_bad_position_is_no_match(self) -> None:
        with pytest.raises(BadText, match="rows"):
            new_match(position="7/7 r")

    def test_a_position_may_be_over_before_the_first_move(self) -> None:
        match = new_match(position="3W3/7/7/7/7/7/7/7/e6 b")
        assert match.verdict == Verdict(0, "den")
        assert match.actor is None
        assert refused(match.undo()) == "nothing_to_undo"

    def test_time_used_and_cause_are_kept_in_the_log(self) -> None:
        move = JUNGLE.codec.parse_action("A3A4")
        match = done(new_match().play(move, Cause.AUTO, used_ms=1234))
        assert match.entries == (Ply(0, move, Cause.AUTO, 1234),)


class TestUS7Undo:
    def test_up_to_ten_plies_are_taken_back_by_default(self) -> None:
        match = played(new_match("course"), *quiet_moves(14))
        for left in range(13, 3, -1):
            match = done(match.undo())
            assert match.cursor == left
        assert refused(match.undo()) == "undo_limit"

    @pytest.mark.parametrize(("depth", "steps"), [(0, 0), (1, 1), (3, 3), (None, 14)])
    def test_the_depth_is_an_option_of_the_match(self, depth: int | None, steps: int) -> None:
        match: AnyMatch = played(new_match("course", undo_depth=depth), *quiet_moves(14))
        for _ in range(steps):
            match = done(match.undo())
        assert refused(match.undo()) == ("nothing_to_undo" if depth is None else "undo_limit")

    def test_the_floor_never_sinks_so_undo_and_another_way_reach_no_deeper(self) -> None:
        match = played(new_match("course", undo_depth=3), *quiet_moves(8))
        for _ in range(3):
            match = done(match.undo())
        assert match.floor == 5
        match = played(match, quiet_moves(8)[5])
        match = done(match.undo())
        assert refused(match.undo()) == "undo_limit"

    def test_a_captured_piece_the_side_and_the_counter_come_back(self) -> None:
        before = new_match(position="7/7/7/7/3t3/3L3/7/7/e6 r 7 4")
        after = played(before, "D4D5")
        assert (after.state.quiet, after.actor) == (0, 1)
        assert done(after.undo()).state == before.state
        assert JUNGLE.codec.position_text(before.state).endswith("r 7 4")

    def test_repetition_is_counted_anew_after_undo(self) -> None:
        match = played(new_match(), *SHUFFLING, *SHUFFLING)
        assert match.verdict == Verdict(None, "repetition", times=3)
        again = played(done(match.undo()), "G6G7")
        assert again.verdict == match.verdict

    def test_undo_of_the_last_move_reopens_a_finished_game(self) -> None:
        match = played(new_match(), *SHUFFLING, *SHUFFLING)
        assert done(match.undo()).verdict is None


class TestUS8Redo:
    def test_scenario_1_undo_and_redo(self) -> None:
        a, b, c = "A3A4", "A7A6", "A4A3"
        match = played(new_match(), a, b, c)
        match = done(match.undo())
        assert moves_of(match) == [a, b]
        match = done(match.undo())
        assert moves_of(match) == [a]
        match = done(match.redo())
        assert moves_of(match) == [a, b]
        match = done(match.redo())
        assert moves_of(match) == [a, b, c]
        assert refused(match.redo()) == "nothing_to_redo"

    def test_scenario_2_a_new_move_clears_what_could_be_redone(self) -> None:
        match = done(played(new_match(), "A3A4", "A7A6", "A4A3").undo())
        match = played(match, "G3G4")
        assert moves_of(match) == ["A3A4", "A7A6", "G3G4"]
        assert refused(match.redo()) == "nothing_to_redo"


class TestAgainstAComputer:
    def test_undo_goes_back_to_the_human_decision(self) -> None:
        match = played(new_match(players=(Player(), COMPUTER)), "A3A4", "A7A6")
        back = done(match.undo())
        assert back.cursor == 0
        assert done(back.redo()) == match

    def test_while_the_computer_thinks_only_the_own_move_is_taken_back(self) -> None:
        match = played(new_match(players=(Player(), COMPUTER)), "A3A4", "A7A6", "A4A3")
        assert done(match.undo()).cursor == 2

    def test_before_the_first_human_decision_there_is_nothing_to_take_back(self) -> None:
        match = played(new_match(players=(COMPUTER, Player())), "A3A4")
        assert refused(match.undo()) == "nothing_to_undo"

    def test_a_floor_between_the_two_plies_stops_undo(self) -> None:
        match = played(new_match(players=(Player(), COMPUTER), undo_depth=1), "A3A4", "A7A6")
        assert refused(match.undo()) == "undo_limit"

    def test_where_only_computers_play_undo_is_one_ply(self) -> None:
        match = played(new_match(players=(COMPUTER, COMPUTER)), "A3A4", "A7A6")
        assert done(match.undo()).cursor == 1
        assert done(done(match.undo()).redo()).cursor == 2

    def test_a_computer_that_resigned_is_taken_back_with_its_opponents_move(self) -> None:
        match = played(new_match(players=(Player(), COMPUTER)), "A3A4")
        assert done(done(match.resign(1)).undo()).cursor == 0
        assert done(done(match.resign(0)).undo()).cursor == 1


class TestEndsByPlayers:
    def test_a_resignation_makes_the_other_side_win(self) -> None:
        match = done(new_match().resign(0))
        assert match.verdict == Verdict(1, "resignation")
        assert status_text(ENGLISH, match) == "BLUE wins! RED resigned."
        assert history(match) == ["RED resigned"]

    def test_time_makes_the_side_to_move_lose(self) -> None:
        match = done(played(new_match(), "A3A4").lose_on_time())
        assert match.verdict == Verdict(0, "time")
        assert status_text(ENGLISH, match) == "RED wins on time."
        assert history_line(match, 2) == "BLUE ran out of time"

    def test_agreement_is_a_draw(self) -> None:
        match = done(new_match().agree_draw())
        assert match.verdict == Verdict(None, "agreement")
        assert status_text(ENGLISH, match) == "Draw by agreement"
        assert history(match) == ["Draw agreed"]

    @each_of("rules", RULE_SETS)
    def test_draws_are_agreed_in_every_rule_set_but_course(self, rules: str) -> None:
        outcome = new_match(rules).agree_draw()
        assert (outcome == Refusal("no_draw_offers")) == (rules == "course")

    def test_an_end_is_no_ply_and_costs_no_undo(self) -> None:
        match = played(new_match("course", undo_depth=3), *quiet_moves(8))
        resigned = done(match.resign(0))
        assert resigned.floor == match.floor == 5
        assert done(resigned.undo()).cursor == 8

    def test_without_undo_a_resignation_stands(self) -> None:
        match = done(played(new_match(undo_depth=0), "A3A4").resign(0))
        assert refused(match.undo()) == "undo_limit"


class TestPassing:
    @each_of("rules", RULE_SETS)
    def test_a_clock_passes_where_the_rule_set_allows_it(self, rules: str) -> None:
        outcome = new_match(rules).pass_turn()
        allowed = rules in ("traditional", "appendix", "animal")
        assert allowed == (not isinstance(outcome, Refusal))

    def test_a_pass_is_a_ply_of_the_history(self) -> None:
        match = done(played(new_match(), "A3A4", "A7A6", "A4A3").pass_turn(used_ms=15000))
        assert history(match)[3] == "4. BLUE passed"
        assert match.actor == 0
        assert match.state.quiet == 4
        assert done(match.undo()).cursor == 3

    def test_a_player_cannot_pass(self) -> None:
        assert refused(new_match().play(JUNGLE.codec.parse_action("pass"))) == "pass_needs_clock"

    def test_passes_are_no_repetition_and_draw_only_by_the_limit_without_capture(self) -> None:
        match = new_match()
        for _ in range(50):
            assert match.verdict is None
            match = done(match.pass_turn())
        assert match.verdict == Verdict(None, "no_capture_limit", limit=50)


class TestLookingAround:
    def test_a_view_of_the_past_leaves_the_cursor_alone(self) -> None:
        match = played(new_match(), *SHUFFLING)
        assert match.state_at(0) == match.opening
        assert match.state_at(2) == played(new_match(), *SHUFFLING[:2]).state
        assert match.cursor == 4

    def test_playing_from_above_the_floor_is_undo(self) -> None:
        match = played(new_match(), *SHUFFLING)
        back = match.play_from(1)
        assert back.cursor == 1
        assert back.moments == match.moments

    def test_playing_from_below_the_floor_is_a_new_match_and_the_old_one_stays(self) -> None:
        match = played(new_match("course", undo_depth=3), *quiet_moves(8))
        assert not match.can_return_to(4)
        new = match.play_from(4)
        assert moves_of(new) == moves_of(match)[:4]
        assert len(new.moments) == 4
        assert refused(new.undo()) == "undo_limit"
        assert len(match.moments) == 8

    def test_what_was_undone_can_be_looked_at_and_played_from(self) -> None:
        match = played(new_match(), *SHUFFLING).play_from(0)
        assert match.state_at(4).quiet == 4
        assert match.play_from(4).cursor == 4
        assert not match.can_return_to(5)


class TestReplay:
    def test_the_floor_of_a_replayed_log_is_that_of_the_match(self) -> None:
        match = played(new_match("course", undo_depth=3), *quiet_moves(8))
        assert replay(JUNGLE, match.setup, match.entries).match == match

    def test_an_entry_of_the_wrong_side_is_refused(self) -> None:
        match = played(new_match(), "A3A4")
        wrong = Ply(0, JUNGLE.codec.parse_action("A7A6"))
        replayed = replay(JUNGLE, match.setup, [*match.entries, wrong])
        assert replayed.refusal == Refusal("wrong_seat")
        assert replayed.match == match

    def test_a_pass_that_the_rules_forbid_is_refused(self) -> None:
        setup = Setup(JUNGLE.codec.parse_rules("club"))
        entries = [Ply(0, JUNGLE.codec.parse_action("pass"), Cause.PASS)]
        assert replay(JUNGLE, setup, entries).refusal == Refusal("no_passing")

    def test_nothing_follows_an_end(self) -> None:
        match = done(new_match().resign(0))
        more = [*match.entries, Ply(0, JUNGLE.codec.parse_action("A3A4"))]
        assert replay(JUNGLE, match.setup, more).refusal == Refusal("game_over")

    def test_luck_has_no_place_in_a_game_without_luck(self) -> None:
        setup = Setup(JUNGLE.codec.parse_rules("club"))
        lucky = Ply(0, JUNGLE.codec.parse_action("A3A4"), Cause.LUCK)
        assert replay(JUNGLE, setup, [lucky]).refusal == Refusal("wrong_seat")


def test_a_long_match_keeps_every_state_of_its_way() -> None:
    match = play_random(new_match("course", undo_depth=None), Random(5), 300)
    replayed = replay(JUNGLE, match.setup, match.entries).match
    assert [replayed.state_at(ply) for ply in range(match.cursor + 1)] == [
        match.state_at(ply) for ply in range(match.cursor + 1)
    ]


class TestUS9History:
    def test_lines_have_number_side_animal_squares_and_capture(self) -> None:
        match = new_match(position="7/7/7/3c3/3D3/7/7/7/e6 b")
        match = played(match, "A1A2")
        assert history(match) == ["1. BLUE Elephant A1→A2"]
        match = played(match, "D5D6")
        assert history_line(match, 2) == "2. RED Dog D5→D6 (captured BLUE Cat)"
