"""Fifteen seconds for a card and what comes after them, on the real table: criterion 15."""

from jungle_pg.core.log import Cause
from jungle_pg.stage.input.inputs import Key, Press, Release
from tests.core.jackaroo.moments import after, moment, places
from tests.rows import each_of
from tests.scenes.table.asked import PatientClient
from tests.scenes.table.jackaroo_board import CLOCK, COMPUTER, MOVING, TWO, JackarooBoard
from tests.scenes.table.playing import HUMAN

SIGN = "icons/computer"
TAKE_OVER = "Played for you: click to take over"
FOR_RED = "Click to take over for Red"


def timed(red: str, yellow: str, hand: str, other: str = "3C 6C", **more: object) -> JackarooBoard:
    return JackarooBoard(moment(red, yellow, hand, other), control=CLOCK, **more)


def left_s(board: JackarooBoard) -> float:
    left = board.scene.table.state.timing.left_s(board.show.now)
    assert left is not None
    return left


def rest_until_over(board: JackarooBoard) -> None:
    """Let the limit pass, but not the second after it."""
    board.show.rest(left_s(board) + 0.01)
    board.show.rest(0.01)


def test_15_1_a_turn_begins_with_fifteen_seconds_on_a_ring() -> None:
    board = timed("10 B B B", "30 B B B", "5S 9H")
    plate = board.facts.bottom
    assert (plate.ring, plate.is_low) == ((15, 15), False)
    assert "15" in board.texts()
    board.wait(4.5)
    assert (board.facts.bottom.clock, "11" in board.texts()) == ("0:11", True)
    assert board.facts.top.clock is None, "a computer has no limit"


def test_15_1_the_last_five_seconds_are_a_warning() -> None:
    board = timed("10 B B B", "30 B B B", "5S 9H")
    board.wait(9.9)
    assert not board.facts.bottom.is_low
    assert "clock_low" not in board.heard
    board.wait(4.9)
    assert board.facts.bottom.is_low
    assert board.heard.count("clock_low") == 1
    assert board.heard.count("clock_tick") == 5


def test_15_1_all_picks_of_a_card_share_one_limit() -> None:
    board = timed("10 20 35 B", "30 40 B B", "7S 5S")
    for click in ("card:7S", "10", "12"):
        board.wait(3)
        board.click(click)
    assert board.log == ["card:7S", "marble:1", "steps:2"]
    assert 5.5 < left_s(board) < 6.1, "the rest of a seven belongs to the same card"
    board.click("35")
    assert board.match.state.mover == 0, "a capture"
    assert left_s(board) > 14.9, "an extra turn has its own limit"


def test_15_1_the_menu_stops_the_clock() -> None:
    board = timed("10 B B B", "30 B B B", "5S 9H")
    board.wait(2)
    board.do(Key("escape"))
    board.wait(30)
    board.do(Key("escape"))
    board.show.rest(0.5)
    assert 12 < left_s(board) < 13.1


def test_15_1_the_clock_stands_still_until_what_was_played_has_been_seen() -> None:
    state = moment("5 B B B", "30 B B B", "QS", "3C 6C")
    engine = PatientClient()
    players = (COMPUTER, HUMAN)
    board = JackarooBoard(state, players=players, engine=engine, control=CLOCK, settings=MOVING)
    while not board.log:
        board.wait(0.1)
    pieces = board.scene.table_view.pieces
    board.wait(pieces.settles_at() - board.show.now - 0.1)
    assert left_s(board) > 14.9
    board.wait(2.1)
    assert 12.8 < left_s(board) < 13.1


def test_13_1_a_computer_answers_only_when_what_was_played_has_been_seen() -> None:
    engine = PatientClient()
    board = timed("10 B B B", "30 B B B", "QS 5S", engine=engine, settings=MOVING)
    board.click("card:QS", "10")
    arrives = board.scene.table_view.pieces.settles_at()
    assert arrives > board.show.now + 1
    board.wait(arrives - board.show.now - 0.1)
    assert len(engine.asked) == 1, "it thinks at once"
    assert board.marbles("red") == {"22", "red.B2", "red.B3", "red.B4"}
    assert board.match.actor == 1
    board.wait(0.3)
    assert board.match.actor == 0


@each_of("event", [Press(5, 5), Key("f13"), Key("tab")])
def test_15_2_the_hand_plays_by_itself_until_any_input_takes_over(event: Press | Key) -> None:
    board = timed("10 20 B B", "30 40 B B", "5S 9H 3S")
    rest_until_over(board)
    plate = board.facts.bottom
    assert (bool(plate.sign), plate.clock, plate.sub_line) == (True, None, "auto-played")
    assert SIGN in board.sprites()
    assert TAKE_OVER in board.texts()
    assert board.draft == []
    board.wait(1.0)
    assert board.draft == ["card:3S"], "about a second for each decision"
    board.do(event)
    assert TAKE_OVER not in board.texts()
    assert SIGN not in board.sprites()
    assert left_s(board) > 14.9
    assert board.draft == ["card:3S"], "and what was begun may be put back"
    board.do(Key("escape"))
    board.wait(2)
    assert (board.draft, board.log) == ([], [])


