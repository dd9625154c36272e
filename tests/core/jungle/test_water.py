"""Who may enter the rivers, and where they are."""

from tests.core.jungle.positions import (
    RULE_SETS,
    SQUARES,
    allows,
    goes_to,
    refusal_code,
    state,
    why_not,
)
from tests.rows import each_of

INNER = {column + row for column in "BCEF" for row in "456"}
EDGES = {column + row for column in "ABFG" for row in "456"}


@each_of(
    ("rules", "water"),
    [
        ("traditional", INNER),
        ("appendix", EDGES),
        ("course", INNER),
        ("animal", INNER),
        ("club", INNER),
        ("traditional,rivers=edges", EDGES),
        ("appendix,rivers=inner", INNER),
    ],
)
def test_a_cat_calls_exactly_the_twelve_river_squares_water(rules: str, water: set[str]) -> None:
    moment = state(rules, "CA1 wG9")
    wet = set()
    for square in SQUARES:
        refusal = why_not(moment, "A1" + square)
        if refusal is not None and refusal.code == "cannot_enter_water":
            wet.add(square)
    assert wet == water


@each_of("rules", RULE_SETS)
@each_of("animal", "ELTPWDC")
def test_no_animal_but_the_rat_enters_the_water(rules: str, animal: str) -> None:
    shore, river = ("C5", "B5") if rules == "appendix" else ("A5", "B5")
    assert refusal_code(rules, f"{animal}{shore} cG9", shore + river) == "cannot_enter_water"


@each_of("rules", RULE_SETS)
def test_the_rat_enters_the_water_from_any_shore(rules: str) -> None:
    for move in ["B3B4", "B7B6", "F3F4", "F7F6", "C5B5" if rules == "appendix" else "D5C5"]:
        assert allows(rules, f"R{move[:2]} cG9", move), move


def test_the_rat_swims_on_and_leaves_the_water_where_it_likes() -> None:
    assert goes_to("traditional", "RB5 cG9", "B5") == {"A5", "C5", "B4", "B6"}
    assert goes_to("traditional", "RC4 cG9", "C4") == {"B4", "D4", "C3", "C5"}
    assert goes_to("appendix", "RA6 cG9", "A6") == {"A7", "A5", "B6"}


def test_land_between_the_rivers_is_land() -> None:
    assert goes_to("traditional", "CD5 wG9", "D5") == {"D4", "D6"}
    assert goes_to("appendix", "CC5 wG9", "C5") == {"D5", "C4", "C6"}
    assert goes_to("appendix", "CD5 wG9", "D5") == {"C5", "E5", "D4", "D6"}


def test_house_rules_choose_the_swimmers() -> None:
    assert allows("traditional,swimmers=RC", "CA5 wG9", "A5B5")
    assert allows("traditional,swimmers=RC", "RA5 wG9", "A5B5")
    assert goes_to("traditional,swimmers=all", "EB5 wG9", "B5") == {"A5", "C5", "B4", "B6"}
    assert refusal_code("traditional,swimmers=none", "RA5 wG9", "A5B5") == "cannot_enter_water"
    assert refusal_code("traditional,swimmers=C", "RA5 wG9", "A5B5") == "cannot_enter_water"
