"""A position becomes a puzzle of one's own once the judge has found that it can be solved."""

from jungle_pg.cabinet import games
from jungle_pg.core.log import Setup
from jungle_pg.core.study.growing import begun
from jungle_pg.scenes.journey.own_puzzles import OwnPuzzles
from jungle_pg.scenes.journey.stage.puzzle import PuzzleScreen
from jungle_pg.scenes.study.dialogs import StudyMenu
from jungle_pg.scenes.study.make_stage import MakeStage
from jungle_pg.scenes.study.study_board import StudyBoard
from tests.scenes.study.studying import Studied

IN_TWO = "7/3T1c1/7/7/6t/7/W6/1C2D2/7 r 0 1"
NEVER = "e6/7/7/7/7/7/7/7/6R r 0 1"


def at(position: str) -> Studied:
    game = games()["jungle"]
    setup = Setup(game.rules, position, luck_seed=5)
    return Studied(study=begun(game.rulebook, setup))


def asked(board: Studied) -> MakeStage:
    """The dialog, opened from the menu."""
    board.press("menu")
    assert isinstance(board.show.stack.top, StudyMenu)
    board.show.rest(1.0)
    board.show.click("make_stage")
    dialog = board.show.stack.top
    assert isinstance(dialog, MakeStage)
    board.show.rest(1.0)
    return dialog


def test_the_judge_says_whether_it_can_be_done_and_only_then_it_is_kept() -> None:
    board = at(IN_TWO)
    dialog = asked(board)
    assert dialog.is_provable
    board.show.click("yes")
    assert isinstance(board.show.stack.top, StudyBoard)
    (stage,) = board.world.own_stages.now.journey("jungle").stages
    assert stage.goal.code == "win"


def test_what_cannot_be_proved_is_not_kept() -> None:
    board = at(NEVER)
    dialog = asked(board)
    assert dialog.is_provable is False
    board.show.click("yes")
    assert isinstance(board.show.stack.top, MakeStage)
    assert not board.world.own_stages.now.by_id


def test_own_puzzles_are_played_and_taken_away() -> None:
    board = at(IN_TWO)
    asked(board)
    board.show.click("yes")
    screen = OwnPuzzles(board.world, "jungle")
    board.show.cover_with(screen)
    board.show.rest(1.0)
    board.show.click("play")
    puzzle = board.show.stack.top
    assert isinstance(puzzle, PuzzleScreen)
    board.show.rest(0.5)
    board.show.keys("escape")
    board.show.rest(0.5)
    assert board.show.stack.top is screen
    board.show.click("remove")
    board.show.rest(1.0)
    board.show.click("yes")
    assert not board.world.own_stages.now.journey("jungle").stages
