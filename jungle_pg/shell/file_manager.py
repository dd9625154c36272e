"""The program of the system that shows folders, asked to show one."""

import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Thread
from typing import Final

COMMANDS: Final = {"win32": "explorer", "darwin": "open"}
ELSEWHERE: Final = "xdg-open"


def show_folder(
    folder: Path,
    run: Callable[[Sequence[str]], object] | None = None,
    platform: str = sys.platform,
) -> None:
    """Let the system show a folder; nothing waits for it, and where it cannot, nothing happens."""
    command = [COMMANDS.get(platform, ELSEWHERE), str(folder.absolute())]
    Thread(target=run or _run, args=(command,), name="file manager", daemon=True).start()


def _run(command: Sequence[str]) -> None:
    quiet = subprocess.DEVNULL
    try:
        with subprocess.Popen(
            command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True
        ) as asked:
            asked.wait()
    except OSError:
        # A system without one: the path was told in words.
        return
