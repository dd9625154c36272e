"""Two computers with a real cable between them, which is slow, loses much and is pulled."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.process
ROOT = Path(__file__).parents[2]


def can_lay_cables() -> bool:
    """Whether this system lets us have networks of our own."""
    tried = "ip link add near type veth peer name far"
    try:
        command = ["unshare", "-n", "sh", "-c", tried]
        return subprocess.run(command, capture_output=True, timeout=20).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def test_a_match_goes_on_over_a_bad_cable_that_was_pulled(
    tmp_path: Path,
) -> None:
    if not can_lay_cables():
        pytest.skip("no network namespaces are allowed here")
    done = subprocess.run(
        ["unshare", "-n", sys.executable, "-m", "tests.net.namespaces", str(tmp_path)],
        cwd=ROOT, capture_output=True, text=True, timeout=180,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["found"], "the room was not found nearby"
    assert found["moves"] == 10
    # Where the cable loses some of what goes along, a second try may be needed.
    assert found["back_s"] < (3.0 if found["was_bad"] else 1.5)
    if not found["was_bad"]:
        pytest.skip("the cable was pulled, but not slow: this kernel has no tc netem")
