"""The program around its scenes: one turn reads input, lets time pass and paints what changed."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from pygame import Surface, transform

from jungle_pg.files.atomic import CannotWrite
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.base import Change, Quit, Say, Scene, Wish
from jungle_pg.scenes.book.opening_book import book_to_open
from jungle_pg.scenes.stack import Stack
from jungle_pg.scenes.world import World
from jungle_pg.shell.audio import Silence, Speaker
from jungle_pg.shell.complaints import Complaints
from jungle_pg.shell.diary import Chronicle, Diary
from jungle_pg.shell.fonts import Fonts
from jungle_pg.shell.painter import Painter
from jungle_pg.shell.pictures import Pictures
from jungle_pg.shell.snapshots import Snapshots
from jungle_pg.shell.window import Window
from jungle_pg.stage.inputs import Close, Drop, Focus, Input, Key, Resize
from jungle_pg.stage.kept import Kept
from jungle_pg.stage.ops import DrawList, Group
from jungle_pg.stage.shortcuts import EVERYWHERE, by_key, is_for_text
from jungle_pg.stage.view import View
from jungle_pg.ui.toast import Toasts

FRAME_S: Final = 1 / 60
AWAKE_S: Final = 0.015
DROWSY_S: Final = 0.033
DROWSY_AFTER_S: Final = 2.0
DOZE_S: Final = 0.2
"""How long a turn may wait while nothing happens and nobody did anything for a while."""
SETTLED_S: Final = 0.12
"""How long after the last change of size everything is laid out anew."""

SHORTCUTS: Final = by_key(EVERYWHERE)


class App:
    """Window, scenes, painter and sound, driven turn by turn."""

    def __init__(
        self,
        window: Window,
        stack: Stack,
        world: World,
        fonts: Fonts,
        pictures: Pictures,
        view_for: Callable[[tuple[int, int], Settings], View],
        keep: Callable[[Settings], str | None],
        complaints: Complaints,
        snapshots: Snapshots | None = None,
        diary: Chronicle | None = None,
    ) -> None:
        self.window, self.stack, self.world = window, stack, world
        self.fonts, self.pictures = fonts, pictures
        self.speaker: Speaker | Silence = Silence()
        self.complaints = complaints
        self.painter = Painter(window.surface, pictures, fonts)
        self.toasts = Toasts()
        self.frames = 0
        """Frames that painted something."""
        self.diary: Chronicle = diary if diary is not None else Diary()
        """Knows what came from outside; turns, inputs and answers go through its hands."""
        self.at_home: Callable[[], None] = lambda: None
        """Done when everything was left but the first scene."""
        self.is_over = False
        self._view_for, self._keep = view_for, keep
        self._snapshots = snapshots
        self._frame: DrawList = ()
        self._kept: Kept[DrawList] = Kept()
        self._quiet_since = 0.0
        self._dozes_until = 0.0
        self._settles_at: float | None = None
        self._snapshot: Surface | None = None
        self._must_draw = True
        self._minute = 0

    def dozes(self, now: float) -> bool:
        """Whether the next turn may wait: nobody does anything, and nothing is due."""
        return now < self._dozes_until and not self.window.has_inputs()

    def turn(self, now: float) -> float:
        """Do what is due; say for how many seconds there is nothing to do."""
        now, was_away = self.diary.turn(now), len(self.stack.scenes) > 1
        inputs = self.window.inputs(now)
        self._see_size()
        for event in inputs:
            self.diary.note(event, is_typing=self._is_typing())
            self._handle(event, now)
        if inputs:
            self._quiet_since = now
        self._settle(now)
        self._obey(self.stack.update(now), now)
        self._look_at_the_clock(now)
        sound_due = self.speaker.update(now)
        self._complain(now)
        if self.diary.heard("arrived", False, self.pictures.arrived):
            self.painter.refresh()
            self._must_draw = True
        wakes_at = self._wakes_at(now)
        is_due = wakes_at is not None and wakes_at <= now
        is_hidden = self.diary.heard("hidden", False, self.window.is_hidden)
        if (inputs or is_due or self._must_draw) and not is_hidden:
            self._paint(now)
            wakes_at = self._wakes_at(now)
        self.window.point_with(self.stack.pointer())
        self.window.type_at(self.stack.typing_at())
        if was_away and len(self.stack.scenes) == 1:
            self.at_home()
        return self._rest(now, wakes_at, sound_due)

    def _paint(self, now: float) -> None:
        self._must_draw = False
        if self._settles_at is not None:
            return
        self._frame = self._draw(now)
        areas = self.painter.show(self._frame)
        self.window.show(areas)
        self.frames += bool(areas)

    def _draw(self, now: float) -> DrawList:
        scene = self.stack.draw(now)
        toasts = self.toasts.draw(self.stack.view, now)
        return self._kept.get(
            (scene, toasts), lambda: (Group("scene", scene), Group("toasts", toasts))
        )

    def _wakes_at(self, now: float) -> float | None:
        times = (self.stack.wakes_at(now), self.toasts.wakes_at(now))
        return min((time for time in times if time is not None), default=None)

    @property
    def is_settled(self) -> bool:
        """Whether nothing is under way but what the scenes do themselves."""
        is_telling = self.toasts.wakes_at(self.diary.now) is not None
        return self._settles_at is None and not is_telling

    def hear_through(self, speaker: Speaker | Silence) -> None:
        """Use another speaker; the first frame need not wait for the sound card."""
        self.speaker = self.world.sound = speaker
        self._set_volumes()
        speaker.music(self.world.tune)

    def _set_volumes(self) -> None:
        settings = self.world.settings
        self.speaker.set_volumes(
            settings.effects_volume, settings.heard_music, settings.muted, settings.voices
        )

    def _complain(self, now: float) -> None:
        for problem in self.speaker.problems():
            self.complaints.add("sound", problem)
        for problem in (*self.pictures.problems, *self.fonts.problems):
            self.complaints.add("pictures", problem)
        nothing: list[str] = []
        for text in self.diary.heard("told", nothing, self.complaints.take):
            self.say(self.stack.view.words(text), now, "warning")

    def say(self, text: str, now: float, kind: str = "info") -> None:
        """Tell the player something, whatever scene is shown."""
        self.toasts.say(text, now, kind)
        self._must_draw = True

    def _rest(self, now: float, wakes_at: float | None, sound_due: float | None) -> float:
        """How long to sleep: short while things move, long when all is still."""
        self._dozes_until = now
        if self.window.is_hidden():
            return DROWSY_S
        if self.pictures.is_behind:
            return 0.0
        if wakes_at is not None and wakes_at <= now:
            return FRAME_S
        is_drowsy = now - self._quiet_since > DROWSY_AFTER_S
        may_doze = is_drowsy and not self.pictures.waiting()
        rest = DROWSY_S if may_doze else AWAKE_S
        dues = [due for due in (wakes_at, sound_due, self._settles_at) if due is not None]
        if may_doze:
            self._dozes_until = min([now + DOZE_S, *dues])
        return max(0.0, min([rest, *(due - now for due in dues)]))

    def _handle(self, event: Input, now: float) -> None:
        match event:
            case Resize(width, height):
                self._resized(width, height, now)
            case Focus(gained):
                if gained:
                    self.speaker.resume()
                    self._must_draw = True
                else:
                    self.speaker.pause()
            case Key() if event in SHORTCUTS and not (is_for_text(event) and self._is_typing()):
                self._press(SHORTCUTS[event], now)
                return
            case Drop(path):
                from jungle_pg.scenes.load.open_file import open_file

                self.open(open_file(self.world, Path(path), "ask"), now)
                return
            case Close():
                self.is_over = True
        if self.toasts.handle(event, now) is None:
            self._obey(self.stack.handle(event, now), now)

    def _press(self, does: str, now: float) -> None:
        """Do what a key does whatever is shown."""
        settings = self.world.settings
        match does:
            case "full_screen":
                self._obey(Change(replace(settings, full_screen=not settings.full_screen)), now)
            case "mute":
                self._obey(Change(replace(settings, muted=not settings.muted)), now)
            case "picture":
                self._take_picture(now)
            case "rules":
                self._open_book(now)
            case "paste":
                from jungle_pg.scenes.load.open_file import open_text

                self.open(open_text(self.world, self.world.clipboard.get()), now)

    def _open_book(self, now: float) -> None:
        """Show the rules over whatever is open."""
        book = book_to_open(self.world, self.stack.scenes)
        if book is not None:
            self.open(book, now)

    def open(self, scene: Scene, now: float) -> None:
        """Show a scene over whatever is shown."""
        self.world.hear("ui_panel")
        self.stack.open(scene, now)

    def _is_typing(self) -> bool:
        return self.stack.typing_at() is not None

    def _take_picture(self, now: float) -> None:
        """Keep what is shown as a file, and say where it lies."""
        if self._snapshots is None:
            return
        words = self.stack.view.words
        try:
            path = self._snapshots.keep(self._picture())
        except CannotWrite as trouble:
            self.say(words("picture.failed", why=str(trouble)), now, "warning")
        else:
            self.world.hear("saved")
            self.say(words("picture.kept", path=str(path)), now)

    def _obey(self, wish: Wish | None, now: float) -> None:
        match wish:
            case Say(text, kind):
                self.say(text, now, kind)
            case Quit():
                self.is_over = True
            case Change(settings):
                self._apply(settings)

    def _apply(self, settings: Settings) -> None:
        before, self.world.settings = self.world.settings, settings
        if settings.full_screen != before.full_screen:
            self.window.switch(is_full_screen=settings.full_screen)
            self._see_size()
            self.painter.adopt(self.window.surface)
        self._set_volumes()
        # Even where the view stays the same: a switch on the screen shows what was changed.
        self.stack.arrange(self._view_for(self.window.size, settings))
        self._must_draw = True
        self.complaints.add("saving", self._keep(settings))

    def _look_at_the_clock(self, now: float) -> None:
        """Day may have turned to night, for players who let the clock decide."""
        if now // 60 != self._minute:
            self._minute = int(now // 60)
            self._arrange()

    def _arrange(self) -> None:
        view = self._view_for(self.window.size, self.world.settings)
        if view != self.stack.view:
            self.stack.arrange(view)
            self._must_draw = True

    def _see_size(self) -> None:
        self.window.become(self.diary.heard("size", [], lambda: [*self.window.size]))

    def _resized(self, width: int, height: int, now: float) -> None:
        """Show the old picture stretched; lay everything out when the size has settled."""
        self.window.resized(width, height)
        if (width, height) == (self.stack.view.width, self.stack.view.height):
            self._settles_at = now
            return
        if self._snapshot is None:
            self._snapshot = self._picture()
        self._settles_at = now + SETTLED_S
        transform.scale(self._snapshot, self.window.size, self.window.surface)
        self.window.show([self.window.surface.get_rect()])

    def _picture(self) -> Surface:
        """What is shown, on a surface of its own."""
        copy = Surface((self.stack.view.width, self.stack.view.height))
        Painter(copy, self.pictures, self.fonts).show(self._frame)
        return copy

    def _settle(self, now: float) -> None:
        if self._settles_at is None or now < self._settles_at:
            return
        self._settles_at = self._snapshot = None
        self.painter.adopt(self.window.surface)
        self._must_draw = True
        self._arrange()
        settings = self.world.settings
        if not self.window.is_full_screen and settings.window_size != self.window.windowed_size:
            self.world.settings = replace(settings, window_size=self.window.windowed_size)
            self.complaints.add("saving", self._keep(self.world.settings))


def last_words(inputs: Sequence[Input]) -> list[str]:
    """The last inputs as text for a report, without what was typed."""
    return [type(event).__name__ if hasattr(event, "text") else str(event) for event in inputs]
