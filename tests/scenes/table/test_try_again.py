"""A computer player that does not answer is asked again: by a button, and later by itself."""

from typing import Final

from jungle_pg.cabinet import brains
from jungle_pg.core.clock import Expiry, TimeControl
from jungle_pg.core.log import Player, Stakes
from jungle_pg.engine.client import EngineClient
from jungle_pg.engine.levels import STAND_IN
from jungle_pg.engine.messages import Answer, Question
from jungle_pg.engine.thinking import Thought
from jungle_pg.engine.worker import LocalWorker
from jungle_pg.scenes.table.computer_seat import RETRY_S
from tests.scenes.acting import misplaced
from tests.scenes.table.playing import CALM, HUMAN, Board

EASY: Final = Player(level=1)
SAID: Final = "The computer player does not answer"


class DeadWorker(LocalWorker):
    """Answers every question with an error, until it is mended."""

    def __init__(self) -> None:
        super().__init__(brains, lambda: 0.0)
        self.is_dead = True
        self.asked = 0
        self._ticket = 0

    def ask(self, ticket: int, question: Question) -> None:
        self.asked += 1
        self._ticket = ticket
        super().ask(ticket, question)

    def received(self, wait_s: float) -> list[Answer]:
        if not self.is_dead:
            return super().received(wait_s)
        return [Answer(self._ticket, Thought(()), is_final=True, error="it ended")]


def silent(size: tuple[int, int] = (1920, 1080)) -> tuple[Board, DeadWorker]:
    """A person has moved, and the computer does not answer."""
    worker = DeadWorker()
    board = Board(players=(HUMAN, EASY), engine=EngineClient(lambda: worker), size=size)
    board.play("A3A4")
    board.wait(1.0)
    assert board.match.cursor == 1
    return board, worker


def test_a_button_asks_the_computer_again_and_is_gone_once_it_answers() -> None:
    for size in ((1920, 1080), (800, 600), (900, 1600)):
        board, worker = silent(size)
        assert SAID in " ".join(board.texts()), size
        assert board.button("try_again"), size
        assert misplaced(board.scene, board.show.stack.view) == [], size
        worker.is_dead = False
        board.show.click("try_again")
        board.wait(1.5)
        assert board.match.cursor == 2, size
        assert not board.button("try_again"), size
        assert SAID not in " ".join(board.texts()), size


def test_while_the_game_goes_on_there_is_no_such_button() -> None:
    assert not Board(players=(HUMAN, EASY)).button("try_again")


def test_it_is_asked_again_by_itself_and_later_each_time() -> None:
    board, worker = silent()
    asked = worker.asked
    board.wait(RETRY_S[0] - 1.5)
    assert worker.asked == asked
    board.wait(1.5)
    assert worker.asked == asked + 1
    board.wait(RETRY_S[1] - 2.0)
    assert worker.asked == asked + 1
    worker.is_dead = False
    board.wait(3.0)
    assert board.match.cursor == 2
    assert list(RETRY_S) == sorted(RETRY_S)


def test_who_asks_in_vain_again_and_again_is_told_once_and_may_have_others_play_on() -> None:
    ways = {
        "person": ((HUMAN, HUMAN), 1),
        "level": ((HUMAN, Player(level=STAND_IN)), 2),
        "again": ((HUMAN, EASY), 2),
    }
    for way, (players, cursor) in ways.items():
        board, worker = silent()
        assert board.show.names[-1] == "play"
        board.wait(RETRY_S[0] + RETRY_S[1] + 1.0)
        assert board.show.names[-1] == "program_trouble"
        worker.is_dead = way == "person"
        board.show.click(way)
        board.wait(4.0)
        assert board.show.names[-1] == "play"
        assert (board.match.setup.players, board.match.cursor) == (players, cursor), way
        assert board.match.setup.stakes is (Stakes.FRIENDLY if way == "again" else Stakes.NOTHING)


def test_who_leaves_it_as_it_is_is_not_told_again() -> None:
    board, _ = silent()
    board.wait(RETRY_S[0] + RETRY_S[1] + 1.0)
    board.show.keys("escape")
    board.wait(RETRY_S[2] + RETRY_S[3] + 1.0)
    assert board.show.names[-1] == "play"
    assert SAID in " ".join(board.texts())


def test_the_screen_sleeps_until_the_next_try() -> None:
    board, _ = silent()
    wakes = board.scene.table.wakes_at(board.show.now)
    assert wakes is not None
    assert board.show.now + 1 < wakes <= board.show.now + RETRY_S[0]


def test_where_nobody_can_stand_in_the_person_gets_the_turn_back() -> None:
    engine = EngineClient(DeadWorker)
    control = TimeControl(5, Expiry.AUTO_PLAY)
    board = Board(players=(HUMAN, HUMAN), control=control, settings=CALM, engine=engine)
    board.wait(6)
    assert board.scene.table.state.awaits_human
    board.play("A3A4")
