"""How positions are set up: a state is changed as one likes and asked what is wrong with it."""

from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, TypeVar

from jungle_pg.core.rulebook import Pick, Refusal, Seat

R_contra = TypeVar("R_contra", contravariant=True)
S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Counter:
    """A number that the rules remember in a position, and what it may be."""

    name: str
    value: int
    lowest: int
    highest: int


class Arranger(Protocol[R_contra, S]):
    """Sets positions of one game up.

    The states it takes and gives can be looked at, and `Codec.position_text` tells them; whether
    they could be played is what `troubles` says, and nothing else asks.
    """

    stores: tuple[Pick, ...] = ()
    """Places off the board where something can lie too: hands and piles of cards."""

    def empty(self, rules: R_contra) -> S:
        """A position with nothing on its board."""

    def read(self, rules: R_contra, text: str) -> S:
        """The position of a text, whether it could be played or not; BadText when it is none."""

    def pieces(self, rules: R_contra) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """What each seat can have on the board, by its letters."""

    def cards(self, rules: R_contra) -> tuple[str, ...]:
        """What can lie in the stores."""
        return ()

    def places(self, rules: R_contra) -> tuple[Pick, ...]:
        """Where something can be put on the board."""

    def piece_on(self, state: S, place: Pick) -> str:
        """The letter of what stands on a place; nothing where it is empty."""

    def lying_in(self, state: S, store: Pick) -> tuple[str, ...]:
        """What lies in a store, in its order."""
        return ()

    def put(self, state: S, place: Pick, piece: str) -> S:
        """With a piece on a place, or a card on top of a store; nothing as the piece removes."""

    def to_move(self, state: S, seat: Seat) -> S:
        """With a side to move."""

    def mirrored(self, state: S) -> S | None:
        """With left and right changed; None where a game has no such thing."""

    def swapped(self, state: S) -> S:
        """The same position for the other side: it has what this one had, and sits across."""

    def counters(self, state: S) -> tuple[Counter, ...]:
        """What the rules count in this position."""
        return ()

    def counted(self, state: S, name: str, value: int) -> S:
        """With one of the counters at a value in its range."""
        return state

    def troubles(self, state: S) -> tuple[Refusal, ...]:
        """Everything that keeps a position from being played, the root of it first."""


def moved(arranger: "AnyArranger", state: Any, start: Pick, target: Pick) -> Any:
    """With what stands on one place on another one instead."""
    piece = arranger.piece_on(state, start)
    if not piece or start == target:
        return state
    return arranger.put(arranger.put(state, start, ""), target, piece)


AnyArranger: TypeAlias = Arranger[Any, Any]
"""An arranger of whatever game."""
