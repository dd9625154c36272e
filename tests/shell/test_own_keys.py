"""Keys of the player's own in the program: they are turned into the usual ones, and kept."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from jungle_pg.files.settings import Settings, SettingsFile
from jungle_pg.scenes.book.key_dialogs import Listening
from jungle_pg.scenes.book.keys import Keys
from jungle_pg.scenes.settings.settings import SettingsScreen
from jungle_pg.scenes.title.title import Title
from jungle_pg.shell.start import known_settings
from jungle_pg.shell.warnings import Warnings
from jungle_pg.stage.input.bindings import USUAL
from jungle_pg.stage.input.inputs import Input, Key, PadPress
from jungle_pg.stage.input.rebinding import ALL
from jungle_pg.ui.text.field import TextField
from tests.shell.desktop import Desktop, a_desktop, eventually
from tests.shell.test_app import Stage
from tools.rehearsal import TITLE, Rehearsal, furnish, wait_for
from tools.workbench.workbench import Workbench

OWN = (("full_screen", ("g",)), ("mute", ("f5",)))
DIALOG = pygame.Rect(360, 290, 280, 120)
"""A part of the dialog that listens, by which it is known."""


@pytest.fixture
def stage(fonts_folder: Path, sprites_folder: Path) -> Iterator[Stage]:
    stage = Stage(fonts_folder, sprites_folder, is_calm=True)
    stage.app._apply(replace(stage.app.world.settings, keys=OWN))
    stage.app.tick(1.0)
    stage.kept.clear()
    yield stage
    pygame.display.quit()


def do(stage: Stage, *events: Input) -> None:
    for event in events:
        stage.app._handle(event, stage.app.now)
        stage.app.tick(stage.app.now + 1.0)


def test_an_own_key_does_what_the_usual_one_did_which_does_nothing_more(stage: Stage) -> None:
    do(stage, Key("m"))
    assert stage.kept == []
    do(stage, Key("f5"))
    assert stage.kept[-1].muted
    do(stage, Key("f11"))
    assert not stage.window.is_full_screen
    do(stage, Key("g"))
    assert stage.window.is_full_screen


def test_where_text_is_typed_letters_are_typed_and_other_own_keys_act(stage: Stage) -> None:
    bench = Workbench(stage.app.world, 2)
    stage.app.stack.show(bench)
    field = next(each for each in bench.page.widgets if isinstance(each, TextField))
    bench.page.focus(field)
    field.select_all()
    do(stage, Key("g"))
    assert not stage.window.is_full_screen
    do(stage, Key("f5"))
    assert stage.kept[-1].muted
    field.change("words")
    stage.app._apply(replace(stage.app.world.settings, keys=(("undo", ("ctrl+a",)),)))
    do(stage, Key("a", ctrl=True), Key("backspace"))
    assert field.text == "", "chords that edit a text do so"


@pytest.mark.parametrize("event", [Key("f5"), Key("f11"), Key("f1"), PadPress("x"), Key("g")])
def test_a_dialog_that_listens_hears_every_key_as_it_is(stage: Stage, event: Input) -> None:
    keys = Keys(stage.app.world)
    stage.app.stack.show(keys)
    stage.app.open(Listening(stage.app.world, ALL["hint"], keys.bindings, 0.0), stage.app.now)
    do(stage, event)
    assert not stage.window.is_full_screen
    assert stage.app.stack.top.name in ("keys", "taken")
    do(stage, PadPress("b"))
    assert stage.app.stack.top.name == "keys"


def test_own_keys_are_there_after_a_restart_whatever_other_windows_change(tmp_path: Path) -> None:
    path, told = tmp_path / "settings.json", list[str]()
    file, other = SettingsFile(path), SettingsFile(path)
    assert file.save(Settings()) is None
    other.load(Settings())
    settings = Settings(keys=OWN, pads=(("hint", ("select",)),))
    assert file.save(settings) is None
    assert other.save(Settings(theme="night")) is None
    after = known_settings(SettingsFile(path), {}, Warnings(told.append))
    assert after == replace(settings, theme="night")
    assert told == []


def test_keys_made_by_hand_that_cannot_be_are_told_and_as_usual(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"keys": {"hint": ["f"], "dance": ["g"]}, "theme": "night"}', "utf-8")
    told: list[str] = []
    warnings = Warnings(told.append)
    settings = known_settings(SettingsFile(path), {}, warnings)
    assert (settings.keys, settings.theme) == (USUAL.keys, "night")
    assert len(told) == 2
    assert "dance" in told[0]
    assert "f to flip and to hint" in told[1] or "f to hint and to flip" in told[1]
    assert warnings.take() == ["problem.settings"]


@pytest.fixture(scope="module")
def desktop() -> Iterator[Desktop]:
    with a_desktop() as desktop:
        yield desktop


@pytest.mark.window
def test_a_key_is_changed_in_a_real_window_used_and_there_the_next_time(
    desktop: Desktop, tmp_path: Path
) -> None:
    stage = Rehearsal()
    furnish(tmp_path)
    program = desktop.start(tmp_path, "--lang", "en")
    title, settings, keys = Title(stage.world), SettingsScreen(stage.world), Keys(stage.world)
    wait_for(program, stage.look(title), TITLE, "the title")
    program.click(*stage.place(title, "settings"))
    wait_for(program, stage.look(settings), TITLE, "the settings")
    program.click(*stage.place(settings, "keys"))
    wait_for(program, stage.look(keys), TITLE, "the keys")
    program.click(*stage.place(keys, "row mute"))
    asked = Listening(stage.world, ALL["mute"], USUAL, float("-inf"))
    wait_for(program, stage.look(keys, asked), DIALOG, "the dialog that listens")
    program.press("ctrl+shift+F5")
    eventually(lambda: '"ctrl+shift+f5"' in program.settings(), "the key that is kept")
    program.press("m")
    program.press("ctrl+shift+F5")
    eventually(lambda: '"muted": true' in program.settings(), "no sound")
    program.press("alt+F4")
    assert program.ends() == (0, "")
    program = desktop.start(tmp_path, "--lang", "en")
    wait_for(program, stage.look(title), TITLE, "the title again")
    program.press("ctrl+shift+F5")
    eventually(lambda: '"muted": false' in program.settings(), "sound again")
    program.press("alt+F4")
    assert program.ends() == (0, "")
