"""What happens at a board while it is measured: moves, selections, clocks, and computers."""

import time
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import pygame

from benchmarks.screens_program import Program, Turn
from jungle_pg.cabinet import games
from jungle_pg.core.clock import Expiry, TimeControl
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.log import Player, Setup
from jungle_pg.core.match import begin
from jungle_pg.core.saving.values import TimeState
from jungle_pg.scenes.table.play import Play
from jungle_pg.scenes.world import World

PEOPLE: Final = (Player(), Player())
MASTER: Final = 8
NEVER_S: Final = 1e9
WAITING_TURNS: Final = 4
RESULT_TURNS: Final = 120
SWEEP_FRAMES, ROW_FRAMES = 150, 30
"""Frames in which the mouse goes down the board, and along a row of it."""

CHOSEN: Final = "C3"


@dataclass(frozen=True, slots=True)
class Act:
    """A move worth looking at: the position it is played in, and what is clicked."""

    position: str | None
    picks: tuple[str, ...]
    game: str = JUNGLE.game_id


ACTS: Final = {
    "capture": Act("l5t/5c1/r1p1w1e/7/7/7/E1WdP1R/1C3D1/T5L r", ("C3", "D3")),
    "jump": Act("l5t/1d3c1/r1p1w1e/7/7/7/ELW1P1R/1C3D1/T6 r", ("B3", "B7")),
    "rat takes elephant": Act("l5t/1d3c1/r1p1w2/7/7/6e/E1W1P1R/1C3D1/T5L r", ("G3", "G4")),
    "den entry": Act("l5t/1d1C1c1/r1p1w1e/7/7/7/E1W1P1R/5D1/T5L r", ("D8", "D9")),
}


@dataclass(frozen=True, slots=True)
class Rest:
    """What was painted, and the percents of a core that the loop and the whole program took."""

    painted: int
    loop: float
    whole: float


def a_board(
    world: World,
    position: str | None = None,
    players: tuple[Player, Player] = PEOPLE,
    control: TimeControl | None = None,
    game: str = JUNGLE.game_id,
) -> Play:
    """A match to be played, by the usual rules."""
    of = games()[game]
    match = begin(of.rulebook, Setup(of.rules, position, players))
    return Play(world, of, match, TimeState(control or of.control))


class Hand:
    """Somebody at the board that the program shows."""

    def __init__(self, program: Program) -> None:
        self._program = program

    @property
    def board(self) -> Play:
        """The board, whatever lies over it."""
        scenes = self._program.app.stack.scenes
        return next(scene for scene in reversed(scenes) if isinstance(scene, Play))

    def sit_down(self, make: Callable[[World], Play]) -> Iterator[None]:
        """Begin another match and wait until all of it is seen."""
        app = self._program.app
        app.stack.show(make(app.world))
        # Nothing is painted before something happens.
        self._program.point(1, 1)
        yield
        yield from self._program.settled()

    def at(self, square: str) -> tuple[float, float]:
        """Where a square is on the screen."""
        place = self.board.table_view.board.place_of(square)
        assert place is not None
        return place

    def play(self, picks: Sequence[str]) -> Generator[None, None, int]:
        """Click on all that makes a move; the number of the turn that took the last press."""
        program, mark, before = self._program, 0, self.board.match.cursor
        for square in picks:
            at = self.at(square)
            program.point(*at)
            yield
            program.press(*at)
            mark = len(program.turns)
            yield
            program.release(*at)
            yield
        assert self.board.match.cursor > before, f"{picks} was not played"
        return mark


def acting(
    program: Program, act: Act, frames: int, players: tuple[Player, Player] = PEOPLE
) -> Generator[None, None, list[Turn]]:
    """Play a move again and again; the turns from the press of its target until all has settled."""
    hand = Hand(program)
    turns: list[Turn] = []
    while len(turns) < frames:
        yield from hand.sit_down(lambda world: a_board(world, act.position, players, game=act.game))
        mark = yield from hand.play(act.picks)
        while hand.board.table_view.pieces.is_moving(program.app.now):
            yield
        turns += program.turns[mark:]
    return turns


def celebrating(program: Program, act: Act, frames: int) -> Generator[None, None, list[Turn]]:
    """Win with a move again and again; the turns that paint something while the result comes up."""
    hand = Hand(program)
    turns: list[Turn] = []
    while len(turns) < frames:
        yield from hand.sit_down(lambda world: a_board(world, act.position))
        yield from hand.play(act.picks)
        while program.app.stack.top is hand.board:
            yield
        mark = len(program.turns)
        for _ in range(RESULT_TURNS):
            yield
        turns += [turn for turn in program.turns[mark:] if turn.has_painted]
    return turns


