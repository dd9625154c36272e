"""Breakthrough, of which the program knows nothing but its rulebook, through every scene."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from jungle_pg.core.log import Player
from jungle_pg.scenes.setup.new_game import NewGame
from jungle_pg.scenes.title.demonstration import Demonstration
from jungle_pg.stage.input.inputs import Key
from tests.scenes.plain.plain_program import PEOPLE, PlainProgram

ONE_STEP_LEFT = "pp6/1P6/8/8/8/8/8/PP6 r"


@pytest.fixture
def program(tmp_path: Path) -> Iterator[PlainProgram]:
    found = PlainProgram("breakthrough", tmp_path)
    yield found
    found.close()


def test_from_the_title_to_the_first_move(program: PlainProgram) -> None:
    assert program.says("Play Breakthrough")
    program.click("new_game")
    assert program.names[-1] == "chooser"
    assert program.says("Breakthrough")
    program.keys("enter")
    setup = program.show.stack.top
    assert isinstance(setup, NewGame)
    setup.choose(players="two")
    program.settle()
    assert {"Red", "Blue"} <= set(program.texts)
    assert not program.has("rules"), "there is one way to play it"
    program.click("start")
    assert program.names[-1] == "play"
    program.pick("b2", "b3")
    assert program.match.cursor == 1
    assert {"b2", "b3"} <= set(program.texts)


def test_clicks_mark_where_a_pawn_may_go_and_what_it_takes(program: PlainProgram) -> None:
    program.begin(position="8/8/8/p1p5/1P6/8/8/8 r")
    program.pick("b4")
    assert program.marks("selection") == {"b4"}
    assert program.marks("move") == {"b5"}
    assert program.marks("capture") == {"a5", "c5"}
    program.pick("c5")
    assert program.match.cursor == 1
    assert {"c5", "b4"} == program.marks("last_to") | program.marks("last_from")
    assert program.says("Piece")


def test_a_pawn_is_dragged_and_goes_home_where_it_may_not_go(program: PlainProgram) -> None:
    program.begin()
    program.drag("d2", "d3")
    assert program.match.cursor == 1
    program.drag("d7", "d5")
    assert program.match.cursor == 1
    assert program.says("Invalid move"), "its code has no words, but it is said"


def test_a_pawn_of_the_other_side_is_refused_in_words(program: PlainProgram) -> None:
    program.begin()
    program.pick("d7")
    assert program.says("Not your turn")


def test_a_move_by_keys_alone_is_taken_back_and_repeated(program: PlainProgram) -> None:
    program.begin()
    program.show.tab_to("board")
    program.keys("enter", "up", "enter")
    assert program.match.cursor == 1
    program.do(Key("z", ctrl=True))
    assert program.match.cursor == 0
    program.do(Key("y", ctrl=True))
    assert program.match.cursor == 1
    program.click("undo")
    assert program.match.cursor == 0
    assert not program.can("undo")
    assert program.can("redo")


def test_a_hint_shows_a_move_from_the_rulebook_alone(program: PlainProgram) -> None:
    program.begin(position=ONE_STEP_LEFT)
    program.click("hint")
    program.settle()
    assert program.marks("hint_to") <= {"a8", "b8", "c8"}
    assert program.marks("hint_from") == {"b7"}


def test_a_computer_plays_it(program: PlainProgram) -> None:
    program.begin((Player(), Player(level=2)))
    program.pick("d2", "d3")
    for _ in range(40):
        program.show.rest(0.2)
    assert program.match.cursor == 2


def test_a_game_ends_with_its_result_and_goes_on_with_a_rematch(program: PlainProgram) -> None:
    program.begin(position=ONE_STEP_LEFT)
    program.pick("b7", "c8")
    for _ in range(12):
        program.show.rest(0.5)
    assert program.names[-1] == "result"
    assert program.says("RED wins!")
    assert program.says("Red wins!")
    program.click("rematch")
    assert program.names[-1] == "play"
    assert program.match.cursor == 0


def test_pause_settings_and_rules_open_over_the_board_and_lead_back(
    program: PlainProgram,
) -> None:
    program.begin()
    program.click("rules")
    assert program.names[-1] == "rules"
    assert program.says("Nobody has written about this game yet.")
    program.keys("escape", "escape")
    for name in ("rules", "settings", "keys"):
        assert program.names[-1] == "pause"
        program.click(name)
        assert program.names[-1] == name
        program.keys("escape")
    program.click("go_on")
    assert program.names[-1] == "play"


def test_the_rules_button_of_title_and_chooser_open_the_plain_book(
    program: PlainProgram,
) -> None:
    program.click("rules")
    assert program.names == ["title", "rules"]
    program.keys("escape")
    program.settle()
    program.click("new_game", "rules")
    assert program.names == ["title", "chooser", "rules"]


def test_a_match_is_saved_found_and_played_on(program: PlainProgram) -> None:
    program.begin()
    program.pick("b2", "b3")
    program.click("save", "save")
    assert program.names[-1] == "play"
    program.click("load")
    assert program.says("Breakthrough")
    assert program.says("Blue to move")
    program.click("load")
    assert program.names[-1] == "play"
    program.pick("b7", "b6")
    assert program.match.cursor == 2


@pytest.mark.slow
def test_a_game_is_watched_again_step_by_step(program: PlainProgram) -> None:
    program.begin()
    for move in ("b2b3", "b7b6", "c2c3"):
        program.pick(move[:2], move[2:])
    program.click("replay")
    assert program.names[-1] == "replay"
    program.keys("home", "right", "right")
    assert program.says("Move 2 / 3")
    program.click("review")
    for _ in range(10):
        program.show.rest(0.5)
    assert program.names[-1] == "review"


def test_it_is_demonstrated(program: PlainProgram) -> None:
    number = list(program.world.games()).index("breakthrough")
    scene = Demonstration(program.world, number)
    program.show.cover_with(scene)
    while scene.match.cursor < 3:
        assert program.names[-1] == "demonstration"
        program.show.rest(0.3)
    assert program.says("Demonstration: Breakthrough")


@pytest.mark.slow
def test_a_whole_game_by_clicks_alone(program: PlainProgram) -> None:
    program.begin(PEOPLE)
    while program.match.actor is not None:
        book, state = program.match.rulebook, program.match.state
        actions = book.actions(state)
        program.pick(*book.picks(state, actions[program.match.cursor % len(actions)]))
    for _ in range(12):
        program.show.rest(0.5)
    assert program.names[-1] == "result"
    assert program.says("wins!")
