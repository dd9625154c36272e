"""Which tests `pytest -m quick` runs."""

from dataclasses import dataclass
from typing import Any

import pytest

from tests.conftest import NOT_QUICK, QUICK_FILES, QUICK_FOLDERS, TESTS, in_good_order, is_quick
from tests.rows import each_of


@each_of("folder", sorted(QUICK_FOLDERS))
def test_a_test_of_what_has_no_process_and_no_window_is_quick(folder: str) -> None:
    assert (TESTS / folder).is_dir()
    assert is_quick(TESTS / folder / "deep" / "test_something.py", {"parametrize"})


@each_of("file", sorted(QUICK_FILES))
def test_what_looks_at_all_modules_without_starting_any_is_quick(file: str) -> None:
    assert (TESTS / file).is_file()
    assert is_quick(TESTS / file, set())
    assert not is_quick(TESTS / file, {"process"})


@each_of("mark", sorted(NOT_QUICK))
def test_a_test_that_says_what_takes_its_time_is_not_quick(mark: str) -> None:
    assert not is_quick(TESTS / "core" / "test_something.py", {mark})


@each_of("path", ["test_fonts.py", "shell/test_start.py", "stress/test_soak.py", "console/a.py"])
def test_a_test_of_another_folder_is_not_quick(path: str) -> None:
    assert not is_quick(TESTS / path, set())


def test_what_was_collected_is_marked_like_that(request: pytest.FixtureRequest) -> None:
    for item in request.session.items:
        marks = {mark.name for mark in item.iter_markers()}
        assert ("quick" in marks) == is_quick(item.path, marks), item.nodeid


@dataclass
class Named:
    """A test, as far as its order goes."""

    name: str

    def iter_markers(self) -> list[Any]:
        kind = self.name.rstrip("0123456789")
        return [] if kind == "short" else [type("Mark", (), {"name": kind})]


def test_what_takes_long_begins_each_half_and_nothing_is_lost_or_turned_round() -> None:
    kinds = ("short", "window", "slow", "short", "process", "short", "stress", "short", "short")
    items: Any = [Named(f"{kind}{number}") for number, kind in enumerate(kinds)]
    assert " ".join(each.name for each in in_good_order(items)) == (
        "slow2 stress6 short0 short3 window1 process4 short5 short7 short8"
    )
    assert in_good_order(items[:1]) == items[:1]


def test_every_mark_is_registered(pytestconfig: pytest.Config) -> None:
    told = {line.partition(":")[0] for line in pytestconfig.getini("markers")}
    assert told >= NOT_QUICK | {"quick"}
