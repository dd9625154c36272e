"""docs/REQUIREMENTS.md names every requirement, and only tests that exist."""

import ast
import re
from pathlib import Path

from tests.rows import each_of

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "docs/REQUIREMENTS.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| (S\d+-\d+) \| (.+?) \| (.+?) \|$", TEXT, re.MULTILINE)
COUNTS = (50, 19, 32, 31, 19, 6, 3, 9, 22, 7, 10, 8, 10, 9, 9, 8)
"""How many requirements each group has, S0 first."""
EXPECTED = {
    f"S{group}-{number}" for group, count in enumerate(COUNTS) for number in range(1, count + 1)
}


def test_no_requirement_is_missing_or_named_twice() -> None:
    names = [name for name, _, _ in ROWS]
    assert len(set(names)) == len(names)
    assert set(names) == EXPECTED


@each_of(("name", "requirement", "shown_by"), ROWS, ids=[row[0] for row in ROWS])
def test_a_requirement_is_shown_by_tests_that_exist(
    name: str, requirement: str, shown_by: str
) -> None:
    tests = re.findall(r"`([^`]+)`", shown_by)
    assert tests
    for test in tests:
        path, *names = test.split("::")
        body = ast.parse((ROOT / "tests" / path).read_text(encoding="utf-8")).body
        for wanted in names:
            found = [
                node
                for node in body
                if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == wanted
            ]
            assert found, test
            body = found[0].body


CRITERIA = {
    f"{number}_{each}"
    for number, count in enumerate((5, 5, 5, 5, 4, 4, 4, 4, 5, 4, 4, 3, 5, 5, 4), 1)
    for each in range(1, count + 1)
}
"""The criteria for Jackaroo King by their numbers, like 14_2."""


def test_every_criterion_of_the_game_with_cards_has_a_test_named_after_it() -> None:
    named: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        named |= set(re.findall(r"def test_(\d+_\d+)_", path.read_text(encoding="utf-8")))
    assert CRITERIA - named == set()
