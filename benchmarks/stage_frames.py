"""What frames cost: CPU time of building, comparing and painting draw lists, without a display."""

import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, Protocol

from benchmarks.aims import Aimed, part_of
from benchmarks.repeats import often
from benchmarks.stage_scene import FRAME_S, SCENARIOS, PlayScreen, Scenario
from jungle_pg.cabinet import games, journeys, words
from jungle_pg.files.folders import assets_folder
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.journey.map.journey_map import JourneyMap
from jungle_pg.scenes.journey.samples import map_scene
from jungle_pg.scenes.stack import SLIDE_S, Stack
from jungle_pg.scenes.title.title import Title
from jungle_pg.scenes.world import World
from jungle_pg.shell.input.events import SystemClipboard
from jungle_pg.shell.painter.damage import Ruler, merged
from jungle_pg.shell.painter.painter import Painter
from jungle_pg.shell.pictures.fonts import Fonts
from jungle_pg.shell.pictures.loader import Loader
from jungle_pg.shell.pictures.pictures import Pictures
from jungle_pg.shell.sound.audio import Silence
from jungle_pg.shell.views import view_maker
from jungle_pg.shell.window import Window
from jungle_pg.stage.input.inputs import Key, Wheel
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.view import View
from tools.workbench.door import TitleWithDoor

SIZES: Final = ((1280, 720), (1920, 1080), (3840, 2160))
WARMING_FRAMES: Final = 150
FRAMES: Final = often(300, 60)
RUNS: Final = often(3)
CHANGE_FRAMES: Final = 1 + int(SLIDE_S / FRAME_S) + 1
"""The frame of the input, those on the way, and the one after it."""

CHANGE: Final = "change of scene"
LIVING: Final = "living title"
JOURNEY: Final = "map that scrolls while the pin walks"
TOUR: Final = 120
"""After so many frames the map is where it was."""
BUILD_MS: Final = 1
AIMS_MS: Final = {
    "hover": (2, 3),
    "slide": (2, 3),
    "particles": (2, 3),
    "scroll": (5, 12),
    "capture with shake": (5, 12),
    CHANGE: (5, 8),
    LIVING: (6, 16),
    JOURNEY: (6, 16),
    "everything at once": (6, 16),
}
"""Up to 1080p, and beyond."""


class Show(Protocol):
    """Something to be seen, frame by frame."""

    def happen(self, frame: int, now: float) -> None:
        """Let the inputs of a frame happen."""

    def draw(self, frame: int, now: float) -> DrawList:
        """What is seen in a frame."""


class Playing:
    """A scenario on the screen a game is played on."""

    def __init__(self, view: View, scenario: Scenario) -> None:
        self._screen, self._scenario = PlayScreen(view), scenario

    def happen(self, frame: int, now: float) -> None:
        """Let the inputs of a frame happen."""
        self._scenario.happen(self._screen, frame, now)

    def draw(self, frame: int, now: float) -> DrawList:
        """What is seen in a frame."""
        return self._scenario.draw(self._screen, frame, now)


class Changing:
    """The title, the workbench pushed over it, the title again, and so on."""

    def __init__(self, view: View) -> None:
        title = TitleWithDoor(World(Silence(), SystemClipboard(), Settings()))
        self._stack = Stack(title, view)

    def happen(self, frame: int, now: float) -> None:
        """Open it, or go back."""
        if frame % (2 * CHANGE_FRAMES) == 0:
            self._stack.handle(Key("f9"), now)
        elif frame % CHANGE_FRAMES == 0:
            self._stack.handle(Key("escape"), now)

    def draw(self, frame: int, now: float) -> DrawList:
        """Both scenes on their way."""
        return self._stack.draw(now)


class Living:
    """The title with everything that lives on it."""

    def __init__(self, view: View) -> None:
        self._title = Title(World(Silence(), SystemClipboard(), Settings()))
        self._title.arrange(view)

    def happen(self, frame: int, now: float) -> None:
        """Nobody does anything."""

    def draw(self, frame: int, now: float) -> DrawList:
        """Each frame is one of idle life, which has half as many of them."""
        return self._title.draw(2 * now)


class Travelling:
    """The map: the wheel turns, the pin walks to a stage and back, and again."""

    def __init__(self, view: View) -> None:
        world = World(Silence(), SystemClipboard(), Settings(), games, journeys=journeys)
        scene = map_scene(world)
        assert isinstance(scene, JourneyMap)
        self._map = scene
        self._map.arrange(view)

    def happen(self, frame: int, now: float) -> None:
        """Turn the wheel or walk, now to one side and now to the other."""
        moment, step = frame % TOUR, TOUR // 4
        if moment in (0, 2 * step):
            self._map.handle(Wheel(0, 0, 0.0, -2.0 if moment else 2.0), now)
        elif moment in (step, 3 * step):
            self._map.handle(Key("left" if moment == step else "right"), now)
        self._map.update(now)

    def draw(self, frame: int, now: float) -> DrawList:
        """The map on its way."""
        return self._map.draw(now)


