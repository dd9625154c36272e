"""Check on the board: a burst below the general, rings below attackers, chevrons between them."""

from dataclasses import replace
from itertools import pairwise
from math import cos, dist, radians, sin

import pytest

from jungle_pg.core.rulebook import Pick
from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.games.values import Appearance, Field, Mark
from jungle_pg.games.xiangqi.look import XiangqiLook
from jungle_pg.stage.ops import DrawList, Sprite
from jungle_pg.stage.theme import DAY
from tests.rows import each_of
from tests.sample_games import XIANGQI
from tests.ui.looking import find, plain_measure

TABLE = XiangqiLook()
FIELD = Field(60, 60, 100, 9, 10)
FIELDS = [FIELD, replace(FIELD, is_flipped=True)]
APPEARANCE = Appearance(DAY, plain_measure, "both")
RULES = XIANGQI.codec.parse_rules("standard")

CHARIOT = "3k5/9/9/9/9/4r4/9/9/9/4K4"
HORSE = "3k5/9/9/9/9/9/9/3n5/9/4K4"
SOLDIER = "3k5/9/9/9/9/9/9/9/4p4/4K4"
CANNON = "3k5/9/9/9/9/4c4/4P4/9/9/4K4"
ACROSS = "5k3/9/9/9/9/9/9/9/9/c2AK4"
TWO_HORSES = "5k3/9/9/9/9/9/9/3n1n3/9/4K4"
CANNON_AND_CHARIOT = "5k3/9/9/9/9/4c4/4r4/9/9/4K4"
TOP_ROW = "C2ak4/9/9/9/9/9/9/9/9/3K5"

every_field = each_of("field", FIELDS, ids=["red", "black"])


def position(board: str, mover: str = "w") -> XiangqiState:
    return XIANGQI.start(RULES, f"{board} {mover} - - 0 1")


def marks_of(state: XiangqiState) -> list[Mark]:
    danger = XIANGQI.danger(state)
    assert danger is not None
    return [Mark("danger", danger.pick), *(Mark("danger_from", pick) for pick in danger.by)]


def shown(
    board: str, field: Field = FIELD, appearance: Appearance = APPEARANCE, mover: str = "w"
) -> DrawList:
    state = position(board, mover)
    return TABLE.standing(state, field, appearance, marks_of(state))


def chevrons(ops: DrawList) -> list[Sprite]:
    return find(ops, Sprite, name="xiangqi/check_chevron")


def place(pick: Pick, field: Field = FIELD) -> tuple[float, float]:
    return field.middle(*TABLE.place_of(pick))


def test_a_burst_lies_below_the_general_and_a_ring_below_the_attacker() -> None:
    ops = shown(CHARIOT)
    burst, ring = find(ops, Sprite)[:2]
    assert (burst.name, burst.w, (burst.x, burst.y)) == ("xiangqi/check", 124, place("e1"))
    assert (ring.name, ring.w, (ring.x, ring.y)) == ("xiangqi/check_from", 100, place("e5"))


def test_the_burst_pulses_with_its_mark() -> None:
    ops = TABLE.standing(position(CHARIOT), FIELD, APPEARANCE, [Mark("danger", "e1", 1.03)])
    (burst,) = find(ops, Sprite, name="xiangqi/check")
    assert (burst.stretch_x, burst.stretch_y) == (1.03, 1.03)


def test_an_attacker_that_can_be_taken_is_marked_as_that_alone() -> None:
    state = position(CHARIOT)
    marks = [*marks_of(state), Mark("capture", "e5")]
    found = [op.name for op in find(TABLE.standing(state, FIELD, APPEARANCE, marks), Sprite)]
    assert "marks/capture" in found
    assert "xiangqi/check_from" not in found


def test_without_its_mark_no_check_is_drawn() -> None:
    assert not chevrons(TABLE.standing(position(CHARIOT), FIELD, APPEARANCE))


def test_chevrons_are_drawn_over_the_pieces() -> None:
    ops = shown(CANNON)
    last_piece = max(ops.index(op) for op in find(ops, Sprite, name="marks/shadow"))
    assert min(ops.index(op) for op in chevrons(ops)) > last_piece


