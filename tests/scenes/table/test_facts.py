"""What is told around a board: players, clocks, moves, and which buttons can act."""

from dataclasses import replace

import pytest

from jungle_pg.core.clock import Expiry, TimeControl
from jungle_pg.core.draft import Draft
from jungle_pg.core.log import Player
from jungle_pg.core.rulebook import Refusal
from jungle_pg.core.saving.values import TimeState
from jungle_pg.games.move_record import MoveRecord
from jungle_pg.scenes.table.captions.players import read_clocks, shown_s
from jungle_pg.scenes.table.captions.table import facts_of
from jungle_pg.scenes.table.table import Table
from tests.rows import each_of
from tests.scenes.table.sitting import (
    ENGLISH,
    GAME,
    KINDS,
    LIMIT,
    idle_engine,
    looking,
    played,
    played_for,
    resigned,
    seated,
    thinking,
    told,
    watched,
    won,
)
from tests.words import language_of

CHINESE = language_of("zh")


def test_the_banner_says_whose_turn_it_is_in_exactly_these_words() -> None:
    assert told(seated(played(0))).banner == "RED's Turn"
    assert told(seated(played(1))).banner == "BLUE's Turn"
    assert told(seated(played(0)), CHINESE).banner == "轮到红方"


def test_the_emblem_is_that_of_the_side_to_move_and_gone_when_nobody_moves() -> None:
    assert told(seated(played(0))).emblem == "marks/chip_red"
    assert told(seated(played(1))).emblem == "marks/chip_blue"
    assert told(resigned()).emblem == ""
    assert told(looking()).emblem == ""


def test_a_finished_match_says_how_it_ended_and_nobody_has_the_turn() -> None:
    facts = told(won())
    assert facts.banner == "RED wins! All BLUE pieces are captured."
    assert not facts.top.is_active
    assert not facts.bottom.is_active
    assert facts.top.clock is None


def test_against_a_computer_you_are_you_and_it_has_the_name_of_its_level() -> None:
    facts = told(seated(played(24)))
    assert (facts.bottom.name, facts.bottom.sub_line) == ("You", "Red, 6 pieces")
    assert (facts.top.name, facts.top.sub_line) == ("Tiger", "Blue, level 6")
    assert facts.top.portrait == "pieces/b_tiger"
    facts = told(seated(played(24)), CHINESE)
    assert (facts.bottom.name, facts.bottom.sub_line) == ("你", "红方，余6子")
    assert (facts.top.name, facts.top.sub_line) == ("虎", "蓝方，6级")


def test_two_at_one_screen_have_their_names_or_those_of_their_sides() -> None:
    facts = told(seated(played(0, (Player("Alexandra"), Player()))))
    assert (facts.bottom.name, facts.bottom.sub_line) == ("Alexandra", "Red, 8 pieces")
    assert (facts.top.name, facts.top.sub_line) == ("Blue", "8 pieces")


def test_one_piece_is_one_piece() -> None:
    assert told(won()).bottom.sub_line == "1 piece"
    assert told(won(), CHINESE).bottom.sub_line == "余1子"


def test_without_a_count_only_the_side_is_told() -> None:
    at = seated(played(3)).state
    facts = facts_of(at, GAME, ENGLISH, read_clocks(at, 0.0), MoveRecord(GAME))
    assert facts.bottom.sub_line == "Red"
    assert facts.bottom.places == 0


def test_either_side_can_be_at_the_bottom() -> None:
    table = seated(played(3))
    facts = told(table)
    table.turn_to(1)
    turned = told(table)
    assert (turned.bottom, turned.top) == (facts.top, facts.bottom)


