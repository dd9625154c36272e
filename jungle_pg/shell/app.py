"""The program around its scenes: one tick reads input, lets time pass and paints what changed."""

from collections import deque
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from pygame import Surface

from jungle_pg.files.settings import Settings
from jungle_pg.scenes.announcing import Announcer
from jungle_pg.scenes.base import Change, Honour, Push, Quit, Say, Scene, Wish
from jungle_pg.scenes.stack import Stack
from jungle_pg.scenes.world import World
from jungle_pg.shell.everywhere import SHORTCUTS, perform
from jungle_pg.shell.input.devices import Devices
from jungle_pg.shell.input.events import Meanwhile
from jungle_pg.shell.painter.painter import Painter
from jungle_pg.shell.pictures.fonts import Fonts
from jungle_pg.shell.pictures.pictures import Pictures
from jungle_pg.shell.presenter import Showing
from jungle_pg.shell.snapshots import Snapshots
from jungle_pg.shell.sound.audio import Silence, Speaker
from jungle_pg.shell.splash import draw_bar
from jungle_pg.shell.warnings import Warnings
from jungle_pg.shell.window import Window
from jungle_pg.stage.input.gestures import Gestures, Grip
from jungle_pg.stage.input.inputs import (
    Close,
    Drop,
    Focus,
    Input,
    Key,
    Leave,
    PadPress,
    Press,
    Resize,
    Typing,
    input_note,
)
from jungle_pg.stage.input.shortcuts import is_for_text
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import DrawList, grouped
from jungle_pg.stage.view import View
from jungle_pg.ui.notices.hint_plank import HintPlank
from jungle_pg.ui.notices.toast import Toasts
from jungle_pg.ui.notices.trophy_toast import SHELF, TrophyToast

FRAME_S: Final = 1 / 60
WAITING_S: Final = 0.004
"""How long to sleep while pictures for the next frame are made in the background."""
AWAKE_S: Final = 0.015
DROWSY_S: Final = 0.033
DROWSY_AFTER_S: Final = 2.0
DOZE_S: Final = 0.2
"""How long a tick may wait while nothing happens and nobody did anything for a while."""
SETTLED_S: Final = 0.12
"""How long after the last change of size everything is laid out anew."""
BAR_AFTER_S: Final = 0.25
"""How long the first picture of all may take before a bar shows how far it is."""
REMEMBERED_INPUTS: Final = 40
"""For a report."""


