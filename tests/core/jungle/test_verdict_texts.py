"""How an ended game is told, word for word."""

import pytest

from jungle_pg.core.log import Setup
from jungle_pg.core.match import begin
from jungle_pg.core.rulebook import Verdict
from jungle_pg.texts.speech import banner_text, status_text, verdict_text
from tests.core.jungle.positions import JUNGLE, ending_text, fen, play_out, state
from tests.rows import each_of
from tests.words import ENGLISH

TOLD = {
    "den": (("traditional", "WD9 cA9", "b", 0), "RED wins by entering the den!"),
    "den_blue": (("appendix", "wD1 CA9", "r", 0), "BLUE wins by entering the den!"),
    "den_green": (("animal", "wD1 CA9", "r", 0), "GREEN wins by entering the den!"),
    "den_course": (("course", "wD1 CA9", "r", 0), "Blue wins by entering the den!"),
    "no_moves": (
        ("traditional", "rA9 CB9 TA8", "b", 0),
        "RED wins! Opponent has no legal moves.",
    ),
    "no_moves_course": (
        ("course", "RA1 cB1 tA2", "r", 0),
        "Blue wins! Opponent has no legal moves.",
    ),
    "captured_all": (("traditional", "CA1", "b", 0), "RED wins! All BLUE pieces are captured."),
    "captured_all_blue": (("club", "cA1", "r", 0), "BLUE wins! All RED pieces are captured."),
    "captured_all_green": (("animal", "cA1", "r", 0), "GREEN wins! All RED pieces are captured."),
    "captured_all_course": (("course", "CA1", "b", 0), "Red wins! All Blue pieces are captured."),
    "limit": (("traditional", "CA1 cG9", "r", 50), "Draw by 50-move rule"),
    "limit_appendix": (("appendix", "CA1 cG9", "r", 50), "Draw by 50-move rule"),
    "limit_club": (("club", "CA1 cG9", "r", 200), "Draw by 200-move rule"),
    "limit_house": (
        ("course,no_capture_limit=7", "CA1 cG9", "r", 7),
        "Draw by 7-move rule",
    ),
}


@each_of(("position", "text"), TOLD.values(), ids=TOLD)
def test_an_ending_is_told_in_the_words_of_the_source(
    position: tuple[str, str, str, int], text: str
) -> None:
    assert ending_text(state(*position)) == text


@each_of(
    ("rules", "text"),
    [
        ("traditional", "Draw by threefold repetition"),
        ("appendix", "Draw by threefold repetition"),
        ("club", "Draw by threefold repetition"),
        ("course,repetition_limit=2", "Draw by twofold repetition"),
        ("animal,repetition_limit=4", "Draw by fourfold repetition"),
        ("club,repetition_limit=5", "Draw by fivefold repetition"),
        ("club,repetition_limit=6", "Draw by 6-fold repetition"),
        ("club,repetition_limit=12", "Draw by 12-fold repetition"),
    ],
)
def test_a_repetition_is_told_with_its_number(rules: str, text: str) -> None:
    moment = state(rules, "CA1 cG9")
    there_and_back = ("A1A2", "G9G8", "A2A1", "G8G9")
    while moment.verdict is None:
        moment = play_out(moment, *there_and_back)
    assert ending_text(moment) == text


@each_of(
    ("rules", "verdict", "text"),
    [
        ("traditional", Verdict(0, "resignation"), "RED wins! BLUE resigned."),
        ("animal", Verdict(1, "resignation"), "GREEN wins! RED resigned."),
        ("traditional", Verdict(0, "time"), "RED wins on time."),
        ("course", Verdict(1, "time"), "Blue wins on time."),
        ("traditional", Verdict(None, "agreement"), "Draw by agreement"),
    ],
)
def test_what_a_match_adds_is_told_as_well(rules: str, verdict: Verdict, text: str) -> None:
    assert verdict_text(ENGLISH, JUNGLE, JUNGLE.codec.parse_rules(rules), verdict) == text


@pytest.mark.parametrize(
    ("rules", "banner"),
    [("traditional", "RED's Turn"), ("course", "Blue's Turn"), ("animal", "RED's Turn")],
)
def test_while_it_goes_on_the_turn_is_told(rules: str, banner: str) -> None:
    match = begin(JUNGLE, Setup(JUNGLE.codec.parse_rules(rules)))
    assert status_text(ENGLISH, match) == "In Progress"
    assert banner_text(ENGLISH, match) == banner


def test_when_it_is_over_status_and_banner_tell_the_end() -> None:
    over = begin(JUNGLE, Setup(JUNGLE.codec.parse_rules("club"), fen("WD9 cA9")))
    assert status_text(ENGLISH, over) == "RED wins by entering the den!"
    assert banner_text(ENGLISH, over) == "RED wins by entering the den!"
