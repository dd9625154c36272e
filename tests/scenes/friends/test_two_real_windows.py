"""Two real windows on desktops of their own meet and play a game by mouse to its end."""

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from json import dumps, loads
from pathlib import Path
from typing import Final

import pytest
from pygame import Rect

from jungle_pg.core.rulebook import Seat
from jungle_pg.scenes.friends.play import FarPlay
from jungle_pg.scenes.friends.samples import StillFriends, begun, table_of
from jungle_pg.scenes.friends.screen import HOST, JOIN, FriendsScreen
from jungle_pg.scenes.title.title import Title
from tests.shell.desktop import Desktop, Program, a_desktop, eventually
from tools.played import plies, way_back
from tools.rehearsal import ASIDE, MOVES, TITLE, Rehearsal, alike, board_of, furnish, wait_for

pytestmark = [pytest.mark.window, pytest.mark.process]

HOSTED: Final = {"game": "jungle", "side": 0, "is_reachable": False}
KILLED_AFTER: Final = 6
PAGE: Final = Rect(120, 180, 340, 250)
"""The part of the page for hosting where everything is chosen."""


@pytest.fixture(scope="module")
def desktops() -> Iterator[tuple[Desktop, Desktop]]:
    with ExitStack() as opened:
        yield (
            opened.enter_context(a_desktop()),
            opened.enter_context(a_desktop()),
        )


def a_home(folder: Path, name: str) -> Path:
    """Calm settings, and what was chosen with friends the last time."""
    furnish(folder, players="two")
    path = folder / "config" / "memory.json"
    memory = loads(path.read_text("utf-8"))
    memory["friends"] = {**HOSTED, "name": name}
    path.write_text(dumps(memory), "utf-8")
    return folder


def stage_of() -> Rehearsal:
    stage = Rehearsal(players="two")
    friends = StillFriends()
    stage.world.friends = lambda: friends
    stage.world.memory.keep("friends", HOSTED)
    return stage


def places(stage: Rehearsal, seat: Seat, moves: tuple[str, ...] = ()) -> FarPlay:
    """The table as who sits there has it after some moves."""
    known = begun(stage.game, stage.match(()), seat=seat)
    match = stage.match(moves)
    play = table_of(stage.world, stage.game, replace(known, match=match))
    assert isinstance(play, FarPlay)
    play.arrange(stage.view)
    return play


def click_move(program: Program, stage: Rehearsal, play: FarPlay, number: int) -> None:
    """Click the squares of a move."""
    book = stage.game.rulebook
    match = stage.match(MOVES[:number])
    for square in book.picks(match.state, book.codec.parse_action(MOVES[number])):
        program.click(*stage.square(play, square))
    program.point(*ASIDE)


def come_back(program: Program, stage: Rehearsal, home: Path) -> None:
    """From the title back to the match, by clicks."""
    wait_for(program, stage.look(Title(stage.world)), TITLE, "the title again")
    program.click(*stage.place(Title(stage.world), "friends"))
    friends = StillFriends(kept=way_back(home))
    hosting = FriendsScreen(stage.world, friends, tab=HOST)
    hosting.named.change("Jo")
    wait_for(program, stage.look(hosting), PAGE, "the page for hosting")
    program.click(*stage.place(hosting, "tabs", JOIN))
    button = eventually(lambda: place_to_go_on(program, stage, friends), "the page for joining")
    program.click(*button)
    program.point(*ASIDE)
    table = places(stage, 1, MOVES[:KILLED_AFTER])
    wait_for(program, stage.look(table), board_of(table), "the match again")


def place_to_go_on(
    program: Program, stage: Rehearsal, friends: StillFriends
) -> tuple[float, float] | None:
    """Where the button is that leads back, whether or not this network can be searched."""
    for problem in ("", "no_multicast"):
        friends.problem = problem
        joining = FriendsScreen(stage.world, friends, tab=JOIN)
        joining.named.change("Jo")
        joining.arrange(stage.view)
        joining.update(0.0)
        x, y = stage.place(joining, "go_on")
        if alike(program.picture(), stage.look(joining), Rect(x - 100, y - 20, 200, 40)) > 0.95:
            return x, y
    return None


def has_trophy(home: Path) -> bool:
    path = home / "data" / "progress.json"
    return path.is_file() and '"friend"' in path.read_text("utf-8")


def test_two_windows_play_a_game_by_mouse_one_killed_in_between(
    desktops: tuple[Desktop, Desktop], tmp_path: Path
) -> None:
    stage = stage_of()
    homes = a_home(tmp_path / "mina", "Mina"), a_home(tmp_path / "jo", "Jo")
    first = desktops[0].start(homes[0], "--lang", "en")
    wait_for(first, stage.look(Title(stage.world)), TITLE, "the title")
    first.click(*stage.place(Title(stage.world), "friends"))
    screen = FriendsScreen(stage.world, StillFriends())
    screen.named.change("Mina")
    main, copy = stage.place(screen, "main"), stage.place(screen, "copy")

    wait_for(first, stage.look(screen), PAGE, "the page for hosting")
    first.click(*main)

    def link() -> str:
        """The way into the room, once it is open: as a player gets it, by its button."""
        first.click(*copy)
        text = desktops[0].do("xclip", "-o", "-selection", "clipboard")
        return text if text.startswith("jungle://127.0.0.1:") else ""

    way = eventually(link, "a link to the room")
    second = desktops[1].start(homes[1], "--lang", "en", "--join", way)
    tables = places(stage, 0), places(stage, 1)
    eventually(lambda: all(map(way_back, homes)), "the match")
    for number in range(len(MOVES)):
        seat = number % 2
        if number == KILLED_AFTER:
            second.process.kill()
            second.process.communicate()
            second = desktops[1].start(homes[1], "--lang", "en")
            come_back(second, stage, homes[1])

        def has_moved() -> bool:
            click_move((first, second)[seat], stage, tables[seat], number)  # noqa: B023
            return plies(homes[seat]) > number or has_trophy(homes[seat])  # noqa: B023

        eventually(has_moved, f"move {number + 1}")
        other = homes[1 - seat]
        eventually(lambda: plies(other) > number or has_trophy(other), f"move {number + 1} there")  # noqa: B023
    eventually(lambda: all(map(has_trophy, homes)), "the end for both")
    eventually(lambda: not any(map(way_back, homes)), "nothing to come back to")
    for program in (second, first):
        assert program.shut() == (0, "")