def test_15_2_the_click_that_takes_over_does_what_it_does() -> None:
    board = timed("10 20 B B", "30 40 B B", "5S 9H 3S")
    rest_until_over(board)
    board.click("card:9H")
    assert board.draft == ["card:9H"]
    assert board.scene.table.state.awaits_human


def test_15_2_a_click_that_takes_over_while_others_decide_is_not_refused() -> None:
    board = timed("10 20 B B", "30 40 B B", "7S 9H 5S", engine=PatientClient())
    rest_until_over(board)
    board.wait(2.2)
    assert board.match.actor == 1
    assert TAKE_OVER in board.texts()
    board.click("card:7S")
    assert not any("Not your turn" in text for text in board.texts())
    assert TAKE_OVER not in board.texts()
    board.click("card:7S")
    assert any("Not your turn" in text for text in board.texts()), "as any further click is"


def test_15_2_a_card_that_was_begun_is_finished() -> None:
    board = timed("10 20 B B", "30 40 B B", "7S 9H")
    board.click("card:7S", "20")
    rest_until_over(board)
    board.wait(3.5)
    assert board.log[:2] == ["card:7S", "marble:2"]
    assert places(board.match.state, 0) != "10 20 B B"
    assert [entry.cause for entry in board.match.entries[-2:]] == [Cause.AUTO] * 2
    assert TAKE_OVER in board.texts(), "also while the other side has the turn"


@each_of(
    ("red", "yellow", "hand", "log"),
    [
        ("10 49 B B", "15 30 B B", "5S 6S 9H", ["card:6S", "marble:2"]),
        ("10 20 B B", "15 30 B B", "5S 9H 3S", ["card:5S", "marble:1"]),
        ("10 20 B B", "12 30 B B", "AS 2S 9H", ["card:2S", "option:move", "marble:1"]),
    ],
)
def test_15_3_cards_that_capture_or_come_home_are_played_first(
    red: str, yellow: str, hand: str, log: list[str]
) -> None:
    board = timed(red, yellow, hand)
    rest_until_over(board)
    board.wait(1.1 * len(log))
    assert board.log == log


@each_of(
    ("red", "hand", "log"),
    [
        ("10 B B B", "5S 9H 3S", ["card:3S", "marble:1"]),
        ("10 B B B", "5S 9H JS", ["card:9H", "marble:1"]),
        ("B B B B", "5S 9H 3S", ["discard:3S"]),
    ],
)
def test_15_4_otherwise_from_right_to_left(red: str, hand: str, log: list[str]) -> None:
    board = timed(red, "26 B B B", hand)
    rest_until_over(board)
    board.wait(1.1 * len(log))
    assert board.log == log


def test_15_4_under_attack_the_rightmost_card_is_lost() -> None:
    state = after(moment("10 B B B", "30 B B B", "QH 5S", "KC 3C 6C"), "card:QH")
    board = JackarooBoard(state, players=(COMPUTER, HUMAN), control=CLOCK)
    rest_until_over(board)
    board.wait(1.1)
    assert board.log == ["discard:6C"]


def test_15_2_nobody_takes_over_for_the_other_one_at_the_same_screen() -> None:
    board = timed("10 B B B", "30 B B B", "5S 9H", "3C 6C", players=TWO)
    board.pass_on()
    rest_until_over(board)
    board.wait(2.2)
    assert board.log == ["card:9H", "marble:1"]
    board.pass_on()
    assert board.scene.table.state.viewer == 1
    assert FOR_RED not in board.texts()
    board.wait(3)
    board.do(Press(5, 5), Release(5, 5))
    assert left_s(board) < 12, "a click does not give Ann more time"
    board.click("card:3C", "30")
    board.wait(0.2)
    assert FOR_RED in board.texts(), "Red is still played for"
    board.wait(2.2)
    assert board.log[-2:] == ["card:5S", "marble:1"]
    assert board.names[-1] == "play", "and Ann need not look away"


def test_15_2_red_takes_over_and_is_asked_for_first() -> None:
    board = timed("10 B B B", "30 B B B", "5S 9H", "3C 6C", players=TWO)
    board.pass_on()
    rest_until_over(board)
    board.wait(2.2)
    board.pass_on()
    board.click("card:3C", "30")
    board.do(Press(5, 5), Release(5, 5))
    assert not board.hand, "nobody's, until it is known who looks"
    board.pass_on()
    assert board.hand == ("card:5S",)
    assert left_s(board) > 14


@each_of(("presses", "waits"), [(0, True), (2, False)])
def test_13_1_computers_that_are_watched_wait_for_each_other_unless_they_are_hurried(
    presses: int, waits: bool
) -> None:
    state = moment("10 B B B", "30 B B B", "QS", "3C")
    players = (COMPUTER, COMPUTER)
    board = JackarooBoard(state, players=players, engine=PatientClient(), settings=MOVING)
    for _ in range(presses):
        board.show.click("speed")
    while not board.log:
        board.show.rest(0.05)
    board.wait(0.7)
    assert (board.match.actor == 1) is waits
    board.wait(1.5)
    assert "card:3C" in board.log
