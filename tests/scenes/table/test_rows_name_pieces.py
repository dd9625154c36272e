"""Rows of the history name piece and player in every window, however long the game is (US9)."""

import itertools
from collections.abc import Iterator
from dataclasses import replace

import pytest

from jungle_pg.core.match import AnyMatch
from jungle_pg.files.settings import Language, Settings
from jungle_pg.games.game import Game
from jungle_pg.games.move_record import MoveFacts, MoveRecord
from jungle_pg.scenes.appearance import script_of
from jungle_pg.scenes.table.panels.moves import MoveList
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Group, Sprite, Text
from jungle_pg.stage.view import View
from tests.scenes.acting import measure, view_of
from tests.scenes.replay.watching import Watching
from tests.scenes.table.played import GAME, XIANGQI_GAME, played
from tests.scenes.table.playing import Board
from tests.scenes.table.xiangqi_board import xiangqi_match
from tests.ui.looking import find
from tests.words import language_of

SIZES = ((640, 480), (800, 600), (1024, 768), (1280, 720), (1920, 1080), (900, 1600))
SCALES = (75, 100, 150, 200)
LENGTHS = (0, 100, 1000, 9000)
"""How many moves were played before."""

OPENING = ("h3e3", "h10g8", "h1g3", "i10h10", "e3e7")


def windows(language: Language) -> Iterator[tuple[View, Rect]]:
    """Every place a list of moves has, in play and in replay, drawers too."""
    for size in SIZES:
        for scale in SCALES:
            settings = Settings(motion="off", ui_scale=scale, language=language)
            board, film = (
                Board(settings=settings, size=size),
                Watching(settings=settings, size=size),
            )
            if any(widget.name == "moves" for widget in board.show.page.widgets):
                board.show.click("moves")
            if any(widget.name == "moves" for widget in film.show.page.widgets):
                film.show.click("moves")
            for show in (board.show, film.show):
                yield view_of(size, settings), show.widget("move_list").rect


def rows(match: AnyMatch, game: Game, view: View, rect: Rect, before: int) -> list[Group]:
    """The rows of a list, as if so many moves had been played before."""
    settings = Settings(notation=(("xiangqi", "coordinates"),))
    book, it = MoveRecord(game), MoveList()
    book.script = script_of(settings, game)
    moves = tuple(_later(move, before) for move in book.moves(match, view.words))
    it.show(moves, len(moves), len(moves))
    it.place_in(view, rect)
    drawn = find(it.draw(view, 0.0), Group)
    return [group for group in drawn if group.key.startswith("row ") and group.key != "row 0"]


def _later(move: MoveFacts, before: int) -> MoveFacts:
    return replace(move, number=move.number + before)


def _names(language: str, keys: list[str], letters: str) -> set[str]:
    words = language_of(language)
    return {*letters, *(words(key).capitalize() for key in keys)}


@pytest.mark.slow
def test_a_row_names_the_piece_and_shows_its_side_at_every_size_and_length() -> None:
    animals = ("rat", "cat", "dog", "wolf", "leopard", "tiger", "lion", "elephant")
    pieces = [f"word.xiangqi.{letter}" for letter in "KABNRCPkabnrcp"]
    games = (
        (played(plies=12), GAME, [f"word.{each}" for each in animals], "RCDWPTLE"),
        (xiangqi_match(*OPENING), XIANGQI_GAME, pieces, "KAEHRCP"),
    )
    languages: tuple[Language, ...] = ("en", "zh")
    for language in languages:
        places = set(windows(language))
        for match, game, keys, letters in games:
            known = _names(language, keys, letters)
            for view, rect in places:
                for before in LENGTHS:
                    shown = rows(match, game, view, rect, before)
                    assert shown
                    for row in shown:
                        where = (game.rulebook.game_id, rect.w, view.zoom, before, row)
                        assert known & {op.text for op in find((row,), Text)}, where
                        assert _sides(row), where
                        assert not _overlaps(row), where


def _sides(row: Group) -> list[str]:
    """The pictures of pieces, in the colour and shape of their side."""
    names = [op.name for op in find((row,), Sprite)]
    return [name for name in names if name.startswith(("pieces/", "xiangqi/"))]


def _overlaps(row: Group) -> list[tuple[float, float]]:
    """Where something in a row lies over its neighbour."""
    ends = []
    for op in find((row,), Text):
        wide = measure(op.text, op.size)
        left = op.x - {"left": 0.0, "centre": wide / 2, "right": wide}[op.align]
        ends.append((left, left + wide))
    ends += [(op.x - op.w / 2, op.x + op.w / 2) for op in find((row,), Sprite)]
    ends.sort()
    neighbours = itertools.pairwise(ends)
    return [(end, start) for (_, end), (start, _) in neighbours if end > start + 1]
