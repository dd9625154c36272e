"""The moves of a match as a list shows them, and what they took; each worked out once."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from jungle_pg.core.log import Closing, Ending
from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.scenes.board.facts import MoveFacts
from jungle_pg.scenes.board.move_lines import line_of
from jungle_pg.scenes.setup.game_choice import AnyMatch
from jungle_pg.scenes.world import Game
from jungle_pg.stage.kept import Kept
from jungle_pg.tables.base import MoveRow
from jungle_pg.texts.languages import Words

AGREED: Final = "icons/draw_offer"
SEATS: Final = (0, 1)


PieceCount: TypeAlias = Callable[[Any, Seat], int]
"""How many pieces a seat has in a state."""


@dataclass(frozen=True, slots=True)
class Material:
    """What both seats have taken from each other, by seat, at one place of the log."""

    taken: tuple[tuple[str, ...], ...]
    balance: int
    """How much more the pieces of the first seat are worth."""
    counts: tuple[int, ...]
    """How many pieces they have left; none where nobody counts them."""
    places: tuple[int, ...]
    """How many they could take from the beginning on."""


class MoveBook:
    """Follows a match: only what changed in its log is read, so thousands of moves cost nothing."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._match: AnyMatch | None = None
        self._words: Words | None = None
        self._moves: tuple[MoveFacts, ...] = ()
        self._material: Kept[Material] = Kept()

    def material(
        self, match: AnyMatch, ply: int, piece_count: PieceCount | None = None
    ) -> Material:
        """What was taken up to a place of the log."""
        opening, state = match.opening, match.state_at(ply)
        return self._material.get(
            (opening, state, piece_count), lambda: self._weigh(opening, state, piece_count)
        )

    def moves(self, match: AnyMatch, words: Words) -> tuple[MoveFacts, ...]:
        """All entries of the log; the very same tuple while log and language are the same."""
        old = self._match
        if old is None or match.opening is not old.opening or words != self._words:
            self._moves = self._read(match, words, 0)
        elif match.moments is not old.moments:
            self._moves = self._read(match, words, _in_common(old.moments, match.moments))
        self._match, self._words = match, words
        return self._moves

    def _weigh(self, opening: Any, state: Any, piece_count: PieceCount | None) -> Material:
        table = self._game.table
        taken = tuple(table.lost_pieces(opening, state, opponent(seat)) for seat in SEATS)
        if piece_count is None:
            return Material(taken, table.balance(state), (), (0, 0))
        counts = tuple(piece_count(state, seat) for seat in SEATS)
        places = tuple(piece_count(opening, opponent(seat)) for seat in SEATS)
        return Material(taken, table.balance(state), counts, places)

    def _read(self, match: AnyMatch, words: Words, known: int) -> tuple[MoveFacts, ...]:
        reader, new = reader_of(match), []
        for ply in range(known + 1, len(match.moments) + 1):
            row = self._row(match, ply)
            new.append(MoveFacts(ply, row, line_of(match, ply, row, words, reader)))
        return (*self._moves[:known], *new)

    def _row(self, match: AnyMatch, ply: int) -> MoveRow:
        entry = match.moments[ply - 1].entry
        if not isinstance(entry, Ending):
            return self._game.table.move_row(match.state_at(ply - 1), entry.action)
        emblem = self._game.table.emblem(match.setup.rules, entry.seat)
        sprite = AGREED if entry.closing is Closing.DRAW else emblem
        return MoveRow(sprite, f"play.ended_{entry.closing.value}", "")


def reader_of(match: AnyMatch) -> Seat | None:
    """Whose secrets may be read: those of the only person; nobody's where two share a screen."""
    people = [seat for seat, player in enumerate(match.setup.players) if player.is_human]
    return people[0] if len(people) == 1 else None


def _in_common(old: tuple[Any, ...], new: tuple[Any, ...]) -> int:
    """How many entries two logs have in common."""
    pairs = enumerate(zip(old, new, strict=False))
    return next((number for number, (a, b) in pairs if a is not b), min(len(old), len(new)))