def selecting(program: Program) -> Generator[None, None, list[tuple[int, float]]]:
    """Choose every piece that can move: the turns until it is seen, and CPU time of the first."""
    hand = Hand(program)
    yield from hand.sit_down(a_board)
    found = []
    for square in sorted(hand.board.board.pickable.movable):
        at = hand.at(square)
        program.point(*at)
        yield from _some_turns()
        program.press(*at)
        mark, pictures = len(program.turns), []
        for _ in range(WAITING_TURNS):
            yield
            pictures.append(_picture(program))
        assert hand.board.state.selected == (square,)
        found.append((pictures.index(pictures[-1]) + 1, program.turns[mark].cpu_ms))
        program.release(*at)
        program.key(pygame.K_ESCAPE)
        yield from _some_turns()
    return found


def hovering(program: Program, frames: int) -> Generator[None, None, list[Turn]]:
    """Choose a piece and point at one square after the other; each turn has an input."""
    hand = Hand(program)
    yield from hand.sit_down(a_board)
    program.press(*hand.at(CHOSEN))
    yield
    program.release(*hand.at(CHOSEN))
    yield
    mark = len(program.turns)
    left, top = hand.at("A9")
    right, bottom = hand.at("G1")
    for frame in range(frames):
        down, across = frame % SWEEP_FRAMES / SWEEP_FRAMES, frame % ROW_FRAMES / ROW_FRAMES
        program.point(left + (right - left) * across, top + (bottom - top) * down)
        yield
    return program.turns[mark:]


def ticking(program: Program, limit_s: float) -> Generator[None, None, list[Turn]]:
    """The turns in which a clock of so many seconds shows another time."""
    control = TimeControl(limit_s, Expiry.LOSE)
    yield from Hand(program).sit_down(lambda world: a_board(world, control=control))
    mark, until = len(program.turns), program.now + limit_s - 1
    while program.now < until:
        yield
    return [turn for turn in program.turns[mark:] if turn.has_painted]


def resting(program: Program, seconds: float) -> Generator[None, None, Rest]:
    """What a board costs that nobody touches, in real time."""
    yield from Hand(program).sit_down(a_board)
    program.use_real_time()
    yield
    mark, until = len(program.turns), program.now + seconds
    begun_s, loop_s, whole_s = time.monotonic(), time.thread_time(), time.process_time()
    while program.now < until:
        yield
    passed_s = time.monotonic() - begun_s
    return Rest(
        sum(turn.has_painted for turn in program.turns[mark:]),
        (time.thread_time() - loop_s) / passed_s * 100,
        (time.process_time() - whole_s) / passed_s * 100,
    )


def beside_a_thinker(
    program: Program, seconds: float, rounds: int
) -> Generator[None, None, dict[bool, list[float]]]:
    """Milliseconds between frames while a piece moves all the time, without and with thinking."""
    hand = Hand(program)
    players = (Player(level=MASTER), Player())
    yield from hand.sit_down(lambda world: a_board(world, players=players))
    table = hand.board.table
    table.computer.least_s = NEVER_S
    between: dict[bool, list[float]] = {False: [], True: []}
    yield from _moving(hand, program, seconds)
    for number in range(2 * rounds):
        thinks = number % 2 == 1
        table.close()
        if table.state.is_held is thinks:
            table.hold()
        yield from _moving(hand, program, 0.2)
        mark = len(program.turns)
        yield from _moving(hand, program, seconds)
        assert table.state.is_thinking is thinks
        shown = [turn.ended_s for turn in program.turns[mark:] if turn.has_painted]
        between[thinks] += [(b - a) * 1e3 for a, b in pairwise(shown)]
    return between


def _moving(hand: Hand, program: Program, seconds: float) -> Iterator[None]:
    """A piece shakes its head for so long."""
    performance, until = hand.board.table_view, program.now + seconds
    while program.now < until:
        if not performance.pieces.is_moving(program.app.now):
            performance.refuse("A1", program.app.now)
        yield


def _some_turns() -> Iterator[None]:
    for _ in range(WAITING_TURNS):
        yield


def _picture(program: Program) -> bytes:
    return pygame.image.tobytes(program.app.window.surface, "RGB")
