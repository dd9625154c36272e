"""A lazy mapping makes a value when it is first asked for, once, and for nobody else."""

from threading import Event, Thread

import pytest

from jungle_pg.core.lazy import Lazy

NAMES = ("one", "two")


def test_names_are_known_before_anything_is_made() -> None:
    lazy = Lazy[int](NAMES, lambda name: pytest.fail(f"nobody asked for {name}"))
    assert tuple(lazy) == NAMES
    assert len(lazy) == 2
    assert "two" in lazy
    assert "three" not in lazy
    assert lazy.get("three") is None
    with pytest.raises(KeyError):
        lazy["three"]


def test_a_value_is_made_once_and_alone() -> None:
    made: list[str] = []

    def make(name: str) -> int:
        made.append(name)
        return len(made)

    lazy = Lazy(NAMES, make)
    assert [lazy["two"], lazy["two"], lazy.get("two")] == [1, 1, 1]
    assert made == ["two"]
    assert list(lazy.values()) == [2, 1]


def test_a_value_that_could_not_be_made_is_tried_again() -> None:
    trials = iter([ImportError("not yet"), None])

    def make(name: str) -> str:
        if trouble := next(trials):
            raise trouble
        return name.upper()

    lazy = Lazy(NAMES, make)
    with pytest.raises(ImportError):
        lazy["one"]
    assert lazy["one"] == "ONE"


def test_who_asks_meanwhile_waits_for_the_same_value() -> None:
    begun, may_end, got = Event(), Event(), list[object]()

    def make(name: str) -> object:
        begun.set()
        may_end.wait(10)
        return object()

    lazy = Lazy(NAMES, make)
    threads = [Thread(target=lambda: got.append(lazy["one"])) for _ in range(2)]
    threads[0].start()
    assert begun.wait(10)
    threads[1].start()
    may_end.set()
    for thread in threads:
        thread.join(10)
    assert got[0] is got[1]
