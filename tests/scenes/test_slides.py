from jungle_pg.scenes.base import (
    Command,
    Pop,
    Push,
    Replace,
)
from jungle_pg.scenes.stack import SLIDE_S
from jungle_pg.stage.input.inputs import Press
from jungle_pg.stage.ops import Box, DrawList, Group
from tests.rows import each_of
from tests.scenes.cards import GO, Card, names, shown, stack_of
from tests.ui.looking import view


def test_a_new_scene_slides_in_from_the_right_and_the_old_one_out_to_the_left() -> None:
    stack = stack_of(Card("a", Push(Card("b"))))
    stack.handle(GO, 0.0)
    xs = [slide_of(stack.draw(time)) for time in (0.0, 0.05, 0.1, 0.15)]
    assert xs[0] == {"a": 0, "b": 1920}
    assert [x["b"] - x["a"] for x in xs] == [1920] * 4
    assert [x["a"] for x in xs] == sorted((x["a"] for x in xs), reverse=True)


def test_going_back_slides_the_other_way() -> None:
    stack = stack_of(Card("a"), Card("b", Pop()))
    stack.handle(GO, 0.0)
    assert slide_of(stack.draw(0.0)) == {"b": 0, "a": -1920}
    assert slide_of(stack.draw(0.1))["b"] > 0


def slide_of(ops: DrawList) -> dict[str, float]:
    """Where the two pictures of a slide are; each is kept whole and moved as such."""
    places = {}
    for op in ops:
        assert isinstance(op, Group)
        (picture,) = op.ops
        assert isinstance(picture, Group)
        assert picture.bake
        assert picture.clip == (0, 0, 1920, 1080)
        (name,) = shown(picture.ops)
        places[name] = op.dx
    return places


@each_of("command", ["push", "pop", "replace"])
def test_a_slide_takes_at_most_200_ms_and_ends_at_the_new_picture(command: str) -> None:
    other = Card("c")
    commands: dict[str, Command] = {"push": Push(other), "pop": Pop(), "replace": Replace(other)}
    stack = stack_of(Card("a"), Card("b", commands[command]))
    stack.handle(GO, 3.0)
    assert SLIDE_S <= 0.2
    assert stack.draw(3.0 + SLIDE_S / 2) != stack.top.draw(3.0)
    assert stack.draw(3.2) == stack.top.draw(3.2)


def test_a_slide_wakes_until_its_last_picture_was_drawn() -> None:
    stack = stack_of(Card("a", Push(Card("b", wakes=50.0))))
    stack.handle(GO, 3.0)
    stack.draw(3.1)
    assert stack.wakes_at(3.1) == 3.1
    stack.update(4.0)
    assert stack.wakes_at(4.0) == 4.0, "the new picture in its place was not drawn yet"
    assert stack.draw(4.0) == stack.top.draw(4.0)
    assert stack.wakes_at(4.0) == 50.0


def test_input_on_the_way_reaches_the_new_scene_at_once() -> None:
    coming = Card("b", Push(Card("c")))
    stack = stack_of(Card("a", Push(coming)))
    stack.handle(GO, 0.0)
    stack.handle(Press(5, 5), 0.0)
    assert coming.inputs == [Press(5, 5)]
    stack.handle(GO, 0.01)
    assert names(stack) == ["a", "b", "c"]
    assert slide_of(stack.draw(0.01)) == {"b": 0, "c": 1920}


def test_in_a_chain_the_picture_that_was_seen_leaves_not_one_that_never_was() -> None:
    bottom = Card("a", answers=lambda result: Push(Card("new")))
    stack = stack_of(bottom, Card("b", answers=lambda result: Pop()), Card("c", Pop()))
    stack.handle(GO, 0.0)
    assert names(stack) == ["a", "new"]
    assert slide_of(stack.draw(0.0)) == {"c": 0, "new": 1920}


def test_scenes_that_let_the_one_below_through_do_not_slide() -> None:
    dialog = Card("dialog", Pop(), is_opaque=False)
    stack = stack_of(Card("a", Push(dialog)))
    stack.handle(GO, 0.0)
    assert shown(stack.draw(0.0)) == ["a", "dialog"]
    assert stack.wakes_at(0.0) is None
    stack.handle(GO, 0.0)
    assert shown(stack.draw(0.0)) == ["a"]
    assert stack.wakes_at(0.0) is None


def test_with_calm_motion_nothing_slides() -> None:
    top = Card("b", Pop())
    stack = stack_of(Card("a", Push(top)), calm=True)
    stack.handle(GO, 0.0)
    assert stack.draw(0.0) == top.draw(0.0)
    assert stack.wakes_at(0.0) is None
    stack.handle(GO, 0.0)
    assert stack.draw(0.0) == stack.top.draw(0.0)


def test_laying_out_anew_reaches_all_scenes_and_ends_a_slide() -> None:
    bottom, top = Card("a"), Card("b")
    bottom.command = Push(top)
    stack = stack_of(bottom)
    stack.handle(GO, 0.0)
    small = view(800, 600)
    stack.arrange(small)
    assert bottom.views[-1] == top.views[-1] == stack.view == small
    assert stack.draw(0.05) == top.draw(0.05)
    assert stack.draw(0.05)[0] == Box(0, 0, 800, 600, "#123456")