@dataclass(frozen=True, slots=True)
class FrameCost:
    """CPU milliseconds of one frame."""

    input_ms: float
    build_ms: float
    compare_ms: float
    """Finding what differs from the frame before, measured apart from showing it."""
    show_ms: float
    """Comparing, painting and handing over."""

    @property
    def frame_ms(self) -> float:
        """All that a frame takes."""
        return self.input_ms + self.build_ms + self.show_ms

    @property
    def list_ms(self) -> float:
        """Building the draw list and comparing it."""
        return self.build_ms + self.compare_ms


def frame_figures() -> Iterator[Aimed | str]:
    """p99 of the frames of each scenario at each size, from the best of several runs."""
    yield f"frames: p99 of {FRAMES} in CPU time, best of {RUNS} runs"
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    for size in SIZES:
        studio = Studio(size)
        yield from _figures_at(size, studio)
        studio.close()


def _figures_at(size: tuple[int, int], studio: "Studio") -> Iterator[Aimed]:
    place, is_large = f"{size[0]}x{size[1]}", size[0] > 1920
    lists_ms: dict[str, float] = {}
    for name, aims in AIMS_MS.items():
        runs = studio.measure(name)
        best = min(([cost.frame_ms for cost in run] for run in runs), key=_late)
        lists_ms[name] = min(_late([cost.list_ms for cost in run]) for run in runs)
        note = f"median {part_of(best, 0.5):.2f}; build + diff {lists_ms[name]:.2f}"
        yield Aimed(f"{place} {name}", _late(best), "ms", aims[is_large], note)
    worst = max(lists_ms, key=lambda name: lists_ms[name])
    what = f"{place} build + diff of the draw list"
    yield Aimed(what, lists_ms[worst], "ms", BUILD_MS, f"the largest: {worst}")


def _late(values: list[float]) -> float:
    return part_of(values, 0.99)


class Studio:
    """A window of a size with everything that shows a scene in it."""

    def __init__(self, size: tuple[int, int]) -> None:
        self._window = Window(size, is_full_screen=False)
        self._fonts = Fonts(assets_folder() / "fonts")
        self._loader = Loader()
        self._pictures = Pictures(assets_folder() / "sprites", self._fonts, self._loader)
        self._painter = Painter(self._window.surface, self._pictures, self._fonts)
        self._view = view_maker(words, self._fonts.measure, lambda: 12)(size, Settings())

    def measure(self, name: str) -> list[list[FrameCost]]:
        """The costs of the frames of a scenario, run by run, once it is warm."""
        show = self._show(name)
        for frame in range(WARMING_FRAMES):
            show.happen(frame, frame * FRAME_S)
            self._settle(show.draw(frame, frame * FRAME_S))
        return [self._run(show, WARMING_FRAMES + FRAMES * run) for run in range(RUNS)]

    def _show(self, name: str) -> Show:
        if name == CHANGE:
            return Changing(self._view)
        if name == JOURNEY:
            return Travelling(self._view)
        return Living(self._view) if name == LIVING else Playing(self._view, SCENARIOS[name])

    def close(self) -> None:
        """Close the window and end the thread of the pictures."""
        self._loader.close()
        self._window.close()

    def _run(self, show: Show, first: int) -> list[FrameCost]:
        # The painter keeps its comparison to itself, so the same one is made beside it.
        ruler, bounds = Ruler(self._fonts), self._window.surface.get_rect()
        node = ruler.measure(show.draw(first - 1, (first - 1) * FRAME_S))
        costs = []
        for frame in range(first, first + FRAMES):
            now = frame * FRAME_S
            begun = time.process_time()
            show.happen(frame, now)
            told = time.process_time()
            ops = show.draw(frame, now)
            built = time.process_time()
            node, damage = ruler.compare(node, ops)
            merged(damage, bounds)
            compared = time.process_time()
            self._window.show(self._painter.show(ops))
            times = (begun, told, built, compared, time.process_time())
            steps = (later - sooner for sooner, later in pairwise(times))
            costs.append(FrameCost(*(step * 1e3 for step in steps)))
        return costs

    def _settle(self, ops: DrawList) -> None:
        """Paint a frame and wait for all its pictures."""
        self._painter.show(ops)
        while self._pictures.waiting():
            self._loader.finish()
            if self._pictures.arrived():
                self._painter.refresh()
            self._painter.show(ops)
