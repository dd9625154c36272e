"""The colours everything shares; land and leaves have one set for the day and one for the night."""

from dataclasses import dataclass
from typing import Final, Literal

Theme = Literal["day", "night"]
THEMES: Final[tuple[Theme, ...]] = ("day", "night")

INK: Final = "#2B2A33"
CREAM: Final = "#FFF4DC"
WHITE: Final = "#FFFFFF"
GOLD: Final = "#FFD23F"
AMBER: Final = "#F9C74F"
CORAL: Final = "#F0714F"
CRIMSON: Final = "#D8243C"
BLUE: Final = "#1F4F96"
SKY_BLUE: Final = "#6CC3DE"
VIOLET: Final = "#7B4FD6"
MOSS: Final = "#4FA35A"
LIME: Final = "#7CC35A"
OAK: Final = "#8A5A34"
OCHRE: Final = "#D99A45"
SAND_GREY: Final = "#CFC4AE"
BUTTER: Final = "#FFE58A"
BRASS: Final = "#F6C445"
FOAM: Final = "#E3F7F8"


@dataclass(frozen=True, slots=True)
class Side:
    """The colours of a player; Red's things are round, the others' square."""

    face: str
    lip: str
    peg: str
    glow: str
    glow_edge: str
    is_round: bool = False


SIDES: Final = {
    "red": Side(CORAL, "#A93A22", CORAL, "#FF9A5C", CORAL, is_round=True),
    "blue": Side(BLUE, "#12305C", "#3E74C4", "#8DB8FF", "#3E74C4"),
    "green": Side("#0E5E43", "#063323", "#157A50", "#9BF0BE", "#2FA06E"),
}


@dataclass(frozen=True, slots=True)
class Land:
    """What the board is painted with."""

    grass: str
    mown: str
    blade: str
    bright_grass: str
    deep_grass: str
    sand: str
    wet_sand: str
    earth: str
    deep_earth: str
    water: str
    deep_water: str
    shallow: str
    foam: str
    lily: str
    lily_edge: str
    reed: str
    reed_dark: str
    net: str
    knot: str
    rock: str
    rock_light: str
    rock_dark: str


LAND: Final[dict[Theme, Land]] = {
    "day": Land(
        grass="#BBDD8F",
        mown="#99C56A",
        blade="#8DBA60",
        bright_grass="#C8E6A0",
        deep_grass="#6E9C4C",
        sand="#EAD49C",
        wet_sand="#D3B679",
        earth="#8F6C42",
        deep_earth="#6B4A2E",
        water="#67C3DF",
        deep_water="#3E9FCB",
        shallow="#9ADFEC",
        foam=FOAM,
        lily="#5FAE63",
        lily_edge="#3E8450",
        reed="#4F8F4A",
        reed_dark="#3B7040",
        net="#DFC390",
        knot="#B08A54",
        rock="#B99A74",
        rock_light="#D3B88F",
        rock_dark="#8E6F4F",
    ),
    "night": Land(
        grass="#4F7F72",
        mown="#44725F",
        blade="#3A6654",
        bright_grass="#5E8F80",
        deep_grass="#2E5446",
        sand="#8C8A74",
        wet_sand="#74735F",
        earth="#4A4038",
        deep_earth="#342C2A",
        water="#2F6E9B",
        deep_water="#21507E",
        shallow="#5A9CC4",
        foam="#A9D3E6",
        lily="#3E7F68",
        lily_edge="#28584C",
        reed="#356A57",
        reed_dark="#274F44",
        net="#A79C80",
        knot="#776A52",
        rock="#7A6F68",
        rock_light="#958A80",
        rock_dark="#574E4B",
    ),
}


@dataclass(frozen=True, slots=True)
class Tone:
    """The colours of one leaf: its two halves, rib and veins, outline."""

    left: str
    right: str
    rib: str
    outline: str


@dataclass(frozen=True, slots=True)
class Foliage:
    """What the jungle round the board is painted with; a trunk has a light and a dark half."""

    near: Tone
    mid: Tone
    lit: Tone
    lime: Tone
    far: Tone
    far_bush: str
    trunk: tuple[str, str]
    far_trunk: tuple[str, str]
    soil: str
    deep_soil: str
    soil_blade: str
    blooms: tuple[str, str, str]


FOLIAGE: Final[dict[Theme, Foliage]] = {
    "day": Foliage(
        near=Tone("#1F6B50", "#175543", "#3F9468", "#0E3B32"),
        mid=Tone("#35905C", "#27774F", "#6DBB72", "#14503F"),
        lit=Tone("#62B25C", "#47974F", "#A4D879", "#1E6346"),
        lime=Tone("#9CCB57", "#7DB24B", "#D0EA8C", "#3C7A3F"),
        far=Tone("#7CC08F", "#6BB385", "#97D0A2", "#5BA67A"),
        far_bush="#A3D5A8",
        trunk=("#8DBF95", "#7DB28A"),
        far_trunk=("#B0D9B0", "#A3D0A7"),
        soil="#4E8A47",
        deep_soil="#3B7440",
        soil_blade="#74AD57",
        blooms=(CORAL, BRASS, "#F49AB0"),
    ),
    "night": Foliage(
        near=Tone("#0E3038", "#0A252D", "#1C4A50", "#061920"),
        mid=Tone("#174650", "#113942", "#2A656A", "#0A2730"),
        lit=Tone("#235C60", "#1B4B52", "#3F8580", "#0D323A"),
        lime=Tone("#34766C", "#28625D", "#5CA08C", "#123F42"),
        far=Tone("#1F4A60", "#1B4256", "#2A5A70", "#173A4D"),
        far_bush="#2B5870",
        trunk=("#1C4256", "#183A4D"),
        far_trunk=("#28526A", "#244A61"),
        soil="#14403F",
        deep_soil="#0F3334",
        soil_blade="#215652",
        blooms=("#B0607A", "#C9A458", "#8D6FB0"),
    ),
}
