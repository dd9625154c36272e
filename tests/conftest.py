"""Which tests are quick, and one profile for all property tests, seeded: every run is the same."""

import os
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests import thrift
from tests.rows import LONG, PROFILE

settings.register_profile(
    "suite",
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=25,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(LONG, settings.get_profile("suite"), derandomize=False, max_examples=2000)
settings.load_profile(os.environ.get(PROFILE, "suite"))

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


def pytest_configure(config: pytest.Config) -> None:
    """Keep every process small, and let the programs that tests start be interrupted."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # A shell starts its background jobs like that, and children would inherit it.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if config.getoption("dist", "no") == "load":
        # A process that has done its tests takes some of another one's, to the end.
        config.option.dist = "worksteal"
    thrift.begin(config)
