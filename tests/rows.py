"""The rows of a table in one test: every row is tried, and a failure names its row.

Use `each_row` as one uses `pytest.mark.parametrize`. A row has an empty folder, patches and
captured output of its own, where the test asks for `tmp_path`, `monkeypatch` or `capsys`.
"""

import inspect
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from functools import wraps
from pathlib import Path
from typing import Any, TypeAlias

import pytest

Test: TypeAlias = Callable[..., None]
Named: TypeAlias = Iterable[object] | Callable[[Any], str | None] | None

SHOWN = 5
"""So many failing rows are shown with their tracebacks; the others are named."""


def each_row(
    names: str | tuple[str, ...], rows: Iterable[Any], ids: Named = None
) -> Callable[[Test], Test]:
    """Run a test for every row of a table, and fail once for all the rows that fail."""
    keys = tuple(names.replace(",", " ").split()) if isinstance(names, str) else names
    table = [row if len(keys) > 1 else (row,) for row in rows]
    labels = _labels(table, ids)
    assert table, "a table without rows tests nothing"
    assert len(labels) == len(table)
    assert all(len(row) == len(keys) for row in table)

    def over_its_rows(test: Test) -> Test:
        @wraps(test)
        def try_every_row(*args: Any, **fixtures: Any) -> None:
            failed: dict[str, BaseException] = {}
            for number, (label, row) in enumerate(zip(labels, table, strict=True)):
                with ExitStack() as stack:
                    own = _own(fixtures, number, stack)
                    try:
                        test(*args, **own, **dict(zip(keys, row, strict=True)))
                    except (Exception, pytest.fail.Exception) as error:
                        error.add_note(f"row {number}: {label}")
                        failed[f"{number}: {label}"] = error
            if failed:
                told = f"{len(failed)} of {len(table)} rows fail: {', '.join(failed)}"
                raise BaseExceptionGroup(told, list(failed.values())[:SHOWN])

        wanted = inspect.signature(test)
        assert not set(keys) - set(wanted.parameters), f"{test.__name__} takes no {keys}"
        others = [value for name, value in wanted.parameters.items() if name not in keys]
        try_every_row.__signature__ = wanted.replace(parameters=others)  # type: ignore[attr-defined]
        return try_every_row

    return over_its_rows


def _labels(table: list[Any], ids: Named) -> list[str]:
    if ids is None:
        return ["-".join(map(_short, row)) for row in table]
    if callable(ids):
        return ["-".join(ids(value) or _short(value) for value in row) for row in table]
    return [str(name) for name in ids]


def _short(value: object) -> str:
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def _own(fixtures: dict[str, Any], number: int, stack: ExitStack) -> dict[str, Any]:
    """The fixtures of a test as if its row were alone."""
    own = dict(fixtures)
    if "tmp_path" in own:
        folder: Path = own["tmp_path"] / str(number)
        folder.mkdir()
        own["tmp_path"] = folder
    if "monkeypatch" in own:
        own["monkeypatch"] = stack.enter_context(pytest.MonkeyPatch.context())
    if "capsys" in own:
        own["capsys"].readouterr()
    return own
