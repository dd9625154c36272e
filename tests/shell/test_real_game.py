"""A real window on a real desktop: from the title into a game, and a whole game by mouse."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from jungle_pg.scenes.title.title import Title
from jungle_pg.stage.inputs import Key
from tests.shell.desktop import Desktop, Program, a_desktop
from tools.rehearsal import (
    CABINETS,
    CHECK,
    SETUP,
    SIZE,
    TITLE,
    Rehearsal,
    begin_a_game,
    board_of,
    click_moves,
    furnish,
    play_to_the_end,
    wait_for,
)


@pytest.fixture(scope="module")
def desktop() -> Iterator[Desktop]:
    with a_desktop() as desktop:
        yield desktop


def started(desktop: Desktop, home: Path, game_id: str = "jungle") -> Program:
    """The program with calm settings; two players sat at the board last."""
    furnish(home, game_id, players="two")
    program = desktop.start(home, "--lang", "en")
    program.wait_for_size(lambda size: size == SIZE)
    return program


def test_a_whole_game_by_mouse(desktop: Desktop, tmp_path: Path) -> None:
    stage = Rehearsal(players="two")
    program = started(desktop, tmp_path)
    begin_a_game(program, stage)
    play_to_the_end(program, stage)
    program.press("alt+F4")
    assert program.ends() == (0, "")


def test_the_other_game_by_mouse_up_to_a_check(desktop: Desktop, tmp_path: Path) -> None:
    stage = Rehearsal("xiangqi", players="two")
    program = started(desktop, tmp_path, "xiangqi")
    begin_a_game(program, stage)
    click_moves(program, stage, CHECK)
    wait_for(program, stage.board(CHECK), board_of(stage.play()), "the general in check")
    program.press("alt+F4")
    assert program.ends() == (0, "")


def test_from_the_title_into_a_game_by_keys_alone(desktop: Desktop, tmp_path: Path) -> None:
    stage = Rehearsal(players="two")
    program = started(desktop, tmp_path)
    wait_for(program, stage.look(Title(stage.world)), TITLE, "the title")
    program.press("Tab", "Return")
    wait_for(program, stage.look(stage.cabinets()), CABINETS, "the cabinets")
    program.press("Return")
    wait_for(program, stage.look(stage.new_game()), SETUP, "the new game")
    page = stage.new_game()
    page.arrange(stage.view)
    order = [each.name for each in page.page.widgets if each.takes_focus and each.is_enabled]
    page.page.handle(Key("tab"), 0)
    assert page.page.focused is not None
    first = order.index(page.page.focused.name)
    program.press(*["Tab"] * (1 + (order.index("start") - first) % len(order)), "Return")
    wait_for(program, stage.board(), board_of(stage.play()), "a game that has begun")
    program.press("alt+F4")
    assert program.ends() == (0, "")
