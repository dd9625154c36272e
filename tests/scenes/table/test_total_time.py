"""Time for whole games at the table: whose clock runs, when it stands still, what is heard."""

import pytest

from jungle_pg.cabinet import brains
from jungle_pg.core.clock import parse_total
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.log import Player, Ply, Setup
from jungle_pg.core.match import begin
from jungle_pg.core.rulebook import Seat
from jungle_pg.core.saving.values import TimeState
from jungle_pg.engine.client import EngineClient, Worker
from jungle_pg.engine.levels import LEVELS
from jungle_pg.engine.messages import Answer, Question
from jungle_pg.engine.worker import LocalWorker
from jungle_pg.scenes.table.captions.players import read_clocks
from jungle_pg.scenes.table.state import NO_LIMIT, MatchChange
from jungle_pg.scenes.table.table import Table
from jungle_pg.scenes.table.timing import Alarm
from jungle_pg.ui.plates.plate import time_text
from tests.rows import each_of

HUMAN = Player()
FRAME = 1 / 60
LOOK_S = 0.02


class Slow:
    """Thinks as long as a test wants, by the time of the table."""

    is_lost = False

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self._ticket = 0
        self.may_answer = False

    def ask(self, ticket: int, question: Question) -> None:
        self.asked.append(question)
        self._worker = LocalWorker(brains, lambda: 0.0)
        self._worker.ask(ticket, question)

    def cancel(self) -> None:
        self.may_answer = False

    def received(self, wait_s: float) -> list[Answer]:
        return self._worker.received(wait_s) if self.may_answer and self.asked else []

    def close(self) -> None:
        """Nothing is left of it."""


class Evening:
    """A table with a time that tests let pass."""

    def __init__(
        self,
        total: str = "1+2",
        players: tuple[Player, Player] = (HUMAN, HUMAN),
        worker: Worker | None = None,
        times: TimeState = NO_LIMIT,
    ) -> None:
        setup = Setup(
            JUNGLE.codec.parse_rules("traditional"),
            None,
            players,
            None,
            7,
            total=parse_total(total),
        )
        engine = EngineClient(lambda: worker or LocalWorker(brains, lambda: 0.0))
        self.table = Table(begin(JUNGLE, setup), times, engine)
        self.now = 100.0
        self.table.update(self.now)

    def wait(self, seconds: float) -> None:
        """Let frames pass."""
        end = self.now + seconds
        while self.now < end - 1e-9:
            self.now = min(end, self.now + FRAME)
            self.table.update(self.now)

    def play(self, *texts: str) -> None:
        for text in texts:
            outcome = self.table.play(JUNGLE.codec.parse_action(text), self.now)
            assert isinstance(outcome, MatchChange), outcome

    def left(self, seat: Seat) -> float | None:
        return read_clocks(self.table.state, self.now)[seat].left_s

    @property
    def verdict(self) -> tuple[Seat | None, str] | None:
        verdict = self.table.state.match.verdict
        return None if verdict is None else (verdict.winner, verdict.reason)


def test_each_side_has_a_clock_of_its_own_that_moves_add_to() -> None:
    evening = Evening("1+2,3+0")
    assert (evening.left(0), evening.left(1)) == (60, 180)
    evening.wait(10)
    assert (evening.left(0), evening.left(1)) == (50, 180)
    evening.play("A3A4")
    evening.wait(5)
    assert (evening.left(0), evening.left(1)) == (52, 175)
    evening.play("G7G6")
    evening.wait(1)
    assert (evening.left(0), evening.left(1)) == (51, 175)


@each_of("players", [(HUMAN, HUMAN), (HUMAN, Player(level=1))])
def test_who_has_no_time_left_has_lost(players: tuple[Player, Player]) -> None:
    evening = Evening("0:05+0", players)
    evening.wait(5.1)
    assert evening.verdict == (1, "time")
    assert evening.left(0) == 0
    assert evening.left(1) == 5
    evening.wait(5)
    assert evening.table.state.match.cursor == 1


def test_undo_gives_the_time_back_and_redo_takes_it_again() -> None:
    evening = Evening("1+0")
    evening.wait(10)
    evening.play("A3A4")
    evening.wait(5)
    evening.table.undo(evening.now)
    assert (evening.left(0), evening.left(1)) == (60, 60)
    evening.wait(3)
    evening.table.redo(evening.now)
    assert (evening.left(0), evening.left(1)) == (50, 60)


def test_a_menu_stops_the_clock_and_an_earlier_place_shows_its_own() -> None:
    evening = Evening("1+0")
    evening.wait(10)
    evening.play("A3A4")
    evening.wait(4)
    evening.table.pause("menu", evening.now)
    evening.wait(600)
    evening.table.resume("menu", evening.now)
    assert (evening.left(0), evening.left(1)) == (50, 56)
    evening.table.show_ply(0, evening.now)
    evening.wait(60)
    assert (evening.left(0), evening.left(1)) == (60, 60)
    evening.table.show_ply(None, evening.now)
    assert (evening.left(0), evening.left(1)) == (50, 56)


