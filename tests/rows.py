"""Rows of a table in one test: a loop whose failure names every row that fails, and why."""

import inspect
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial, wraps
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias, TypeVar

import pytest

Test: TypeAlias = Callable[..., None]
Row = TypeVar("Row")
LONGEST_NAME: Final = 60
PROFILE: Final = "JUNGLE_HYPOTHESIS"
LONG: Final = "long"
"""The variable, and its value, that make a mass run of what the suite only samples."""


def each_of(
    names: str | tuple[str, ...],
    rows: Iterable[Any],
    ids: Callable[[Any], object] | Iterable[object] | None = None,
) -> Callable[[Test], Test]:
    """Run a test for each row, as `pytest.mark.parametrize` does, but as one test.

    Several of them above each other run it for all combinations. Each row has a `tmp_path`, a
    `monkeypatch` and a `capsys` as if it were alone; all other fixtures are shared.
    """
    listed = tuple(names.replace(",", " ").split()) if isinstance(names, str) else names
    table = [
        (name, dict(zip(listed, row if len(listed) > 1 else (row,), strict=True)))
        for name, row in _named(listed, list(rows), ids)
    ]

    def decorate(test: Test) -> Test:
        inner: Test = getattr(test, "each_inner", test)
        tables: list[list[tuple[str, dict[str, Any]]]] = [
            table,
            *getattr(test, "each_tables", []),
        ]
        of_rows = {name for one in tables for _, row in one for name in row}

        @wraps(test)
        def over_all_rows(*itself: object, **fixtures: Any) -> None:
            _run(partial(inner, *itself), tables, fixtures)

        signature = inspect.signature(test)
        kept = [one for one in signature.parameters.values() if one.name not in of_rows]
        changed: Any = over_all_rows
        changed.__signature__ = signature.replace(parameters=kept)
        changed.each_inner, changed.each_tables = inner, tables
        return over_all_rows

    return decorate


def some_of(rows: Iterable[Row], count: int, seed: int = 7) -> list[Row]:
    """A few rows of many, always the same ones; all of them where a run may take long."""
    table = list(rows)
    if os.environ.get(PROFILE) == LONG:
        return table
    return Random(seed).sample(table, min(count, len(table)))


def _named(
    names: Sequence[str],
    rows: list[Any],
    ids: Callable[[Any], object] | Iterable[object] | None,
) -> Iterator[tuple[str, Any]]:
    if callable(ids):
        yield from ((f"{', '.join(names)} {ids(row)}", row) for row in rows)
    elif ids is not None:
        yield from zip(map(str, ids), rows, strict=True)
    else:
        for row in rows:
            values = row if len(names) > 1 else (row,)
            pairs = zip(names, map(_short, values), strict=True)
            yield ", ".join(f"{name} {value}" for name, value in pairs), row


def _short(value: object) -> str:
    text = repr(value) if not hasattr(value, "__qualname__") else value.__qualname__
    return text if len(text) <= LONGEST_NAME else f"{text[: LONGEST_NAME - 1]}…"


def _run(
    test: Test, tables: list[list[tuple[str, dict[str, Any]]]], fixtures: dict[str, Any]
) -> None:
    failures = list[tuple[str, BaseException]]()
    skipped, count = list[BaseException](), 0
    for count, combination in enumerate(product(*tables), start=1):
        values = {name: value for _, row in combination for name, value in row.items()}
        try:
            _run_row(test, values, fixtures, count)
        except pytest.skip.Exception as reason:
            skipped.append(reason)
        except (Exception, pytest.fail.Exception) as failure:
            failures.append((" / ".join(name for name, _ in combination), failure))
    if failures:
        lines = [f"{name}: {_reason(failure)}" for name, failure in failures]
        report = "\n".join([f"{len(failures)} of {count} rows fail:", *lines])
        raise AssertionError(report) from failures[0][1]
    assert count, "there is no row"
    if len(skipped) == count:
        raise skipped[0]


def _run_row(test: Test, row: dict[str, Any], fixtures: dict[str, Any], number: int) -> None:
    given = dict(fixtures)
    if "tmp_path" in given:
        folder: Path = given["tmp_path"] / f"row {number}"
        folder.mkdir()
        given["tmp_path"] = folder
    if "capsys" in given:
        given["capsys"].readouterr()
    if "monkeypatch" not in given:
        test(**row, **given)
        return
    with given["monkeypatch"].context() as patch:
        test(**row, **(given | {"monkeypatch": patch}))


def _reason(failure: BaseException) -> str:
    text = str(failure) if isinstance(failure, AssertionError) else repr(failure)
    return " ".join(text.split())
