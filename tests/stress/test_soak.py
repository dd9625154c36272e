"""Hours at the program in their short form, and that growth is noticed."""

from array import array

import pytest

from stress.machine import Holdings, forget_kept, holdings
from stress.run import short_run
from stress.soak import LOOK_EVERY, drift, found, growth, watched
from stress.soak_shows import Computers, Demonstrations, Replays, Seen, Show

MB = 1_000_000


@pytest.mark.parametrize("show", [Computers, Replays, Demonstrations])
def test_files_threads_and_processes_do_not_grow(show: type[Show]) -> None:
    forget_kept()
    before = holdings()
    seen = watched(show, short_run(120, seed=2, most=LOOK_EVERY + 1))
    assert seen.turns == LOOK_EVERY + 1
    assert seen.shown_s > 60
    forget_kept()
    assert holdings().beyond(before) == []
    assert seen.games + seen.rounds > 0 or show is Demonstrations


def held(memory: int = 0, files: int = 9, threads: int = 3, children: int = 1) -> Holdings:
    return Holdings(memory, files, threads, children)


def test_memory_that_grows_is_found_but_pictures_kept_on_purpose_are_not() -> None:
    seen = Seen(turns_ms=array("d", [1.0] * 100), pictures=[0] * 10)
    seen.held = [held(100 * MB + number * MB) for number in range(10)]
    assert growth(seen) == 5 * MB
    assert list(found(seen)) == []
    seen.held[-1] = held(111 * MB)
    assert list(found(seen)) == ["7.0 MB more than after the warm-up"]
    seen.pictures[-1] = 3 * MB
    assert list(found(seen)) == []


def test_handles_that_grow_are_found() -> None:
    seen = Seen(turns_ms=array("d", [1.0] * 100), pictures=[0] * 10)
    seen.held = [*[held()] * 9, held(files=10, threads=4, children=2)]
    assert list(found(seen)) == [
        "10 open files instead of 9", "4 threads instead of 3", "2 child processes instead of 1"
    ]  # fmt: skip


def test_frames_that_become_slower_are_found() -> None:
    seen = Seen(pictures=[0] * 10, held=[held()] * 10)
    seen.turns_ms = array("d", [2.0] * 300 + [2.9] * 100)
    assert drift(seen) == (2.0, 2.9)
    assert list(found(seen)) == []
    seen.turns_ms = array("d", [2.0] * 300 + [6.0] * 100)
    assert list(found(seen)) == ["99 of 100 turns took 2.0 ms at first and 6.0 ms at last"]
