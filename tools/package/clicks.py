"""The built program in a real window, used by mouse: games, a lesson, friends, its start.

Letters are a little wider on one system than on another, so pictures are compared with none of
elsewhere: a page has been turned when the window changes and stands still again, and what was
played is read from the files the program keeps.
"""

import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from json import dumps, loads
from pathlib import Path
from statistics import median
from typing import Final

from pygame.image import tobytes

from jungle_pg.core.journey.stage import LESSON
from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.friends.samples import StillFriends, begun, table_of
from jungle_pg.scenes.friends.screen import FriendsScreen
from jungle_pg.scenes.journey.map.journey_map import JourneyMap
from jungle_pg.scenes.journey.stage.opening import open_stage
from jungle_pg.scenes.table.play import Play
from jungle_pg.scenes.title.title import Title
from tools.desktop import CHECKOUT, Desktop, Program, eventually
from tools.package.recipe import ROOT
from tools.package.trial import Failed, Installed
from tools.played import is_over, is_solved, plies, way_back
from tools.rehearsal import ASIDE, MOVES, SIZE, Rehearsal, furnish

STARTS: Final = 5
FIRST_FRAME_COLOURS: Final = 20
GRID_PX: Final = 10
LOADED_S: Final = 1.5
STILL_S: Final = 0.3
"""How long a window that has turned a page shows the same picture."""
HEARD_S: Final = 2.0
"""After so long a click that did nothing is made again."""
PATIENCE_S: Final = 90.0
HOSTED: Final = {"game": "jungle", "side": 0, "is_reachable": False}
NAMES: Final = ("Mina", "Jo")


def play_a_game(program: Installed, desktop: Desktop) -> int:
    """A game of two players from the first move to the den; how many moves were clicked."""
    with _begun(program, desktop, players="two") as (running, stage):
        for number in range(len(MOVES)):
            _click_until_kept(running, stage, stage.play(MOVES[:number]), number)
        eventually(lambda: is_over(running.home), "the game that is over")
    return len(MOVES)


def play_the_computer(program: Installed, desktop: Desktop) -> int:
    """A move against the computer and its answer; how many processes that took."""
    with _begun(program, desktop, players="computer", level=1, side="0") as (running, stage):
        _click_until_kept(running, stage, stage.play(), 0)
        eventually(lambda: plies(running.home) > 1, "the computer's move", PATIENCE_S)
        return len(program.processes)


def solve_a_lesson(program: Installed, desktop: Desktop) -> str:
    """The first lesson, from the title to its end; its name."""
    with _opened(program, desktop, "learner", {}, players="two") as running:
        stage = Rehearsal(players="two")
        journey = stage.world.journeys()["jungle"]
        lesson = next(each for each in journey.stages if each.kind == LESSON)
        screen = open_stage(stage.world, journey, lesson)
        screen.arrange(stage.view)
        _turn_page(running, stage, Title(stage.world), "journey")
        _turn_page(running, stage, JourneyMap(stage.world, journey), "play")

        def is_learnt() -> bool:
            # Only what a step asks for can be done, so all can be clicked until it is heard.
            for step in lesson.guide:
                if step.reads:
                    running.click(*stage.place(screen, "next"))
                for pick in step.picks:
                    running.click(*screen.point_of(pick))
            running.point(*ASIDE)
            time.sleep(STILL_S)
            return is_solved(running.home, lesson.id)

        eventually(is_learnt, "the lesson that is solved", PATIENCE_S)
    return lesson.id


def play_with_a_friend(program: Installed, desktop: Desktop) -> int:
    """A game this program hosts and the checkout joins, both by mouse; how many moves were made."""
    stage = Rehearsal(players="two")
    stage.world.friends = StillFriends
    stage.world.memory.keep("friends", HOSTED)
    # Two windows on one screen would cover each other.
    from tools.desktop import a_desktop

    with (
        a_desktop() as elsewhere,
        _opened(
            program, desktop, NAMES[0], {"friends": {**HOSTED, "name": NAMES[0]}}, players="two"
        ) as host,
        ExitStack() as opened,
    ):
        _turn_page(host, stage, Title(stage.world), "friends")
        hosting = FriendsScreen(stage.world, StillFriends())
        hosting.named.change(NAMES[0])
        main, copy = stage.place(hosting, "main"), stage.place(hosting, "copy")
        host.click(*main)
        link = eventually(lambda: _copied(host, copy), "a link to the room", PATIENCE_S)
        home = program.start_folder / NAMES[1]
        _furnish(home, {"friends": {**HOSTED, "name": NAMES[1]}}, players="two")
        words = (*CHECKOUT, "--lang", "en", "--join", link)
        guest = opened.enter_context(closing(elsewhere.start(home, command=words, folder=ROOT)))
        eventually(lambda: way_back(host.home) and way_back(home), "the match", PATIENCE_S)
        for number in range(len(MOVES)):
            seat = number % 2
            play = table_of(
                stage.world, stage.game, begun(stage.game, stage.match(MOVES[:number]), seat=seat)
            )
            assert isinstance(play, Play)
            play.arrange(stage.view)
            _click_until_kept((host, guest)[seat], stage, play, number)
            other = (guest, host)[seat]
            _until_kept(other.home, number)
        guest.press("alt+F4")
        _expect_a_clean_end(guest)
    return len(MOVES)


