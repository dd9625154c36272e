"""Arrows and circles without a mouse: a pencil that a gamepad or keys lead over any board."""

from dataclasses import replace

from jungle_pg.cabinet import rulebooks
from jungle_pg.core.log import Setup
from jungle_pg.core.match import begin
from jungle_pg.core.study.node import Colour, Drawn
from jungle_pg.scenes.board_screen import BoardScreen
from jungle_pg.scenes.gallery import GALLERY
from jungle_pg.scenes.over.drawing import LedPencil
from jungle_pg.scenes.table.play import Play
from jungle_pg.stage.input.inputs import Key, Point, Press, Release, Typing
from jungle_pg.stage.input.shortcuts import ARROWS
from tests.rows import each_of
from tests.scenes.acting import a_match, a_world
from tests.scenes.listening import Listener, listening
from tests.scenes.padding import PadShow
from tests.scenes.study.studying import Studied
from tests.scenes.touching import Fingers


def at_table(game_id: str = "jungle") -> tuple[PadShow, Play]:
    world = a_world()
    game = world.games()[game_id]
    rules = game.rulebook.codec.parse_rules(game.rulebook.usual_rules)
    play = Play(world, game, begin(game.rulebook, Setup(rules, luck_seed=3)))
    show = PadShow(play, world)
    show.rest(3.0)
    if show.names[-1] != "play":
        show.pad("a")  # somebody says to be there
        show.rest(1.0)
    return show, play


def pencil_of(show: PadShow) -> LedPencil:
    pencil = show.stack.top
    assert isinstance(pencil, LedPencil)
    return pencil


def lead_to(show: PadShow, pick: str) -> None:
    """By arrows alone: a step that comes nearer, as an eye would choose it."""
    pencil, board = pencil_of(show), pencil_of(show)._below.board
    for _ in range(60):
        if pencil.at == pick:
            return
        (x, y), (goal_x, goal_y) = (board.place_of(each) or (0, 0) for each in (pencil.at, pick))
        if abs(goal_x - x) > abs(goal_y - y):
            show.pad("right" if goal_x > x else "left")
        else:
            show.pad("down" if goal_y > y else "up")
    raise AssertionError(pick)


@each_of("game_id", sorted(rulebooks()))
def test_the_pencil_reaches_every_place_of_every_board(game_id: str) -> None:
    show, play = at_table(game_id)
    show.pad("stick_left_press")
    pencil = pencil_of(show)
    reached, waiting = {pencil.at}, [pencil.at]
    while waiting:
        here = waiting.pop()
        for arrow in ARROWS:
            pencil.at = here
            pencil._lead(arrow)
            if pencil.at not in reached:
                reached.add(pencil.at)
                waiting.append(pencil.at)
    assert reached == set(play.board.places)
    assert len(reached) > 60


def test_an_arrow_and_a_circle_in_two_colours_are_drawn_and_nothing_is_played() -> None:
    show, play = at_table()
    show.pad("stick_left_press")
    lead_to(show, "A3")
    show.pad("a")
    lead_to(show, "A5")
    assert play.sketch == Drawn(Colour.GREEN, "A3", "A5"), "it grows with the pencil"
    show.rest(0.1)
    assert play.board.drawn == (play.sketch,)
    show.pad("a")
    lead_to(show, "D5")
    show.pad("x", "a", "a")
    assert play.drawn == (Drawn(Colour.GREEN, "A3", "A5"), Drawn(Colour.RED, "D5"))
    show.pad("b")
    assert show.names == ["play"]
    assert play.match.cursor == 0
    assert play.sketch is None


def test_b_forgets_what_was_begun_before_it_leads_away_and_y_erases() -> None:
    show, play = at_table()
    show.pad("stick_left_press", "a", "up", "b")
    assert show.names == ["play", "drawing"]
    assert not play.drawn
    show.pad("a", "left", "a", "y")
    assert not play.drawn, "what ends where the pencil is has gone"
    show.pad("a", "right", "stick_left_press")
    assert show.names == ["play"]
    assert not play.drawn


