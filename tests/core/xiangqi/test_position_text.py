"""Positions as text: written one way, read with the letters of other programs too."""

from jungle_pg.core.xiangqi.rules import START
from tests.core.xiangqi.positions import XIANGQI, at_text, opening, play_out
from tests.rows import each_of


def text_of(fen: str) -> str:
    return XIANGQI.codec.position_text(at_text(fen))


def test_the_opening() -> None:
    assert XIANGQI.codec.position_text(opening()) == START
    assert text_of(START) == START


def test_the_counters_grow_with_the_game() -> None:
    moment = play_out(opening(), "h3e3", "h10g8", "e3e7")
    assert XIANGQI.codec.position_text(moment).split()[1:] == ["b", "-", "-", "0", "2"]
    assert XIANGQI.codec.position_text(play_out(moment, "b10c8")).split()[4:] == ["1", "3"]


@each_of(
    "other",
    [
        START.replace("b", "e").replace("B", "E"),
        START.replace("n", "h").replace("N", "H"),
        START.replace(" w ", " r "),
        START.replace(" w ", " W "),
        START.removesuffix(" 1"),
        START.removesuffix(" 0 1"),
        START.removesuffix(" - - 0 1"),
        START.replace("/9/", "/18/", 1),
        f"  {START.replace(' ', '   ')} ",
    ],
)
def test_other_spellings_are_read(other: str) -> None:
    assert text_of(other) == START


def test_a_position_keeps_its_counters() -> None:
    fen = "3k5/9/9/9/9/9/9/9/4R4/5K3 b - - 17 42".replace("4R4", "R8")
    assert text_of(fen) == fen
