"""The story of a player who watches a game again (US10), criterion by criterion."""

import pytest

from jungle_pg.core.clock import Expiry, TimeControl
from jungle_pg.files.settings import Settings
from jungle_pg.games.values import Mark
from jungle_pg.scenes.base import Pop
from jungle_pg.scenes.replay.replay import Replay, ReplayResult
from jungle_pg.scenes.replay.tape import SPEEDS
from jungle_pg.stage.input.inputs import Leave, Point, Press, Release
from tests.rows import each_of
from tests.scenes.cards import Card
from tests.scenes.replay.watching import Watching
from tests.scenes.table.played import played
from tests.scenes.table.playing import Board

FIRST_MOVES = ("A3A4", "G7G6", "A4A5", "G6G5")


def a_game(*moves: str) -> Board:
    """A game that is on, after some moves."""
    board = Board()
    board.play(*moves)
    return board


def replay_of(board: Board) -> Replay:
    """The replay over a board."""
    scene = board.show.stack.top
    assert isinstance(scene, Replay)
    return scene


class TestUS10Replay:
    def test_a_replay_button_is_there_and_acts_once_there_is_a_move(self) -> None:
        board = a_game()
        assert any(each.name == "replay" for each in board.show.page.widgets)
        assert not board.button("replay")
        board.play("A3A4")
        assert board.button("replay")

    def test_a_replay_activates_during_a_game(self) -> None:
        board = a_game(*FIRST_MOVES)
        board.show.click("replay")
        assert board.names[-1] == "replay"
        assert board.match.verdict is None

    def test_a_replay_activates_after_a_game(self) -> None:
        board = Board(position="7/7/7/7/7/7/l6/E6/7 r 0 1")
        board.click("A2", "A3")
        assert board.match.verdict is not None
        board.wait(1.5)
        assert board.names[-1] == "result"
        board.show.click("replay")
        assert board.names[-1] == "replay"

    def test_the_board_resets_to_the_start(self) -> None:
        board = a_game(*FIRST_MOVES)
        board.show.click("replay")
        replay = replay_of(board)
        assert replay.tape.position(board.show.now) == pytest.approx(0, abs=0.01)
        assert replay.match.state_at(0) == board.match.opening

    def test_replay_controls_appear(self) -> None:
        watching = Watching()
        for name in ("restart", "step_forward", "play", "to_end", "stop", "loop", "review"):
            assert watching.can(name), name
        for name in ("place", "speed", "move_list"):
            assert watching.show.widget(name).is_enabled

    def test_moves_are_played_by_themselves_one_a_second(self) -> None:
        watching = Watching()
        watching.wait(3.5)
        assert watching.place == pytest.approx(3.5, abs=0.01)
        watching.wait(2)
        assert watching.shown == 6

    def test_play_and_pause_is_one_button(self) -> None:
        watching = Watching()
        watching.wait(2.5)
        watching.click("play")
        still = watching.place
        watching.wait(2)
        assert watching.place == still
        assert 2 < still < 3
        watching.click("play")
        watching.wait(1)
        assert watching.place == pytest.approx(still + 1, abs=0.05)

    def test_step_back_runs_the_last_move_backwards(self) -> None:
        watching = Watching(start=20)
        watching.keys("space")
        watching.click("step_back")
        watching.wait(1.5)
        assert watching.place == 20
        watching.click("step_back")
        assert 19 < watching.place < 20
        watching.wait(1.5)
        assert watching.place == 19

    def test_step_forward_runs_the_next_move(self) -> None:
        watching = Watching(start=20)
        watching.keys("space")
        for goal in (21, 22):
            watching.click("step_forward")
            assert goal - 1 <= watching.place < goal
            watching.wait(1.5)
            assert watching.place == goal

    def test_stop_returns_to_the_game_exactly_as_it_was(self) -> None:
        board = Board(control=TimeControl(30, Expiry.PASS))
        board.play(*FIRST_MOVES)
        before, left = board.match, board.scene.table.state.timing.left_s(board.show.now)
        board.show.click("replay")
        board.wait(10)
        board.show.click("stop")
        assert board.names[-1] == "play"
        assert board.match is before
        after = board.scene.table.state.timing.left_s(board.show.now)
        assert left is not None
        assert after is not None
        assert after == pytest.approx(left, abs=0.1)
        board.play("A5A6")

    def test_restart_plays_from_the_beginning(self) -> None:
        watching = Watching(start=40)
        watching.wait(1)
        watching.click("restart")
        assert watching.place < 1
        watching.wait(2)
        assert watching.place == pytest.approx(2, abs=0.1)

    @each_of("speed", SPEEDS)
    def test_there_are_six_speeds_among_them_half_once_twice_and_five_times(
        self, speed: float
    ) -> None:
        assert {0.5, 1.0, 2.0, 5.0} < set(SPEEDS)
        watching = Watching()
        watching.keys(str(1 + SPEEDS.index(speed)))
        start = watching.place
        watching.wait(3)
        assert watching.place - start == pytest.approx(3 * speed, abs=0.05)
        assert f"{speed:g}x" in watching.texts()

    def test_the_progress_says_which_of_how_many_moves(self) -> None:
        watching = Watching(played(plies=42), start=15)
        watching.keys("space")
        watching.click("step_back")
        watching.wait(2)
        assert watching.shown == 15
        assert "Move 15 / 42" in watching.texts()

    def test_the_last_moved_piece_is_marked(self) -> None:
        watching = Watching(start=14)
        watching.keys("space", "left", "right")
        watching.wait(2)
        ply = watching.shown
        entry = watching.match.moments[ply - 1].entry
        start, end = watching.match.rulebook.picks(watching.match.opening, entry.action)  # type: ignore[union-attr]
        marks = (Mark("last_from", start), Mark("last_to", end))
        assert watching.scene.projector.marks(ply) == marks
        assert {"marks/last_from", "marks/last_to"} <= set(watching.sprites())

    def test_the_notation_of_the_move_is_shown(self) -> None:
        watching = Watching(start=60)
        watching.keys("space", "left")
        watching.wait(2)
        assert "60. Cat E7 → F7" in watching.texts()

    def test_captured_pieces_accumulate(self) -> None:
        watching = Watching()
        taken = []
        for ply in range(len(watching.match.moments) + 1):
            facts = watching.scene._teller.facts(watching.show.stack.view, ply)
            taken.append(sum(len(look.taken) for look in facts.looks))
        assert taken[0] == 0
        assert taken == sorted(taken)
        assert taken[-1] == 8


