"""Which tests `pytest -m quick` runs."""

import pytest

from tests.conftest import NOT_QUICK, QUICK_FOLDERS, TESTS, is_quick
from tests.rows import each_row


@each_row("folder", sorted(QUICK_FOLDERS))
def test_a_test_of_what_has_no_process_and_no_window_is_quick(folder: str) -> None:
    assert (TESTS / folder).is_dir()
    assert is_quick(TESTS / folder / "deep" / "test_something.py", {"parametrize"})


@each_row("mark", sorted(NOT_QUICK))
def test_a_test_that_says_what_takes_its_time_is_not_quick(mark: str) -> None:
    assert not is_quick(TESTS / "core" / "test_something.py", {mark})


@each_row("path", ["test_texts.py", "shell/test_start.py", "stress/test_soak.py", "console/a.py"])
def test_a_test_of_another_folder_is_not_quick(path: str) -> None:
    assert not is_quick(TESTS / path, set())


def test_what_was_collected_is_marked_like_that(request: pytest.FixtureRequest) -> None:
    for item in request.session.items:
        marks = {mark.name for mark in item.iter_markers()}
        assert ("quick" in marks) == is_quick(item.path, marks), item.nodeid


def test_every_mark_is_registered(pytestconfig: pytest.Config) -> None:
    told = {line.partition(":")[0] for line in pytestconfig.getini("markers")}
    assert told >= NOT_QUICK | {"quick"}


class Tried:
    """The rows a table was tried with, and a table with two bad rows among four."""

    def __init__(self) -> None:
        self.rows: list[int] = []

    def even(self, row: int) -> None:
        self.rows.append(row)
        assert row % 2 == 0


def test_a_failure_names_every_row_that_fails_after_all_rows_were_tried() -> None:
    tried = Tried()

    @each_row("row", [2, 3, 4, 5], ids="abcd")
    def table(row: int) -> None:
        tried.even(row)

    with pytest.raises(BaseExceptionGroup, match="2 of 4 rows fail: 1: b, 3: d") as failure:
        table()
    assert tried.rows == [2, 3, 4, 5]
    assert [each.__notes__ for each in failure.value.exceptions] == [["row 1: b"], ["row 3: d"]]


def test_a_failure_to_raise_fails_a_row_as_well() -> None:
    @each_row("row", [1])
    def table(row: int) -> None:
        with pytest.raises(ValueError, match="never"):
            assert row

    with pytest.raises(BaseExceptionGroup, match="1 of 1 rows fail: 0: 1"):
        table()


def test_tables_within_tables_try_every_pair() -> None:
    pairs: list[tuple[str, int, str]] = []

    @each_row(("name", "number"), [("a", 1), ("b", 2)])
    @each_row("sign", "+-")
    def table(name: str, number: int, sign: str) -> None:
        pairs.append((name, number, sign))

    table()
    assert pairs == [("a", 1, "+"), ("a", 1, "-"), ("b", 2, "+"), ("b", 2, "-")]


def test_a_table_without_rows_is_a_mistake() -> None:
    with pytest.raises(AssertionError, match="without rows"):
        each_row("row", [])
