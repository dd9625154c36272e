"""A program that is written down: a list of lines, and a clock that is a number."""

from collections.abc import Callable, Sequence

from jungle_pg.cabinet import rulebooks
from jungle_pg.core.log import Setup
from jungle_pg.core.match import begin
from jungle_pg.engine.client import EngineClient, Inquiry, Priority
from jungle_pg.engine.foreign.program import Program
from jungle_pg.engine.foreign.spoken import Option
from jungle_pg.engine.foreign.worker import ForeignWorker, Patience
from jungle_pg.engine.messages import question_about
from jungle_pg.engine.thinking import Limits, Order

BOOKS = rulebooks()
XIANGQI = BOOKS["xiangqi"]
PATIENCE = Patience(start=10, beyond=3, silence=8, stop=4)
VARIANTS = Option("UCI_Variant", "combo", "xiangqi", choices=("chess", "xiangqi"))
LINES = Option("MultiPV", "spin", "1", 1, 5)
FAIRY = Program("Fairy", ("fairy",), options=(VARIANTS, LINES), games=("xiangqi",))
START = begin(XIANGQI, Setup(XIANGQI.codec.parse_rules("standard")))

Talk = Callable[[str], Sequence[str]]
"""What a program answers to a line."""


class Written:
    """A pipe to a program that answers each line by a function, or as the test goes on."""

    def __init__(self, talk: Talk) -> None:
        self.talk, self.told, self.waiting = talk, list[str](), list[str]()
        self.trouble = ""
        self.is_closed = False

    def start(self, command: Sequence[str]) -> None:
        self.command = command

    def say(self, line: str) -> None:
        self.told.append(line)
        self.waiting += self.talk(line)

    def heard(self, wait_s: float = 0.0) -> list[str]:
        lines, self.waiting = self.waiting, []
        return lines

    def close(self) -> None:
        self.is_closed = True


def polite(move: str = "h3e3", *before: str) -> Talk:
    """A program that does all it is told."""

    def talk(line: str) -> list[str]:
        match line.split():
            case ["uci" | "ucci" as tongue]:
                return [f"{tongue}ok"]
            case ["isready"]:
                return ["readyok"]
            case ["go", *_]:
                return [*before, f"bestmove {move}"]
        return []

    return talk


def slow(line: str) -> Sequence[str]:
    """A program that thinks for ever, and stops when it is told."""
    return ["bestmove h3e3"] if line == "stop" else [] if line.startswith("go") else polite()(line)


def deaf(line: str) -> Sequence[str]:
    """A program that says nothing any more once it thinks."""
    return [] if line == "stop" or line.startswith("go") else polite()(line)


class Bench:
    """A client whose programs are written down, and its clock."""

    def __init__(self, talk: Talk, program: Program = FAIRY) -> None:
        self.now, self.pipes = 0.0, list[Written]()
        self.talk = talk

        def opened() -> Written:
            self.pipes.append(Written(self.talk))
            return self.pipes[-1]

        self.opened = opened
        self.worker = ForeignWorker(program, BOOKS, opened, lambda: self.now, PATIENCE)
        self.client = EngineClient(lambda: self.worker)

    def ask(self, order: Order = Order(limits=Limits(seconds=1)), match=START) -> Inquiry:  # type: ignore[no-untyped-def]  # noqa: B008
        return self.client.ask(question_about(match, order), Priority.MOVE)

    def pass_time(self, inquiry: Inquiry, seconds: float = 0.0) -> Inquiry:
        """Look sixty times, so that everything that can go on goes on."""
        for _ in range(60):
            self.now += seconds / 60
            inquiry.poll()
        return inquiry

    @property
    def told(self) -> list[str]:
        return self.pipes[-1].told


def answered(talk: Talk, program: Program = FAIRY, match=START) -> tuple[Inquiry, Bench]:  # type: ignore[no-untyped-def]
    bench = Bench(talk, program)
    return bench.pass_time(bench.ask(match=match)), bench
