"""A test over rows runs for each of them and names those that fail."""

from pathlib import Path

import pytest

from tests.rows import each_of


def test_every_combination_runs_once_with_what_a_row_alone_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen = list[tuple[int, str, str]]()

    @each_of("number", [1, 2])
    @each_of(("letter", "word"), [("a", "ant"), ("b", "bee")])
    def test(
        number: int,
        letter: str,
        word: str,
        tmp_path: Path,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        seen.append((number, letter, word))
        assert list(tmp_path.iterdir()) == []
        (tmp_path / "left").touch()
        monkeypatch.setenv("ROW", monkeypatch.__class__.__name__)
        print(letter)
        assert capsys.readouterr().out == f"{letter}\n"
        print("not read")

    test(tmp_path=tmp_path, monkeypatch=monkeypatch, capsys=capsys)
    assert seen == [(1, "a", "ant"), (1, "b", "bee"), (2, "a", "ant"), (2, "b", "bee")]


def test_what_a_row_patches_is_undone_before_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    class Box:
        kept = 0

    @each_of("number", range(1, 4))
    def test(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
        assert Box.kept == 0
        monkeypatch.setattr(Box, "kept", number)

    test(monkeypatch=monkeypatch)
    assert Box.kept == 0


def test_a_failure_names_every_row_that_fails_and_why() -> None:
    @each_of("number", [1, 2, 3, 4])
    @each_of("word", ["odd"], ids=["it"])
    def test(number: int, word: str) -> None:
        if number == 4:
            pytest.fail("four")
        if number == 3:
            raise KeyError(word)
        assert number % 2, "even"

    with pytest.raises(AssertionError) as failure:
        test()
    told, *rows = str(failure.value).splitlines()
    assert told == "3 of 4 rows fail:"
    assert [row.split(": ")[0] for row in rows] == [f"number {n} / it" for n in (2, 3, 4)]
    assert "even" in rows[0]
    assert rows[1:] == ["number 3 / it: KeyError('odd')", "number 4 / it: four"]


def test_rows_may_be_skipped_but_there_must_be_some() -> None:
    seen = list[int]()

    @each_of("number", [1, 2, 3])
    def some(number: int) -> None:
        if number == 2:
            pytest.skip("not this one")
        seen.append(number)

    @each_of("number", [1, 2])
    def none(number: int) -> None:
        pytest.skip(f"not {number}")

    @each_of("number", [])
    def empty(number: int) -> None:
        seen.append(number)

    some()
    assert seen == [1, 3]
    with pytest.raises(pytest.skip.Exception, match="not 1"):
        none()
    with pytest.raises(AssertionError, match="there is no row"):
        empty()
