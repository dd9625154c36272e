"""The rules of Jungle as one value: one field per rule, every combination playable."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, TypeAlias

from jungle_pg.core.jungle.animals import BOTTOM, TOP, Animal
from jungle_pg.core.jungle.board import Rivers
from jungle_pg.core.rulebook import Seat

Animals: TypeAlias = frozenset[Animal]

NOBODY: Final[Animals] = frozenset()
EVERYONE: Final[Animals] = frozenset(Animal)


class Start(StrEnum):
    """Where the animals stand at the beginning."""

    TRADITIONAL = "traditional"
    APPENDIX = "appendix"


START_BOARDS: Final = {
    Start.TRADITIONAL: "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L",
    Start.APPENDIX: "4w2/3e3/tpr1cdl/7/7/7/LDC1RPT/3E3/2W4",
}


class Side(StrEnum):
    """A side of the board."""

    BOTTOM = "bottom"
    TOP = "top"

    @property
    def seat(self) -> Seat:
        """The seat that plays from there."""
        return BOTTOM if self is Side.BOTTOM else TOP


class SideNames(StrEnum):
    """What the bottom and the top side are called."""

    RED_BLUE = "RED-BLUE"
    TITLE_RED_BLUE = "Red-Blue"
    RED_GREEN = "RED-GREEN"

    def of(self, seat: Seat) -> str:
        """The name of one side."""
        return self.value.split("-")[seat]


class ElephantTakesRat(StrEnum):
    """When an elephant may capture a rat."""

    NEVER = "never"
    TRAPPED = "trapped"
    ALWAYS = "always"


class TrappedAttacker(StrEnum):
    """What an animal standing in an enemy trap can do to others."""

    CANNOT_CAPTURE = "cannot-capture"
    RANK_ZERO = "rank-0"
    FULL_RANK = "full-rank"


class TrappedDefender(StrEnum):
    """How well an animal standing in an enemy trap resists."""

    RANK_ZERO = "rank-0"
    FULL_RANK = "full-rank"


class PassOnTime(StrEnum):
    """Whether a turn may pass when its time is over."""

    NEVER = "never"
    CLOCK = "clock"
    ALWAYS = "always"


LIMIT_RANGES: Final = {"no_capture_limit": (1, 9999), "repetition_limit": (2, 99)}


@dataclass(frozen=True)
class JungleRules:
    """Every rule that differs between rule sets; the defaults are the traditional ones.

    A file that lacks a field was played under its default, so a new one has what was always so.
    """

    rivers: Rivers = Rivers.INNER
    start: Start = Start.TRADITIONAL
    moves_first: Side = Side.BOTTOM
    side_names: SideNames = SideNames.RED_BLUE
    row_one: Side = Side.BOTTOM
    """Where players see row 1; position texts always count from the bottom."""
    swimmers: Animals = frozenset({Animal.RAT})
    column_jumpers: Animals = frozenset({Animal.LION, Animal.TIGER})
    row_jumpers: Animals = frozenset({Animal.LION, Animal.TIGER})
    double_jumpers: Animals = NOBODY
    """Who may cross both rivers along a row in one go."""
    den_enterers: Animals = EVERYONE
    water_to_land_captors: Animals = NOBODY
    """Who may capture from the water onto land."""
    land_to_water_capture: bool = False
    """Whether a swimmer on land may capture in the water."""
    rat_takes_elephant: bool = True
    elephant_takes_rat: ElephantTakesRat = ElephantTakesRat.TRAPPED
    trapped_attacker: TrappedAttacker = TrappedAttacker.CANNOT_CAPTURE
    trapped_defender: TrappedDefender = TrappedDefender.RANK_ZERO
    no_capture_limit: int | None = 50
    """Plies without a capture that make a draw."""
    repetition_limit: int | None = 3
    """Occurrences of a position with the same side to move that make a draw."""
    pass_on_time: PassOnTime = PassOnTime.CLOCK
    draw_by_agreement: bool = True
    base: str = field(default="traditional", compare=False)
    """The rule set and switches these rules were made from; the fields are what counts."""

    def __post_init__(self) -> None:
        for name, (lowest, highest) in LIMIT_RANGES.items():
            limit = getattr(self, name)
            if limit is not None and not lowest <= limit <= highest:
                raise ValueError(f"{name} must be {lowest} to {highest} or none, not {limit}")
