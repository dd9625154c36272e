"""Games whose program is killed at a random moment; each must be there to be gone on with.

Run as a program: FOLDER SEED COUNT. Each game is played in a process of its own, split off from one
that has loaded everything, so that thousands can be played.
"""

import os
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from jungle_pg.cabinet import games, rulebooks
from jungle_pg.core.log import Ply
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import CHANCE
from jungle_pg.core.saving.values import Loaded
from jungle_pg.files.autosave.journal import read_journal
from jungle_pg.files.autosave.journal_file import SUFFIX as JOURNAL
from jungle_pg.files.autosave.matches import Autosaves, autosaves_in
from jungle_pg.files.saves.folder import load_match
from tests.saves.wandering import STAMP
from tests.scenes.table.playing import Board

MOST_TURNS: Final = 40
"""Games are killed after fewer turns than this."""
MOST_AHEAD: Final = 5
"""Turns a game may be ahead of who kills it: at its end it would take its files away itself."""
LONGEST_TURN: Final = 4
"""Plies that come into a log at once: what is picked about a card lies beside it before."""
LONGEST_S: Final = 0.02
"""From that turn to the end."""
PATIENCE_S: Final = 600
NOTED: Final = "noted"
MOST_FINDINGS: Final = 10


@dataclass(frozen=True, slots=True)
class Killed:
    """What came of a number of games."""

    games: int
    plies: int
    short: int
    """Plies that are missing at the end of games that are offered."""
    findings: tuple[str, ...]


def killed_games(seed: int, count: int) -> Killed:
    """Play and kill so many games in another process; what came of them."""
    with TemporaryDirectory(prefix="jungle-kills-") as folder:
        done = subprocess.run(
            [sys.executable, "-m", "stress.kills", folder, str(seed), str(count)],
            capture_output=True,
            text=True,
            timeout=PATIENCE_S,
        )
    *findings, last = done.stdout.splitlines() or ["nothing"]
    if done.returncode or not last.startswith("games "):
        return Killed(0, 0, 0, (*findings, f"it ended with {last} {done.stderr[-500:]}"))
    games, plies, short = (int(word) for word in last.split()[1::2])
    return Killed(games, plies, short, tuple(findings))


def play(folder: Path, seed: int, board: Board, told: int) -> None:
    """Play a game as fast as it goes; write down each turn once the scene has shown it, and tell.

    A line holds all plies of a turn.
    """
    rng = Random(seed)
    board.world.autosaves = kept_in(folder)
    scene, table = board.scene, board.scene.table
    noted = os.open(folder / NOTED, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    count = turns = 0
    while scene.match.verdict is None:
        if turns == MOST_TURNS + MOST_AHEAD:
            time.sleep(PATIENCE_S)
        action = rng.choice(list(scene.match.rulebook.actions(table.state.with_picks.state)))
        scene.show(table.play(action, board.show.now), board.show.now)
        new = played_in(scene.match)[count:]
        if not new:
            continue
        if not count:
            # Nobody plays a second turn before the disk has the file of the first one.
            autosave = scene.keeping._autosave
            assert autosave is not None
            autosave.wait()
        count += len(new)
        turns += 1
        os.write(noted, f"{' '.join(new)}\n".encode())
        os.write(told, b".")
    board.show.stack.close()
    board.world.autosaves.close()


def played_in(match: AnyMatch) -> list[str]:
    """What the seats have played."""
    plies = [entry for entry in match.entries if isinstance(entry, Ply)]
    codec = match.rulebook.codec
    return [codec.action_text(ply.action) for ply in plies if ply.seat != CHANCE]


def kept_in(folder: Path) -> Autosaves:
    """The matches that are kept below a folder."""
    return autosaves_in(folder, rulebooks, lambda: STAMP)


def play_and_kill(folder: Path, seed: int) -> None:
    """Play a game in a process that is killed at a random moment after a random turn."""
    rng = Random(f"kill {seed}")
    game = list(games().values())[seed % len(games())]
    # Made before the process is split, so that each one has everything and begins at once.
    rules = game.rulebook.codec.rules_text(game.rules)
    board = Board(rules, undo_depth=None, game=game.rulebook.game_id)
    heard, told = os.pipe()
    child = os.fork()
    if child == 0:
        status = 1
        try:
            os.close(heard)
            play(folder, seed, board, told)
            status = 0
        finally:
            os._exit(status)
    os.close(told)
    with open(heard, "rb", buffering=0) as turns:
        for _ in range(rng.randrange(MOST_TURNS)):
            if not turns.read(1):
                break
        time.sleep(rng.random() * LONGEST_S)
        # Before the pipe is closed, which the game would take for a failure.
        os.kill(child, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
    if os.WIFEXITED(status) and os.WEXITSTATUS(status):
        raise AssertionError("the game itself failed")


def found_short_by(folder: Path) -> tuple[int, int]:
    """How many plies were played, and by how many the offered game is short of them."""
    path = folder / NOTED
    turns = path.read_text("ascii").splitlines() if path.exists() else []
    noted = " ".join(turns).split()
    found = kept_in(folder).last_match()
    if found is None:
        if len(turns) > 1 and not _is_over(folder, len(noted)):
            raise AssertionError(f"{len(noted)} plies were played and nothing is offered")
        return len(noted), 0
    moves = played_in(found.loaded.match)
    shared = min(len(moves), len(noted))
    if moves[:shared] != noted[:shared] or len(moves) > len(noted) + LONGEST_TURN:
        raise AssertionError(f"another game is offered: {moves[-3:]} after {noted[-3:]}")
    # The disk may still have to take the last turn, but it takes turns as a whole.
    if moves[:shared] not in (noted, " ".join(turns[:-1]).split()):
        raise AssertionError(f"{len(moves)} of {len(noted)} plies are offered")
    return len(noted), max(0, len(noted) - len(moves))


def _is_over(folder: Path, plies: int) -> bool:
    """Whether what is kept is the whole game and its end, so that nothing is to be offered."""
    for path in (folder / "matches").iterdir():
        is_journal = path.suffix == JOURNAL
        read = (read_journal if is_journal else load_match)(rulebooks(), path)
        if isinstance(read, Loaded) and read.match.verdict and read.match.cursor >= plies:
            return True
    return False


def main(folder: Path, seed: int, count: int) -> None:
    """Kill games and say what came of them."""
    plies = short = games = findings = 0
    for number in range(seed, seed + count):
        home = folder / str(number)
        home.mkdir()
        try:
            play_and_kill(home, number)
            played, missing = found_short_by(home)
            plies, short = plies + played, short + missing
        except Exception as failure:
            print(f"{failure!r} in game {number} of stress.kills")
            findings += 1
        games += 1
        if findings >= MOST_FINDINGS:
            break
    print(f"games {games} plies {plies} short {short}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
