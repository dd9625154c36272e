"""Rules as text: `ID[+switch...][,field=value...]`."""

from dataclasses import replace
from itertools import combinations

from jungle_pg.core.jungle.animals import Animal
from jungle_pg.core.jungle.board import Rivers
from jungle_pg.core.jungle.rules import (
    ElephantTakesRat,
    JungleRules,
    PassOnTime,
    Side,
    SideNames,
    Start,
    TrappedAttacker,
    TrappedDefender,
)
from tests.core.jungle.positions import JUNGLE
from tests.rows import each_of

parse = JUNGLE.codec.parse_rules
write = JUNGLE.codec.rules_text

HERDS = [frozenset(herd) for size in range(9) for herd in combinations(Animal, size)]

VALUES: dict[str, list[object]] = {
    "rivers": [*Rivers],
    "start": [*Start],
    "moves_first": [*Side],
    "side_names": [*SideNames],
    "row_one": [*Side],
    "swimmers": [*HERDS],
    "column_jumpers": [*HERDS],
    "row_jumpers": [*HERDS],
    "double_jumpers": [*HERDS],
    "den_enterers": [*HERDS],
    "water_to_land_captors": [*HERDS],
    "land_to_water_capture": [True, False],
    "rat_takes_elephant": [True, False],
    "elephant_takes_rat": [*ElephantTakesRat],
    "trapped_attacker": [*TrappedAttacker],
    "trapped_defender": [*TrappedDefender],
    "no_capture_limit": [1, 2, 50, 100, 9999, None],
    "repetition_limit": [2, 3, 10, 99, None],
    "pass_on_time": [*PassOnTime],
    "draw_by_agreement": [True, False],
}


@each_of("field", VALUES)
@each_of("base", ["traditional", "appendix", "animal+dog_river"])
def test_every_value_of_every_field_survives_the_way_to_text_and_back(
    base: str, field: str
) -> None:
    for value in VALUES[field]:
        rules = replace(parse(base), **{field: value})  # type: ignore[arg-type]
        again = parse(write(rules))
        assert again == rules
        assert again.base == base


@each_of(
    ("text", "changes"),
    [
        ("traditional,rivers=edges", {"rivers": Rivers.EDGES}),
        (
            "traditional,rivers=edges,no_capture_limit=100",
            {"rivers": Rivers.EDGES, "no_capture_limit": 100},
        ),
        ("traditional,start=appendix", {"start": Start.APPENDIX}),
        ("traditional,moves_first=top", {"moves_first": Side.TOP}),
        ("traditional,side_names=RED-GREEN", {"side_names": SideNames.RED_GREEN}),
        ("traditional,side_names=Red-Blue", {"side_names": SideNames.TITLE_RED_BLUE}),
        ("traditional,swimmers=DR", {"swimmers": frozenset({Animal.DOG, Animal.RAT})}),
        ("traditional,swimmers=none", {"swimmers": frozenset()}),
        ("traditional,double_jumpers=all", {"double_jumpers": frozenset(Animal)}),
        ("traditional,land_to_water_capture=yes", {"land_to_water_capture": True}),
        ("traditional,rat_takes_elephant=no", {"rat_takes_elephant": False}),
        ("traditional,elephant_takes_rat=never", {"elephant_takes_rat": ElephantTakesRat.NEVER}),
        ("traditional,trapped_attacker=rank-0", {"trapped_attacker": TrappedAttacker.RANK_ZERO}),
        (
            "traditional,trapped_defender=full-rank",
            {"trapped_defender": TrappedDefender.FULL_RANK},
        ),
        ("traditional,repetition_limit=none", {"repetition_limit": None}),
        ("traditional,pass_on_time=always", {"pass_on_time": PassOnTime.ALWAYS}),
    ],
)
def test_a_text_changes_the_fields_it_names(text: str, changes: dict[str, object]) -> None:
    assert parse(text) == replace(JungleRules(), **changes)  # type: ignore[arg-type]
    assert write(parse(text)) == text


@each_of(
    ("text", "shortest"),
    [
        ("club", "club"),
        ("  club  ", "club"),
        (" animal + dog_river , rivers = edges ", "animal+dog_river,rivers=edges"),
        ("traditional,rivers=inner", "traditional"),
        ("traditional,swimmers=rd", "traditional,swimmers=DR"),
        ("traditional,swimmers=ELTPWDCR", "traditional,swimmers=all"),
        ("traditional,row_jumpers=TL", "traditional"),
        ("traditional,no_capture_limit=000000007", "traditional,no_capture_limit=7"),
        (
            "traditional,no_capture_limit=1,rivers=edges",
            "traditional,rivers=edges,no_capture_limit=1",
        ),
        ("animal+dog_river,swimmers=R", "animal+dog_river,swimmers=R"),
        ("animal+extended_jumps+rat_only_den", "animal+extended_jumps+rat_only_den"),
    ],
)
def test_the_shortest_text_is_written(text: str, shortest: str) -> None:
    assert write(parse(text)) == shortest


def test_a_switch_may_join_any_rule_set() -> None:
    rules = parse("traditional+dog_river")
    assert rules.base == "traditional+dog_river"
    assert rules.swimmers == {Animal.DOG, Animal.RAT}


def test_rules_are_equal_when_their_fields_are() -> None:
    assert parse("traditional+dog_river") == parse(
        "traditional,swimmers=RD,water_to_land_captors=D"
    )
    assert parse("club") != parse("traditional")
