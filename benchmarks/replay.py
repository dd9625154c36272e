"""What watching a long match again costs: seeking, playing at great speed, memory."""

import gc
import os
import time
import tracemalloc
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Final

from benchmarks.aims import Aimed, part_of
from benchmarks.measure import calibration
from benchmarks.repeats import often
from jungle_pg.cabinet import brains, games, reviewers, words
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.log import Setup
from jungle_pg.core.match import Recording
from jungle_pg.engine.client import EngineClient
from jungle_pg.engine.process import ProcessWorker
from jungle_pg.files.folders import assets_folder
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.replay.replay import Replay
from jungle_pg.scenes.review.review import ReviewOfGame
from jungle_pg.scenes.world import World
from jungle_pg.shell.input.events import SystemClipboard
from jungle_pg.shell.painter.painter import Painter
from jungle_pg.shell.pictures.fonts import Fonts
from jungle_pg.shell.pictures.loader import Loader
from jungle_pg.shell.pictures.pictures import Pictures
from jungle_pg.shell.sound.audio import Silence
from jungle_pg.shell.views import view_maker
from jungle_pg.shell.window import Window
from jungle_pg.stage.input.inputs import Key
from jungle_pg.stage.ops import DrawList

SIZE: Final = (1920, 1080)
PLIES: Final = often(1_000, 300)
FEW_PLIES: Final = 200
FRAME_S: Final = 1 / 60
REVIEWED_PLIES: Final = often(60, 20)
SEEKS: Final = often(300, 30)
SPEED_KEY: Final = 5.0
RULES: Final = "traditional,no_capture_limit=none,repetition_limit=none"
CAPTURE_CHANCE: Final = 0.04
"""So that a long game still has pieces at its end."""

FRAME_AIM_MS: Final = 16.6
PAINT_AIM_MS: Final = 8
MEMORY_AIM_KB: Final = 3


