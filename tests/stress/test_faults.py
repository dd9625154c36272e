"""Faults done to the real program, in their short form; the long one is `python -m stress`."""

import json
import os
import shutil
import sys
from pathlib import Path
from random import Random

import pytest

from jungle_pg.cabinet import brains
from stress import faults as parts
from stress.faults import FAULTS, one_fault
from stress.kills import killed_games
from stress.real import ROOT, RealProgram, computers_alone
from tests.shell.desktop import a_desktop

pytestmark = [
    pytest.mark.stress,
    pytest.mark.skipif(sys.platform != "linux", reason="needs /proc and signals"),
]


def test_games_killed_at_a_random_moment_are_offered_to_their_last_ply() -> None:
    killed = killed_games(seed=100, count=4)
    assert killed.findings == ()
    assert killed.games == 4
    assert killed.plies > 20
    assert killed.short <= killed.games


@pytest.mark.parametrize(("name", "seed"), [("thinker killed", 2), ("two programs", 2)])
def test_the_real_program_stands_a_fault(name: str, seed: int) -> None:
    one_fault(name, seed)


def test_faults_are_done_to_every_game_a_computer_plays(tmp_path: Path) -> None:
    saves = [parts.some_game(tmp_path, Random(seed), 1).read_text("utf-8") for seed in range(20)]
    games = {json.loads(save)["game"] for save in saves}
    assert games == set(brains(lambda: 0.0))


def test_the_real_program_plays_on_where_nothing_can_be_kept() -> None:
    if not parts.can_mount():
        pytest.skip("no disk can be mounted here")
    one_fault("full disk", seed=1)


@pytest.mark.parametrize(
    "environ",
    [
        {"LANG": "xx", "LC_ALL": "xx_YY.nonsense", "HOME": "/there/is/no/such/folder"},
        {"LANG": "", "LC_ALL": ""},
    ],
    ids=["unknown language, missing home", "no language, no home"],
)
def test_the_real_program_starts_anywhere(environ: dict[str, str], tmp_path: Path) -> None:
    ours = {"XDG_CONFIG_HOME": str(tmp_path / "张三"), "XDG_CACHE_HOME": str(tmp_path / "ñ ü")}
    with RealProgram(None, environ={**ours, **environ}) as program:
        pictures = tmp_path / "ñ ü/jungle-pg/pictures"
        program.wait(lambda: pictures.is_dir() and any(pictures.iterdir()), "a picture")
        assert program.end() == (0, "")


def test_a_folder_whose_name_is_no_text_will_do(tmp_path: Path) -> None:
    home = Path(os.fsdecode(bytes(tmp_path) + b"/\xff\xfe"))
    with RealProgram(home, environ={"LANG": "C", "LC_ALL": "C"}) as program:
        program.wait_for_paint()
        assert program.end() == (0, "")


def test_a_file_in_the_place_of_the_home_is_told_in_words(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    status, errors = parts.run_for_a_while(RealProgram(tmp_path / "file"), 1.5)
    assert status == 0
    assert "a file is where a folder should be" in errors
    assert "Traceback" not in errors


def test_a_screen_smaller_than_the_smallest_window_is_survived(tmp_path: Path) -> None:
    with a_desktop("320x240x24") as desktop:
        program = desktop.start(tmp_path, "--size", "640x480")
        program.press("F11")
        program.wait_for_size(lambda size: size == (320, 240))
        program.press("alt+F4")
        assert program.ends() == (0, "")


def test_every_kind_of_asset_can_be_gone_at_once(tmp_path: Path) -> None:
    root = tmp_path / "program"
    root.mkdir()
    (root / "jungle_pg").symlink_to(ROOT / "jungle_pg")
    shutil.copytree(ROOT / "assets", root / "assets")
    for path in (root / "assets").rglob("*.*"):
        if path.is_file():
            path.write_bytes(b"")
    save = computers_alone(tmp_path / "game.json", 1)
    with RealProgram(tmp_path / "home", "--load", str(save), root=root) as program:
        program.wait_for_plies(2)
        status, errors = program.end()
    assert status == 0
    assert "Traceback" not in errors
    for words in ("The font latin.ttf", "The picture ", "The list of sounds"):
        assert words in errors


def test_a_finding_names_the_fault_to_see_it_again() -> None:
    def fails(folder: Path, rng: Random) -> None:
        raise AssertionError(f"the fox {rng.randrange(1000)}")

    assert "thinker stopped" in FAULTS
    FAULTS["fox"] = fails
    try:
        with pytest.raises(AssertionError, match=f"the fox {Random(5).randrange(1000)}"):
            one_fault("fox", 5)
    finally:
        del FAULTS["fox"]
