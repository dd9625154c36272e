"""What is settled before the first move: the mode says who plays."""

from dataclasses import dataclass
from typing import Any, Final

from jungle_pg.core.log import Player, Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.rulebook import AnyRulebook, opponent
from jungle_pg.games.console.face import Face

PEOPLE: Final = "1"
PERSON_AND_MACHINE: Final = "2"
MACHINES_ALONE: Final = "3"
MODES: Final = (PEOPLE, PERSON_AND_MACHINE, MACHINES_ALONE)


@dataclass(frozen=True, slots=True)
class Opening:
    """A game that can begin in any mode."""

    rulebook: AnyRulebook
    face: Face
    rules: Any
    position: str | None
    """Where it begins, None for the start of the rules."""
    level: int
    """How strong the machines are."""
    seed: int

    def match(self, mode: str) -> AnyMatch:
        """The match of a mode before its first move."""
        setup = Setup(self.rules, self.position, self._players(mode), luck_seed=self.seed)
        return begin(self.rulebook, setup)

    def _players(self, mode: str) -> tuple[Player, Player]:
        person, machine = Player(), Player(level=self.level)
        if mode == PERSON_AND_MACHINE:
            seats = {self.face.person: person, opponent(self.face.person): machine}
            return seats[0], seats[1]
        return (person, person) if mode == PEOPLE else (machine, machine)


def is_watched(match: AnyMatch) -> bool:
    """Whether machines play each other."""
    return not any(player.is_human for player in match.setup.players)


def is_machines_turn(match: AnyMatch) -> bool:
    """Whether a machine has to decide."""
    return match.actor is not None and not match.setup.players[match.actor].is_human
