"""A match on one sheet: little boards of its start, its events and its end."""

from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

from jungle_pg.board.marks import last_marks
from jungle_pg.board.still import still
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Seat
from jungle_pg.core.saving.pictures import carrying
from jungle_pg.files.atomic import SHARED, check_place, write_bytes
from jungle_pg.games.game import Game
from jungle_pg.games.move_record import MoveFacts, MoveRecord
from jungle_pg.games.names import side_name
from jungle_pg.games.values import Field
from jungle_pg.scenes.appearance import appearance_of, script_of
from jungle_pg.scenes.exports import ExportOrder
from jungle_pg.scenes.replay.story import last_listed, notation, usual_facts
from jungle_pg.scenes.table.state import seat_below
from jungle_pg.shell.export.choosing import chosen_places
from jungle_pg.shell.export.progress import Progress
from jungle_pg.shell.export.sheet_layout import CAPTION, FACT, SheetPlan, planned
from jungle_pg.shell.export.studio import Studio
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import fitted, wrapped
from jungle_pg.stage.ops import Box, DrawList, Group, Op, Sprite, Text
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.panel import panel_ops

LEAST: Final = 12
MOST: Final = 48
"""How many boards a sheet has where the match is long enough."""

HEADING: Final = 32
BETWEEN_FACTS: Final = "   ·   "
TAKEN: Final = 1.5
"""The picture of what was taken, in sizes of the letters beside it."""


def export_png(
    studio: Studio,
    game: Game,
    match: AnyMatch,
    order: ExportOrder,
    played_at: datetime | None,
    path: Path,
    progress: Progress,
    carried: str,
) -> int:
    """Write the sheet of a match, which carries its save; how many boards it shows."""
    check_place(path)
    places, plan = _planned(studio, game, match, order, played_at)
    view = studio.view(plan.size, plan.zoom, order.settings)
    canvas = studio.canvas(plan.size)
    facts = told_facts(game, match, view.words, played_at)
    ops: list[Op] = [*_ground(view, plan, game, match, facts)]
    for number, cell in enumerate(_cells(view, plan, game, match, order, places), 1):
        progress.reach(number / (len(places) + 1))
        ops.append(cell)
        canvas.show(tuple(ops))
    picture = carrying(canvas.png(), carried)
    progress.reach(1.0)
    write_bytes(path, picture, mode=SHARED)
    return len(places)


def _planned(
    studio: Studio, game: Game, match: AnyMatch, order: ExportOrder, played_at: datetime | None
) -> tuple[list[int], SheetPlan]:
    columns, rows = game.look.size(match.setup.rules)
    around = 2 * game.look.margin

    def fact_lines(width: float, zoom: float) -> int:
        view = studio.view((1, 1), zoom, order.settings)
        return len(_wrapped(view, told_facts(game, match, view.words, played_at), width))

    places = chosen_places(game, match, LEAST, MOST)
    return planned(places, (columns + around, rows + around), fact_lines, order.size)


def _ground(
    view: View, plan: SheetPlan, game: Game, match: AnyMatch, facts: Sequence[str]
) -> DrawList:
    """Paper on wood, who played, and what is known of the match."""
    heading = " – ".join(player_text(game, match, view.words, seat) for seat in (0, 1))
    letters = view.text_px(FACT)
    lines = _wrapped(view, facts, plan.facts.w)
    step = plan.facts.h / len(lines)
    x, y = plan.facts.middle[0], plan.facts.y + step / 2
    return (
        Box(0, 0, *plan.size, view.theme.backdrop),
        *panel_ops(view, plan.panel, heading, HEADING),
        *(
            Text(line, x, y + number * step, letters, view.theme.text, "centre")
            for number, line in enumerate(lines)
        ),
    )


