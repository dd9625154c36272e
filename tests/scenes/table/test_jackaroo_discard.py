"""A card that must be thrown away: asked for at the cards, final only on second thought."""

import pytest

from jungle_pg.files.settings import Settings
from jungle_pg.stage.input.inputs import RIGHT, Key
from jungle_pg.stage.layout import Rect
from tests.core.jackaroo.moments import after, moment
from tests.scenes.table.jackaroo_board import CLOCK, COMPUTER, JackarooBoard
from tests.scenes.table.playing import HUMAN

AGAIN = "Choose it again to throw it away"


def stuck(**more: object) -> JackarooBoard:
    """Red has nothing to play."""
    return JackarooBoard(moment("B B B B", "30 40 B B", "5S 9H 6S", "3C 6C"), **more)


def attacked(**more: object) -> JackarooBoard:
    """Yellow is a person and under attack."""
    state = after(moment("10 B B B", "30 B B B", "QH 5S", "5C 9D 6C"), "card:QH")
    return JackarooBoard(state, players=(COMPUTER, HUMAN), **more)


def test_one_click_only_chooses_a_card_and_a_second_one_throws_it_away() -> None:
    for board, card in ((stuck(), "9H"), (attacked(), "9D")):
        board.click(f"card:{card}")
        assert board.log == []
        assert AGAIN in board.texts()
        assert board.highlighted()["selection"] == {f"card:{card}"}
        board.click(f"card:{card}")
        assert board.log == [f"discard:{card}"]
        assert AGAIN not in board.texts()


def test_another_card_may_be_chosen_instead_and_the_choice_be_put_back() -> None:
    board = stuck()
    board.click("card:9H", "card:5S")
    assert (board.log, board.scene.state.selected) == ([], ("card:5S",))
    board.do(Key("escape"))
    assert (board.log, board.scene.state.selected, board.names[-1]) == ([], (), "play")
    board.click("card:5S")
    board.click("card:6S", button=RIGHT)
    assert (board.log, board.scene.state.selected) == ([], ())
    board.click("card:5S")
    board.click("20")
    assert board.log == [], "a click on the board throws nothing away"


def test_keys_throw_away_by_pressing_enter_twice() -> None:
    board = stuck()
    board.show.keys("tab")
    board.show.tab_to("board")
    board.scene.board.cursor = "card:9H"
    board.show.keys("enter")
    assert (board.log, board.scene.state.selected) == ([], ("card:9H",))
    board.show.keys("enter")
    assert board.log == ["discard:9H"]


@pytest.mark.slow
def test_choosing_takes_no_time_from_the_clock_and_gives_none() -> None:
    board = stuck(control=CLOCK)
    board.wait(10)
    board.click("card:5S")
    left = board.scene.table.state.timing.left_s(board.show.now)
    assert left is not None
    assert 4.5 < left < 5.1
    board.wait(5)
    assert board.facts.bottom.sign
    board.wait(1.2)
    assert board.log == ["discard:6S"], "the rightmost, as the rules say"


def test_other_words_on_the_banner_do_not_let_it_drop_in_again() -> None:
    board = attacked(settings=Settings())
    board.wait(1.5)
    alarm = board.show.widget("alarm")
    assert alarm.wakes_at(board.show.now) is None
    board.click("card:9D")
    board.show.rest(0.01)
    assert AGAIN in board.texts()
    assert alarm.wakes_at(board.show.now) is None


def _meet(one: Rect, other: Rect) -> bool:
    across = one.x < other.right - 1 and other.x < one.right - 1
    return across and one.y < other.bottom - 1 and other.y < one.bottom - 1


def test_the_banner_hides_neither_names_nor_progress_nor_cards_at_any_scale() -> None:
    for size in ((800, 600), (1280, 720), (1366, 768), (1920, 1080), (900, 1600), (3840, 2160)):
        for scale in (75, 100, 125, 150, 175, 200):
            board = attacked(size=size, settings=Settings(motion="off", ui_scale=scale))
            at = board.scene.panels.places
            assert at is not None
            assert at.alarm is not None
            assert at.hand is not None
            where = (size, scale, at.arrangement)
            assert not _meet(at.alarm, at.bottom), where
            assert not _meet(at.alarm, at.top), where
            assert at.alarm.bottom <= at.hand.y + at.hand.h * 0.26, where
            assert at.alarm.w >= min(at.hand.w, at.bottom.w) * 0.4, where
            assert Rect(0, 0, *size).holds(at.alarm.x + 1, at.alarm.y + 1), where
            assert at.alarm.right <= size[0] + 0.5, where
