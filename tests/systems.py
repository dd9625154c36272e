"""What tests need of the system they run on: marks that say why they are skipped, and processes."""

import os
import sys
from pathlib import Path
from typing import Final

import pytest

IS_WINDOWS: Final = sys.platform == "win32"

needs_posix: Final = pytest.mark.skipif(
    IS_WINDOWS, reason="with signals, modes, links or terminals as Linux and macOS have them"
)

if sys.platform == "win32":
    import ctypes

    SYNCHRONIZE = 0x100000
    STILL_RUNS = 0x102

    def is_running(process: int) -> bool:
        """Whether a process has not ended; to send it nothing would interrupt it here."""
        kernel = ctypes.windll.kernel32
        handle = kernel.OpenProcess(SYNCHRONIZE, False, process)
        if not handle:
            return False
        state: int = kernel.WaitForSingleObject(handle, 0)
        kernel.CloseHandle(handle)
        return state == STILL_RUNS

else:

    def is_running(process: int) -> bool:
        """Whether a process has not ended; one nobody has waited for is over too."""
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return False
        state = Path(f"/proc/{process}/stat")
        return not state.exists() or state.read_text().rsplit(")", 1)[1].split()[0] != "Z"