def test_a_match_goes_on_with_what_was_used_when_it_was_left() -> None:
    first = Evening("1+0")
    first.wait(10)
    times = first.table.state.timing.times(first.now)
    assert times.used_ms == pytest.approx(10_000, abs=20)
    assert Evening("1+0", times=times).left(0) == 50


def test_a_computer_uses_its_time_while_it_thinks_and_not_while_it_waits() -> None:
    worker = Slow()
    evening = Evening("1+0", (Player(level=2), HUMAN), worker)
    evening.wait(4)
    assert evening.left(0) == 56
    worker.may_answer = True
    evening.table.shows_first(True)
    evening.wait(10)
    assert evening.left(0) == 60, "others look at a move, and it had not thought long"
    evening.table.shows_first(False)
    evening.wait(1)
    assert evening.table.state.mover == 1
    assert len(worker.asked) == 1, "a clock that runs is no other question"
    evening.wait(2)
    assert evening.left(0) == 60
    assert evening.left(1) in (57, 58)


def test_a_computer_knows_the_clocks_and_a_handicap() -> None:
    worker = Slow()
    Evening("5+3,1+0", (Player(level=8), HUMAN), worker).wait(0.1)
    clocks = worker.asked[0].order.clocks
    assert clocks is not None
    assert (clocks.mover, clocks.gain_ms) == (0, (3000, 0))
    assert clocks.left_ms[1] == 60_000
    assert worker.asked[0].order.limits_or(LEVELS[8].limits).seconds == 5
    short = Evening("0:10+0", (Player(level=8), HUMAN), worker)
    short.wait(0.1)
    seconds = worker.asked[-1].order.limits_or(LEVELS[8].limits).seconds
    assert seconds == pytest.approx(0.3)


def test_an_answer_on_its_way_is_awaited_but_not_for_ever() -> None:
    worker = Slow()
    evening = Evening("0:02+0", (Player(level=1), HUMAN), worker)
    evening.wait(4)
    assert (evening.left(0), evening.verdict) == (0, None)
    worker.may_answer = True
    evening.wait(1)
    assert evening.table.state.mover == 1
    lost = Evening("0:02+0", (Player(level=1), HUMAN), Slow())
    lost.wait(6)
    assert lost.verdict == (1, "time")


def test_computers_that_wait_have_clocks_that_wait() -> None:
    worker = Slow()
    evening = Evening("1+0", (Player(level=2), Player(level=2)), worker)
    evening.wait(2)
    evening.table.hold()
    evening.wait(30)
    assert evening.left(0) == 58


def test_low_time_is_heard_once_and_again_after_time_was_gained() -> None:
    heard: list[str] = []
    alarm, evening = Alarm(heard.append), Evening("0:15+8")
    for second in range(8):
        evening.wait(1.01)
        alarm.listen(evening.table.state, evening.now)
        assert heard == (["clock_low"] if second >= 4 else []), second
    evening.play("A3A4")
    evening.wait(1)
    alarm.listen(evening.table.state, evening.now)
    assert len(heard) == 1, "the other side has enough"
    evening.play("G7G6")
    alarm.listen(evening.table.state, evening.now)
    assert heard == ["clock_low"], "15 seconds are more than 10, but no reason to begin anew"
    evening.play("A4A5", "G6G5")
    evening.wait(0.1)
    alarm.listen(evening.table.state, evening.now)
    evening.wait(14)
    alarm.listen(evening.table.state, evening.now)
    assert heard == ["clock_low"] * 2


class Deliberate:
    """Thinks at once, by a clock that goes on whenever somebody looks at it; answers later."""

    is_lost = False

    def __init__(self) -> None:
        self.now = 0.0
        self._worker = LocalWorker(brains, self._look)
        self._answers: list[list[Answer]] = []

    def _look(self) -> float:
        self.now += LOOK_S
        return self.now

    def ask(self, ticket: int, question: Question) -> None:
        self._worker.ask(ticket, question)
        self._answers = [[], self._worker.received(0.0)]

    def cancel(self) -> None:
        self._answers = []

    def received(self, wait_s: float) -> list[Answer]:
        return self._answers.pop(0) if self._answers else []

    def close(self) -> None:
        """Nothing is left of it."""


@pytest.mark.slow
@each_of("total", ["0:03+0", "0:02+1"])
def test_a_level_that_thinks_long_does_not_lose_on_time(total: str) -> None:
    worker = Deliberate()
    evening = Evening(total, (Player(level=8), Player(level=1)), worker)
    while evening.table.state.mover is not None and evening.table.state.match.cursor < 40:
        worker.now += FRAME
        evening.table.update(worker.now)
    assert evening.verdict is None or evening.verdict[1] != "time"
    used = [entry.used_ms for entry in evening.table.state.match.entries if isinstance(entry, Ply)]
    assert sum(used[::2]) > 500, "it has thought"


@each_of(
    ("left_s", "told"),
    [(9.4, "0:09.4"), (10, "0:10"), (59, "0:59"), (3599, "59:59"), (3725, "1:02:05")],
)
def test_a_clock_shows_tenths_at_the_end_and_hours_when_there_are_any(
    left_s: float, told: str
) -> None:
    assert time_text(left_s) == told
