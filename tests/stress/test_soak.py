"""Hours at the program in their short form, and that growth is noticed."""

from array import array
from dataclasses import replace
from typing import Any

import pytest

from jungle_pg.core.log import Setup
from jungle_pg.games.game import Game
from stress.choices import cabinet_games
from stress.machine import Holdings, forget_kept, holdings
from stress.run import short_run
from stress.soak import drift, found, growth, shows_of_all_games, watched
from stress.soak_shows import Computers, Demonstrations, Replays, Seen, Show

pytestmark = pytest.mark.stress

MB = 1_000_000
TURNS = 30
WATCHED = 2 * TURNS
"""In a replay, in which somebody has to press something first."""
BEFORE_THE_DEN = "7/3R3/7/7/7/7/l6/7/7 r 0 1"


def named(value: object) -> str:
    return value.rulebook.game_id if isinstance(value, Game) else getattr(value, "name", "")


@pytest.mark.parametrize(("show", "game"), list(shows_of_all_games()), ids=named)
def test_files_threads_and_processes_do_not_grow(show: type[Show], game: Game) -> None:
    forget_kept()
    before = holdings()
    turns = WATCHED if show is Replays else TURNS
    seen = watched(show, game, short_run(120, seed=2, most=turns))
    assert seen.turns == turns
    assert seen.shown_s > 12
    forget_kept()
    assert holdings().beyond(before) == []
    assert seen.plies > 5 or seen.rounds > 0 or game.rulebook.game_id in seen.shown


class Finishing(Computers):
    """Whoever is to move is a step from the den."""

    def setup(self) -> Setup[Any]:
        return replace(super().setup(), position=BEFORE_THE_DEN)


def test_a_rematch_follows_each_game_of_computers() -> None:
    jungle = next(game for game in cabinet_games() if game.rulebook.game_id == "jungle")
    seen = watched(Finishing, jungle, short_run(120, seed=2, most=2 * TURNS))
    assert seen.games >= 2


def test_every_game_of_the_cabinet_is_played_and_watched_for_hours() -> None:
    for show in (Computers, Replays, Demonstrations):
        assert [game for each, game in shows_of_all_games() if each is show] == list(
            cabinet_games()
        )


def held(memory: int = 0, files: int = 9, threads: int = 3, children: int = 1) -> Holdings:
    return Holdings(memory, files, threads, children)


def test_memory_that_grows_is_found_but_pictures_kept_on_purpose_are_not() -> None:
    seen = Seen(plies=9, turns_ms=array("d", [1.0] * 100), pictures=[0] * 10)
    seen.held = [held(100 * MB + number * MB) for number in range(10)]
    assert growth(seen) == 5 * MB
    assert list(found(seen)) == []
    seen.held[-1] = held(111 * MB)
    assert list(found(seen)) == ["7.0 MB more than after the warm-up"]
    seen.pictures[-1] = 3 * MB
    assert list(found(seen)) == []


def test_handles_that_grow_are_found() -> None:
    seen = Seen(plies=9, turns_ms=array("d", [1.0] * 100), pictures=[0] * 10)
    seen.held = [*[held()] * 9, held(files=10, threads=4, children=2)]
    assert list(found(seen)) == [
        "10 open files instead of 9", "4 threads instead of 3", "2 child processes instead of 1"
    ]  # fmt: skip


def test_a_show_in_which_nothing_is_played_is_found() -> None:
    seen = Seen(turns_ms=array("d", [1.0] * 100), pictures=[0] * 10, held=[held()] * 10)
    assert list(found(seen)) == ["nothing was played"]


def test_frames_that_become_slower_are_found() -> None:
    seen = Seen(plies=9, pictures=[0] * 10, held=[held()] * 10)
    seen.turns_ms = array("d", [2.0] * 300 + [2.9] * 100)
    assert drift(seen) == (2.0, 2.9)
    assert list(found(seen)) == []
    seen.turns_ms = array("d", [2.0] * 300 + [6.0] * 100)
    assert list(found(seen)) == ["99 of 100 turns took 2.0 ms at first and 6.0 ms at last"]
