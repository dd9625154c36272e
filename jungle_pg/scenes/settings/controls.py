"""The controls of the settings: a widget for every choice, named after the setting it changes."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final, get_args

from jungle_pg.files.settings import Characters, Language, Motion, Replies, Settings, Theme
from jungle_pg.games.game import Game
from jungle_pg.scenes.settings.game_controls import GameControls, offers_choice
from jungle_pg.scenes.settings.light_picture import LIGHT_SHAPE, light_picture
from jungle_pg.scenes.settings.sections import Labelled, Noted, Section, Switches, Wide
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import TEXTS
from jungle_pg.ui.controls.choice import Choice
from jungle_pg.ui.controls.one_of_several import Chooser
from jungle_pg.ui.controls.picture_cards import LanguageCards, PictureCards
from jungle_pg.ui.controls.segments import Segments
from jungle_pg.ui.controls.slider import Slider
from jungle_pg.ui.controls.toggle import Toggle
from jungle_pg.ui.widget import Act, Widget

OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    "language": get_args(Language),
    "motion": get_args(Motion),
    "replies": get_args(Replies),
    "characters": get_args(Characters),
    "theme": get_args(Theme),
}
"""What there is to choose, in the order it is shown."""

SWITCHES: Final = (
    "muted",
    "voices",
    "reduced_motion",
    "rumble",
    "coordinates",
    "ranks",
    "targets",
    "threats",
    "evaluation",
    "oracle",
    "move_times",
    "face_to_face",
    "full_screen",
    "confirm",
    "speech",
    "blindfold",
)
SCALE_MARKS: Final = (75, 100, 150, 200)


def percent(value: float) -> str:
    """A value in percent, as it stands beside a slider."""
    return f"{value:.0f} %"


def changed(settings: Settings, act: Act) -> Settings:
    """The settings with the value a used control gives its setting."""
    value: Any = round(act.value) if isinstance(act.value, float) else act.value
    if act.name in OPTIONS:
        assert isinstance(value, int)
        value = OPTIONS[act.name][value]
    change: dict[str, Any] = {act.name: value}
    if act.name == "music_volume":
        # Whoever moves this slider wants to hear what it does.
        change["music_muted"] = False
    return replace(settings, **change)


class SizeSlider(Slider):
    """A slider the wheel leaves alone: it would move away from under the mouse."""

    takes_wheel: bool = False


class Controls:
    """All widgets that change a setting, and the sections they stand in."""

    def __init__(self, games: Mapping[str, Game]) -> None:
        marks = tuple((value, str(value)) for value in SCALE_MARKS)
        self.switches = {name: Toggle(name) for name in SWITCHES}
        self.effects = Slider("effects_volume", 0, format=percent)
        self.music = Slider("music_volume", 0, format=percent)
        self.motion = Segments("motion", OPTIONS["motion"])
        self.language = LanguageCards("language")
        self.replies = Segments("replies", OPTIONS["replies"])
        self.characters = Segments("characters", OPTIONS["characters"])
        self.scale = SizeSlider("ui_scale", 100, 75, 200, 5, format=percent, marks=marks)
        self.theme = PictureCards("theme", light_picture, LIGHT_SHAPE)
        self.games = [GameControls(game) for game in games.values() if offers_choice(game)]
        self._groups = (self._program(), self._games(), self._board())

    @property
    def widgets(self) -> list[Widget]:
        """Everything in the order of the keyboard, which is that of the eye."""
        switch = self.switches
        return [
            self.effects, self.music, switch["muted"], switch["voices"],
            switch["speech"], self.motion,
            switch["reduced_motion"], switch["rumble"], self.language,
            *(each for game in self.games for each in game.widgets),
            self.replies, switch["confirm"], switch["face_to_face"], switch["move_times"],
            self.characters, switch["coordinates"],
            switch["ranks"], switch["targets"], switch["threats"], switch["evaluation"],
            switch["oracle"], switch["blindfold"], switch["full_screen"], self.scale, self.theme,
        ]  # fmt: skip

    def show(self, settings: Settings) -> None:
        """Let every widget show its setting."""
        of_games = {widget for game in self.games for widget in game.widgets}
        for widget in (widget for widget in self.widgets if widget not in of_games):
            value = getattr(settings, widget.name)
            if isinstance(widget, Toggle):
                widget.is_on = value
            elif isinstance(widget, Slider):
                widget.value = value
            elif isinstance(widget, Chooser):
                widget.chosen = OPTIONS[widget.name].index(value)
        for game in self.games:
            game.show(settings)
        self.characters.is_enabled = any(game.has_characters for game in self.games)

    def changed(self, settings: Settings, act: Act) -> Settings:
        """The settings with what a used control gives its setting."""
        own = next((game for game in self.games if game.owns(act.name)), None)
        return changed(settings, act) if own is None else own.changed(settings, act)

    def set_labels(self, view: View) -> None:
        """Put the words in; languages are named in themselves."""
        words = view.words
        for name, switch in self.switches.items():
            switch.label = words(f"settings.{name}")
        labels = {
            name: tuple(words(f"settings.{name}_{option}") for option in OPTIONS[name])
            for name in ("motion", "replies", "characters", "theme")
        }
        for game in self.games:
            game.set_labels(view)
        self.language.caption = words("settings.language")
        self.motion.labels = labels["motion"]
        self.replies.labels = labels["replies"]
        self.characters.labels = labels["characters"]
        self.theme.set_labels(view, labels["theme"])
        self.language.choices = tuple(
            Choice(TEXTS[code]["language.name"], sub_line=TEXTS[code]["settings.letter"])
            for code in OPTIONS["language"]
        )

    def columns(self, count: int) -> tuple[tuple[Section, ...], ...]:
        """All sections in their order, in so many columns: one, two or three."""
        program, games, board = self._groups
        if count == 3:
            return program, games, board
        if count == 1:
            return ((*program, *games, *board),)
        *most, playing = games
        return (*program, *most), (playing, *board)

    def _program(self) -> tuple[Section, ...]:
        switch = self.switches
        sound = (
            Labelled("settings.effects_volume", self.effects, "sound_on"),
            Labelled("settings.music_volume", self.music, "music"),
            Switches(((switch["muted"], switch["voices"]),)),
            Noted(switch["speech"], "settings.speech_note"),
        )
        motion = (
            Labelled("settings.speed", self.motion),
            Noted(switch["reduced_motion"], "settings.reduced_motion_note"),
            Noted(switch["rumble"], "settings.rumble_note"),
        )
        return (
            Section("settings.sound", "sound_on", sound),
            Section("settings.motion", "speed", motion),
            Section("settings.language", "language", (Wide(self.language),)),
        )

    def _games(self) -> tuple[Section, ...]:
        playing = (
            Labelled("settings.replies", self.replies),
            Noted(self.switches["confirm"], "settings.confirm_note"),
            Noted(self.switches["face_to_face"], "settings.face_to_face_note"),
            Noted(self.switches["move_times"], "settings.move_times_note"),
        )
        return (
            *(game.section for game in self.games),
            Section("settings.playing", "human", playing),
        )

    def _board(self) -> tuple[Section, ...]:
        switch = self.switches
        upper = (switch["coordinates"], switch["ranks"])
        lower = (switch["targets"], switch["threats"])
        board = (
            Labelled("settings.characters", self.characters),
            Switches((upper, lower)),
            Noted(switch["evaluation"], "settings.evaluation_note"),
            Noted(switch["oracle"], "settings.oracle_note"),
            Noted(switch["blindfold"], "settings.blindfold_note"),
        )
        screen = (
            Noted(switch["full_screen"], does="full_screen"),
            Labelled("settings.ui_scale", self.scale, icon="scale"),
            Labelled("settings.theme", self.theme),
        )
        return (
            Section("settings.board", "coords", board),
            Section("settings.screen", "fullscreen", screen),
        )