def test_a_click_or_a_tap_goes_there_and_presses() -> None:
    show, play = at_table()
    show.hand(Key("d"))
    for pick in ("A3", "A4"):
        x, y = play.board.place_of(pick) or (0.0, 0.0)
        show.do(Point(x, y))
        show.do(Press(x, y))
        show.do(Release(x, y))
    assert play.drawn == (Drawn(Colour.GREEN, "A3", "A4"),)
    fingers = Fingers(show)
    fingers.tap(*(play.board.place_of("C4") or (0.0, 0.0)))
    fingers.tap(*(play.board.place_of("C4") or (0.0, 0.0)))
    assert play.drawn[-1] == Drawn(Colour.GREEN, "C4")
    fingers.tap_on("back")
    assert show.names == ["play"]


@each_of("name", ["replay", "review", "lesson", "study", "friends_play", "retry"])
def test_it_is_there_wherever_a_board_is_looked_at(name: str) -> None:
    world = a_world()
    (scene,) = GALLERY[name](world, a_match())
    show = PadShow(scene, world)
    show.rest(1.0)
    assert isinstance(scene, BoardScreen)
    before = len(scene.drawn)
    show.pad("stick_left_press")
    assert isinstance(show.stack.top, LedPencil), name
    show.pad("a", "up", "a", "b")
    show.rest(0.1)
    assert show.names[-1] != "drawing"
    assert len(scene.drawn) == before + 1, name


def test_who_cannot_see_is_told_where_it_is_and_what_was_drawn() -> None:
    world = listening()
    listener = Listener(Play(world, world.games()["jungle"], a_match()), world)
    listener.go_to("A3")
    assert any("Pencil" in text for text in listener.press("d"))
    assert "A3, Red elephant" in listener.press("down", "up")[-1]
    assert listener.press("enter")[0] == "From A3, Red elephant"
    assert "A4" in listener.press("up")[0]
    assert listener.press("enter") == ["green: A3 to A4"]
    assert listener.press("delete") == ["Erased"]


def test_a_tool_of_the_study_draws_with_the_press_of_keys() -> None:
    board = Studied()
    show = board.show
    board.press("arrow")
    show.tab_to("board")
    board.scene.board.cursor = "A4"
    show.keys("enter", "up", "up", "enter", "escape")
    assert show.names[-1] == "study"
    assert board.study.node.drawn == (Drawn(Colour.GREEN, "A4", "A6"),)
    board.press("circle")
    show.tab_to("board")
    board.scene.board.cursor = "C4"
    show.keys("enter")
    assert board.study.node.drawn[-1] == Drawn(Colour.GREEN, "C4")
    show.keys("d")
    show.keys("enter", "right", "enter", "escape")
    assert board.study.node.drawn[-1] == Drawn(Colour.GREEN, "C4", "D4"), "whatever the tool"


def test_letters_written_into_a_comment_ask_nothing_of_the_board() -> None:
    board = Studied()
    board.show.world.settings = replace(board.show.world.settings, blindfold=True)
    board.show.page.focus(board.scene.comment)
    for letter in "dbw":
        board.show.do(Key(letter), Typing(letter))
    assert board.scene.comment.text == "dbw"
    assert board.show.names[-1] == "study"
    assert not board.scene._peeks


def test_only_what_can_be_pressed_shows_a_button() -> None:
    show, play = at_table()
    show.pad("select")
    show.rest(0.1)
    assert play.page.hung
    assert "stick_left_press" not in {button for button, _ in play.page.hung}
    show.pad("stick_left_press")
    show.rest(0.1)
    assert not play.page.hung
    assert {button for button, _ in pencil_of(show).page.hung} == {"a", "b", "x", "y"}


@each_of("name", ["replay", "review", "lesson", "play"])
def test_a_finger_that_rests_draws_there_too(name: str) -> None:
    world = a_world()
    (scene,) = GALLERY[name](world, a_match())
    show = PadShow(scene, world)
    show.rest(1.0)
    assert isinstance(scene, BoardScreen)
    start, end = (scene.board.place_of(pick) or (0.0, 0.0) for pick in ("A4", "A6"))
    fingers = Fingers(show)
    fingers.rest_on(*start)
    fingers.do(1, "move", *end)
    fingers.do(1, "up", *end)
    assert Drawn(Colour.GREEN, "A4", "A6") in scene.drawn
