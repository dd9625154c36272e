"""The mutable board of the search, made from any state of Jungle."""

from jungle_pg.core.jungle.board import TRAPS
from jungle_pg.core.jungle.paths import Move
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.engine.search.memory import MOVE_MASK
from jungle_pg.engine.search.packed import i64, vec
from jungle_pg.games.jungle.engine.lookups import (
    BIT,
    DOORSTEPS,
    NO_PIECE,
    NO_SPOT,
    RATS_SHIFT,
    TRAP_BITS,
    Lookups,
    lookups_of,
    piece_number,
)


class SearchBoard:
    """Cells, squares and masks with make and unmake; all numbers as in the tables."""

    def __init__(self, state: JungleState, tables: Lookups | None = None) -> None:
        self.tables = tables or lookups_of(state.rules, knows_places=True, eager=None)
        self.stands, self.only_rats_swim = self.tables.stands, self.tables.only_rats_swim
        self.cells: vec[i64] = vec[i64]([NO_PIECE] * (NO_SPOT + 1))
        self.squares: vec[i64] = vec[i64]([NO_SPOT] * (NO_PIECE + 1))
        for spot, piece in enumerate(state.board):
            if piece is not None:
                number = piece_number(piece.seat, piece.animal)
                self.cells[spot], self.squares[number] = number, spot
        self.seat: Seat = state.mover
        self.quiet = state.quiet
        self.own, self.their = self._bits(self.seat), self._bits(opponent(self.seat))
        self.key, self.score = self._key(), self._score()
        self._made: list[tuple[int, int, int]] = []

    def legal_moves(self) -> list[int]:
        """All legal moves, steps into the den among them, unless a den is entered already."""
        captures: list[int] = []
        quiets = self.generate(self.seat, self.own, self.their, captures)
        taking = [move & MOVE_MASK for move in captures]
        return self.den_moves(self.seat, self.own) + taking + quiets

    def generate(self, seat: i64, own: i64, their: i64, captures: list[int]) -> list[int]:
        """The quiet moves; captures are added to a list, each with its promise above the move."""
        occupied = own | their
        squares, cells = self.squares, self.cells
        quiets: list[int] = []
        standing = squares[8:16] if seat else squares
        for spot, spots in zip(standing, self.stands[seat]):  # noqa: B905 - mypyc knows no other zip
            stand = spots[spot]
            blockers = stand.zone & occupied
            if not blockers:
                quiets += stand.free
                continue
            if self.only_rats_swim:
                quiets += stand.quiets[blockers]
            else:
                rats = stand.zone & (BIT[squares[0]] | BIT[squares[8]])
                quiets += stand.quiets[int(blockers) | int(rats) << RATS_SHIFT]
            enemies = blockers & their
            if enemies:
                for take in stand.takes[enemies]:
                    capture = take.captures[cells[take.target]]
                    if capture and not (
                        take.crossed and take.crossed & (BIT[squares[0]] | BIT[squares[8]])
                    ):
                        captures.append(capture)
        return quiets

    def captures(self, seat: i64, their: i64) -> list[int]:
        """The captures alone."""
        squares, cells = self.squares, self.cells
        captures: list[int] = []
        standing = squares[8:16] if seat else squares
        for spot, spots in zip(standing, self.stands[seat]):  # noqa: B905 - as above
            stand = spots[spot]
            enemies = stand.zone & their
            if enemies:
                for take in stand.takes[enemies]:
                    capture = take.captures[cells[take.target]]
                    if capture and not (
                        take.crossed and take.crossed & (BIT[squares[0]] | BIT[squares[8]])
                    ):
                        captures.append(capture)
        return captures

    def den_moves(self, seat: Seat, own: int) -> list[int]:
        """The moves into the enemy den."""
        traps = TRAPS[opponent(seat)]
        if not own & TRAP_BITS[opponent(seat)]:
            return []
        moves = self.tables.den_moves
        standing = ((self.cells[trap], trap) for trap in sorted(traps))
        return [moves[place] for place in standing if place[0] >> 3 == seat and place in moves]

    def entering(self, seat: i64, standing: i64) -> i64:
        """Of the pieces on these bits, all beside the enemy den, those that may step in."""
        if self.tables.everyone_enters:
            return standing
        enterers: i64 = 0
        for piece in self.tables.enterers[seat]:
            enterers |= BIT[self.squares[piece]]
        return standing & enterers

    def walks_in(self, seat: i64, own: i64, their: i64) -> bool:
        """Whether a step into a trap that no enemy is beside leads into the den next."""
        for trap in DOORSTEPS[1 - seat]:
            beside = own & trap.beside
            if beside and not their & trap.around and self.entering(seat, beside):
                return True
        return False

    def answers(self, seat: i64, their: i64, threat: i64) -> list[int]:
        """The captures that remove the only piece about to enter our den."""
        if threat & (threat - 1):
            return []
        moves = self.tables.moves
        return [
            capture
            for capture in self.captures(seat, their)
            if BIT[moves[capture & MOVE_MASK].target] & threat
        ]

    def make(self, move: int) -> None:
        facts = self.tables.moves[move]
        victim = self.cells[facts.target]
        self._made.append((move, victim, self.quiet))
        self.cells[facts.start], self.cells[facts.target] = NO_PIECE, facts.piece
        self.squares[facts.piece] = facts.target
        their, score = self.their, self.score + facts.gain
        self.key ^= facts.key
        self.quiet += 1
        if victim != NO_PIECE:
            self.squares[victim] = NO_SPOT
            their ^= BIT[facts.target]
            score += self.tables.values[victim][facts.target]
            self.key ^= self.tables.keys[victim][facts.target]
            self.quiet = 0
        self.own, self.their = their, self.own ^ facts.bits
        self.score, self.seat = -score, opponent(self.seat)

    def unmake(self) -> None:
        move, victim, self.quiet = self._made.pop()
        facts = self.tables.moves[move]
        self.cells[facts.start], self.cells[facts.target] = facts.piece, victim
        self.squares[facts.piece] = facts.start
        own, their = self.their ^ facts.bits, self.own
        score = -self.score - facts.gain
        self.key ^= facts.key
        if victim != NO_PIECE:
            self.squares[victim] = facts.target
            their ^= BIT[facts.target]
            score -= self.tables.values[victim][facts.target]
            self.key ^= self.tables.keys[victim][facts.target]
        self.own, self.their = own, their
        self.score, self.seat = score, opponent(self.seat)

    def action(self, move: int) -> Move:
        facts = self.tables.moves[move]
        return Move(facts.start, facts.target)

    def _bits(self, seat: Seat) -> int:
        return sum(BIT[spot] for spot in self.squares[8 * seat : 8 * seat + 8])

    def _key(self) -> int:
        key = self.tables.side_key if self.seat else 0
        for piece, spot in enumerate(self.squares[:16]):
            key ^= self.tables.keys[piece][spot]
        return key

    def _score(self) -> int:
        worth = [0, 0]
        for piece, spot in enumerate(self.squares[:16]):
            worth[piece >> 3] += self.tables.values[piece][spot]
        return worth[self.seat] - worth[opponent(self.seat)]
