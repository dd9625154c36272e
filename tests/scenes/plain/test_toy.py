"""The toy game, which has cards, dice and no board: a list and a menu, through every scene."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from jungle_pg.core.log import Player
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.setup.new_game import NewGame
from jungle_pg.scenes.title.demonstration import Demonstration
from jungle_pg.stage.input.inputs import Key
from tests.rows import each_of
from tests.scenes.plain.plain_program import CALM, PEOPLE, PlainProgram

COVER_S = 1.2
"""Longer than what was played is seen before the screen is passed on."""


@pytest.fixture
def program(tmp_path: Path) -> Iterator[PlainProgram]:
    found = PlainProgram("toy", tmp_path)
    yield found
    found.close()


def options(program: PlainProgram) -> list[str]:
    """What the menu offers."""
    program.show.rest(0.001)
    return [each.name for each in program.show.page.widgets if each.name.startswith("option")]


def pass_on(program: PlainProgram) -> None:
    """Let the next person say that they are there, if anybody is asked."""
    for _ in range(4):
        program.show.rest(COVER_S)
    if program.names[-1] == "question":
        assert hands(program) == seen_hands(program, None), "nobody's cards lie open meanwhile"
        program.show.click("yes")
        program.show.rest(COVER_S)


def hands(program: PlainProgram) -> str:
    """The cards that are seen now."""
    (line,) = [text for text in program.texts if text.startswith("hands: ")]
    return line.removeprefix("hands: ")


def seen_hands(program: PlainProgram, seat: int | None) -> str:
    """The cards as they should be seen."""
    rulebook = program.match.rulebook
    told = rulebook.saves.state_record(rulebook.seen_by(program.match.state, seat))["hands"]
    return " | ".join(hand or "–" for hand in told)


def test_from_the_title_to_the_first_card(program: PlainProgram) -> None:
    program.click("new_game")
    program.keys("enter")
    setup = program.show.stack.top
    assert isinstance(setup, NewGame)
    setup.choose(players="computer")
    program.settle()
    program.click("start")
    assert program.names[-1] == "play"
    pass_on(program)
    assert len(options(program)) == 2
    program.show.click("option0")
    assert program.match.cursor == 2, "cards were dealt, and one was played"


def test_two_people_play_a_whole_game_by_clicks_with_the_cover_between_them(
    program: PlainProgram,
) -> None:
    program.begin(PEOPLE)
    rng, covers = Random(3), 0
    while program.match.actor is not None:
        if program.play.table.state.cover_for is not None:
            pass_on(program)
            covers += 1
        seat = program.match.actor
        assert hands(program) == seen_hands(program, seat)
        assert hands(program) != seen_hands(program, 1 - seat) or not any(program.match.state.hands)
        program.show.click(rng.choice(options(program)))
        program.show.rest(0.1)
    assert covers >= 3
    for _ in range(12):
        program.show.rest(0.5)
    assert program.names[-1] == "result"
    assert program.says("wins!") or program.says("Draw")
    program.click("replay")
    assert program.names[-1] == "replay"


def test_a_whole_game_by_keys_alone(program: PlainProgram) -> None:
    program.begin((Player(), Player(level=1)))
    for _ in range(60):
        pass_on(program)
        if program.match.actor is None:
            break
        if program.match.actor == 0 and options(program):
            program.show.tab_to("option0")
            program.keys("enter")
    for _ in range(12):
        program.show.rest(0.5)
    assert program.match.verdict is not None
    assert program.names[-1] == "result"
    program.keys("escape")
    assert program.names[-1] == "play"


def test_what_was_seen_is_not_taken_back_and_the_board_has_nothing_to_click(
    program: PlainProgram,
) -> None:
    program.begin((Player(), Player(level=1)))
    pass_on(program)
    program.show.click("option0")
    program.show.rest(0.1)
    assert not program.can("undo")
    program.do(Key("z", ctrl=True))
    assert program.match.cursor == 2
    surface = program.play.board
    assert surface.place_of("card:1") is None


def test_a_hint_is_told_in_words_since_there_is_nothing_to_point_at(
    program: PlainProgram,
) -> None:
    program.begin((Player(), Player(level=1)))
    pass_on(program)
    program.click("hint", "hint")
    hinted = program.play.thoughts.hint.actions[0]
    assert program.says(f"The hint: {program.match.rulebook.text(program.match.state, hinted, 0)}")


def test_rules_pause_settings_and_keys_open_and_lead_back(program: PlainProgram) -> None:
    program.begin((Player(), Player(level=1)))
    pass_on(program)
    program.click("rules")
    assert program.says("The beginning")
    program.keys("escape", "escape")
    for name in ("settings", "keys", "rules"):
        assert program.names[-1] == "pause"
        program.click(name)
        assert program.names[-1] == name
        program.keys("escape")
    program.click("go_on")
    assert program.names[-1] == "play"


def test_a_match_is_saved_found_without_its_secrets_and_played_on(program: PlainProgram) -> None:
    program.begin((Player(), Player(level=1)))
    pass_on(program)
    program.click("save", "save")
    program.click("load")
    assert program.names[-1] == "load"
    assert program.says("Toy")
    hidden = "".join(map(str, program.match.state.hands[1]))
    assert hidden not in " ".join(program.texts)
    program.click("load")
    assert program.names[-1] == "play"
    pass_on(program)
    assert len(options(program)) == 2


def test_it_is_demonstrated(program: PlainProgram) -> None:
    number = list(program.world.games()).index("toy")
    scene = Demonstration(program.world, number)
    program.show.cover_with(scene)
    while scene.match.cursor < 6:
        assert program.names[-1] == "demonstration"
        program.show.rest(0.3)
    assert program.says("Demonstration: Toy")


@each_of("size", [(800, 600), (1280, 720), (1920, 1080), (1080, 1920)])
@each_of("settings", [CALM, replace(CALM, language="zh"), replace(CALM, ui_scale=200)])
def test_the_menu_lies_beside_the_list_and_its_buttons_can_be_read(
    size: tuple[int, int], settings: Settings, tmp_path: Path
) -> None:
    program = PlainProgram("toy", tmp_path, settings, size)
    program.begin((Player(), Player(level=1)))
    pass_on(program)
    rects = [program.show.widget(name).rect for name in options(program)]
    assert len(rects) == 2
    window = program.show.stack.view.window
    assert all(window.x <= each.x and each.right <= window.right for each in rects)
    assert all(each.bottom <= window.bottom for each in rects)
    upper, lower = sorted(rects, key=lambda rect: (rect.y, rect.x))
    assert upper.bottom <= lower.y or upper.right <= lower.x
    program.close()


@each_of("key", ["up", "down", "left", "right", "enter", "space", "home", "end", "f", "tab"])
def test_no_key_at_the_list_leads_anywhere(key: str, tmp_path: Path) -> None:
    program = PlainProgram("toy", tmp_path)
    program.begin((Player(), Player(level=1)))
    pass_on(program)
    program.play.page.focus(program.play.board)
    program.keys(key, key)
    assert program.names[-1] == "play"
    assert program.match.cursor == 1
    program.close()
