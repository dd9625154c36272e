"""Moves as players write them; every other notation than coordinates needs the board."""

import pytest

from tests.core.xiangqi.positions import XIANGQI, opening, play_out, state
from tests.rows import each_of

STYLES = ("coordinates", "wxf", "simplified", "traditional")


def written(pieces: str, move: str, mover: str = "w") -> list[str]:
    action = XIANGQI.codec.parse_action(move)
    return [XIANGQI.notate(state(pieces, mover), action, style) for style in STYLES[1:]]


def test_the_notations_are_these() -> None:
    assert XIANGQI.notations() == STYLES


@each_of(
    ("moves", "texts"),
    [
        (("h3e3",), ("h3e3", "C2=5", "炮二平五", "炮二平五")),
        (("h3e3", "h10g8"), ("h10g8", "H8+7", "马8进7", "馬8進7")),
        (("h1g3",), ("h1g3", "H2+3", "马二进三", "傌二進三")),
        (("a1a2",), ("a1a2", "R9+1", "车九进一", "俥九進一")),
        (("a1a2", "b8e8"), ("b8e8", "C2=5", "炮2平5", "砲2平5")),
        (("a1a2", "a10a9"), ("a10a9", "R1+1", "车1进1", "車1進1")),
        (("e1e2",), ("e1e2", "K5+1", "帅五进一", "帥五進一")),
        (("e1e2", "e10e9"), ("e10e9", "K5+1", "将5进1", "將5進1")),
        (("c1e3", "c10e8", "e3c1"), ("e3c1", "E5-7", "相五退七", "相五退七")),
        (("d1e2", "d10e9", "e2d3"), ("e2d3", "A5+6", "仕五进六", "仕五進六")),
    ],
)
def test_moves_of_the_opening(moves: tuple[str, ...], texts: tuple[str, ...]) -> None:
    *before, last = moves
    moment = play_out(opening(), *before)
    action = XIANGQI.codec.parse_action(last)
    assert tuple(XIANGQI.notate(moment, action, style) for style in STYLES) == texts


@each_of(
    ("pieces", "move", "texts"),
    [
        ("Kf1 kd10 Re3 Re7", "e7a7", ["R+=9", "前车平九", "前俥平九"]),
        ("Kf1 kd10 Re3 Re7", "e3e4", ["R-+1", "后车进一", "後俥進一"]),
        ("Kf1 kd10 Ne3 Ne7", "e3c2", ["H--7", "后马退七", "後傌退七"]),
        ("Kf1 kd10 Pe6 Pe7", "e7d7", ["P+=6", "前兵平六", "前兵平六"]),
        ("Kf1 kd10 Pe6 Pe7 Pe8", "e7d7", ["25=6", "中兵平六", "中兵平六"]),
        ("Kf1 kd10 Pe6 Pe7 Pe8", "e6d6", ["35=6", "后兵平六", "後兵平六"]),
        ("Kf1 kd10 Pe6 Pe7 Pe8 Pe9", "e6d6", ["45=6", "四兵平六", "四兵平六"]),
        ("Kf1 ke10 Pb6 Pb7 Pb8 Pb9 Pb10", "b6a6", ["58=9", "五兵平九", "五兵平九"]),
        ("Kf1 kd10 Pe6 Pe7 Pg6 Pg7", "g7h7", ["13=2", "前三平二", "前三平二"]),
        ("Kf1 kd10 Pe6 Pe7 Pe8 Pg6 Pg7", "e7d7", ["25=6", "中五平六", "中五平六"]),
        ("Kf1 kd10 Bc1 Bc5", "c1e3", ["E7+5", "相七进五", "相七進五"]),
    ],
)
def test_equal_pieces_on_one_file(pieces: str, move: str, texts: list[str]) -> None:
    assert written(pieces, move) == texts


@pytest.mark.parametrize(
    ("pieces", "move", "texts"),
    [
        ("Kf1 kd10 re3 re7", "e3a3", ["R+=1", "前车平1", "前車平1"]),
        ("Kf1 kd10 re3 re7", "e7e6", ["R-+1", "后车进1", "後車進1"]),
        ("Kf1 kd10 pc3 pc4 pc5 pg4 pg3", "c4b4", ["23=2", "中3平2", "中3平2"]),
    ],
)
def test_black_has_its_front_below(pieces: str, move: str, texts: list[str]) -> None:
    assert written(pieces, move, "b") == texts


def test_a_history_tells_a_move_in_words() -> None:
    action = XIANGQI.codec.parse_action("h3h10")
    assert XIANGQI.text(opening(), action, None) == "RED Cannon h3→h10 (captured BLACK Horse)"
    quiet = XIANGQI.codec.parse_action("h3e3")
    assert XIANGQI.text(opening(), quiet, 0) == "RED Cannon h3→e3"
