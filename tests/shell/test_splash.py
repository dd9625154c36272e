"""What is seen while the program is loaded."""

from pathlib import Path

import pygame
import pytest

from jungle_pg.files.picture_store import PictureStore
from jungle_pg.shell import splash
from jungle_pg.shell.pictures.fonts import Fonts
from jungle_pg.shell.pictures.pictures import Pictures
from jungle_pg.shell.pictures.raster import to_pixels
from jungle_pg.shell.splash import draw_bar, keep_splash, show_splash
from jungle_pg.shell.window import Window
from jungle_pg.stage.ops import Box, Group, Scenery
from jungle_pg.stage.theme import DAY, GOLD, NIGHT, Theme

ASSETS = Path(__file__).parents[2] / "assets"
SIZE = (640, 480)
RED, PLAIN = "#FF0000", pygame.Color(DAY.backdrop)


def backdrop(theme: Theme) -> Scenery:
    return Scenery((Box(0, 0, *SIZE, RED),), 0, 0, *SIZE, theme.backdrop)


@pytest.fixture
def window() -> Window:
    return Window(SIZE, is_full_screen=False)


@pytest.fixture
def store(tmp_path: Path) -> PictureStore:
    return PictureStore(tmp_path, 10_000_000)


def keep(store: PictureStore, theme: Theme) -> None:
    """What a program leaves behind that was looked at until its backdrop was there."""
    pictures = Pictures(ASSETS / "sprites", Fonts(ASSETS / "fonts"))
    surface = pictures.scenery(backdrop(theme))
    assert surface is not None
    pixels = to_pixels(surface)
    assert pixels is not None
    store.put(pictures.digest_of(backdrop(theme)), pixels)
    keep_splash(store, pictures, (Group("scene", (backdrop(theme),)),))


def shown(window: Window) -> pygame.Color:
    return window.surface.get_at((20, 20))


def test_a_first_start_shows_the_sign_on_the_plain_colour(
    window: Window, store: PictureStore
) -> None:
    show_splash(window, store, DAY)
    assert shown(window) == PLAIN
    sign = pygame.Rect(0, 0, 100, 100)
    sign.center = (320, 240)
    assert pygame.transform.average_color(window.surface, sign)[:3] != PLAIN[:3]


def test_without_its_sign_a_first_start_shows_the_plain_colour(
    window: Window, store: PictureStore, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(splash, "assets_folder", lambda: tmp_path)
    show_splash(window, store, DAY)
    assert pygame.transform.average_color(window.surface)[:3] == PLAIN[:3]


def test_the_bar_grows_with_the_pictures_that_are_there(window: Window) -> None:
    lengths = []
    for part in (0.0, 0.5, 1.0, 7.0):
        window.surface.fill("#000000")
        bar = draw_bar(window.surface, part)
        row = [window.surface.get_at((x, bar.centery)) for x in range(bar.left, bar.right)]
        lengths.append(row.count(pygame.Color(GOLD)))
        assert window.surface.get_rect().contains(bar)
    assert 0 < lengths[0] < lengths[1] < lengths[2] == lengths[3]


def test_a_later_start_shows_the_backdrop_that_was_kept(
    window: Window, store: PictureStore
) -> None:
    keep(store, DAY)
    show_splash(window, store, DAY)
    assert shown(window) == pygame.Color(RED)


def test_by_night_the_backdrop_of_the_day_is_not_shown(window: Window, store: PictureStore) -> None:
    keep(store, DAY)
    show_splash(window, store, NIGHT)
    assert shown(window) == pygame.Color(NIGHT.backdrop)


def test_another_size_of_window_shows_the_plain_colour(store: PictureStore) -> None:
    keep(store, DAY)
    window = Window((800, 600), is_full_screen=False)
    show_splash(window, store, DAY)
    assert shown(window) == PLAIN


def test_damaged_files_are_as_good_as_none(
    window: Window, store: PictureStore, tmp_path: Path
) -> None:
    keep(store, DAY)
    for file in tmp_path.iterdir():
        file.write_bytes(file.read_bytes()[:-3])
    show_splash(window, store, DAY)
    assert shown(window) == PLAIN
