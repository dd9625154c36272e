"""The loader makes what is wanted, outlives what fails, and ends when it is told to."""

from collections.abc import Callable, Iterator
from threading import Event, enumerate

import pytest
from pygame import Surface

from jungle_pg.shell.pictures.loader import Loader, Made, Order

PATIENCE_S = 30
"""Only a test that fails waits so long."""


@pytest.fixture
def loader() -> Iterator[Loader]:
    loader = Loader()
    yield loader
    loader.close()


def order(
    key: str, subject: str, make: Callable[[Callable[[], bool]], Made | None] | None = None
) -> Order:
    made = make or (lambda _: Made(Surface((2, 2))))
    return Order(key, subject, (2, 2), False, made, lambda: key)


def held_up(gate: Event) -> Order:
    """An order that keeps the thread busy until the gate opens."""

    def make(_: Callable[[], bool]) -> Made:
        gate.wait(PATIENCE_S)
        return Made(None)

    return order("gate", "gate", make)


def taken(loader: Loader) -> list[object]:
    loader.finish()
    return [key for key, _ in loader.take()]


def test_pictures_are_made_in_the_order_they_were_asked_for(loader: Loader) -> None:
    for key in "abc":
        loader.order(order(key, key))
    assert loader.waiting()
    assert taken(loader) == ["a", "b", "c"]
    assert not loader.waiting()


def test_an_order_on_its_way_is_not_taken_twice(loader: Loader) -> None:
    gate = Event()
    loader.order(held_up(gate))
    for _ in range(3):
        loader.order(order("a", "a"))
    gate.set()
    assert taken(loader) == ["gate", "a"]


def test_an_older_order_of_the_same_subject_is_dropped(loader: Loader) -> None:
    gate = Event()
    loader.order(held_up(gate))
    for key in ("small", "middle", "large"):
        loader.order(order(key, "sky"))
    loader.order(order("tree", "tree"))
    gate.set()
    assert taken(loader) == ["gate", "large", "tree"]


def test_a_failure_becomes_a_sentence_and_the_thread_goes_on(loader: Loader) -> None:
    def fail(_: Callable[[], bool]) -> Made:
        raise ZeroDivisionError("no size at all")

    loader.order(order("a", "a", fail))
    loader.order(order("b", "b"))
    loader.finish()
    (_, failed), (_, made) = loader.take()
    assert failed.picture is None
    assert "no size at all" in failed.problems[0]
    assert made.picture is not None


def test_a_dropped_order_can_be_asked_for_again(loader: Loader) -> None:
    gate = Event()
    loader.order(held_up(gate))
    loader.order(order("small", "sky"))
    loader.order(order("large", "sky"))
    loader.order(order("small", "sky"))
    gate.set()
    assert taken(loader) == ["gate", "small"]


def test_closing_stops_the_picture_at_hand_and_ends_the_thread() -> None:
    loader = Loader()
    begun = Event()

    def endless(is_stopped: Callable[[], bool]) -> Made | None:
        begun.set()
        while not is_stopped():
            pass
        return None

    loader.order(order("a", "a", endless))
    loader.order(order("b", "b"))
    assert begun.wait(PATIENCE_S)
    loader.close()
    loader.close()
    loader.order(order("c", "c"))
    assert not loader.waiting()
    assert loader.take() == []
    assert not [thread for thread in enumerate() if thread.name == "pictures"]
