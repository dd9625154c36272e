"""The face of Jungle: letters, terrain and captures as the course writes them."""

from collections.abc import Mapping, Sequence
from typing import Final

from jungle_pg.core.jungle.animals import TOP, Animal
from jungle_pg.core.jungle.board import COLUMNS, DENS, ROWS, TRAPS, WATER, parse_spot, spot_name
from jungle_pg.core.jungle.boardfile import parse_board_file
from jungle_pg.core.jungle.fen import fen_text
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.jungle.rulesets import COURSE
from jungle_pg.core.jungle.state import Captured, Event, JungleState
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Pick, Seat
from jungle_pg.games.console.face import Square, SquaresFace
from jungle_pg.games.console.squares_board import plain_board, pretty_board
from jungle_pg.games.console.style import Style
from jungle_pg.texts.languages import Words

ROWS_OF_PICKS: Final = tuple(
    tuple(spot_name(row * COLUMNS + column) for column in range(COLUMNS))
    for row in reversed(range(ROWS))
)

LAND: Final = Square(" ")
WATER_SQUARE: Final = Square("*", ground="water")
TRAP: Final = Square("#", "阱", ground="trap")
DEN: Final = Square("X", "穴", ground="den")


class JungleFace(SquaresFace):
    """Jungle in letters."""

    person: Seat = TOP
    usual_rules = COURSE.base
    winner_line = "Player {name} wins!"
    stuck = ("no_moves",)

    def __init__(self, characters: Mapping[Animal, str] | None = None) -> None:
        self._characters = characters or {}

    def rows(self, rules: JungleRules) -> Sequence[Sequence[Pick]]:
        """Row 9 of the position texts first: the top side is always above."""
        return ROWS_OF_PICKS

    def square(self, state: JungleState, pick: Pick) -> Square:
        """An animal hides the ground it stands on."""
        spot = parse_spot(pick)
        piece = state.board[spot]
        ground = _ground(state.rules, spot)
        if piece is None:
            return ground
        character = self._characters.get(piece.animal, "")
        return Square(piece.letter, character, piece.seat, ground.ground)

    def piece_key(self, state: JungleState, pick: Pick) -> str:
        piece = state.board[parse_spot(pick)]
        return "" if piece is None else f"word.{piece.animal.name.lower()}"

    def news(self, rules: JungleRules, events: Sequence[Event]) -> Sequence[str]:
        return [
            f"{event.victim.animal.title} of {rules.side_names.of(event.victim.seat)} captured!"
            for event in events
            if isinstance(event, Captured)
        ]

    def position(self, rules: JungleRules, board_file: str) -> str:
        return fen_text(parse_board_file(rules, board_file))

    def plain_board(self, match: AnyMatch) -> str:
        """The board as the course draws it."""
        return plain_board(match, self)

    def pretty_board(
        self,
        match: AnyMatch,
        words: Words,
        style: Style,
        marks: Mapping[Pick, str] | None = None,
    ) -> str:
        return pretty_board(match, self, style, marks)


def face(characters: str) -> JungleFace:
    """Jungle in letters, or with `traditional` or `simplified` characters."""
    if not characters:
        return JungleFace()
    # Imported here because the plain game does without the looks of the window.
    from jungle_pg.games.jungle.pieces import CHARACTERS, SIMPLIFIED

    return JungleFace(SIMPLIFIED if characters == "simplified" else CHARACTERS)


def _ground(rules: JungleRules, spot: int) -> Square:
    if spot in DENS:
        return DEN
    if spot in TRAPS[0] | TRAPS[1]:
        return TRAP
    return WATER_SQUARE if spot in WATER[rules.rivers] else LAND
