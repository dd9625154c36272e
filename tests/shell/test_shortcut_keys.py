"""The keys the program listens to whatever is shown, pressed as a keyboard presses them."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pygame
import pytest

from jungle_pg.scenes.gallery import GALLERY
from jungle_pg.scenes.title.title import Title
from jungle_pg.shell.snapshots import Snapshots
from jungle_pg.stage.input.inputs import Key
from jungle_pg.stage.input.shortcuts import EVERYWHERE
from jungle_pg.ui.text.field import TextField
from tests.rows import each_of
from tests.scenes.acting import a_match
from tests.scenes.listening import Ear
from tests.shell.test_app import Stage
from tools.workbench.workbench import Workbench

CODES = {"enter": pygame.K_RETURN}
SCENES = ("title", "quit", "play", "new_game", "keys", "settings", "credits")


@pytest.fixture
def stage(fonts_folder: Path, sprites_folder: Path) -> Iterator[Stage]:
    yield Stage(fonts_folder, sprites_folder, is_calm=True)
    pygame.display.quit()


def press(stage: Stage, key: Key) -> None:
    """Press a key of the list, a second after the last one."""
    mods = [
        mod
        for mod, is_held in (
            (pygame.KMOD_LALT, key.alt),
            (pygame.KMOD_LCTRL, key.ctrl),
            (pygame.KMOD_LSHIFT, key.shift),
        )
        if is_held
    ]
    stage.press(CODES.get(key.name) or pygame.key.key_code(key.name), sum(mods))
    stage.app.tick(stage.app.now + 1.0)


def opens_the_book(stage: Stage, key: Key, folder: Path) -> None:
    press(stage, key)
    assert stage.app.stack.top.name == "rules"


def fills_the_screen(stage: Stage, key: Key, folder: Path) -> None:
    press(stage, key)
    assert stage.window.is_full_screen
    press(stage, key)
    assert not stage.window.is_full_screen


def keeps_a_picture(stage: Stage, key: Key, folder: Path) -> None:
    stage.app.snapshots = Snapshots(folder, lambda: datetime(2026, 5, 4))
    press(stage, key)
    (kept,) = folder.glob("*.png")
    assert pygame.image.load(kept).get_size() == stage.window.size


def mutes(stage: Stage, key: Key, folder: Path) -> None:
    press(stage, key)
    assert stage.kept[-1].muted
    press(stage, key)
    assert not stage.kept[-1].muted


def lists_what_can_be_pressed(stage: Stage, key: Key, folder: Path) -> None:
    below = stage.app.stack.top
    press(stage, key)
    assert (stage.app.stack.top.name == "actions") == below.is_opaque
    press(stage, key)
    assert stage.app.stack.top is below


def pastes(stage: Stage, key: Key, folder: Path) -> None:
    stage.app.world.clipboard.put("no game at all")
    press(stage, key)
    assert stage.app.stack.top.name == "open_file"


def reads_out(stage: Stage, key: Key, folder: Path) -> None:
    """The first key begins with where one is; the second ends it."""
    stage.app.world.settings = replace(stage.app.world.settings, speech=False)
    stage.app.tick(stage.app.now + 1.0)
    ear = stage.app.announcer.narrator = Ear()
    press(stage, key)
    assert stage.kept[-1].speech
    assert ear.heard
    before = len(ear.heard)
    press(stage, key)
    assert not stage.kept[-1].speech
    assert len(ear.heard) == before
    assert ear.closed


def reads_the_screen(stage: Stage, key: Key, folder: Path) -> None:
    stage.app.world.settings = replace(stage.app.world.settings, speech=True)
    stage.press(pygame.K_TAB)
    stage.app.tick(stage.app.now + 1.0)
    ear = stage.app.announcer.narrator = Ear()
    press(stage, key)
    read, *_ = ear.heard
    assert read.interrupts
    assert read.text


def hushes(stage: Stage, key: Key, folder: Path) -> None:
    ear = stage.app.announcer.narrator = Ear()
    press(stage, key)
    assert ear.hushed == 1


PROOFS: dict[str, Callable[[Stage, Key, Path], None]] = {
    "rules": opens_the_book,
    "full_screen": fills_the_screen,
    "picture": keeps_a_picture,
    "mute": mutes,
    "actions": lists_what_can_be_pressed,
    "paste": pastes,
    "speech": reads_out,
    "read": reads_the_screen,
    "hush": hushes,
}


@pytest.mark.slow
@each_of("scene", SCENES)
@each_of(
    ("does", "key"), [(shortcut.does, key) for shortcut in EVERYWHERE for key in shortcut.keys]
)
def test_a_key_of_the_list_does_what_is_said_everywhere(
    stage: Stage, does: str, key: Key, scene: str, tmp_path: Path
) -> None:
    stage.app.stack.show(Title(stage.app.world))
    for each in GALLERY[scene](stage.app.world, a_match()):
        stage.app.stack.open(each, stage.app.now + 0.5)
    PROOFS[does](stage, key, tmp_path)


def test_a_letter_belongs_to_the_text_that_is_typed(stage: Stage) -> None:
    bench = Workbench(stage.app.world, 2)
    stage.app.stack.show(bench)
    bench.page.focus(next(each for each in bench.page.widgets if isinstance(each, TextField)))
    stage.app.tick(1.0)
    press(stage, Key("m"))
    assert stage.kept == []
    press(stage, Key("f11"))
    assert stage.window.is_full_screen
