"""What is read out of the scenes: what is new since the last look, as values."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from jungle_pg.scenes.base import Announcement, Scene
from jungle_pg.scenes.stack import Stack
from jungle_pg.scenes.world import World
from jungle_pg.stage.narration import (
    NOBODY,
    Narrator,
    Utterance,
    described,
    described_change,
    spoken_lines,
)
from jungle_pg.stage.ops import texts_in
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words

BESIDE: Final = ("ground", "board")
"""What is drawn in groups of these names has letters that mean nothing by themselves."""


@dataclass(frozen=True, slots=True)
class Heard:
    """A scene, and what it told when it was looked at last."""

    scene: Scene
    told: Announcement


class Announcer:
    """Follows the scenes: what they say by themselves, then what is open, focused and changed.

    The first thing that follows from something the player did takes the place of whatever is being
    read; everything else waits for it. Nothing is asked of a scene while nothing is read out.
    """

    def __init__(self, world: World, narrator: Narrator = NOBODY) -> None:
        self._world = world
        self.narrator = narrator
        self._last: Heard | None = None
        self._has_acted = False

    def acted(self) -> None:
        """The player has done something."""
        self._has_acted = True

    def switch(self, view: View) -> None:
        """Speech was switched on or off: how to hear more is told first, or nothing reads on."""
        if self._world.settings.speech:
            # That key reads it, whatever is in the hand just now.
            key = replace(view, device="keys").hint("read", ()).text
            self._world.speak(view.words("narration.begins", key=key))
        else:
            self.narrator.rest()

    def hush(self) -> None:
        """Read nothing any more of what was to be read."""
        self._world.unspoken.clear()
        self.narrator.hush()

    def follow(self, stack: Stack) -> None:
        """Read out what is new."""
        words, unspoken = stack.view.words, self._world.unspoken
        if not self._world.settings.speech:
            unspoken.clear()
            self._last = None
            return
        scene = stack.top
        if self._last is None or self._last.scene is not scene:
            scene.focus_first()
        now = Heard(scene, scene.announce())
        fresh = [*unspoken, *news_of(words, self._last, now)]
        self._last = now
        unspoken.clear()
        for text in fresh:
            self._speak(text, words)
        self._has_acted = False

    def read_screen(self, stack: Stack, now: float) -> None:
        """Read out all words that the scene in use shows, but for those on the board itself."""
        self._world.speak(" ".join(texts_in(stack.top.draw(now), *BESIDE)))

    def _speak(self, text: str, words: Words) -> None:
        if text := spoken_lines(text):
            self.narrator.speak(Utterance(text, words.code, interrupts=self._has_acted))
            self._has_acted = False


def news_of(words: Words, before: Heard | None, now: Heard) -> Iterator[str]:
    """What is to be read after another look at a scene, or at another one."""
    told = now.told
    focused = "" if told.focused is None else described(words, told.focused)
    if before is None or before.scene is not now.scene:
        yield from (told.heading, told.text, focused)
        return
    old = before.told
    if told.text != old.text:
        yield told.text
    if told.focus != old.focus:
        yield focused
    elif told.focused is not None and old.focused is not None:
        yield described_change(words, old.focused, told.focused)
