"""How fast fingers are answered: taps, swipes, a board and a map that are seen larger."""

from collections.abc import Callable, Generator, Iterator
from itertools import pairwise
from typing import Final

import pygame

from benchmarks.aims import Aimed, part_of
from benchmarks.measure import calibration
from benchmarks.play_scripts import Hand, a_board
from benchmarks.repeats import often
from benchmarks.screens_program import SIZES, Program, Turn, post
from jungle_pg.cabinet import journeys
from jungle_pg.core.log import Player
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.journey.map.journey_map import JourneyMap
from jungle_pg.scenes.settings.settings import SettingsScreen
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.gestures import DOUBLE_TAP_S

FRAMES: Final = often(240, 60)
RUNS: Final = often(5)
FRAME_MS: Final = 16.7
MOTION_MS: Final = {"1080p": 6, "4K": 16}
STEP_PX: Final = 9
STILL: Final = Settings(reduced_motion=True)
KINDS: Final = {
    "down": pygame.FINGERDOWN,
    "move": pygame.FINGERMOTION,
    "up": pygame.FINGERUP,
}

Place = tuple[float, float]
Turns = Generator[None, None, list[Turn]]


class Fingers:
    """Fingers on the window of a program."""

    def __init__(self, program: Program, size: tuple[int, int]) -> None:
        self._program, self._size = program, size

    def do(self, phase: str, at: Place, number: int = 1) -> None:
        x, y = at[0] / self._size[0], at[1] / self._size[1]
        post(KINDS[phase], touch_id=1, finger_id=number, x=x, y=y, dx=0.0, dy=0.0)

    def tap(self, at: Place) -> Turns:
        """Down and up; the turns from the one in which the finger goes up."""
        self.do("down", at)
        yield
        self.do("up", at)
        mark = len(self._program.turns)
        yield
        yield
        return self._program.turns[mark:]

    def swipe(self, at: Place, across: float, down: float) -> Turns:
        """To and fro, a step each frame, as long as is measured."""
        program, (x, y) = self._program, at
        self.do("down", at)
        yield
        mark, far = len(program.turns), FRAMES // 8
        for frame in range(FRAMES):
            step = far - abs(frame % (2 * far) - far)
            self.do("move", (x + across * step, y + down * step))
            yield
        self.do("up", (x, y))
        yield
        return program.turns[mark:]

    def pinch(self, at: Place, factor: float) -> Iterator[None]:
        """Two fingers around a place."""
        (x, y), apart = at, 60.0
        for number, side in ((1, -1), (2, 1)):
            self.do("down", (x + side * apart, y), number)
        yield
        for part in range(1, 9):
            wide = apart * (1 + (factor - 1) * part / 8)
            for number, side in ((1, -1), (2, 1)):
                self.do("move", (x + side * wide, y), number)
            yield
        for number, side in ((1, -1), (2, 1)):
            self.do("up", (x + side * apart * factor, y), number)
        yield


def figures() -> Iterator[Aimed]:
    """All figures, in CPU time."""
    yield calibration()
    for size in SIZES:
        yield from _tap_figures(size)
        yield _settings_figure(size)
        yield from _jackaroo_figures(size)
        yield _map_figure(size)


def _tap_figures(size: str) -> Iterator[Aimed]:
    """From the finger that goes up to the frame that shows what is chosen."""
    found: list[list[Turn]] = []

    def script(program: Program) -> Iterator[None]:
        fingers, hand = Fingers(program, SIZES[size]), Hand(program)
        yield from program.settled()
        for number in range(2 * RUNS + 2):
            turns = yield from fingers.tap(hand.at("C3" if number % 2 else "E3"))
            found.append(turns)
            while program.now < turns[0].begun_s + 2 * DOUBLE_TAP_S:
                yield

    Program(SIZES[size], STILL, first=a_board).run(script)
    turns = max(_turns_to_paint(run) for run in found)
    yield Aimed(f"{size} tap to selection: turns", turns, "", 1)
    longest = max(run[0].cpu_ms for run in found[2:])
    yield Aimed(f"{size} tap to selection", longest, "ms", FRAME_MS, f"longest of {len(found) - 2}")


def _turns_to_paint(run: list[Turn]) -> int:
    return next((number for number, turn in enumerate(run, 1) if turn.has_painted), 99)


def _settings_figure(size: str) -> Aimed:
    def settings(program: Program) -> Turns:
        wide, high = SIZES[size]
        return (yield from Fingers(program, SIZES[size]).swipe((wide / 2, high * 0.7), 0, -STEP_PX))

    what = f"{size} page pulled by a finger"
    return _frames(what, size, SettingsScreen, settings, Settings(ui_scale=200))


def _jackaroo_figures(size: str) -> Iterator[Aimed]:
    """The board of Jackaroo: in how many turns it is larger, and while it is pulled about."""
    larger: list[int] = []

    def pulled(program: Program) -> Turns:
        fingers, board = Fingers(program, SIZES[size]), Hand(program).board.board
        assert board.field is not None
        at = board.field.rect.middle
        mark = len(program.turns)
        yield from fingers.pinch(at, 1.9)
        yield from program.settled()
        assert board.zoom.is_on
        held = [turn for turn in program.turns[mark:] if turn.has_painted]
        larger.append(round(max(b.ended_s - a.ended_s for a, b in pairwise(held)) * 1000))
        return (yield from fingers.swipe(at, -STEP_PX / 3, -STEP_PX / 3))

    def first(world: World) -> object:
        return a_board(world, players=(Player(), Player(level=1)), game="jackaroo")

    yield _frames(f"{size} board of Jackaroo pulled, larger", size, first, pulled)
    note = "the longest an older picture stays while it grows"
    yield Aimed(f"{size} board of Jackaroo grows", larger[0], "ms", None, note)


def _map_figure(size: str) -> Aimed:
    def pulled(program: Program) -> Turns:
        fingers, (wide, high) = Fingers(program, SIZES[size]), SIZES[size]
        at = (wide * 0.45, high * 0.55)
        yield from fingers.pinch(at, 1.5)
        yield from program.settled()
        return (yield from fingers.swipe(at, -STEP_PX, -STEP_PX / 4))

    def first(world: World) -> object:
        return JourneyMap(world, journeys()["jungle"])

    return _frames(f"{size} map pulled, larger", size, first, pulled)


def _frames(
    what: str,
    size: str,
    first: Callable[[World], object],
    script: Callable[[Program], Turns],
    settings: Settings | None = None,
) -> Aimed:
    """p99 of the turns of a script, once everything has settled."""
    found: list[Turn] = []

    def run(program: Program) -> Iterator[None]:
        yield from program.settled()
        found.extend((yield from script(program)))

    Program(SIZES[size], settings, first=first).run(run)  # type: ignore[arg-type]
    costs = [turn.cpu_ms for turn in found if turn.has_painted]
    assert len(costs) > len(found) / 4, f"{what}: hardly anything moved"
    note = f"p99 of {len(costs)}, median {part_of(costs, 0.5):.2f}, longest {max(costs):.2f}"
    return Aimed(what, part_of(costs, 0.99), "ms", MOTION_MS[size], note)
