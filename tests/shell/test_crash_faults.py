"""When more goes wrong than one thing: the first failure is told, and the match is safe."""

import socket
from pathlib import Path

import pygame
import pytest

from jungle_pg.files.folders import Folders, user_folders
from tests.shell.crashing import (
    Mistake,
    Walk,
    click,
    furnish,
    going_on,
    key,
    leave,
    move,
    report_of,
)

GAME = (
    click("new_game", on="title"),
    click("play", on="chooser"),
    click("start", on="new_game"),
    move("A3A4"),
    move("G7G6"),
)
DRAWING = Mistake("jungle_pg.scenes.table.play:Play.draw", 90)
STOPPED = "jungle-pg: the game stopped because of a mistake in it"


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    folders = user_folders({"JUNGLE_PG_HOME": str(tmp_path / "home")})
    furnish(folders)
    return folders


def test_without_a_place_for_reports_everything_is_told_on_the_console(
    folders: Folders, capsys: pytest.CaptureFixture[str]
) -> None:
    folders.logs.write_text("in the way", "utf-8")
    walk = Walk(*GAME)
    with DRAWING.made():
        assert walk.play(folders) == 1
    said = capsys.readouterr().err
    assert said.startswith(f"{STOPPED}, and no report could be written.\n")
    assert "RuntimeError: the lion is asleep" in said
    assert "1. A3A4 G7G6" in said
    assert "A report could not be written." in walk.last_words
    assert "Your game is kept" in walk.last_words
    assert going_on(folders) == "A3A4 G7G6"


def test_scenes_that_cannot_be_closed_do_not_hide_the_first_failure(
    folders: Folders, capsys: pytest.CaptureFixture[str]
) -> None:
    walk = Walk(*GAME)
    with DRAWING.made(), Mistake("jungle_pg.scenes.table.play:Play.close").made():
        assert walk.play(folders) == 1
    closing, stopped = capsys.readouterr().err.splitlines()
    assert "something could not be closed (RuntimeError: the lion is asleep)" in closing
    assert stopped.startswith(f"{STOPPED}; the report is in ")
    assert "in draw" in report_of(folders).read_text("utf-8")
    assert walk.last_words
    assert going_on(folders) == "A3A4 G7G6"


def test_a_match_that_cannot_be_written_down_still_leaves_a_report(folders: Folders) -> None:
    report_match = Mistake("jungle_pg.scenes.table.table_screen:TableScreen.report_match")
    with DRAWING.made(), report_match.made():
        assert Walk(*GAME).play(folders) == 1
    text = report_of(folders).read_text("utf-8")
    # Nobody knows whether the match had secrets, so that no message may tell of it.
    assert "it could not be written down (RuntimeError: xx xx xx xx)" in text
    assert "Error: the lion" not in text
    assert going_on(folders) == "A3A4 G7G6"


def test_a_report_that_cannot_be_put_together_is_told_on_the_console(
    folders: Folders, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(*values: object, **named: object) -> str:
        raise LookupError("no words")

    monkeypatch.setattr("jungle_pg.shell.crash.crash_text", failing)
    with DRAWING.made():
        assert Walk(*GAME).play(folders) == 1
    said = capsys.readouterr().err
    assert "the report could not be put together (LookupError: no words)" in said
    assert "RuntimeError: the lion is asleep" in said
    assert going_on(folders) == "A3A4 G7G6"


def test_a_message_that_cannot_be_shown_is_told_on_the_console(
    folders: Folders, capsys: pytest.CaptureFixture[str]
) -> None:
    with DRAWING.made(), Mistake("jungle_pg.scenes.trouble:Trouble.draw").made():
        assert Walk(*GAME).play(folders) == 1
    *_, last = capsys.readouterr().err.splitlines()
    assert "the message could not be shown in the window (RuntimeError" in last
    assert not pygame.display.get_init()


def test_a_failure_at_the_very_end_is_reported_too(
    folders: Folders, capsys: pytest.CaptureFixture[str]
) -> None:
    with Mistake("jungle_pg.scenes.table.play:Play.close").made():
        assert Walk(*GAME, leave).play(folders) == 1
    assert STOPPED in capsys.readouterr().err
    assert going_on(folders) == "A3A4 G7G6"
    assert "in close" in report_of(folders).read_text("utf-8")


def test_a_crash_sends_nothing_anywhere(
    folders: Folders, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    calls: list[object] = []
    monkeypatch.setattr(socket.socket, "connect", lambda self, *to: calls.append(to))
    monkeypatch.setattr(socket, "getaddrinfo", lambda *to, **how: calls.append(to))
    walk = Walk(key(pygame.K_ESCAPE, on="title"))
    with Mistake("jungle_pg.scenes.title.title:Title.back").made():
        assert walk.play(folders) == 1
    assert calls == []
    assert "Nothing was sent anywhere." in walk.last_words
