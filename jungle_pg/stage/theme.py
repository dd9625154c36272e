"""Day and night as data: every colour the program uses outside its pictures."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.stage.colours import Colour

INK: Final = "#2B2A33"
CREAM: Final = "#FFF4DC"
GOLD: Final = "#FFD23F"
CRIMSON: Final = "#D8243C"
NAIL: Final = "#F6C445"
EDGE: Final = "#C98A1B"
"""The edge of whatever is chosen."""


@dataclass(frozen=True, slots=True)
class ButtonColours:
    """The colours of a button."""

    face: Colour
    lip: Colour
    light: Colour
    text: Colour
    hover: Colour
    line: Colour = INK


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of day or night."""

    name: str
    backdrop: Colour
    """Behind everything until the pictures are there."""
    wood: Colour
    wood_light: Colour
    wood_dark: Colour
    grain: Colour
    plank: Colour
    plank_light: Colour
    paper: Colour
    paper_line: Colour
    tray: Colour
    field: Colour
    track: Colour
    text: Colour
    soft_text: Colour
    wood_text: Colour
    wood_shadow: Colour
    row: Colour
    current_row: Colour
    card: Colour
    tick: Colour
    veil: Colour
    veil_alpha: int
    dialog_veil: Colour
    dialog_alpha: int
    faces: tuple[tuple[str, ButtonColours], ...]

    def face(self, kind: str) -> ButtonColours:
        """The colours of a kind of button; plain ones differ by day and night."""
        return dict(self.faces)[kind]


_LIVELY: Final = (
    ("green", ButtonColours("#7CC35A", "#3F8A3F", "#B4E68C", INK, "#92D66D")),
    ("amber", ButtonColours("#F9C74F", "#C98A1B", "#FFE7A0", INK, "#FFD766")),
    ("red", ButtonColours("#F0714F", "#A93A22", "#FFA68A", INK, "#FF8566")),
    ("blue", ButtonColours("#3E74C4", "#12305C", "#8DB8FF", "#FFFFFF", "#5288D8")),
)

DAY: Final = Theme(
    name="day",
    backdrop="#CBE5B4",
    wood="#A8713F",
    wood_light="#C99559",
    wood_dark="#6E4526",
    grain="#7C5130",
    plank="#8A5A34",
    plank_light="#A8713F",
    paper="#FFF4DC",
    paper_line="#DBC08A",
    tray="#EBD6A8",
    field="#FFFFFF",
    track="#C9AC74",
    text=INK,
    soft_text="#7A6A58",
    wood_text="#FFF4DC",
    wood_shadow="#2A1B12",
    row="#F9E9C6",
    current_row="#FFE08A",
    card="#F9E9C6",
    tick="#3F8A3F",
    veil="#103E34",
    veil_alpha=70,
    dialog_veil="#060E18",
    dialog_alpha=130,
    faces=(
        *_LIVELY,
        ("plain", ButtonColours("#FFF4DC", "#D2B27A", "#FFFFFF", INK, "#FFFBEF")),
        ("disabled", ButtonColours("#DDD0B6", "#B9AB8F", "", "#8C8170", "#DDD0B6", "#8C8170")),
    ),
)

NIGHT: Final = Theme(
    name="night",
    backdrop="#16343F",
    wood="#5A4336",
    wood_light="#7A5F4C",
    wood_dark="#33261F",
    grain="#33261F",
    plank="#4A372C",
    plank_light="#634B3C",
    paper="#21363F",
    paper_line="#35505B",
    tray="#182A33",
    field="#0F1E26",
    track="#33261F",
    text="#F3E9D2",
    soft_text="#A9B8B4",
    wood_text="#F6E7C6",
    wood_shadow="#2A1B12",
    row="#263E48",
    current_row="#4B5F3C",
    card="#263E48",
    tick="#B4E68C",
    veil="#060E18",
    veil_alpha=70,
    dialog_veil="#060E18",
    dialog_alpha=130,
    faces=(
        *_LIVELY,
        ("plain", ButtonColours("#35535D", "#1B3039", "#567985", "#F3E9D2", "#44666F")),
        ("disabled", ButtonColours("#253B44", "#1B2E36", "", "#67808A", "#253B44", "#14242B")),
    ),
)

THEMES: Final = {theme.name: theme for theme in (DAY, NIGHT)}
