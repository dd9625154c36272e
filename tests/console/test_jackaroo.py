"""Jackaroo in the terminal: the ring, cards and picks as they are typed, what is told of them."""

import re
import unicodedata
from pathlib import Path
from typing import Any

import pytest

from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.games.console.style import Style
from jungle_pg.games.jackaroo.console.board import RING, SPOTS
from jungle_pg.games.jackaroo.console.jackaroo_face import JackarooFace
from tests.console.driving import command, plain, pretty
from tests.console.jackaroo_lines import COLOURFUL, KING, WRITTEN, board, file_of, hands, rings
from tests.core.jackaroo.moments import JACKAROO, decision, moment
from tests.rows import each_of

FACE = JackarooFace()

START = """\
    19  20  21  22  23  24  25  26  27  28  29  30  31  32
    .   .   .   .   .   .   .   Y1  .   .   .   .   .   .
18  .                       -                           .   33
17  .                       -           Y4  Y3  Y2  _   .   34
16  .                       -                           .   35
15  .                       -                           .   36
14  .                                                   .   37
13  .                                                   .   38
12  .                                                   .   39
11  .                                                   .   40
10  .                           -                       .   41
 9  .                           -                       .   42
 8  .   _   R2  R3  R4          -                       .   43
 7  .                           -                       .   44
    .   .   .   .   .   .   R1  .   .   .   .   .   .   .
    6   5   4   3   2   1   0   51  50  49  48  47  46  45
Round 1, 4 cards. Deck: 44. Pile: 0
"""


def columns(line: str) -> int:
    """How wide a line is on a terminal."""
    return sum(1 + (unicodedata.east_asian_width(letter) in "WF") for letter in line)


def test_the_ring_goes_round_clockwise_with_red_below() -> None:
    assert len(set(RING.values())) == 52
    assert len(SPOTS) == 52 + 2 * 4 + 2 * 4
    for node in range(52):
        (row, column), (next_row, next_column) = RING[node], RING[(node + 1) % 52]
        assert abs(row - next_row) + abs(column - next_column) == 1
    assert RING[0][0] > RING[26][0]
    assert RING[1][1] < RING[0][1]


def test_the_plain_game_shows_the_ring_the_cards_and_what_can_be_typed() -> None:
    said = plain("2", **KING).said
    assert said.startswith("Choose game mode (1, 2, 3): Turn 1:\n")
    lines = [line.rstrip() for line in said.splitlines()]
    assert "\n".join(lines[1:18]) + "\n" == START
    assert re.search(r"^YELLOW: 0/4 home \[-+\] 0 %. Cards: \?\? \?\? \?\? \?\?$", said, re.M)
    assert re.search(r"^RED's turn \((\w+, ){3}\w+\): $", said, re.M)


@each_of(
    ("state", "text", "meant"),
    [
        (moment("10 B B B", "15 B B B", hand="7S KH"), "7S", "card:7S"),
        (moment("10 B B B", "15 B B B", hand="7S KH"), "card:7s", "card:7S"),
        (moment("10 B B B", "15 B B B", hand="7S KH"), "play 7S", "card:7S"),
        (moment("10 B B B", "15 B B B", hand="7S KH"), "7♠", "card:7S"),
        (moment("10 B B B", "15 B B B", hand="7S KH"), "k", "card:KH"),
        (moment("10 B B B", "15 B B B", hand="7S KH"), "discard 7S", "discard:7S"),
        (moment("10 B B B", "15 B B B", hand="7S 7H"), "7", None),
        (moment("10 B B B", "15 B B B", hand="7S KH"), "8H", "card:8H"),
        (moment("10 B B B", "15 B B B", hand="7S KH"), "marble 2", "marble:2"),
        (moment("B B B B", "15 B B B", hand="7S 8H"), "7S", "discard:7S"),
        (moment("B B B B", "15 B B B", hand="7S 8H"), "11S", None),
        (moment("B B B B", "15 B B B", hand="7S 8H"), "", None),
        (moment("B B B B", "15 B B B", hand="7S 8H"), "7S 8H", None),
        (moment("B B B B", "15 B B B", hand="7S 8H"), "shuffle ١", None),
    ],
)
def test_a_card_is_read_in_many_ways(state: JackarooState, text: str, meant: str | None) -> None:
    assert FACE.read(state, text) == (None if meant is None else decision(meant))


