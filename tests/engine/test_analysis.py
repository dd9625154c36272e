"""The run of judged positions: what is asked, what is seen first, and what a thought tells."""

from dataclasses import replace
from itertools import count
from typing import Any

from jungle_pg.cabinet import brains
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, Match, begin
from jungle_pg.core.review.reviewer import Reviewer
from jungle_pg.core.review.reviewing import review_of
from jungle_pg.engine.analysis import Analysis, judged_by
from jungle_pg.engine.client import MOST_LOST, EngineClient, Priority
from jungle_pg.engine.messages import Answer, Question
from jungle_pg.engine.search.knowledge import Knowledge, Outcome, Prospect, Standing, Value
from jungle_pg.engine.thinking import Line, Order, Thought
from jungle_pg.engine.worker import LocalWorker
from tests.core.jungle.positions import JUNGLE
from tests.scenes.table.asked import toy_match


def played(*moves: str) -> AnyMatch:
    match: AnyMatch = begin(JUNGLE, Setup(JUNGLE.codec.parse_rules("club")))
    for text in moves:
        after = match.play(JUNGLE.codec.parse_action(text))
        assert isinstance(after, Match), text
        match = after
    return match


MATCH = played("A3A4", "G7G6", "A4A5", "G6G5", "C3C2", "E7E8", "A5A6", "G5G4")


class Told:
    """A worker that answers what it is asked when it is let."""

    is_lost = False

    def __init__(self) -> None:
        self.asked: list[tuple[int, Question]] = []
        self.cancels = 0
        self.is_closed = self.may_answer = False

    def ask(self, ticket: int, question: Question) -> None:
        self.asked.append((ticket, question))

    def received(self, wait_s: float) -> list[Answer]:
        if not self.may_answer or not self.asked:
            return []
        self.may_answer = False
        ticket, question = self.asked[-1]
        return [Answer(ticket, Thought(question.order.about, 40), is_final=True)]

    def cancel(self) -> None:
        self.cancels += 1

    def close(self) -> None:
        self.is_closed = True


class Client(EngineClient):
    """A client whose workers are told when to answer."""

    def __init__(self, most_workers: int = 1) -> None:
        self.workers: list[Told] = []
        super().__init__(self._open_told, most_workers)

    def _open_told(self) -> Told:
        self.workers.append(Told())
        return self.workers[-1]

    @property
    def running(self) -> list[Told]:
        return [worker for worker in self.workers if not worker.is_closed]


def local(most_workers: int = 1) -> EngineClient:
    return EngineClient(lambda: LocalWorker(brains, lambda: 0.0), most_workers)


def finish(analysis: Analysis, shown: int = 0) -> None:
    for _ in range(1000):
        if not analysis.is_busy:
            return
        analysis.update(shown)
    raise AssertionError("it never ends")


def test_every_place_is_judged_and_makes_a_whole_review() -> None:
    analysis = Analysis(local(), MATCH, Reviewer(), nodes=300)
    assert not analysis.update(), "nothing is asked before it is opened"
    analysis.set_open(True)
    finish(analysis)
    assert analysis.part == 1
    review = review_of(MATCH, analysis.judged, Reviewer())
    assert review.is_whole
    for number, move in enumerate(review.moves):
        assert move is not None
        judged = analysis.judged[number]
        assert judged.played is not None
        assert judged.played <= judged.chance
        assert judged.second is not None
        assert judged.second <= judged.chance


def test_one_worker_or_two_judge_the_same() -> None:
    found = []
    for workers in (1, 2):
        analysis = Analysis(local(workers), MATCH, Reviewer(), nodes=300)
        analysis.set_open(True)
        finish(analysis, shown=workers)
        found.append(analysis.judged)
    assert found[0] == found[1]


def test_what_is_seen_comes_first_with_the_place_before_it() -> None:
    engine = Client()
    analysis = Analysis(engine, MATCH, Reviewer())
    analysis.set_open(True)
    analysis.update(5)
    (worker,) = engine.workers
    answered: list[int] = []
    for _ in range(4):
        worker.may_answer = True
        analysis.update(5)
        answered += [number for number in analysis.judged if number not in answered]
    assert answered == [5, 4, 0, 1]


def test_two_workers_where_cores_are_free_and_the_second_only_while_it_is_needed() -> None:
    engine = Client(most_workers=2)
    analysis = Analysis(engine, MATCH, Reviewer())
    analysis.set_open(True)
    analysis.update()
    assert len(engine.running) == 2
    first, second = (worker.asked[-1][1] for worker in engine.running)
    assert first != second
    for _ in range(40):
        for worker in engine.running:
            worker.may_answer = True
        analysis.update()
    assert analysis.part == 1
    assert len(engine.running) == 1


def test_only_an_analysis_is_worth_a_second_worker() -> None:
    engine = Client(most_workers=2)
    asked = [engine.ask(_question(), each) for each in (Priority.MOVE, Priority.HINT)]
    assert len(engine.running) == 1
    analysis = Analysis(engine, MATCH, Reviewer())
    analysis.set_open(True)
    analysis.update()
    # It covers the board where others ask, so it has both.
    assert len(engine.running) == 2
    assert all(worker.asked[-1][1].game == "jungle" for worker in engine.running)
    analysis.set_open(False)
    assert engine.running[0].asked[-1][1].game == "toy"
    assert all(inquiry.is_open for inquiry in asked)


