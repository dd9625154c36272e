"""The rule sets are exactly those of the table in the rules document."""

from dataclasses import fields, replace

import pytest

from jungle_pg.core.jungle.animals import ANIMALS, Animal
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.jungle.rulesets import RULE_SETS
from tests.core.jungle.positions import JUNGLE, TITLES, opening
from tests.rows import each_of

NAMES = ("traditional", "appendix", "course", "animal", "club")

TABLE: dict[str, tuple[object, ...]] = {
    "rivers": ("inner", "edges", "inner", "inner", "inner"),
    "start": ("traditional", "appendix", "traditional", "traditional", "traditional"),
    "moves_first": ("bottom", "bottom", "top", "bottom", "bottom"),
    "side_names": ("RED-BLUE", "RED-BLUE", "Red-Blue", "RED-GREEN", "RED-BLUE"),
    "row_one": ("bottom", "bottom", "top", "bottom", "bottom"),
    "swimmers": ("R",) * 5,
    "column_jumpers": ("LT",) * 5,
    "row_jumpers": ("LT",) * 5,
    "double_jumpers": ("",) * 5,
    "den_enterers": ("ELTPWDCR",) * 5,
    "water_to_land_captors": ("", "R", "", "R", ""),
    "land_to_water_capture": (False, True, False, True, False),
    "rat_takes_elephant": (True,) * 5,
    "elephant_takes_rat": ("trapped", "never", "trapped", "always", "trapped"),
    "trapped_attacker": ("cannot-capture", "rank-0", "cannot-capture", "full-rank", "full-rank"),
    "trapped_defender": ("rank-0",) * 5,
    "no_capture_limit": (50, 50, None, None, 200),
    "repetition_limit": (3, 3, None, None, 3),
    "pass_on_time": ("clock", "clock", "never", "always", "never"),
    "draw_by_agreement": (True, True, False, True, True),
}

TRADITIONAL_START = "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L"
APPENDIX_START = "4w2/3e3/tpr1cdl/7/7/7/LDC1RPT/3E3/2W4"

SWITCHES: dict[str, dict[str, object]] = {
    "rat_only_den": {"den_enterers": "R"},
    "extended_jumps": {"double_jumpers": "L", "row_jumpers": "LTP"},
    "dog_river": {"swimmers": "DR", "water_to_land_captors": "D"},
    "rat_cannot_take_elephant": {"rat_takes_elephant": False},
}

FIELDS = [entry.name for entry in fields(JungleRules) if entry.name != "base"]


def as_letters(value: object) -> object:
    if isinstance(value, frozenset):
        return "".join(letter for letter in "ELTPWDCR" if ANIMALS[letter] in value)
    return value


def values_of(rules: JungleRules) -> dict[str, object]:
    return {name: as_letters(getattr(rules, name)) for name in FIELDS}


def test_there_are_five_rule_sets_and_traditional_is_the_default() -> None:
    assert tuple(RULE_SETS) == NAMES
    assert JungleRules() == RULE_SETS["traditional"]


def test_the_table_has_every_field() -> None:
    assert list(TABLE) == FIELDS


@each_of("name", NAMES)
@each_of("field", TABLE)
def test_each_field_is_as_the_table_says(name: str, field: str) -> None:
    rules = JUNGLE.codec.parse_rules(name)
    assert as_letters(getattr(rules, field)) == TABLE[field][NAMES.index(name)]


@each_of("name", NAMES)
def test_a_rule_set_is_named_by_its_base(name: str) -> None:
    assert JUNGLE.codec.parse_rules(name) == RULE_SETS[name]
    assert JUNGLE.codec.parse_rules(name).base == RULE_SETS[name].base == name


@each_of("name", NAMES)
@each_of("switch", SWITCHES)
def test_a_switch_changes_its_fields_and_no_others(name: str, switch: str) -> None:
    plain = values_of(JUNGLE.codec.parse_rules(name))
    switched = JUNGLE.codec.parse_rules(f"{name}+{switch}")
    assert values_of(switched) == plain | SWITCHES[switch]
    assert switched.base == f"{name}+{switch}"


def test_switches_combine_in_any_order() -> None:
    there = JUNGLE.codec.parse_rules("animal+" + "+".join(SWITCHES))
    back = JUNGLE.codec.parse_rules("animal+" + "+".join(reversed(SWITCHES)))
    assert there == back
    everything: dict[str, object] = {}
    for change in SWITCHES.values():
        everything |= change
    assert values_of(there) == values_of(JUNGLE.codec.parse_rules("animal")) | everything


@each_of(
    ("name", "position"),
    [
        ("traditional", f"{TRADITIONAL_START} r 0 1"),
        ("appendix", f"{APPENDIX_START} r 0 1"),
        ("course", f"{TRADITIONAL_START} b 0 1"),
        ("animal", f"{TRADITIONAL_START} r 0 1"),
        ("club", f"{TRADITIONAL_START} r 0 1"),
        ("club,start=appendix,moves_first=top", f"{APPENDIX_START} b 0 1"),
    ],
)
def test_a_game_begins_in_its_start_position(name: str, position: str) -> None:
    assert JUNGLE.codec.position_text(opening(name)) == position


def test_eight_animals_have_the_ranks_8_to_1() -> None:
    ranks = {name.upper(): rank for rank, name in enumerate(reversed(TITLES.values()), start=1)}
    assert {animal.name: animal.value for animal in Animal} == ranks


@pytest.mark.parametrize(
    ("limits", "message"),
    [
        ({"no_capture_limit": 0}, "no_capture_limit must be 1 to 9999 or none, not 0"),
        ({"no_capture_limit": 10000}, "no_capture_limit must be 1 to 9999 or none, not 10000"),
        ({"repetition_limit": 1}, "repetition_limit must be 2 to 99 or none, not 1"),
        ({"repetition_limit": 100}, "repetition_limit must be 2 to 99 or none, not 100"),
    ],
)
def test_a_limit_out_of_range_is_no_rule(limits: dict[str, int], message: str) -> None:
    with pytest.raises(ValueError, match=f"^{message}$"):
        replace(JungleRules(), **limits)  # type: ignore[arg-type]


@pytest.mark.parametrize(("quiet", "times"), [(1, 2), (9999, 99), (None, None)])
def test_a_limit_may_be_at_either_end_of_its_range(quiet: int | None, times: int | None) -> None:
    rules = JungleRules(no_capture_limit=quiet, repetition_limit=times)
    assert (rules.no_capture_limit, rules.repetition_limit) == (quiet, times)
