"""What games say of a position before their limits end them."""

import pytest

from jungle_pg.core.gametext import play_texts
from jungle_pg.core.jungle.rulebook import JungleRulebook
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Notice
from jungle_pg.core.xiangqi.rulebook import XiangqiRulebook

JUNGLE, XIANGQI = JungleRulebook(), XiangqiRulebook()
CHASE = "3k5/9/9/9/9/9/9/9/4A4/R3K4 w - - 0 1"
CHECKS = ("a1a10", "d10d9", "a10a9", "d9d10", "a9a10")
BACK = ("i1i2", "a10a9", "i2i1", "a9a10")


def xiangqi(*moves: str, rules: str = "standard", position: str | None = None) -> AnyMatch:
    setup = Setup(XIANGQI.codec.parse_rules(rules), position)
    return play_texts(XIANGQI, setup, moves).match()


def codes(match: AnyMatch) -> list[str]:
    return [notice.code for notice in match.rulebook.notices(match.state)]


def test_a_position_is_told_when_it_is_back() -> None:
    assert codes(xiangqi(*BACK[:3])) == []
    assert codes(xiangqi(*BACK)) == ["repeated"]
    assert codes(xiangqi(*BACK, rules="standard,repetition=off")) == []


def test_who_gave_check_all_the_time_is_named_unless_it_is_only_a_draw() -> None:
    match = xiangqi(*CHECKS, position=CHASE)
    assert XIANGQI.notices(match.state) == (Notice("perpetual", seat=0),)
    assert codes(xiangqi(*CHECKS, position=CHASE, rules="standard,repetition=draw")) == ["repeated"]


@pytest.mark.parametrize(("quiet", "is_told"), [(0, False), (95, False), (96, True), (119, True)])
def test_moves_without_a_capture_are_told_in_the_last_fifth(quiet: int, is_told: bool) -> None:
    state = XIANGQI.start(
        XIANGQI.codec.parse_rules("standard"), f"{CHASE.removesuffix('0 1')}{quiet} 9"
    )
    told = (Notice("quiet", lasts=True, count=quiet, limit=120),)
    assert XIANGQI.notices(state) == (told if is_told else ())


def test_jungle_tells_both_too_and_nothing_after_the_end() -> None:
    rules = JUNGLE.codec.parse_rules("traditional")
    match = play_texts(JUNGLE, Setup(rules), ["A1A2", "A9A8", "A2A1", "A8A9"]).match()
    assert codes(match) == ["repeated"]
    near = JUNGLE.start(rules, "7/7/7/7/7/7/7/C6/6c r 49 30")
    assert [notice.code for notice in JUNGLE.notices(near)] == ["quiet"]
    over = JUNGLE.start(rules, "7/7/7/7/7/7/7/C6/6c r 50 30")
    assert JUNGLE.verdict(over) is not None
    assert JUNGLE.notices(over) == ()
