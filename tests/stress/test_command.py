"""`python -m stress`: parts by name, one line each, exit status 1 when something was found."""

import pytest

from stress import parts
from stress.__main__ import main
from stress.run import Report, Run, run_for, short_run
from tests.rows import each_of

pytestmark = pytest.mark.stress


def quiet(run: Run) -> Report:
    return Report({"games": 1200, "hours": 1.5})


def alarming(run: Run) -> Report:
    return Report({"games": 1}, (f"seed {run.seed}: the lion is asleep",))


def stopping(run: Run) -> Report:
    raise RuntimeError("no such folder")


@pytest.fixture(autouse=True)
def _own_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    names = {each.__name__: f"{__name__}:{each.__name__}" for each in (quiet, alarming, stopping)}
    here = {"quiet": quiet, "alarming": alarming, "stopping": stopping}
    monkeypatch.setattr("stress.__main__.PARTS", names)
    monkeypatch.setattr("stress.__main__.part", here.__getitem__)


def test_a_part_that_finds_nothing_gives_one_line_and_status_0(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--only", "quiet", "--seed", "7"]) == 0
    assert capsys.readouterr().out == "quiet: seed 7, 1,200 games, 1.50 hours; nothing found\n"


def test_a_finding_is_told_and_gives_status_1(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--only", "quiet", "--only", "alarming", "--seed", "3"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[1:] == ["alarming: seed 3, 1 games; 1 found", "    seed 3: the lion is asleep"]


def test_a_part_that_stops_does_not_keep_the_others_from_running(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--only", "stopping", "--only", "quiet"]) == 1
    out = capsys.readouterr().out
    assert "the part itself stopped: RuntimeError('no such folder')" in out
    assert "quiet: seed 1" in out


def test_an_unknown_part_is_refused_with_the_names_there_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        main(["--only", "tea"])
    assert "quiet" in capsys.readouterr().err


@each_of("name", parts.PARTS)
def test_every_part_in_the_list_is_there(name: str) -> None:
    assert callable(parts.part(name))


def test_a_run_ends_with_its_time_or_its_count() -> None:
    now = 0.0
    run = Run(seed=1, ends_at=10.0, most=3, clock=lambda: now)
    assert run.goes_on(2)
    assert not run.goes_on(3)
    assert run.share(2).left_s == 5.0
    now = 10.0
    assert not run.goes_on()
    assert short_run(1).is_short
    assert not run_for(1).is_short
