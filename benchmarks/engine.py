"""How fast and how strong the computer players are."""

import sys
import time
from collections.abc import Iterator
from random import Random

from benchmarks.aims import Aimed
from benchmarks.forms import form_figures
from benchmarks.lines import lines_figures
from benchmarks.measure import best_time, calibration, calibration_step_s
from benchmarks.repeats import often
from benchmarks.uci import uci_figures
from jungle_pg.cabinet import brains
from jungle_pg.commands.judge import count_lines as count_by_rulebook
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.core.log import Setup
from jungle_pg.core.match import begin
from jungle_pg.engine.arena import Contest, run_contest
from jungle_pg.engine.client import EngineClient, Priority
from jungle_pg.engine.messages import question_about
from jungle_pg.engine.outcomes import summary_of
from jungle_pg.engine.process import ProcessWorker
from jungle_pg.engine.thinking import Limits, Order
from jungle_pg.games.jungle.engine.board import SearchBoard
from jungle_pg.games.jungle.engine.perft import count_lines
from jungle_pg.games.jungle.engine.thinker import JungleThinker
from tests.engine.solver import Solver
from tests.engine.test_search import few_pieces

PERFT_DEPTH = 4
DEPTH_AIM = 12
CANCELS = often(200, 10)
MATE_POSITIONS = often(10_000, 100)
MIDDLE_GAMES = {
    "start": None,
    "middle game 1": "1d5/2p2ct/l3w1e/7/7/r5R/1CW1P2/E1T1LD1/7 b",
    "middle game 2": "7/5c1/ld1pwet/1r5/7/7/1E1WLP1/TC3DR/7 r",
    "middle game 3": "7/2d1ct1/1lpw2e/1r5/5R1/7/T1EWP2/1C2LD1/7 b",
}


def figures(*, is_long: bool = False, prototype: str | None = None) -> Iterator[Aimed]:
    yield calibration()
    yield from perft_figures()
    yield from depth_figures()
    yield from lines_figures("jungle", "traditional", (7, 8, 9))
    yield from cancel_figures()
    yield from uci_figures()
    yield from form_figures("jungle", "club", list(MIDDLE_GAMES.values()), aim=4)
    if is_long:
        yield from mate_figures()
        yield from match_figures(prototype)


def perft_figures() -> Iterator[Aimed]:
    state = JUNGLE.start(JUNGLE.codec.parse_rules("traditional"))
    board = SearchBoard(state)
    lines = count_lines(board, PERFT_DEPTH)
    counted = best_time(lambda: count_lines(board, PERFT_DEPTH))
    made = best_time(lambda: count_lines(board, PERFT_DEPTH, make_leaves=True))
    plain_lines = count_by_rulebook(JUNGLE, state, 3)
    plain = best_time(lambda: count_by_rulebook(JUNGLE, state, 3))
    for name, seconds, aim in (("counted", counted, 10), ("made", made, 2.7)):
        speed, steps = lines / seconds / 1e6, seconds / lines / calibration_step_s()
        ratio = (lines / seconds) / (plain_lines / plain)
        note = f"{lines} nodes, {steps:.2f} steps a node, {ratio:.1f}x the rulebook"
        what = f"search perft {PERFT_DEPTH}, nodes, leaves {name}"
        yield Aimed(what, speed, "M/s", aim, note, at_least=True)


def depth_figures() -> Iterator[Aimed]:
    for name, fen in MIDDLE_GAMES.items():
        state = JUNGLE.start(JUNGLE.codec.parse_rules("traditional"), fen)
        SearchBoard(state)
        thinker = JungleThinker(time.process_time)
        thought = thinker.think(state, (), Order(limits=Limits(seconds=1)))
        speed = thought.nodes / thought.seconds / 1e3
        what, note = f"depth after 1 s CPU, {name}", f"{speed:.0f} k nodes/s"
        yield Aimed(what, thought.depth, "plies", DEPTH_AIM, note, at_least=True)


def cancel_figures() -> Iterator[Aimed]:
    match = begin(JUNGLE, Setup(JUNGLE.codec.parse_rules("traditional")))
    endless = question_about(match, Order())
    quick = question_about(match, Order(level=1))
    engine = EngineClient(lambda: ProcessWorker(brains))
    latencies = []
    for _ in range(CANCELS):
        deep = engine.ask(endless, Priority.MOVE)
        while deep.progress is None or deep.progress.depth < 6:
            deep.poll(1)
        begun = time.perf_counter()
        deep.cancel()
        following = engine.ask(quick, Priority.MOVE)
        while not following.poll(1):
            pass
        latencies.append(time.perf_counter() - begun)
    engine.close()
    latencies.sort()
    median, late = (latencies[int(CANCELS * share)] * 1e3 for share in (0.5, 0.99))
    yield Aimed("cancel and next answer, p99", late, "ms", 20, f"median {median:.1f}")


def mate_figures() -> Iterator[Aimed]:
    rng = Random(1)
    claims = false = 0
    for _ in range(MATE_POSITIONS):
        state = few_pieces(rng.choice(["club", "traditional", "appendix", "animal"]), rng)
        if state.verdict is None:
            claim = _claim(state)
            claims += claim is not None
            false += claim is False
    note = f"of {claims} in {MATE_POSITIONS} positions"
    yield Aimed("false claims of a forced end", false, "", 0, note)


def _claim(state: JungleState) -> bool | None:
    """Whether a claimed end is true; None where none is claimed that can be checked."""
    thought = JungleThinker(time.process_time).think(state, (), Order(limits=Limits(depth=4)))
    if thought.mate_in is None or abs(thought.mate_in) > 5:
        return None
    solver = Solver(state)
    if thought.mate_in > 0:
        return solver.wins_within(thought.mate_in)
    return solver.loses_within(-thought.mate_in)


def match_figures(prototype: str | None) -> Iterator[Aimed]:
    matches = [
        ("level:6", "level:2", 200, None, 99),
        ("level:7", "level:5", 100, 0.1, 85),
    ]
    for first, second, games, seconds, aim in matches:
        yield match_figure(
            JUNGLE.game_id, "traditional", first, second, games=games, seconds=seconds, aim=aim
        )
    if prototype:
        program = f"cmd:{sys.executable} -m benchmarks.prototype {prototype}"
        yield match_figure(
            JUNGLE.game_id, "club", "level:7", program, games=400, seconds=0.1, aim=60
        )


def match_figure(
    game: str,
    rules: str,
    first: str,
    second: str,
    *,
    games: int,
    seconds: float | None = None,
    aim: float,
) -> Aimed:
    """The score of the first of two contestants."""
    limits = None if seconds is None else Limits(seconds=seconds)
    contest = Contest(game, rules, first, second, often(games, 4), limits, seed=1)
    outcomes = list(run_contest(contest, brains, time.monotonic, workers=2))
    forfeits = sum(bool(outcome.illegal_by) for outcome in outcomes)
    score = sum(outcome.score for outcome in outcomes) / len(outcomes) * 100
    note = f"{summary_of(outcomes)}, forfeits {forfeits}"
    return Aimed(f"{first} against {second}", score, "%", aim, note, at_least=True)
