"""What other programs say, damaged: every question ends in a legal move or in words."""

from random import Random
from typing import Final

from jungle_pg.cabinet import words
from jungle_pg.engine.foreign.faults import Fault, fault_of
from jungle_pg.engine.foreign.trial import Trial
from jungle_pg.engine.thinking import Limits, Order
from jungle_pg.scenes.programs.captions import fault_text
from tests.engine.foreign.written_programs import BOOKS, PATIENCE, START, XIANGQI, Bench, Talk
from tests.saves.fuzzing import damaged_bytes

MOST_LOOKS: Final = 400
SAID: Final = {
    "uci": (
        "id name Fairy-Stockfish 14.0.1\nid author the developers\n"
        "option name Threads type spin default 1 min 1 max 512\n"
        "option name UCI_Variant type combo default xiangqi var chess var xiangqi\n"
        "option name MultiPV type spin default 1 min 1 max 500\n"
        "option name Clear Hash type button\noption name Ponder type check default false\n"
        "option name EvalFile type string default <empty>\nuciok"
    ),
    "ucci": "id name ElephantEye\noption usemillisec type check default false\nucciok",
    "isready": "readyok",
    "go": (
        "info depth 1 seldepth 1 multipv 1 score cp 94 nodes 66 nps 33000 time 2 pv h3e3 h10g8\n"
        "info depth 1 seldepth 1 multipv 2 score mate 3 nodes 66 nps 33000 time 2 pv b3e3\n"
        "info depth 2 score cp -12 lowerbound nodes 120 time 3 pv h1g3\n"
        "info string NNUE evaluation enabled\nbestmove h3e3 ponder h10g8"
    ),
    "stop": "bestmove h3e3",
}


def program_case(rng: Random) -> None:
    """A program that is tried out and asked, each line of which may be damaged."""
    talk, order = _talk(rng), Order(limits=Limits(seconds=1), lines=rng.choice((1, 3)))
    bench = Bench(talk)
    trial = Trial(("x",), {"xiangqi": XIANGQI, "jungle": BOOKS["jungle"]}, bench.opened,
                  lambda: bench.now, PATIENCE)  # fmt: skip
    for _ in range(MOST_LOOKS):
        bench.now += 0.5
        if trial.poll():
            break
    else:
        raise AssertionError("the trial hangs")
    _check_fault(trial.fault)
    inquiry = bench.ask(order)
    for _ in range(MOST_LOOKS):
        bench.now += 0.5
        inquiry.poll()
        if not inquiry.is_open:
            break
    else:
        raise AssertionError("the question hangs")
    bench.client.close()
    thought = inquiry.thought
    if thought is None:
        _check_fault(fault_of(inquiry.error))
        return
    for action in (thought.line[0], *(line.actions[0] for line in thought.others)):
        if XIANGQI.refusal(START.state, XIANGQI.codec.parse_action(action)) is not None:
            raise AssertionError(f"{action} cannot be played")


def _check_fault(fault: Fault | None) -> None:
    if fault is not None and not fault_text(words("en"), fault):
        raise AssertionError("no words for what is wrong")


def _talk(rng: Random) -> Talk:
    """A program that says what is right but for a few damaged answers."""
    wrong = rng.choice((0.2, 0.5, 1.0))

    def talk(line: str) -> list[str]:
        text = SAID.get(line.split()[0], "")
        if rng.random() < wrong:
            text = damaged_bytes(text.encode(), rng).decode("utf-8", "replace")
        return text.split("\n") if text else []

    return talk
