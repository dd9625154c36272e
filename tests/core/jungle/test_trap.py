"""A trap weakens the other side's animals: as victims, and as attackers where the rules say so."""

from tests.core.jungle.positions import (
    RULE_SETS,
    SQUARES,
    allows,
    moves_in,
    play_out,
    refusal_code,
    state,
)
from tests.rows import each_of

TRAPS_OF_RED = {"C1": "B1", "E1": "F1", "D2": "C2"}
"""Each trap around red's den with a square beside it."""

TRAPS_OF_BLUE = {"C9": "B9", "E9": "F9", "D8": "E8"}


@each_of("rules", RULE_SETS)
@each_of("trap", TRAPS_OF_RED)
def test_a_cat_takes_a_trapped_elephant(rules: str, trap: str) -> None:
    beside = TRAPS_OF_RED[trap]
    assert allows(rules, f"C{beside} e{trap}", beside + trap)


@each_of("rules", RULE_SETS)
@each_of("attacker", "ELTPWDC")
def test_anyone_takes_a_trapped_lion(rules: str, attacker: str) -> None:
    assert allows(rules, f"{attacker}D3 lD2", "D3D2")


@each_of("rules", RULE_SETS)
@each_of("trap", TRAPS_OF_BLUE)
def test_the_own_trap_does_not_weaken(rules: str, trap: str) -> None:
    beside = TRAPS_OF_BLUE[trap]
    assert refusal_code(rules, f"C{beside} w{trap}", beside + trap) == "rank_too_low"
    assert allows(rules, f"C{beside} w{trap}", trap + beside)


def test_no_square_but_those_three_weakens_a_blue_animal() -> None:
    weakening = set()
    for square in set(SQUARES) - {"D1", "D9"}:
        row = int(square[1])
        beside = f"{square[0]}{row + 1 if row < 9 else row - 1}"
        # Everyone swims here, so that every square can be asked.
        rules = "animal,swimmers=all,water_to_land_captors=all"
        if beside != "D9" and allows(rules, f"C{beside} e{square}", beside + square):
            weakening.add(square)
    assert weakening == {"C1", "E1", "D2"}


@each_of("rules", RULE_SETS)
def test_a_trapped_animal_that_leaves_is_strong_again(rules: str) -> None:
    left = play_out(state(rules, "CC2 WA1 eD2", "b"), "D2D3", "C2C3")
    assert "D3C3" in moves_in(left)


@each_of(
    ("rules", "code"),
    [
        ("traditional", "trapped_cannot_capture"),
        ("appendix", "trapped_cannot_capture"),
        ("course", "trapped_cannot_capture"),
        ("animal", None),
        ("club", None),
        ("club,trapped_attacker=cannot-capture", "trapped_cannot_capture"),
        ("club,trapped_attacker=rank-0", "trapped_cannot_capture"),
        ("traditional,trapped_attacker=full-rank", None),
    ],
)
@each_of("trap", TRAPS_OF_BLUE)
def test_what_a_trapped_elephant_can_take(rules: str, code: str | None, trap: str) -> None:
    beside = TRAPS_OF_BLUE[trap]
    assert refusal_code(rules, f"E{trap} c{beside}", trap + beside) == code
    assert refusal_code(rules, f"E{trap} e{beside}", trap + beside) == code


@each_of("rules", RULE_SETS)
@each_of("trap", TRAPS_OF_RED)
def test_an_animal_in_its_own_trap_attacks_with_its_full_rank(rules: str, trap: str) -> None:
    beside = TRAPS_OF_RED[trap]
    assert allows(rules, f"E{trap} c{beside}", trap + beside)


@each_of("rules", RULE_SETS)
def test_a_trapped_animal_may_always_leave(rules: str) -> None:
    assert allows(rules, "CD8 eA9", "D8D7")
    assert allows(rules, "CD8 eA9", "D8E8")


def test_a_weaker_animal_in_a_trap_is_told_about_its_rank() -> None:
    assert refusal_code("appendix", "CD8 wD7", "D8D7") == "rank_too_low"
    assert refusal_code("club", "CD8 wD7", "D8D7") == "rank_too_low"
    assert refusal_code("traditional", "CD8 wD7", "D8D7") == "trapped_cannot_capture"


def test_rank_0_takes_nothing_not_even_a_rat() -> None:
    assert refusal_code("appendix", "RD8 rD7 cA9", "D8D7") == "trapped_cannot_capture"
    assert refusal_code("appendix", "LD8 rD7 cA9", "D8D7") == "trapped_cannot_capture"


def test_a_house_rule_keeps_the_rank_of_trapped_victims() -> None:
    rules = "traditional,trapped_defender=full-rank"
    assert refusal_code(rules, "CD3 eD2", "D3D2") == "rank_too_low"
    assert allows(rules, "WD3 wD2", "D3D2")


def test_who_captures_in_a_trap_is_trapped_next() -> None:
    moment = play_out(state("traditional", "ED7 cD8 dC8"), "D7D8")
    assert "C8D8" in moves_in(moment)
