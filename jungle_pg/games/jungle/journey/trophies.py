"""The trophies of Jungle: what a finished match has earned, and which animals were busy in it."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from jungle_pg.core.career.feats import Feats
from jungle_pg.core.jungle.animals import Animal
from jungle_pg.core.jungle.board import WATER, is_trapped
from jungle_pg.core.jungle.state import Captured, EnteredDen, Event, Jumped, JungleState, Moved
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Seat
from jungle_pg.games.honours import Face, Honours

LEAPS: Final = 3
QUICK_MOVES: Final = 20


@dataclass(slots=True)
class _Deeds:
    """What one side did, event by event."""

    seat: Seat
    moves: int = 0
    leaps: int = 0
    losses: int = 0
    moved: Counter[str] = field(default_factory=Counter)
    taken: Counter[str] = field(default_factory=Counter)
    trophies: set[str] = field(default_factory=set)
    has_swum: bool = False
    """Whether the rat has."""

    def note(self, event: Event, state: JungleState) -> None:
        match event:
            case Moved(piece, _, target) if piece.seat == self.seat:
                self._go(piece.animal)
                is_water = target in WATER[state.rules.rivers]
                self.has_swum |= is_water and piece.animal is Animal.RAT
            case Jumped(piece) if piece.seat == self.seat:
                self._go(piece.animal)
                self.leaps += 1
            case Captured(spot, attacker, victim):
                if victim.seat == self.seat:
                    self.losses += 1
                    return
                self.moved[_kind(attacker.animal)] += 1
                self.taken[_kind(victim.animal)] += 1
                if attacker.animal is Animal.RAT and victim.animal is Animal.ELEPHANT:
                    self.trophies.add("giant")
                if is_trapped(victim, spot) and victim.animal > attacker.animal:
                    self.trophies.add("trap")
            case EnteredDen(piece) if piece.seat == self.seat:
                self.trophies.add("den")
                if piece.animal is Animal.RAT and self.has_swum:
                    self.trophies.add("swimmer")

    def _go(self, animal: Animal) -> None:
        self.moves += 1
        self.moved[_kind(animal)] += 1


def feats_of(match: AnyMatch, seat: Seat) -> Feats:
    """What a seat has done in a finished match of Jungle."""
    deeds = _Deeds(seat)
    for moment in match.moments[: match.cursor]:
        for event in moment.events:
            deeds.note(event, moment.state)
    if deeds.leaps >= LEAPS:
        deeds.trophies.add("leap")
    verdict = match.verdict
    mine = _animals(match.state, seat)
    if verdict is not None and verdict.winner == seat:
        if not deeds.losses:
            deeds.trophies.add("unharmed")
        if mine == 1:
            deeds.trophies.add("last_one")
        if deeds.moves <= QUICK_MOVES:
            deeds.trophies.add("quick")
    elif verdict is not None and verdict.winner is None and mine < _animals(match.state, 1 - seat):
        deeds.trophies.add("peace")
    return Feats(frozenset(deeds.trophies), deeds.moved, deeds.taken, deeds.leaps)


def _animals(state: JungleState, seat: Seat) -> int:
    return sum(piece is not None and piece.seat == seat for piece in state.board)


def _kind(animal: Animal) -> str:
    return animal.name.lower()


def _face(kind: str) -> Face | None:
    known = {_kind(animal) for animal in Animal}
    return (f"pieces/r_{kind}", f"word.{kind}") if kind in known else None


HONOURS: Final = Honours(
    ("den", "giant", "leap", "swimmer", "trap", "unharmed", "last_one", "quick", "peace"),
    feats_of,
    _face,
)
