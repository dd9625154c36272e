"""A game with hands of cards at the board: clicks, keys, the menu, passing the screen on."""

import pytest

from jungle_pg.board.played_board import nearest
from jungle_pg.core.clock import Expiry, TimeControl
from jungle_pg.core.log import Player
from jungle_pg.files.settings import Settings
from jungle_pg.stage.input.inputs import RIGHT, Key, Point, Press, Release
from jungle_pg.stage.layout import Rect
from jungle_pg.ui.controls.button import Button
from tests.covered_toy import COVERED
from tests.rows import each_of
from tests.scenes.acting import SIZES
from tests.scenes.table.card_table import CardBoard
from tests.scenes.table.playing import HUMAN

TWO = (HUMAN, Player("Ann"))


def board(**more: object) -> CardBoard:
    return CardBoard(**more)  # type: ignore[arg-type]


def press(table: CardBoard, name: str) -> None:
    """Click a button."""
    table.show.rest(0.001)
    button = next(each for each in table.show.page.widgets if each.name == name)
    x, y = button.rect.middle
    table.do(Point(x, y), Press(x, y), Release(x, y))


@each_of("size", SIZES)
def test_hands_and_board_have_their_own_places_in_any_window(size: tuple[int, int]) -> None:
    table = board(size=size)
    field = table.scene.board.field
    assert field is not None
    assert field.zones is not None
    own, other = field.zones.hands
    at = table.scene.panels.places
    for rect in (own, other):
        assert rect.w > 40
        assert rect.h > 15
        assert rect.x >= 0
        assert rect.y >= 0
        assert rect.right <= size[0]
        assert rect.bottom <= size[1]
        for there in (field.rect, *(place.rect for place in at.buttons), at.banner, at.bottom):
            assert are_apart(rect, there), there
    assert are_apart(own, at.top)
    assert are_apart(own, other)
    # The other hand hangs from behind its plate, and half of it is seen at least.
    assert at.top.x <= other.x
    assert other.right <= at.top.right
    assert at.top.y <= other.y
    assert other.bottom - at.top.bottom >= other.h / 2 - 1
    assert own.h > other.h
    assert field.rect.w > min(size) * 0.3


def are_apart(one: Rect, other: Rect) -> bool:
    apart_x = other.right <= one.x + 1 or one.right <= other.x + 1
    return apart_x or other.bottom <= one.y + 1 or one.bottom <= other.y + 1


def test_a_card_is_picked_in_the_hand_and_played_with_a_place_on_the_board() -> None:
    table = board()
    card = table.hand[1]
    table.click(card)
    assert table.match.cursor == 1
    assert table.scene.table.state.draft.picks == (card,)
    assert card in table.marked("selection")
    assert table.marked("move") == {"stake:low", "stake:high"}
    table.click("stake:high")
    assert table.match.state.mover == 1


@each_of("way", ["escape", "right click", "undo", "again"])
def test_a_card_is_put_back(way: str) -> None:
    table = board()
    card = table.hand[0]
    table.click(card)
    match way:
        case "escape":
            table.do(Key("escape"))
        case "right click":
            table.click(card, button=RIGHT)
        case "undo":
            table.do(Key("z", ctrl=True))
        case _:
            table.click(card)
    assert not table.scene.table.state.draft.picks
    assert table.names[-1] == "play"
    assert table.match.cursor == 1


def test_what_can_be_taken_back_no_more_is_told() -> None:
    table = board(players=(HUMAN, HUMAN))
    press(table, "yes")
    table.click(table.hand[0], "stake:low")
    table.wait(1.2)
    press(table, "yes")
    table.show.do(Key("z", ctrl=True))
    assert table.says("What was seen cannot be taken back")


def test_a_menu_offers_what_can_be_decided() -> None:
    table = board()
    table.show.rest(0.01)
    assert not table.scene.options.buttons
    table.click(table.hand[0])
    table.show.rest(0.01)
    press(table, "option1")
    assert "stake:high" in [entry.action for entry in table.match.entries]
    table.show.rest(0.01)
    assert not table.scene.options.buttons


def test_keys_go_from_card_to_card_and_to_the_places_that_can_be_picked() -> None:
    table = board()
    surface = table.scene.board
    table.do(Key("tab"))
    while table.show.page.focused is not surface:
        table.do(Key("tab"))
    first, second = table.hand[:2]
    surface.cursor = first
    table.do(Key("right"))
    assert surface.cursor == second
    table.do(Key("enter"))
    assert table.scene.table.state.draft.picks == (second,)
    surface.cursor = second
    seen = set()
    for key in ("up", "left", "up", "left"):
        table.do(Key(key))
        seen.add(surface.cursor)
    assert seen & {"stake:low", "stake:high"}


