"""Other programs as there may be some, to look at their screens without any."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Final, get_args

from jungle_pg.engine.foreign.faults import Fault
from jungle_pg.engine.foreign.program import Program, record_of
from jungle_pg.engine.foreign.programs import Programs
from jungle_pg.engine.foreign.spoken import Option, OptionKind
from jungle_pg.engine.thinking import Limits
from jungle_pg.files.saves.browsing import Entry, FolderContent, KnownFolder
from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.programs.browser import ProgramBrowser
from jungle_pg.scenes.programs.programs import OtherPrograms
from jungle_pg.scenes.programs.sheet import ProgramSheet
from jungle_pg.scenes.programs.trial import TrialDialog
from jungle_pg.scenes.world import World

SAMPLE_FOLDER: Final = Path("/home/mei/programs")
SAMPLE_ENTRIES: Final = ("books", "pikafish", "pikafish net", "read me")
WHEN: Final = datetime(2025, 12, 30, 18)

SAID: Final = (
    "id name Pikafish",
    "id author Mina",
    "option name UCI_Variant type combo default xiangqi var xiangqi",
    "option name Threads type spin default 1 min 1 max 64",
    "uciok",
)
PIKAFISH: Final = Program(
    "Pikafish",
    ("/usr/local/bin/pikafish",),
    "Mina",
    options=(
        Option("Threads", "spin", "1", 1, 64),
        Option("Hash", "spin", "16", 1, 33_554_432),
        Option("Clear Hash", "button"),
        Option("Style", "combo", "Normal", choices=("Solid", "Normal", "Risky")),
        Option("UCI_ShowWDL", get_args(OptionKind)[0], "false"),
        Option("EvalFile", "string", "large net"),
    ),
    values=(("Threads", "4"),),
    games=("xiangqi",),
)
HOUSE: Final = Program(
    "Heron",
    ("/opt/heron/heron", "--quiet"),
    "Jonas",
    options=(Option("Level", "spin", "8", 1, 8),),
    games=("jungle", "xiangqi"),
    limit=Limits(depth=8),
)


class Talker:
    """A program that introduces itself and thinks for ever, without being one."""

    trouble = ""

    def __init__(self) -> None:
        self._waiting: list[str] = []

    def start(self, command: Sequence[str]) -> None:
        """Nothing is started."""

    def say(self, line: str) -> None:
        """It answers a greeting."""
        self._waiting += SAID if line == "uci" else ()

    def heard(self, wait_s: float = 0.0) -> list[str]:
        """What it answered."""
        lines, self._waiting = self._waiting, []
        return lines

    def close(self) -> None:
        """Nothing was started."""


def with_programs(world: World, *programs: Program) -> World:
    """The world with these programs on its list."""
    facts = {"programs": [record_of(program) for program in programs]}
    rulebooks = {name: game.rulebook for name, game in world.games().items()}
    known = Programs(lambda: rulebooks, Talker, recall=lambda: facts)
    world.programs = lambda: known
    return world


def programs_scene(world: World) -> Scene:
    """The list with two programs."""
    return OtherPrograms(with_programs(world, PIKAFISH, HOUSE))


def sheet_scene(world: World) -> Scene:
    """A program with an option of every kind."""
    return ProgramSheet(with_programs(world, PIKAFISH, HOUSE), PIKAFISH)


def trial_scenes(world: World, now: float) -> tuple[Scene, ...]:
    """A program that is just tried out."""
    below = programs_scene(world)
    dialog = TrialDialog(world, PIKAFISH.command, None, now)
    dialog.update(now)
    return below, dialog


class SampleBrowser(ProgramBrowser):
    """Looks through folders that are not there."""

    def known_folders(self, recent: Sequence[Path]) -> tuple[KnownFolder, ...]:
        return (KnownFolder("home", SAMPLE_FOLDER),)

    def content_of(self, folder: Path, *, games_only: bool) -> FolderContent:
        entries = (Entry(SAMPLE_FOLDER / name, name == "books", WHEN) for name in SAMPLE_ENTRIES)
        return FolderContent(SAMPLE_FOLDER, tuple(entries))


def program_browser_scene(world: World) -> Scene:
    """A program is looked for."""
    scene = SampleBrowser(world, SAMPLE_FOLDER)
    for task in scene.under_way:
        task.wait()
    scene.update(0.0)
    return scene


def failed_scenes(world: World, now: float) -> tuple[Scene, ...]:
    """A program that plays something else."""
    below, dialog = trial_scenes(world, now)
    assert isinstance(dialog, TrialDialog)
    dialog.trial.close()
    dialog.trial.fault = Fault("other_game", "e2e4")
    return below, dialog
