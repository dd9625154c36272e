"""The built program in a real window: games by mouse clicks, and how soon it is there."""

import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from statistics import median
from typing import Final

from tools.desktop import CHECKOUT, Desktop, Program, eventually
from tools.package.recipe import ROOT
from tools.package.trial import Failed, Installed, running_from
from tools.rehearsal import (
    ALIKE,
    MOVES,
    SIZE,
    Rehearsal,
    alike,
    begin_a_game,
    board_of,
    click_moves,
    furnish,
    play_to_the_end,
)

STARTS: Final = 5
FIRST_FRAME_COLOURS: Final = 20
GRID_PX: Final = 10


def play_a_game(program: Installed, desktop: Desktop) -> int:
    """A game of two players from the first move to the den; how many moves were clicked."""
    with _a_game(program, desktop, players="two") as (running, stage):
        play_to_the_end(running, stage)
    return len(MOVES)


def play_the_computer(program: Installed, desktop: Desktop) -> int:
    """A move against the computer and its answer; how many processes that took."""
    with _a_game(program, desktop, players="computer", level=1, side="0") as (running, stage):
        click_moves(running, stage, MOVES[:1])
        eventually(lambda: len(running_from(program.folder)) > 1, "the thinking process")
        processes = len(running_from(program.folder))
        mine, board = stage.board(MOVES[:1]), board_of(stage.play())
        eventually(lambda: alike(running.picture(), mine, board) < ALIKE, "the computer's move")
    return processes


def start_seconds(program: Installed, desktop: Desktop) -> tuple[float, float]:
    """From process to first frame, executable and checkout in turn: the medians."""
    built, checkout = [], []
    for number in range(1 + STARTS):
        seconds = _started(program, desktop, program.play_words)
        again = _started(program, desktop, CHECKOUT)
        # The first start of each fills the caches of the system.
        if number:
            built.append(seconds)
            checkout.append(again)
    return median(built), median(checkout)


@contextmanager
def _a_game(
    program: Installed, desktop: Desktop, **choices: object
) -> Iterator[tuple[Program, Rehearsal]]:
    """A game that has begun; at the end the program is closed and nothing of it may be left."""
    home = program.start_folder / f"home of {choices['players']}"
    furnish(home, "jungle", **choices)
    program.hand_over(home)
    running = desktop.start(
        home,
        "--lang",
        "en",
        command=program.play_words,
        folder=program.start_folder,
        environ=program.environ,
    )
    with closing(running):
        running.wait_for_size(lambda size: size == SIZE)
        stage = Rehearsal("jungle", **choices)
        begin_a_game(running, stage)
        yield running, stage
        running.press("alt+F4")
        status, errors = running.ends()
        if status or errors:
            raise Failed(f"the program ended with status {status}: {errors}")
        eventually(lambda: not running_from(program.folder), "the last process to end")


def _started(program: Installed, desktop: Desktop, words: Sequence[str]) -> float:
    """Seconds until something is painted in the window of a new process."""
    is_checkout = words == CHECKOUT
    home = program.start_folder / ("home of the checkout" if is_checkout else "home")
    begun = time.monotonic()
    running = desktop.start(
        home,
        "--no-sound",
        command=words,
        folder=ROOT if is_checkout else program.start_folder,
        environ=None if is_checkout else program.environ,
    )
    with closing(running):
        eventually(lambda: _colours(running) > FIRST_FRAME_COLOURS, "the first frame")
        return time.monotonic() - begun


def _colours(running: Program) -> int:
    try:
        picture = running.picture()
    except subprocess.CalledProcessError:
        # The window is not ready to be looked at.
        return 0
    width, height = picture.get_size()
    points = [(x, y) for x in range(0, width, GRID_PX) for y in range(0, height, GRID_PX)]
    return len({tuple(picture.get_at(point)) for point in points})
