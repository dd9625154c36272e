"""Positions of Jungle as somebody sets them up."""

from collections.abc import Iterator

from jungle_pg.core.grid import GridArranger
from jungle_pg.core.jungle import fen
from jungle_pg.core.jungle.animals import BOTTOM, PIECES, TOP, Piece
from jungle_pg.core.jungle.board import DENS, SPOTS, Board, Spot, spot_name
from jungle_pg.core.jungle.paths import may_stand
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.core.rulebook import Fact, Refusal, Seat, opponent


class JungleArranger(GridArranger[JungleRules, JungleState]):
    """Animals on squares."""

    grid = fen.BOARDS
    names = tuple(map(spot_name, SPOTS))

    def state(self, rules: JungleRules, position: fen.Position) -> JungleState:
        at = position
        return JungleState(rules, at.board, at.mover, at.quiet, at.move_number, (), None)

    def begins(self, rules: JungleRules) -> Seat:
        return rules.moves_first.seat

    def read(self, rules: JungleRules, text: str) -> JungleState:
        return self.state(rules, fen.read_fen(text))

    def pieces(self, rules: JungleRules) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The strongest first."""
        ranked = sorted(PIECES.values(), key=lambda piece: -piece.animal)
        first, second = (
            tuple(piece.letter for piece in ranked if piece.seat == seat) for seat in (BOTTOM, TOP)
        )
        return first, second

    def troubles(self, state: JungleState) -> tuple[Refusal, ...]:
        return tuple(_troubles(state.rules, state.board))


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
