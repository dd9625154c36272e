"""Playing on from a place of a match that was watched."""

from dataclasses import replace

import pytest

from jungle_pg.core.log import Player
from jungle_pg.engine.levels import LEVELS
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.base import Pop
from jungle_pg.scenes.replay.branch import BranchChoice, BranchDialog, branched
from jungle_pg.scenes.table.play import Play
from jungle_pg.stage.input.inputs import Key
from tests.rows import each_of
from tests.sample_games import with_players
from tests.scenes.acting import a_world, texts_of, view_of
from tests.scenes.table.played import COMPUTER, HUMAN, played
from tests.scenes.table.playing import Board

LATER = 1.0
FIRST_MOVES = ("A3A4", "G7G6", "A4A5", "G6G5")


def asked(players: tuple[Player, Player] = (HUMAN, HUMAN), ply: int = 15) -> BranchDialog:
    dialog = BranchDialog(a_world(), played(players=players), ply, 0.0)
    dialog.arrange(view_of((1280, 720), Settings()))
    return dialog


def press(dialog: BranchDialog, name: str) -> object:
    (button,) = [each for each in dialog.page.widgets if each.name == name]
    assert button.is_enabled, name
    return dialog.choose(name, LATER)


def test_it_asks_against_whom() -> None:
    texts = texts_of(asked().draw(LATER))
    assert texts[0] == "Play from here"
    assert "Two people" in texts
    assert "Against the computer, level 3" in texts


def test_two_people_play_on() -> None:
    assert press(asked(), "two") == Pop(BranchChoice(15))


def test_the_level_of_the_computer_can_be_chosen() -> None:
    dialog = asked()
    for _ in range(3):
        assert press(dialog, "stronger") is None
    assert press(dialog, "weaker") is None
    assert "Against the computer, level 5" in texts_of(dialog.draw(LATER))
    assert press(dialog, "computer") == Pop(BranchChoice(15, 5))


def test_it_begins_with_the_level_of_the_match_and_stays_among_the_levels() -> None:
    assert asked((HUMAN, Player(level=8))).level == 8
    dialog = asked((HUMAN, Player(level=1)))
    assert not dialog._buttons["weaker"].is_enabled
    for _ in range(len(LEVELS) - 1):
        press(dialog, "stronger")
    assert not dialog._buttons["stronger"].is_enabled


def test_escape_changes_nothing() -> None:
    assert asked().handle(Key("escape"), LATER) == Pop()


def test_a_branch_is_a_new_match_and_leaves_the_old_one_as_it_is() -> None:
    match = played()
    before = (match.cursor, match.moments)
    branch = branched(match, BranchChoice(15))
    assert (match.cursor, match.moments) == before
    assert (branch.cursor, len(branch.moments)) == (15, 15)
    assert branch.state == match.state_at(15)
    assert branch.verdict is None


def test_a_person_keeps_the_side_played_so_far_else_has_the_move() -> None:
    for players, ply, humans in (
        ((HUMAN, COMPUTER), 15, [True, False]),
        ((COMPUTER, HUMAN), 15, [False, True]),
        ((HUMAN, HUMAN), 14, [True, False]),
        ((HUMAN, HUMAN), 15, [False, True]),
        ((COMPUTER, COMPUTER), 15, [False, True]),
    ):
        branch = branched(with_players(played(), *players), BranchChoice(ply, 6))
        assert [player.is_human for player in branch.setup.players] == humans
        assert {player.level for player in branch.setup.players} == {None, 6}


def test_names_stay_with_their_sides() -> None:
    match = with_players(played(), Player("Ada"), Player("小明"))
    branch = branched(match, BranchChoice(15))
    assert [player.name for player in branch.setup.players] == ["Ada", "小明"]


def test_a_branch_takes_nothing_along_that_only_the_file_of_the_old_match_knew() -> None:
    match = played()
    match = replace(match, setup=replace(match.setup, unknown='{"top":{"cup":1}}'))
    assert branched(match, BranchChoice(15)).setup.unknown == ""
    assert match.play_from(15).setup.unknown == match.setup.unknown


def test_from_a_game_one_comes_to_a_new_game_by_way_of_the_replay() -> None:
    board = Board()
    board.play(*FIRST_MOVES)
    original = board.match
    board.show.click("replay")
    board.show.keys("space", "home", "right", "right")
    board.wait(2)
    board.show.click("play_from_here")
    assert board.names[-1] == "branch"
    board.wait(0.5)
    board.show.click("two")
    assert board.names[-1] == "play"
    assert isinstance(board.show.stack.top, Play)
    assert board.match.cursor == len(board.match.moments) == 2
    assert len(original.moments) == 4
    board.wait(0.5)
    board.play("C3C2")
    assert board.match.cursor == 3


def test_against_a_computer_it_answers() -> None:
    board = Board()
    board.play(*FIRST_MOVES)
    board.show.click("replay")
    board.show.keys("space", "home", "right", "right")
    board.wait(2)
    board.show.click("play_from_here")
    board.wait(0.5)
    board.show.click("computer")
    board.wait(0.5)
    board.play("C3C2")
    board.wait(2)
    assert board.match.cursor == 4
    assert not board.match.setup.players[1].is_human


def test_thinking_better_of_it_leads_back_to_the_game() -> None:
    board = Board()
    board.play(*FIRST_MOVES)
    before = board.match
    board.show.click("replay")
    board.show.keys("space", "home")
    board.show.click("play_from_here")
    board.wait(0.5)
    board.show.keys("escape")
    assert board.names[-1] == "play"
    assert board.match is before


@pytest.mark.slow
@each_of("is_reviewed", [False, True])
def test_a_computer_that_was_thinking_moves_after_the_replay(is_reviewed: bool) -> None:
    board = Board(players=(HUMAN, Player(level=3)))
    board.play("A3A4")
    board.show.click("replay")
    if is_reviewed:
        board.show.click("review")
        board.wait(1)
        board.show.keys("escape")
    board.wait(3)
    assert board.show.names[-1] == "replay"
    board.show.click("stop")
    board.wait(3)
    assert board.match.cursor == 2


def test_the_pause_menu_leads_to_the_replay_too() -> None:
    board = Board()
    board.play(*FIRST_MOVES)
    board.show.keys("escape")
    board.wait(0.5)
    board.show.click("replay")
    assert board.names[-1] == "replay"
    board.show.keys("escape")
    assert board.names[-1] == "play"


def test_play_from_here_asks_over_the_position_that_was_chosen() -> None:
    board = Board()
    board.play(*FIRST_MOVES)
    original = board.match
    board.show.click("replay")
    board.show.keys("space", "home", "right", "right")
    board.wait(2)
    board.show.click("play_from_here")
    assert board.names[-1] == "branch"
    assert board.scene.table.state.shown == 2
    assert board.scene.table.state.position == original.state_at(2)
    board.wait(0.5)
    board.show.click("cancel")
    board.show.click("back_to_game")
    assert board.scene.table.state.position == original.state
    assert board.match is original