def _cells(
    view: View,
    plan: SheetPlan,
    game: Game,
    match: AnyMatch,
    order: ExportOrder,
    places: Sequence[int],
) -> Iterator[Group]:
    """A board for each place, with its move below it."""
    look, rules = game.look, match.setup.rules
    book = MoveRecord(game)
    book.script = script_of(order.settings, game)
    moves = book.moves(match, view.words)
    appearance = appearance_of(view, order.settings, game, is_small=True)
    inset = round(plan.square * look.margin)
    field = Field(inset, inset, plan.square, *look.size(rules), seat_below(match) != 0)
    board_h = round(plan.square * (field.rows + 2 * look.margin))
    captions = _captions(view, plan.cells[0].w, moves, places)
    for place, cell, text in zip(places, plan.cells, captions, strict=True):
        marks = tuple(last_marks(match, place))
        board = still(look, rules, match.state_at(place), field, appearance, marks)
        words = Rect(0, board_h, cell.w, cell.h - board_h)
        caption = _caption_ops(view, words, text, moves, place)
        ops = (Group("board", board), Group("words", caption))
        yield Group(f"cell {place}", ops, cell.x, cell.y)


def _captions(
    view: View, width: float, moves: tuple[MoveFacts, ...], places: Sequence[int]
) -> list[str]:
    """The moves in words, or by their ways alone where the words of one have no room."""
    letters = view.text_px(CAPTION)
    full = [notation(view, moves, place) for place in places]
    rooms = [width - _taken_px(letters, moves, place) for place in places]
    if any(view.measure(text, letters) > room for text, room in zip(full, rooms, strict=True)):
        full = [
            text
            if (last := last_listed(moves, place)) is None or not last.way
            else f"{last.number}. {last.way}"
            for place, text in zip(places, full, strict=True)
        ]
    return [
        fitted(text, letters, room, view.measure) for text, room in zip(full, rooms, strict=True)
    ]


def _caption_ops(
    view: View, area: Rect, text: str, moves: tuple[MoveFacts, ...], place: int
) -> DrawList:
    """The move, and a picture of what it took."""
    letters = view.text_px(CAPTION)
    side = round(letters * TAKEN)
    x, y = area.middle
    left = x - (view.measure(text, letters) + _taken_px(letters, moves, place)) / 2
    ink = view.theme.text if place else view.theme.soft_text
    ops: list[Op] = [Text(text, left, y, letters, ink)]
    if taken := _taken(moves, place):
        right = left + view.measure(text, letters) + side * 0.7
        ops.append(Sprite(taken, right, y, side, side))
    return tuple(ops)


def _taken_px(letters: float, moves: tuple[MoveFacts, ...], place: int) -> float:
    """What the picture of what was taken needs beside the words."""
    return letters * TAKEN * 1.2 if _taken(moves, place) else 0.0


def _taken(moves: tuple[MoveFacts, ...], place: int) -> str:
    """The picture of what the last move before a place took."""
    last = last_listed(moves, place)
    return "" if last is None else last.row.taken


def player_text(game: Game, match: AnyMatch, words: Words, seat: Seat) -> str:
    """Who played a side: a name and the side, a computer with its level."""
    rules, player = match.setup.rules, match.setup.players[seat]
    side = side_name(game, rules, seat, words)
    if player.level is not None:
        name = words(game.look.face(rules, seat, player.level)[1])
        about = words("play.level", side=side, level=player.level)
        return words("export.player", name=name[:1].upper() + name[1:], about=about)
    return words("export.player", name=player.name, about=side) if player.name else side


def told_facts(
    game: Game, match: AnyMatch, words: Words, played_at: datetime | None
) -> tuple[str, ...]:
    """Rules, result, length and date of a game, each in a few words."""
    facts = list(usual_facts(game, match, words))
    if played_at is not None:
        facts.append((words("export.date"), f"{played_at:%Y-%m-%d}"))
    return tuple(words("export.fact", name=name, text=text) for name, text in facts)


def _wrapped(view: View, facts: Sequence[str], width: float) -> list[str]:
    """As many facts on a line as have room; one that is too long has several lines."""
    letters = view.text_px(FACT)
    lines = [""]
    for fact in facts:
        longer = f"{lines[-1]}{BETWEEN_FACTS}{fact}" if lines[-1] else fact
        if view.measure(longer, letters) <= width:
            lines[-1] = longer
        else:
            lines = [line for line in lines if line]
            lines += wrapped(fact, letters, width, view.measure)
    return lines