def figures() -> Iterator[Aimed | str]:
    """The figures of a replay of many moves."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    yield calibration()
    yield f"{PLIES} plies at {SIZE[0]}x{SIZE[1]}, frames in CPU time"
    cinema = Cinema(a_replay(PLIES))
    yield from cinema.seeking()
    yield from cinema.playing()
    cinema.close()
    yield from reviewing()
    yield memory_figure()


def reviewing() -> Iterator[Aimed]:
    """Frames of a review while it runs in processes of its own, and one steps through its moves."""
    engine = EngineClient(lambda: ProcessWorker(brains))
    review = a_review(engine, REVIEWED_PLIES)
    cinema = Cinema(review)
    try:
        costs = list(cinema.running(review))
    finally:
        cinema.close()
        engine.close()
    note = f"median {part_of(costs, 0.5):.2f}, longest {max(costs):.2f}, {len(costs)} frames"
    yield Aimed("a review that runs, p99", part_of(costs, 0.99), "ms", FRAME_AIM_MS, note)


@cache
def long_match(plies: int) -> Any:
    """A random match of so many plies, with a capture now and then."""
    recording = Recording(JUNGLE, Setup(JUNGLE.codec.parse_rules(RULES)))
    luck = Random(11)
    while len(recording.states()) <= plies:
        state = recording.state
        actions = [each for each in JUNGLE.actions(state) if is_harmless(state, each, luck)]
        refusal = recording.add_action(luck.choice(actions or list(JUNGLE.actions(state))))
        assert refusal is None
    return recording.match()


def is_harmless(state: Any, action: Any, luck: Random) -> bool:
    """Whether an action neither ends the match nor takes too much from it."""
    mark = games()["jungle"].look.target_mark(state, action)
    return mark != "den_win" and (mark != "capture" or luck.random() < CAPTURE_CHANCE)


def a_replay(plies: int) -> Replay:
    """A long match, ready to be watched."""
    world = World(Silence(), SystemClipboard(), Settings(), games)
    return Replay(world, games()["jungle"], long_match(plies))


def a_review(engine: EngineClient, plies: int) -> ReviewOfGame:
    """A match that is reviewed; random moves are all mistakes, which is the most there can be."""
    world = World(
        Silence(), SystemClipboard(), Settings(), games, reviewers=reviewers, engine=engine
    )
    return ReviewOfGame(world, games()["jungle"], long_match(plies))


class Cinema:
    """A window without a display, and a replay or a review in it."""

    def __init__(self, scene: Replay | ReviewOfGame) -> None:
        self._window = Window(SIZE, is_full_screen=False)
        self._fonts = Fonts(assets_folder() / "fonts")
        self._loader = Loader()
        self._pictures = Pictures(assets_folder() / "sprites", self._fonts, self._loader)
        self._painter = Painter(self._window.surface, self._pictures, self._fonts)
        self._scene = scene
        scene.arrange(view_maker(words, self._fonts.measure, lambda: 12)(SIZE, Settings()))
        self._settle(0.0)

    def close(self) -> None:
        """Close the window and end the thread of the pictures."""
        self._loader.close()
        self._window.close()

    def seeking(self) -> Iterator[Aimed]:
        """Frames after jumps to any ply, once each picture was drawn."""
        luck, now = Random(5), 1.0
        replay = self._scene
        costs = []
        for number in range(2 * SEEKS):
            now += FRAME_S
            replay.tape = replay.tape.pause(now).seek(luck.randrange(PLIES + 1), now)
            cost = self._frame(now)
            if number >= SEEKS:
                costs.append(cost)
        note = f"median {part_of(costs, 0.5):.2f}"
        yield Aimed("seek to any ply, p99", part_of(costs, 0.99), "ms", FRAME_AIM_MS, note)
        yield Aimed("seek to any ply, the longest", max(costs), "ms", FRAME_AIM_MS)

    def playing(self) -> Iterator[Aimed]:
        """All frames of the whole match at the greatest speed."""
        now, replay = 100.0, self._scene
        replay.tape = replay.tape.seek(0, now).at_speed(SPEED_KEY, now).play(now)
        costs = []
        while replay.tape.is_running(now):
            now += FRAME_S
            costs.append(self._frame(now))
        note = f"median {part_of(costs, 0.5):.2f}, longest {max(costs):.2f}, {len(costs)} frames"
        yield Aimed("play at 5x, p99", part_of(costs, 0.99), "ms", PAINT_AIM_MS, note)

    def running(self, review: ReviewOfGame) -> Iterator[float]:
        """The cost of each frame until all is known, while one goes from move to move."""
        begun = time.monotonic()
        steps = 0
        while not review.review.is_whole or not review.review.moves:
            now = time.monotonic() - begun + 1.0
            if now > steps + 1:
                steps += 1
                review.handle(Key("right"), now)
            yield self._frame(now)
            time.sleep(max(0.0, FRAME_S - (time.monotonic() - begun + 1.0 - now)))

    def _frame(self, now: float) -> float:
        """CPU milliseconds of one frame."""
        begun = time.process_time()
        self._scene.update(now)
        self._window.show(self._painter.show(self._scene.draw(now)))
        return (time.process_time() - begun) * 1e3

    def _settle(self, now: float) -> None:
        """Paint a frame and wait for all its pictures."""
        ops: DrawList = self._scene.draw(now)
        self._painter.show(ops)
        while self._pictures.waiting():
            self._loader.finish()
            if self._pictures.arrived():
                self._painter.refresh()
            self._painter.show(ops)


def memory_figure() -> Aimed:
    """What each ply more takes of memory once all of it was watched, beside the match itself."""
    few, many = watched_bytes(FEW_PLIES), watched_bytes(PLIES)
    each = (many - few) / (PLIES - FEW_PLIES) / 1024
    return Aimed("memory of a ply", each, "KB", MEMORY_AIM_KB, f"{many / 1024:.0f} KB in all")


def watched_bytes(plies: int) -> int:
    """The bytes a replay holds after every ply was drawn, in mid-move too."""
    match = long_match(plies)
    fonts = Fonts(assets_folder() / "fonts")
    view = view_maker(words, fonts.measure, lambda: 12)(SIZE, Settings())
    warm = a_replay(plies)
    warm.arrange(view)
    warm.draw(0.0)
    del warm
    gc.collect()
    tracemalloc.start()
    replay = a_replay(plies)
    replay.arrange(view)
    for ply in range(len(match.moments)):
        replay.tape = replay.tape.seek(ply, 0.0).step(1, 0.0)
        for now in (0.0, 0.1, 0.5):
            replay.draw(now)
    gc.collect()
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return held
