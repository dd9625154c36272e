"""Where cards, menus and words lie around the board of Jackaroo, in any window."""

from typing import Final

import pytest

from jungle_pg.files.settings import Language, Settings
from jungle_pg.scenes.table.panels.layout import BoardLayout
from jungle_pg.stage.layout import Rect
from tests.core.jackaroo.moments import moment
from tests.rows import each_of
from tests.scenes.acting import LANGUAGES
from tests.scenes.table.jackaroo_board import COMPUTER, JackarooBoard
from tests.scenes.table.playing import HUMAN
from tests.scenes.table.test_places import SCALES, WINDOWS, crowded, share

CHOOSY: Final = moment("10 49 B B", "15 30 H4 B", "AH 10C 7D JS KS", "3C 6C 9D 2D")


def shown(size: tuple[int, int], scale: int, language: Language = "en") -> JackarooBoard:
    """A person against the computer, with every kind of card."""
    settings = Settings(ui_scale=scale, language=language, reduced_motion=True)
    board = JackarooBoard(CHOOSY, players=(HUMAN, COMPUTER), size=size, settings=settings)
    board.show.rest(0.01)
    return board


def places_of(board: JackarooBoard) -> BoardLayout:
    return board.scene.panels.places


def menu_of(board: JackarooBoard) -> list[Rect]:
    """The buttons of the menu of a card with two uses."""
    board.click("card:AH")
    board.show.rest(0.01)
    rects = [button.rect for button in board.scene.options.buttons]
    assert len(rects) == 2
    return rects


@each_of("size", WINDOWS)
@each_of("scale", SCALES)
def test_nothing_lies_over_anything_else(size: tuple[int, int], scale: int) -> None:
    board = shown(size, scale)
    assert crowded(places_of(board), board.show.stack.view) == []


@pytest.mark.slow
@each_of("size", WINDOWS)
@each_of("scale", SCALES)
def test_a_menu_covers_neither_words_nor_players(size: tuple[int, int], scale: int) -> None:
    board = shown(size, scale)
    at, menu = places_of(board), menu_of(board)
    texts = board.texts()
    assert not share(*menu)
    for rect in menu:
        assert not share(rect, at.top)
        assert not share(rect, at.bottom)
        assert at.message is None or not share(rect, at.message)
        if at.arrangement != "upright":
            assert not share(rect, at.board)
        if share(rect, at.banner):
            assert "RED's Turn" not in texts
        if at.stage is not None and share(rect, at.stage):
            assert "Round 1 · 4 cards" not in texts
        if at.middle is not None:
            assert at.middle.holds(*rect.middle)
    if at.middle is not None:
        assert "Ace of hearts" in texts
        assert "a marble comes out" not in texts, "the menu has its place"


@each_of("size", [(1280, 720), (1920, 1080)])
@each_of("scale", SCALES)
@each_of("language", LANGUAGES)
def test_turn_and_round_are_never_run_together(
    size: tuple[int, int], scale: int, language: Language
) -> None:
    board = shown(size, scale, language)
    assert {board.facts.banner, board.facts.stage} <= set(board.texts())
