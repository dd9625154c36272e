"""A move as one line of text, in any language."""

from jungle_pg.core.history import history_line
from jungle_pg.core.rulebook import CHANCE, Seat, opponent
from jungle_pg.core.viewing import only_person
from jungle_pg.scenes.setup.game_choice import AnyMatch
from jungle_pg.tables.base import MoveRow
from jungle_pg.texts.languages import Words
from jungle_pg.texts.locales import FALLBACK
from jungle_pg.texts.speech import seat_text


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
    if not way:
        return words("play.line_ended", number=number, side=side, what=name)
    if not row.taken_key:
        return words("play.line", number=number, side=side, piece=name, way=way)
    taken = words(row.taken_key)
    return words(
        "play.line_taking", number=number, side=side, piece=name, way=way, other=other, taken=taken
    )


def written_line(
    match: AnyMatch, ply: int, number: int, row: MoveRow, written: str, words: Words
) -> str:
    """Entry number `ply` with its move in a notation: `6. RED cannon C2=5 (h3→e3)`."""
    seat = match.moments[ply - 1].entry.seat
    if seat == CHANCE:
        return history_line(match, ply, only_person(match), number)
    side, other = _sides(match, seat, words)
    name, way = words(row.key), row.way.replace(" ", "")
    if not written:
        return words("play.line_ended", number=number, side=side, what=name)
    facts: dict[str, str | int] = {"number": number, "side": side, "piece": name, "way": way}
    if not row.taken_key:
        return words("play.line_written", written=written, **facts)
    taken = words(row.taken_key)
    return words("play.line_written_taking", written=written, other=other, taken=taken, **facts)


def _sides(match: AnyMatch, seat: Seat, words: Words) -> tuple[str, str]:
    """What a side is called, and the other one."""
    texts, book, rules = words.texts, match.rulebook, match.setup.rules
    return seat_text(texts, book, rules, seat), seat_text(texts, book, rules, opponent(seat))
