"""A scene made of a page of widgets over the jungle."""

from typing import ClassVar

from jungle_pg.scenes.base import Announcement, Command, Pop, Result
from jungle_pg.scenes.stack import is_back
from jungle_pg.scenes.world import World
from jungle_pg.stage.backdrop import jungle
from jungle_pg.stage.input.gestures import Grip
from jungle_pg.stage.input.inputs import Input
from jungle_pg.stage.input.shortcuts import CHOOSING, Shortcut
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList, Group, Scenery
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.page import Page
from jungle_pg.ui.text.field import TextField
from jungle_pg.ui.widget import Act


class Screen:
    """What all full screens have in common; each one lays out its widgets and takes their acts."""

    name: ClassVar[str] = ""
    is_opaque: bool = True
    listens: bool = False
    shortcuts: tuple[Shortcut, ...] = CHOOSING

    def __init__(self, world: World, page: Page) -> None:
        self.world = world
        self.page = page
        self.view: View | None = None
        self._backdrop: Scenery | None = None
        self._decor: DrawList = ()
        self._drawn: DrawList = ()

    def arrange(self, view: View) -> None:
        """Lay out for this window."""
        self.view, self.page.shortcuts = view, self.shortcuts
        self._backdrop = self.backdrop(view)
        self._decor = self.lay_out(view)

    def backdrop(self, view: View) -> Scenery:
        """What lies behind everything."""
        return jungle(view)

    def lay_out(self, view: View) -> DrawList:
        """Place the widgets; give what lies under them."""
        raise NotImplementedError

    def take(self, act: Act, now: float) -> Command | None:
        """A widget was used."""
        return None

    def back(self, now: float) -> Command | None:
        """One step back."""
        return Pop()

    def handle(self, event: Input, now: float) -> Command | None:
        """Give the input to the page; Esc leads back."""
        act = self.page.handle(event, now)
        if act is not None:
            return self.take(act, now)
        if is_back(event):
            self.world.hear("ui_back")
            return self.back(now)
        return None

    def hears_pad(self, pad: int, does: str) -> bool:
        return True

    def grip(self, x: float, y: float) -> Grip:
        """The widget a finger means."""
        return self.page.grip(x, y, 0.0 if self.view is None else self.view.finger_px)

    def update(self, now: float) -> Command | None:
        """Nothing happens by itself."""
        return None

    def draw(self, now: float) -> DrawList:
        """Jungle, what lives in it, decoration, widgets."""
        assert self.view is not None
        assert self._backdrop is not None
        page = self.page_ops(self.view, now)
        new = (
            self._backdrop,
            self._group(1, "living", self.ambient_ops(now)),
            self._group(2, "decor", self._decor),
            self._group(3, "page", page),
        )
        if not self._drawn or any(a is not b for a, b in zip(new, self._drawn, strict=True)):
            self._drawn = new
        return self._drawn

    def ambient_ops(self, now: float) -> DrawList:
        """What moves by itself before the jungle; the very same list while nothing moved."""
        return ()

    def ambient_wakes_at(self, now: float) -> float | None:
        """When what lives will look different."""
        return None

    def page_ops(self, view: View, now: float) -> DrawList:
        """The widgets."""
        return self.page.draw(view, now)

    def wakes_at(self, now: float) -> float | None:
        """When a widget or what lives changes by itself."""
        times = (self.page.wakes_at(now), self.ambient_wakes_at(now))
        return min((time for time in times if time is not None), default=None)

    def resume(self, result: Result, now: float) -> Command | None:
        """A scene above has gone."""
        return None

    def pointer(self) -> str:
        return self.page.pointer

    def typing_at(self) -> Rect | None:
        """Where text is typed: at the caret of a focused field."""
        focused = self.page.focused
        if isinstance(focused, TextField) and self.view is not None:
            return focused.caret_rect(self.view)
        return None

    def toast_room(self) -> Rect | None:
        return None

    def announce(self) -> Announcement:
        """Its heading, what it tells, and the widget that keys go to."""
        assert self.view is not None
        words = self.view.words
        return announced(self.page, words, self.told_heading(words), self.told_text(words))

    def told_heading(self, words: Words) -> str:
        """What it is called, for somebody who cannot see it."""
        return words.texts.get(f"narration.scene.{self.name}", "")

    def told_text(self, words: Words) -> str:
        """What it tells besides that."""
        return ""

    def focus_first(self) -> None:
        self.page.focus_first()

    def close(self) -> None:
        """Nothing goes on without it."""

    def _group(self, number: int, key: str, ops: DrawList) -> Group:
        """The group shown before, while its ops are the very same."""
        old = self._drawn[number] if self._drawn else None
        if isinstance(old, Group) and old.ops is ops:
            return old
        return Group(key, ops)


def announced(page: Page, words: Words, heading: str, text: str) -> Announcement:
    """What a page of widgets is under a heading."""
    focused = page.focused
    if focused is None:
        return Announcement(heading, text)
    return Announcement(heading, text, focused.name, focused.describe(words))
