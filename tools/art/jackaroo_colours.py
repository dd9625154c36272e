"""The colours of Jackaroo King: its wood by day and by night, and its two sides."""

from dataclasses import dataclass
from typing import Final

from tools.art.colours import CORAL, GOLD, Theme

SUIT_RED: Final = "#D8243C"
SUIT_BLACK: Final = "#2B2A33"
NAMES: Final = ("red", "yellow")
"""The sides in the order of their seats."""


@dataclass(frozen=True, slots=True)
class Trunk:
    """What a slice of a tree is painted with; `cut` is for carvings, `lit` for their lower edge."""

    bark: str
    bark_light: str
    bark_dark: str
    pale: str
    brown: str
    growth: str
    groove: str
    groove_dark: str
    lit: str
    hole: str
    cut: str
    rope: str
    rope_dark: str
    petals: tuple[str, str, str, str]


TRUNKS: Final[dict[Theme, Trunk]] = {
    "day": Trunk(
        *("#8A5A34", "#B07A48", "#5F3B20", "#F0CB8C", "#DDA662", "#B97F42"),
        *("#C08A4C", "#9A6630", "#F7DDA8", "#4A2C1A", "#A8713A", "#F0DDB0", "#B9955C"),
        ("#F7B6C8", "#FFFFFF", "#C9B6F2", "#FFFFFF"),
    ),
    "night": Trunk(
        *("#51403A", "#6C574B", "#33272A", "#93785C", "#6A5443", "#4E3D36"),
        *("#574439", "#3D3230", "#A58E72", "#1D171B", "#4F3E35", "#B3A88E", "#766A55"),
        ("#8E9AC0",) * 4,
    ),
}


@dataclass(frozen=True, slots=True)
class Lacquer:
    """The colours of a side on the board: its plates, their lower edge, a fine line, its wells."""

    face: str
    lip: str
    light: str
    well: str
    is_round: bool


LACQUERS: Final[dict[Theme, dict[str, Lacquer]]] = {
    "day": {
        "red": Lacquer(CORAL, "#A93A22", "#FFB39A", "#7C2314", is_round=True),
        "yellow": Lacquer(GOLD, "#B9861B", "#FFF0A8", "#7A520E", is_round=False),
    },
    "night": {
        "red": Lacquer("#C9573C", "#7C2A1A", "#E89078", "#4E160E", is_round=True),
        "yellow": Lacquer("#D9AC36", "#85601A", "#F0D480", "#4C340C", is_round=False),
    },
}
