"""What a test needs of the system it runs on, as marks that say why it is skipped elsewhere."""

import sys
from typing import Final

import pytest

IS_WINDOWS: Final = sys.platform == "win32"

needs_posix: Final = pytest.mark.skipif(
    IS_WINDOWS, reason="with signals, modes, links or terminals as Linux and macOS have them"
)