class App:
    """Window, scenes, painter and sound, driven tick by tick."""

    def __init__(
        self,
        window: Window,
        stack: Stack,
        world: World,
        fonts: Fonts,
        pictures: Pictures,
        view_for: Callable[[tuple[int, int], Settings], View],
        keep: Callable[[Settings], str | None],
        warnings: Warnings,
        snapshots: Snapshots | None = None,
    ) -> None:
        self.window, self.stack, self.world = window, stack, world
        self.fonts, self.pictures = fonts, pictures
        self.speaker: Speaker | Silence = Silence()
        self.announcer = Announcer(world)
        self.warnings = warnings
        self.showing = Showing(window, Painter(Surface(window.size), pictures, fonts))
        self.toasts = Toasts()
        self.trophy = TrophyToast()
        self._shelf: Callable[[], Scene] | None = None
        """Opens the screen with all trophies, while one of them is news."""
        self.frames = 0
        """Frames that changed what the window shows."""
        self.now = 0.0
        """The time of the scenes: it stands still while their next picture is waited for."""
        self.is_held = False
        """Whether the window still shows an old picture since the next one is not whole."""
        self.last_inputs: deque[str] = deque(maxlen=REMEMBERED_INPUTS)
        """The newest last, without what was typed."""
        self.is_over = False
        self._view_for, self._keep = view_for, keep
        self.snapshots = snapshots
        self._frame: DrawList = ()
        """The list that is shown."""
        self._page: tuple[list[Scene], View] | None = None
        """The scenes that are shown, and the view they were laid out for."""
        self._gestures = Gestures()
        self._touched = stack.top
        """The scene fingers touch."""
        self._meanwhile = Meanwhile()
        self._lag = 0.0
        """How long the scenes have waited for pictures so far."""
        self._begun_at: float | None = None
        self._whole: Memo[DrawList] = Memo()
        self._quiet_since = 0.0
        self._dozes_until = 0.0
        self._settles_at: float | None = None
        self._snapshot: Surface | None = None
        self._must_draw = True
        self._minute = 0
        self._hints = HintPlank()
        self._devices = Devices(stack, world)
        world.shake = window.shake

    def dozes(self, now: float) -> bool:
        """Whether the next tick may wait: nobody does anything, and nothing is due."""
        return now < self._dozes_until and not self.window.has_inputs()

    def tick(self, time: float) -> float:
        """Do what is due; say for how many seconds there is nothing to do."""
        if self.is_held:
            self._lag = time - self.now
        self.now = now = max(self.now, time - self._lag)
        inputs = self._meant(self.window.inputs(time), time)
        has_acted = self._catch_up(time)
        for event in inputs:
            if isinstance(event, Key | PadPress | Press | Typing):
                self.announcer.acted()
            self.last_inputs.append(input_note(event, is_typing=self._is_typing()))
            is_unseen = self._is_unseen and not self._is_for_everywhere(event)
            if self._meanwhile.passes(event, is_unseen=is_unseen):
                self._handle(event, time)
        if inputs:
            self._quiet_since = time
        self._settle(time)
        self.obey(self.stack.update(now), now)
        self._look_at_the_clock(time)
        sound_due = self.speaker.update(time)
        self._complain(now)
        if self.pictures.arrived():
            self.showing.painter.refresh()
            self._must_draw = True
        wakes_at = self._wakes_at(now)
        is_due = (wakes_at is not None and wakes_at <= now) or self.is_held
        if self.window.is_hidden():
            self.is_held = False
        elif inputs or has_acted or is_due or self._must_draw:
            self._paint(time)
            wakes_at = self._wakes_at(now)
        if inputs or has_acted or is_due or self.world.unspoken:
            self.announcer.follow(self.stack)
        self.window.point_with("none" if self.stack.view.has_pad else self.stack.pointer())
        self.window.type_at(self.stack.typing_at())
        return self._rest(time, wakes_at, sound_due)

    def _meant(self, inputs: list[Input], time: float) -> list[Input]:
        """What the inputs of a tick mean, and what comes of fingers by itself."""
        gestures, finger_px = self._gestures, self.stack.view.finger_px
        if self.stack.top is not self._touched:
            # What fingers are about to do was meant for what has gone.
            self._touched, meant = self.stack.top, gestures.drop()
        else:
            meant = gestures.update(time)
        for event in inputs:
            meant += gestures.read(event, time, self._grip, finger_px)
        return meant

    def _grip(self, x: float, y: float) -> Grip:
        if self.toasts.covers(x, y) or self.trophy.covers(x, y):
            return Grip(x, y)
        return self.stack.grip(x, y)

    @property
    def _is_unseen(self) -> bool:
        """Whether the window shows something else than what an input would act on."""
        is_other = self._page != (self.stack.scenes, self.stack.view)
        return is_other or self._settles_at is not None

    def _catch_up(self, time: float) -> bool:
        """Do what was kept for the page that is shown by now; whether there was anything."""
        has_acted = False
        while not self._is_unseen and (event := self._meanwhile.next()) is not None:
            self._handle(event, time)
            has_acted = True
        return has_acted

    def _paint(self, time: float) -> None:
        """Paint the next picture, and show it if nothing of it is missing."""
        self._must_draw = self.is_held = False
        if self._settles_at is not None:
            return
        frame, before = self._draw(self.now), self._page
        page = (list(self.stack.scenes), self.stack.view)
        self.showing.paint(frame, self.stack.coming(self.now) if page != before else None)
        if not self.showing.is_ready(time):
            self._wait(time)
            return
        self._frame, self._page = frame, page
        if (before is None or before[1] != page[1]) and not self.stack.view.calm:
            self.showing.fade(self.now)
        self.frames += self.showing.show(self.now)

    def _wait(self, time: float) -> None:
        """Let the old picture stay; before the first one a bar shows how far it is."""
        self.is_held = True
        if self._page is None:
            self._begun_at = time if self._begun_at is None else self._begun_at
            if time - self._begun_at >= BAR_AFTER_S:
                self.window.show([draw_bar(self.window.surface, self.pictures.part_made)])

    def _draw(self, now: float) -> DrawList:
        scene = self.stack.draw(now)
        speakers = (self.toasts, self.trophy)
        is_needed = any(each.wakes_at(now) is not None for each in speakers)
        room = self.stack.toast_room() if is_needed else None
        toasts = self.toasts.draw(self.stack.view, now, room)
        trophy = self.trophy.draw(self.stack.view, now, room)
        hints = self.stack.hints(self._hints, now)
        return self._whole(grouped, scene=scene, hints=hints, toasts=toasts, trophy=trophy)

    def _wakes_at(self, now: float) -> float | None:
        times = [each.wakes_at(now) for each in (self.stack, self.toasts, self.trophy)]
        times += [now] if self.showing.is_fading() else []
        times.append(self._hints.wakes_at())
        return min((time for time in times if time is not None), default=None)

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
            self.warnings.add("sound", problem)
        for problem in self.announcer.narrator.problems():
            self.warnings.add("speech", problem)
        for problem in (*self.pictures.problems, *self.fonts.problems):
            self.warnings.add("pictures", problem)
        for text in self.warnings.take():
            self.say(self.stack.view.words(text), now, "warning")

    def say(self, text: str, now: float, kind: str = "info") -> None:
        """Tell the player something, whatever scene is shown."""
        self.toasts.say(text, now, kind)
        self.world.speak(text)
        self._must_draw = True

    def _rest(self, time: float, wakes_at: float | None, sound_due: float | None) -> float:
        """How long to sleep: short while things move, long when all is still."""
        self._dozes_until = time
        if self.window.is_hidden():
            return DROWSY_S
        if self.pictures.is_behind:
            return 0.0
        if self.is_held:
            return WAITING_S
        if wakes_at is not None and wakes_at <= self.now:
            return FRAME_S
        is_drowsy = time - self._quiet_since > DROWSY_AFTER_S
        may_doze = is_drowsy and not self.pictures.waiting()
        rest = DROWSY_S if may_doze else AWAKE_S
        own = (sound_due, self._settles_at, self.window.inputs_due_at())
        dues = [due for due in own if due is not None]
        dues += [wakes_at + self._lag] if wakes_at is not None else []
        if (due := self._gestures.wakes_at()) is not None:
            dues.append(max(due, time + FRAME_S))
        if may_doze:
            self._dozes_until = min([time + DOZE_S, *dues])
        return max(0.0, min([rest, *(due - time for due in dues)]))

    def _handle(self, event: Input, time: float) -> None:
        now = self.now
        if self._devices.notice(event):
            self._change_device(now)
        is_for_everywhere = self._is_for_everywhere(event) or isinstance(event, PadPress)
        meant = self._devices.meant(event, now)
        match meant:
            case None:
                return
            case Push(scene):
                self.open(scene, now)
                return
            case Say():
                self.obey(meant, now)
                return
        event = meant
        match event:
            case Resize(width, height):
                self._resized(width, height, time)
            case Focus(gained):
                if gained:
                    self.speaker.resume()
                    self._must_draw = True
                else:
                    self.speaker.pause()
            case Key() if is_for_everywhere and event in SHORTCUTS:
                perform(self, SHORTCUTS[event], now)
                return
            case Drop(path):
                from jungle_pg.scenes.saves.open_file import open_file

                self.open(open_file(self.world, Path(path), "ask"), now)
                return
            case Close():
                self.is_over = True
        act = self.trophy.handle(event, now)
        if act is not None and act.name == SHELF and self._shelf is not None:
            self.open(self._shelf(), now)
        if act is None and self.toasts.handle(event, now) is None:
            self.obey(self.stack.handle(event, now), now)

    def _change_device(self, now: float) -> None:
        """Show the signs of another device; who has a gamepad points at nothing any more."""
        self._arrange()
        if self.stack.view.has_pad:
            self.obey(self.stack.handle(Leave(), now), now)

    def _view(self, settings: Settings) -> View:
        """How everything is laid out now."""
        return replace(self._view_for(self.window.size, settings), device=self._devices.used)

    def open(self, scene: Scene, now: float) -> None:
        """Show a scene over whatever is shown."""
        self.world.hear("ui_panel")
        self.stack.open(scene, now)

    def _is_for_everywhere(self, event: Input) -> bool:
        """Whether an input is a key that does the same whatever is shown."""
        if not isinstance(event, Key) or self.stack.top.listens:
            return False
        if is_for_text(event) and self._is_typing():
            return False
        return self._devices.usual(event) in SHORTCUTS

    def _is_typing(self) -> bool:
        return self.stack.typing_at() is not None

    def obey(self, wish: Wish | None, now: float) -> None:
        """Do what a scene wants of the program."""
        match wish:
            case Honour(news, shelf):
                self._shelf = shelf
                self.world.speak(f"{news.heading} {news.name}")
                self.trophy.show(news, now)
                self._must_draw = True
            case Say(text, kind):
                self.say(text, now, kind)
            case Quit():
                self.is_over = True
            case Change(settings):
                self._apply(settings)

    def _apply(self, settings: Settings) -> None:
        before, self.world.settings = self.world.settings, settings
        if settings.full_screen != before.full_screen:
            last = self.showing.last()
            self.window.switch(is_full_screen=settings.full_screen)
            self.showing.stretch(last)
            self.showing.adopt()
        self._set_volumes()
        if before.speech != settings.speech:
            self.announcer.switch(self.stack.view)
        # Even where the view stays the same: a switch on the screen shows what was changed.
        self.stack.arrange(self._view(settings))
        self._must_draw = True
        self.warnings.add("saving", self._keep(settings))

    def _look_at_the_clock(self, time: float) -> None:
        """Day may have turned to night, for players who let the clock decide."""
        if time // 60 != self._minute:
            self._minute = int(time // 60)
            self._arrange()

    def _arrange(self) -> None:
        view = self._view(self.world.settings)
        if view != self.stack.view:
            self.stack.arrange(view)
            self._must_draw = True

    def _resized(self, width: int, height: int, time: float) -> None:
        """Show the old picture stretched; lay everything out when the size has settled."""
        self.window.resized(width, height)
        if (width, height) == (self.stack.view.width, self.stack.view.height):
            self._settles_at = time
            return
        if self._snapshot is None:
            self._snapshot = self.showing.last().copy()
        self._settles_at = time + SETTLED_S
        self.showing.stretch(self._snapshot)

    def _settle(self, time: float) -> None:
        if self._settles_at is None or time < self._settles_at:
            return
        if self._snapshot is None:
            self.showing.stretch(self.showing.last())
        self._settles_at = self._snapshot = None
        self.showing.adopt()
        self._must_draw = True
        self._arrange()
        settings = self.world.settings
        if not self.window.is_full_screen and settings.window_size != self.window.windowed_size:
            self.world.settings = replace(settings, window_size=self.window.windowed_size)
            self.warnings.add("saving", self._keep(self.world.settings))
