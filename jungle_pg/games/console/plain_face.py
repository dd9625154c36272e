"""Any rulebook in a terminal: letters on squares, or a line for everything that is known.

It reads the same as the plain look of the window, so a game needs no face of its own to be played.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import AnyRulebook, BadText, Pick, Seat
from jungle_pg.games.console.face import Face, Square, SquaresFace
from jungle_pg.games.console.squares_board import plain_board, pretty_board
from jungle_pg.games.console.style import Style
from jungle_pg.games.plain import PlainLook, plain_look
from jungle_pg.games.plain_list import facts_of
from jungle_pg.texts.languages import Words

MOST_OFFERED: Final = 8
"""Actions that a question still lists."""


def plain_face(rulebook: AnyRulebook) -> Face:
    """Squares where the game has a board, else a list."""
    look = plain_look(rulebook, rulebook.codec.parse_rules(rulebook.usual_rules))
    return PlainFace(rulebook, look) if isinstance(look, PlainLook) else ListFace(rulebook)


class PlainFace(SquaresFace):
    """The letters of pieces: capitals for the first side, small ones for the second."""

    person: Seat = 0

    def __init__(self, rulebook: AnyRulebook, look: PlainLook) -> None:
        self._rulebook, self._look = rulebook, look
        self.usual_rules = rulebook.usual_rules

    def rows(self, rules: Any) -> Sequence[Sequence[Pick]]:
        look = self._look
        return [
            [look.pick_of(row * look.columns + column) for column in range(look.columns)]
            for row in reversed(range(look.rows))
        ]

    def square(self, state: Any, pick: Pick) -> Square:
        look = self._look
        piece = look.board(state)[look.spot_of(pick)]
        if piece is None:
            return Square(" ")
        letter, seat = look.letters_of(piece), look.seat_of(piece)
        return Square(letter if seat == 0 else letter.lower(), seat=seat)

    def piece_key(self, state: Any, pick: Pick) -> str:
        return self._look.piece_key(state, pick)

    def news(self, rules: Any, events: Sequence[Any]) -> Sequence[str]:
        return ()

    def position(self, rules: Any, board_file: str) -> str:
        return _position(self._rulebook, rules, board_file)

    def plain_board(self, match: AnyMatch) -> str:
        return plain_board(match, self)

    def pretty_board(
        self,
        match: AnyMatch,
        words: Words,
        style: Style,
        marks: Mapping[Pick, str] | None = None,
    ) -> str:
        return pretty_board(match, self, style, marks)


class ListFace(Face):
    """A game without a board: what is known a line each, and actions as they are written."""

    person: Seat = 0
    help: Sequence[tuple[str, str]] = ()

    def __init__(self, rulebook: AnyRulebook) -> None:
        self._rulebook = rulebook
        self.usual_rules = rulebook.usual_rules

    def news(self, rules: Any, events: Sequence[Any]) -> Sequence[str]:
        return ()

    def position(self, rules: Any, board_file: str) -> str:
        return _position(self._rulebook, rules, board_file)

    def read(self, state: Any, text: str) -> Any | None:
        try:
            return self._rulebook.codec.parse_action(text.strip())
        except BadText:
            return None

    def typed(self, state: Any, action: Any) -> str:
        return self._rulebook.codec.action_text(action)

    def offered(self, state: Any) -> Sequence[str]:
        actions = self._rulebook.actions(state)
        return [self.typed(state, each) for each in actions] if len(actions) <= MOST_OFFERED else ()

    def plain_board(self, match: AnyMatch) -> str:
        return "\n".join(facts_of(self._rulebook, match.state))

    def pretty_board(
        self,
        match: AnyMatch,
        words: Words,
        style: Style,
        marks: Mapping[Pick, str] | None = None,
    ) -> str:
        return self.plain_board(match)


def _position(rulebook: AnyRulebook, rules: Any, board_file: str) -> str:
    """A file that holds a position text."""
    return rulebook.codec.position_text(rulebook.start(rules, board_file.strip()))
