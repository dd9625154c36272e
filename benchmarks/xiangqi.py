"""How fast the computer players of Xiangqi are."""

import time
from collections.abc import Iterator

from benchmarks.aims import Aimed
from benchmarks.forms import form_figures
from benchmarks.lines import lines_figures
from benchmarks.measure import best_time, calibration, calibration_step_s, timed
from jungle_pg.commands.judge import count_lines as count_by_rulebook
from jungle_pg.core.xiangqi.rulebook import XiangqiRulebook
from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.engine.thinking import Limits, Order
from jungle_pg.games.xiangqi.engine.board import SearchBoard
from jungle_pg.games.xiangqi.engine.perft import count_lines
from jungle_pg.games.xiangqi.engine.thinker import XiangqiThinker

XIANGQI = XiangqiRulebook()
PERFT_DEPTH = 4
PLAIN_DEPTH = 2
DEPTH_AIMS = {1: 6, 5: 7}
"""Plies after so many seconds; the prototype reached 5 plies in 5 s at the start."""

MIDDLE_GAMES = {
    "start": None,
    "middle game 1": "r1bakab1r/9/1cn2cn2/p1p1p3p/6p2/2P6/P3P1P1P/1C2C1N2/9/RNBAKABR1 w",
    "middle game 2": "2bak1b1r/4a4/2n1c1n2/p1p1p3p/5rp2/2P3P2/P3P3P/N1C1C1N2/4A4/1RBAK1B1R w",
    "middle game 3": "r1bak1b1r/4a4/2n1c1n2/p1p1p3p/9/2P3p2/P3P1c1P/2N1C1N2/9/R1BAKABR1 w",
}


def figures() -> Iterator[Aimed]:
    yield calibration()
    yield from rulebook_figures()
    yield from perft_figures()
    yield from depth_figures()
    yield from lines_figures("xiangqi", "standard", (5, 6, 7))
    yield from form_figures("xiangqi", "standard", list(MIDDLE_GAMES.values()), aim=3)


def state_of(fen: str | None = None) -> XiangqiState:
    return XIANGQI.start(XIANGQI.codec.parse_rules("standard"), fen)


def rulebook_figures() -> Iterator[Aimed]:
    for name, fen in MIDDLE_GAMES.items():
        state = state_of(fen)
        listing = best_time(lambda state=state: XIANGQI.actions(state), 200)  # type: ignore[misc]
        yield timed(f"legal actions, {name}", listing, aim_seconds=300e-6)


def perft_figures() -> Iterator[Aimed]:
    state = state_of()
    board = SearchBoard(state)
    lines = count_lines(board, PERFT_DEPTH)
    plain_lines = count_by_rulebook(XIANGQI, state, PLAIN_DEPTH)
    plain = best_time(lambda: count_by_rulebook(XIANGQI, state, PLAIN_DEPTH)) / plain_lines
    for name, make_leaves in (("counted", False), ("made", True)):
        seconds = best_time(
            lambda make_leaves=make_leaves: count_lines(  # type: ignore[misc]
                board, PERFT_DEPTH, make_leaves=make_leaves
            )
        )
        speed, steps = lines / seconds / 1e6, seconds / lines / calibration_step_s()
        ratio = plain / (seconds / lines)
        note = f"{lines} nodes, {steps:.2f} steps a node, {ratio:.1f}x the rulebook a node"
        yield Aimed(f"search perft {PERFT_DEPTH}, nodes, leaves {name}", speed, "M/s", note=note)


def depth_figures() -> Iterator[Aimed]:
    for seconds, aim in DEPTH_AIMS.items():
        for name, fen in MIDDLE_GAMES.items():
            thinker = XiangqiThinker(time.process_time)
            thought = thinker.think(state_of(fen), (), Order(limits=Limits(seconds=seconds)))
            speed = thought.nodes / thought.seconds / 1e3
            what, note = f"depth after {seconds} s CPU, {name}", f"{speed:.0f} k nodes/s"
            yield Aimed(what, thought.depth, "plies", aim, note, at_least=True)