def start_seconds(
    program: Installed, desktop: Desktop, checkout: Sequence[str]
) -> tuple[float, float]:
    """From process to first frame, executable and checkout in turn: the medians."""
    built, unbuilt = [], []
    for number in range(1 + STARTS):
        seconds = _started(program, desktop, program.play_words)
        again = _started(program, desktop, checkout)
        # The first start of each fills the caches of the system.
        if number:
            built.append(seconds)
            unbuilt.append(again)
    return median(built), median(unbuilt)


@contextmanager
def _begun(
    program: Installed, desktop: Desktop, **choices: object
) -> Iterator[tuple[Program, Rehearsal]]:
    """A game that has begun, agreed on by clicks from the title on."""
    stage = Rehearsal("jungle", **choices)
    with _opened(program, desktop, f"home of {choices['players']}", {}, **choices) as running:
        _turn_page(running, stage, Title(stage.world), "new_game")
        _turn_page(running, stage, stage.cabinets(), "play")
        _turn_page(running, stage, stage.new_game(), "start")
        yield running, stage


@contextmanager
def _opened(
    program: Installed,
    desktop: Desktop,
    name: str,
    memory: dict[str, object],
    **choices: object,
) -> Iterator[Program]:
    """The window with its title; at the end it is closed and nothing of it may be left."""
    home = program.start_folder / name
    _furnish(home, memory, **choices)
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
        eventually(lambda: _stands_still(running, LOADED_S), "the title", PATIENCE_S)
        yield running
        running.press("alt+F4")
        _expect_a_clean_end(running)
        eventually(lambda: not program.processes, "the last process to end")


def _furnish(home: Path, memory: dict[str, object], **choices: object) -> None:
    furnish(home, "jungle", **choices)
    path = home / "config/memory.json"
    path.write_text(dumps({**loads(path.read_text("utf-8")), **memory}), encoding="utf-8")


def _expect_a_clean_end(running: Program) -> None:
    status, errors = running.ends()
    if status or errors:
        raise Failed(f"the program ended with status {status}: {errors}")


def _turn_page(running: Program, stage: Rehearsal, scene: Scene, widget: str) -> None:
    """Click a widget that leads to another page, and wait until that is there."""
    before = _seen(running)
    running.click(*stage.place(scene, widget))
    running.point(*ASIDE)

    def is_turned() -> bool:
        return _stands_still(running, STILL_S) and _seen(running) != before

    eventually(is_turned, f"the page after {widget}")


def _click_until_kept(running: Program, stage: Rehearsal, play: Play, number: int) -> None:
    """Click the squares of a move until the program has kept it."""
    picks = stage.game.rulebook.picks(
        stage.match(MOVES[:number]).state, stage.game.rulebook.codec.parse_action(MOVES[number])
    )

    def is_kept() -> bool:
        for pick in picks:
            running.click(*stage.square(play, pick))
        running.point(*ASIDE)
        return _comes_within(HEARD_S, lambda: _has(running.home, number))

    eventually(is_kept, f"move {number + 1}")


def _until_kept(home: Path, number: int) -> None:
    eventually(lambda: _has(home, number), f"move {number + 1} at the other window")


def _has(home: Path, number: int) -> bool:
    """Whether a move is kept: in the running match, or the game is over and among the others."""
    return plies(home) > number or is_over(home)


def _copied(host: Program, button: tuple[float, float]) -> str:
    """The way into the room, once it is open: as a player gets it, by the button for it."""
    host.click(*button)
    time.sleep(STILL_S)
    text = host.desktop.do("xclip", "-o", "-selection", "clipboard")
    return text if text.startswith("jungle://127.0.0.1:") else ""


def _comes_within(seconds: float, look: Callable[[], bool]) -> bool:
    deadline = time.monotonic() + seconds
    while not look():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.02)
    return True


def _stands_still(running: Program, seconds: float) -> bool:
    """Whether a window that shows something shows the same for a while."""
    before = _seen(running)
    time.sleep(seconds)
    return _colours(running) > FIRST_FRAME_COLOURS and _seen(running) == before


def _seen(running: Program) -> bytes:
    try:
        return tobytes(running.picture(), "RGB")
    except subprocess.CalledProcessError:
        # The window is not ready to be looked at.
        return b""


def _started(program: Installed, desktop: Desktop, words: Sequence[str]) -> float:
    """Seconds until something is painted in the window of a new process."""
    is_built = words == program.play_words
    home = program.start_folder / ("home" if is_built else "home of the checkout")
    environ = program.environ if is_built or program.wine is not None else None
    begun_at = time.monotonic()
    running = desktop.start(
        home,
        "--no-sound",
        command=words,
        folder=program.start_folder if is_built else ROOT,
        environ=environ,
    )
    with closing(running):
        eventually(lambda: _colours(running) > FIRST_FRAME_COLOURS, "the first frame")
        return time.monotonic() - begun_at


def _colours(running: Program) -> int:
    try:
        picture = running.picture()
    except subprocess.CalledProcessError:
        return 0
    width, height = picture.get_size()
    points = [(x, y) for x in range(0, width, GRID_PX) for y in range(0, height, GRID_PX)]
    return len({tuple(picture.get_at(point)) for point in points})