@each_of(
    ("picked", "text", "meant"),
    [
        (("card:KH",), "out", "option:out"),
        (("card:KH",), "option:run", "option:run"),
        (("card:KH",), "RUN", "option:run"),
        (("card:7S",), "2", "marble:2"),
        (("card:7S",), "marble 2", "marble:2"),
        (("card:7S", "marble:1"), "3", "steps:3"),
        (("card:7S", "marble:1"), "steps 3", "steps:3"),
        (("card:7S", "marble:1"), "marble 3", "marble:3"),
        (("card:7S", "marble:1", "steps:3"), "2", "rest:2"),
        (("card:7S", "marble:1", "steps:3"), "marble 2", "rest:2"),
        (("card:JS", "marble:1"), "1", "target:1"),
        (("card:JS", "marble:1"), "target 1", "target:1"),
        (("card:JS", "marble:1"), "marble:1", "target:1"),
    ],
)
def test_what_is_chosen_next_is_read_by_what_is_asked(
    picked: tuple[str, ...], text: str, meant: str
) -> None:
    state = moment("10 20 B B", "15 B B B", hand="7S KH JS")
    for pick in picked:
        state = JACKAROO.play(state, decision(pick)).state
    assert FACE.read(state, text) == decision(meant)
    offered = JACKAROO.actions(state)
    assert [FACE.read(state, FACE.typed(state, each)) for each in offered] == list(offered)


def test_a_seven_is_split_pick_by_pick() -> None:
    played = plain("1", "", "7S", "1", "3", "Z0 Z0", **KING, board=board(red="10 20 30 B"))
    assert "RED's turn, 7S (marble 1, marble 2, marble 3): " in played.said
    assert "RED's turn, 7S, marble 1 (steps " in played.said
    assert "RED plays 7S.\nRED marble 1 goes from 10 to 13.\n" in played.said
    assert "RED's turn (marble 2, marble 3): " in played.said


def test_what_leaves_no_choice_is_not_asked_for() -> None:
    said = plain("1", "", "7S", "1", "3", **KING, board=board()).said
    assert "RED marble 1 goes from 10 to 13.\nRED marble 2 goes from 20 to 24.\n" in "\n".join(
        line for line in said.splitlines() if "plays" not in line
    )
    assert said.count("RED's turn") == 3
    only = plain("1", "", "7S", **KING, board=board(red="10 B B B", hand="7S 9S")).said
    assert "RED's turn, 7S, marble 1 (steps 7): " in only


def test_what_was_chosen_by_itself_may_be_typed_too(tmp_path: Path) -> None:
    lines = ("2", "KH", "run", "marble 1", "1")
    position = board(red="0 10 B B", hand="KH 9S")
    said = plain(*lines, **KING, board=position).said
    assert "RED's turn, KH, run (marble 1, marble 2): " in said
    assert "Invalid" not in said.partition("RED plays KH.")[0]
    shown = pretty(tmp_path, *lines, **KING, board=position).said
    assert "1. RED plays KH: marble 1 0→13" in shown
    refused = plain("2", "KH", "out", **KING, board=position).said
    assert "Invalid. Try again!" in refused


@pytest.mark.parametrize("word", ["back", "undo"])
def test_picks_are_taken_back_before_they_are_final(word: str, tmp_path: Path) -> None:
    lines = ("1", "", "7S", "1", word, word, "9S", "1")
    played = plain(*lines, **KING, board=board())
    assert played.said.count("RED's turn (7S, 9S, KH): ") == 2
    assert played.said.count("RED's turn, 7S (marble 1, marble 2): ") == 2
    assert "RED plays 9S.\n" in played.said
    shown = pretty(tmp_path, *lines, "", word, **KING, board=board())
    assert "RED plays 9S: marble 1 10→19" in shown.said
    assert "What was seen cannot be taken back" in shown.said


def test_a_capture_brings_a_card_and_another_turn() -> None:
    said = plain("1", "", "5S", "1", **KING, board=board(hand="5S 9S")).said
    for line in ("YELLOW marble 1 captured!", "RED plays again."):
        assert f"\n{line}\n" in said
    assert re.search(r"^RED draws \d?\w+\.$", said, re.M)
    assert said.count("Pass the screen") == 1


def test_what_a_card_can_do_is_marked_in_the_hand() -> None:
    state = moment("10 51 B B", "15 B B B", hand="5S 2H QS 4H")
    cards = hands(plain("2", **KING, board=file_of(state)).said, "RED")[0].split()
    assert cards == ["5S!", "2H+", "QS", "4H"]
    stuck = plain("2", **KING, board=board(red="B B B B", hand="7S KH")).said
    assert "Cards: (7S) KH\n" in stuck


def test_who_cannot_play_is_told_to_discard() -> None:
    said = plain("2", **KING, board=board(red="B B B B", hand="7S 9S")).said
    assert "RED has no card to play and must discard one\n" in said.replace("Red", "RED")
    assert "RED's turn (discard 7S, discard 9S): " in said


