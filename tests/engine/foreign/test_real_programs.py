"""Real programs in real processes: good ones, and small ones that lie, flood, hang and die."""

import os
import shutil
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from jungle_pg.cabinet import rulebooks
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.rulebook import Refusal
from jungle_pg.engine.client import EngineClient, Priority
from jungle_pg.engine.foreign.faults import Fault, fault_of
from jungle_pg.engine.foreign.pipe import ProgramPipe
from jungle_pg.engine.foreign.program import Program
from jungle_pg.engine.foreign.trial import Trial
from jungle_pg.engine.foreign.worker import ForeignWorker, Patience
from jungle_pg.engine.messages import question_about
from jungle_pg.engine.thinking import Clocks, Limits, Order, Thought
from tests.systems import is_running

pytestmark = pytest.mark.process

BOOKS = {name: rulebooks()[name] for name in ("jungle", "xiangqi")}
OWN = (sys.executable, "-m", "jungle_pg", "engine")
FAIRY = shutil.which("fairy-stockfish", path=f"{os.environ.get('PATH', '')}:/usr/games")
IMPATIENT = Patience(start=2.0, beyond=0.5, silence=0.5, stop=0.5)
LONGEST_S = 60.0


class Pipes:
    """Opens pipes and knows all it has opened."""

    def __init__(self) -> None:
        self.opened: list[ProgramPipe] = []

    def __call__(self) -> ProgramPipe:
        self.opened.append(ProgramPipe(time.monotonic))
        return self.opened[-1]


@pytest.fixture
def pipes() -> Iterator[Pipes]:
    """Nothing of what was started is left running."""
    pipes = Pipes()
    yield pipes
    for pipe in pipes.opened:
        pipe.close()
        pipe.join(10)
        assert pipe.process_id is None or not is_running(pipe.process_id)


def tried(command: tuple[str, ...], pipes: Pipes, patience: Patience = Patience()) -> Trial:  # noqa: B008
    trial = Trial(command, BOOKS, pipes, time.monotonic, patience)
    until = time.monotonic() + LONGEST_S
    while not trial.poll() and time.monotonic() < until:
        time.sleep(0.002)
    assert trial.is_done
    trial.close()
    return trial


def asked(
    program: Program,
    pipes: Pipes,
    match: AnyMatch,
    order: Order,
    patience: Patience = Patience(),  # noqa: B008
) -> tuple[Thought[str] | None, str]:
    worker = ForeignWorker(program, BOOKS, pipes, time.monotonic, patience)
    client = EngineClient(lambda: worker)
    inquiry = client.ask(question_about(match, order), Priority.MOVE)
    until = time.monotonic() + LONGEST_S
    while inquiry.is_open and time.monotonic() < until:
        inquiry.poll(0.05)
    client.close()
    assert inquiry.is_done
    return inquiry.thought, inquiry.error


def played(program: Program, pipes: Pipes, match: AnyMatch, plies: int) -> AnyMatch:
    """So many plies by one program on both seats."""
    worker = ForeignWorker(program, BOOKS, pipes, time.monotonic)
    client = EngineClient(lambda: worker)
    for _ in range(plies):
        inquiry = client.ask(question_about(match, Order(limits=Limits(nodes=200))), Priority.MOVE)
        while inquiry.is_open:
            inquiry.poll(0.05)
        assert inquiry.thought is not None, inquiry.error
        assert inquiry.thought.action is not None
        after = match.play(match.rulebook.codec.parse_action(inquiry.thought.action))
        assert not isinstance(after, Refusal)
        match = after
    client.close()
    return match


def start(game: str, rules: str) -> AnyMatch:
    book = BOOKS[game]
    return begin(book, Setup(book.codec.parse_rules(rules)))


def test_our_own_engine_plays_both_games_and_tells_three_lines(pipes: Pipes) -> None:
    trial = tried(OWN, pipes)
    assert trial.fault is None
    assert trial.program.games == ("jungle", "xiangqi")
    assert [each.name for each in trial.program.own_options] == ["Level"]
    for game, rules in (("jungle", "club"), ("xiangqi", "standard")):
        played(trial.program, pipes, start(game, rules), 4)
        order = Order(limits=Limits(depth=3), lines=3)
        thought, error = asked(trial.program, pipes, start(game, rules), order)
        assert thought is not None, error
        assert len(thought.others) == 2
        firsts = {thought.line[0], *(line.actions[0] for line in thought.others)}
        assert len(firsts) == 3
        assert thought.depth == 3


@pytest.mark.skipif(FAIRY is None, reason="fairy-stockfish is not installed on this computer")
def test_fairy_stockfish_plays_xiangqi_and_tells_three_lines(pipes: Pipes) -> None:
    assert FAIRY is not None
    trial = tried((FAIRY,), pipes)
    assert trial.fault is None
    assert trial.program.games == ("xiangqi",)
    assert trial.program.name.startswith("Fairy-Stockfish")
    match = played(trial.program, pipes, start("xiangqi", "standard"), 20)
    thought, error = asked(trial.program, pipes, match, Order(limits=Limits(depth=6), lines=3))
    assert thought is not None, error
    assert len(thought.others) == 2
    assert thought.depth >= 5
    thought, error = asked(trial.program, pipes, match, Order(limits=Limits(seconds=0.2)))
    assert thought is not None, error


