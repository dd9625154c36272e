"""The suite under Wine in pieces: whatever a file of tests does, the others run and all is told."""

import sys
from pathlib import Path

import pytest

from tests.systems import IS_WINDOWS
from tools.package.windows import suite
from tools.package.windows.pieces import DIED, PIECE, START_S, STOOD_STILL, Told, pieces
from tools.package.windows.telling import MARK

FILES = {
    "test_a.py": "def test_good(): print('::told::{}')\ndef test_bad(): assert 1 == 2",
    "test_b.py": "import os\ndef test_end(): os._exit(3)\ndef test_never(): pass",
    "test_c.py": "import a_module_nobody_has",
    "test_d.py": "import pytest\ndef test_left(): pytest.skip('no')\ndef test_good(): pass",
    "test_e.py": "import time\ndef test_still(): time.sleep(999)",
}


def line(**facts: str) -> str:
    told = ", ".join(f'"{name}": "{fact}"' for name, fact in facts.items())
    return f"{MARK}{{{told}}}\n"


def test_files_are_taken_folder_by_folder_and_not_too_many_at_once(tmp_path: Path) -> None:
    names = [f"tests/a/test_{number:02}.py" for number in range(PIECE + 2)]
    for name in (*names, "tests/b/test_x.py", "tests/b/helper.py", "tests/test_y.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    whole = list(pieces(tmp_path, ["tests"]))
    assert whole == [names[:PIECE], names[PIECE:], ["tests/b/test_x.py"], ["tests/test_y.py"]]
    assert list(pieces(tmp_path, ["tests/b", "tests/b/test_x.py"])) == [["tests/b/test_x.py"]]


def test_each_file_has_its_time_from_its_first_test() -> None:
    told = Told()
    told.begin(100)
    assert told.left_s(100, 7) == START_S
    assert told.hear(line(test="tests/a/test_1.py::test_x"), 130) == ""
    assert told.hear(line(test="tests/a/test_1.py::test_x", outcome="passed"), 131) == ""
    assert told.hear(line(test="tests/a/test_1.py::test_y"), 133) == ""
    assert told.left_s(134, 7) == 3
    assert told.hear("anything else\n", 135) == ""
    assert told.hear(line(test="tests/a/test_2.py::test_z"), 136) == "tests/a/test_1.py: 6.0 s"
    assert told.left_s(136, 7) == 7
    told.interrupted(["tests/a/test_1.py"], STOOD_STILL, "the last words")
    assert told.faults == [("tests/a/test_2.py::test_z", "stood still: the last words")]
    assert {"tests/a/test_1.py", "tests/a/test_2.py"} <= told.done


def test_a_process_that_tells_nothing_costs_its_first_file() -> None:
    told = Told()
    told.begin(0)
    told.interrupted(["tests/a/test_1.py", "tests/a/test_2.py"], DIED, "")
    assert told.done == {"tests/a/test_1.py"}


@pytest.mark.process
@pytest.mark.skipif(IS_WINDOWS, reason="it runs beside Wine, not in it")
def test_whatever_a_file_does_the_others_run_and_all_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "pytest.ini").touch()
    root = Path(__file__).parents[2]
    monkeypatch.setattr(suite, "ROOT", tmp_path)
    words = suite.pytest_words(sys.executable, "")
    environ = {"PATH": "", "PYTHONPATH": str(root), "PYTHONDONTWRITEBYTECODE": "1"}
    # Nobody waits for a test that sleeps: its time is over as soon as it begins.
    monkeypatch.setattr(Told, "left_s", lambda told, *_: 0.0 if "still" in told.test else 60.0)
    told, ends = Told(), list[str]()
    suite.run_piece(words, environ, [*FILES], told, 60, lambda: ends.append(told.test))
    assert ends == ["test_e.py::test_still"]
    assert told.done == {*FILES}
    by_test = dict(told.faults)
    assert "assert 1 == 2" in by_test.pop("test_a.py::test_bad")
    assert by_test.pop("test_b.py::test_end").startswith(DIED)
    assert "a_module_nobody_has" in by_test.pop("test_c.py")
    assert by_test.pop("test_e.py::test_still").startswith(STOOD_STILL)
    assert by_test == {}
    lines = list(told.report())
    assert lines[-1] == "all: 1 ended the process, 2 failed, 2 passed, 1 skipped, 1 stood still"
