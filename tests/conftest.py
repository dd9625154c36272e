"""Which tests are quick, and one profile for all property tests, seeded: every run is the same."""

import os
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from stress.machine import forget_kept, holdings, resident_bytes

settings.register_profile(
    "suite",
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=25,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "long", settings.get_profile("suite"), derandomize=False, max_examples=2000
)
settings.load_profile(os.environ.get("JUNGLE_HYPOTHESIS", "suite"))

TESTS = Path(__file__).parent
QUICK_FOLDERS = {
    *("core", "engine", "contract", "conformance", "properties", "golden", "breakthrough"),
    *("stage", "ui", "games", "scenes"),
}
NOT_QUICK = {"window", "process", "stress", "wheel", "levels", "slow"}


def is_quick(path: Path, marks: set[str]) -> bool:
    """Whether a test is one of those to run after every change."""
    return path.relative_to(TESTS).parts[0] in QUICK_FOLDERS and not marks & NOT_QUICK


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what is quick."""
    for item in items:
        if is_quick(item.path, {mark.name for mark in item.iter_markers()}):
            item.add_marker(pytest.mark.quick)


class Thrift:
    """A process of tests that has grown lets go of what functions keep for the next frame.

    The program has one window and may keep its letters and pictures; tests open hundreds.
    """

    LARGE = 220_000_000
    STEP = 60_000_000

    def __init__(self) -> None:
        self._most = self.LARGE

    def pytest_runtest_logfinish(self) -> None:
        """Look after every test, and tidy up where it is worth the time."""
        if resident_bytes() > self._most:
            forget_kept()
            self._most = max(self.LARGE, holdings().memory + self.STEP)


def pytest_configure(config: pytest.Config) -> None:
    """Keep every process small, and let the programs that tests start be interrupted."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # A shell starts its background jobs like that, and children would inherit it.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    config.pluginmanager.register(Thrift())
