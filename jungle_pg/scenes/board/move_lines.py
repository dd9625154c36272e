"""A move as one line of text, in any language."""

from jungle_pg.core.history import history_line
from jungle_pg.core.rulebook import CHANCE, Seat, opponent
from jungle_pg.scenes.setup.game_choice import AnyMatch
from jungle_pg.tables.base import MoveRow
from jungle_pg.texts.languages import FALLBACK, Words
from jungle_pg.texts.speech import seat_text


def line_of(match: AnyMatch, ply: int, row: MoveRow, words: Words, reader: Seat | None) -> str:
    """Entry number `ply` for a tooltip or the clipboard; games tell it in English themselves."""
    seat = match.moments[ply - 1].entry.seat
    if words.code == FALLBACK or seat == CHANCE:
        return history_line(match, ply, reader)
    name, rules = words(row.key), match.setup.rules
    side, other = (
        seat_text(words.texts, match.rulebook, rules, each) for each in (seat, opponent(seat))
    )
    way = row.way.replace(" ", "")
    if not row.way:
        return words("play.line_ended", number=ply, side=side, what=name)
    if not row.taken_key:
        return words("play.line", number=ply, side=side, piece=name, way=way)
    taken = words(row.taken_key)
    return words(
        "play.line_taking", number=ply, side=side, piece=name, way=way, other=other, taken=taken
    )
