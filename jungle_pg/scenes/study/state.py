"""All that is true at the study board, as one frozen record."""

from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import Any

from jungle_pg.core.arranging import AnyArranger
from jungle_pg.core.draft import Draft
from jungle_pg.core.rulebook import Pick, Refusal, Seat
from jungle_pg.core.saving.values import TimeState
from jungle_pg.core.study.edits import AnyEdits, Edits, is_same_but_cursor
from jungle_pg.core.study.node import Colour
from jungle_pg.core.study.study import AnyStudy
from jungle_pg.core.timing import timing_of
from jungle_pg.scenes.table.state import TableState, seat_below


class Tool(StrEnum):
    """What the left button does on the board."""

    HAND = "hand"
    ARROW = "arrow"
    CIRCLE = "circle"
    ERASER = "eraser"
    PIECE = "piece"
    """Sets a position up: puts a piece somewhere, moves pieces, or takes them away."""


DRAWING = (Tool.ARROW, Tool.CIRCLE)


@dataclass(frozen=True, eq=False)
class StudyState(TableState):
    """A table without players: the line to the place that is looked at, in a study."""

    edits: AnyEdits = field(kw_only=True)
    sees_all: bool = True
    kept: AnyStudy | None = None
    """The study as it lies in a file, or as it was before anybody changed it."""
    tool: Tool = Tool.HAND
    colour: Colour = Colour.GREEN
    piece: str = ""
    """The letter of the piece that is put where the board is clicked; nothing for none."""

    @property
    def study(self) -> AnyStudy:
        """The tree as it is."""
        return self.edits.study

    @property
    def is_saved(self) -> bool:
        """Whether nothing would be lost without this study."""
        return self.kept is not None and is_same_but_cursor(self.kept, self.study)

    @cached_property
    def arranger(self) -> AnyArranger | None:
        """What sets positions of this game up; None where it has nothing for that."""
        return self.study.rulebook.arranger()

    @cached_property
    def arranged(self) -> Any:
        """The position that is being set up; None where there is none."""
        text = self.study.arranged
        if text is None or self.arranger is None:
            return None
        return self.arranger.read(self.study.setup.rules, text)

    @cached_property
    def troubles(self) -> tuple[Refusal, ...]:
        """What keeps the position that is set up from being played."""
        if self.arranged is None or self.arranger is None:
            return ()
        return self.arranger.troubles(self.arranged)

    @cached_property
    def occupied(self) -> frozenset[Pick]:
        """Where something stands that can be moved while a position is set up."""
        arranger = self.arranger
        if self.tool is not Tool.PIECE or arranger is None:
            return frozenset()
        places = arranger.places(self.study.setup.rules)
        return frozenset(each for each in places if arranger.piece_on(self.position, each))

    @cached_property
    def position(self) -> Any:
        """The state that is seen: the one that is set up, or what the moves have led to."""
        return self.seen.state if self.arranged is None else self.arranged

    @cached_property
    def awaits_human(self) -> bool:
        """Whether a hand may play a move here."""
        return self.tool is Tool.HAND and self.arranged is None and self.mover is not None

    def is_human(self, seat: Seat) -> bool:
        """Always: who tries lines plays both sides."""
        return True

    @cached_property
    def viewer(self) -> Seat | None:
        """Nobody in particular."""
        return None

    @cached_property
    def cover_for(self) -> Seat | None:
        """Nothing is hidden."""
        return None

    @property
    def is_rated(self) -> bool:
        """Whatever the game counted for that it is from, it is over."""
        return False


def state_of(study: AnyStudy, *, has_saves: bool = False) -> StudyState:
    """The study board with a study nobody has changed yet."""
    match = study.match(onwards=False)
    return StudyState(
        Draft(match),
        match,
        timing_of(TimeState(), match),
        seat_below(match),
        edits=Edits(study),
        kept=study,
        has_saves=has_saves,
    )
