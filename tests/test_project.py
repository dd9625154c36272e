"""The promises the README makes about installing and testing."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def readme_commands() -> list[str]:
    blocks = (ROOT / "README.md").read_text(encoding="utf-8").split("```sh\n")[1:]
    return [block.split("```")[0].strip() for block in blocks]


def test_ci_runs_exactly_the_test_command_of_the_readme() -> None:
    test_command = readme_commands()[1]
    assert "pytest" in test_command
    assert test_command in (ROOT / ".ci/run").read_text(encoding="utf-8").splitlines()


def test_without_arguments_the_program_prints_its_commands_and_exits_0() -> None:
    done = subprocess.run([sys.executable, "-m", "jungle_pg"], capture_output=True, text=True)
    assert done.returncode == 0
    assert "usage: jungle-pg" in done.stdout
    assert done.stderr == ""
