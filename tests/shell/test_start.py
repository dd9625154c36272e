"""Starting and ending: damaged settings, a scene that fails, a program that closes."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from threading import current_thread
from threading import enumerate as enumerate_threads

import pygame
import pytest

from jungle_pg.files.folders import Folders, user_folders
from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.title.title import Title
from jungle_pg.scenes.world import ReportMatch, World
from jungle_pg.shell import program
from jungle_pg.shell.start import CliOptions, Time, play
from jungle_pg.stage.input.inputs import Point
from jungle_pg.stage.ops import DrawList
from tests.words import language_of


class Failing(Title):
    """A title that breaks when it is drawn the second time."""

    def draw(self, now: float) -> DrawList:
        if now > 1:
            raise RuntimeError("the lion is asleep")
        return super().draw(now)


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return user_folders({"JUNGLE_PG_HOME": str(tmp_path)})


def clocks(script: dict[int, Callable[[], None]]) -> Time:
    """A clock that jumps by a second each sleep; at some sleeps the player does something."""
    count = 0

    def sleep(seconds: float) -> None:
        nonlocal count
        count += 1
        assert count < 50, "the program did not end"
        script.get(count, lambda: None)()

    return Time(lambda: float(count), sleep, lambda: datetime(2026, 5, 4, 12, 30))


def close() -> None:
    pygame.event.post(pygame.event.Event(pygame.QUIT))


def point() -> None:
    pygame.event.post(
        pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0))
    )


def run(
    folders: Folders, script: dict[int, Callable[[], None]], first: Callable[[World], Scene] = Title
) -> int:
    cli_options = CliOptions(size=(800, 600), language="en")
    return play(first, dict, language_of, cli_options, folders, {"LANG": "C"}, clocks(script))


def test_a_program_that_is_closed_ends_with_status_0(folders: Folders) -> None:
    assert run(folders, {3: close}) == 0
    assert not pygame.display.get_init()


def test_screens_opened_from_the_title_are_loaded_while_it_is_looked_at(
    folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded_in: list[str] = []
    load = program._load_soon

    def load_and_tell(world: World) -> None:
        load(world)
        loaded_in.append(current_thread().name)

    def wait() -> None:
        for thread in enumerate_threads():
            if thread.name == "screens":
                thread.join(timeout=20)

    monkeypatch.setattr(program, "_load_soon", load_and_tell)
    assert run(folders, {2: wait, 3: close}) == 0
    assert loaded_in == ["screens"]


def test_a_crash_in_a_scene_leaves_a_report_a_message_and_status_1(
    folders: Folders, capsys: pytest.CaptureFixture[str]
) -> None:
    def with_a_match(world: World) -> Failing:
        world.report_match = lambda: ReportMatch("1. A3A4 G7G6")
        return Failing(world)

    assert run(folders, {2: point, 6: close}, with_a_match) == 1
    (report,) = folders.logs.glob("crash-*.txt")
    text = report.read_text("utf-8")
    assert "RuntimeError: the lion is asleep" in text
    assert "1. A3A4 G7G6" in text
    assert str(Point(5.0, 5.0)) in text
    assert "SDL" in text
    (line,) = capsys.readouterr().err.splitlines()
    assert (
        line == f"jungle-pg: the game stopped because of a mistake in it; the report is in {report}"
    )


def test_the_message_of_a_crash_is_closed_with_a_key(folders: Folders) -> None:
    def enter() -> None:
        pygame.event.post(
            pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
        )

    assert run(folders, {2: point, 6: enter}, Failing) == 1


def test_damaged_settings_are_told_once_and_the_rest_is_kept(
    folders: Folders, capsys: pytest.CaptureFixture[str]
) -> None:
    folders.config.mkdir(parents=True)
    text = '{"version": 1, "ui_scale": 999, "theme": "night"}'
    (folders.config / "settings.json").write_text(text, "utf-8")
    seen: list[str] = []

    def look(world: World) -> Title:
        seen.append(world.settings.theme)
        return Title(world)

    assert run(folders, {3: close}, look) == 0
    assert seen == ["night"]
    (line,) = capsys.readouterr().err.splitlines()
    assert "ui_scale" in line
    assert "999" in line
    assert (folders.config / "settings.json").read_text("utf-8") == text


def test_a_first_start_speaks_the_language_of_the_system(folders: Folders) -> None:
    seen: list[str] = []

    def look(world: World) -> Title:
        seen.append(world.settings.language)
        return Title(world)

    cli_options = CliOptions(size=(800, 600))
    chinese, ends = {"LANG": "zh_CN.UTF-8"}, clocks({3: close})
    assert play(look, dict, language_of, cli_options, folders, chinese, ends) == 0
    assert seen == ["zh"]


def test_without_folders_of_ones_own_it_is_said_that_nothing_is_kept(
    folders: Folders, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr("jungle_pg.shell.app.App.say", lambda app, text, *_: said.append(text))
    assert run(replace(folders, is_lasting=False), {3: close}) == 0
    why = "there is no folder for the files of this user: nothing is kept when the program ends"
    assert f"jungle-pg: {why}\n" in capsys.readouterr().err
    assert "There is no folder for your files: nothing is kept when the program ends." in said
