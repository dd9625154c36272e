"""What SDL should know before pygame is loaded."""

import sys
from collections.abc import Mapping, MutableMapping


def prepare(environ: MutableMapping[str, str], platform: str = sys.platform) -> None:
    """Tell SDL how we want our windows; pygame fixes some of it when it is imported."""
    environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    environ.setdefault("SDL_VIDEO_X11_WMCLASS", "jungle-pg")
    environ.setdefault("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")
    environ.setdefault("SDL_IME_SHOW_UI", "1")
    if platform.startswith("linux") and uses_x11(environ):
        # Small areas go to the X server directly; a texture would be sent whole each time.
        environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def uses_x11(environ: Mapping[str, str]) -> bool:
    """Whether SDL will open its windows on an X server."""
    wanted = environ.get("SDL_VIDEODRIVER", "")
    return wanted == "x11" or (not wanted and "DISPLAY" in environ)