def test_taken_pieces_are_in_the_order_of_their_rank_and_the_side_ahead_says_by_how_much() -> None:
    facts = told(seated(played(80)))
    ranks = ("elephant", "lion", "tiger", "leopard", "wolf", "dog", "cat", "rat")
    for player, letter in ((facts.bottom, "b"), (facts.top, "r")):
        taken = [name.removeprefix(f"pieces/{letter}_") for name in player.taken]
        assert taken == sorted(taken, key=ranks.index)
        assert player.places == 8
    assert len(facts.bottom.taken) + len(facts.top.taken) > 3
    ahead = [player.balance for player in (facts.top, facts.bottom) if player.balance]
    assert len(ahead) == 1
    assert ahead[0].startswith("+")
    assert told(seated(played(0))).top.balance == ""


def test_a_clock_is_read_in_seconds_and_in_tenths_below_ten() -> None:
    assert [shown_s(left) for left in (30, 29.99, 29.0, 10.01, 10.0)] == [30, 30, 29, 11, 10]
    assert [shown_s(left) for left in (9.99, 9.9, 9.8999, 0.05, 0.0)] == [10, 9.9, 9.9, 0.1, 0]


def test_the_clock_of_who_moves_runs_and_the_other_one_is_full() -> None:
    table = seated(played(0, (Player(), Player())), LIMIT)
    facts = told(table, now=12.0)
    assert (facts.bottom.clock, facts.top.clock) == ("0:18", "0:30")
    assert facts.bottom.clock_part == pytest.approx(0.6)
    assert not facts.bottom.is_low
    low = told(table, now=25.04)
    assert (low.bottom.clock, low.bottom.is_low, low.top.is_low) == ("0:05.0", True, False)


def test_facts_stay_the_same_until_the_clock_shows_another_time() -> None:
    table = seated(played(4), LIMIT)
    first, later, next_second = (told(table, now=now) for now in (3.1, 3.9, 4.1))
    assert first == later
    assert replace(next_second, bottom=first.bottom) == first
    assert next_second != first


def test_a_clock_wakes_exactly_when_another_time_is_read() -> None:
    table = seated(played(4), LIMIT)
    now = 0.3
    for _ in range(40):
        before = told(table, now=now).bottom.clock
        wakes = table.state.timing.changes_at(now)
        assert wakes is not None
        now = wakes
        assert told(table, now=now).bottom.clock != before


def test_a_computer_has_no_clock_and_is_seen_thinking() -> None:
    table = thinking()
    facts = told(table)
    assert facts.top.is_thinking
    assert facts.top.clock is None
    assert facts.thinking == facts.top
    assert not facts.bottom.is_thinking
    assert told(seated(played(24))).thinking is None


def test_while_one_move_is_played_for_a_person_no_button_comes_or_goes() -> None:
    table = played_for()
    facts = told(table, now=31.2)
    assert facts.bottom.sub_line == "auto-played"
    assert facts.bottom.clock is None
    assert facts.buttons == told(seated(played(24))).buttons
    assert "hint" not in facts.enabled


def test_a_person_who_is_played_for_until_he_takes_over_can_do_so() -> None:
    match = played(25)
    table = Table(match, TimeState(LIMIT, auto_played=frozenset({0})), idle_engine())
    facts = told(table)
    assert match.actor == 1
    assert facts.bottom.sub_line == "auto-played"
    assert "take_over" in facts.enabled
    assert not {"hint", "draw", "resign"} & facts.enabled
    table.take_over(2.0)
    assert "take_over" not in told(table, now=2.0).buttons


def test_looking_around_shows_that_position_and_two_ways_out() -> None:
    table = looking(12)
    facts = told(table)
    assert facts.banner == "Move 12 of 24"
    assert told(table, CHINESE).banner == "第12步，共24步"
    assert (facts.shown, facts.cursor, facts.is_looking) == (12, 24, True)
    assert facts.bottom.taken == told(seated(played(12))).bottom.taken
    assert facts.bottom.is_active
    assert {"play_from_here", "back_to_game"} <= facts.enabled
    assert not {"undo", "redo", "hint"} & facts.enabled
    table.show_ply(0, 0.0)
    assert told(table).banner == "Start"


