"""The ground of the judge in Jungle: the board of the search, with what is certain before it is
tried.

Dens: who stands in a trap beside the den and is to move is in; who needs more moves on an empty
board than are left cannot be in time. Tables, if there are any: with three animals or fewer the end
is known.
"""

from collections.abc import Sequence
from typing import Final

from jungle_pg.core.journey.goals import number, piece_of
from jungle_pg.core.journey.stage import Goal
from jungle_pg.core.jungle.animals import Animal
from jungle_pg.core.jungle.board import DENS, spot_name
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.engine.search.memory import MOVE_MASK
from jungle_pg.engine.search.scores import MATE, UNKNOWN
from jungle_pg.games.jungle.endgames.bits import SPOT_BITS
from jungle_pg.games.jungle.endgames.keys import MOST_PIECES
from jungle_pg.games.jungle.endgames.probe import PIECE_BITS, Probe
from jungle_pg.games.jungle.engine.board import SearchBoard
from jungle_pg.games.jungle.engine.evaluation import FAR, den_distances
from jungle_pg.games.jungle.engine.lookups import NO_PIECE, NO_SPOT, piece_number

GOALS: Final = frozenset({"win", "den", "capture"})
"""What this ground is for; a rulebook does for the others."""

LOST: Final = 100


class JungleGround:
    """A position of Jungle as the judge walks over it; limits on moves are too far away to count.

    A stage begins with nothing counted, and has fewer moves than any limit or repetition needs.
    """

    def __init__(
        self, opening: JungleState, state: JungleState, goal: Goal, seat: Seat, probe: Probe | None
    ) -> None:
        self._board, self._probe = SearchBoard(state), probe
        self._goal, self._seat = goal.code, seat
        self._den, self._enemy_den = DENS[seat], DENS[opponent(seat)]
        self._own_pieces = range(8 * seat, 8 * seat + 8)
        enemies = range(8 * opponent(seat), 8 * opponent(seat) + 8)
        named = piece_of(goal)
        wanted = {
            piece_number(opponent(seat), each) for each in Animal if each.name.lower() == named
        }
        self._victims = sorted(wanted) if named else list(enemies)
        before = SearchBoard(opening)
        standing = sum(before.squares[piece] != NO_SPOT for piece in self._victims)
        self._victims_left = standing - number(goal)
        """With so many of the victims, or fewer, a capture is what was wanted."""
        self._distances = [
            (*den_distances(state.rules, seat, Animal((piece & 7) + 1)), FAR)
            for piece in self._own_pieces
        ]

    def key(self) -> int:
        return self._board.key

    def is_own(self) -> bool:
        return self._board.seat == self._seat

    def known(self, left: int) -> bool | None:
        board = self._board
        if board.cells[self._den] != NO_PIECE:
            return False
        is_own = board.seat == self._seat
        if self._goal == "capture":
            return self._known_capture(left, is_own=is_own)
        if board.cells[self._enemy_den] != NO_PIECE:
            return True
        own, their = (board.own, board.their) if is_own else (board.their, board.own)
        if not own:
            return False
        if not their:
            return self._goal == "win"
        if is_own:
            if left > 0 and board.den_moves(self._seat, own):
                return True
        elif board.den_moves(opponent(self._seat), their):
            return False
        if self._nearest() > left and (self._goal == "den" or not self._may_win(their, left)):
            return False
        return self._by_table(own, their, left, is_own=is_own)

    def _known_capture(self, left: int, *, is_own: bool) -> bool | None:
        board = self._board
        squares = board.squares
        standing = sum(squares[piece] != NO_SPOT for piece in self._victims)
        if standing <= self._victims_left:
            return True
        if board.cells[self._enemy_den] != NO_PIECE or left < standing - self._victims_left:
            return False
        if not (board.own and board.their):
            return False
        if not is_own:
            return False if board.den_moves(board.seat, board.own) else None
        if left > 1:
            return None
        moves, victims = board.tables.moves, {squares[piece] for piece in self._victims}
        captures = board.captures(board.seat, board.their)
        return any(moves[move & MOVE_MASK].target in victims for move in captures)

    def _nearest(self) -> int:
        """The fewest own moves to the den on an empty board."""
        squares = self._board.squares
        return min(
            ways[squares[piece]]
            for piece, ways in zip(self._own_pieces, self._distances, strict=True)
        )

    def _may_win(self, their: int, left: int) -> bool:
        """Whether so many moves could take everybody, or leave the other side without a move."""
        if int(their).bit_count() <= left:
            return True
        if left > 1:
            return True
        # One move closes one way of each animal at most: two with two ways each cannot be shut in.
        board, enemy = self._board, opponent(self._seat)
        own = board.own if board.seat == self._seat else board.their
        captures: list[int] = []
        quiets = board.generate(enemy, their, own, captures)
        if left == 0:
            return board.seat == enemy and not (quiets or captures)
        ways: dict[int, int] = {}
        for move in (*quiets, *(capture & MOVE_MASK for capture in captures)):
            piece = board.tables.moves[move].piece
            ways[piece] = ways.get(piece, 0) + 1
        return sum(count > 1 for count in ways.values()) < 2

    def _by_table(self, own: int, their: int, left: int, *, is_own: bool) -> bool | None:
        count = int(own).bit_count() + int(their).bit_count()
        if self._probe is None or count > MOST_PIECES:
            return None
        pieces = spots = 0
        for piece, spot in enumerate(self._board.squares[:NO_PIECE]):
            if spot != NO_SPOT:
                pieces = pieces << PIECE_BITS | piece + 1
                spots = spots << SPOT_BITS | spot
        score = self._probe.score(self._board.seat, pieces, spots, 0, 0)
        if score == UNKNOWN:
            return None
        is_won = score > 0 if is_own else score < 0
        in_time = is_won and MATE - abs(score) <= 2 * left - is_own
        # That it can be won in time says nothing of the den.
        return in_time if self._goal == "win" or not in_time else None

    def actions(self) -> Sequence[int]:
        board = self._board
        captures: list[int] = []
        quiets = board.generate(board.seat, board.own, board.their, captures)
        captures.sort(reverse=True)
        taking = [move & MOVE_MASK for move in captures]
        return board.den_moves(board.seat, board.own) + taking + quiets

    def is_reached_stuck(self) -> bool:
        return self._goal == "win" and self._board.seat != self._seat

    def play(self, action: int) -> int:
        is_own = self._board.seat == self._seat
        self._board.make(action)
        return int(is_own)

    def take_back(self) -> None:
        self._board.unmake()

    def harm(self, action: int) -> int:
        facts = self._board.tables.moves[action]
        if facts.target == self._den:
            return LOST
        victim = self._board.cells[facts.target]
        return 0 if victim == NO_PIECE else (victim & 7) + 1

    def text(self, action: int) -> str:
        facts = self._board.tables.moves[action]
        return spot_name(facts.start) + spot_name(facts.target)
