"""Saves and journals killed at every single call; run as a program, in a folder."""

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

from jungle_pg.core.saving.values import TimeState
from jungle_pg.files.saves.folder import save_match
from tests.sample_games import done
from tests.saves.trouble import CallNumber
from tests.saves.wandering import STAMP, jungle_match, matches_in

OLD, NEW = jungle_match(6), jungle_match(26)


def save_over(folder: Path) -> None:
    save_match(folder / "game.json", NEW, TimeState(), STAMP)


def keep(folder: Path) -> None:
    """Keep a match, and write down how far it is safe."""
    autosave = matches_in(folder / "matches").begin(NEW.branch(0), TimeState())
    autosave.wait()
    match = NEW.branch(0)
    noted = (folder / "noted").open("ab", buffering=0)
    for entry in NEW.entries:
        match = done(match.play(entry.action))  # type: ignore[union-attr]
        autosave.note(match, TimeState())
        noted.write(b".")
    autosave.close()


def killed_at(number: int, work: Callable[[Path], None], folder: Path) -> bool:
    """Do some work in a process that is killed at one of its calls; whether it came to that."""
    child = os.fork()
    if child == 0:
        with CallNumber(number, lambda: os.kill(os.getpid(), signal.SIGKILL)):
            work(folder)
        os._exit(0)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status) or status == 0
    return os.WIFSIGNALED(status)


def main(folder: Path) -> None:
    for name, work, step in (("save", save_over, 1), ("keep", keep, 2)):
        number = 1
        while True:
            place = folder / name / str(number)
            place.mkdir(parents=True)
            save_match(place / "game.json", OLD, TimeState(), STAMP)
            if not killed_at(number, work, place):
                break
            number += step
    print("done")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
