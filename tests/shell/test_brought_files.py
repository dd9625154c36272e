"""Files that are brought to the program: dropped on its window, or named on the command line."""

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from threading import enumerate as enumerate_threads

import pygame
import pytest

from jungle_pg.cabinet import games
from jungle_pg.cli import command_parser
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.log import Setup
from jungle_pg.core.match import begin
from jungle_pg.core.saving.values import Loaded, TimeState
from jungle_pg.files.folders import user_folders
from jungle_pg.files.saves.folder import save_match
from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.replay.replay import Replay
from jungle_pg.scenes.saves.open_file import OpenGame
from jungle_pg.scenes.table.play import Play
from jungle_pg.scenes.title.title import Title
from jungle_pg.shell.start import CliOptions, Time, play
from tests.sample_games import done
from tests.shell.test_app import Stage
from tests.words import language_of

MOVES = 3


@pytest.fixture
def stage(fonts_folder: Path, sprites_folder: Path) -> Iterator[Stage]:
    yield Stage(fonts_folder, sprites_folder, is_calm=True)
    pygame.display.quit()


@pytest.fixture
def save(tmp_path: Path) -> Path:
    match = begin(JUNGLE, Setup(games()["jungle"].rules))
    for _ in range(MOVES):
        match = done(match.play(JUNGLE.actions(match.state)[0]))
    save_match(tmp_path / "game.json", match, TimeState(), datetime(2026, 5, 4))
    return tmp_path / "game.json"


def finish_threads() -> None:
    for thread in enumerate_threads():
        if thread.name == "work":
            thread.join(20)


def drop(stage: Stage, path: Path) -> None:
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    stage.app.tick(1.0)
    finish_threads()
    for step in range(20):
        stage.app.tick(2.0 + step / 10)


def test_a_file_dropped_on_the_window_is_shown_and_played(stage: Stage, save: Path) -> None:
    drop(stage, save)
    assert [scene.name for scene in stage.app.stack.scenes] == ["title", "open_file"]
    stage.press(pygame.K_RETURN)
    for step in range(10):
        stage.app.tick(5.0 + step / 10)
    board = stage.app.stack.top
    assert isinstance(board, Play)
    assert board.match.cursor == MOVES


def test_a_dropped_file_that_is_no_game_is_answered_and_nothing_else_happens(
    stage: Stage, tmp_path: Path
) -> None:
    (tmp_path / "notes.json").write_text("milk, bread")
    drop(stage, tmp_path / "notes.json")
    stage.press(pygame.K_ESCAPE)
    stage.app.tick(6.0)
    assert [scene.name for scene in stage.app.stack.scenes] == ["title"]


def test_what_is_pasted_or_dropped_again_takes_the_place_of_what_was(
    stage: Stage, save: Path
) -> None:
    for number in range(3):
        stage.app.world.clipboard.put(f"no game at all, {number}")
        stage.press(pygame.K_v, pygame.KMOD_LCTRL)
        stage.app.tick(1.0 + number)
        assert [scene.name for scene in stage.app.stack.scenes] == ["title", "open_file"]
    drop(stage, save)
    assert [scene.name for scene in stage.app.stack.scenes] == ["title", "open_file"]
    assert isinstance(stage.app.stack.top, OpenGame)
    assert isinstance(stage.app.stack.top.outcome, Loaded), "the last one that was brought"
    stage.press(pygame.K_ESCAPE)
    stage.app.tick(8.0)
    assert [scene.name for scene in stage.app.stack.scenes] == ["title"]


@pytest.mark.parametrize(("watches", "kind"), [(False, Play), (True, Replay)])
def test_a_file_named_on_the_command_line_is_opened_at_once(
    watches: bool,
    kind: type[Play] | type[Replay],
    save: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    closed: list[Scene] = []
    close, count = kind.close, 0

    def noted(scene: Play | Replay) -> None:
        closed.append(scene)
        close(scene)  # type: ignore[arg-type]

    def sleep(seconds: float) -> None:
        nonlocal count
        count += 1
        finish_threads()
        if count == 8:
            pygame.event.post(pygame.event.Event(pygame.QUIT))

    monkeypatch.setattr(kind, "close", noted)
    time = Time(lambda: count / 2, sleep, lambda: datetime(2026, 5, 4, 12))
    folders = user_folders({"JUNGLE_PG_HOME": str(tmp_path / "home")})
    cli_options = CliOptions(
        size=(800, 600), language="en", is_silent=True, opens=save, watches=watches
    )
    assert play(Title, games, language_of, cli_options, folders, {"LANG": "C"}, time) == 0
    (scene,) = closed
    assert isinstance(scene, Play | Replay)
    assert len(scene.match.moments) == MOVES


def test_the_command_line_takes_one_file_to_play_or_to_watch(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert command_parser().parse_args(["--load", "a.json"]).load == "a.json"
    assert command_parser().parse_args(["--replay", "a.json"]).replay == "a.json"
    with pytest.raises(SystemExit):
        command_parser().parse_args(["--load", "a.json", "--replay", "b.json"])
    assert "not allowed with" in capsys.readouterr().err
