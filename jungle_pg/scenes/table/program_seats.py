"""Other programs that sit at a table: asked like computers, and followed by somebody in trouble."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypeAlias

from jungle_pg.core.log import Player, Stakes
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Seat
from jungle_pg.engine.foreign.faults import Fault, fault_of
from jungle_pg.engine.thinking import Order
from jungle_pg.scenes.table.computer_seat import ComputerSeat
from jungle_pg.scenes.table.dialogs.program_trouble import (
    SUCCESSORS,
    ProgramTrouble,
    TroubleChoice,
)
from jungle_pg.scenes.table.state import TableState
from jungle_pg.scenes.world import World

if TYPE_CHECKING:
    from jungle_pg.engine.foreign.programs import Programs
    from jungle_pg.scenes.table.table import Table

OtherPrograms: TypeAlias = "Callable[[], Programs]"


class ProgramSeats:
    """Asks the program whose turn it is, by its name; it may not be known here."""

    def __init__(self, programs: "OtherPrograms | None") -> None:
        self._programs = programs

    def consult(self, seat: ComputerSeat, at: TableState, order: Order, now: float) -> None:
        """Let a computer or a program think about the match as it stands."""
        goes_on, name = bool(at.draft.picks), at.program
        if name is None:
            seat.follow(at.with_picks, order, now, goes_on=goes_on)
            return
        programs = None if self._programs is None else self._programs()
        program = None if programs is None else programs.named(name)
        if programs is None or program is None:
            seat.give_up(at.with_picks, str(Fault("unknown")))
            return
        # With time for the whole game it shares that out by itself.
        limits = program.limit if order.clocks is None else None
        order, client = replace(order, limits=limits), programs.client(name)
        seat.follow(at.with_picks, order, now, goes_on=goes_on, program=client)

    def rest(self, match: AnyMatch) -> None:
        """Nobody plays here any more: the programs of a match end."""
        if self._programs is not None and any(each.is_program for each in match.setup.players):
            self._programs().rest()


MOST_TRIES: Final = 3
"""How often a level is asked in vain before it is told of: asking again may mend it."""


class Troubles:
    """Tells once what is wrong with a program or a level, and lets somebody else play on."""

    def __init__(self, world: World, table: "Table") -> None:
        self._world, self._table = world, table
        self._told: tuple[AnyMatch, str] | None = None

    def news(self, at: TableState, now: float) -> ProgramTrouble | None:
        """What is to be told of somebody at this table who has just gone wrong."""
        if at.mover is None or not at.problem:
            if not at.problem and at.program is not None:
                self._told = None
            return None
        told = (at.with_picks, at.problem)
        is_too_soon = at.program is None and self._table.computer.tries < MOST_TRIES
        if self._told == told or at.looking is not None or is_too_soon:
            return None
        self._told = told
        fault = None if at.program is None else fault_of(at.problem) or Fault("no_move")
        player = at.match.setup.players[at.mover]
        return ProgramTrouble(self._world, player, at.mover, fault, now)

    def heard(self, choice: TroubleChoice, now: float) -> AnyMatch:
        """Ask again, or let somebody else play on from here; the match as it is agreed then."""
        if choice.way == "again":
            self._table.computer.try_again(now)
            return self._table.state.match
        match = seated(self._table.state.match, choice.seat, SUCCESSORS[choice.way])
        self._table.computer.cancel()
        self._table.agreed(match)
        return match


def seated(match: AnyMatch, seat: Seat, player: Player) -> AnyMatch:
    """The same match with somebody else on a seat; it counts for nothing any more."""
    first, second = match.setup.players
    players = (player, second) if seat == 0 else (first, player)
    return replace(match, setup=replace(match.setup, players=players, stakes=Stakes.NOTHING))
