"""The clipboard of the system: it takes what it can and never stops the game."""

import pygame
import pytest

from jungle_pg.shell.input.events import SystemClipboard
from tests.rows import each_of


def test_what_is_put_there_is_found_there(screen: pygame.Surface) -> None:
    SystemClipboard().put("斗兽棋")
    assert SystemClipboard().get() == "斗兽棋"


@each_of("text", ["half a letter \ud800", "an end\0 in the middle"])
def test_a_letter_that_no_clipboard_holds_leaves_it_as_it_was(
    screen: pygame.Surface, text: str
) -> None:
    SystemClipboard().put("before")
    SystemClipboard().put(text)
    assert SystemClipboard().get() == "before"


@each_of(
    ("data", "text"),
    [
        (b"caf\xe9, Stra\xdfe\n", "café, Straße\n"),
        (b"\x89PNG\r\n\x1a\n", ""),
        (b"\xff\xd8\xff\xe0\x10JFIF", ""),
    ],
)
def test_a_text_of_an_older_program_can_be_pasted_and_a_picture_is_none(
    data: bytes, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pygame.scrap.get_text", lambda: data.decode())
    assert SystemClipboard().get() == text
