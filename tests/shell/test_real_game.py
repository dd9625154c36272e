"""A real window on a real desktop: from the title into a game, and a whole game by mouse."""

from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path

import pytest

from jungle_pg.cabinet import rulebooks
from jungle_pg.files.autosave.matches import MATCHES, autosaves_in
from jungle_pg.scenes.screen import Screen
from jungle_pg.scenes.title.title import Title
from jungle_pg.stage.input.inputs import Key
from tests.shell.desktop import Desktop, Program, a_desktop, eventually
from tools.desktop import InVain
from tools.rehearsal import (
    ASIDE,
    CABINETS,
    CHECK,
    COVER,
    SETUP,
    SIZE,
    TITLE,
    Rehearsal,
    agree_on_a_game,
    begin_a_game,
    board_of,
    click_moves,
    furnish,
    play_to_the_end,
    wait_for,
)

pytestmark = pytest.mark.window


@pytest.fixture(scope="module")
def desktop() -> Iterator[Desktop]:
    with a_desktop() as desktop:
        yield desktop


def started(desktop: Desktop, home: Path, game_id: str = "jungle", **choices: object) -> Program:
    """The program with calm settings; two players sat at the board last."""
    furnish(home, game_id, players="two", **choices)
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


def test_a_card_of_the_third_game_by_mouse(desktop: Desktop, tmp_path: Path) -> None:
    stage = Rehearsal("jackaroo", players="two", has_clock=False)
    program = started(desktop, tmp_path, "jackaroo", has_clock=False)
    agree_on_a_game(program, stage)
    wait_for(program, stage.look(stage.play(), stage.cover(0)), COVER, "the question for Red")
    program.click(*stage.place(stage.cover(0), "yes"))
    passed_on, play = stage.look(stage.play(), stage.cover(1)), stage.play()
    for card in stage.cards(0):
        # Nobody knows which card it is: most move the marble on the start, a seven needs a place
        # to go to, a red queen attacks at once, and only with a black jack nothing can be done.
        for place in (card, stage.square(play, "0"), stage.square(play, "7")):
            program.click(*place)
        program.point(*ASIDE)
        if has_played(tmp_path):
            break
    wait_for(program, passed_on, COVER, "the question for Yellow")
    program.press("alt+F4")
    assert program.ends() == (0, "")
    found = autosaves_in(tmp_path / "data", rulebooks, datetime.now).last_match()
    assert found is not None
    match = found.loaded.match
    assert match.rulebook.game_id == "jackaroo"
    assert match.actor == 1
    assert len(match.state.pile) == 1
    assert len(match.state.hands[0]) == 3


def tabs_to(stage: Rehearsal, scene: Screen, name: str) -> list[str]:
    """The keys that bring the focus to a widget of a screen that was just opened."""
    scene.arrange(stage.view)
    order = [each.name for each in scene.page.widgets if each.takes_focus and each.is_enabled]
    scene.page.handle(Key("tab"), 0)
    assert scene.page.focused is not None
    first = order.index(scene.page.focused.name)
    return ["Tab"] * (1 + (order.index(name) - first) % len(order))


def has_played(home: Path) -> bool:
    """Whether a match is kept soon, as it is from its first move on."""
    folder = home / "data" / MATCHES
    with suppress(InVain):
        return eventually(lambda: any(folder.glob("*")), "a match that is kept", patience_s=3)
    return False


def test_from_the_title_into_a_game_by_keys_alone(desktop: Desktop, tmp_path: Path) -> None:
    stage = Rehearsal(players="two")
    program = started(desktop, tmp_path)
    title, new_game = Title(stage.world), stage.new_game()
    wait_for(program, stage.look(title), TITLE, "the title")
    program.press(*tabs_to(stage, title, "new_game"), "Return")
    wait_for(program, stage.look(stage.cabinets()), CABINETS, "the cabinets")
    program.press("Return")
    wait_for(program, stage.look(new_game), SETUP, "the new game")
    program.press(*tabs_to(stage, new_game, "start"), "Return")
    wait_for(program, stage.board(), board_of(stage.play()), "a game that has begun")
    program.press("alt+F4")
    assert program.ends() == (0, "")
