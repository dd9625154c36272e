"""Which tests `pytest -m quick` runs."""

import pytest

from tests.conftest import NOT_QUICK, QUICK_FOLDERS, TESTS, is_quick
from tests.rows import each_of


@each_of("folder", sorted(QUICK_FOLDERS))
def test_a_test_of_what_has_no_process_and_no_window_is_quick(folder: str) -> None:
    assert (TESTS / folder).is_dir()
    assert is_quick(TESTS / folder / "deep" / "test_something.py", {"parametrize"})


@each_of("mark", sorted(NOT_QUICK))
def test_a_test_that_says_what_takes_its_time_is_not_quick(mark: str) -> None:
    assert not is_quick(TESTS / "core" / "test_something.py", {mark})


@each_of("path", ["test_texts.py", "shell/test_start.py", "stress/test_soak.py", "console/a.py"])
def test_a_test_of_another_folder_is_not_quick(path: str) -> None:
    assert not is_quick(TESTS / path, set())


def test_what_was_collected_is_marked_like_that(request: pytest.FixtureRequest) -> None:
    for item in request.session.items:
        marks = {mark.name for mark in item.iter_markers()}
        assert ("quick" in marks) == is_quick(item.path, marks), item.nodeid


def test_every_mark_is_registered(pytestconfig: pytest.Config) -> None:
    told = {line.partition(":")[0] for line in pytestconfig.getini("markers")}
    assert told >= NOT_QUICK | {"quick"}
