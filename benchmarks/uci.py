"""How exactly the program keeps time when another one leads it, and what it costs to be told."""

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Self

from benchmarks.aims import Aimed, part_of
from benchmarks.repeats import often
from jungle_pg.cabinet import rulebooks

GAMES = ("jungle", "xiangqi")
MOVE_MS = 100
MOVES = often(200, 5)
LATE_MS = 15
READY_MS = 5
THINKING_S = 0.02
"""Between two questions the thought goes on, so that each comes in the middle of it."""
LONG_THOUGHTS, LONG_THOUGHT_MS = often(4), 2_000
MEMORY_MB = 150
LONG_GAME = 300
TELLINGS = often(50, 5)


class Led:
    """The program in a process of its own, led as tournaments lead it."""

    def __init__(self, game: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "jungle_pg", "engine", "--game", game],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
        )

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def __enter__(self) -> Self:
        self.ask("uci", "uciok")
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.say("quit")
        self._process.communicate(timeout=20)

    def say(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(line + "\n")

    def hear(self, word: str) -> str:
        assert self._process.stdout is not None
        return next(line for line in self._process.stdout if line.startswith(word))

    def ask(self, line: str, word: str) -> tuple[str, float]:
        """The line that answers another one, and after how many milliseconds it came."""
        begun = time.perf_counter()
        self.say(line)
        answer = self.hear(word)
        return answer, (time.perf_counter() - begun) * 1e3


def uci_figures() -> Iterator[Aimed]:
    for game in GAMES:
        with Led(game) as engine:
            yield overshoot_figure(engine, game)
        with Led(game) as engine:
            yield ready_figure(engine, game)
        with Led(game) as engine:
            yield telling_figure(engine, game)
        with Led(game) as engine:
            yield from memory_figures(engine, game)


def overshoot_figure(engine: Led, game: str) -> Aimed:
    """By how much moves of a fixed time come too late, in games the program plays with itself."""
    moves: list[str] = []
    late: list[float] = []
    while len(late) < MOVES:
        engine.say(f"position startpos moves {' '.join(moves)}")
        engine.ask("isready", "readyok")
        answer, took_ms = engine.ask(f"go movetime {MOVE_MS}", "bestmove")
        if answer.split()[1] == "(none)":
            moves = []
            engine.say("ucinewgame")
            continue
        moves.append(answer.split()[1])
        late.append(took_ms - MOVE_MS)
    note = f"median {part_of(late, 0.5):.1f}, most {max(late):.1f}, {MOVES} moves of {MOVE_MS} ms"
    return Aimed(f"move too late, p99, {game}", part_of(late, 0.99), "ms", LATE_MS, note)


def ready_figure(engine: Led, game: str) -> Aimed:
    engine.say("go infinite")
    engine.hear("info depth 3")
    times = []
    for _ in range(MOVES):
        time.sleep(THINKING_S)
        times.append(engine.ask("isready", "readyok")[1])
    engine.ask("stop", "bestmove")
    note = f"median {part_of(times, 0.5):.1f}"
    return Aimed(
        f"isready while it thinks, p99, {game}", part_of(times, 0.99), "ms", READY_MS, note
    )


def telling_figure(engine: Led, game: str) -> Aimed:
    """What it costs to be told a long game again, a move longer each time."""
    moves = long_game(game, LONG_GAME + TELLINGS)
    times = []
    for length in range(LONG_GAME, LONG_GAME + TELLINGS):
        engine.say(f"position startpos moves {' '.join(moves[:length])}")
        times.append(engine.ask("isready", "readyok")[1])
    again = part_of(times[1:], 0.5)
    note = f"{times[0]:.1f} when it is told first"
    return Aimed(f"position with {LONG_GAME} moves, repeated, {game}", again, "ms", 2, note)


def memory_figures(engine: Led, game: str) -> Iterator[Aimed]:
    """The most memory the process ever took while it thought long, where the system tells."""
    moves: list[str] = []
    for _ in range(LONG_THOUGHTS):
        engine.say(f"position startpos moves {' '.join(moves)}")
        moves.append(engine.ask(f"go movetime {LONG_THOUGHT_MS}", "bestmove")[0].split()[1])
    status = Path(f"/proc/{engine.pid}/status")
    if status.exists():
        most = next(line for line in status.read_text("utf-8").splitlines() if "VmHWM" in line)
        megabytes = int(most.split()[1]) / 1024
        note = f"after {LONG_THOUGHTS} thoughts of {LONG_THOUGHT_MS / 1e3:.0f} s"
        yield Aimed(f"memory of the thinking process, {game}", megabytes, "MB", MEMORY_MB, note)


def long_game(game: str, length: int) -> list[str]:
    """A game in which luck chooses every move; another one is begun where it ends too soon."""
    book, rng = rulebooks()[game], Random(1)
    while True:
        state, moves = book.start(book.codec.parse_rules(book.usual_rules)), list[str]()
        while len(moves) < length and book.actor(state) is not None:
            action = rng.choice(book.actions(state))
            moves.append(book.codec.action_text(action).lower())
            state = book.play(state, action).state
        if len(moves) == length:
            return moves
