"""What eyes and ears are told of each ply, in the order of happening."""

import pytest

from jungle_pg.core.jungle.animals import PIECES, Piece
from jungle_pg.core.jungle.board import parse_spot
from jungle_pg.core.jungle.state import (
    Captured,
    Ended,
    EnteredDen,
    Event,
    Freed,
    Jumped,
    Moved,
    Passed,
    Trapped,
)
from jungle_pg.core.rulebook import Verdict
from tests.core.jungle.positions import state, step
from tests.rows import each_of


def told(rules: str, animals: str, move: str, mover: str = "r", quiet: int = 0) -> list[Event]:
    return list(step(state(rules, animals, mover, quiet), move).events)


def at(name: str) -> int:
    return parse_spot(name)


def crossed(names: str) -> tuple[int, ...]:
    return tuple(parse_spot(name) for name in names.split())


W, E, L, C, R = (PIECES[letter] for letter in "WELCR")
BLUE_W, BLUE_C = PIECES["w"], PIECES["c"]


def test_a_step() -> None:
    assert told("traditional", "WA1 cA9", "A1B1") == [Moved(W, at("A1"), at("B1"))]


@each_of(
    ("move", "over"),
    [
        ("B3B7", "B4 B5 B6"),
        ("B7B3", "B6 B5 B4"),
        ("A5D5", "B5 C5"),
        ("G5D5", "F5 E5"),
        ("A5G5", "B5 C5 E5 F5"),
        ("G5A5", "F5 E5 C5 B5"),
    ],
)
def test_a_jump_tells_the_water_it_crosses_on_its_way(move: str, over: str) -> None:
    start, target = move[:2], move[2:]
    assert told("animal+extended_jumps", f"L{start} cA9", move) == [
        Jumped(L, at(start), at(target), crossed(over))
    ]


def test_a_capture_by_a_step() -> None:
    assert told("traditional", "ED4 wD5 cA9", "D4D5") == [
        Moved(E, at("D4"), at("D5")),
        Captured(at("D5"), E, BLUE_W),
    ]


def test_a_capture_by_a_jump() -> None:
    assert told("traditional", "LB3 wB7 cA9", "B3B7") == [
        Jumped(L, at("B3"), at("B7"), crossed("B4 B5 B6")),
        Captured(at("B7"), L, BLUE_W),
    ]


@each_of(
    ("animals", "move", "mover", "piece"),
    [
        ("WD7 cA9", "D7D8", "r", W),
        ("WB9 cA8", "B9C9", "r", W),
        ("WF9 cA9", "F9E9", "r", W),
        ("wD3 CA1", "D3D2", "b", BLUE_W),
        ("wB1 CA2", "B1C1", "b", BLUE_W),
        ("wF1 CA1", "F1E1", "b", BLUE_W),
    ],
)
def test_walking_into_an_enemy_trap(animals: str, move: str, mover: str, piece: Piece) -> None:
    start, target = at(move[:2]), at(move[2:])
    assert told("traditional", animals, move, mover) == [
        Moved(piece, start, target),
        Trapped(piece, target),
    ]


def test_the_own_trap_is_nothing_to_tell() -> None:
    assert told("traditional", "WD3 cA9", "D3D2") == [Moved(W, at("D3"), at("D2"))]
    assert told("traditional", "WD2 cA9", "D2D3") == [Moved(W, at("D2"), at("D3"))]


def test_leaving_an_enemy_trap() -> None:
    assert told("traditional", "WD8 cA9", "D8D7") == [
        Moved(W, at("D8"), at("D7")),
        Freed(W, at("D8")),
    ]


def test_a_capture_out_of_a_trap() -> None:
    assert told("club", "WD8 cD7 eA9", "D8D7") == [
        Moved(W, at("D8"), at("D7")),
        Freed(W, at("D8")),
        Captured(at("D7"), W, BLUE_C),
    ]


def test_a_capture_in_a_trap() -> None:
    assert told("traditional", "WD7 cD8 eA9", "D7D8") == [
        Moved(W, at("D7"), at("D8")),
        Captured(at("D8"), W, BLUE_C),
        Trapped(W, at("D8")),
    ]


def test_entering_the_den_comes_last_before_the_end() -> None:
    assert told("traditional", "WD8 cA9", "D8D9") == [
        Moved(W, at("D8"), at("D9")),
        Freed(W, at("D8")),
        EnteredDen(W, at("D9")),
        Ended(Verdict(0, "den")),
    ]
    assert told("traditional", "wC1 CA1", "C1D1", "b") == [
        Moved(BLUE_W, at("C1"), at("D1")),
        Freed(BLUE_W, at("C1")),
        EnteredDen(BLUE_W, at("D1")),
        Ended(Verdict(1, "den")),
    ]


def test_the_last_capture_ends_the_game() -> None:
    assert told("traditional", "CD4 cD5", "D4D5") == [
        Moved(C, at("D4"), at("D5")),
        Captured(at("D5"), C, BLUE_C),
        Ended(Verdict(0, "captured_all")),
    ]


def test_a_draw_ends_the_game() -> None:
    assert told("traditional", "RA4 cA9", "A4B4", quiet=49) == [
        Moved(R, at("A4"), at("B4")),
        Ended(Verdict(None, "no_capture_limit", limit=50)),
    ]


@pytest.mark.parametrize(("mover", "seat"), [("r", 0), ("b", 1)])
def test_a_pass(mover: str, seat: int) -> None:
    assert told("animal", "WA1 cA9", "pass", mover) == [Passed(seat)]


def test_a_pass_can_end_the_game() -> None:
    assert told("traditional", "WA1 cA9", "pass", quiet=49) == [
        Passed(0),
        Ended(Verdict(None, "no_capture_limit", limit=50)),
    ]


def test_nothing_in_jungle_is_secret() -> None:
    assert step(state("traditional", "WA1 cA9"), "A1B1").seals is False
