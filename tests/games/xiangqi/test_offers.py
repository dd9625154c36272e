"""What can be chosen about the rules of Xiangqi, and that the boards that show it are true."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from jungle_pg.core.rulebook import Verdict
from jungle_pg.core.xiangqi.rulebook import XiangqiRulebook
from jungle_pg.core.xiangqi.rules import Repetition, XiangqiRules
from jungle_pg.core.xiangqi.rulesets import RULE_SETS, STANDARD
from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.games.xiangqi.options import XIANGQI_OFFERS
from tests.games.reading import check_truth
from tests.rows import each_of

RULEBOOK: Final = XiangqiRulebook()
FIELDS: Final = {field.name: field for part in XIANGQI_OFFERS.sections for field in part.fields}

TRUTHS: Final[dict[str, Callable[[XiangqiRules], bool]]] = {
    "perpetual_check_loses": lambda rules: rules.repetition is Repetition.STANDARD,
    "repetition_draws": lambda rules: rules.repetition is Repetition.DRAW,
    "repetition_free": lambda rules: rules.repetition is Repetition.OFF,
    "draw_120": lambda rules: rules.no_capture_limit == 120,
    "draw_100": lambda rules: rules.no_capture_limit == 100,
    "no_count": lambda rules: rules.no_capture_limit is None,
    "dead_draw": lambda rules: rules.dead_draw,
    "play_on": lambda rules: not rules.dead_draw,
}


def played(rules: XiangqiRules, name: str) -> XiangqiState:
    """The last position of what shows a rule."""
    state = check_truth(RULEBOOK, rules, FIELDS[name].example(rules))
    assert isinstance(state, XiangqiState)
    return state


@each_of("name", RULE_SETS)
def test_every_point_of_a_rule_set_is_true(name: str) -> None:
    offered = next(each for each in XIANGQI_OFFERS.rule_sets if each.name == name)
    assert len(offered.points) == 3
    for key in offered.points:
        assert TRUTHS[key.removeprefix("rule_point.xiangqi.")](offered.rules), key


def test_no_two_rule_sets_are_the_same() -> None:
    assert len(set(RULE_SETS.values())) == len(RULE_SETS)


@each_of("name", RULE_SETS)
def test_a_rule_set_is_known_by_its_name_and_by_its_text(name: str) -> None:
    assert RULEBOOK.codec.rules_text(RULE_SETS[name]) == name
    assert RULEBOOK.codec.parse_rules(name) == RULE_SETS[name]
    assert XIANGQI_OFFERS.base_of(RULEBOOK.codec.parse_rules(name)).name == name


def test_house_rules_keep_the_name_of_what_they_were_made_from() -> None:
    rules = replace(RULE_SETS["club"], dead_draw=False)
    assert RULEBOOK.codec.rules_text(rules) == "club,dead_draw=no"
    assert XIANGQI_OFFERS.base_of(rules).name == "club"


@each_of(
    ("judgement", "verdict", "plies"),
    [
        (Repetition.STANDARD, Verdict(1, "perpetual_check", times=3), 8),
        (Repetition.CHASE, Verdict(1, "perpetual_chase", times=3), 8),
        (Repetition.DRAW, Verdict(None, "repetition", times=3), 8),
        (Repetition.OFF, None, 12),
    ],
)
def test_positions_that_come_again_end_as_the_rule_says(
    judgement: Repetition, verdict: Verdict | None, plies: int
) -> None:
    rules = replace(STANDARD, repetition=judgement)
    assert played(rules, "repetition").verdict == verdict
    assert len(FIELDS["repetition"].example(rules).line) == plies


@each_of("limit", [10, 120, 1000])
def test_the_last_quiet_move_makes_the_draw(limit: int) -> None:
    state = played(replace(STANDARD, no_capture_limit=limit), "no_capture_limit")
    assert state.verdict == Verdict(None, "no_capture", limit=limit)


def test_without_a_limit_quiet_moves_go_on() -> None:
    assert played(replace(STANDARD, no_capture_limit=None), "no_capture_limit").verdict is None


@each_of(("is_draw", "verdict"), [(True, Verdict(None, "dead_position")), (False, None)])
def test_a_board_without_attackers_ends_as_the_rule_says(
    is_draw: bool, verdict: Verdict | None
) -> None:
    rules = replace(STANDARD, dead_draw=is_draw)
    assert [arrow.kind for arrow in FIELDS["dead_draw"].example(rules).arrows] == ["capture"]
    assert played(rules, "dead_draw").verdict == verdict
