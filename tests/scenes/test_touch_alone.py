"""The whole program with fingers alone: a lesson, a game of each kind, save, load, replay."""

from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest

from jungle_pg.cabinet import rulebooks
from jungle_pg.core.rulebook import Pick
from jungle_pg.files.saves.folder import saves_in
from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.book.rules import RulesBook
from jungle_pg.scenes.chooser.chooser import GameChooser
from jungle_pg.scenes.saves.load_game import LoadGame
from jungle_pg.scenes.saves.save_game import SaveGame
from jungle_pg.scenes.setup.house_rules import HouseRules
from jungle_pg.scenes.table.play import Play
from jungle_pg.scenes.title.title import Title
from jungle_pg.scenes.world import World
from tests.scenes.acting import a_world
from tests.scenes.house_rules_show import RulesShow
from tests.scenes.journey.walking import Walk
from tests.scenes.saves.evening import CALM
from tests.scenes.saves.load_show import wait_for
from tests.scenes.study.studying import Studied
from tests.scenes.study.test_editor import editor_of, standing
from tests.scenes.table.jackaroo_board import TWO, JackarooBoard
from tests.scenes.table.playing import Board
from tests.scenes.table.test_jackaroo_games import decide, pass_on_if_asked, sensible
from tests.scenes.table.test_whole_games import next_move
from tests.scenes.table.xiangqi_board import BACK_RANK, XiangqiBoard
from tests.scenes.touching import Fingers, Touched


class TouchedWalk(Walk):
    """Somebody who goes through lessons with a finger."""

    def __init__(self, first: Scene, world: World) -> None:
        super().__init__(first, world)
        self.fingers = Fingers(self)

    def click(self, name: str) -> list[Any]:
        self.fingers.tap_on(name)
        return []

    def at(self, x: float, y: float) -> None:
        self.clicks += 1
        self.fingers.tap(x, y)


def test_the_first_lesson() -> None:
    world = a_world()
    walk = TouchedWalk(Title(world), world)
    walk.wait(1.0)
    walk.press("lesson")
    walk.wait(1.0)
    assert walk.names == ["title", "journey", "stage"]
    walk.follow_guide()
    assert walk.names[-1] == "solved"
    assert world.progress.now.stars(walk.board.stage.id) == 3


def nothing_is_lit(show: Any) -> bool:
    return not any(each.is_hot or each.is_held for each in show.page.widgets)


class TouchedBoard(Board):
    """A game of Jungle whose squares are tapped, and now and then dragged between."""

    def click(self, *squares: Pick, button: int = 1) -> None:
        fingers = Fingers(self.show)
        if len(squares) == 2 and self.match.cursor % 3 == 0:
            fingers.drag(self.at(squares[0]), self.at(squares[1]))
            return
        for square in squares:
            fingers.tap(*self.at(square))


@pytest.mark.slow
def test_a_game_of_jungle_from_its_first_move_to_its_end() -> None:
    board, rng = TouchedBoard(undo_depth=None), Random(4)
    while board.match.actor is not None and board.match.cursor < 60:
        board.play("".join(next_move(board, rng)))
    fingers = Fingers(board.show)
    if board.match.actor is not None:
        fingers.tap_on("resign")
        fingers.tap_on("yes")
    fingers.wait(2.0)
    assert board.names[-1] == "result"
    assert nothing_is_lit(board.show)
    assert board.match.cursor > 10


def test_a_game_of_xiangqi_that_is_won() -> None:
    board = XiangqiBoard(BACK_RANK)
    fingers = Fingers(board.show)
    for move in ("i1i9", "d10e10", "a1a10"):
        picks = board.match.rulebook.picks(
            board.match.state, board.match.rulebook.read(board.match.state, move)
        )
        fingers.drag(*(board.at(pick) for pick in picks))
        fingers.wait(0.3)
    fingers.wait(2.0)
    assert board.match.verdict is not None
    assert board.names[-1] == "result"
    fingers.tap_on("look")
    fingers.wait(0.5)
    assert board.names[-1] == "play"


def tap(board: JackarooBoard, pick: Pick) -> None:
    at = board.scene.board.place_of(pick)
    assert at is not None
    Fingers(board.show).tap(*at)


@pytest.mark.slow
def test_rounds_of_jackaroo_in_a_small_window() -> None:
    board, choose = JackarooBoard(players=TWO, seed=39, size=(800, 600)), sensible()
    for _ in range(60):
        if board.match.actor is None:
            break
        pass_on_if_asked(board)
        decide(board, choose, tap)
    assert board.match.state.round > 1
    assert nothing_is_lit(board.show)


def settle(show: Touched) -> None:
    """Let everything be done that is done in a thread."""
    for _ in range(6):
        top: Any = show.stack.top
        if isinstance(top, LoadGame):
            top.listing.wait()  # type: ignore[union-attr]
            wait_for(*top.under_way)
        elif isinstance(top, SaveGame):
            top.wait()
        show.rest(1.0)


