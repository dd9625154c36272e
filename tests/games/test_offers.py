"""What can be chosen about the rules of Jungle, and that the boards that show it tell the truth."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from jungle_pg.core.jungle.animals import Animal
from jungle_pg.core.jungle.board import Rivers
from jungle_pg.core.jungle.rulebook import JungleRulebook
from jungle_pg.core.jungle.rules import (
    ElephantTakesRat,
    JungleRules,
    PassOnTime,
    Side,
    SideNames,
    TrappedAttacker,
)
from jungle_pg.core.jungle.rulesets import FIELDS, RULE_SETS, SWITCHES, TRADITIONAL, with_switch
from jungle_pg.games.book import Example
from jungle_pg.games.jungle.options import JUNGLE_OFFERS
from jungle_pg.games.offers import Amount, OneOf, SomeOf, changed_fields
from tests.rows import each_of

RULEBOOK = JungleRulebook()
SPRITES = Path(__file__).parents[2] / "assets/sprites"
ALL_FIELDS = {field.name: field for section in JUNGLE_OFFERS.sections for field in section.fields}
IN_WORDS_ONLY = {"side_names", "pass_on_time", "draw_by_agreement"}
"""Rules that no arrow or mark can show: only names, or what happens beside the board."""

RAT = frozenset({Animal.RAT})
TRUTHS: Final[dict[str, Callable[[JungleRules], bool]]] = {
    "rivers_middle": lambda rules: rules.rivers is Rivers.INNER,
    "no_strike_from_water": lambda rules: not rules.water_to_land_captors,
    "draw_50": lambda rules: rules.no_capture_limit == 50,
    "rivers_edges": lambda rules: rules.rivers is Rivers.EDGES,
    "strike_from_water": lambda rules: rules.water_to_land_captors == rules.swimmers == RAT,
    "elephant_never_takes_rat": lambda rules: rules.elephant_takes_rat is ElephantTakesRat.NEVER,
    "rank_0_in_traps": lambda rules: rules.trapped_attacker is TrappedAttacker.RANK_ZERO,
    "blue_first": lambda rules: (
        rules.moves_first is Side.TOP and rules.side_names is not SideNames.RED_GREEN
    ),
    "rows_from_top": lambda rules: rules.row_one is Side.TOP,
    "no_draws": lambda rules: (
        rules.no_capture_limit is None
        and rules.repetition_limit is None
        and not rules.draw_by_agreement
    ),
    "red_green": lambda rules: rules.side_names is SideNames.RED_GREEN,
    "elephant_takes_rat": lambda rules: rules.elephant_takes_rat is ElephantTakesRat.ALWAYS,
    "clock_passes": lambda rules: rules.pass_on_time is PassOnTime.ALWAYS,
    "full_strength_in_traps": lambda rules: rules.trapped_attacker is TrappedAttacker.FULL_RANK,
    "draw_200": lambda rules: rules.no_capture_limit == 200,
    "repetition_3": lambda rules: rules.repetition_limit == 3,
}


def some_values(name: str) -> list[Any]:
    """Different values of a rule."""
    field = ALL_FIELDS[name]
    match field.form:
        case OneOf(values=values):
            return list(values)
        case SomeOf(values=values):
            return [frozenset(), RAT, frozenset({Animal.LION, Animal.DOG}), frozenset(values)]
        case Amount(lowest=lowest, highest=highest):
            return [None, lowest, highest]
    return [False, True]


def check(example: Example, rules: JungleRules) -> None:
    """Arrows are what the rulebook says they are, and the line can be played."""
    state = RULEBOOK.start(rules, example.position)
    legal = {RULEBOOK.picks(state, action): action for action in RULEBOOK.actions(state)}
    for arrow in example.arrows:
        way = (arrow.start, arrow.end)
        assert (way in legal) == (arrow.kind != "refused"), arrow
        if arrow.kind != "refused":
            after = RULEBOOK.play(state, legal[way])
            happened = {type(event).__name__ for event in after.events}
            assert ("Captured" in happened) == (arrow.kind == "capture")
            assert ("Jumped" in happened) == arrow.is_leap
    for text in example.line:
        action = RULEBOOK.codec.parse_action(text)
        assert RULEBOOK.refusal(state, action) is None
        state = RULEBOOK.play(state, action).state


def kinds(name: str, rules: JungleRules) -> dict[str, str]:
    """The arrows of a rule's example, by the letter of who goes."""
    example = ALL_FIELDS[name].example(rules)
    board = RULEBOOK.start(rules, example.position).board
    letters = {}
    for arrow in example.arrows:
        piece = board["ABCDEFG".index(arrow.start[0]) + 7 * (int(arrow.start[1]) - 1)]
        assert piece is not None
        letters[piece.letter] = arrow.kind
    return letters


@each_of("name", sorted(set(FIELDS) - IN_WORDS_ONLY))
def test_another_value_of_a_rule_is_seen_on_its_board(name: str) -> None:
    field = ALL_FIELDS[name]
    seen = {field.example(field.changed(TRADITIONAL, value)) for value in some_values(name)}
    assert len(seen) > 1


