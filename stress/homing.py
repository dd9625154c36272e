"""The way home: Esc, pressed again and again, leads to the title from everywhere."""

from typing import Final

import pygame

from jungle_pg.shell.app import App
from jungle_pg.ui.page import Page
from stress.broken import need
from stress.deeds import Deed

PRESSES_PER_SCENE: Final = 6
MORE: Final = 12
PAUSE: Final = Deed("wait", (0.5,))
ESCAPE: Final = Deed("key", (pygame.K_ESCAPE, 0))


ASKS_FIRST: Final = ("house_rules", "study")
"""Screens that are left only after a question: Esc leads to it, and in it means to stay."""


class Homing:
    """One walk to the title; at a board Esc leads to its menu, and the menu to the title."""

    def __init__(self) -> None:
        self._steps = 0
        self._most: int | None = None
        self._waits = False
        self._has_chosen_menu = False

    def next(self, app: App) -> Deed | None:
        """The next step, None at home; Broken when the way has no end."""
        names = [scene.name for scene in app.stack.scenes]
        if names == ["title"]:
            return None
        if self._most is None:
            self._most = PRESSES_PER_SCENE * len(names) + MORE
        self._waits = not self._waits
        if self._waits:
            # A dialog that has just opened takes nothing but Esc.
            return PAUSE
        self._steps += 1
        need(self._steps <= self._most, "Esc does not lead home:", names)
        if names[-1] == "pause":
            self._has_chosen_menu = True
            return _click(app, "home")
        if names[-1] == "question" and (self._has_chosen_menu or names[-2] in ASKS_FIRST):
            self._has_chosen_menu = False
            return _click(app, "yes")
        return ESCAPE


def _click(app: App, name: str) -> Deed:
    page = getattr(app.stack.top, "page", None)
    assert isinstance(page, Page)
    x, y = next(each for each in page.widgets if each.name == name).rect.middle
    return Deed("click", (int(x), int(y), 1))
