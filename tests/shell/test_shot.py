"""`jungle-pg shot`: pictures of every scene without a display, and what it says when it cannot."""

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from jungle_pg.files.settings import Settings
from jungle_pg.scenes.gallery import GALLERY
from jungle_pg.shell.shot import take_shot
from tests.rows import each_of
from tests.scenes.cards import Card
from tests.shell.command import status_of
from tests.shell.letting_go import let_go
from tests.words import language_of


def shot(*words: str) -> subprocess.CompletedProcess[str]:
    environ = {name: value for name, value in os.environ.items() if name != "DISPLAY"}
    command = [sys.executable, "-m", "jungle_pg", "shot", *words]
    return subprocess.run(command, env=environ, capture_output=True, text=True)


@pytest.mark.process
def test_the_list_names_every_scene_one_per_line() -> None:
    done = shot("--list")
    assert (done.returncode, done.stdout.splitlines(), done.stderr) == (0, list(GALLERY), "")


@pytest.mark.slow
@each_of("scene", GALLERY)
def test_every_scene_can_be_painted(
    scene: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "picture.png"
    options = ("--size", "800x600", "--lang", "zh", "--theme", "night", "--scale", "125")
    assert status_of("shot", scene, "-o", str(path), "--at", "0.5", *options) == 0
    assert capsys.readouterr() == ("", "")
    picture = pygame.image.load(str(path))
    assert picture.get_size() == (800, 600)
    colours = {tuple(picture.get_at((x, y))) for x in range(0, 800, 20) for y in range(0, 600, 20)}
    assert len(colours) > 20
    let_go()


@pytest.mark.slow
@each_of("scene", ["chooser", "demonstration", "play", "replay", "new_game", "rules"])
def test_scenes_show_the_game_that_is_asked_for(
    scene: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pictures = []
    for game in ("jungle", "xiangqi"):
        path = tmp_path / f"{game}.png"
        assert status_of("shot", scene, "--game", game, "-o", str(path), "--size", "640x480") == 0
        assert capsys.readouterr() == ("", "")
        pictures.append(path.read_bytes())
    assert pictures[0] != pictures[1]


@pytest.mark.process
def test_a_position_of_any_game_is_shown(tmp_path: Path) -> None:
    first, second = tmp_path / "1.png", tmp_path / "2.png"
    start = ("play", "--game", "xiangqi", "--size", "640x480")
    assert shot(*start, "-o", str(first)).returncode == 0
    done = shot(*start, "-o", str(second), "--fen", "3k5/9/9/9/9/9/9/9/4R4/5K3 w")
    assert (done.returncode, done.stderr) == (0, "")
    assert first.read_bytes() != second.read_bytes()


@pytest.mark.process
def test_the_same_picture_is_painted_every_time(tmp_path: Path) -> None:
    first, second = tmp_path / "1.png", tmp_path / "2.png"
    for path in (first, second):
        shot("title", "-o", str(path), "--size", "640x480")
    assert first.read_bytes() == second.read_bytes()


def test_a_scene_is_looked_at_all_the_time_before_its_picture() -> None:
    scene = Card("watched")
    take_shot((scene,), Settings(), language_of, (640, 480), 0.2)
    assert scene.drawn_at[0] == 0.0, "motions begin when they are first seen"
    assert scene.drawn_at[-1] == 0.2


@each_of(
    ("words", "message"),
    [
        (("nowhere", "-o", "a.png"), "there is no scene 'nowhere'; --list names them"),
        (("title",), "a picture needs a scene and -o FILE.png; --list names the scenes"),
        (("title", "-o", f"{__file__}/a.png"), "a.png could not be written"),
        (("title", "-o", "a.png", "--size", "12x9"), "a size is like 1280x720"),
        (("title", "-o", "a.png", "--scale", "300"), "a scale is a number from 75 to 200"),
        (("title", "-o", "a.png", "--at", "soon"), "a time is a number of seconds"),
        (("title", "-o", "a.png", "--rules", "chess"), "chess"),
        (("title", "-o", "a.png", "--fen", "8/8"), "jungle-pg: "),
        (("title", "-o", "a.png", "--game", "chess"), "a game is jungle or "),
        (("play", "-o", "a.png", "--game", "xiangqi", "--rules", "course"), "course"),
    ],
)
def test_what_cannot_be_painted_gets_one_line_and_status_2(
    words: tuple[str, ...], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert status_of("shot", *words) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert message in line
