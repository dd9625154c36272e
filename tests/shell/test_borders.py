"""Every border to the outside, and what strangers may send across it: the program goes on."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta, timezone
from itertools import count
from pathlib import Path
from threading import Thread

import pygame
import pytest

from jungle_pg.cli import run as run_command
from jungle_pg.core.saving.glance import Glance
from jungle_pg.files.dates import date_file, date_of, seconds_of, wall_date
from jungle_pg.files.folders import user_folders
from jungle_pg.files.house_rules import HouseRulesFile, StoredHouseRules
from jungle_pg.files.memory import MemoryFile
from jungle_pg.files.picture_store import PictureStore
from jungle_pg.files.saves.folder import saves_in
from jungle_pg.files.settings import Settings, SettingsFile
from jungle_pg.games.console.style import style_of
from jungle_pg.scenes.saves.captions import when_text
from jungle_pg.shell.environment import prepare
from jungle_pg.shell.input.events import SystemClipboard
from jungle_pg.shell.speech.dispatcher import ADDRESS, UNIX_SOCKET
from jungle_pg.shell.speech.narrators import voice_of
from jungle_pg.texts.locales import system_language
from tests.files.test_dates import IMPOSSIBLE
from tests.saves.wandering import RULEBOOKS, STAMP
from tests.scenes.saves.load_show import write
from tests.shell.raw_events import DROP_TEXT, TEXT_EDITING, push_drop, push_text
from tests.shell.test_app import Stage
from tests.shell.test_brought_files import finish_threads
from tests.words import language_of

SOURCES = Path(__file__).parents[2] / "jungle_pg"
PATIENCE_S = 60
STEP_S = 0.2
"""Between two turns of the program."""

BYTES = (
    b"",
    b"\xff\xfe",
    b"caf\xe9",
    b"\x89PNG\r\n\x1a\n",
    b"\xe4\xb8",
    b"a\nb",
    b"%s%n",
    b"x" * 5000,
)
"""Texts of other programs: none, no text, an old one, a picture, half a letter, and so on."""

VARIABLES = (
    *("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "TMPDIR"),
    *("LANG", "LC_ALL", "LC_MESSAGES", "LANGUAGE", "TERM", "NO_COLOR", "TZ", "JUNGLE_PG_HOME"),
    *("SDL_VIDEODRIVER", "SDL_AUDIODRIVER", "DISPLAY", "WAYLAND_DISPLAY", "PYGAME_DISPLAY"),
    *("SDL_FRAMEBUFFER_ACCELERATION", "SDL_VIDEO_WINDOW_POS", "COLUMNS", "LINES"),
    *("XDG_RUNTIME_DIR", "SPEECHD_ADDRESS"),
)
VALUES = (*BYTES, b"0", b"-1", b"99999999999999999999", b"/dev/null", b"../..", b"~")


@dataclass(frozen=True, slots=True)
class Border:
    """Where the outside is asked, by which words this is known, and what strangers send."""

    words: str
    """A pattern; code with these words stands in the named modules alone."""
    modules: frozenset[str]
    hostile: Callable[["Attack"], None]


@dataclass(frozen=True, slots=True)
class Attack:
    """What hostile values are tried with."""

    stage: Stage
    folder: Path
    patch: pytest.MonkeyPatch
    times: Iterator[float] = field(default_factory=lambda: count(STEP_S, STEP_S))

    def settle(self) -> None:
        """Turns of the program; it must not fail in any of them, nor later in a drawing."""
        for _ in range(7):
            self.stage.app.tick(next(self.times))
            finish_threads()

    def go_home(self) -> None:
        """Close whatever has opened."""
        while len(self.stage.app.stack.scenes) > 1:
            self.stage.press(pygame.K_ESCAPE)
            self.settle()


def attack_clipboard(attack: Attack) -> None:
    def undecodable(data: bytes) -> Callable[[], str]:
        return lambda: data.decode()

    def failing() -> str:
        raise pygame.error("the clipboard is gone")

    texts = ("\ud800 half", "\x00", "x" * 3_000_000, "\u202e\u2066", "{" * 5000)
    answers = (
        [undecodable(data) for data in BYTES] + [failing] + [lambda t=text: t for text in texts]
    )
    for answer in answers:
        attack.patch.setattr("pygame.scrap.get_text", answer)
        assert isinstance(SystemClipboard().get(), str)
        attack.stage.press(pygame.K_v, pygame.KMOD_CTRL)
        attack.settle()
        attack.go_home()
    for text in texts:
        SystemClipboard().put(text)


def attack_events(attack: Attack) -> None:
    for data in BYTES:
        push_text(data[:31])
        push_text(data[:31], TEXT_EDITING)
        push_drop(data, kind=DROP_TEXT)
        attack.settle()
    for size in ((0, 0), (1, 1), (3, 2000), (2000, 3)):
        pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
        attack.settle()
    for key in (0, -1, 2**31 - 1):
        attack.stage.press(key)
    attack.settle()


def attack_drops(attack: Attack) -> None:
    (attack.folder / "folder").mkdir()
    os.mkfifo(attack.folder / "pipe")
    (attack.folder / "loop").symlink_to(attack.folder / "loop")
    (attack.folder / "huge").touch()
    os.truncate(attack.folder / "huge", 10**10)
    inside = [bytes(attack.folder / name) for name in ("folder", "pipe", "loop", "huge", "none")]
    for name in (*inside, b"/dev/zero", b"/dev/null", *(b"/" + data for data in BYTES)):
        push_drop(name)
        attack.settle()
        assert attack.stage.app.stack.top.name == "open_file", name
        attack.go_home()


def attack_dates(attack: Attack) -> None:
    write(attack.folder, "game.json")
    saves = saves_in(attack.folder, lambda: RULEBOOKS)
    (summary,) = saves.summaries()
    assert isinstance(summary.face, Glance)
    edges = [day.replace(tzinfo=timezone(timedelta(hours=h)))
             for day in (datetime.min, datetime.max) for h in (-23, 23)]  # fmt: skip
    faces = [replace(summary.face, saved_at=when) for when in (None, *edges)]
    for seconds in (*IMPOSSIBLE, 0.0, -1.0, 2**31, 2**63):
        assert date_of(seconds).tzinfo is None
        assert isinstance(seconds_of(date_of(seconds)), float)
        date_file(summary.path, seconds)
        for face in faces:
            told = replace(summary, modified_s=seconds, face=face).when
            assert when_text(language_of("en"), told, STAMP)
    assert all(wall_date(edge).tzinfo is None for edge in edges)


def attack_environment(attack: Attack) -> None:
    for value in VALUES:
        text = os.fsdecode(value)
        environ = dict.fromkeys(VARIABLES, text)
        assert all(path.is_absolute() for path in (user_folders(environ).data,))
        assert system_language(environ) in ("en", "zh")
        style_of(environ, "utf-8", is_terminal=True)
        prepare(environ)
        voice_of({**environ, ADDRESS: f"{UNIX_SOCKET}:{text}"}, "linux")(lambda: 0.0).close()
        for name, kept in environ.items():
            if name.startswith(("SDL_", "PYGAME_")):
                kept.encode()
    # All of them at once, at the real program: window, picture, terminal, engine.
    commands: tuple[tuple[tuple[str, ...], bytes], ...] = (
        ((), b""),
        (("shot", "title", "--size", "640x480", "-o", "picture.png"), b""),
        (("console", "--pretty"), b"\xff\nquit\n"),
    )
    for value in (b"\xff\xfe", b"-1"):
        for arguments, typed in commands:
            run(attack.folder, arguments, typed, dict.fromkeys(VARIABLES, value))


def attack_standard_input(attack: Attack) -> None:
    typed = b"\xff\xfe\n\x00\n" + b"x" * 2_000_000 + b"\nquit\n"
    for arguments in (("console",), ("engine",), ("judge", "-")):
        run(attack.folder, arguments, typed, {})


def attack_arguments(attack: Attack) -> None:
    befores = (("moves", "--fen"), ("judge",), ("verify",), ("shot",), ("--size",))
    for text in (b"\xff\xfe", b"", b"x" * 5000):
        for before in befores:
            try:
                status: object = run_command((*before, os.fsdecode(text)))
            except SystemExit as ended:
                status = ended.code
            assert status in (0, 1, 2), (before, text)


def attack_files(attack: Attack) -> None:
    """What lies where the program keeps something of its own may be anything."""
    store = PictureStore(attack.folder / "pictures", 1_000_000)
    store.put("key", b"pixels")
    (picture,) = (attack.folder / "pictures").iterdir()
    own = attack.folder / "own.json"
    readers: list[tuple[Path, Callable[[], object]]] = [
        (own, lambda: SettingsFile(own).load(Settings())),
        (own, lambda: StoredHouseRules(HouseRulesFile(own)).of("jungle")),
        (own, lambda: MemoryFile(own).recall("game")),
        (own, lambda: saves_in(attack.folder, lambda: RULEBOOKS).load(own)),
        (picture, lambda: store.get("key", 6)),
    ]
    for path, read in readers:
        for lay in (os.mkfifo, os.mkdir, lambda path: os.symlink("/dev/zero", path), sparse):
            path.unlink(missing_ok=True)
            lay(path)
            reading = Thread(target=read, daemon=True)
            reading.start()
            reading.join(PATIENCE_S)
            assert not reading.is_alive(), (path, lay)
            if path.is_dir():
                path.rmdir()


BORDERS = {
    "clipboard": Border(r"pygame\.scrap", frozenset({"shell/input/events.py"}), attack_clipboard),
    "events": Border(
        r"pygame\.event\.(get|poll|wait)\b", frozenset({"shell/input/events.py"}), attack_events
    ),
    "drops": Border(r"pygame\.DROPFILE", frozenset({"shell/input/events.py"}), attack_drops),
    "dates": Border(
        r"timestamp\(|localtime|gmtime|astimezone|os\.utime\(path, ",
        frozenset({"files/dates.py"}),
        attack_dates,
    ),
    "environment": Border(
        r"os\.(environ|getenv)",
        frozenset(
            {
                *("shell/__init__.py", "shell/shot.py", "shell/window.py", "shell/inspection.py"),
                *("shell/export/studio.py", "commands/play.py", "commands/console.py"),
                *("commands/selfcheck.py", "commands/export.py", "commands/serve.py"),
            }
        ),
        attack_environment,
    ),
    "standard input": Border(
        r"sys\.stdin",
        frozenset({"commands/console.py", "commands/engine.py", "commands/judge.py"}),
        attack_standard_input,
    ),
    "arguments": Border(r"sys\.argv|parse_args", frozenset({"cli.py"}), attack_arguments),
    "files": Border(
        r"\.read_bytes\(|os\.O_RDONLY|opener=",
        frozenset(
            {
                *("files/saves/reading.py", "files/json_files.py", "files/atomic.py"),
                # Our own drawings, fonts and endgame tables.
                *("shell/pictures/pictures.py", "shell/pictures/raster.py", "files/folders.py"),
            }
        ),
        attack_files,
    ),
}
"""What a display may be is tried in `test_depths.py`."""


def sparse(path: Path) -> None:
    path.touch()
    os.truncate(path, 10**10)


def run(home: Path, arguments: tuple[str, ...], typed: bytes, odd: dict[str, bytes]) -> None:
    """The real program; whatever it says, it ends in order and shows no traceback."""
    gone = ("DISPLAY", "WAYLAND_DISPLAY")
    environ = {os.fsencode(name): os.fsencode(value) for name, value in os.environ.items()
               if name not in gone}  # fmt: skip
    environ |= {b"PYTHONPATH": os.fsencode(SOURCES.parent), b"SDL_VIDEODRIVER": b"none"}
    environ |= {b"JUNGLE_PG_HOME": os.fsencode(home / "home")}
    environ |= {os.fsencode(name): value for name, value in odd.items()}
    done = subprocess.run(
        [sys.executable, "-m", "jungle_pg", *arguments],
        input=typed,
        env=environ,
        cwd=home,
        capture_output=True,
        timeout=PATIENCE_S,
    )
    assert b"Traceback" not in done.stdout + done.stderr, (arguments, done.stderr[-800:])
    assert done.returncode in (0, 1, 2), (arguments, done.returncode, done.stderr)


@pytest.fixture
def attack(
    fonts_folder: Path, sprites_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Attack]:
    yield Attack(Stage(fonts_folder, sprites_folder, is_calm=True), tmp_path, monkeypatch)
    pygame.display.quit()


@pytest.mark.process
@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="names and files of Unix are tried")
@pytest.mark.parametrize("name", BORDERS)
def test_whatever_comes_across_a_border_the_program_goes_on(name: str, attack: Attack) -> None:
    BORDERS[name].hostile(attack)


def test_the_outside_is_asked_at_its_borders_alone() -> None:
    for name, border in BORDERS.items():
        found = {
            path.relative_to(SOURCES).as_posix()
            for path in SOURCES.rglob("*.py")
            if re.search(border.words, path.read_text("utf-8"))
        }
        assert found == border.modules, name
