"""The settings on a stage: which controls there are, and how tests use and read them."""

from dataclasses import replace
from typing import Any, Final, get_args

from jungle_pg.files.settings import (
    Characters,
    Language,
    Motion,
    PieceLook,
    Replies,
    Settings,
    Theme,
    choosing,
)
from jungle_pg.scenes.settings.settings import SettingsScreen
from jungle_pg.stage.input.inputs import Input, Point, Press, Release
from jungle_pg.ui.controls.one_of_several import Chooser
from jungle_pg.ui.controls.slider import Slider
from jungle_pg.ui.controls.toggle import Toggle
from tests.scenes.acting import (
    SIZES,
    Performance,
    a_world,
)
from tests.scenes.cards import Card

SWITCHES: Final = (
    "full_screen",
    "muted",
    "reduced_motion",
    "coordinates",
    "ranks",
    "targets",
    "threats",
    "evaluation",
    "oracle",
    "move_times",
    "face_to_face",
    "voices",
    "confirm",
    "speech",
    "blindfold",
    "rumble",
)
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "language": get_args(Language),
    "theme": get_args(Theme),
    "motion": get_args(Motion),
    "replies": get_args(Replies),
    "characters": get_args(Characters),
    "pieces of jungle": get_args(PieceLook),
    "pieces of xiangqi": get_args(PieceLook),
    "notation of xiangqi": ("characters", "wxf", "coordinates"),
}
SLIDERS: Final = {"effects_volume": (0, 100), "music_volume": (0, 100), "ui_scale": (75, 200)}
NOT_OFFERED: Final = {
    "window_size",
    "music_muted",
    "audio_buffer",
    *("keys", "pads"),  # they have a page of their own
}
BUTTONS: Final = {"defaults", "keys", "done"}
WINDOWS: Final = [*SIZES, (640, 480), (900, 1600), (640, 1100), (1500, 480)]
SAME_IN_ALL_LANGUAGES: Final = {"English", "中文", "Aa", "文", "F11", "獅", "WXF", "a1–i10"}

OTHER: Final = Settings(
    language="zh",
    theme="night",
    ui_scale=90,
    full_screen=True,
    window_size=(1000, 700),
    effects_volume=15,
    music_volume=100,
    muted=True,
    voices=False,
    motion="slow",
    reduced_motion=True,
    pieces=(("jungle", "both"), ("xiangqi", "picture")),
    notation=(("xiangqi", "wxf"),),
    characters="simplified",
    coordinates=False,
    ranks=False,
    targets=False,
    threats=False,
    evaluation=True,
    move_times=True,
    oracle=True,
    face_to_face=True,
    confirm=False,
    replies="slow",
    rumble=False,
    audio_buffer=1024,
)


def opened(settings: Settings | None = None, size: tuple[int, int] = (1280, 720)) -> Performance:
    """The settings over another scene."""
    world = a_world(settings)
    show = Performance(Card("below"), world, size)
    scene = SettingsScreen(world)
    show.cover_with(scene)
    show.rest()
    return show


def having(settings: Settings, name: str, value: object) -> Settings:
    """The settings with one of them changed; some are those of a game."""
    setting, _, game = name.partition(" of ")
    if game:
        value = choosing(getattr(settings, setting), game, str(value))
    change: dict[str, Any] = {setting: value}
    return replace(settings, **change)


def value_of(settings: Settings, name: str) -> object:
    """What a control of this name should show."""
    setting, _, game = name.partition(" of ")
    return dict(getattr(settings, setting))[game] if game else getattr(settings, setting)


def shown(show: Performance, name: str) -> object:
    """The value a control shows."""
    widget = show.widget(name)
    if isinstance(widget, Toggle):
        return widget.is_on
    if isinstance(widget, Slider):
        return widget.value
    assert isinstance(widget, Chooser)
    return CHOICES[name][widget.chosen]


def spot(show: Performance, name: str, value: float) -> tuple[float, float]:
    """Where the middle of a slider's knob is at a value."""
    slider = show.widget(name)
    assert isinstance(slider, Slider)
    groove = slider.groove(show.stack.view)
    share = (value - slider.minimum) / (slider.maximum - slider.minimum)
    return groove.x + groove.w * share, groove.middle[1]


def click_at(x: float, y: float) -> tuple[Input, ...]:
    return Point(x, y), Press(x, y), Release(x, y)
