"""What the real table tells without being asked: criteria 3.5, 9, 10, 12.3 and 14.2 to 14.5."""

from collections.abc import Callable

import pytest

from jungle_pg.core.log import Player
from jungle_pg.games.jackaroo.holes import DECK, PILE, UNITS
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Sprite
from tests.core.jackaroo.moments import after, cards, moment, places
from tests.rows import each_of
from tests.scenes.acting import SIZES, seen
from tests.scenes.table.asked import PatientClient
from tests.scenes.table.jackaroo_board import (
    CARD,
    CLOCK,
    COMPUTER,
    DIM,
    MOVING,
    TWO,
    JackarooBoard,
)
from tests.scenes.table.playing import HUMAN

CAPTURE, HOME = "jackaroo/would_capture", "jackaroo/would_home"
FRAME_S = 1 / 30


def hands_of(board: JackarooBoard) -> tuple[Rect, Rect]:
    """Where Red's hand is, and Yellow's."""
    field = board.scene.board.field
    assert field is not None
    assert field.zones is not None
    return field.zones.hands


def drawn_cards(board: JackarooBoard) -> list[tuple[str, float, float]]:
    """Each card of any size, and where its middle is."""
    return [
        (each.op.name.removeprefix(CARD), each.op.x + each.dx, each.op.y + each.dy)
        for each in seen(board.show.rest(0.0))
        if isinstance(each.op, Sprite) and each.op.name.startswith(CARD) and each.op.name != DIM
    ]


def flying(board: JackarooBoard) -> list[str]:
    """The cards that lie neither in a hand nor on deck or pile."""
    field = board.scene.board.field
    assert field is not None
    heaps = [
        (field.x + x * field.square / UNITS, field.y + y * field.square / UNITS)
        for x, y in (DECK, PILE)
    ]
    near = field.square / 2
    return [
        card
        for card, x, y in drawn_cards(board)
        if not any(hand.holds(x, y) for hand in hands_of(board))
        if all(abs(x - at_x) > near or abs(y - at_y) > near for at_x, at_y in heaps)
    ]


def watch(board: JackarooBoard, look: Callable[[], object]) -> list[object]:
    """What is seen in each frame until nothing moves any more."""
    found = []
    while board.scene.table_view.pieces.is_moving(board.show.now):
        board.show.rest(FRAME_S)
        found.append(look())
    return found


def test_3_5_without_a_card_to_play_a_banner_asks_for_a_discard() -> None:
    board = JackarooBoard(moment("B B B B", "30 40 B B", "5S 9H 6S"))
    assert all(board.on_card(card) == set() for card in ("5S", "9H", "6S")), "as if one may choose"
    alarm = board.facts.alarm
    assert alarm is not None
    assert (alarm.title, alarm.text) == ("Nothing fits!", "Throw one card away")
    assert {"Nothing fits!", "Throw one card away"} <= set(board.texts())
    assert board.says("Red has no card to play and must discard one")
    board.click("card:9H", "card:9H")
    assert board.log == ["discard:9H"]
    assert board.match.state.pile[-1] == "9H"
    assert board.match.state.mover == 1
    assert not board.says("Throw one card away")


def test_3_5_otherwise_only_cards_that_cannot_be_played_are_dim() -> None:
    board = JackarooBoard(moment("10 B B B", "26 B B B", "5S JS 9H"))
    assert [board.on_card(card) for card in ("5S", "JS", "9H")] == [set(), {DIM}, set()]
    board.click("card:5S")
    assert board.on_card("JS") == {DIM}


def test_3_5_nothing_is_dim_while_the_other_side_has_the_turn() -> None:
    board = JackarooBoard(moment("26 B B B", "10 B B B", "3C 6C", "5S JS", mover=1))
    assert (board.on_card("5S"), board.on_card("JS")) == (set(), set())


def test_2_5_who_has_no_cards_left_is_told_to_wait() -> None:
    board = JackarooBoard(moment("10 B B B", "30 B B B", "5S 9H", ""))
    assert board.says("Yellow has no cards left and waits")


