"""A terminal of our own: what a program prints there, and somebody who types."""

import os
import select
import subprocess
import sys
import time
from codecs import getincrementaldecoder
from collections.abc import Mapping

from tests.console.driving import PATIENCE_S

if sys.platform != "win32":
    import pty


class Pty:
    """A program at a terminal of its own, and somebody who types."""

    def __init__(self, environ: Mapping[str, str], *arguments: str) -> None:
        self._terminal, theirs = pty.openpty()
        # The shell opens the terminal itself, so that it is its own and Ctrl+C reaches it.
        here = 'exec "$@" <"$0" >"$0" 2>&1'
        program = (sys.executable, "-m", "jungle_pg", *arguments)
        self.process = subprocess.Popen(
            ["sh", "-c", here, os.ttyname(theirs), *program],
            stdin=subprocess.DEVNULL,
            env=dict(environ),
            start_new_session=True,
        )
        self._theirs: int | None = theirs
        self._decoder = getincrementaldecoder("utf-8")()
        self.seen = ""
        """What was printed since the last wait."""
        self.everything = ""

    def wait_for(self, text: str) -> None:
        """Until something has been printed since the last wait; it is passed over then."""
        deadline = time.monotonic() + PATIENCE_S
        while text not in self.seen:
            assert time.monotonic() < deadline, f"waited in vain for {text!r} in {self.seen!r}"
            assert self._read(), f"the program ended without {text!r}: {self.seen!r}"
        self.seen = self.seen.partition(text)[2]

    def type(self, text: str) -> None:
        """Press keys."""
        os.write(self._terminal, text.encode())

    def ends(self) -> int:
        """The exit status, once everything was read."""
        while self._read():
            pass
        return self.process.wait(timeout=PATIENCE_S)

    def interrupt(self) -> None:
        """Press Ctrl+C; as a person would, again if the program was about to begin listening."""
        self.type("\x03")
        self.wait_for("^C")
        for _ in range(5):
            if self._has_more(PATIENCE_S / 5):
                return
            self.type("\x03")

    def close(self) -> None:
        """Leave nothing behind, however the test went."""
        self._let_go()
        os.close(self._terminal)
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(timeout=PATIENCE_S)

    def _has_more(self, patience_s: float) -> bool:
        ready, _, _ = select.select([self._terminal], [], [], patience_s)
        return bool(ready)

    def _read(self) -> bool:
        assert self._has_more(PATIENCE_S), f"the program is silent after {self.seen!r}"
        try:
            part = os.read(self._terminal, 65536)
        except OSError:
            # Linux says so when nobody has the other end open any more.
            part = b""
        self._let_go()
        text = self._decoder.decode(part)
        self.seen += text
        self.everything += text
        return bool(part)

    def _let_go(self) -> None:
        """Leave the other end to the program, which has it open by now."""
        if self._theirs is not None:
            os.close(self._theirs)
            self._theirs = None