def test_the_list_of_moves_follows_and_a_click_on_a_move_goes_there() -> None:
    watching = Watching()
    watching.wait(10.5)
    moves = watching.show.widget("move_list")
    assert moves.chosen == 11  # type: ignore[attr-defined]
    watching.keys("space")
    row_px = moves._row_px  # type: ignore[attr-defined]
    at = (moves.rect.x + 40, moves.rect.y + 1.5 * row_px)
    watching.do(Point(*at), Press(*at))
    assert watching.place == watching.shown == moves.chosen  # type: ignore[attr-defined]
    assert watching.place < 11


def test_keys_lead_to_both_ends_and_a_step_each_way() -> None:
    watching = Watching(start=30)
    watching.keys("end")
    assert watching.place == len(watching.match.moments)
    watching.keys("home")
    assert watching.place == 0
    watching.keys("right", "right", "right", "left")
    watching.wait(2)
    assert watching.place == 2


def test_the_knob_is_dragged_while_the_film_waits_and_goes_on_when_it_is_let_go() -> None:
    watching = Watching()
    bar = watching.show.widget("place")
    x, y = bar.rect.middle[0], bar.rect.bottom - 30
    watching.do(Point(x, y), Press(x, y))
    here = watching.place
    assert here == round(len(watching.match.moments) / 2)
    watching.wait(2)
    assert watching.place == here
    watching.do(Point(x + 200, y, held=True))
    assert watching.place > here
    watching.do(Release(x + 200, y))
    later = watching.place
    watching.wait(1)
    assert watching.place == pytest.approx(later + 1, abs=0.05)


