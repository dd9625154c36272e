"""What SDL should know before pygame is loaded."""

from collections.abc import MutableMapping, Sequence
from typing import Final

ACCELERATION: Final = "SDL_FRAMEBUFFER_ACCELERATION"
EIGHT_BITS_EACH: Final = (0xFF0000, 0xFF00, 0xFF)
"""Red, green and blue as screens of 24 and 32 bits have them, and as we paint."""


def prepare(environ: MutableMapping[str, str]) -> None:
    """Tell SDL how we want our windows; pygame fixes some of it when it is imported."""
    _forget_nonsense(environ)
    environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    environ.setdefault("SDL_VIDEO_X11_WMCLASS", "jungle-pg")
    environ.setdefault("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")
    environ.setdefault("SDL_IME_SHOW_UI", "1")
    # A finger is told of as a finger alone, and the mouse as no finger.
    environ["SDL_TOUCH_MOUSE_EVENTS"] = "0"
    environ["SDL_MOUSE_TOUCH_EVENTS"] = "0"


def without_a_window(environ: MutableMapping[str, str]) -> None:
    """Tell SDL that pictures are only painted: no display is asked for, whichever is wished."""
    environ["SDL_VIDEODRIVER"] = "dummy"
    environ.pop("PYGAME_DISPLAY", None)


def _forget_nonsense(environ: MutableMapping[str, str]) -> None:
    """Wishes to SDL that nobody can read are none; pygame would fail on them."""
    for name, value in list(environ.items()):
        if name.startswith(("SDL_", "PYGAME_")) and not _is_readable(value):
            del environ[name]
    if not environ.get("PYGAME_DISPLAY", "0").isdecimal():
        del environ["PYGAME_DISPLAY"]


def _is_readable(value: str) -> bool:
    """Whether a value is text: bytes that are none come as halves of letters."""
    return not any("\ud800" <= letter <= "\udfff" for letter in value)


def fit_to_screen(environ: MutableMapping[str, str], driver: str, masks: Sequence[int]) -> None:
    """Tell SDL, which knows the screen but has no window yet, how pictures get there."""
    if driver != "x11":
        return
    if tuple(masks[:3]) == EIGHT_BITS_EACH:
        # Small areas go to the X server directly; a texture would be sent whole each time.
        environ.setdefault(ACCELERATION, "0")
    elif environ.get(ACCELERATION) == "0":
        # With other colours we would have to paint as the screen does, and we cannot.
        del environ[ACCELERATION]
