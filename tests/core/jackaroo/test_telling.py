"""Decisions as lines of a history."""

import pytest

from tests.core.jackaroo.moments import JACKAROO, after, decision, moment
from tests.rows import each_of


def told(start: tuple[str, ...], text: str, seat: int | None, *before: str) -> str:
    red, yellow, hand = start
    state = after(moment(red, yellow, hand=hand), *before)
    return JACKAROO.text(state, decision(text), seat)


EARNED = "earns a card and another turn"
BOARD = ("10 50 B B", "15 30 B B")


@each_of(
    ("hand", "before", "text", "line"),
    [
        (
            "5S",
            ["card:5S"],
            "marble:1",
            f"RED plays 5S: marble 1 10→15, captures YELLOW marble 1, {EARNED}",
        ),
        ("3S", ["card:3S"], "marble:2", f"RED plays 3S: marble 2 50→H2, comes home, {EARNED}"),
        ("AS", ["card:AS"], "option:out", "RED plays AS: marble 3 comes out"),
        ("10S", ["card:10S"], "option:attack", "RED plays 10S: YELLOW must discard"),
        ("QH", [], "card:QH", "RED plays QH: YELLOW must discard"),
        ("QH", ["card:QH"], "discard:3C", "YELLOW discards 3C"),
        (
            "JS",
            ["card:JS", "marble:1"],
            "target:2",
            "RED plays JS: marble 1 10→30, YELLOW marble 2 30→10",
        ),
        ("7S", ["card:7S", "marble:1"], "steps:4", "RED plays 7S: marble 1 10→14"),
        (
            "7S",
            ["card:7S", "marble:1", "steps:4"],
            "rest:2",
            f"RED goes on with 7S: marble 2 50→H2, comes home, {EARNED}",
        ),
    ],
)
def test_what_everybody_sees_is_told_to_everybody(
    hand: str, before: list[str], text: str, line: str
) -> None:
    assert {told((*BOARD, hand), text, seat, *before) for seat in (0, 1, None)} == {line}


@pytest.mark.parametrize(
    ("hand", "before", "text", "line"),
    [
        ("5S", [], "card:5S", "RED chooses 5S"),
        ("AS", ["card:AS"], "option:move", "RED chooses to move"),
        ("7S", ["card:7S"], "marble:2", "RED chooses marble 2"),
    ],
)
def test_what_is_picked_is_told_to_its_seat_alone(
    hand: str, before: list[str], text: str, line: str
) -> None:
    assert told((*BOARD, hand), text, 0, *before) == line
    for seat in (1, None):
        assert told((*BOARD, hand), text, seat, *before) == "RED chooses"


def test_steps_that_are_lost_and_the_end_are_told() -> None:
    start = ("H1 50 H3 H4", "15 30 B B", "7S AS")
    assert told(("50 B B B", "26 B B B", "7S"), "steps:1", None, "card:7S", "marble:1") == (
        "RED plays 7S: marble 1 50→51, 6 steps are lost"
    )
    assert told(start, "marble:1", None, "card:AS", "option:move").endswith("marble 1 H1→H2")
    winning = told(("H2 51 H3 H4", "15 B B B", "AS"), "marble:2", 1, "card:AS", "option:move")
    assert winning == "RED plays AS: marble 2 51→H1, comes home, wins"


def test_luck_is_told_to_those_it_concerns() -> None:
    dealing = after(moment("10 B B B", hand="5S", other=""), "card:5S", "marble:1")
    deal = decision("deal:AS,2S,3S,4S|6S,7S,8S,9S")
    assert JACKAROO.text(dealing, deal, 0) == "RED gets AS 2S 3S 4S; YELLOW gets 4 cards"
    assert JACKAROO.text(dealing, deal, 1) == "RED gets 4 cards; YELLOW gets 6S 7S 8S 9S"
    assert JACKAROO.text(dealing, deal, None) == "RED gets 4 cards; YELLOW gets 4 cards"
    drawing = after(moment("50 B B B", hand="3S"), "card:3S", "marble:1")
    lines = [JACKAROO.text(drawing, decision("draw:AS"), seat) for seat in (0, 1, None)]
    assert lines == ["RED draws AS", "RED draws a card", "RED draws a card"]
