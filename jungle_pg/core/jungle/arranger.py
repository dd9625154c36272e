"""Positions of Jungle as somebody sets them up."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from jungle_pg.core.arranging import Arranger, Counter
from jungle_pg.core.jungle import fen
from jungle_pg.core.jungle.animals import BOTTOM, PIECES, TOP, Piece
from jungle_pg.core.jungle.board import (
    COLUMNS,
    DENS,
    SPOTS,
    Board,
    Spot,
    column_of,
    parse_spot,
    row_of,
    spot_at,
    spot_name,
)
from jungle_pg.core.jungle.paths import may_stand
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.core.rulebook import Fact, Pick, Refusal, Seat, opponent

QUIET, NUMBER = "quiet", "move_number"
LARGEST_COUNT: Final = 999_999


class JungleArranger(Arranger[JungleRules, JungleState]):
    """Animals on squares, the side to move, and how long nothing was taken."""

    def empty(self, rules: JungleRules) -> JungleState:
        board: Board = (None,) * len(SPOTS)
        return JungleState(rules, board, rules.moves_first.seat, 0, 1, (), None)

    def read(self, rules: JungleRules, text: str) -> JungleState:
        found = fen.read_fen(text)
        return JungleState(
            rules, found.board, found.mover, found.quiet, found.move_number, (), None
        )

    def pieces(self, rules: JungleRules) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The strongest first."""
        ranked = sorted(PIECES.values(), key=lambda piece: -piece.animal)
        first, second = (
            tuple(piece.letter for piece in ranked if piece.seat == seat) for seat in (BOTTOM, TOP)
        )
        return first, second

    def places(self, rules: JungleRules) -> tuple[Pick, ...]:
        return tuple(map(spot_name, SPOTS))

    def piece_on(self, state: JungleState, place: Pick) -> str:
        piece = state.board[parse_spot(place)]
        return "" if piece is None else piece.letter

    def put(self, state: JungleState, place: Pick, piece: str) -> JungleState:
        board = list(state.board)
        board[parse_spot(place)] = PIECES[piece] if piece else None
        return _changed(state, tuple(board))

    def to_move(self, state: JungleState, seat: Seat) -> JungleState:
        return replace(state, mover=seat, seen=(), verdict=None)

    def mirrored(self, state: JungleState) -> JungleState:
        flipped = (spot_at(COLUMNS - 1 - column_of(spot), row_of(spot)) for spot in SPOTS)
        return _changed(state, tuple(state.board[spot] for spot in flipped))

    def swapped(self, state: JungleState) -> JungleState:
        board = tuple(
            piece and Piece(opponent(piece.seat), piece.animal) for piece in reversed(state.board)
        )
        return replace(_changed(state, board), mover=opponent(state.mover))

    def counters(self, state: JungleState) -> tuple[Counter, ...]:
        limit = state.rules.no_capture_limit
        highest = LARGEST_COUNT if limit is None else limit
        return (
            Counter(QUIET, min(state.quiet, highest), 0, highest),
            Counter(NUMBER, state.move_number, 1, LARGEST_COUNT),
        )

    def counted(self, state: JungleState, name: str, value: int) -> JungleState:
        if name == QUIET:
            return replace(state, quiet=value, seen=(), verdict=None)
        return replace(state, move_number=value)

    def troubles(self, state: JungleState) -> tuple[Refusal, ...]:
        return tuple(_troubles(state.rules, state.board))


def _changed(state: JungleState, board: Board) -> JungleState:
    return replace(state, board=board, seen=(), verdict=None)


def _troubles(rules: JungleRules, board: Board) -> Iterator[Refusal]:
    placed: dict[Piece, Spot] = {}
    for spot, piece in enumerate(board):
        if piece is None:
            continue
        facts: dict[str, Fact] = {
            "animal": piece.animal.name.lower(),
            "seat": piece.seat,
            "spot": spot_name(spot),
        }
        if piece in placed:
            yield Refusal("placed_twice", **facts, other_at=spot_name(placed[piece]))
        placed.setdefault(piece, spot)
        if may_stand(rules, piece.seat, piece.animal, spot):
            continue
        if spot == DENS[piece.seat]:
            yield Refusal("placed_in_own_den", **facts)
        elif spot == DENS[opponent(piece.seat)]:
            yield Refusal("placed_in_closed_den", **facts)
        else:
            yield Refusal("placed_in_water", **facts)
    if not placed:
        yield Refusal("placed_nobody")
    if all(board[den] is not None for den in DENS):
        yield Refusal("placed_in_both_dens", spot=spot_name(DENS[BOTTOM]), at=spot_name(DENS[TOP]))