def test_from_the_title_a_game_is_begun_saved_left_loaded_and_watched(tmp_path: Path) -> None:
    world = a_world(CALM)
    world.saves = saves_in(tmp_path, rulebooks)
    world.stamp = lambda: datetime(2026, 3, 14, 18, 0)
    show = Touched(Title(world), world)
    show.rest(1.0)
    show.click("new_game")
    settle(show)
    while show.names[-1] != "play":
        before = show.names[-1]
        name = "play" if isinstance(show.stack.top, GameChooser) else "start"
        show.click(name)
        settle(show)
        assert show.names[-1] != before
    play = show.stack.top
    assert isinstance(play, Play)
    book, state = play.match.rulebook, play.match.state
    for pick in book.picks(state, book.actions(state)[0]):
        at = play.board.place_of(pick)
        assert at is not None
        show.fingers.tap(*at)
    assert play.match.cursor >= 1
    show.click("save")
    settle(show)
    show.click("save")
    settle(show)
    assert list(tmp_path.rglob("*.json"))
    show.click("menu")
    settle(show)
    show.click("home")
    settle(show)
    show.click("yes")
    settle(show)
    assert show.names == ["title"]
    show.click("load")
    settle(show)
    saves = show.widget("saves")
    show.fingers.tap(saves.rect.middle[0], saves.rect.y + 20)
    settle(show)
    show.click("replay")
    settle(show)
    assert show.names[-1] == "replay"
    bar = show.widget("place")
    show.fingers.drag(bar.rect.middle, (bar.rect.right, bar.rect.middle[1]))
    settle(show)
    show.click("step_back")
    settle(show)
    show.fingers.rest_on(*show.widget("to_end").rect.middle)
    show.fingers.do(1, "up", *show.widget("to_end").rect.middle)
    assert nothing_is_lit(show)


def test_settings_are_set_and_their_page_is_pulled() -> None:
    world = a_world()
    show = Touched(Title(world), world, (800, 600))
    show.rest(1.0)
    show.click("settings")
    show.rest(1.0)
    slider = show.widget("effects_volume")
    before = world.settings.effects_volume
    x, y = slider.rect.middle
    show.fingers.drag((x, y), (slider.rect.x + 5, y + 3))
    assert show.world.settings.effects_volume < before
    # Up and down over the same slider the page is pulled and nothing set.
    volume, top = show.world.settings.effects_volume, slider.rect.y
    show.fingers.drag((x, y), (x, y - 100), rests=True)
    show.rest(0.1)
    assert show.world.settings.effects_volume == volume
    assert slider.rect.y < top - 50
    show.click("done")
    assert show.names == ["title"]


def test_the_rule_that_was_touched_last_stays_on_the_board_beside_it() -> None:
    show = RulesShow()
    scene = show.stack.top
    assert isinstance(scene, HouseRules)
    row = scene.rows.rows[2]
    assert scene.preview.field is not row.field
    fingers = Fingers(show)
    fingers.tap(row.place.x + 5, row.place.middle[1])
    assert scene.preview.field is row.field
    fingers.tap(3, 3)
    assert scene.preview.field is not row.field


def test_pieces_are_set_up_and_arrows_drawn_on_a_study() -> None:
    board = Studied()
    fingers = Fingers(board.show)
    board.press("clear")
    palette = editor_of(board).palettes[0]
    assert board.scene.view is not None
    card = palette.parts(board.scene.view)[0].middle
    fingers.drag(card, board.at("D2"))
    assert list(standing(board)) == ["D2"]
    board.press("arrow")
    fingers.drag(board.at("A4"), board.at("A6"))
    fingers.drag(board.at("C4"), board.at("E5"))
    drawn = board.study.node.drawn
    assert [(each.start, each.target) for each in drawn] == [("A4", "A6"), ("C4", "E5")]


def test_pages_of_the_book_are_turned_by_a_finger_once_for_each_swipe() -> None:
    world = a_world()
    game = world.games()["jungle"]
    show = Touched(RulesBook(world, game, game.rules), world)
    show.rest(1.0)
    book = show.stack.top
    assert isinstance(book, RulesBook)
    for start, end, page in ((900, 300, 1), (900, 300, 2), (300, 900, 1)):
        show.fingers.drag((start, 400), (end, 410))
        show.fingers.wait(2.0)
        assert book.dots.chosen == page


def test_cabinets_are_turned_by_a_finger() -> None:
    world = a_world()
    show = Touched(GameChooser(world), world)
    show.rest(1.0)
    chooser = show.stack.top
    assert isinstance(chooser, GameChooser)
    before = chooser.turning.chosen
    show.fingers.drag((900, 700), (500, 700))
    show.fingers.wait(2.0)
    assert chooser.turning.chosen == (before + 1) % len(chooser.games)
