"""The list of what can be pressed: it is complete, and what is chosen is pressed on the screen."""

from jungle_pg.scenes.journey.samples import map_scene
from jungle_pg.scenes.table.play import Play
from jungle_pg.scenes.title.title import Title
from jungle_pg.stage.input.inputs import Key
from tests.scenes.acting import a_match, a_world, page_of
from tests.scenes.padding import PadShow


def at_table() -> PadShow:
    world = a_world()
    return PadShow(Play(world, world.games()["jungle"], a_match()), world)


def test_it_lists_what_can_be_pressed_now_and_nothing_else() -> None:
    show = at_table()
    show.pad("y")
    assert show.names == ["play", "actions"]
    listed = {widget.name for widget in show.page.widgets}
    below = page_of(show.stack.scenes[0])
    assert listed == {button.name for button in below.pressable}
    assert "hint" in listed
    assert "undo" not in listed, "nothing was played yet"


def test_what_is_chosen_is_pressed_below_and_the_list_is_gone() -> None:
    show = at_table()
    show.pad("y")
    while show.focus != "flip":
        show.pad("right", "down") if show.focus == "hint" else show.pad("up")
    show.pad("a")
    assert show.names == ["play"]
    scene = show.stack.top
    assert isinstance(scene, Play)
    assert scene.state.bottom == 1


def test_what_opens_something_opens_it_over_the_screen() -> None:
    show = at_table()
    show.pad("y")
    show.tab_to("menu")
    show.pad("a")
    assert show.names == ["play", "pause"]


def test_it_goes_without_a_trace() -> None:
    for way in ("b", "y"):
        show = at_table()
        show.pad("up")
        before = show.focus
        show.pad("y", way)
        assert (show.names, show.focus) == (["play"], before), way


def test_the_buttons_of_the_screen_work_in_the_list_too() -> None:
    show = at_table()
    show.pad("y", "stick_right_press")
    scene = show.stack.top
    assert isinstance(scene, Play)
    assert scene.state.bottom == 1


def test_a_key_opens_it_too_and_over_a_dialog_nothing_does() -> None:
    show = at_table()
    show.hand(Key("f10"))
    assert show.names == ["play", "actions"]
    show.hand(Key("f10"))
    assert show.names == ["play"]
    show.pad("start")
    assert show.names == ["play", "pause"]
    show.pad("y")
    assert show.names == ["play", "pause"]


def test_buttons_with_pictures_alone_are_called_by_their_tips() -> None:
    world = a_world()
    show = PadShow(map_scene(world), world)
    show.pad("y")
    labels = [getattr(widget, "label", "") for widget in show.page.widgets]
    assert all(labels)
    assert len(labels) == len(set(labels))


def test_on_the_title_it_leads_everywhere() -> None:
    world = a_world()
    show = PadShow(Title(world), world)
    show.pad("y")
    show.tab_to("settings")
    show.pad("a")
    assert show.names == ["title", "settings"]
