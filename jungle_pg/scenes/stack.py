"""The scenes that are open, the top one in use; changing between them slides."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.scenes.base import (
    Below,
    Command,
    Open,
    Pop,
    Push,
    Replace,
    Scene,
    Tend,
    Wish,
    Withdraw,
)
from jungle_pg.stage.easing import part, settling
from jungle_pg.stage.input.gestures import Grip
from jungle_pg.stage.input.inputs import Input, Key, Leave
from jungle_pg.stage.input.shortcuts import BACK, EVERYWHERE, Shortcut
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList, Group
from jungle_pg.stage.view import View
from jungle_pg.ui.notices.hint_plank import HintPlank

SLIDE_S: Final = 0.195


@dataclass(frozen=True, slots=True)
class Slide:
    """A picture that leaves to one side while another comes in."""

    leaving: DrawList
    began_at: float
    direction: int
    """1 when the new scene comes from the right, -1 from the left."""


class Stack:
    """Open scenes from the bottom to the top."""

    def __init__(self, first: Scene, view: View) -> None:
        self.scenes: list[Scene] = [first]
        self.view = view
        self._slide: Slide | None = None
        self._is_drawn = False
        """Whether the scenes that are open now were drawn since one came or went."""
        self._top_drawn: DrawList = ()
        """What the top one drew last."""
        first.arrange(view)

    @property
    def top(self) -> Scene:
        """The scene in use."""
        return self.scenes[-1]

    def show(self, scene: Scene) -> None:
        """Close all scenes and open this one."""
        self._slide = None
        self.close()
        scene.arrange(self.view)
        self.scenes = [scene]
        self._is_drawn = False

    def close(self) -> None:
        """Close all scenes, the top one first."""
        while self.scenes:
            self.scenes.pop().close()

    def open(self, scene: Scene, now: float) -> None:
        """Show a scene over whatever is open; a dialog takes the place of one of its kind."""
        is_same = not scene.is_opaque and scene.name == self.top.name
        self._obey(Replace(scene) if is_same else Push(scene), now)

    def arrange(self, view: View) -> None:
        """Lay all scenes out anew."""
        self.view = view
        self._slide = None
        for scene in self.scenes:
            scene.arrange(view)

    def handle(self, event: Input, now: float) -> Wish | None:
        """Give an input to the top scene."""
        return self._obey(self.top.handle(event, now), now)

    def grip(self, x: float, y: float) -> Grip:
        """What a finger gets hold of at a place."""
        return self.top.grip(x, y)

    def update(self, now: float) -> Wish | None:
        """Let time pass in the top scene."""
        return self._obey(self.top.update(now), now)

    def draw(self, now: float) -> DrawList:
        """The scenes from the top-most opaque one up, or two of them on their way."""
        self._is_drawn = True
        shown = self._shown(now)
        if self._slide is not None and now >= self._slide.began_at + SLIDE_S:
            # A slide is over only once its end is drawn, so that it never stops on the way.
            self._slide = None
        if self._slide is None:
            return shown
        gone = settling(part(now, self._slide.began_at, SLIDE_S))
        width, height = self.view.width, self.view.height
        old_x = round(-gone * width) * self._slide.direction
        new_x = old_x + width * self._slide.direction
        # Each picture is kept whole; only what holds it moves.
        window = (0, 0, width, height)
        leaving = Group("leaving", self._slide.leaving, clip=window, bake=True)
        coming = Group("coming", shown, clip=window, bake=True)
        return (Group("to one side", (leaving,), old_x), Group("from the other", (coming,), new_x))

    def hints(self, plank: HintPlank, now: float) -> DrawList:
        """What the buttons of a gamepad do, while one is used and nothing is on its way."""
        if not (self.view.has_pad and self.top.page.has_plank) or self._slide is not None:
            plank.leave()
            return ()
        top = self.top
        lists = top.is_opaque and bool(top.page.pressable)
        shown = self._top_drawn if self._is_drawn else top.draw(now)
        return plank.draw(self.view, top.page, self.shortcuts, shown, now, lists=lists)

    def coming(self, now: float) -> DrawList | None:
        """What is on its way into the window; None when nothing slides."""
        return self._shown(now) if self._slide is not None else None

    def wakes_at(self, now: float) -> float | None:
        """When the picture will change by itself."""
        if self._slide is not None or not self._is_drawn:
            return now
        times = [scene.wakes_at(now) for scene in self.visible]
        return min((time for time in times if time is not None), default=None)

    @property
    def shortcuts(self) -> tuple[Shortcut, ...]:
        """What keys do now, the most particular first."""
        return (*self.top.shortcuts, *EVERYWHERE)

    def pointer(self) -> str:
        return self.top.pointer()

    def typing_at(self) -> Rect | None:
        """Where text is being typed."""
        return self.top.typing_at()

    def toast_room(self) -> Rect | None:
        """Where messages in passing may be shown: also a dialog leaves them where they are."""
        rooms = (scene.toast_room() for scene in reversed(self.visible))
        return next((room for room in rooms if room is not None), None)

    @property
    def visible(self) -> list[Scene]:
        """The top-most scene that hides what is below, and those over it."""
        first = max(
            (number for number, scene in enumerate(self.scenes) if scene.is_opaque), default=0
        )
        return self.scenes[first:]

    def _shown(self, now: float) -> DrawList:
        visible = self.visible
        for scene in visible:
            scene.page.is_covered = scene is not visible[-1]
        drawn = [scene.draw(now) for scene in visible]
        self._top_drawn = drawn[-1]
        if len(drawn) == 1:
            return drawn[0]
        return tuple(Group(f"scene {number}", ops) for number, ops in enumerate(drawn))

    def _obey(
        self, command: Command | None, now: float, seen: DrawList | None = None
    ) -> Wish | None:
        """Do what a scene asks for; `seen` is what was shown before a chain of commands."""
        match command:
            case None:
                return None
            case Push(scene):
                self._enter(scene, now, seen, keeps=True)
            case Replace(scene):
                self._enter(scene, now, seen, keeps=False)
            case Open(scene):
                seen = self._shown(now) if seen is None else seen
                while len(self.scenes) > 1:
                    self.scenes.pop().close()
                self._enter(scene, now, seen, keeps=True)
            case Pop(result) if len(self.scenes) > 1:
                return self._leave(result, now, seen)
            case Pop():
                return None
            case Below(event, is_done):
                return self._hand_down(event, now, is_done=is_done)
            case Tend():
                return self._from_below(self.scenes[-2].update(now), now)
            case Withdraw():
                self._withdraw()
            case wish:
                return wish
        return None

    def _hand_down(self, event: Input, now: float, *, is_done: bool) -> Wish | None:
        """Let the scene below the top one take an input, as if it were the top one."""
        if is_done:
            self._withdraw()
            return self.handle(event, now)
        return self._from_below(self.scenes[-2].handle(event, now), now)

    def _from_below(self, command: Command | None, now: float) -> Wish | None:
        """Do what the scene below the top one asks for."""
        if isinstance(command, Push | Replace | Open | Pop):
            self._withdraw()
        return self._obey(command, now)

    def _withdraw(self) -> None:
        """The top scene goes as if it had never been there."""
        self.scenes.pop().close()
        self._is_drawn = False

    def _enter(self, scene: Scene, now: float, seen: DrawList | None, *, keeps: bool) -> None:
        before = self._shown(now) if seen is None else seen
        if keeps:
            # What the mouse pointed at must not stay lit under the new scene.
            self.top.handle(Leave(), now)
        else:
            self.scenes.pop().close()
        scene.arrange(self.view)
        self.scenes.append(scene)
        self._is_drawn = False
        if scene.is_opaque and not self.view.calm:
            self._slide = Slide(before, now, 1)

    def _leave(self, result: object, now: float, seen: DrawList | None) -> Wish | None:
        before = self._shown(now) if seen is None else seen
        gone = self.scenes.pop()
        gone.close()
        self._is_drawn = False
        if gone.is_opaque and not self.view.calm:
            self._slide = Slide(before, now, -1)
        return self._obey(self.top.resume(result, now), now, before)


def is_back(event: Input) -> bool:
    """Whether an input asks for one step back."""
    return isinstance(event, Key) and event.name == BACK.name and not event.repeat
