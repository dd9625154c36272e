"""The command that serves, in a process of its own."""

import subprocess
import sys
from pathlib import Path
from typing import Final

from jungle_pg.net.names import Address
from tests.net.real import LOOPBACK
from tests.systems import IS_WINDOWS

ENDED: Final = int(IS_WINDOWS)
"""The status of one that was ended: Windows knows no polite way where there is no window."""


class ServeProcess:
    """`jungle-pg serve` as somebody runs it."""

    def __init__(self, home: Path, port: int = 0, *more: str, program: str = "jungle_pg") -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", program, "serve", "--host", LOOPBACK, "--port", str(port),
             "--home", str(home), *more],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith(f"listening on {LOOPBACK}:"), line
        self.address = Address(LOOPBACK, int(line.rpartition(":")[2]))

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()

    def end(self) -> tuple[int, str, str]:
        self.process.terminate()
        out, err = self.process.communicate(timeout=20)
        return self.process.returncode, out, err
