"""Perpetual chase where it is judged: who loses, what is a threat, what is none."""

import pytest

from jungle_pg.core.rulebook import Notice, Verdict
from jungle_pg.core.xiangqi.board import point_name
from jungle_pg.core.xiangqi.chases import threats
from jungle_pg.core.xiangqi.endings import Recurrence
from jungle_pg.core.xiangqi.rulesets import STANDARD
from jungle_pg.core.xiangqi.state import XiangqiState
from tests.core.xiangqi.positions import (
    XIANGQI,
    ending_text,
    play_out,
    state,
    verdict_of,
)

RULES = "standard,repetition=chase"
DRAWN = Verdict(None, "repetition", times=3)
RED_LOSES = Verdict(1, "perpetual_chase", times=3)
BLACK_LOSES = Verdict(0, "perpetual_chase", times=3)

HUNTED = "Kd1 Rb4 kf10 cc8"
HUNT = "b4c4 c8b8 c4b4 b8c8"
BY_CANNON = "Kd1 Cb4 Pb6 Pc6 kf10 rc8 ra8"
HORSE = "b4e4 d9d10 e4b4 d10d9"
PINNED = "Kd1 Ra7 Rf2 kf10 rf8"
PINNED_ALIKE = "Kd1 Ra8 Rf2 kf10 rf8"
OPENED = "Kd1 Rb2 Rc2 Pc6 kf10 cc8"
IN_TURN = "Kd1 Rb4 kf9 cc8 nb8 pi5"


def repeated(pieces: str, moves: str, rules: str = RULES, mover: str = "w") -> XiangqiState:
    """The state after a cycle was gone through twice."""
    return play_out(state(pieces, mover, rules=rules), *moves.split(), *moves.split())


def threatened(pieces: str, seat: int = 0) -> set[str]:
    return {point_name(point) for point in threats(state(pieces).board, seat)}


@pytest.mark.parametrize(
    ("why", "pieces", "moves", "verdict"),
    [
        ("a chariot chases a cannon", HUNTED, HUNT, RED_LOSES),
        ("it is guarded wherever it goes", f"{HUNTED} ra8", HUNT, DRAWN),
        ("it is guarded on one of its points", f"{HUNTED} na10", HUNT, DRAWN),
        ("its guard is pinned", f"{HUNTED} rf8 Rf3", HUNT, RED_LOSES),
        ("its guard is blocked", f"{HUNTED} rf8 be8", HUNT, RED_LOSES),
        ("its guard is not pinned", f"{HUNTED} rf8 nf6 Rf3", HUNT, DRAWN),
        ("a chariot offers itself to a chariot", "Kd1 Rb4 kf10 rc8", HUNT, DRAWN),
        ("it cannot take back, for it is pinned", PINNED, "a7a8 f8f7 a8a7 f7f8", RED_LOSES),
        ("a cannon chases a guarded chariot", BY_CANNON, HUNT, RED_LOSES),
        ("a cannon and a guarded horse", "Kd1 Cb4 Pb6 Pd7 kf10 nb8 ra8 rd9", HORSE, DRAWN),
        ("a soldier beyond the river", "Kd1 Rb6 kf10 pc5", "b6c6 c5b5 c6b6 b5c5", RED_LOSES),
        ("a soldier chases a chariot", "Kd1 Pb7 kf10 rc8", "b7c7 c8b8 c7b7 b8c8", DRAWN),
        ("one idle move excuses", HUNTED, "b4a4 c8b8 a4b4 b8c8", DRAWN),
        ("two lines are opened in turn", OPENED, "c6b6 c8b8 b6c6 b8c8", RED_LOSES),
        ("two pieces are chased in turn", IN_TURN, "b4c4 f9f8 c4b4 f8f9", DRAWN),
        ("check and chase alternate", "Kd1 Rd4 ke10 cc8", "d4e4 e10f10 e4d4 f10e10", DRAWN),
    ],
)
def test_a_cycle_is_gone_through_twice(why: str, pieces: str, moves: str, verdict: Verdict) -> None:
    assert verdict_of(repeated(pieces, moves)) == verdict, why


def test_black_is_judged_as_red_is() -> None:
    moves = "i7h7 h3i3 h7i7 i3h3"
    assert verdict_of(repeated("Kd1 kf10 ri7 Ch3", moves, mover="b")) == BLACK_LOSES


def test_who_loses_is_told_in_words() -> None:
    moment = repeated(HUNTED, HUNT)
    assert ending_text(moment) == "BLACK wins! RED chased a piece for ever."


def test_the_second_time_is_a_warning_that_names_the_chaser() -> None:
    moment = play_out(state(HUNTED, rules=RULES), *HUNT.split())
    assert XIANGQI.notices(moment) == (Notice("chasing", seat=0),)
    assert verdict_of(moment) is None


def test_check_is_worse_than_chase_and_alike_is_a_draw() -> None:
    for checking, chasing, guilty in (
        ((0,), (1,), (0, "perpetual_check")),
        ((1,), (), (1, "perpetual_check")),
        ((), (1,), (1, "perpetual_chase")),
        ((), (0, 1), None),
        ((0, 1), (), None),
        ((), (), None),
    ):
        assert Recurrence(3, checking, chasing).guilty == guilty, (checking, chasing)


def test_where_chases_are_not_judged_they_draw_as_they_always_did() -> None:
    for rules in ("standard", "club", "casual"):
        assert verdict_of(repeated(HUNTED, HUNT, rules)) == DRAWN, rules
    assert verdict_of(repeated(HUNTED, HUNT, "practice")) is None
    # A file from before says nothing of chases.
    assert XIANGQI.saves.parse_rules_record({"base": "standard"}) == STANDARD


def test_what_is_a_threat_and_what_is_none() -> None:
    rows: tuple[tuple[str, str, set[str]], ...] = (
        ("nobody guards it", "Kd1 Rc4 kf10 cc8", {"c8"}),
        ("a soldier at home", "Kd1 Rc4 kf10 pc7", set()),
        ("a soldier beyond the river", "Kd1 Rc4 kf10 pc5", {"c5"}),
        ("the general itself", "Kd1 Re4 kf10 Rf4 cf8", {"f8"}),
        ("by a general", "Kd1 kf10 ne1", set()),
        ("by a soldier", "Kd1 Pc7 kf10 cc8", set()),
        ("who may not leave the file", "Ke1 Ne4 ke10 rc5", set()),
        ("who may not expose the general", "Kd1 Rd4 kf10 rd9 ca4", set()),
        ("guarded by the general", "Kd1 Re4 kf10 ne10", set()),
        ("guarded where the general may not go", "Kd1 Re4 Re2 kf10 ne10", {"e10"}),
        ("a guarded horse by a chariot", "Kd1 Rc4 kf10 nc8 rc10", set()),
        ("a guarded chariot by a horse", "Kd1 Nb6 kf10 rc8 rc10", {"c8"}),
        ("a guarded chariot by a chariot that it cannot take", PINNED_ALIKE, {"f8"}),
        ("a horse that is hobbled by a horse", "Kd1 Nb6 kf10 nc8 Pc7", {"c8"}),
        ("horses that see each other", "Kd1 Nb6 kf10 nc8", set()),
    )
    for why, pieces, found in rows:
        assert threatened(pieces) == found, why
