from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.files.settings import Settings
from jungle_pg.scenes.base import (
    Change,
    Open,
    Pop,
    Push,
    Quit,
    Replace,
    Result,
    Say,
    Wish,
)
from jungle_pg.scenes.stack import Stack, is_back
from jungle_pg.stage.input.inputs import Key, Leave, Point
from jungle_pg.stage.layout import Rect
from tests.rows import each_of
from tests.scenes.cards import GO, Card, names, shown, stack_of
from tests.ui.looking import view


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


def test_an_opened_scene_takes_the_place_of_all_but_the_first() -> None:
    first, second, third = Card("a"), Card("b"), Card("c", Open(Card("d")))
    stack = stack_of(first, second, third)
    stack.handle(GO, 0.0)
    assert names(stack) == ["a", "d"]
    assert second.is_closed
    assert third.is_closed
    assert not first.is_closed
    assert first.inputs == [Leave()]


@each_of("command", [Pop(), Replace(Card("c"))])
def test_whatever_leaves_the_stack_is_closed(command: Pop | Replace) -> None:
    below, leaving = Card("a"), Card("b", command)
    stack = stack_of(below, leaving)
    stack.handle(GO, 0.0)
    assert leaving.is_closed
    assert not below.is_closed


def test_at_the_end_all_scenes_are_closed() -> None:
    cards = [Card("a"), Card("b"), Card("c")]
    stack_of(*cards).close()
    assert all(card.is_closed for card in cards)


@each_of("result", [None, 7, "saved", Settings()])
def test_a_result_reaches_the_scene_below(result: Result) -> None:
    below = Card("a")
    stack = stack_of(below, Card("b", Pop(result)))
    assert stack.handle(GO, 0.0) is None
    assert names(stack) == ["a"]
    assert below.results == [result]


@each_of("wish", [Quit(), Change(Settings(muted=True)), Say("Saved")])
def test_a_wish_goes_to_the_program_and_changes_no_scene(wish: Wish) -> None:
    stack = stack_of(Card("a"), Card("b", wish))
    assert stack.handle(GO, 0.0) is wish
    assert names(stack) == ["a", "b"]


@each_of("wish", [Quit(), Change(Settings(muted=True)), Say("Saved")])
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
    stack.draw(0.0)
    assert stack.wakes_at(0.0) is None


def test_time_passes_in_the_top_scene_alone_and_may_bring_commands() -> None:
    below, top = Card("a"), Card("b")
    stack = stack_of(below, top)
    below.due = Quit()
    assert stack.update(0.0) is None
    top.due = Pop("time")
    assert stack.update(0.0) is None
    assert below.results == ["time"]


def test_a_scene_that_comes_or_goes_by_itself_is_due_until_it_was_drawn() -> None:
    below, dialog = Card("a"), Card("dialog", is_opaque=False)
    stack = stack_of(below)
    stack.draw(0.0)
    below.due, dialog.due = Push(dialog), Pop()
    for now, seen in ((1.0, ["a", "dialog"]), (2.0, ["a"])):
        stack.update(now)
        assert stack.wakes_at(now) == now
        assert shown(stack.draw(now)) == seen
        assert stack.wakes_at(now) is None


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
