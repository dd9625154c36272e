"""What frames cost at the boards of the other games, with cards in the air, and in the chooser."""

from collections.abc import Callable, Generator, Iterator
from typing import Final

import pygame

from benchmarks.aims import Aimed, part_of
from benchmarks.measure import calibration
from benchmarks.play_scripts import Act, Hand, a_board, acting
from benchmarks.repeats import often
from benchmarks.screens_program import SIZES, Program, Turn
from jungle_pg.cabinet import games
from jungle_pg.commands.play import thinking_process
from jungle_pg.core.log import Player
from jungle_pg.scenes.chooser.chooser import GameChooser
from jungle_pg.scenes.world import World

FRAMES: Final = often(300, 60)
RUNS: Final = often(3)
WARMING_FRAMES: Final = 120
LIMITS_MS: Final = {"1080p": 6, "4K": 16}
"""Of everything at once; nothing here may take longer."""

ALONE: Final = (Player(), Player(level=1))
TURNING_TURNS: Final = 40
SWEEP_FRAMES: Final = 60

HANDS: Final = (
    "hands=5S,9S,7H,KD,QH|3C,6C,9C,JC,2D deck=AS,2S,3S,4S,6S,7S,8S,10S,JS,QS,KS,AH,2H,3H,4H,5H,6H,"
    "8H,9H,10H,JH,KH,AD,3D,4D,5D,6D,7D,8D,9D,10D,JD,QD,AC,2C,4C,5C,7C,8C,10C,QC,KC "
    "pile=- round=3 turn=1 mover=red phase=card"
)
"""Five cards each, and all others in the deck."""

ACTS: Final = {
    "xiangqi capture": Act(None, ("b3", "b10"), "xiangqi"),
    "xiangqi check": Act("3k5/9/9/9/9/9/9/9/4A4/R3K3R w - - 0 1", ("a1", "a10"), "xiangqi"),
    "jackaroo capture and bonus": Act(
        f"red=10,40,B,B yellow=15,B,B,B {HANDS}", ("card:5S", "10"), "jackaroo"
    ),
    "jackaroo king's run": Act(
        f"red=2,40,B,B yellow=5,9,13,B {HANDS}", ("card:KD", "2"), "jackaroo"
    ),
}


def figures() -> Iterator[Aimed]:
    """p99 of the frames, in CPU time, from the best of several runs."""
    yield calibration()
    for size, limit_ms in LIMITS_MS.items():
        for name, runs in _found(size).items():
            costs = [[turn.cpu_ms for turn in run] for run in runs]
            best = min(costs, key=lambda run: part_of(run, 0.99))
            note = f"p99 of {len(best)}, median {part_of(best, 0.5):.2f}, longest {max(best):.2f}"
            yield Aimed(f"{size} {name}", part_of(best, 0.99), "ms", limit_ms, note)


def _found(size: str) -> dict[str, list[list[Turn]]]:
    found: dict[str, list[list[Turn]]] = {}

    def script(program: Program) -> Iterator[None]:
        for name, act in ACTS.items():
            yield from acting(program, act, WARMING_FRAMES, ALONE)
            found[name] = yield from _runs(lambda act=act: acting(program, act, FRAMES, ALONE))  # type: ignore[misc]
        for game in ("xiangqi", "jackaroo"):
            found[f"{game}, the mouse over the board"] = yield from _runs(
                lambda game=game: hovering(program, game, FRAMES)  # type: ignore[misc]
            )
        found["jackaroo cards are dealt"] = yield from _runs(lambda: dealing(program, FRAMES))
        found["chooser turns"] = yield from _runs(lambda: turning(program, FRAMES))

    Program(SIZES[size], first=a_board, open_worker=thinking_process).run(script)
    return found


def _runs(
    run: Callable[[], Generator[None, None, list[Turn]]],
) -> Generator[None, None, list[list[Turn]]]:
    """The turns of several runs; the first one is for the pictures."""
    runs = []
    for _ in range(1 + RUNS):
        runs.append((yield from run()))
    return runs[1:]


def dealing(program: Program, frames: int) -> Generator[None, None, list[Turn]]:
    """Begin a game again and again; the turns while its cards fly and its ring runs."""
    turns: list[Turn] = []
    while len(turns) < frames:
        program.app.stack.show(a_board(program.app.world, players=ALONE, game="jackaroo"))
        program.point(1, 1)
        yield
        mark = len(program.turns)
        board = Hand(program).board
        while board.table_view.pieces.is_moving(program.app.now):
            yield
        turns += program.turns[mark:]
    return turns


def hovering(program: Program, game: str, frames: int) -> Generator[None, None, list[Turn]]:
    """Point at everything from the upper left to the lower right, hands and buttons too."""
    hand = Hand(program)
    yield from hand.sit_down(lambda world: a_board(world, players=ALONE, game=game))
    (width, height), mark = program.app.window.size, len(program.turns)
    for frame in range(frames):
        part = frame % SWEEP_FRAMES / SWEEP_FRAMES
        program.point(width * part, height * (0.2 + 0.7 * part))
        yield
    return program.turns[mark:]


def turning(program: Program, frames: int) -> Generator[None, None, list[Turn]]:
    """Turn the row of cabinets round and round."""
    program.app.stack.show(_chooser(program.app.world))
    program.point(1, 1)
    yield
    yield from program.settled()
    turns: list[Turn] = []
    while len(turns) < frames:
        program.key(pygame.K_RIGHT)
        mark = len(program.turns)
        for _ in range(TURNING_TURNS):
            yield
        turns += [turn for turn in program.turns[mark:] if turn.has_painted]
    return turns


def _chooser(world: World) -> GameChooser:
    return GameChooser(world, next(iter(games().values())))
