"""The moves of a match as a list shows them, what was taken, and each move as a line of words.

`MoveRecord` follows a match and works each of them out once.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from typing import Any, Final, TypeAlias

from jungle_pg.core.audience import watcher
from jungle_pg.core.history import COORDINATES, history_line, is_listed, is_move
from jungle_pg.core.log import Closing, Ending
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import CHANCE, Seat, opponent
from jungle_pg.games.book import said
from jungle_pg.games.game import Game
from jungle_pg.games.look import AnyLook
from jungle_pg.games.values import MoveRow
from jungle_pg.stage.memo import Memo
from jungle_pg.texts.languages import Words
from jungle_pg.texts.locales import FALLBACK
from jungle_pg.texts.speech import seat_text

AGREED: Final = "icons/draw_offer"
LUCK: Final = "icons/hint"
SEATS: Final = (0, 1)

PieceCount: TypeAlias = Callable[[Any, Seat], int]
"""How many pieces a seat has in a state."""


@dataclass(frozen=True, slots=True)
class Script:
    """How moves of a game are shown: the style of its pieces, and one or two notations."""

    style: str = "picture"
    notation: str = ""
    """The notation of the rulebook; empty where a game has one and tells a move by its ends."""
    second: str = ""
    """Another one, where there is room for it and the edges of the board show its numbers too."""
    has_times: bool = False
    """Whether the time of day of each move is shown."""


def way_told(game: Game, state: Any, action: Any, notation: str) -> str:
    """A move as it is written in a notation, by its two ends where that is nothing else."""
    if notation in ("", COORDINATES):
        return game.look.move_row(state, action).way
    return game.rulebook.notate(state, action, notation)


@dataclass(frozen=True, slots=True)
class MoveFacts:
    """An entry of the log: its number, how a list shows it, and the whole line of the history."""

    number: int
    """How many moves were played with it."""
    row: MoveRow
    line: str
    has_number: bool = True
    """Whether it is a move itself: how a game was ended has no number of its own."""
    written: str = ""
    """The move in a notation; empty where its two ends tell it."""
    also: str = ""
    """The same in another notation."""
    warns: str = ""
    """The sprite that stands for a danger this move has brought about."""
    at: str = ""
    """The time of day of the move, where that is to be shown and was noted."""
    is_listed: bool = True
    """Whether a list shows it: luck, and picks that only led to something, are in no list."""

    @property
    def way(self) -> str:
        """The move in a few signs, without the name of the piece."""
        return self.written or self.row.way


def moves_at(moves: Sequence[MoveFacts], ply: int) -> int:
    """How many moves were played at a place of the log, as a list numbers them."""
    return moves[ply - 1].number if ply else 0


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
        self._material: Memo[Material] = Memo()

    def material(self, opening: Any, state: Any, piece_count: PieceCount | None = None) -> Material:
        """What was taken from the opening up to a state."""
        look, style = self._game.look, self.script.style
        return self._material(_weighed, look, style, opening, state, piece_count)

    def moves(self, match: AnyMatch, words: Words) -> tuple[MoveFacts, ...]:
        """All entries of the log; the very same tuple while log, language and script are."""
        old, told_in = self._match, (words, self.script)
        if old is None or match.opening is not old.opening or told_in != self._told_in:
            self._moves = self._read(match, words, 0)
        elif match.moments is not old.moments:
            self._moves = self._read(match, words, _in_common(old.moments, match.moments))
        self._match, self._told_in = match, told_in
        return self._moves

    def _read(self, match: AnyMatch, words: Words, known: int) -> tuple[MoveFacts, ...]:
        reader = watcher(match)
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
        seen = match.rulebook.seen_by(moment.state, watcher(match))
        in_danger = is_move and match.rulebook.danger(seen) is not None
        return self._game.look.danger_sprite if in_danger else ""

    def _row(self, match: AnyMatch, ply: int) -> MoveRow:
        entry = match.moments[ply - 1].entry
        if entry.seat == CHANCE:
            # What luck has dealt may be a secret: words for it come from the rulebook alone.
            return MoveRow(LUCK, "play.luck", "")
        if not isinstance(entry, Ending):
            look, style = self._game.look, self.script.style
            row = look.move_row(match.state_at(ply - 1), entry.action)
            sprite, taken = _in_style(look, style, (row.sprite, row.taken))
            return replace(row, sprite=sprite, taken=taken)
        emblem = self._game.look.emblem(match.setup.rules, entry.seat)
        sprite = AGREED if entry.closing is Closing.DRAW else emblem
        return MoveRow(sprite, f"play.ended_{entry.closing.value}", "")


def _weighed(
    look: AnyLook, style: str, opening: Any, state: Any, piece_count: PieceCount | None
) -> Material:
    taken = tuple(
        _in_style(look, style, look.lost_pieces(opening, state, opponent(seat))) for seat in SEATS
    )
    balance = look.balance(state)
    if piece_count is None:
        return Material(taken, balance, (), (0, 0), style=style)
    counts = tuple(piece_count(state, seat) for seat in SEATS)
    places = tuple(piece_count(opening, opponent(seat)) for seat in SEATS)
    kinds = tuple(
        _in_style(look, style, look.lost_kinds(opening, opponent(seat))) for seat in SEATS
    )
    return Material(taken, balance, counts, places, kinds, style)


def _in_style(look: AnyLook, style: str, sprites: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(look.styled(sprite, style) for sprite in sprites)


def _in_common(old: tuple[Any, ...], new: tuple[Any, ...]) -> int:
    """How many entries two logs have in common."""
    pairs = enumerate(zip(old, new, strict=False))
    return next((number for number, (a, b) in pairs if a is not b), min(len(old), len(new)))


def line_of(
    match: AnyMatch, ply: int, number: int, row: MoveRow, words: Words, reader: Seat | None
) -> str:
    """Entry number `ply` for a tooltip or the clipboard; games tell it in English themselves."""
    seat = match.moments[ply - 1].entry.seat
    if words.code == FALLBACK or seat == CHANCE:
        return history_line(match, ply, reader, number)
    name = words(row.key)
    side, other = _sides(match, seat, words)
    way = words(row.way_key) if row.way_key else row.way.replace(" ", "")
    if isinstance(match.moments[ply - 1].entry, Ending):
        return words("play.line_closed", side=side, what=name)
    if not way:
        return words("play.line_ended", number=number, side=side, what=name)
    if not row.taken_key or row.came:
        line = words("play.line", number=number, side=side, piece=name, way=way)
        more = (said(words, each) for each in row.came)
        return reduce(lambda told, each: words("play.line_more", line=told, more=each), more, line)
    taken = words(row.taken_key)
    return words(
        "play.line_taking", number=number, side=side, piece=name, way=way, other=other, taken=taken
    )


def written_line(
    match: AnyMatch, ply: int, number: int, row: MoveRow, written: tuple[str, str], words: Words
) -> str:
    """Entry number `ply` with its move in one or two notations: `6. RED cannon 炮二平五 / C2=5`."""
    seat = match.moments[ply - 1].entry.seat
    if seat == CHANCE:
        return history_line(match, ply, watcher(match), number)
    side, other = _sides(match, seat, words)
    name, (first, second) = words(row.key), written
    if isinstance(match.moments[ply - 1].entry, Ending):
        return words("play.line_closed", side=side, what=name)
    if not first:
        return words("play.line_ended", number=number, side=side, what=name)
    way = words("play.in_both", first=first, second=second) if second else first
    facts: dict[str, str | int] = {"number": number, "side": side, "piece": name, "way": way}
    if not row.taken_key:
        return words("play.line", **facts)
    return words("play.line_taking", other=other, taken=words(row.taken_key), **facts)


def _sides(match: AnyMatch, seat: Seat, words: Words) -> tuple[str, str]:
    """What a side is called, and the other one."""
    texts, book, rules = words.texts, match.rulebook, match.setup.rules
    return seat_text(texts, book, rules, seat), seat_text(texts, book, rules, opponent(seat))
