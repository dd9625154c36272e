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
QUICK_FILES = {
    *("test_architecture.py", "test_cabinet.py", "test_glossary.py", "test_layers.py"),
    *("test_marks.py", "test_project.py", "test_requirements.py", "test_rows.py"),
    *("test_security.py", "test_texts.py", "shell/test_borders.py"),
}
"""Whether all modules keep to what was agreed, texts are used and papers are true."""
WAITING = {"window", "process", "wheel"}
"""Tests in which other programs work while the one of the test waits for them."""
NOT_QUICK = {"window", "process", "stress", "wheel", "levels", "slow"}


def is_quick(path: Path, marks: set[str]) -> bool:
    """Whether a test is one of those to run after every change."""
    place = path.relative_to(TESTS)
    is_of_these = place.parts[0] in QUICK_FOLDERS or place.as_posix() in QUICK_FILES
    return is_of_these and not marks & NOT_QUICK


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what is quick, and let what takes long come first where there are several processes."""
    for item in items:
        if is_quick(item.path, marks_of(item)):
            item.add_marker(pytest.mark.quick)
    if hasattr(config, "workerinput"):
        items[:] = in_good_order(items)


def marks_of(item: pytest.Item) -> set[str]:
    return {mark.name for mark in item.iter_markers()}


def in_good_order(items: list[pytest.Item]) -> list[pytest.Item]:
    """What waits for other programs begins one half, what computes long the other.

    Two processes are given a half each and take from each other's end: so while one waits the
    other computes, and at the end there are only short tests to share.
    """
    waiting, long, short = list[pytest.Item](), list[pytest.Item](), list[pytest.Item]()
    for item in items:
        marks = marks_of(item)
        kind = waiting if marks & WAITING else long if marks & NOT_QUICK else short
        kind.append(item)
    beside = max(0, len(items) // 2 - len(long))
    return [*long, *short[:beside], *waiting, *short[beside:]]


def pytest_configure(config: pytest.Config) -> None:
    """Keep every process small, and let the programs that tests start be interrupted."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # A shell starts its background jobs like that, and children would inherit it.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if config.getoption("dist", "no") == "load":
        # A process that has done its tests takes some of another one's, to the end.
        config.option.dist = "worksteal"
    thrift.begin(config)