def test_keys_find_the_nearest_place_ahead() -> None:
    places = {"a": (0.0, 0.0), "b": (100.0, 10.0), "c": (40.0, 90.0), "d": (0.0, 50.0)}
    assert nearest(places, "a", 1, 0) == "b"
    assert nearest(places, "a", 0, 1) == "d"
    assert nearest(places, "a", -1, 0) is None
    assert nearest(places, "b", -1, 0) == "a"
    assert nearest(places, "nowhere", 1, 0) == "a"
    assert nearest({}, "a", 1, 0) is None


def test_the_screen_is_passed_on_before_a_hand_is_shown() -> None:
    table = board(players=TWO)
    assert table.names[-1] == "question"
    assert table.hand == ()
    assert table.says("Pass the screen to")
    menu = table.show.widget("no")
    assert isinstance(menu, Button)
    assert menu.icon == "menu", "it refuses nothing"
    press(table, "yes")
    assert table.scene.table.state.viewer == 0
    assert len(table.hand) == 4
    table.click(table.hand[0], "stake:low")
    assert table.scene.table.state.viewer == 0
    table.wait(1.2)
    assert table.names[-1] == "question"
    assert table.says("I am Ann")
    assert table.scene.table.state.viewer is None
    assert table.scene.table.state.position.hands == ((0, 0, 0), (0, 0, 0, 0))
    press(table, "yes")
    assert table.scene.table.state.viewer == 1
    assert table.scene.state.bottom == 1


def test_the_clock_stands_still_while_the_screen_is_passed_on() -> None:
    table = board(players=TWO, control=TimeControl(15, Expiry.LOSE))
    table.wait(20)
    press(table, "yes")
    left = table.scene.table.state.timing.left_s(table.show.now)
    assert left is not None
    assert left > 14


def test_somebody_may_rather_have_the_menu() -> None:
    table = board(players=TWO)
    table.do(Key("escape"))
    assert table.names[-1] == "pause"
    table.do(Key("escape"))
    table.show.rest(0.1)
    assert table.names[-1] == "question"
    assert table.scene.table.state.viewer is None


def test_luck_is_shown_one_after_the_other_before_the_next_decision() -> None:
    table = board(settings=Settings(), control=TimeControl(15, Expiry.LOSE))
    pieces = table.scene.table_view.pieces
    assert pieces.is_moving(table.show.now)
    table.wait(0.9)
    assert table.scene.table.state.timing.left_s(table.show.now) == 15
    table.wait(0.4)
    assert not pieces.is_moving(table.show.now)
    table.click(table.hand[0], "stake:high")
    began = table.show.now
    texts = " ".join(table.texts())
    assert "stake high" in texts
    table.wait(1.1)
    assert "roll " in " ".join(table.texts())
    assert pieces.settles_at() == pytest.approx(began + 2.0, abs=0.1)


def test_any_input_takes_over_where_the_rules_play_for_somebody() -> None:
    table = board(control=TimeControl(5, Expiry.AUTO_PLAY))
    table.wait(5.5)
    assert table.says("click to take over")
    assert table.match.cursor == 1
    table.do(Press(5, 5), Release(5, 5))
    assert table.scene.table.state.awaits_human
    assert not table.says("click to take over")


def test_the_rules_play_on_where_nobody_does() -> None:
    table = board(control=TimeControl(5, Expiry.AUTO_PLAY))
    last = table.hand[-1]
    table.wait(7.5)
    assert [str(entry.action) for entry in table.match.entries[1:3]] == [last, "stake:low"]


def test_a_game_that_begins_again_has_other_cards() -> None:
    table = board()
    before = table.match.state.hands
    table.scene.show(table.scene.table.restart(1.0, 123), 1.0)
    assert table.match.state.hands != before
    assert table.match.setup.luck_seed == 123


def test_progress_is_told_on_the_plates() -> None:
    table = board()
    table.click(table.hand[0], "stake:low")
    assert "1/4" in table.texts()
    assert COVERED.has_secrets(table.match.setup.rules)


def test_the_list_of_moves_has_a_row_for_what_was_played_and_none_for_luck_and_picks() -> None:
    table = board(players=TWO)
    press(table, "yes")
    table.click(table.hand[0], "stake:low")
    listed = table.scene.panels.moves
    table.show.rest(0.01)
    assert [move.number for move in listed.moves] == [1]
    assert listed.moves[0].row.way == "stake:low"
    assert listed.chosen == 1
    assert len(table.match.moments) == 4


def test_nothing_is_woken_while_the_screen_waits_to_be_passed_on() -> None:
    table = board(players=TWO)
    table.wait(1.0)
    wakes = table.show.stack.wakes_at(table.show.now)
    assert wakes is None or wakes > table.show.now
