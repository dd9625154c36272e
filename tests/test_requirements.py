"""docs/REQUIREMENTS.md names every requirement, and only tests that exist."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "docs/REQUIREMENTS.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| (S\d-\d+) \| (.+?) \| (.+?) \|$", TEXT, re.MULTILINE)
EXPECTED = {
    *(f"S0-{number}" for number in range(1, 51)),
    *(f"S3-{number}" for number in range(1, 32)),
    *(f"S4-{number}" for number in range(1, 20)),
}


def test_no_requirement_is_missing_or_named_twice() -> None:
    names = [name for name, _, _ in ROWS]
    assert len(set(names)) == len(names)
    assert set(names) >= EXPECTED


@pytest.mark.parametrize(("name", "requirement", "shown_by"), ROWS, ids=[row[0] for row in ROWS])
def test_a_requirement_is_shown_by_tests_that_exist(
    name: str, requirement: str, shown_by: str
) -> None:
    tests = re.findall(r"`([^`]+)`", shown_by)
    assert tests or "to come: " in shown_by
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
