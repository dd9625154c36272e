"""A view of the window for the player's settings: its size, zoom, language, and day or night."""

from collections.abc import Callable
from typing import Final

from jungle_pg.files.settings import Settings
from jungle_pg.stage.input.bindings import Bindings
from jungle_pg.stage.theme import DAY, NIGHT, THEMES, Theme
from jungle_pg.stage.view import Measure, View, any_text, zoom_for
from jungle_pg.texts.languages import Words

LEAST_PX = (400, 300)
"""What everything is laid out for in a window that is smaller yet; the rest is cut off."""

DAYLIGHT: Final = range(7, 19)
"""The hours of the day, for players who let the clock choose."""


def view_maker(
    words_of: Callable[[str], Words],
    measure: Measure,
    hour: Callable[[], int],
    shows: Callable[[str], bool] = any_text,
) -> Callable[[tuple[int, int], Settings], View]:
    """A function from the size of the window and the settings to a view."""

    def view_for(size: tuple[int, int], settings: Settings) -> View:
        width, height = max(LEAST_PX[0], size[0]), max(LEAST_PX[1], size[1])
        return View(
            width=width,
            height=height,
            zoom=zoom_for(width, height, settings.ui_scale),
            theme=theme_of(settings, hour()),
            words=words_of(settings.language),
            measure=measure,
            calm=settings.reduced_motion,
            shows=shows,
            scale=settings.ui_scale / 100,
            bindings=Bindings(settings.keys, settings.pads),
        )

    return view_for


def theme_of(settings: Settings, hour: int) -> Theme:
    """Day or night."""
    if settings.theme == "clock":
        return DAY if hour in DAYLIGHT else NIGHT
    return THEMES[settings.theme]
