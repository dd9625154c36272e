"""The small buttons for what is set most often: sound, music, day and night, window, language."""

from dataclasses import replace
from typing import Final

from jungle_pg.files.settings import Settings
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button

SMALL: Final = {
    "sound": (("sound_on", "sound_off"), ("sound_off", "sound_on")),
    "music": (("music", "music_off"), ("music_off", "music_on")),
    "theme": (("moon", "night"), ("sun", "day")),
    "full_screen": (("window", "window"), ("fullscreen", "full_screen")),
    "language": (("language", "language"),),
}
"""Icon and tip of each, while what it stands for is on and while it is off."""


class QuickButtons:
    """A row of small buttons, each of which changes a setting."""

    def __init__(self) -> None:
        self.buttons = {name: Button(name) for name in SMALL}

    def set_labels(self, view: View, settings: Settings) -> None:
        """Show what each button would do now."""
        states = {
            "sound": not settings.muted,
            "music": settings.heard_music > 0,
            "theme": view.theme.name == "day",
            "full_screen": settings.full_screen,
            "language": True,
        }
        for name, is_on in states.items():
            icon, tip = SMALL[name][0 if is_on else 1]
            self.buttons[name].icon = icon
            self.buttons[name].tip = view.words(f"title.{tip}")

    def pressed(self, name: str, settings: Settings, view: View | None) -> Settings | None:
        """The settings after a button was pressed; None when it is none of these."""
        match name:
            case "sound":
                return replace(settings, muted=not settings.muted)
            case "music":
                return with_other_music(settings)
            case "theme":
                is_dark = view is not None and view.theme.name == "night"
                return replace(settings, theme="day" if is_dark else "night")
            case "full_screen":
                return replace(settings, full_screen=not settings.full_screen)
            case "language":
                is_english = settings.language == "en"
                return replace(settings, language="zh" if is_english else "en")
        return None


def with_other_music(settings: Settings) -> Settings:
    """The settings with music where there was none, or without it."""
    if settings.heard_music > 0:
        return replace(settings, music_muted=True)
    volume = settings.music_volume or Settings().music_volume
    return replace(settings, music_muted=False, music_volume=volume)