def test_14_2_and_14_3_cards_tell_what_they_could_capture_and_bring_home() -> None:
    hand = "5S 6S 9H 7S QH AS"
    board = JackarooBoard(moment("10 49 B B", "15 30 B B", hand))
    badges = {card: board.on_card(card) for card in hand.split()}
    assert badges == {
        "5S": {CAPTURE, HOME},
        "6S": {HOME},
        "9H": set(),
        "7S": {CAPTURE, HOME},
        "QH": set(),
        "AS": set(),
    }


def test_14_2_an_ace_that_takes_a_guest_on_the_start_tells_so() -> None:
    board = JackarooBoard(moment("10 B B B", "0 B B B", "AS 9H"))
    assert board.on_card("AS") == {CAPTURE}
    board.click("card:AS")
    assert board.highlighted()["capture"] == {"0"}


def test_9_1_a_captured_marble_travels_back_to_its_base() -> None:
    board = JackarooBoard(moment("15 B B B", "26 20 B B", "5S 9H"), settings=MOVING)
    board.click("card:5S", "15")
    frames = watch(board, lambda: board.marbles("yellow"))
    lying, travelling, home = ({"26", "20"}, {"26", "?"}, {"26"})
    bases = {"yellow.B3", "yellow.B4"}
    order = [frame for frame in (lying | bases, travelling | bases) if frame in frames]
    assert order == [lying | bases, travelling | bases]
    assert frames.index(order[0]) < frames.index(order[1])
    assert board.marbles("yellow") == home | bases | {"yellow.B2"}
    assert [name for name in board.heard if "marble_step" not in name][-3:] == [
        "marble_hit",
        "marble_back",
        "card_draw",
    ]


def test_9_2_a_kings_run_shows_each_capture_when_it_comes_to_it() -> None:
    board = JackarooBoard(moment("8 12 B B", "15 21 B B", "KS 3S"), settings=MOVING)
    board.click("card:KS", "8")
    frames = watch(board, lambda: (board.marbles("red"), board.marbles("yellow")))
    gone = [
        next(number for number, sides in enumerate(frames) if spot not in sides[seat])  # type: ignore[index]
        for seat, spot in ((0, "12"), (1, "15"), (1, "21"))
    ]
    assert gone == sorted(set(gone)), "one after the other"
    assert board.marbles("red") == {"21", "red.B2", "red.B3", "red.B4"}
    assert board.marbles("yellow") == {f"yellow.B{number}" for number in range(1, 5)}
    assert board.heard.count("marble_hit") == board.heard.count("marble_back") == 3


def test_9_3_the_bonus_card_flies_from_the_deck_to_the_right_end_of_the_hand() -> None:
    board = JackarooBoard(moment("15 B B B", "26 20 B B", "5S 9H"), settings=MOVING)
    top = board.match.state.deck[0]
    board.click("card:5S", "15")
    frames = watch(board, lambda: flying(board))
    assert ["5S"] in frames, "the card that is played"
    assert [top] in frames or ["back"] in frames
    assert cards(board.match.state, 0) == f"9H {top}"
    own = [(x, card) for card, x, y in drawn_cards(board) if hands_of(board)[0].holds(x, y)]
    assert [card for _, card in sorted(own)] == ["9H", top]


@each_of(
    ("red", "card", "deck", "words", "left"),
    [
        ("15 B B B", "5S", None, "Extra turn for Red", "47"),
        ("49 B B B", "6S", None, "Extra turn for Red", "47"),
        ("49 B B B", "6S", "", "Extra turn for Red, no card left to draw", "0"),
    ],
)
def test_10_2_an_extra_turn_is_said(
    red: str, card: str, deck: str | None, words: str, left: str
) -> None:
    board = JackarooBoard(moment(red, "26 20 B B", f"{card} 9H", deck=deck))
    board.click(f"card:{card}", red.split()[0])
    assert board.facts.banner == words
    assert left in board.texts()
    assert board.match.state.mover == 0
    assert len(board.hand) == (2 if left != "0" else 1)