@every_field
@each_of(("board", "attacker"), [(CHARIOT, "e5"), (HORSE, "d3"), (CANNON, "e5"), (ACROSS, "a1")])
def test_chevrons_come_nearer_to_the_general_and_point_where_they_go(
    board: str, attacker: Pick, field: Field
) -> None:
    line = chevrons(shown(board, field))
    assert len(line) >= 4
    places = [(op.x, op.y) for op in line]
    away = [dist(spot, place("e1", field)) for spot in places]
    assert away == sorted(away, reverse=True)
    assert dist(places[0], place(attacker, field)) < 70
    assert 40 < away[-1] < 90
    for op, (here, there) in zip(line, pairwise(places), strict=False):
        step = dist(here, there)
        ahead = cos(radians(op.angle)) * (there[0] - here[0]) / step
        ahead -= sin(radians(op.angle)) * (there[1] - here[1]) / step
        assert ahead > 0.7


@every_field
def test_a_chariot_attacks_along_a_straight_line(field: Field) -> None:
    assert {round(op.x) for op in chevrons(shown(CHARIOT, field))} == {round(place("e1", field)[0])}


@every_field
def test_a_horse_goes_by_the_point_that_could_hobble_it(field: Field) -> None:
    line = chevrons(shown(HORSE, field))
    leg = place("d2", field)
    assert min(dist((op.x, op.y), leg) for op in line) < 25
    first, last = line[0], line[-1]
    assert abs(first.angle) == pytest.approx(90)
    assert abs(first.angle - last.angle) == pytest.approx(45)


@every_field
def test_the_line_of_a_cannon_passes_beside_its_screen(field: Field) -> None:
    line = chevrons(shown(CANNON, field))
    x, y = place("e4", field)
    beside = min(line, key=lambda op: abs(op.y - y))
    assert beside.x < x - 40
    assert min(op.x for op in line) == pytest.approx(x - 62, abs=4)


def test_beside_a_turned_screen_it_keeps_clear_of_its_badge() -> None:
    line = chevrons(shown(CANNON, appearance=replace(APPEARANCE, upside_down=0)))
    assert all(op.x > place("e4")[0] for op in line)


def test_across_the_board_it_passes_above_but_never_over_the_logs() -> None:
    assert all(op.y < place("a1")[1] for op in chevrons(shown(ACROSS)))
    line = chevrons(shown(TOP_ROW, mover="b"))
    assert line
    assert all(op.y > place("a10")[1] for op in line)


@every_field
def test_a_soldier_beside_the_general_has_one_chevron_between_them(field: Field) -> None:
    (only,) = chevrons(shown(SOLDIER, field))
    from_y, to_y = place("e2", field)[1], place("e1", field)[1]
    assert min(from_y, to_y) < only.y < max(from_y, to_y)


@each_of(("board", "attackers"), [(TWO_HORSES, ["d3", "f3"]), (CANNON_AND_CHARIOT, ["e5", "e4"])])
def test_in_double_check_each_attacker_has_a_ring_and_a_line(
    board: str, attackers: list[Pick]
) -> None:
    ops = shown(board)
    rings = {(op.x, op.y) for op in find(ops, Sprite, name="xiangqi/check_from")}
    assert rings == {place(pick) for pick in attackers}
    for pick in attackers:
        assert any(dist((op.x, op.y), place(pick)) < 70 for op in chevrons(ops))


def test_on_a_small_board_chevrons_stay_large_enough_and_are_fewer() -> None:
    small = chevrons(shown(CHARIOT, Field(0, 0, 30, 9, 10)))
    assert all(op.w >= 14 for op in small)
    assert 2 <= len(small) < len(chevrons(shown(CHARIOT)))


def test_while_a_piece_is_held_the_check_stays_in_sight() -> None:
    state = position(CHARIOT)
    ops = TABLE.holding(state, "e1", (300, 300), FIELD, APPEARANCE, marks_of(state))
    assert chevrons(ops) == chevrons(shown(CHARIOT))


def test_an_eye_shows_where_generals_would_face_each_other() -> None:
    ops = TABLE.standing(position(CHARIOT), FIELD, APPEARANCE, [Mark("facing", "d5")])
    eye = ops[-1]
    assert isinstance(eye, Sprite)
    assert (eye.name, eye.w, (eye.x, eye.y)) == ("xiangqi/facing", 50, place("d5"))
