"""Faults on purpose, done to the real program: each must leave the game and the player unharmed."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from jungle_pg.cabinet import brains
from jungle_pg.files.settings import Settings, settings_text
from stress.kills import killed_games
from stress.real import ROOT, RealProgram, computers_alone, kept_in
from stress.run import Report, Run
from tests.saves.fuzzing import damaged_bytes

KILLS: Final = 20
"""Games that are killed between two other faults."""
MOST_FINDINGS: Final = 10
DISK_BYTES: Final = 400_000


def some_game(folder: Path, rng: Random, level: int) -> Path:
    """A save of any game of the cabinet, in which two computers are about to play each other."""
    game = rng.choice(list(brains(time.monotonic)))
    return computers_alone(folder / "game.json", level, game)


def killed_while_playing(folder: Path, rng: Random) -> None:
    """The real program is killed in a game; the next one offers it, and plays it on."""
    with RealProgram(folder, "--load", str(some_game(folder, rng, 1))) as program:
        program.wait_for_plies(rng.randint(1, 3))
        time.sleep(rng.random())
        program.kill()
        lines = program.journal_lines()
    found = kept_in(folder).last_match()
    demand(found is not None, "nothing is offered")
    assert found is not None
    demand(len(found.loaded.match.moments) >= lines - 1, "moves are missing")
    ends_well(RealProgram(folder), "the next start", seconds=1.0)


def thinker_killed(folder: Path, rng: Random) -> None:
    """The thinking process is killed in mid-thought; the game goes on."""
    with RealProgram(folder, "--load", str(some_game(folder, rng, 7))) as program:
        program.wait_for_plies(1)
        for _ in range(rng.randint(1, 3)):
            program.wait(lambda: bool(thinkers(program)), "a thinking process")
            time.sleep(rng.random() * 0.5)
            for process in thinkers(program):
                os.kill(process, signal.SIGKILL)
            program.wait_for_plies(program.journal_lines() + 1)
        status, errors = program.end()
    quiet(status, errors, "a killed thinker")


def thinker_stopped(folder: Path, rng: Random) -> None:
    """The thinking process hangs; after a while another one takes its place."""
    with RealProgram(folder, "--load", str(some_game(folder, rng, 7))) as program:
        program.wait_for_plies(1)
        program.wait(lambda: bool(thinkers(program)), "a thinking process")
        stopped = thinkers(program)
        for process in stopped:
            os.kill(process, signal.SIGSTOP)
        program.wait_for_plies(program.journal_lines() + 2)
        demand(not set(stopped) & set(thinkers(program)), "the hanging process is still there")
        status, errors = program.end()
    quiet(status, errors, "a hanging thinker")


def two_programs(folder: Path, rng: Random) -> None:
    """Two programs of one player play at the same time; both games are there afterwards."""
    (folder / "more").mkdir()
    with (
        RealProgram(folder, "--load", str(some_game(folder, rng, 1))) as one,
        RealProgram(folder, "--load", str(some_game(folder / "more", rng, 1))) as other,
    ):
        one.wait(lambda: len(journals(folder)) == 2, "two games")
        one.wait_for_plies(rng.randint(2, 6))
        demand(kept_in(folder).last_match() is None, "a game that is being played is offered")
        other.kill()
        found = kept_in(folder).last_match()
        demand(found is not None, "the game of the killed program is not offered")
        status, errors = one.end()
    quiet(status, errors, "the program that goes on")
    demand(len(list((folder / "data/matches").glob("*.json"))) == 1, "the other one is not saved")


def odd_surroundings(folder: Path, rng: Random) -> None:
    """Another language of the system, no home or an odd one: the program starts and ends."""
    name = rng.choice(("home", "张三", "ñandú ü", "a b'c\"d", "x" * 200))
    locale = rng.choice(("", "C", "POSIX", "xx", "xx_YY.UTF-8", "zh_CN.GB2312", "en_US.ISO-8859-1"))
    environ = {"LANG": locale, "LC_ALL": rng.choice((locale, ""))}
    home: Path | None = folder / name
    if rng.random() < 0.3:
        home = None
        environ["XDG_CACHE_HOME"] = str(folder / "cache")
        if rng.random() < 0.5:
            environ["HOME"] = rng.choice(
                (str(folder / "missing"), str(folder / "missing" / "more"))
            )
    elif rng.random() < 0.3:
        (folder / "file").write_text("in the way")
        home = folder / "file" / "home"
    program = RealProgram(home, environ=environ)
    status, errors = run_for_a_while(program, 1.5)
    demand(status == 0, f"status {status} with {environ} in {home}: {errors[-300:]}")
    demand("Traceback" not in errors, f"with {environ} in {home}: {errors[-300:]}")


def full_disk(folder: Path, rng: Random) -> None:
    """The disk is full to the brim before or while a game is played: it goes on."""
    fill = "dd if=/dev/zero of=$0/filler bs=1k 2>/dev/null"
    spoilt_by = rng.choice((fill, f"(sleep 1.{rng.randrange(10)}; {fill}) &"))
    on_a_small_disk(folder, rng, spoilt_by)


def read_only_disk(folder: Path, rng: Random) -> None:
    """Nothing at all can be written."""
    on_a_small_disk(folder, rng, "mount -o remount,ro $0")


def on_a_small_disk(folder: Path, rng: Random, spoilt_by: str) -> None:
    """Play on a disk of its own that is spoilt; needs a system that lets us mount one."""
    if not can_mount():
        return
    disk = folder / "disk"
    disk.mkdir()
    save = some_game(folder, rng, 1)
    script = f'mount -t tmpfs -o size={DISK_BYTES} none "$0"\n{spoilt_by}\nexec "$@"'
    before = ("unshare", "-rm", "sh", "-c", script, str(disk))
    program = RealProgram(disk / "home", "--load", str(save), before=before)
    status, errors = run_for_a_while(program, 3.5)
    quiet(status, errors, "a spoilt disk", may_speak=True)
    demand(not any(disk.iterdir()), "it was not on the small disk")


def damaged_assets(folder: Path, rng: Random) -> None:
    """Some assets are missing, empty or broken: the program starts all the same and says so."""
    root = folder / "program"
    root.mkdir()
    (root / "jungle_pg").symlink_to(ROOT / "jungle_pg")
    shutil.copytree(ROOT / "assets", root / "assets")
    files = sorted(path for path in (root / "assets").rglob("*.*") if path.is_file())
    for path in rng.sample(files, rng.choice((1, 5, 50, len(files)))):
        spoil(path, rng)
    save = some_game(folder, rng, 1)
    with RealProgram(folder / "home", "--load", str(save), root=root) as program:
        program.wait_for_plies(2)
        status, errors = program.end()
    quiet(status, errors, "damaged assets", may_speak=True)


def spoil(path: Path, rng: Random) -> None:
    """Damage a file, empty it, or take it away."""
    match rng.randrange(3):
        case 0:
            path.unlink()
        case 1:
            path.write_bytes(b"")
        case _:
            path.write_bytes(damaged_bytes(path.read_bytes(), rng))


def small_window(folder: Path, rng: Random) -> None:
    """The smallest window, asked for by the settings or by a player who asks for less."""
    (folder / "config").mkdir()
    size = rng.choice(((640, 480), (641, 481), (16384, 480)))
    settings = Settings(window_size=size, ui_scale=rng.choice((75, 100, 200)))
    (folder / "config/settings.json").write_text(settings_text(settings), "utf-8")
    save = some_game(folder, rng, 1)
    with RealProgram(folder, "--load", str(save)) as program:
        program.wait_for_plies(2)
        status, errors = program.end()
    quiet(status, errors, f"a window of {size}")
    too_small = RealProgram(folder, "--size", "320x200")
    _, errors = too_small.process.communicate(timeout=60)
    demand(too_small.process.returncode == 2, "a window that is too small is no wrong argument")
    demand(errors.count("\n") == 1, errors)


FAULTS: Final[dict[str, Callable[[Path, Random], None]]] = {
    "killed while playing": killed_while_playing,
    "thinker killed": thinker_killed,
    "thinker stopped": thinker_stopped,
    "two programs": two_programs,
    "odd surroundings": odd_surroundings,
    "full disk": full_disk,
    "read-only disk": read_only_disk,
    "damaged assets": damaged_assets,
    "small window": small_window,
}


def faults(run: Run) -> Report:
    """Every fault in turn, and games that are killed in between."""
    counts, findings, number = Counter[str](), list[str](), 0
    plies = short = 0
    while run.goes_on(counts["faults"]) and len(findings) < MOST_FINDINGS:
        name = list(FAULTS)[number % len(FAULTS)]
        seed = run.seed * 10**6 + number
        try:
            one_fault(name, seed)
        except Exception as failure:
            findings.append(f"{failure!r:.600} in one_fault({name!r}, {seed})")
        killed = killed_games(seed * KILLS, KILLS)
        findings += killed.findings
        plies, short = plies + killed.plies, short + killed.short
        counts += Counter({"faults": 1, "killed games": killed.games})
        number += 1
    facts = {**counts, "plies": plies, "plies lost": short}
    return Report(facts, tuple(findings))


def one_fault(name: str, seed: int) -> None:
    """One fault in a folder of its own."""
    with TemporaryDirectory(prefix="jungle-faults-") as folder:
        FAULTS[name](Path(folder), Random(seed))


def demand(is_so: bool, otherwise: str) -> None:
    """Complain unless something is as it must be."""
    if not is_so:
        raise AssertionError(otherwise)


def quiet(status: int, errors: str, what: str, *, may_speak: bool = False) -> None:
    """A program has ended as it should, and said nothing unless it had to."""
    demand(status == 0, f"{what}: status {status}, {errors[-500:]}")
    demand("Traceback" not in errors, f"{what}: {errors[-500:]}")
    demand(may_speak or not errors, f"{what}: {errors[-500:]}")


def run_for_a_while(program: RealProgram, seconds: float) -> tuple[int, str]:
    """Let a program run and close it."""
    with program:
        time.sleep(seconds)
        if program.process.poll() is not None:
            return program.process.returncode, program.process.communicate()[1]
        return program.end()


def ends_well(program: RealProgram, what: str, seconds: float) -> None:
    """Let a program run for a while; it ends without a word."""
    quiet(*run_for_a_while(program, seconds), what)


def thinkers(program: RealProgram) -> list[int]:
    """The thinking processes of a program."""
    return [process for process in program.children() if _is_thinker(process)]


def _is_thinker(process: int) -> bool:
    try:
        return "spawn_main" in Path(f"/proc/{process}/cmdline").read_text("utf-8", "replace")
    except OSError:
        return False


def journals(home: Path) -> list[Path]:
    """The journals below a home."""
    return list((home / "data/matches").glob("*.journal"))


def can_mount() -> bool:
    """Whether this system lets us have a small disk of our own."""
    if sys.platform != "linux" or shutil.which("unshare") is None:
        return False
    test = ["unshare", "-rm", "sh", "-c", "mount -t tmpfs none /mnt"]
    return subprocess.run(test, capture_output=True).returncode == 0
