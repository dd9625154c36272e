"""Jungle in lists: a move as a row, the animals a side has lost, and who has more."""

from collections import Counter
from dataclasses import replace
from typing import Final

from jungle_pg.core.jungle.animals import Animal, Piece
from jungle_pg.core.jungle.board import Spot, spot_name, upside_down
from jungle_pg.core.jungle.rules import JungleRules, Side
from jungle_pg.core.jungle.state import Action, JungleState, Pass
from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.games.base import MoveRow
from jungle_pg.games.jungle.ground import side_of

WORTH: Final = {
    Animal.ELEPHANT: 8, Animal.LION: 9, Animal.TIGER: 8, Animal.LEOPARD: 5,
    Animal.WOLF: 4, Animal.DOG: 3, Animal.CAT: 2, Animal.RAT: 5,
}  # fmt: skip
"""What animals are worth to players: leapers and the rat more than their rank."""


def sprite_of(rules: JungleRules, piece: Piece) -> str:
    """The picture of a piece."""
    return f"pieces/{side_of(rules, piece.seat)[0]}_{piece.animal.name.lower()}"


def move_row(state: JungleState, action: Action) -> MoveRow:
    """Who goes from where to where, and whom it takes."""
    rules = state.rules
    if isinstance(action, Pass):
        return MoveRow(f"marks/chip_{side_of(rules, state.mover)}", "play.passed", "", "")
    piece, victim = state.board[action.start], state.board[action.target]
    assert piece is not None
    way = " → ".join(_label(rules, spot) for spot in (action.start, action.target))
    row = MoveRow(sprite_of(rules, piece), _key(piece), way, letter=piece.animal.letter)
    if victim is None:
        return row
    return replace(row, taken=sprite_of(rules, victim), taken_key=_key(victim))


def lost_pieces(opening: JungleState, state: JungleState, seat: Seat) -> tuple[str, ...]:
    """Pictures of the animals a side has lost since the opening, the strongest first."""
    lost = _count(opening, seat) - _count(state, seat)
    animals = sorted(lost.elements(), reverse=True)
    return tuple(sprite_of(state.rules, Piece(seat, animal)) for animal in animals)


def balance(state: JungleState) -> int:
    """How much more the animals of the first seat are worth than those of the second."""
    return _worth(state, 0) - _worth(state, opponent(0))


def _key(piece: Piece) -> str:
    return f"word.{piece.animal.name.lower()}"


def _worth(state: JungleState, seat: Seat) -> int:
    return sum(WORTH[animal] for animal in _count(state, seat).elements())


def _count(state: JungleState, seat: Seat) -> Counter[Animal]:
    return Counter(piece.animal for piece in state.board if piece and piece.seat == seat)


def _label(rules: JungleRules, spot: Spot) -> str:
    return spot_name(spot if rules.row_one is Side.BOTTOM else upside_down(spot))
