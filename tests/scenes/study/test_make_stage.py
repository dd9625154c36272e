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

WON = "7/3T1c1/7/7/6t/7/W6/1C2D2/7 r 0 1"
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
    board = at(WON)
    dialog = asked(board)
    assert dialog.finding == "proved"
    board.show.click("yes")
    assert isinstance(board.show.stack.top, StudyBoard)
    (stage,) = board.world.own_stages.now.journey("jungle").stages
    assert (stage.goal.code, stage.goal.moves) == ("win", 1)
    assert stage.key


def test_a_puzzle_begins_where_one_looks_whatever_was_played_before() -> None:
    board = at(WON)
    board.play("A3 A4", "F8 F7", "A4 A5", "F7 F8")
    dialog = asked(board)
    assert dialog.finding == "proved"
    board.show.click("yes")
    (stage,) = board.world.own_stages.now.journey("jungle").stages
    match = board.scene.state.match
    assert stage.position == match.rulebook.codec.position_text(match.state)


def test_the_goals_are_those_of_the_game_and_of_the_position() -> None:
    board = at(WON)
    dialog = asked(board)
    codes = [goal.code for goal in dialog.goals]
    assert codes == ["win", "den", "capture", "capture", "survive"]
    dialog._goal.chosen = codes.index("survive")
    dialog._begin_anew()
    board.show.rest(0.2)
    assert dialog.finding in ("proved", "too_hard")


def test_what_cannot_be_proved_is_not_kept() -> None:
    board = at(NEVER)
    dialog = asked(board)
    assert dialog.finding == "out_of_reach"
    board.show.click("yes")
    assert isinstance(board.show.stack.top, MakeStage)
    assert not board.world.own_stages.now.by_id


def test_own_puzzles_are_played_and_taken_away() -> None:
    board = at(WON)
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