def test_from_the_end_of_a_match_nothing_can_be_played() -> None:
    table = resigned()
    back = table.state.match.undo()
    assert not isinstance(back, Refusal)
    table.state = replace(table.state, draft=Draft(back), with_picks=back)
    table.show_ply(len(back.moments), 0.0)
    facts = told(table)
    assert "play_from_here" in facts.buttons
    assert "play_from_here" not in facts.enabled


ENABLED = {
    "beginning": "hint flip rules new_game draw resign menu",
    "playing": "undo hint flip replay rules restart new_game draw resign menu",
    "thinking": "undo flip replay rules restart new_game draw resign menu",
    "looking": "flip replay rules restart new_game play_from_here back_to_game menu",
    "watched": "pause step speed flip replay rules restart new_game menu",
    "resigned": "undo flip replay rules restart new_game menu",
}


@each_of("kind", ENABLED)
def test_exactly_those_buttons_can_act_that_would_do_something(kind: str) -> None:
    facts = told(KINDS[kind]())
    assert facts.enabled == set(ENABLED[kind].split())
    assert facts.enabled <= set(facts.buttons)


def test_computers_that_go_on_cannot_step() -> None:
    table = watched()
    table.hold()
    facts = told(table)
    assert not facts.is_held
    assert "step" in facts.buttons
    assert "step" not in facts.enabled


def test_redo_can_act_after_undo() -> None:
    table = seated(played(24))
    table.undo(0.0)
    assert "redo" in told(table).enabled


def test_rules_without_draws_have_no_button_for_them() -> None:
    table = seated(played(0, rules="course"))
    may = table.state.match.rulebook.may_agree_draw(table.state.match.setup.rules)
    assert ("draw" in told(table).buttons) == may


def test_every_move_has_its_number_its_picture_and_the_line_of_the_history() -> None:
    facts = told(seated(played(24)))
    assert [move.number for move in facts.moves] == list(range(1, 25))
    taking = [move for move in facts.moves if move.row.taken]
    assert taking
    for move in taking:
        assert move.line.startswith(f"{move.number}. ")
        assert "captured" in move.line
        assert move.row.key.removeprefix("word.").capitalize() in move.line


def test_an_end_by_decision_is_the_last_entry_of_the_list() -> None:
    last = told(resigned()).moves[-1]
    assert last.line.endswith("RED resigned")
    assert ENGLISH(last.row.key) == "resigned"
    agreed = played(2).agree_draw()
    assert not isinstance(agreed, Refusal)
    assert ENGLISH(told(seated(agreed)).moves[-1].row.key) == "draw agreed"


def test_a_turn_that_passed_is_in_the_list_too() -> None:
    table = seated(played(0), TimeControl(30, Expiry.PASS))
    table.update(30.5)
    (passed,) = told(table, now=30.5).moves
    assert ENGLISH(passed.row.key) == "passed"


def test_taken_back_moves_stay_in_the_list() -> None:
    table = seated(played(24))
    table.undo(0.0)
    facts = told(table)
    assert (len(facts.moves), facts.cursor, facts.shown) == (24, 22, 22)


def test_a_move_is_read_once_however_long_the_match_becomes() -> None:
    book, match = MoveRecord(GAME), played(30)
    first = book.moves(match, ENGLISH)
    assert book.moves(match, ENGLISH) is first
    longer = match.play(match.rulebook.actions(match.state)[0])
    assert not isinstance(longer, Refusal)
    after = book.moves(longer, ENGLISH)
    assert len(after) == 31
    assert all(old is new for old, new in zip(first, after, strict=False))
    other = match.play_from(10).play(match.rulebook.actions(match.state_at(10))[0])
    assert not isinstance(other, Refusal)
    assert len(book.moves(other, ENGLISH)) == 11
    assert book.moves(played(3), ENGLISH) == tuple(MoveRecord(GAME).moves(played(3), ENGLISH))
