"""Events whose texts are not UTF-8: each of them costs itself at most, and a file is opened."""

import os
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from jungle_pg.shell.input.events import MOST_EVENTS, Translator
from jungle_pg.stage.input.inputs import Drop, Input, Key, Press, Typing
from tests.scenes.acting import texts_of
from tests.shell.raw_events import DROP_TEXT, TEXT_EDITING, push_drop, push_text
from tests.shell.test_app import Stage
from tests.shell.test_brought_files import finish_threads, save  # noqa: F401 - a fixture
from tests.systems import IS_WINDOWS

LATIN = "caf\xe9.json".encode("latin-1")


@pytest.fixture
def stage(fonts_folder: Path, sprites_folder: Path) -> Iterator[Stage]:
    yield Stage(fonts_folder, sprites_folder, is_calm=True)
    pygame.display.quit()


def press(key: int) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))


def settle(stage: Stage) -> list[str]:
    stage.app.tick(1.0)
    finish_threads()
    for step in range(20):
        stage.app.tick(2.0 + step / 10)
    return texts_of(stage.app.stack.draw(5.0))


AS_FILES = "replace" if IS_WINDOWS else "surrogateescape"
"""What becomes of bytes in the name of a file that are no letters; Windows has no such names."""


def test_an_event_that_cannot_be_read_takes_no_other_with_it(screen: pygame.Surface) -> None:
    pygame.event.clear()
    press(pygame.K_a)
    push_drop(b"/tmp/" + LATIN, b"/tmp/plain.json")
    press(pygame.K_b)
    push_text(b"\xff\xfe")
    push_text(b"\xe4\xb8", TEXT_EDITING)
    push_text("斗".encode())
    press(pygame.K_c)
    translator = Translator()
    found = [translator.read(event, 0.0) for event in translator.events()]
    assert [each for each in found if each is not None] == [
        Key("a"),
        Drop((b"/tmp/" + LATIN).decode("utf-8", AS_FILES)),
        Drop("/tmp/plain.json"),
        Key("b"),
        Typing("斗"),
        Key("c"),
    ]


def test_a_click_that_is_read_late_knows_which_keys_were_held_with_it(
    screen: pygame.Surface,
) -> None:
    translator, found = Translator(), list[Input | None]()
    click = {"pos": (4, 5), "button": 3}
    for kind, facts in (
        (pygame.KEYDOWN, {"key": pygame.K_LSHIFT, "mod": 0}),
        (pygame.MOUSEBUTTONDOWN, click),
        (pygame.KEYUP, {"key": pygame.K_LSHIFT, "mod": 0}),
        (pygame.MOUSEBUTTONDOWN, click),
    ):
        # By now nobody holds a key.
        found.append(translator.read(pygame.event.Event(kind, **facts), 0.0))
    presses = [each for each in found if isinstance(each, Press)]
    assert [(each.shift, each.ctrl, each.alt) for each in presses] == [
        (True, False, False),
        (False, False, False),
    ]


def test_a_flood_of_events_does_not_keep_the_program_from_its_turns(
    screen: pygame.Surface,
) -> None:
    pygame.event.clear()
    for _ in range(MOST_EVENTS + 10):
        press(pygame.K_a)
    translator = Translator()
    assert len(list(translator.events())) == MOST_EVENTS
    assert len(list(translator.events())) == 10


def test_a_file_whose_name_is_not_utf_8_is_opened_like_any_other(
    stage: Stage,
    save: Path,  # noqa: F811
) -> None:
    name = bytes(save.parent) + b"/" + LATIN
    try:
        os.rename(save, name)
    except (OSError, UnicodeDecodeError):
        pytest.skip("this system has no such names")
    push_drop(name)
    told = settle(stage)
    assert stage.app.stack.top.name == "open_file"
    assert any("3 moves" in text for text in told), told


def test_a_file_of_such_a_name_that_cannot_be_taken_is_answered_in_words(stage: Stage) -> None:
    press(pygame.K_TAB)
    push_drop(b"/nowhere/" + LATIN)
    told = settle(stage)
    assert any("there is no such file" in text.lower() for text in told), told


def test_a_text_that_is_dropped_and_cannot_be_read_changes_nothing(stage: Stage) -> None:
    push_drop(b"a text \xe9", kind=DROP_TEXT)
    settle(stage)
    assert [scene.name for scene in stage.app.stack.scenes] == ["title"]
