from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.files.settings import Settings
from jungle_pg.scenes.base import (
    Change,
    Command,
    Pop,
    Push,
    Quit,
    Replace,
    Result,
    Say,
    Scene,
    Wish,
)
from jungle_pg.scenes.gallery import GALLERY
from jungle_pg.scenes.stack import SLIDE_S, Stack, is_back
from jungle_pg.stage.inputs import Input, Key, Leave, Point, Press
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Box, DrawList, Group
from jungle_pg.stage.view import View
from tests.scenes.acting import Performance, a_world, view_of
from tests.ui.looking import view

Answers = Callable[[Result], Command | None]
GO = Key("g")
"""The key upon which a scene does what it was told to."""


class Card:
    """A scene of one colour that remembers what happens to it."""

    def __init__(
        self,
        name: str,
        command: Command | None = None,
        *,
        is_opaque: bool = True,
        answers: Answers = lambda result: None,
        wakes: float | None = None,
    ) -> None:
        self.name, self.is_opaque = name, is_opaque
        self.command, self.wakes = command, wakes
        self.due: Command | None = None
        self.views: list[View] = []
        self.inputs: list[Input] = []
        self.results: list[Result] = []
        self.drawn_at: list[float] = []
        self._answers = answers

    def arrange(self, view: View) -> None:
        self.views.append(view)

    def handle(self, event: Input, now: float) -> Command | None:
        self.inputs.append(event)
        return self.command if event == GO else None

    def update(self, now: float) -> Command | None:
        return self.due

    def draw(self, now: float) -> DrawList:
        self.drawn_at.append(now)
        look = self.views[-1]
        return (Box(0, 0, look.width, look.height, "#123456"), Group(self.name, ()))

    def wakes_at(self, now: float) -> float | None:
        return self.wakes

    def resume(self, result: Result, now: float) -> Command | None:
        self.results.append(result)
        return self._answers(result)

    def pointer(self) -> str:
        return self.name

    def typing_at(self) -> Rect | None:
        return Rect(0, 0, len(self.name), 1)


def stack_of(*scenes: Scene, calm: bool = False) -> Stack:
    """A stack with these scenes open and nothing on its way."""
    stack = Stack(scenes[0], view(calm=calm))
    for scene in scenes[1:]:
        scene.arrange(stack.view)
        stack.scenes.append(scene)
    return stack


def names(stack: Stack) -> list[str]:
    return [scene.name for scene in stack.scenes]


def shown(ops: DrawList) -> list[str]:
    """The names of the cards that are drawn."""
    found: list[str] = []
    for op in ops:
        if isinstance(op, Group):
            found += shown(op.ops) if op.ops else [op.key]
    return found


def test_the_first_scene_is_laid_out_and_drawn_as_it_is() -> None:
    card = Card("a")
    stack = Stack(card, view())
    assert card.views == [view()]
    assert stack.draw(0.0) == card.draw(0.0)
    assert stack.wakes_at(0.0) is None


def test_a_pushed_scene_is_laid_out_used_and_keeps_the_one_below() -> None:
    top = Card("b")
    stack = stack_of(Card("a", Push(top)))
    assert stack.handle(GO, 0.0) is None
    assert names(stack) == ["a", "b"]
    assert top.views == [view()]
    stack.handle(Key("x"), 0.0)
    assert top.inputs == [Key("x")]


def test_what_lies_below_a_pushed_scene_is_told_that_the_mouse_has_left() -> None:
    below = Card("a", Push(Card("b")))
    stack = stack_of(below)
    stack.handle(GO, 0.0)
    assert below.inputs[-1] == Leave()


def test_a_replaced_scene_is_gone() -> None:
    stack = stack_of(Card("a"), Card("b", Replace(Card("c"))))
    stack.handle(GO, 0.0)
    assert names(stack) == ["a", "c"]


@pytest.mark.parametrize("result", [None, 7, "saved", Settings()])
def test_a_result_reaches_the_scene_below(result: Result) -> None:
    below = Card("a")
    stack = stack_of(below, Card("b", Pop(result)))
    assert stack.handle(GO, 0.0) is None
    assert names(stack) == ["a"]
    assert below.results == [result]


@pytest.mark.parametrize("wish", [Quit(), Change(Settings(muted=True)), Say("Saved")])
def test_a_wish_goes_to_the_program_and_changes_no_scene(wish: Wish) -> None:
    stack = stack_of(Card("a"), Card("b", wish))
    assert stack.handle(GO, 0.0) is wish
    assert names(stack) == ["a", "b"]


@pytest.mark.parametrize("wish", [Quit(), Change(Settings(muted=True)), Say("Saved")])
def test_a_scene_may_answer_a_result_with_a_wish(wish: Wish) -> None:
    below = Card("a", answers=lambda result: wish if result == "yes" else None)
    stack = stack_of(below, Card("b", Pop("yes")))
    assert stack.handle(GO, 0.0) is wish
    assert names(stack) == ["a"]


