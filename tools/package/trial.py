"""What was built, tried out as a player would have it: unpacked elsewhere, without Python."""

import os
import shutil
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.rulebook import Refusal
from jungle_pg.core.saving.values import TimeState
from jungle_pg.files.saves.folder import save_match
from tools.package.archive import unpack
from tools.package.target import Target
from tools.package.windows.wine import WINE, Wine

PLACE: Final = "Spiele 斗兽棋"
"""A folder whose name has a space and letters that not every program can read."""
NOBODY: Final = "65534"
NEEDED_VARIABLES: Final = ("SYSTEMROOT", "TEMP", "TMP", "WINDIR")
"""What programs for Windows cannot do without."""
PATIENCE_S: Final = 300
SAVED_PLIES: Final = 4


class Failed(Exception):  # noqa: N818 - it reads as what it is
    """What was built does not do what it should; the message says what it did."""


@dataclass(frozen=True, slots=True)
class Installed:
    """The program in a folder nobody may write to, and an empty folder to start it from."""

    target: Target
    folder: Path
    start_folder: Path
    prefix: tuple[str, ...] = ()
    """Words before each command: who may write everywhere starts it as somebody who may not."""
    wine: Wine | None = None
    """The Windows a program for Windows runs in on Linux."""

    @property
    def environ(self) -> dict[str, str]:
        """Hardly any variables, and a PATH on which no Python is found."""
        if self.wine is not None:
            return dict(self.wine.environ)
        kept = {name: os.environ[name] for name in NEEDED_VARIABLES if name in os.environ}
        return {**kept, "PATH": str(self.start_folder), "HOME": str(self.start_folder)}

    @property
    def play_words(self) -> tuple[str, ...]:
        """The command that opens the window."""
        return *self.prefix, str(self.folder / self.target.path_to_play)

    @property
    def processes(self) -> list[int]:
        """Those of the program that run now."""
        if self.wine is not None:
            return self.wine.running(self.target.programs[0].name)
        return running_from(self.folder)

    def hand_over(self, folder: Path) -> None:
        """Let whoever runs the program write below a folder."""
        if self.wine is None and self.prefix:
            for path in (folder, *folder.rglob("*")):
                os.chown(path, int(NOBODY), int(NOBODY))

    def ask(self, *words: str, **environ: str) -> str:
        """What a command prints; Failed if it does not end well."""
        done = subprocess.run(
            [*self.prefix, str(self.folder / self.target.path_to_print), *words],
            cwd=self.start_folder,
            env={**self.environ, **environ},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            timeout=PATIENCE_S,
        )
        if done.returncode:
            raise Failed(f"{' '.join(words)}: status {done.returncode}\n{done.stdout}")
        return done.stdout


@contextmanager
def installed(archive: Path, target: Target, wine: Wine | None = None) -> Iterator[Installed]:
    """Unpack an archive into a read-only folder; afterwards nothing in it may have changed."""
    # What was ended under Wine may still write for a moment.
    with TemporaryDirectory(ignore_cleanup_errors=True) as temporary:
        place, elsewhere = Path(temporary) / PLACE, Path(temporary) / "elsewhere"
        place.mkdir()
        elsewhere.mkdir()
        unpack(archive, place)
        _forbid_writing(place)
        before = _state(place)
        try:
            prefix = (WINE,) if wine is not None else _prefix(temporary)
            program = Installed(target, place / target.name, elsewhere, prefix, wine)
            program.hand_over(elsewhere)
            yield program
            if _state(place) != before:
                raise Failed("the program changed something in its own folder")
        finally:
            _permit_writing(place)


def selfcheck(program: Installed, *options: str, **environ: str) -> tuple[str, float]:
    """What the check of the program itself prints, and how many seconds it took."""
    begun = time.monotonic()
    printed = program.ask("selfcheck", *options, **environ)
    return printed, time.monotonic() - begun


def verify_and_export(program: Installed) -> str:
    """A save checked and, where the library for it was built in, made a moving picture."""
    save, picture = program.start_folder / "game.json", program.start_folder / "game.gif"
    match: AnyMatch = begin(JUNGLE, Setup(JUNGLE.codec.parse_rules("traditional")))
    for _ in range(SAVED_PLIES):
        outcome = match.play(JUNGLE.actions(match.state)[0])
        assert not isinstance(outcome, Refusal)
        match = outcome
    save_match(save, match, TimeState(), datetime(2026, 1, 1))
    program.hand_over(program.start_folder)
    told = program.ask("verify", save.name).strip().removeprefix(f"{save.name}: ")
    if find_spec("PIL") is None:
        return f"{told}; no moving pictures, for Pillow is not installed here"
    program.ask("export", save.name, "-o", picture.name, "--speed", "5")
    return f"{told}; a picture of {picture.stat().st_size // 1000} KB"


def running_from(folder: Path) -> list[int]:
    """The processes whose program lies in a folder, as Linux knows them."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                program = os.readlink(entry / "exe")
            except OSError:
                continue
            if program.startswith(str(folder)):
                found.append(int(entry.name))
    return found


def _prefix(temporary: str) -> tuple[str, ...]:
    """Become nobody where one may write everywhere: a folder is read-only only to others."""
    setpriv = shutil.which("setpriv")
    if sys.platform != "linux" or os.geteuid() != 0 or setpriv is None:
        return ()
    os.chmod(temporary, 0o755)
    return setpriv, f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"


def _forbid_writing(place: Path) -> None:
    for path in (place, *place.rglob("*")):
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & ~(stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH))


def _permit_writing(place: Path) -> None:
    for path in (place, *place.rglob("*")):
        if not path.is_symlink():
            path.chmod(path.stat().st_mode | stat.S_IWUSR)


def _state(place: Path) -> dict[str, tuple[int, int]]:
    """Size and time of every file."""
    facts = {path: path.lstat() for path in place.rglob("*")}
    return {str(path): (fact.st_size, fact.st_mtime_ns) for path, fact in facts.items()}
