"""Another key for something: a dialog that listens, and one that tells who has that key already."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.scenes.base import Command, Pop, Replace
from jungle_pg.scenes.modal_dialog import SWING_S, ButtonRow, air, told_slot
from jungle_pg.scenes.question import Told
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.bindings import Bindings, lasts
from jungle_pg.stage.input.inputs import Input, Key, PadPress
from jungle_pg.stage.input.rebinding import (
    HELD_ALONE,
    Conflict,
    Kept,
    Sign,
    is_changed,
    usual_again,
    wished,
    without_button,
)
from jungle_pg.stage.input.shortcuts import BACK, PRESS_KEYS, Shortcut
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList, Op, Sprite, Text
from jungle_pg.stage.scale import TEXT, M
from jungle_pg.stage.view import Device, View
from jungle_pg.texts.speech import listed
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.controls.key_row import GLYPH, KeyCaps
from jungle_pg.ui.glyphs import glyph, glyph_px
from jungle_pg.ui.layout import Part, Row, Slot
from jungle_pg.ui.placing import as_high
from jungle_pg.ui.widget import Act

FORGET: Final = Key("delete")
"""Takes the own key away while a dialog listens."""
LEAVE: Final = "leave"


@dataclass(frozen=True, slots=True)
class Rebound:
    """All keys and buttons as they are from now on."""

    bindings: Bindings


class Listening(Told):
    """Takes the next key or button for what it is about; leaves what comes of that.

    Keys that lead about do so here too, and it is told why they cannot be given away.
    """

    name = "listening"
    listens = True

    def __init__(
        self, world: World, shortcut: Shortcut, bindings: Bindings, now: float, said: str = ""
    ) -> None:
        self.world, self.shortcut, self.bindings = world, shortcut, bindings
        self._kept: Kept | None = None
        self._usual = Button("usual", icon="restart", size=TEXT)
        self._usual.is_enabled = is_changed(bindings, shortcut)
        self._no_button = Button("no_button", icon="close", size=TEXT)
        self._leave = Button(LEAVE, icon="left", size=TEXT)
        self._leave.sound = "ui_back"
        can_lose = isinstance(wished(bindings, shortcut, "start"), Kept) is False
        self._no_button.is_enabled = can_lose and bool(bindings.button_of(shortcut))
        rows = [ButtonRow((self._usual, self._no_button, self._leave))]
        super().__init__(world.hear, rows, LEAVE, LEAVE, now)

    def set_labels(self, view: View) -> None:
        for button in (self._usual, self._no_button, self._leave):
            button.label = view.words(f"rebind.{button.name}")

    def heading(self, view: View) -> str:
        return view.words(f"keys.{self.shortcut.does}")

    def body(self, view: View) -> tuple[Part, ...]:
        """What does it now, and what to do."""
        asked = told_slot(view, self.text(view))
        longest = told_slot(view, self._why(view, Kept(Key("pagedown"))))
        return (
            air(0.0, M),
            _signs_form(view, self.bindings, self.shortcut),
            as_high(asked, longest),
        )

    def text(self, view: View) -> str:
        return view.words("rebind.listening") if self._kept is None else self._why(view, self._kept)

    def _why(self, view: View, kept: Kept) -> str:
        if kept.is_own:
            return view.words("rebind.keeps_button")
        return view.words("rebind.lasting", key=sign_text(view, kept.sign))

    def handle(self, event: Input, now: float) -> Command | None:
        """Any key or button may be meant, but those that lead about, and Delete."""
        match event:
            case Key(name=name) if event.repeat or name in HELD_ALONE:
                return None
            case Key() | PadPress() if now < self.opened_at + SWING_S:
                return None
            case PadPress(button, repeat=False):
                return self._wish(button, now)
            case Key() if event == FORGET:
                return self.choose(self._usual.name, now)
            case Key() if event != BACK and not lasts(event):
                return self._wish(event, now)
            case Key() if event != BACK and not self._presses(event):
                self._refuse(Kept(event))
                return None if event.name in PRESS_KEYS else super().handle(event, now)
        return super().handle(event, now)

    def _presses(self, event: Key) -> bool:
        return event.name in PRESS_KEYS and self.page.focused is not None

    def _wish(self, sign: Sign, now: float) -> Command | None:
        return self._tell(wished(self.bindings, self.shortcut, sign), now)

    def _tell(self, outcome: Bindings | Conflict | Kept, now: float) -> Command | None:
        """Leave with what is possible; say who is in the way."""
        match outcome:
            case Kept():
                self._refuse(outcome)
                return None
            case Conflict():
                self.world.hear("error")
                return Replace(Taken(self.world, self.shortcut, outcome, now))
        self.world.hear("ui_on")
        return Pop(Rebound(outcome))

    def _refuse(self, kept: Kept) -> None:
        self.world.hear("error")
        self._kept = kept
        self.rearrange()

    def take(self, act: Act, now: float) -> Command | None:
        match act.name:
            case "usual":
                return self._tell(usual_again(self.bindings, self.shortcut), now)
            case "no_button":
                return Pop(Rebound(without_button(self.bindings, self.shortcut)))
        return Pop()


class Taken(Told):
    """Somebody has that key already: swap, take it away there, or leave it."""

    name = "taken"

    def __init__(self, world: World, shortcut: Shortcut, conflict: Conflict, now: float) -> None:
        self.shortcut, self.conflict = shortcut, conflict
        ways = {"swap": conflict.swapped, "take_away": conflict.taken}
        self._ways = {name: way for name, way in ways.items() if way is not None}
        icons = {"swap": "flip", "take_away": "trash"}
        buttons = [Button(name, icon=icons[name], size=TEXT) for name in self._ways]
        leave = Button("leave_it", icon="close", size=TEXT)
        leave.sound = "ui_back"
        rows = [ButtonRow((*buttons, leave))]
        super().__init__(world.hear, rows, next(iter(self._ways), leave.name), leave.name, now)

    def set_labels(self, view: View) -> None:
        for button in self.rows[0].buttons:
            button.label = view.words(f"rebind.{button.name}")

    def heading(self, view: View) -> str:
        return view.words(f"keys.{self.shortcut.does}")

    def text(self, view: View) -> str:
        words, conflict = view.words, self.conflict
        names = [
            words("rebind.quoted", what=words(f"keys.{each.does}")) for each in conflict.holders
        ]
        key, what = sign_text(view, conflict.sign), listed(words, names)
        lines = [words("rebind.taken", key=key, what=what)]
        if conflict.freed is not None and "swap" in self._ways:
            lines.append(words("rebind.swap_note", key=sign_text(view, conflict.freed)))
        if not self._ways:
            lines.append(words("rebind.stuck"))
        return "\n".join(lines)

    def take(self, act: Act, now: float) -> Command | None:
        way = self._ways.get(act.name)
        return Pop(None if way is None else Rebound(way))


def sign_text(view: View, sign: Sign) -> str:
    """A key as it is printed, or the name of a button."""
    return view.words(f"pad.{sign}") if isinstance(sign, str) else view.key_text(sign)


def _signs_form(view: View, bindings: Bindings, shortcut: Shortcut) -> Part:
    """The keys that do it now, and the button."""
    keys = bindings.keys_of(shortcut)
    own = sum(not lasts(key) for key in keys) if shortcut.does in dict(bindings.keys) else 0
    caps = KeyCaps(view, tuple(map(view.key_caps, keys)), own)
    button, side = bindings.button_of(shortcut), glyph_px(view, GLYPH)

    def draw(view: View, rect: Rect) -> DrawList:
        device: Device = "shapes" if view.device == "shapes" else "letters"
        op: Op = Text("–", *rect.middle, view.text_px(TEXT), view.theme.soft_text, "centre")
        if button:
            op = Sprite(glyph(button, device), *rect.middle, side, side)
        return (op,)

    high = caps.high_px(view, caps.width_px + 1) / view.zoom
    wide = (caps.width_px + 2) / view.zoom
    shown = Slot(caps, least=(wide, high)), Slot(draw, least=(side / view.zoom, side / view.zoom))
    return Row(shown, gap=M, justify="centre", align="centre")