def test_leaving_is_immediate_and_what_was_judged_stays() -> None:
    engine = Client(most_workers=2)
    analysis = Analysis(engine, MATCH, Reviewer())
    analysis.set_open(True)
    analysis.update()
    engine.workers[0].may_answer = True
    analysis.update()
    known = analysis.judged
    assert len(known) == 1
    analysis.set_open(False)
    assert not analysis.is_busy
    assert not analysis.update()
    assert engine.running == engine.workers[:1]
    assert [worker.cancels for worker in engine.workers] == [1, 1]
    analysis.set_open(True)
    analysis.update()
    assert analysis.judged == known


def test_it_goes_on_from_what_was_kept() -> None:
    whole = Analysis(local(), MATCH, Reviewer(), nodes=300)
    whole.set_open(True)
    finish(whole)
    engine = Client()
    again = Analysis(engine, MATCH, Reviewer(), known=whole.judged)
    again.set_open(True)
    again.update()
    assert not again.is_busy
    assert engine.workers == []
    part = {number: whole.judged[number] for number in range(4)}
    rest = Analysis(local(), MATCH, Reviewer(), known=part, nodes=300)
    rest.set_open(True)
    finish(rest)
    assert rest.judged == whole.judged


def test_the_end_of_a_game_needs_no_thought() -> None:
    won = played().resign(1)
    assert isinstance(won, Match)
    engine = Client()
    analysis = Analysis(
        engine,
        begin(JUNGLE, Setup(JUNGLE.codec.parse_rules("club"), "7/3D3/7/7/7/7/7/7/7 r")),
        Reviewer(),
    )
    analysis.set_open(True)
    analysis.update()
    assert engine.workers == []
    assert analysis.judged[0].chance == 1.0
    assert analysis.judged[0].is_exact


def test_a_worker_that_fails_leaves_a_place_no_better_and_no_worse() -> None:
    # The pause after many deaths is over at once.
    analysis = Analysis(EngineClient(_dead, clock=count(step=10).__next__), MATCH, Reviewer())
    analysis.set_open(True)
    finish(analysis)
    assert {judged.share() for judged in analysis.judged.values()} == {0.5}


def test_where_nobody_thinks_any_more_nothing_is_judged_and_few_are_started() -> None:
    opened: list[Any] = []

    def open_worker() -> Any:
        opened.append(_dead())
        return opened[-1]

    engine = EngineClient(open_worker, clock=lambda: 0.0)
    analysis = Analysis(engine, MATCH, Reviewer())
    analysis.set_open(True)
    finish(analysis)
    assert (analysis.has_failed, analysis.is_busy) == (True, False)
    assert len(analysis.judged) < 2
    assert len(opened) == MOST_LOST
    assert engine.ask(_question(), Priority.HINT).is_done
    assert len(opened) == MOST_LOST


def test_chances_from_a_score_and_from_a_forced_end() -> None:
    rows: list[tuple[Thought[str], tuple[float, float | None, float | None]]] = [
        (Thought(("a",), 0, others=(Line(("b",), -400),)), (0.5, 0.2689, None)),
        (Thought(("a",), 29_990, 10, others=(Line(("x", "y"), -29_990, -10),)), (1.0, 0.0, 0.0)),
        (Thought(("x", "z"), 0), (0.5, None, 0.5)),
    ]
    for thought, (chance, second, asked) in rows:
        judged = judged_by(thought, 1, ("x",), 7, Reviewer().chance)
        assert judged.chance == chance, thought
        assert judged.second == (None if second is None else _near(judged.second, second)), thought
        assert judged.played == asked, thought
        assert (judged.choices, judged.seat, judged.is_exact) == (7, 1, False)


def test_the_reply_is_what_follows_the_action_that_was_asked_about() -> None:
    thought = Thought(("a", "b"), 5, others=(Line(("c",), 4), Line(("x", "y", "z"), 1)))
    assert judged_by(thought, 0, ("x",), 7, Reviewer().chance).reply == ("y", "z")
    assert judged_by(thought, 0, ("a",), 7, Reviewer().chance).reply == ("b",)
    assert judged_by(thought, 0, (), 7, Reviewer().chance).reply == ()


def test_chances_are_exact_where_endgame_tables_reach() -> None:
    def prospect(action: str, value: Value, distance: int | None) -> Prospect[str]:
        return Prospect(action, Outcome(value, distance))

    win, draw = prospect("a", Value.WIN, 5), prospect("b", Value.DRAW, None)
    loss = prospect("c", Value.LOSS, 8)
    thought: Thought[str] = Thought((), 0, known=Knowledge((loss, draw, win)))
    judged = judged_by(thought, 0, ("c",), 3, Reviewer().chance)
    assert (judged.chance, judged.second, judged.played) == (1.0, 0.5, 0.0)
    assert judged.best == "a"
    assert judged.is_exact
    limited = replace(win, standing=Standing.LIMIT_FIRST)
    drawn = judged_by(replace(thought, known=Knowledge((limited,))), 0, (), 1, Reviewer().chance)
    assert (drawn.chance, drawn.second, drawn.is_exact) == (0.5, None, True)
    perhaps = replace(win, standing=Standing.LIMIT_MAY_BE_FIRST)
    doubtful = judged_by(replace(thought, known=Knowledge((perhaps,))), 0, (), 1, Reviewer().chance)
    assert (doubtful.chance, doubtful.is_exact) == (0.85, False)


def _near(found: float | None, expected: float) -> float | None:
    return found if found is not None and abs(found - expected) < 0.001 else expected


def _question() -> Question:
    match: Any = toy_match()
    return Question("toy", "", match.rulebook.codec.position_text(match.state), (), Order())


def _dead() -> Any:
    worker = Told()
    worker.is_lost = True
    return worker
