"""What players read: names of the sides, row numbers, moves in words."""

import pytest

from jungle_pg.core.jungle.rulebook import PASS
from tests.core.jungle.positions import JUNGLE, TITLES, explain, fen, state, step
from tests.rows import each_of

BOTTOM_UP = ["traditional", "appendix", "animal", "club", "course,row_one=bottom"]
TOP_DOWN = ["course", "traditional,row_one=top"]


def told(rules: str, animals: str, move: str, mover: str = "r") -> str:
    moment = state(rules, animals, mover)
    return JUNGLE.text(moment, JUNGLE.codec.parse_action(move), None)


@each_of(
    ("rules", "names"),
    [
        ("traditional", ("RED", "BLUE")),
        ("appendix", ("RED", "BLUE")),
        ("course", ("Red", "Blue")),
        ("animal", ("RED", "GREEN")),
        ("club", ("RED", "BLUE")),
        ("club,side_names=RED-GREEN", ("RED", "GREEN")),
    ],
)
def test_the_names_of_the_sides(rules: str, names: tuple[str, str]) -> None:
    assert JUNGLE.seat_names(JUNGLE.codec.parse_rules(rules)) == names


def test_programs_know_the_game_and_its_sides_by_fixed_names() -> None:
    assert JUNGLE.game_id == "jungle"
    assert JUNGLE.seat_ids == ("bottom", "top")


@each_of("rules", BOTTOM_UP)
@each_of("square", ["A1", "D5", "B4", "G9"])
def test_row_1_is_at_the_bottom(rules: str, square: str) -> None:
    assert JUNGLE.label(JUNGLE.codec.parse_rules(rules), square) == square


@each_of("rules", TOP_DOWN)
@each_of(
    ("square", "label"), [("A1", "A9"), ("D5", "D5"), ("B4", "B6"), ("G9", "G1"), ("C8", "C2")]
)
def test_row_1_is_at_the_top(rules: str, square: str, label: str) -> None:
    assert JUNGLE.label(JUNGLE.codec.parse_rules(rules), square) == label


@each_of(
    ("rules", "text"),
    [
        ("traditional", "RED Cat D4→D3"),
        ("appendix", "RED Cat D4→D3"),
        ("animal", "RED Cat D4→D3"),
        ("club", "RED Cat D4→D3"),
        ("course", "Red Cat D6→D7"),
        ("club,row_one=top", "RED Cat D6→D7"),
    ],
)
def test_a_step_in_words(rules: str, text: str) -> None:
    assert told(rules, "CD4 wA9", "D4D3") == text


@pytest.mark.parametrize(
    ("rules", "text"),
    [
        ("traditional", "BLUE Rat D4→D5 (captured RED Elephant)"),
        ("animal", "GREEN Rat D4→D5 (captured RED Elephant)"),
        ("course", "Blue Rat D6→D5 (captured Red Elephant)"),
    ],
)
def test_a_capture_in_words(rules: str, text: str) -> None:
    assert told(rules, "ED5 rD4", "D4D5", "b") == text


@each_of(("letter", "title"), TITLES.items())
def test_every_animal_has_its_name(letter: str, title: str) -> None:
    assert told("club", f"{letter}A1 cA9", "A1B1") == f"RED {title} A1→B1"


def test_everybody_reads_the_same() -> None:
    moment = state("club", "WA1 cA9")
    move = JUNGLE.codec.parse_action("A1B1")
    assert {JUNGLE.text(moment, move, seat) for seat in (0, 1, None)} == {"RED Wolf A1→B1"}
    assert JUNGLE.text(moment, PASS, 1) == "RED passed"


def test_refusals_follow_the_row_labels() -> None:
    assert explain(state("course", "WA1 cA9"), "B2B3").endswith("no animal on B8")
    assert explain(state("course", "LB3 rB4"), "B3B7") == "Jump blocked by Rat on B6"
    assert explain(state("course", "WD2 cA9"), "D2D1") == "Invalid move: D9 is your own den"


def test_texts_for_programs_always_count_from_the_bottom() -> None:
    moment = state("course", "WA1 cA9")
    move = JUNGLE.actions(moment)[1]
    assert JUNGLE.codec.action_text(move) == "A1A2"
    assert JUNGLE.picks(moment, move) == ("A1", "A2")
    assert JUNGLE.codec.position_text(step(moment, "A1A2").state) == fen("WA2 cA9", "b", 1, 2)


@pytest.mark.parametrize(("rules", "offers"), [("course", False), ("club", True), ("animal", True)])
def test_who_may_offer_a_draw(rules: str, offers: bool) -> None:
    assert JUNGLE.may_agree_draw(JUNGLE.codec.parse_rules(rules)) == offers