@each_of("name", ["row_jumpers", "double_jumpers"])
def test_nobody_leaps_sideways_over_rivers_at_the_edges(name: str) -> None:
    everybody = ALL_FIELDS[name].changed(RULE_SETS["appendix"], frozenset(Animal))
    assert set(kinds(name, everybody).values()) == {"refused"}


def test_who_may_leap_both_rivers_is_shown_beside_who_may_not() -> None:
    lions = replace(TRADITIONAL, double_jumpers=frozenset({Animal.LION}))
    arrows = ALL_FIELDS["double_jumpers"].example(lions).arrows
    assert [(arrow.start[0], arrow.end[0], arrow.is_leap) for arrow in arrows] == [
        ("A", "G", True)
    ] * 3
    assert kinds("double_jumpers", lions) == {"L": "move", "E": "refused", "T": "refused"}
    assert set(kinds("double_jumpers", TRADITIONAL).values()) == {"refused"}


def test_all_animals_stand_at_the_water_and_the_swimmers_go_in() -> None:
    found = kinds("swimmers", with_switch(TRADITIONAL, "dog_river"))
    assert {letter for letter, kind in found.items() if kind == "move"} == set("RD")
    assert {letter for letter, kind in found.items() if kind == "refused"} == set("ELTPWC")


@each_of(
    ("value", "lion", "rat"),
    [
        (TrappedAttacker.CANNOT_CAPTURE, "refused", "refused"),
        (TrappedAttacker.RANK_ZERO, "refused", "capture"),
        (TrappedAttacker.FULL_RANK, "capture", "capture"),
    ],
)
def test_what_a_trapped_animal_takes_is_shown_by_a_lion_and_a_rat(
    value: TrappedAttacker, lion: str, rat: str
) -> None:
    rules = replace(TRADITIONAL, trapped_attacker=value)
    assert kinds("trapped_attacker", rules) == {"L": lion, "R": rat}


def test_without_swimmers_the_rat_stays_on_land() -> None:
    dry = replace(TRADITIONAL, swimmers=frozenset())
    for name in ("water_to_land_captors", "land_to_water_capture"):
        assert kinds(name, dry) == {"R": "refused"}


def test_a_rule_says_whether_an_open_den_wins() -> None:
    nobody = replace(TRADITIONAL, den_enterers=frozenset())
    assert [mark.name for mark in ALL_FIELDS["den_enterers"].example(TRADITIONAL).marks] == [
        "den_win"
    ]
    assert ALL_FIELDS["den_enterers"].example(nobody).marks == ()


def test_the_line_of_a_draw_ends_in_that_draw() -> None:
    for name, reason in (("no_capture_limit", "no_capture_limit"), ("repetition_limit",) * 2):
        example = ALL_FIELDS[name].example(TRADITIONAL)
        state = RULEBOOK.start(TRADITIONAL, example.position)
        for text in example.line:
            state = RULEBOOK.play(state, RULEBOOK.codec.parse_action(text)).state
        assert state.verdict is not None
        assert reason.startswith(state.verdict.reason)


def test_the_rule_sets_are_those_of_the_game_in_their_order() -> None:
    assert {each.name: each.rules for each in JUNGLE_OFFERS.rule_sets} == RULE_SETS
    assert [each.name for each in JUNGLE_OFFERS.rule_sets] == list(RULE_SETS)


@each_of("name", RULE_SETS)
def test_every_point_of_a_rule_set_is_true(name: str) -> None:
    offered = next(each for each in JUNGLE_OFFERS.rule_sets if each.name == name)
    assert len(offered.points) >= 3
    for key in offered.points:
        assert TRUTHS[key.removeprefix("rule_point.")](offered.rules), key


@each_of("switch", JUNGLE_OFFERS.switches, ids=lambda switch: switch.name)
def test_a_switch_does_what_the_game_says_and_shows_it(switch: Any) -> None:
    assert switch.apply(TRADITIONAL) == SWITCHES[switch.name](TRADITIONAL)
    check(switch.example, switch.apply(TRADITIONAL))
    column, row, columns, rows = switch.example.part
    for arrow in switch.example.arrows:
        for pick in (arrow.start, arrow.end):
            across, down = "ABCDEFG".index(pick[0]), 9 - int(pick[1])
            assert column <= across < column + columns
            assert row <= down < row + rows


def test_switches_join_a_rule_set_and_its_base_is_still_known() -> None:
    rules = JUNGLE_OFFERS.with_switches("animal", ("dog_river", "rat_only_den"))
    assert RULEBOOK.codec.rules_text(rules) == "animal+dog_river+rat_only_den"
    assert JUNGLE_OFFERS.base_of(rules).name == "animal"
    assert JUNGLE_OFFERS.with_switches("club", ()) == RULE_SETS["club"]


def test_the_rules_that_differ_are_found() -> None:
    rules = replace(TRADITIONAL, rivers=Rivers.EDGES, no_capture_limit=None)
    found = [field.name for field in changed_fields(JUNGLE_OFFERS, rules, TRADITIONAL)]
    assert found == ["rivers", "no_capture_limit"]
