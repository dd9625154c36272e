"""How a game shows itself where games are chosen: a little scene, a sign and a colour."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from jungle_pg.games.values import Appearance
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList

Scene: TypeAlias = Callable[[Rect, Appearance], DrawList]
"""Fills an area with a picture; what sticks out of the area is cut off."""

USUAL_ACCENT: Final = "blue"


@dataclass(frozen=True, slots=True)
class Poster:
    """What is seen of a game before it is chosen."""

    scene: Scene
    accent: str = USUAL_ACCENT
    """The kind of button its cabinet is coloured like: `green`, `amber`, `red` or `blue`."""
    sign: str = ""
    """The text that names the picture of its name; without one the name is written."""
    sign_shape: float = 1.0
    """How wide the sign is for each unit of its height."""
