"""Each field of the rules changes something a player notices, so none is silently ignored."""

from collections.abc import Callable
from dataclasses import fields

from jungle_pg.core.jungle.rules import JungleRules
from tests.core.jungle.positions import (
    JUNGLE,
    allows,
    ending_text,
    goes_to,
    opening,
    play_out,
    state,
    verdict_of,
)
from tests.rows import each_of

FIELDS = [entry.name for entry in fields(JungleRules) if entry.name != "base"]


def cats_from_the_middle(rules: str) -> object:
    return goes_to(rules, "CD4 wG9", "D4")


def first_row_of_the_opening(rules: str) -> object:
    return JUNGLE.codec.position_text(opening(rules)).split("/")[0]


def beginner(rules: str) -> object:
    return opening(rules).mover


def winner_by_the_den(rules: str) -> object:
    return ending_text(state(rules, "wD1 CA1"))


def step_in_words(rules: str) -> object:
    moment = state(rules, "WA1 cA9")
    return JUNGLE.text(moment, JUNGLE.actions(moment)[0], None)


def dog_swims(rules: str) -> object:
    return allows(rules, "DB3 wG9", "B3B4")


def lion_jumps_a_column(rules: str) -> object:
    return allows(rules, "LB3 wG9", "B3B7")


def lion_jumps_a_row(rules: str) -> object:
    return allows(rules, "LA5 wG9", "A5D5")


def lion_jumps_both_rivers(rules: str) -> object:
    return allows(rules, "LA5 wG9", "A5G5")


def wolf_enters_the_den(rules: str) -> object:
    return allows(rules, "WD8 wG9", "D8D9")


def rat_attacks_ashore(rules: str) -> object:
    return allows(rules, "RB5 rA5", "B5A5")


def rat_attacks_into_the_water(rules: str) -> object:
    return allows(rules, "RA5 rB5", "A5B5")


def rat_takes_elephant(rules: str) -> object:
    return allows(rules, "RD4 eD5", "D4D5")


def elephant_takes_rats(rules: str) -> object:
    return allows(rules, "ED4 rD5", "D4D5"), allows(rules, "ED3 rD2", "D3D2")


def trapped_animals_attack(rules: str) -> object:
    return allows(rules, "ED8 cD7", "D8D7"), allows(rules, "RD8 eD7", "D8D7")


def cat_takes_a_trapped_elephant(rules: str) -> object:
    return allows(rules, "CD3 eD2", "D3D2")


def drawn_after_fifty_quiet_plies(rules: str) -> object:
    return verdict_of(state(rules, "WA1 cG9", quiet=50)) is not None


def drawn_after_going_there_and_back(rules: str) -> object:
    moves = ("A1A2", "G9G8", "A2A1", "G8G9")
    return verdict_of(play_out(state(rules, "WA1 cG9"), *moves)) is not None


def clock_may_pass(rules: str) -> object:
    return JUNGLE.passing(opening(rules)) is not None


def draw_may_be_offered(rules: str) -> object:
    return JUNGLE.may_agree_draw(JUNGLE.codec.parse_rules(rules))


NOTICED: dict[str, tuple[Callable[[str], object], dict[str, object]]] = {
    "rivers": (
        cats_from_the_middle,
        {"inner": {"D3", "D5"}, "edges": {"C4", "E4", "D3", "D5"}},
    ),
    "start": (first_row_of_the_opening, {"traditional": "l5t", "appendix": "4w2"}),
    "moves_first": (beginner, {"bottom": 0, "top": 1}),
    "side_names": (
        winner_by_the_den,
        {
            "RED-BLUE": "BLUE wins by entering the den!",
            "Red-Blue": "Blue wins by entering the den!",
            "RED-GREEN": "GREEN wins by entering the den!",
        },
    ),
    "row_one": (step_in_words, {"bottom": "RED Wolf A1→B1", "top": "RED Wolf A9→B9"}),
    "swimmers": (dog_swims, {"R": False, "D": True}),
    "column_jumpers": (lion_jumps_a_column, {"T": False, "L": True}),
    "row_jumpers": (lion_jumps_a_row, {"T": False, "L": True}),
    "double_jumpers": (lion_jumps_both_rivers, {"none": False, "L": True}),
    "den_enterers": (wolf_enters_the_den, {"R": False, "W": True}),
    "water_to_land_captors": (rat_attacks_ashore, {"none": False, "R": True}),
    "land_to_water_capture": (rat_attacks_into_the_water, {"no": False, "yes": True}),
    "rat_takes_elephant": (rat_takes_elephant, {"no": False, "yes": True}),
    "elephant_takes_rat": (
        elephant_takes_rats,
        {"never": (False, False), "trapped": (False, True), "always": (True, True)},
    ),
    "trapped_attacker": (
        trapped_animals_attack,
        {"cannot-capture": (False, False), "rank-0": (False, True), "full-rank": (True, True)},
    ),
    "trapped_defender": (cat_takes_a_trapped_elephant, {"rank-0": True, "full-rank": False}),
    "no_capture_limit": (
        drawn_after_fifty_quiet_plies,
        {"50": True, "1": True, "51": False, "none": False},
    ),
    "repetition_limit": (drawn_after_going_there_and_back, {"2": True, "3": False, "none": False}),
    "pass_on_time": (clock_may_pass, {"never": False, "clock": True, "always": True}),
    "draw_by_agreement": (draw_may_be_offered, {"no": False, "yes": True}),
}


def test_no_field_is_forgotten() -> None:
    assert list(NOTICED) == FIELDS


@each_of("field", NOTICED)
def test_a_field_is_noticed(field: str) -> None:
    notice, expected = NOTICED[field]
    noticed = {value: notice(f"traditional,{field}={value}") for value in expected}
    assert noticed == expected
    assert len({str(answer) for answer in noticed.values()}) > 1