def marked(ring: list[str], sign: str) -> int:
    """How many places are marked with a bracket."""
    return sum(line.count(sign) for line in ring)


def test_targets_of_a_chosen_card_are_marked(tmp_path: Path) -> None:
    assert marked(rings(pretty(tmp_path, "2", "9S", **KING, board=board()).said)[-1], "(") == 2
    moved = rings(pretty(tmp_path, "2", "9S", "1", **KING, board=board()).said)[-1]
    assert marked(moved, "[") >= 1


def test_marks_follow_what_is_picked_and_an_equal_board_is_not_shown_again(tmp_path: Path) -> None:
    position = board(red="10 21 33 B", hand="7S 10S")
    seven = rings(pretty(tmp_path, "1", "", "7S", "1", "3", **KING, board=position).said)
    # Steps of any marble, of marble 1, and then where the rest leads to.
    assert [marked(ring, "(") for ring in seven[1:]] == [21, 7, 2]
    ten = pretty(tmp_path, "2", "10S", "move", **KING, board=position).said
    assert len(rings(ten)) == 2
    assert "RED's Turn, 10S, move. Choose a marble (marble 1, marble 2, marble 3): " in ten


@pytest.mark.parametrize(
    ("language", "why"), [("en", "Extra turn for Red"), ("zh", "红方再走一次")]
)
def test_the_pretty_game_says_why_a_side_plays_again(
    language: str, why: str, tmp_path: Path
) -> None:
    capture = board(hand="5S 9S")
    assert (
        f"\n{why}\n"
        in pretty(tmp_path, "2", "5S", "1", **KING, board=capture, language=language).said
    )
    assert (
        why not in pretty(tmp_path, "2", "9S", "1", **KING, board=capture, language=language).said
    )


def test_a_hint_tells_the_whole_play(tmp_path: Path) -> None:
    position = board(red="B 10 B B", yellow="15 B B B", hand="5S")
    assert "Hint: 5S, marble 2\n" in pretty(tmp_path, "2", "hint", **KING, board=position).said
    chosen = pretty(tmp_path, "2", "5S", "hint", **KING, board=position).said
    assert "Hint: marble 2\n" in chosen


def test_moves_are_counted_without_luck_and_picks(tmp_path: Path) -> None:
    said = pretty(tmp_path, "2", "9S", "1", "history", **KING, board=board()).said
    assert re.findall(r"(\d+)\. (\w+) plays", said) == [("1", "RED"), ("2", "YELLOW")] * 2


@each_of("language", ["en", "zh"])
@each_of("style", [Style(), WRITTEN, COLOURFUL], ids=["letters", "signs", "all"])
def test_every_line_of_a_ring_is_equally_wide(style: Style, language: str, tmp_path: Path) -> None:
    looks: dict[str, Any] = {"style": style, "language": language}
    said = pretty(tmp_path, "2", "9S", "1", **looks, **KING, board=board()).said
    found = rings(said)
    assert len(found) >= 3
    assert {columns(line) for ring in found for line in ring} == {76}
    if style == Style() and language == "en":
        assert said.replace("→", "").isascii()
    is_chinese = language == "zh" and style.has_characters
    assert ("红1" if is_chinese else "R1") in "".join(found[0])
    assert ("♠" in said) == style.has_suits


@each_of(
    ("line", "said"),
    [
        ("8H", "The 8 of hearts is not in your hand"),
        ("marble 1", "Choose a card first"),
        ("discard 7S", "You have a card to play"),
        ("fly", "I do not understand “fly”"),
        ("c3 c4", "I do not understand “c3 c4”"),
        ("d7?", "I do not understand “d7?”"),
        ("undo", "There is no move to take back"),
        ("redo", "There is no move to repeat"),
        ("history", "No move has been played yet."),
        ("hint", "Hint: "),
        ("help", "choose what the card is played for"),
    ],
)
def test_what_is_typed_gets_its_answer(line: str, said: str, tmp_path: Path) -> None:
    assert said in pretty(tmp_path, "2", line, **KING, board=board()).said


def test_the_number_of_turns_stops_computers() -> None:
    played = plain("3", **KING, max_rounds=5)
    assert (played.status, played.lines[-1]) == (0, "Stopped after 5 turns.")
    assert len(re.findall(r"Turn \d+:\n", played.said)) == 5


@pytest.mark.process
def test_the_same_seed_plays_the_same_game(tmp_path: Path) -> None:
    options = ("--game", "jackaroo", "--machine", "greedy", "--max-rounds", "20")
    said = [command(tmp_path, *options, "--seed", seed, typed="3\n").stdout for seed in "112"]
    assert said[0] == said[1] != said[2]
