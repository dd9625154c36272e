"""What somebody does with the program, as values that can be written down and done again."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from typing import Final, TypeAlias

import pygame

from jungle_pg.shell.window import painted_size
from stress.program import Program
from tests.shell.virtual_pads import VirtualPad

Fact: TypeAlias = int | float | str | bool

BUTTONS_UP: Final = (0, 0, 0)
LEFT_DOWN: Final = (1, 0, 0)

FINGERS: Final = {
    "down": pygame.FINGERDOWN,
    "move": pygame.FINGERMOTION,
    "up": pygame.FINGERUP,
}


@dataclass(frozen=True, slots=True)
class Deed:
    """One thing that is done, by its kind and what belongs to it."""

    kind: str
    facts: tuple[Fact, ...] = ()

    def __str__(self) -> str:
        return f"{self.kind}({', '.join(repr(fact)[:60] for fact in self.facts)})"


def do(deed: Deed, program: Program, files: Path) -> None:
    """Let the window hear of it; files that are dropped lie in a folder, or are named in full."""
    match deed.kind, deed.facts:
        case "wait", (float(seconds),):
            program.now += seconds
        case "calendar", (float(seconds),):
            program.wall += timedelta(seconds=seconds)
        case "minimise" | "restore", ():
            program.is_minimised = deed.kind == "minimise"
            post(pygame.WINDOWMINIMIZED if program.is_minimised else pygame.WINDOWRESTORED)
        case "drop", (str(name),):
            post(pygame.DROPFILE, file=str(files / name))
        case "clipboard", (str(text),):
            pygame.scrap.put_text(text)
        case "resize", (int(width), int(height)):
            _resize(width, height)
        case kind, facts:
            EVENTS[kind](*facts)


def post(kind: int, **facts: object) -> None:
    """Put an event into the queue of the window; a full queue loses it, as with real ones."""
    try:
        pygame.event.post(pygame.event.Event(kind, facts))
    except pygame.error:
        pygame.event.clear()


def _shown(x: Fact, y: Fact) -> tuple[int, int]:
    """Where a painted pixel is in the window, which may be too small for all of them."""
    surface = pygame.display.get_surface()
    shown = (1, 1) if surface is None else surface.get_size()
    painted = painted_size(*shown)
    return round(float(x) * shown[0] / painted[0]), round(float(y) * shown[1] / painted[1])


def _move(x: Fact, y: Fact, held: Fact) -> None:
    buttons = LEFT_DOWN if held else BUTTONS_UP
    post(pygame.MOUSEMOTION, pos=_shown(x, y), rel=(0, 0), buttons=buttons)


def _press(x: Fact, y: Fact, button: Fact) -> None:
    post(pygame.MOUSEBUTTONDOWN, pos=_shown(x, y), button=button)


def _release(x: Fact, y: Fact, button: Fact) -> None:
    post(pygame.MOUSEBUTTONUP, pos=_shown(x, y), button=button)


def _click(x: Fact, y: Fact, button: Fact) -> None:
    _move(x, y, held=False)
    _press(x, y, button)
    _release(x, y, button)


def _key(code: Fact, mod: Fact) -> None:
    _hold(code, mod)
    post(pygame.KEYUP, key=code, mod=mod)


def _hold(code: Fact, mod: Fact) -> None:
    """A key that stays down: done twice it repeats."""
    post(pygame.KEYDOWN, key=code, mod=mod, unicode="")


def _wheel(up: Fact, right: Fact) -> None:
    post(pygame.MOUSEWHEEL, x=0, y=0, precise_y=up, precise_x=right)


def _finger(number: Fact, phase: Fact, x: Fact, y: Fact) -> None:
    """A finger on the window, at a part of its width and height."""
    post(FINGERS[str(phase)], touch_id=1, finger_id=number, x=x, y=y, dx=0.0, dy=0.0)


PADS: Final[list[VirtualPad]] = []
"""The gamepads that are plugged in."""
MOST_PADS: Final = 3


def _plug(comes: Fact) -> None:
    """One more gamepad is plugged in, or the oldest one pulled out."""
    if not comes and PADS:
        PADS.pop(0).pull_out()
    elif comes and len(PADS) < MOST_PADS:
        PADS.append(VirtualPad())


def _pad(number: Fact, button: Fact, down: Fact) -> None:
    """A button of a gamepad goes down or up; the first time one is plugged in."""
    if not PADS:
        _plug(comes=True)
    PADS[int(number) % len(PADS)].button(str(button), down=bool(down))


def _stick(number: Fact, axis: Fact, value: Fact) -> None:
    """A stick or a trigger stands somewhere."""
    if PADS:
        PADS[int(number) % len(PADS)].axis(str(axis), float(value))


def put_pads_away() -> None:
    """Pull out all gamepads."""
    while PADS:
        PADS.pop().pull_out()


def _focus(gained: Fact) -> None:
    post(pygame.WINDOWFOCUSGAINED if gained else pygame.WINDOWFOCUSLOST)


def _resize(width: int, height: int) -> None:
    """What the system does when somebody pulls at the window; a full screen has no edges."""
    surface = pygame.display.get_surface()
    if surface is None or surface.get_flags() & pygame.FULLSCREEN:
        return
    pygame.display.set_mode((width, height), pygame.RESIZABLE)
    post(pygame.WINDOWSIZECHANGED, x=width, y=height)


EVENTS: Final[dict[str, Callable[..., None]]] = {
    "move": _move,
    "press": _press,
    "release": _release,
    "click": _click,
    "key": _key,
    "hold": _hold,
    "wheel": _wheel,
    "finger": _finger,
    "plug": _plug,
    "pad": _pad,
    "stick": _stick,
    "focus": _focus,
    "leave": lambda: post(pygame.WINDOWLEAVE),
    "expose": lambda: post(pygame.WINDOWEXPOSED),
    "text": lambda text: post(pygame.TEXTINPUT, text=text),
    "compose": lambda text: post(pygame.TEXTEDITING, text=text, start=0, length=len(str(text))),
    "close": lambda: post(pygame.QUIT),
}
