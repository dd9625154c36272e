"""How fast gamepads are answered, beside keys, and what one costs that nobody touches."""

import os
import time
from collections.abc import Callable, Generator, Iterator, Mapping
from typing import Final, TypeAlias

import pygame

from benchmarks.aims import Aimed, part_of
from benchmarks.measure import calibration
from benchmarks.play_scripts import a_board
from benchmarks.repeats import often
from benchmarks.screens_program import SIZES, Program
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.book.keys import Keys
from jungle_pg.scenes.settings.settings import SettingsScreen
from jungle_pg.scenes.world import World
from tests.shell.virtual_pads import VirtualPad

PRESSES: Final = often(60, 12)
CHANGES: Final = often(12, 3)
REST_S: Final = often(20, 3)
FRAME_MS: Final = 16.7
BEYOND_MS: Final = 0.2
"""How much longer a gamepad may take than a key."""
STILL: Final = Settings(reduced_motion=True)
WAY: Final = ("up", "up", "right", "down", "down", "left")
"""Where the cursor goes on the board, round and round."""
UNUSED: Final = "stick_left_press"
UNUSED_KEY: Final = pygame.K_F5
"""What does nothing, but show that another device is used."""
CODES: Final = {
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
}

SCREENS: Final[Mapping[str, Callable[[World], Scene]]] = {
    "board": a_board,
    "settings": SettingsScreen,
    "keys": Keys,
}
Costs: TypeAlias = Generator[None, None, list[float]]


def figures() -> Iterator[Aimed]:
    """All figures, in CPU time."""
    # Nobody looks at a window that is not there; its gamepads are heard all the same.
    os.environ["SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS"] = "1"
    yield calibration()
    for size in SIZES:
        yield _answer(size)
        for what, first in SCREENS.items():
            yield _changes(size, what, first)
    yield from _rest()


def _answer(size: str) -> Aimed:
    """From an arrow of either device to the frame that shows the cursor there."""
    keys: list[float] = []
    pads: list[float] = []

    def script(program: Program) -> Iterator[None]:
        yield from program.settled()
        pad = VirtualPad()
        keys.extend((yield from _way(program, None)))
        pads.extend((yield from _way(program, pad)))
        pad.pull_out()
        yield

    Program(SIZES[size], STILL, first=a_board).run(script)
    usual, here = part_of(keys, 0.5), part_of(pads, 0.5)
    note = f"medians {here:.2f} and {usual:.2f}, longest {max(pads):.2f}"
    return Aimed(f"{size} gamepad to frame, beyond a key", here - usual, "ms", BEYOND_MS, note)


def _changes(size: str, what: str, first: Callable[[World], Scene]) -> Aimed:
    """What the frames cost in which hints change their signs."""
    found: list[float] = []

    def script(program: Program) -> Iterator[None]:
        yield from program.settled()
        pad = VirtualPad()
        yield
        found.extend((yield from _to_and_fro(program, pad)))
        pad.pull_out()
        yield

    Program(SIZES[size], STILL, first=first).run(script)
    once, *others = found
    note = f"longest of {len(others)}, median {part_of(others, 0.5):.2f}; the first {once:.2f}"
    return Aimed(f"{size} {what}: another device", max(others), "ms", FRAME_MS, note)


def _way(program: Program, pad: VirtualPad | None) -> Costs:
    """The cost of each frame that answers a step of the cursor, once the hints have settled."""
    found: list[float] = []
    for number in range(PRESSES + 2 * len(WAY)):
        arrow, mark = WAY[number % len(WAY)], len(program.turns)
        _press(program, pad, arrow)
        yield
        yield
        if number >= 2 * len(WAY):
            painted = [turn.cpu_ms for turn in program.turns[mark:] if turn.has_painted]
            assert painted, f"{arrow} is not answered"
            found.append(painted[0])
        yield from program.settled()
    return found


def _press(program: Program, pad: VirtualPad | None, arrow: str) -> None:
    if pad is None:
        program.key(CODES[arrow])
    else:
        pad.button(arrow, down=True)
        pygame.event.pump()
        pad.button(arrow, down=False)


def _to_and_fro(program: Program, pad: VirtualPad) -> Costs:
    """The cost of the turns in which hints change their signs."""
    found: list[float] = []
    for number in range(2 * CHANGES):
        mark = len(program.turns)
        if number % 2:
            program.key(UNUSED_KEY)
        else:
            _press(program, pad, UNUSED)
        yield
        yield
        found.append(max(turn.cpu_ms for turn in program.turns[mark:]))
        yield from program.settled()
    return found


def _rest() -> Iterator[Aimed]:
    """A still board with a gamepad in use that nobody touches, beside one without."""
    facts: dict[bool, tuple[int, float]] = {}

    def script(program: Program) -> Iterator[None]:
        for has_pad in (False, True):
            if has_pad:
                pad = VirtualPad()
                _press(program, pad, "up")
                yield
            yield from program.settled()
            end, mark, begun = program.now + REST_S, len(program.turns), time.thread_time()
            while program.now < end:
                yield
            turns = program.turns[mark:]
            percent = (time.thread_time() - begun) / REST_S * 100
            facts[has_pad] = sum(turn.has_painted for turn in turns), percent
        pad.pull_out()
        yield

    Program(SIZES["1080p"], STILL, first=a_board).run(script)
    for has_pad, what in ((False, "without a gamepad"), (True, "with one in use")):
        frames, percent = facts[has_pad]
        yield Aimed(f"at rest {what}: frames in {REST_S} s", frames, "", 0)
        yield Aimed(f"at rest {what}: share of a core", percent, "%", 1, "the loop alone")