def test_12_3_both_plates_tell_how_far_a_side_has_come() -> None:
    board = JackarooBoard(moment("49 10 H4 B", "26 H3 H4 B", "5S 9H"))
    bottom, top = board.facts.bottom.progress, board.facts.top.progress
    assert bottom is not None
    assert top is not None
    assert (bottom.done, top.done, bottom.of) == (1, 2, 4)
    assert {"1/4", "2/4"} <= set(board.texts())
    board.click("card:5S", "49")
    assert board.texts().count("2/4") == 2
    after_it = board.facts.bottom.progress
    assert after_it is not None
    assert after_it.part - bottom.part == pytest.approx(5 / 218)


@each_of("size", SIZES)
def test_14_4_an_attack_cannot_be_missed(size: tuple[int, int]) -> None:
    state = moment("10 B B B", "30 40 B B", "QH", "3C 6C")
    board = JackarooBoard(
        state, players=(COMPUTER, HUMAN), engine=PatientClient(), control=CLOCK, size=size
    )
    assert board.facts.alarm is None
    board.wait(1.0)
    assert board.log == ["card:QH"]
    assert board.heard.count("card_attack") == 1
    alarm = board.facts.alarm
    assert alarm is not None
    assert (alarm.title, alarm.text) == ("Attack!", "Throw one card away")
    assert "Attack!" in board.texts()
    banner, hand = board.show.widget("alarm").rect, hands_of(board)[1]
    assert banner.w > hand.w * 0.4
    assert banner.y < hand.bottom
    left = board.scene.table.state.timing.left_s(board.show.now)
    assert left is not None
    assert left > 14.3, "it has a limit of its own"
    board.click("card:3C", "card:3C")
    assert board.facts.alarm is None
    assert "Attack!" not in board.texts()


def test_14_4_each_attack_is_answered_in_its_own_time() -> None:
    state = moment("10 B B B", "30 B B B", "QH 5S", "3C 6C")
    board = JackarooBoard(state, players=TWO, control=CLOCK)
    board.pass_on()
    board.wait(9)
    board.click("card:QH")
    board.pass_on()
    left = board.scene.table.state.timing.left_s(board.show.now)
    assert left is not None
    assert left > 14
    assert board.facts.alarm is not None


def test_14_5_round_turn_and_cards_are_told() -> None:
    state = moment("10 B B B", "30 B B B", "5S 9H", "3C 6C 8C", round=3, deck="AS 2S 3S")
    board = JackarooBoard(state)
    facts = board.facts
    assert (facts.stage, facts.banner) == ("Round 3 · 5 cards", "RED's Turn")
    assert facts.emblem == "jackaroo/chip_red"
    assert (facts.bottom.is_active, facts.top.is_active) == (True, False)
    assert {"Round 3 · 5 cards", "RED's Turn", "3", "44"} <= set(board.texts())
    theirs = [card for card, x, y in drawn_cards(board) if hands_of(board)[1].holds(x, y)]
    assert theirs == ["back"] * 3
    board.click("card:9H", "10")
    facts = board.facts
    assert (facts.banner, facts.emblem) == ("YELLOW's Turn", "jackaroo/chip_yellow")
    assert (facts.bottom.is_active, facts.top.is_active) == (False, True)
    assert "45" in board.texts()


def test_14_5_who_looks_from_the_other_side_sees_the_own_hand_below() -> None:
    state = after(moment("10 B B B", "30 B B B", "QH 5S", "3C 6C"), "card:QH", "discard:3C")
    board = JackarooBoard(state, players=(Player(level=1), HUMAN))
    own = [card for card, x, y in drawn_cards(board) if hands_of(board)[1].holds(x, y)]
    theirs = [card for card, x, y in drawn_cards(board) if hands_of(board)[0].holds(x, y)]
    assert (own, theirs) == (["6C"], ["back"])
    assert hands_of(board)[1].y > hands_of(board)[0].y
    assert places(board.match.state, 0) == "10 B B B"
