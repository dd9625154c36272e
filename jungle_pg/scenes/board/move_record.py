"""The moves of a match as a list shows them, and what they took; each worked out once."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from jungle_pg.core.audience import only_person
from jungle_pg.core.history import is_listed, is_move
from jungle_pg.core.log import Closing, Ending
from jungle_pg.core.rulebook import CHANCE, Seat, opponent
from jungle_pg.scenes.appearance import Script
from jungle_pg.scenes.board.facts import MoveFacts
from jungle_pg.scenes.board.move_lines import line_of, written_line
from jungle_pg.scenes.setup.game_choice import AnyMatch
from jungle_pg.scenes.world import Game
from jungle_pg.stage.kept import Kept
from jungle_pg.tables.base import MoveRow
from jungle_pg.texts.languages import Words

AGREED: Final = "icons/draw_offer"
LUCK: Final = "icons/hint"
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
    kinds: tuple[tuple[str, ...], ...] = ((), ())
    """The kinds of pieces they could take, where equal ones are counted."""
    style: str = "picture"
    """How pieces are drawn."""


class MoveRecord:
    """Follows a match: only what changed in its log is read, so thousands of moves cost nothing."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.script = Script()
        """How pieces and moves are shown from now on."""
        self._match: AnyMatch | None = None
        self._told_in: tuple[Words, Script] | None = None
        self._moves: tuple[MoveFacts, ...] = ()
        self._material: Kept[Material] = Kept()

    def material(self, opening: Any, state: Any, piece_count: PieceCount | None = None) -> Material:
        """What was taken from the opening up to a state."""
        return self._material.get(
            (opening, state, piece_count, self.script),
            lambda: self._weigh(opening, state, piece_count),
        )

    def moves(self, match: AnyMatch, words: Words) -> tuple[MoveFacts, ...]:
        """All entries of the log; the very same tuple while log, language and script are."""
        old, told_in = self._match, (words, self.script)
        if old is None or match.opening is not old.opening or told_in != self._told_in:
            self._moves = self._read(match, words, 0)
        elif match.moments is not old.moments:
            self._moves = self._read(match, words, _in_common(old.moments, match.moments))
        self._match, self._told_in = match, told_in
        return self._moves

    def _weigh(self, opening: Any, state: Any, piece_count: PieceCount | None) -> Material:
        table, box = self._game.table, self._game.box
        taken = tuple(
            self._in_style(table.lost_pieces(opening, state, opponent(seat))) for seat in SEATS
        )
        if piece_count is None:
            return Material(taken, table.balance(state), (), (0, 0), style=self.script.style)
        counts = tuple(piece_count(state, seat) for seat in SEATS)
        places = tuple(piece_count(opening, opponent(seat)) for seat in SEATS)
        kinds = tuple(self._in_style(box.kinds(opening, opponent(seat))) for seat in SEATS)
        balance = table.balance(state)
        return Material(taken, balance, counts, places, kinds, self.script.style)

    def _in_style(self, sprites: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(self._game.box.styled(sprite, self.script.style) for sprite in sprites)

    def _read(self, match: AnyMatch, words: Words, known: int) -> tuple[MoveFacts, ...]:
        reader = only_person(match)
        facts = list(self._moves[:known])
        number = facts[-1].number if facts else 0
        for ply in range(known + 1, len(match.moments) + 1):
            has_number = is_move(match, ply)
            number += has_number
            if self.script.notation:
                fact = self._written_fact(match, ply, number, words)
            else:
                fact = self._fact(match, ply, number, words, reader)
            at = match.moments[ply - 1].entry.at
            if self.script.has_times and at is not None:
                line = words("play.line_at", line=fact.line, time=f"{at:%Y-%m-%d %H:%M:%S}")
                fact = replace(fact, line=line, at=f"{at:%H:%M}")
            facts.append(replace(fact, has_number=has_number, is_listed=is_listed(match, ply)))
        return tuple(facts)

    def _fact(
        self, match: AnyMatch, ply: int, number: int, words: Words, reader: Seat | None
    ) -> MoveFacts:
        row = self._row(match, ply)
        line = line_of(match, ply, number, row, words, reader)
        return MoveFacts(number, row, line, warns=self._warning(match, ply))

    def _written_fact(self, match: AnyMatch, ply: int, number: int, words: Words) -> MoveFacts:
        row = self._row(match, ply)
        written, also = (
            self._written(match, ply, each) for each in (self.script.notation, self.script.second)
        )
        return MoveFacts(
            number,
            row,
            written_line(match, ply, number, row, (written, also), words),
            written=written,
            also=also,
            warns=self._warning(match, ply),
        )

    def _written(self, match: AnyMatch, ply: int, notation: str) -> str:
        entry = match.moments[ply - 1].entry
        if isinstance(entry, Ending) or not notation or entry.seat == CHANCE:
            return ""
        return match.rulebook.notate(match.state_at(ply - 1), entry.action, notation)

    def _warning(self, match: AnyMatch, ply: int) -> str:
        """The sprite of a danger, where the move has brought one about."""
        moment = match.moments[ply - 1]
        is_move = not isinstance(moment.entry, Ending)
        seen = match.rulebook.seen_by(moment.state, only_person(match))
        in_danger = is_move and match.rulebook.danger(seen) is not None
        return self._game.box.danger if in_danger else ""

    def _row(self, match: AnyMatch, ply: int) -> MoveRow:
        entry = match.moments[ply - 1].entry
        if entry.seat == CHANCE:
            # What luck has dealt may be a secret: words for it come from the rulebook alone.
            return MoveRow(LUCK, "play.luck", "")
        if not isinstance(entry, Ending):
            row = self._game.table.move_row(match.state_at(ply - 1), entry.action)
            sprite, taken = self._in_style((row.sprite, row.taken))
            return replace(row, sprite=sprite, taken=taken)
        emblem = self._game.table.emblem(match.setup.rules, entry.seat)
        sprite = AGREED if entry.closing is Closing.DRAW else emblem
        return MoveRow(sprite, f"play.ended_{entry.closing.value}", "")


def _in_common(old: tuple[Any, ...], new: tuple[Any, ...]) -> int:
    """How many entries two logs have in common."""
    pairs = enumerate(zip(old, new, strict=False))
    return next((number for number, (a, b) in pairs if a is not b), min(len(old), len(new)))
