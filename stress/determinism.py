"""The same seed gives the same game, pictures and files: in a second process, and where the
order of sets is another one."""

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from stress.homes import a_home
from stress.run import Report, Run

INPUTS: Final = 400
SHORT_INPUTS: Final = 25
"""In each game."""
PLIES: Final = 30
SHORT_PLIES: Final = 3
"""Of each game between computers."""
HASH_SEEDS: Final = ("0", "0", "1", "4711")
SHORT_HASH_SEEDS: Final = ("0", "4711")
PATIENCE_S: Final = 600
ROOT: Final = Path(__file__).parent.parent


def determinism(run: Run) -> Report:
    """Seed after seed, each in several processes."""
    seeds = SHORT_HASH_SEEDS if run.is_short else HASH_SEEDS
    inputs = SHORT_INPUTS if run.is_short else INPUTS
    plies = SHORT_PLIES if run.is_short else PLIES
    streams = frames = files = games = 0
    findings: list[str] = []
    with a_home(f"jungle-same-{os.getpid()}") as place:
        while run.goes_on(streams) and not findings:
            seed = run.seed + streams
            told = [digests(seed, inputs, plies, place, hash_seed) for hash_seed in seeds]
            findings += differences(seed, told, seeds)
            streams += 1
            frames += told[0]["frames"]
            files += _sum(told[0], "files of ")
            games += _sum(told[0], "games of ")
    counts: dict[str, int | float | str] = {
        "streams": streams,
        "processes each": len(seeds),
        "frames": frames,
        "files": files,
        "games of computers": games,
    }
    return Report(counts, tuple(findings))


def digests(seed: int, inputs: int, plies: int, place: Path, hash_seed: str) -> Mapping[str, Any]:
    """What one process made of a seed."""
    with a_home(f"{place.name}/home") as home:
        ask = [sys.executable, "-m", "stress.determinism_child", str(seed), str(inputs)]
        done = subprocess.run(
            [*ask, str(home), str(place / "pictures"), str(plies)],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            timeout=PATIENCE_S,
            check=False,
        )
    if done.returncode:
        raise RuntimeError(f"seed {seed}: {done.stderr}")
    told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return told


def differences(
    seed: int, told: list[Mapping[str, Any]], hash_seeds: Iterable[str]
) -> Iterable[str]:
    """What is not the same in all processes."""
    for name, hash_seed in zip(range(len(told)), hash_seeds, strict=True):
        for what, value in told[name].items():
            if value != told[0][what]:
                yield f"seed {seed}: other {what} with PYTHONHASHSEED={hash_seed}"
    if told[0]["trouble"]:
        yield f"seed {seed}: {told[0]['trouble']}"


def _sum(told: Mapping[str, Any], beginning: str) -> int:
    """How many there are of something in all games."""
    return sum(len(value) for what, value in told.items() if what.startswith(beginning))
