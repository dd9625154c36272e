"""Game files of Xiangqi programs, written: tags, numbered moves with variations and comments."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from typing import Final

from jungle_pg.core.log import Ending, Player
from jungle_pg.core.study.growing import study_of
from jungle_pg.core.study.node import NodeId
from jungle_pg.core.study.study import START, Study
from jungle_pg.core.xiangqi.board import point_name
from jungle_pg.core.xiangqi.paths import Move
from jungle_pg.core.xiangqi.pieces import BLACK, RED
from jungle_pg.core.xiangqi.rulebook import XiangqiRulebook
from jungle_pg.core.xiangqi.text.codec import XiangqiCodec
from jungle_pg.core.xiangqi.text.game_tokens import UNFINISHED
from jungle_pg.core.xiangqi.text.gamefile import (
    OWN_TAGS,
    UNDATED,
    UNKNOWN,
    XiangqiMatch,
    XiangqiStudy,
    drawn_text,
    result_of,
)
from jungle_pg.core.xiangqi.text.notation import Notation

FORMATS: Final = {
    Notation.COORDINATES: "ICCS",
    Notation.WXF: "WXF",
    Notation.SIMPLIFIED: "Chinese",
    Notation.TRADITIONAL: "Chinese",
}
LINE_WIDTH: Final = 79

_BOOK: Final = XiangqiRulebook()
_CODEC: Final = XiangqiCodec()


def game_file_text(
    match: XiangqiMatch, notation: Notation, played_at: datetime | None = None
) -> str:
    """The game up to the cursor as `parse_games` reads it."""
    study = study_of(replace(match, moments=match.moments[: match.cursor]))
    assert isinstance(study, Study)
    total = match.setup.total
    if total is not None and total.is_even:
        # As the field writes it; for a handicap it has no form.
        told = f"{total.budgets[0].base_s}+{total.budgets[0].increment_s}"
        study = replace(study, tags=(*study.tags, ("TimeControl", told)))
    return study_file_text(study, notation, played_at)


def study_file_text(
    study: XiangqiStudy, notation: Notation, played_at: datetime | None = None
) -> str:
    """A study as `parse_games` reads it, with all its lines.

    It has the date of its first move, or the one that is given where no time was noted. A closing
    brace in a comment would end it, so it is written as the wide one.
    """
    red, black = study.setup.players
    verdict = study.first().last().verdict
    noted = (
        moment.entry.at
        for place in study.main_line
        for moment in study.nodes[place].moments
        if moment.entry.at is not None
    )
    begun_at = next(noted, played_at)
    others = dict(study.tags)
    tags = {
        "Game": "Xiangqi",
        "Event": study.title or UNKNOWN,
        "Site": others.pop("Site", UNKNOWN),
        "Date": others.pop("Date", UNDATED if begun_at is None else f"{begun_at:%Y.%m.%d}"),
        "Round": others.pop("Round", UNKNOWN),
        "Red": _player_text(red),
        "Black": _player_text(black),
        "Result": UNFINISHED if verdict is None else result_of(verdict.winner),
        "Termination": "unfinished" if verdict is None else verdict.reason,
        "Rules": _CODEC.rules_text(study.setup.rules),
        "FEN": _CODEC.position_text(study.opening),
        "Format": FORMATS[notation],
        **{name: value for name, value in others.items() if _is_tag_name(name)},
    }
    heads = [f'[{name} "{_escaped(value)}"]' for name, value in tags.items()]
    return "\n".join([*heads, "", *_wrapped([*_words(study, notation), tags["Result"]])]) + "\n"


def _wrapped(words: list[str]) -> Iterator[str]:
    line = ""
    for word in words:
        if line and len(line) + 1 + len(word.partition("\n")[0]) > LINE_WIDTH:
            yield line
            line = word
        else:
            line = f"{line} {word}" if line else word
        *whole, line = line.split("\n")
        yield from whole
    yield line


def _words(study: XiangqiStudy, notation: Notation) -> Iterator[str]:
    """All moves in the order in which they are read, with brackets around other lines."""
    needs_number = True
    said = _comment_text(study, START)
    if said:
        yield said
    waiting: list[NodeId | str | tuple[NodeId]] = [(START,)]
    while waiting:
        match waiting.pop():
            case str(bracket):
                yield bracket
                needs_number = True
            case (place,):
                children = study.nodes[place].children
                if children:
                    main, *others = children
                    waiting.append((main,))
                    for other in reversed(others):
                        waiting += [")", (other,), other, "("]
                    waiting.append(main)
            case int(place):
                yield from _move_words(study, place, notation, needs_number=needs_number)
                said = _comment_text(study, place)
                if said:
                    yield said
                needs_number = bool(said)


def _move_words(
    study: XiangqiStudy, place: NodeId, notation: Notation, *, needs_number: bool
) -> Iterator[str]:
    node = study.nodes[place]
    assert node.parent is not None
    state, entry = study.state_at(node.parent), node.moments[0].entry
    if isinstance(entry, Ending):
        # How the main line ended is told behind everything.
        if not study.is_main(place):
            yield result_of(entry.verdict.winner)
        return
    if state.mover == RED or needs_number:
        yield f"{state.move_number}."
        yield from ["..."] if state.mover == BLACK else []
    is_iccs = notation is Notation.COORDINATES
    yield _iccs_text(entry.action) if is_iccs else _BOOK.notate(state, entry.action, notation)
    yield from (f"${glyph}" for glyph in node.glyphs)


def _comment_text(study: XiangqiStudy, place: NodeId) -> str:
    node = study.nodes[place]
    said = node.comment.replace("}", "｝").replace("\n", "\n\n")
    told = f"{drawn_text(node.drawn)} {said}".strip()
    return f"{{{told}}}" if told else ""


def _player_text(player: Player) -> str:
    if player.name or player.level is None:
        return player.name or UNKNOWN
    return f"Computer, level {player.level}"


def _iccs_text(move: Move) -> str:
    """Like `H2-E2`: files A-I, ranks 0-9."""
    start, target = (point_name(point) for point in (move.start, move.target))
    return "-".join(f"{name[0].upper()}{int(name[1:]) - 1}" for name in (start, target))


def _is_tag_name(name: str) -> bool:
    return name.isidentifier() and name not in OWN_TAGS


def _escaped(value: str) -> str:
    return " ".join(value.split()).replace("\\", "\\\\").replace('"', '\\"')
