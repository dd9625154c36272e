"""Two programs that write the same file at the same moment."""

import subprocess
import sys
from pathlib import Path


def write_at_once(program: str, path: Path) -> None:
    """Run a program for `red` and for `blue`: both say they are ready before either may begin."""
    writers = [
        subprocess.Popen(
            [sys.executable, "-c", program, str(path), who],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for who in ("red", "blue")
    ]
    for writer in writers:
        assert writer.stdout is not None
        assert writer.stdout.readline() == "ready\n"
    for writer in writers:
        assert writer.stdin is not None
        writer.stdin.write("go\n")
        writer.stdin.flush()
    for writer in writers:
        writer.communicate()
        assert writer.returncode == 0