@pytest.mark.skipif(FAIRY is None, reason="fairy-stockfish is not installed on this computer")
def test_the_same_program_is_led_in_ucci(pipes: Pipes) -> None:
    assert FAIRY is not None
    program = Program("Fairy", (FAIRY,), dialect="ucci", games=("xiangqi",), first_rank=0)
    match = played(program, pipes, start("xiangqi", "standard"), 6)
    clocks = Clocks(0, (3_000, 3_000), (0, 0))
    for order in (Order(limits=Limits(depth=4)), Order(clocks=clocks)):
        thought, error = asked(program, pipes, match, order)
        assert thought is not None, error
        assert len(thought.line) > 1
        assert thought.depth >= 2


LIAR = """
import os, signal, subprocess, sys, time
way = sys.argv[1]
def say(text): print(text, flush=True)
if way == "dies": sys.exit(3)
if way == "floods":
    while True: os.write(1, b"info string " + b"x" * 60000 + b"\\n")
if way == "floods without an end":
    while True: os.write(1, b"x" * 65536)
if way == "never quits":
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
if way == "has children":
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    open(sys.argv[2], "w").write(str(child.pid))
for line in sys.stdin:
    word = line.split()[0]
    if word == "uci" and way != "hangs at once": say("id name Liar\\nuciok")
    if word == "isready" and way != "hangs before the game": say("readyok")
    if word == "go":
        if way == "dies in a thought": os._exit(1)
        if way == "hangs in a thought": time.sleep(600)
        if way == "floods in a thought":
            while True: os.write(1, b"info depth 1 pv h3e3\\n" * 1000)
        if way == "lies": say("bestmove a1a9")
        elif way == "talks nonsense": say("bestmove \\x00\\x01 \\nbestmove nonsense")
        else: say("bestmove h3e3")
    if word == "quit" and way == "never quits": time.sleep(600)
    if word == "quit": break
"""

WAYS = {
    "dies": Fault("ended"),
    "dies in a thought": Fault("ended"),
    "floods": Fault("flood"),
    "floods without an end": Fault("flood"),
    "floods in a thought": Fault("flood"),
    "hangs at once": Fault("mute"),
    "hangs before the game": Fault("silent"),
    "hangs in a thought": Fault("silent"),
    "lies": Fault("illegal", "a1a9"),
    "talks nonsense": Fault("illegal", "\x00\x01"),
    "never quits": None,
    "has children": None,
}


def test_programs_that_go_wrong_are_told_in_words_and_leave_nothing_behind(
    pipes: Pipes, tmp_path: Path
) -> None:
    script = tmp_path / "liar.py"
    script.write_text(LIAR, encoding="utf-8")
    child = tmp_path / "child"
    order = Order(limits=Limits(seconds=0.05))
    for way, fault in WAYS.items():
        program = Program("Liar", (sys.executable, str(script), way, str(child)))
        # Only one that will never say anything is given up as soon as this.
        patience = replace(IMPATIENT, start=0.3) if way == "hangs at once" else IMPATIENT
        thought, error = asked(program, pipes, start("xiangqi", "standard"), order, patience)
        assert fault_of(error) == fault, (way, error)
        assert (thought is None) == (fault is not None), way
    for pipe in pipes.opened:
        pipe.join(10)
    # Its number may still be known for a moment while the system clears it away.
    until = time.monotonic() + 10
    while is_alive(int(child.read_text())) and time.monotonic() < until:
        time.sleep(0.01)
    assert not is_alive(int(child.read_text()))


def is_alive(process_id: int) -> bool:
    """Whether a process runs; one that has ended and waits for its parent does not."""
    try:
        state = Path(f"/proc/{process_id}/stat").read_text(encoding="utf-8")
    except OSError:
        return False
    return state.rpartition(")")[2].split()[0] != "Z"


def test_what_is_no_program_is_told_in_words(pipes: Pipes, tmp_path: Path) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("no program", encoding="utf-8")
    wrong = {
        str(tmp_path / "nowhere"): "missing",
        str(text): "no_program",
        str(tmp_path): "no_program",
        "a\0b": "no_program",
        "": "no_program",
    }
    for path, code in wrong.items():
        assert tried((path,), pipes).fault == Fault(code), path
    assert tried((sys.executable, "-c", "pass"), pipes).fault == Fault("mute")


def test_what_a_program_is_told_while_it_does_not_listen_holds_nobody(pipes: Pipes) -> None:
    pipe = pipes()
    pipe.start((sys.executable, "-c", "import time; time.sleep(600)"))
    begun = time.monotonic()
    for _ in range(200):
        pipe.say("position " + "x" * 10_000)
    pipe.close()
    assert time.monotonic() - begun < 1.0
