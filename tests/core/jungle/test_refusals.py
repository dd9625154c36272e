"""Every refusal: its code, its facts and what a player is told."""

import pytest

from jungle_pg.core.rulebook import Refusal
from tests.core.jungle.positions import TITLES, explain, state, why_not
from tests.rows import each_of

REFUSED = {
    "game_over": (
        ("traditional", "WD9 cA9", "D9D8"),
        Refusal("game_over"),
        "Invalid move: the game is over",
    ),
    "pass": (
        ("animal", "WA1 cA9", "pass"),
        Refusal("pass_needs_clock"),
        "Invalid move: a turn passes only when its time is over",
    ),
    "target_off_board": (
        ("traditional", "WA1 cA9", "A1A0"),
        Refusal("off_board"),
        "Invalid move: that square is not on the board",
    ),
    "start_off_board": (
        ("traditional", "WA1 cA9", "H1G1"),
        Refusal("off_board"),
        "Invalid move: that square is not on the board",
    ),
    "no_piece": (
        ("traditional", "WA1 cA9", "B2B3"),
        Refusal("no_piece", spot="B2"),
        "Invalid move: there is no animal on B2",
    ),
    "not_your_turn": (
        ("traditional", "WA1 cA9", "A9A8"),
        Refusal("not_your_turn"),
        "Not your turn",
    ),
    "own_piece": (
        ("traditional", "WA1 RB1 cA9", "A1B1"),
        Refusal("own_piece", animal="wolf", spot="B1"),
        "Invalid move: your own animal stands on B1",
    ),
    "own_piece_far_away": (
        ("traditional", "WA1 RG1 cA9", "A1G1"),
        Refusal("own_piece", animal="wolf", spot="G1"),
        "Invalid move: your own animal stands on G1",
    ),
    "same_square": (
        ("traditional", "WA1 cA9", "A1A1"),
        Refusal("own_piece", animal="wolf", spot="A1"),
        "Invalid move: your own animal stands on A1",
    ),
    "own_den": (
        ("traditional", "WD2 cA9", "D2D1"),
        Refusal("own_den", animal="wolf", spot="D1"),
        "Invalid move: D1 is your own den",
    ),
    "den_closed": (
        ("animal+rat_only_den", "WD8 cA9", "D8D9"),
        Refusal("den_closed", animal="wolf", spot="D9"),
        "Invalid move: the wolf may not enter the den",
    ),
    "cannot_enter_water": (
        ("traditional", "WA5 cA9", "A5B5"),
        Refusal("cannot_enter_water", animal="wolf", spot="B5"),
        "Cannot enter water: the wolf does not swim",
    ),
    "diagonal": (
        ("traditional", "WA1 cA9", "A1B2"),
        Refusal("diagonal", animal="wolf", spot="B2"),
        "Invalid move: no animal goes diagonally",
    ),
    "long_diagonal": (
        ("traditional", "LD2 cA9", "D2G5"),
        Refusal("diagonal", animal="lion", spot="G5"),
        "Invalid move: no animal goes diagonally",
    ),
    "knights_leap": (
        ("traditional", "LA1 cA9", "A1B3"),
        Refusal("not_adjacent", animal="lion", spot="B3"),
        "Invalid move: the lion goes one square at a time",
    ),
    "knights_leap_sideways": (
        ("traditional", "WA1 cA9", "A1C2"),
        Refusal("not_adjacent", animal="wolf", spot="C2"),
        "Invalid move: the wolf goes one square at a time",
    ),
    "not_adjacent": (
        ("traditional", "WA1 cA9", "A1A3"),
        Refusal("not_adjacent", animal="wolf", spot="A3"),
        "Invalid move: the wolf goes one square at a time",
    ),
    "no_river_to_jump": (
        ("traditional", "LA1 cA9", "A1A3"),
        Refusal("no_river_to_jump", animal="lion", spot="A3"),
        "Invalid move: there is no river to jump on the way to A3",
    ),
    "no_river_for_a_jumper_of_rows": (
        ("traditional,row_jumpers=W,column_jumpers=none", "WA1 cA9", "A1C1"),
        Refusal("no_river_to_jump", animal="wolf", spot="C1"),
        "Invalid move: there is no river to jump on the way to C1",
    ),
    "no_river_for_a_jumper_of_columns": (
        ("traditional,row_jumpers=none,column_jumpers=W", "WA1 cA9", "A1C1"),
        Refusal("no_river_to_jump", animal="wolf", spot="C1"),
        "Invalid move: there is no river to jump on the way to C1",
    ),
    "no_river_for_a_jumper_of_both_rivers": (
        ("traditional,double_jumpers=W", "WA1 cA9", "A1C1"),
        Refusal("no_river_to_jump", animal="wolf", spot="C1"),
        "Invalid move: there is no river to jump on the way to C1",
    ),
    "cannot_jump": (
        ("traditional", "WB3 cA9", "B3B7"),
        Refusal("cannot_jump", animal="wolf", spot="B7"),
        "Invalid move: the wolf cannot jump to B7",
    ),
    "rat_blocks_jump": (
        ("traditional", "LB3 rB5", "B3B7"),
        Refusal("rat_blocks_jump", spot="B5"),
        "Jump blocked by Rat on B5",
    ),
    "rank_too_low": (
        ("traditional", "WD4 pD5", "D4D5"),
        Refusal("rank_too_low", animal="wolf", spot="D5", victim="leopard"),
        "Invalid move: the leopard is stronger than the wolf",
    ),
    "safe_in_water": (
        ("traditional", "RA5 rB5", "A5B5"),
        Refusal("safe_in_water", animal="rat", spot="B5", victim="rat"),
        "Invalid move: the rat is safe in the water",
    ),
    "cannot_capture_from_water": (
        ("traditional", "RB5 eA5", "B5A5"),
        Refusal("cannot_capture_from_water", animal="rat", spot="A5", victim="elephant"),
        "Invalid move: the rat cannot attack from the water",
    ),
    "trapped_cannot_capture": (
        ("traditional", "TD8 dD7", "D8D7"),
        Refusal("trapped_cannot_capture", animal="tiger", spot="D7", victim="dog"),
        "Invalid move: the tiger is trapped and cannot capture",
    ),
    "elephant_cannot_take_rat": (
        ("traditional", "ED4 rD5", "D4D5"),
        Refusal("elephant_cannot_take_rat", animal="elephant", spot="D5", victim="rat"),
        "Invalid move: the elephant cannot take the rat",
    ),
}


@each_of(("asked", "refusal", "text"), REFUSED.values(), ids=REFUSED)
def test_a_refusal_has_a_code_facts_and_words(
    asked: tuple[str, str, str], refusal: Refusal, text: str
) -> None:
    rules, animals, move = asked
    moment = state(rules, animals)
    assert why_not(moment, move) == refusal
    assert explain(moment, move) == text


@pytest.mark.parametrize(
    ("case", "words"),
    [
        ("not_your_turn", "Not your turn"),
        ("not_adjacent", "Invalid move"),
        ("cannot_enter_water", "Cannot enter water"),
        ("rat_blocks_jump", "Jump blocked by Rat"),
    ],
)
def test_the_words_of_the_source_are_kept(case: str, words: str) -> None:
    rules, animals, move = REFUSED[case][0]
    assert words in explain(state(rules, animals), move)


@each_of(("letter", "title"), TITLES.items())
def test_every_animal_is_called_by_its_name(letter: str, title: str) -> None:
    text = explain(state("animal,swimmers=none", f"{letter}A5 cA9"), "A5B5")
    assert text == f"Cannot enter water: the {title.lower()} does not swim"
