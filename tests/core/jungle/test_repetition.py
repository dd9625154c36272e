"""The same position with the same side to move for the third time is a draw."""

import pytest

from jungle_pg.core.rulebook import Verdict
from tests.core.jungle.positions import JUNGLE, moves_in, opening, play_out, state, verdict_of

THERE_AND_BACK = ("A1A2", "G9G8", "A2A1", "G8G9")
APART = "EA1 CG1 eG9 cA9"


@pytest.mark.parametrize("rules", ["traditional", "appendix", "club"])
def test_the_third_occurrence_is_a_draw_and_the_start_is_the_first(rules: str) -> None:
    moment = state(rules, APART)
    for ply, move in enumerate(THERE_AND_BACK * 2, start=1):
        assert verdict_of(moment) is None
        moment = play_out(moment, move)
        assert (verdict_of(moment) is None) == (ply < 8)
    assert verdict_of(moment) == Verdict(None, "repetition", times=3)
    assert JUNGLE.actor(moment) is None
    assert moves_in(moment) == []


def test_the_opening_counts_as_its_first_occurrence() -> None:
    moves = ("A3A4", "G7G6", "A4A3", "G6G7") * 2
    assert verdict_of(play_out(opening("traditional"), *moves)) == Verdict(
        None, "repetition", times=3
    )


@pytest.mark.parametrize(
    ("limit", "plies"), [(2, 4), (3, 8), (4, 12), (5, 16)], ids=["two", "three", "four", "five"]
)
def test_house_rules_choose_how_often(limit: int, plies: int) -> None:
    moves = (THERE_AND_BACK * 4)[:plies]
    moment = play_out(state(f"traditional,repetition_limit={limit}", APART), *moves[:-1])
    assert verdict_of(moment) is None
    moment = play_out(moment, moves[-1])
    assert verdict_of(moment) == Verdict(None, "repetition", times=limit)


@pytest.mark.parametrize("rules", ["course", "animal", "traditional,repetition_limit=none"])
def test_without_a_limit_the_game_goes_on(rules: str) -> None:
    moment = play_out(state(rules, APART), *(THERE_AND_BACK * 6))
    assert verdict_of(moment) is None
    assert moment.seen == ()


def test_a_position_in_between_may_be_the_one_that_repeats() -> None:
    moves = ("G1G2", *(THERE_AND_BACK[i] for i in (1, 0, 3, 2) * 2))
    moment = play_out(state("traditional", APART), *moves[:-1])
    assert verdict_of(moment) is None
    assert verdict_of(play_out(moment, moves[-1])) == Verdict(None, "repetition", times=3)


def test_the_same_board_with_the_other_side_to_move_does_not_count() -> None:
    # A jump and a walk around the river bring the lion back in seven plies, with blue to move.
    lion = ("B3B7", "B7A7", "A7A6", "A6A5", "A5A4", "A4A3", "A3B3")
    wolf = ("G9G8", "G8G9") * 3
    trip = [move for both in zip(lion, wolf, strict=False) for move in both] + ["A3B3"]
    begun = state("traditional,repetition_limit=2", "LB3 wG9")
    ended = play_out(begun, *trip)
    assert (ended.board, ended.mover) == (begun.board, 1)
    assert verdict_of(ended) is None


def test_passes_alone_never_repeat_a_position() -> None:
    for rules in ("animal,repetition_limit=2", "traditional", "appendix"):
        moment = state(rules, "EA1 eG9")
        for _ in range(20):
            moment = play_out(moment, "pass")
            assert (verdict_of(moment), moment.seen) == (None, ())
            assert not any(notice.code == "repeated" for notice in JUNGLE.notices(moment))


def test_occurrences_need_not_follow_each_other() -> None:
    around = ("A1A2", "G9G8", "A2B2", "G8F8", "B2B1", "F8F9", "B1A1", "F9G9")
    moment = play_out(state("traditional", APART), *around, *THERE_AND_BACK[:-1])
    assert verdict_of(moment) is None
    assert verdict_of(play_out(moment, "G8G9")) == Verdict(None, "repetition", times=3)


def test_after_a_capture_the_count_begins_anew() -> None:
    before = play_out(state("traditional", "EA1 cA3 wG9"), "A1A2", "G9G8")
    after = play_out(before, "A2A3")
    assert before.seen != ()
    assert after.seen == ()
    moment = play_out(after, "G8G9", "A3A4", "G9G8", "A4A3", "G8G9", "A3A4", "G9G8")
    assert verdict_of(moment) is None
    assert verdict_of(play_out(moment, "A4A3")) == Verdict(None, "repetition", times=3)


def test_after_a_pass_the_count_begins_anew_and_moves_repeat_as_ever() -> None:
    before = play_out(state("traditional", APART), *THERE_AND_BACK)
    after = play_out(before, "pass", "pass")
    assert len(before.seen) == len(THERE_AND_BACK)
    assert (after.board, after.mover, after.seen) == (before.board, before.mover, ())
    moment = play_out(after, *THERE_AND_BACK, *THERE_AND_BACK[:-1])
    assert verdict_of(moment) is None
    assert verdict_of(play_out(moment, THERE_AND_BACK[-1])) == Verdict(None, "repetition", times=3)


def test_a_side_that_only_passes_makes_no_repetition_of_what_the_other_one_moves() -> None:
    alone = [ply for move in THERE_AND_BACK[::2] for ply in (move, "pass")] * 6
    assert verdict_of(play_out(state("traditional", APART), *alone)) is None
