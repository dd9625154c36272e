"""Pictures of scenes, painted without a display."""

import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from io import BytesIO
from math import ceil
from typing import Final, NamedTuple

import pygame

from jungle_pg.files.folders import assets_folder
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.stack import Stack
from jungle_pg.shell.environment import without_a_window
from jungle_pg.shell.painter.painter import Painter
from jungle_pg.shell.pictures.fonts import Fonts
from jungle_pg.shell.pictures.pictures import Pictures
from jungle_pg.shell.views import view_maker
from jungle_pg.stage.view import Device
from jungle_pg.texts.languages import Words
from jungle_pg.ui.notices.hint_plank import COMES_AFTER_S, HintPlank

STEP_S: Final = 0.05
"""Scenes live through the time before the picture in steps of this length."""


class Studio(NamedTuple):
    """What scenes are painted with; several of one size are painted faster in the same one."""

    fonts: Fonts
    pictures: Pictures


def a_studio() -> Studio:
    """Letters and pictures as they came with the program."""
    fonts = Fonts(assets_folder() / "fonts")
    return Studio(fonts, Pictures(assets_folder() / "sprites", fonts))


def take_shot(
    scenes: Sequence[Scene],
    settings: Settings,
    words_of: Callable[[str], Words],
    size: tuple[int, int],
    at_s: float,
    device: Device = "keys",
    studio: Studio | None = None,
) -> tuple[bytes, tuple[str, ...]]:
    """The picture of scenes at a time, as PNG, and problems in words."""
    without_a_window(os.environ)
    pygame.display.init()
    pygame.font.init()
    surface = pygame.display.set_mode(size)
    fonts, pictures = studio or a_studio()
    view = view_maker(words_of, fonts.measure, lambda: 12)(size, settings)
    view = replace(view, device=device)
    stack = Stack(scenes[0], view)
    for scene in scenes[1:]:
        scene.arrange(view)
        stack.scenes.append(scene)
    for number in range(ceil(at_s / STEP_S)):
        stack.update(number * STEP_S)
        stack.draw(number * STEP_S)  # some motions begin when they are first seen
    stack.update(at_s)
    plank = HintPlank()
    stack.hints(plank, at_s - COMES_AFTER_S)
    shown = (*stack.draw(at_s), *stack.hints(plank, at_s))
    Painter(surface, pictures, fonts).show(shown)
    picture = BytesIO()
    pygame.image.save(surface, picture, "shot.png")
    pygame.display.quit()
    return picture.getvalue(), (*fonts.problems, *pictures.problems)
