"""The controls of the settings: a widget for every choice, named after the setting it changes."""

from typing import Any, Final, get_args

from jungle_pg.files.settings import Characters, Language, Motion, PieceLook, Settings, Theme
from jungle_pg.scenes.settings.cards import (
    LIGHT_PICTURE,
    PIECE_PICTURE,
    LanguageCards,
    PictureCards,
    light_picture,
    piece_picture,
)
from jungle_pg.scenes.settings.sections import Labelled, Noted, Section, Switches, Wide
from jungle_pg.stage.inputs import Input, Wheel
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import LANGUAGES
from jungle_pg.ui.choice import Choice
from jungle_pg.ui.chooser import Chooser
from jungle_pg.ui.segments import Segments
from jungle_pg.ui.slider import Slider
from jungle_pg.ui.toggle import Toggle
from jungle_pg.ui.widget import Act, Widget

OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    "language": get_args(Language),
    "motion": get_args(Motion),
    "pieces": get_args(PieceLook),
    "characters": get_args(Characters),
    "theme": get_args(Theme),
}
"""What there is to choose, in the order it is shown."""

SWITCHES: Final = (
    "muted",
    "voices",
    "reduced_motion",
    "coordinates",
    "ranks",
    "targets",
    "threats",
    "evaluation",
    "face_to_face",
    "full_screen",
    "confirm",
)
SAMPLES: Final = {"traditional": "獅", "simplified": "狮"}
"""How characters on pieces look."""

SCALE_MARKS: Final = (75, 100, 150, 200)


def percent(value: float) -> str:
    """A value in percent, as it stands beside a slider."""
    return f"{value:.0f} %"


def value_of(act: Act) -> Any:
    """The value a used control gives its setting."""
    if act.name in OPTIONS:
        assert isinstance(act.value, int)
        return OPTIONS[act.name][act.value]
    return round(act.value) if isinstance(act.value, float) else act.value


class SizeSlider(Slider):
    """A slider the wheel leaves alone: it would move away from under the mouse."""

    takes_wheel: bool = False

    def handle(self, event: Input, now: float) -> Act | None:
        """As any slider, but for the wheel."""
        return None if isinstance(event, Wheel) else super().handle(event, now)


class Controls:
    """All widgets that change a setting, and the sections they stand in."""

    def __init__(self) -> None:
        marks = tuple((value, str(value)) for value in SCALE_MARKS)
        self.switches = {name: Toggle(name) for name in SWITCHES}
        self.effects = Slider("effects_volume", 0, format=percent)
        self.music = Slider("music_volume", 0, format=percent)
        self.motion = Segments("motion", OPTIONS["motion"])
        self.language = LanguageCards("language")
        self.pieces = PictureCards("pieces", piece_picture, PIECE_PICTURE)
        self.characters = Segments("characters", OPTIONS["characters"])
        self.scale = SizeSlider("ui_scale", 100, 75, 200, 5, format=percent, marks=marks)
        self.theme = PictureCards("theme", light_picture, LIGHT_PICTURE)
        self.columns = (self._left(), self._right())

    @property
    def widgets(self) -> list[Widget]:
        """Everything in the order of the keyboard, which is that of the eye."""
        switch = self.switches
        return [
            self.effects, self.music, switch["muted"], switch["voices"], self.motion,
            switch["reduced_motion"], self.language, switch["confirm"], switch["face_to_face"],
            self.pieces, self.characters, switch["coordinates"], switch["ranks"],
            switch["targets"], switch["threats"], switch["evaluation"], switch["full_screen"],
            self.scale, self.theme,
        ]  # fmt: skip

    def show(self, settings: Settings) -> None:
        """Let every widget show its setting."""
        for widget in self.widgets:
            value = getattr(settings, widget.name)
            if isinstance(widget, Toggle):
                widget.is_on = value
            elif isinstance(widget, Slider):
                widget.value = value
            elif isinstance(widget, Chooser):
                widget.chosen = OPTIONS[widget.name].index(value)
        self.characters.is_enabled = settings.pieces != "picture"
        self.pieces.write(SAMPLES[settings.characters])

    def say(self, view: View) -> None:
        """Put the words in; languages are named in themselves."""
        words = view.words
        for name, switch in self.switches.items():
            switch.label = words(f"settings.{name}")
        labels = {
            name: tuple(words(f"settings.{name}_{option}") for option in OPTIONS[name])
            for name in ("motion", "pieces", "characters", "theme")
        }
        sample = SAMPLES[OPTIONS["characters"][self.characters.chosen]]
        self.pieces.say(view, labels["pieces"])
        self.pieces.write(sample)
        self.motion.labels = labels["motion"]
        self.characters.labels = labels["characters"]
        self.theme.say(view, labels["theme"])
        self.language.choices = tuple(
            Choice(LANGUAGES[code].name, sub_line=LANGUAGES[code]("settings.letter"))
            for code in OPTIONS["language"]
        )

    def _left(self) -> tuple[Section, ...]:
        switch = self.switches
        sound = (
            Labelled("settings.effects_volume", self.effects, 196, "sound_on"),
            Labelled("settings.music_volume", self.music, 196, "music"),
            Switches(((switch["muted"], switch["voices"]),)),
        )
        motion = (
            Labelled("settings.speed", self.motion, 163),
            Noted(switch["reduced_motion"], "settings.reduced_motion_note"),
        )
        playing = (
            Noted(switch["confirm"], "settings.confirm_note"),
            Noted(switch["face_to_face"], "settings.face_to_face_note"),
        )
        return (
            Section("settings.sound", "sound_on", sound),
            Section("settings.motion", "speed", motion),
            Section("settings.language", "language", (Wide(self.language),)),
            Section("settings.playing", "human", playing),
        )

    def _right(self) -> tuple[Section, ...]:
        switch = self.switches
        upper = (switch["coordinates"], switch["ranks"])
        lower = (switch["targets"], switch["threats"])
        board = (
            Labelled("settings.pieces", self.pieces, 163),
            Labelled("settings.characters", self.characters, 163),
            Switches((upper, lower)),
            Noted(switch["evaluation"], "settings.evaluation_note"),
        )
        screen = (
            Noted(switch["full_screen"], "settings.full_screen_note"),
            Labelled("settings.ui_scale", self.scale, 146, "scale"),
            Labelled("settings.theme", self.theme, 163),
        )
        return (
            Section("settings.board", "coords", board),
            Section("settings.screen", "fullscreen", screen),
        )
