"""A move as one line of text, in any language."""

from functools import reduce

from jungle_pg.core.audience import only_person
from jungle_pg.core.history import history_line
from jungle_pg.core.log import Ending
from jungle_pg.core.rulebook import CHANCE, Seat, opponent
from jungle_pg.scenes.setup.game_choice import AnyMatch
from jungle_pg.tables.base import MoveRow
from jungle_pg.tables.book import said
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
        return history_line(match, ply, only_person(match), number)
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
