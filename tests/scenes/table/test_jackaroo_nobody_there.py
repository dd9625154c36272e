"""Two people at one screen: a hand is seen only while its player sits there and decides."""

from random import Random

import pytest

from jungle_pg.core.rulebook import CHANCE, Seat
from jungle_pg.stage.input.inputs import Key, Point, Press, Release
from jungle_pg.stage.ops import DrawList, Sprite
from jungle_pg.ui.controls.button import Button
from tests.core.jackaroo.moments import moment
from tests.scenes.acting import seen, texts_of
from tests.scenes.table.jackaroo_board import CARD, CLOCK, DIM, TWO, JackarooBoard

BACK = "back"
BESIDE = Press(5, 5), Release(5, 5)
LIMIT_S = 15


def open_cards(ops: DrawList) -> set[str]:
    """The faces that are drawn as large as in a hand, on the pile or in the air."""
    names = {each.op.name for each in seen(ops) if isinstance(each.op, Sprite)}
    faces = {name.removeprefix(CARD) for name in names if name.startswith(CARD) and name != DIM}
    return faces - {BACK}


def shared(red: str = "10 B B B", yellow: str = "30 B B B", **more: object) -> JackarooBoard:
    state = moment(red, yellow, "5S 9H", "3C 6C")
    return JackarooBoard(state, players=TWO, control=CLOCK, **more)


def time_out(board: JackarooBoard) -> DrawList:
    left = board.scene.table.state.timing.left_s(board.show.now)
    assert left is not None
    board.show.rest(left + 0.01)
    return board.show.rest(0.01)


def test_who_runs_out_of_time_lays_the_hand_face_down_at_once() -> None:
    board = shared()
    board.pass_on()
    assert open_cards(board.show.rest(0.01)) == {"5S", "9H"}
    assert open_cards(time_out(board)) == set()
    assert board.scene.table.state.viewer is None


def test_a_card_in_the_air_and_words_about_cards_go_with_the_hand() -> None:
    board = shared()
    board.pass_on()
    board.click("card:9H")
    at = board.at("card:9H")
    board.do(Point(*at), Press(*at), Point(at[0] + 9, at[1] - 9), Point(at[0], at[1] - 200))
    assert "9H" in open_cards(board.show.rest(0.01))
    ops = time_out(board)
    assert open_cards(ops) == set()
    assert not [text for text in texts_of(ops) if "9 of hearts" in text.lower()]


def test_with_both_timed_out_no_hand_is_open_and_taking_over_opens_none_before_the_question() -> (
    None
):
    board = shared()
    board.pass_on()
    time_out(board)
    board.wait(2.2)
    board.pass_on()
    assert open_cards(board.show.rest(0.01)) == {"3C", "6C", "9H"}, "Ann's hand, and the pile"
    time_out(board)
    public = set(board.match.state.pile)
    for _ in range(150):
        assert open_cards(board.show.rest(1 / 30)) <= public | set(board.match.state.pile)
    assert board.names[-1] == "play", "nobody is asked for"
    for event in BESIDE:
        board.do(event)
        assert open_cards(board.show.rest(0.01)) <= set(board.match.state.pile)


def test_who_sits_there_is_hidden_from_the_one_who_takes_over() -> None:
    board = shared()
    board.pass_on()
    time_out(board)
    board.wait(2.2)
    board.pass_on()
    board.click("card:3C", "30")
    board.do(Press(*board.at("30")), Release(*board.at("30")))
    assert open_cards(board.show.rest(0.01)) == {"3C", "9H"}, "what lies on the pile"
    assert not board.says("Not your turn"), "the click only took over"
    board.pass_on()
    assert open_cards(board.show.rest(0.01)) == {"3C", "9H", "5S"}


def label(board: JackarooBoard) -> str:
    """What the button says that takes over."""
    button = board.show.widget("take_over")
    assert isinstance(button, Button)
    return button.label


def test_take_over_says_for_whom_and_does_not_help_the_other_one() -> None:
    board = shared()
    board.pass_on()
    time_out(board)
    assert board.show.widget("take_over").tip == "Take over for Red"
    assert label(board) == "Red", "in the place of the hint there is room for this"
    assert board.says("Click to take over for Red")
    board.wait(2.2)
    board.pass_on()
    board.wait(3)
    assert label(board) == "Red", "though Yellow is to move"
    board.show.click("take_over")
    left = board.scene.table.state.timing.left_s(board.show.now)
    assert left is not None
    assert left < LIMIT_S - 2.5, "Yellow's time goes on"
    assert "take_over" not in {each.name for each in board.show.page.widgets}
    assert board.scene.table.state.is_human(0)


@pytest.mark.slow
def test_whatever_happens_at_a_shared_screen_shows_only_the_hand_of_who_sits_there() -> None:
    """The oracle is kept by the hands that act: who said last "I am ...", and has time left."""
    for seed in range(6):
        luck = Random(seed)
        board = JackarooBoard(players=TWO, control=CLOCK, seed=seed)
        sits: Seat | None = None
        for _ in range(140):
            sits = _something(board, luck, sits)
            ops, table = board.show.rest(0.02), board.scene.table
            assert table.state.mover != CHANCE
            if sits is not None and sits in table.state.timing.clock.auto_played:
                sits = None
            state = board.match.state
            allowed = set(state.pile) | set(() if sits is None else state.hands[sits])
            assert open_cards(ops) <= allowed, (seed, sits, board.log)
            if board.names[-1] == "question":
                assert open_cards(ops) <= set(state.pile)
            if board.match.verdict is not None:
                break
        assert board.log, seed


def _something(board: JackarooBoard, luck: Random, sits: Seat | None) -> Seat | None:
    """A click, a key or time; who sits there afterwards as far as people know."""
    if board.names[-1] == "question":
        asked_for: Seat | None = board.match.actor
        board.show.rest(0.3)
        board.show.click("yes")
        return asked_for
    match luck.randrange(7):
        case 0:
            time_out(board) if board.scene.table.state.awaits_human else board.show.rest(1.2)
        case 1:
            was_played_for = board.scene.table.state.gives_way
            board.do(*BESIDE)
            return (
                None if was_played_for and board.scene.table.state.cover_for is not None else sits
            )
        case 2:
            board.show.rest(luck.random() * 3)
        case 3:
            board.do(Key("escape"))
            if board.names[-1] == "pause":
                board.do(Key("escape"))
        case _:
            picks = sorted(board.scene.board.pickable.movable)
            if picks:
                at = board.scene.board.place_of(luck.choice(picks))
                if at is not None:
                    board.do(Point(*at), Press(*at), Release(*at))
            else:
                board.show.rest(1.1)
    return sits
