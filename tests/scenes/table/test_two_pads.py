"""Two people at one screen with a gamepad each: whose turn it is decides."""

from dataclasses import replace

from jungle_pg.core.log import Player
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.rulebook import Refusal
from jungle_pg.scenes.table.play import Play
from jungle_pg.stage.input.inputs import PadPlugged
from tests.scenes.acting import a_match, a_world
from tests.scenes.padding import PadShow


def two(match: AnyMatch | None = None) -> tuple[PadShow, Play]:
    world = a_world()
    play = Play(world, world.games()["jungle"], match or a_match())
    show = PadShow(play, world)
    show.hand(PadPlugged(2, "shapes", 1))
    show.rest(1.0)
    return show, play


def played() -> AnyMatch:
    match = a_match()
    outcome = match.play(next(iter(match.rulebook.actions(match.state))))
    assert not isinstance(outcome, Refusal)
    return outcome


def test_the_first_plays_for_who_sat_below_and_the_second_for_the_other() -> None:
    show, play = two()
    show.pad("up", number=1)
    assert show.focus == ""
    assert show.said == [play.words("pads.not_your_turn")]
    show.pad("up", number=0)
    assert show.focus == "board"
    show, play = two(played())
    show.pad("up", number=0)
    assert show.focus == ""
    show.pad("up", number=1)
    assert show.focus == "board"


def test_it_stays_theirs_when_the_board_is_turned() -> None:
    show, play = two()
    play.turn_to(1)
    show.pad("up", number=1)
    assert show.focus == ""
    show.pad("up", number=0)
    assert show.focus == "board"


def test_menus_are_for_both_and_in_them_everybody_is_heard() -> None:
    for button, scene in (("start", "pause"), ("b", "pause"), ("y", "actions")):
        show, _ = two()
        show.pad(button, number=1)
        assert show.names == ["play", scene], button
        show.pad("down", "b", number=1)
        assert show.names == ["play"], button


def test_one_gamepad_plays_for_both() -> None:
    world = a_world()
    play = Play(world, world.games()["jungle"], played())
    show = PadShow(play, world)
    show.pad("up", number=0)
    assert show.focus == "board"


def test_the_signs_are_those_of_whoever_pressed_last() -> None:
    show, _ = two()
    signs = []
    for number in (1, 0):
        show.pad("start", number=number)
        signs.append(show.stack.view.device)
    assert signs == ["shapes", "letters"]


def test_against_a_computer_all_are_heard() -> None:
    match = a_match()
    setup = replace(match.setup, players=(Player(), Player(level=1)))
    show, _ = two(begin(match.rulebook, setup))
    show.pad("up", number=1)
    assert show.focus == "board"
