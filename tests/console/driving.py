"""The game in a terminal, driven by lines: as a real command, or in this process."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from datetime import datetime
from io import StringIO
from pathlib import Path
from typing import Any

from jungle_pg.cabinet import brains, faces, games, rulebooks
from jungle_pg.console.keeping import Keeper
from jungle_pg.console.machines import Machines
from jungle_pg.console.opening import Opening
from jungle_pg.console.plain import PlainGame
from jungle_pg.console.pretty import Cast, PrettyGame, PrettyOptions
from jungle_pg.console.reading import Lines
from jungle_pg.console.terminal import Terminal
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.files.saves.folder import saves_in
from jungle_pg.games.console.style import Style
from tests.words import language_of

CONFORMANCE = Path(__file__).parent.parent / "conformance"
STAMP = datetime(2026, 5, 4, 12, 30, 15)
PATIENCE_S = 60
UNSEEN = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "NO_COLOR", "LANGUAGE", "LC_ALL")

QUIET_START = "A1 l\nD8 R\nG9 E\n"
"""A board file where Red's rat walks about in its own traps and Blue's lion is far away."""


def sample_run(number: int) -> dict[str, Any]:
    """A run that the course shows: mode, board file, inputs and what is printed."""
    path = CONFORMANCE / f"console-sample-run-{number}.json"
    run: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return run


def environment(home: Path, **changes: str) -> dict[str, str]:
    """The environment of a program whose files lie below a folder and that finds no screen."""
    kept = {name: value for name, value in os.environ.items() if name not in UNSEEN}
    ours = {"JUNGLE_PG_HOME": str(home), "PYTHONUTF8": "1", "LANG": "C.UTF-8"}
    return {**kept, **ours, "TERM": "xterm-256color", **changes}


def command(
    home: Path, *arguments: str, typed: bytes | str = b"", **changes: str
) -> "subprocess.CompletedProcess[bytes]":
    """Run the real command with something typed; what it prints has the line ends of all others."""
    done = subprocess.run(
        [sys.executable, "-m", "jungle_pg", "console", *arguments],
        input=typed.encode() if isinstance(typed, str) else typed,
        capture_output=True,
        env=environment(home, **changes),
        timeout=PATIENCE_S,
    )
    # Windows ends a line with two signs, and its programs do so too.
    done.stdout, done.stderr = (
        said.replace(os.linesep.encode(), b"\n") for said in (done.stdout, done.stderr)
    )
    return done


@dataclass(frozen=True)
class Played:
    """What came of a game."""

    status: int
    said: str

    @property
    def lines(self) -> list[str]:
        """What was said, line by line."""
        return self.said.splitlines()


def opening(
    rules: str | None = None,
    board: str | None = None,
    level: int = 1,
    game: str = JUNGLE.game_id,
    characters: str = "",
) -> Opening:
    """A game that can begin."""
    rulebook, face = rulebooks()[game], faces(characters)[game]
    value = rulebook.codec.parse_rules(rules or face.usual_rules)
    position = None if board is None else face.position(value, board)
    return Opening(rulebook, face, value, position, level, seed=7)


def machines(game: str) -> Machines:
    """Computer players whose time stands still."""
    return Machines(brains(lambda: 0.0)[game])


def plain(*typed: str, max_rounds: int = 500, script: tuple[str, ...] = (), **facts: Any) -> Played:
    """Play the plain game with some lines typed, and then no more."""
    out = StringIO()
    lines = Lines(StringIO("".join(f"{line}\n" for line in typed)), script)
    start = opening(**facts)
    players = machines(start.rulebook.game_id)
    game = PlainGame(start, Terminal(lines, out), players, max_rounds, language_of("en"))
    return Played(game.run(), out.getvalue())


def pretty(
    home: Path,
    *typed: str,
    language: str = "en",
    style: Style = Style(),  # noqa: B008 - a frozen value
    max_rounds: int = 500,
    characters: str = "traditional",
    **facts: Any,
) -> Played:
    """Play the pretty game with some lines typed, and then no more."""
    out, words = StringIO(), language_of(language)
    terminal = Terminal(Lines(StringIO("".join(f"{line}\n" for line in typed))), out)
    keeper = Keeper(saves_in(home / "data", rulebooks), words, lambda: STAMP)
    start = opening(characters=characters, **facts)
    looks = PrettyOptions(words, style, max_rounds)

    def cast(name: str) -> Cast:
        return Cast(games()[name], faces(characters)[name], machines(name))

    return Played(PrettyGame(cast, start, terminal, keeper, looks).run(), out.getvalue())
