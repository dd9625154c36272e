"""The real program in a process of its own, with a screen and a sound device nobody has."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

from jungle_pg.cabinet import rulebooks
from jungle_pg.core.log import Player, Setup
from jungle_pg.core.match import begin
from jungle_pg.core.saving.values import TimeState
from jungle_pg.files.autosave.matches import Autosaves, autosaves_in
from jungle_pg.files.saves.folder import save_match

PATIENCE_S: Final = 60.0
LOOK_S: Final = 0.05
ROOT: Final = Path(__file__).parent.parent
PERSONAL: Final = (
    "HOME",
    "LANG",
    "LANGUAGE",
    "LC_",
    "XDG_",
    "JUNGLE_",
    "SDL_",
    "DISPLAY",
    "WAYLAND",
)
"""What the names of variables begin with that depend on who runs this."""


class InVain(Exception):  # noqa: N818 - it reads as what it is
    """What was waited for did not come."""


def computers_alone(path: Path, level: int, game: str | None = None) -> Path:
    """A save in which two computers are about to play each other; the first game unless named."""
    rulebook = rulebooks()[game or next(iter(rulebooks()))]
    rules = rulebook.codec.parse_rules(rulebook.usual_rules)
    players = (Player(level=level), Player(level=level))
    setup = Setup(rules, players=players, luck_seed=5)
    save_match(path, begin(rulebook, setup), TimeState(), datetime(2026, 3, 4, 5, 6, 7))
    return path


def kept_in(home: Path) -> Autosaves:
    """The matches a program with this home has kept."""
    return autosaves_in(home / "data", rulebooks, datetime.now)


class RealProgram:
    """`python -m jungle_pg`, started as a player would; a SIGTERM closes its window."""

    def __init__(
        self,
        home: Path | None,
        *options: str,
        environ: Mapping[str, str] | None = None,
        before: Sequence[str] = (),
        root: Path = ROOT,
    ) -> None:
        kept = {name: value for name, value in os.environ.items() if not name.startswith(PERSONAL)}
        ours = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYTHONPATH": str(root)}
        if home is not None:
            ours["JUNGLE_PG_HOME"] = str(home)
        self.home = home
        self.process = subprocess.Popen(
            [*before, sys.executable, "-m", "jungle_pg", *options],
            env={**kept, **ours, **(environ or {})},
            cwd=root,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            errors="replace",
        )

    def wait(self, look: Callable[[], bool], what: str) -> None:
        """Until something is so; InVain when the program ends before or it takes too long."""
        ends_at = time.monotonic() + PATIENCE_S
        while not look():
            if self.process.poll() is not None:
                raise InVain(f"{what}: the program ended, {self.process.communicate()[1][-500:]}")
            if time.monotonic() > ends_at:
                raise InVain(f"waited in vain for {what}")
            time.sleep(LOOK_S)

    def journal_lines(self) -> int:
        """How many lines the journals of this home have."""
        assert self.home is not None
        journals = (self.home / "data/matches").glob("*.journal")
        return sum(path.read_bytes().count(b"\n") for path in journals)

    def wait_for_plies(self, count: int) -> None:
        """Until so many lines are in the journals."""
        self.wait(lambda: self.journal_lines() >= count, f"{count} plies")

    def wait_for_paint(self) -> None:
        """Until something was painted, by what is then kept for the next start."""
        assert self.home is not None
        pictures = self.home / "cache/pictures"
        self.wait(lambda: pictures.is_dir() and any(pictures.iterdir()), "a picture")

    def hears_signals(self) -> bool:
        """Whether a SIGTERM closes the window; before there is one it ends the program."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text("ascii", "replace").splitlines()
        caught = next(line for line in lines if line.startswith("SigCgt:"))
        return bool(int(caught.split()[1], 16) >> (signal.SIGTERM - 1) & 1)

    def children(self) -> list[int]:
        """The processes it has started, on Linux."""
        tasks = Path(f"/proc/{self.process.pid}/task")
        words = [(task / "children").read_text("ascii").split() for task in tasks.iterdir()]
        return [int(word) for each in words for word in each]

    def end(self) -> tuple[int, str]:
        """Close the window once it is open; exit status and what was said on stderr."""
        if self.process.poll() is None:
            self.wait(self.hears_signals, "a window")
        self.process.terminate()
        try:
            _, errors = self.process.communicate(timeout=PATIENCE_S)
        except subprocess.TimeoutExpired:
            self.kill()
            raise InVain("the program does not end") from None
        return self.process.returncode, errors

    def kill(self) -> None:
        """End it at once."""
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate()

    def __enter__(self) -> "RealProgram":
        return self

    def __exit__(self, *trouble: object) -> None:
        if self.process.poll() is None:
            self.kill()