def test_a_range_is_chosen_and_looped() -> None:
    watching = Watching(start=10)
    watching.keys("space", "left")
    watching.wait(2)
    watching.click("from_here")
    for _ in range(3):
        watching.keys("right")
    watching.wait(2)
    watching.click("up_to_here")
    watching.click("loop")
    watching.click("play")
    places = []
    for _ in range(80):
        watching.wait(0.1)
        places.append(watching.place)
    assert min(places) >= 10
    assert max(places) == 13
    assert places.index(13.0) < len(places) - 1 - places[::-1].index(min(places))
    watching.click("whole")
    assert not watching.can("whole")


def test_escape_closes_what_is_open_and_then_leaves_as_stop_does() -> None:
    watching = Watching(start=5)
    watching.click("review")
    watching.keys("escape")
    assert watching.names[-1] == "replay"
    watching.keys("escape")
    assert watching.names == ["below"]
    assert watching.below.results == [ReplayResult(watching.shown)]


def test_play_from_here_leaves_the_move_that_is_seen() -> None:
    watching = Watching(start=20)
    watching.keys("space", "left")
    watching.wait(2)
    watching.click("play_from_here")
    assert watching.below.results == [ReplayResult(20, plays_on=True)]


def test_nothing_can_be_played_from_the_end_of_a_game() -> None:
    watching = Watching()
    watching.keys("end")
    assert not watching.can("play_from_here")
    assert not watching.can("step_forward")


def test_what_was_taken_back_is_not_watched() -> None:
    match = played(plies=10)
    watching = Watching(match.play_from(6))
    assert "Move 0 / 6" in watching.texts() or "Move 1 / 6" in watching.texts()


def test_moves_are_heard_as_they_are_seen_and_ways_back_are_silent() -> None:
    watching = Watching(settings=Settings(voices=False))
    watching.wait(3.9)
    moves = [name for name in watching.heard if name.startswith("move_")]
    assert len(moves) == 4
    watching.keys("space")
    before = len(watching.heard)
    watching.keys("left", "left")
    watching.wait(2)
    assert watching.heard[before:] == []


def test_the_music_of_before_is_back_when_it_is_left() -> None:
    watching = Watching()
    assert watching.world.tune == "play_loop"
    watching.keys("escape")
    assert watching.world.tune is None


def test_without_motion_or_with_less_of_it_it_plays_all_the_same() -> None:
    for settings in (Settings(motion="off"), Settings(reduced_motion=True)):
        watching = Watching(settings=settings)
        watching.wait(2.5)
        assert watching.shown == 3
        watching.keys("escape")


def test_a_mouse_that_leaves_the_window_stops_nothing_and_nothing_is_heard_twice() -> None:
    usual, left = Watching(), Watching()
    for watching in (usual, left):
        watching.wait(2.3)
    left.do(Leave(), Leave())
    usual.show.rest(left.show.now - usual.show.now)
    for watching in (usual, left):
        watching.wait(1)
    assert left.place == pytest.approx(usual.place)
    assert left.heard == usual.heard


def test_under_another_scene_it_waits_and_then_goes_on_from_there() -> None:
    watching = Watching()
    watching.wait(2.5)
    watching.show.stack.open(Card("above"), watching.show.now)
    here = watching.place
    watching.wait(4)
    watching.show.stack._obey(Pop(), watching.show.now)
    watching.show.rest(0.001)
    assert watching.place == pytest.approx(here, abs=0.02)
    watching.wait(1)
    assert watching.place == pytest.approx(here + 1, abs=0.05)


def test_the_same_times_give_the_same_pictures() -> None:
    often, seldom = Watching(), Watching()
    often.wait(3.4)
    seldom.show.rest(often.show.now - seldom.show.now)
    assert often.show.stack.draw(often.show.now) == seldom.show.stack.draw(seldom.show.now)


def test_while_it_stands_the_very_same_list_is_drawn() -> None:
    watching = Watching(settings=Settings(reduced_motion=True), start=9)
    watching.keys("space", "left")
    watching.wait(2)
    drawn = watching.show.rest(0.0)
    assert watching.show.rest(5.0) is drawn
    assert watching.scene.wakes_at(watching.show.now) is None
