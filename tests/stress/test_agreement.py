"""Rulebooks beside second generators, in short, and proof that a difference is noticed."""

from random import Random

import pytest

from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.jungle.rulesets import RULE_SETS
from jungle_pg.core.xiangqi.rules import XiangqiRules
from stress.agreement import (
    CASES,
    agreement,
    any_jungle_rules,
    check_jungle,
    check_xiangqi,
    one_case,
)
from stress.disagreement import Disagreement
from stress.run import run_for
from tests import naive, naive_xiangqi
from tests.sample_games import XIANGQI

pytestmark = pytest.mark.stress


def test_a_few_positions_of_every_kind_agree() -> None:
    report = agreement(run_for(seconds=60, seed=3, most=1))
    assert report.findings == ()
    assert report.counts.keys() == CASES.keys()
    assert report.counts["positions of games of Jungle"] != 0


def test_every_rule_set_and_many_house_rules_are_looked_at() -> None:
    seen = {any_jungle_rules(Random(seed)) for seed in range(300)}
    assert {JUNGLE.codec.parse_rules(name) for name in RULE_SETS} <= seen
    assert len(seen) > 100


def test_a_move_that_one_of_them_lacks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    moves = naive.naive_moves
    monkeypatch.setattr(naive, "naive_moves", lambda *facts: set(sorted(moves(*facts))[1:]))
    rules = JUNGLE.codec.parse_rules("traditional")
    with pytest.raises(Disagreement, match="what moves in"):
        check_jungle(rules, JUNGLE.start(rules))


def test_a_check_that_one_of_them_overlooks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    state = XIANGQI.start(XiangqiRules(), "3k5/9/9/9/9/9/9/9/9/3RK4 b")
    check_xiangqi(state)
    monkeypatch.setattr(naive_xiangqi, "naive_checkers", lambda *facts: set())
    with pytest.raises(Disagreement, match="who gives check"):
        check_xiangqi(state)


def test_a_finding_names_the_case_to_see_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(rng: Random) -> int:
        raise Disagreement(f"the fox {rng.random()}")

    monkeypatch.setitem(CASES, "set-up positions of Jungle", fails)
    (finding, *_) = agreement(run_for(seconds=60, most=1)).findings
    seed = int(finding.rpartition(", ")[2].rstrip(")"))
    with pytest.raises(Disagreement) as told:
        one_case("set-up positions of Jungle", seed)
    assert str(told.value) in finding
