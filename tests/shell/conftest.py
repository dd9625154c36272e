"""Tests of the shell need no display: SDL paints into memory."""

import os
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
import pytest

from jungle_pg.shell.painter.painter import Painter
from jungle_pg.shell.pictures.fonts import Fonts
from jungle_pg.shell.pictures.pictures import Pictures
from tests.shell.drawn_once import draw_once
from tests.shell.letting_go import let_go
from tests.thrift import settle

ASSETS = Path(__file__).parents[2] / "assets"


@pytest.fixture
def screen() -> Iterator[pygame.Surface]:
    """A window of 320 x 240 that nobody sees."""
    pygame.display.init()
    yield pygame.display.set_mode((320, 240))
    pygame.display.quit()


@pytest.fixture
def fonts_folder() -> Path:
    return ASSETS / "fonts"


@pytest.fixture
def sprites_folder() -> Path:
    return ASSETS / "sprites"


@pytest.fixture(scope="session")
def fonts() -> Fonts:
    """The fonts that whoever needs none of their own draws with."""
    return Fonts(ASSETS / "fonts")


@pytest.fixture
def pictures(screen: pygame.Surface, sprites_folder: Path, fonts: Fonts) -> Pictures:
    return Pictures(sprites_folder, fonts)


@pytest.fixture
def painter(screen: pygame.Surface, pictures: Pictures, fonts: Fonts) -> Painter:
    return Painter(screen, pictures, fonts)


@pytest.fixture(autouse=True)
def _pictures_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is made in the background is there with the next turn, however fast a clock goes."""
    arrived = Pictures.arrived

    def arrived_by_now(pictures: Pictures) -> bool:
        if pictures._loader is not None:
            pictures._loader.finish()
        return arrived(pictures)

    monkeypatch.setattr(Pictures, "arrived", arrived_by_now)


@pytest.fixture(scope="session", autouse=True)
def _drawings_once() -> None:
    """No test depends on how often a drawing is drawn, or says how long it takes."""
    draw_once()


@pytest.fixture(scope="session", autouse=True)
def _what_stays() -> None:
    """What was loaded by now stays: it is not looked through whenever a program is let go."""
    settle()


@pytest.fixture(autouse=True)
def _programs_let_go(_what_stays: None) -> Iterator[None]:
    """A program goes with its test."""
    yield
    let_go()