def test_a_chain_of_results_goes_down_scene_by_scene() -> None:
    bottom = Card("a", answers=lambda result: Quit() if result == "left" else None)
    middle = Card("b", answers=lambda result: Pop("left") if result == "yes" else None)
    stack = stack_of(bottom, middle, Card("c", Pop("yes"), is_opaque=False))
    assert stack.handle(GO, 0.0) == Quit()
    assert names(stack) == ["a"]
    assert (middle.results, bottom.results) == (["yes"], ["left"])


def test_a_result_may_open_another_scene() -> None:
    stack = stack_of(Card("a", answers=lambda result: Push(Card("c"))), Card("b", Pop()))
    stack.handle(GO, 0.0)
    assert names(stack) == ["a", "c"]


def test_the_last_scene_cannot_be_left() -> None:
    card = Card("a", Pop("result"))
    stack = stack_of(card)
    assert stack.handle(GO, 0.0) is None
    assert names(stack) == ["a"]
    assert card.results == []
    assert stack.wakes_at(0.0) is None


def test_time_passes_in_the_top_scene_alone_and_may_bring_commands() -> None:
    below, top = Card("a"), Card("b")
    stack = stack_of(below, top)
    below.due = Quit()
    assert stack.update(0.0) is None
    top.due = Pop("time")
    assert stack.update(0.0) is None
    assert below.results == ["time"]


def test_the_top_scene_says_pointer_and_where_text_is_typed() -> None:
    stack = stack_of(Card("below"), Card("b"))
    assert stack.pointer() == "b"
    assert stack.typing_at() == Rect(0, 0, 1, 1)


@given(st.lists(st.booleans(), min_size=1, max_size=6))
def test_only_scenes_from_the_top_most_opaque_one_up_are_drawn_and_wake(
    opaque: list[bool],
) -> None:
    cards = [
        Card(str(number), is_opaque=is_opaque, wakes=10.0 + number)
        for number, is_opaque in enumerate([True, *opaque])
    ]
    stack = stack_of(*cards)
    for card in cards:
        card.drawn_at.clear()
    drawn = shown(stack.draw(1.0))
    first = max(number for number, card in enumerate(cards) if card.is_opaque)
    assert drawn == [card.name for card in cards[first:]]
    assert [bool(card.drawn_at) for card in cards] == [n >= first for n in range(len(cards))]
    assert stack.wakes_at(1.0) == 10.0 + first


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


@pytest.mark.parametrize("command", ["push", "pop", "replace"])
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
    assert stack.wakes_at(0.0) is None
    assert shown(stack.draw(0.0)) == ["a", "dialog"]
    stack.handle(GO, 0.0)
    assert stack.wakes_at(0.0) is None
    assert shown(stack.draw(0.0)) == ["a"]


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


def test_showing_a_scene_closes_all_others_at_once() -> None:
    trouble = Card("trouble")
    stack = stack_of(Card("a"), Card("b", Push(Card("c"))))
    stack.handle(GO, 0.0)
    stack.show(trouble)
    assert names(stack) == ["trouble"]
    assert stack.draw(0.0) == trouble.draw(0.0)
    assert stack.wakes_at(0.0) is None


def test_only_the_first_press_of_esc_leads_back() -> None:
    assert is_back(Key("escape"))
    assert not is_back(Key("escape", repeat=True))
    assert not is_back(Key("enter"))
    assert not is_back(Point(0, 0))


@pytest.mark.parametrize("name", GALLERY)
def test_esc_leads_back_one_step_from_everywhere(name: str) -> None:
    world = a_world()
    play = Performance(Card("below"), world)
    for scene in GALLERY[name](world):
        scene.arrange(play.stack.view)
        play.stack.scenes.append(scene)
    before = play.names
    assert play.keys("escape") == []
    assert play.names in (before[:-1], [*before, "question"])
    assert play.rest() == play.stack.draw(play.now)


@pytest.mark.parametrize("name", GALLERY)
def test_every_scene_covers_the_window_first_if_nothing_may_shine_through(name: str) -> None:
    world = a_world()
    look = view_of((1280, 720), replace(world.settings, theme="night"))
    for scene in GALLERY[name](world):
        scene.arrange(look)
        first = scene.draw(0.0)[0]
        if scene.is_opaque:
            assert not isinstance(first, Group)
            assert (first.x, first.y) == (0, 0)
            assert (getattr(first, "w", 0), getattr(first, "h", 0)) == (1280, 720)


@pytest.mark.parametrize("name", GALLERY)
def test_every_scene_draws_the_same_list_while_nothing_happens(name: str) -> None:
    world = a_world()
    for scene in GALLERY[name](world):
        scene.arrange(view_of((1280, 720), world.settings))
        drawn = scene.draw(0.0)
        assert scene.draw(9.0) is drawn
