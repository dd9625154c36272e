"""Whole evenings by gamepad alone: a lesson, games of each kind, names, replays, settings."""

from collections import deque
from pathlib import Path
from random import Random

from jungle_pg.board.played_board import PlayedBoard
from jungle_pg.cabinet import rulebooks
from jungle_pg.core.log import Setup
from jungle_pg.core.match import begin
from jungle_pg.core.rulebook import CHANCE
from jungle_pg.files.saves.folder import saves_in
from jungle_pg.scenes.journey.stage.stage_screen import StageScreen
from jungle_pg.scenes.replay.replay import Replay
from jungle_pg.scenes.saves.save_game import SaveGame
from jungle_pg.scenes.table.play import Play
from jungle_pg.scenes.title.title import Title
from jungle_pg.stage.input.inputs import PadPress
from jungle_pg.stage.input.shortcuts import ARROWS
from tests.rows import each_of
from tests.scenes.acting import a_match, a_world
from tests.scenes.padding import PadShow

PLIES = 14


def board_of(show: PadShow) -> PlayedBoard:
    board = next(each for each in show.page.widgets if isinstance(each, PlayedBoard))
    while show.page.focused is not board:
        show.pad("select")
    return board


def way_to(board: PlayedBoard, pick: str) -> list[str]:
    """Which arrows lead the cursor from where it is to a place."""
    start, before = board.keys_at(), board.cursor
    found: dict[str, list[str]] = {start: []}
    waiting = deque([start])
    while waiting and pick not in found:
        here = waiting.popleft()
        for arrow, (across, down) in ARROWS.items():
            board.cursor = here
            board._step(across, down)
            if board.cursor not in found:
                found[board.cursor] = [*found[here], arrow]
                waiting.append(board.cursor)
    board.cursor = before
    return found[pick]


def pick(show: PadShow, name: str) -> None:
    """Lead the cursor to a place of the board and press it."""
    show.pad(*way_to(board_of(show), name), "a")


def press(show: PadShow, name: str) -> None:
    """Go from control to control until one has the focus, and press it."""
    for _ in show.page.widgets:
        if show.focus == name:
            break
        show.pad("select")
    assert show.focus == name, (show.names, name)
    show.pad("a")
    show.rest(0.5)


@each_of("game_id", sorted(rulebooks()))
def test_a_game_of_each_kind_is_played(game_id: str) -> None:
    world, rng = a_world(), Random(7)
    game = world.games()[game_id]
    rules = game.rulebook.codec.parse_rules(game.rulebook.usual_rules)
    play = Play(world, game, begin(game.rulebook, Setup(rules, luck_seed=3)))
    show = PadShow(play, world)
    show.rest(3.0)
    for _ in range(PLIES):
        for _ in range(20):
            if show.names[-1] != "play":
                show.pad("a")  # somebody says to be there
            show.rest(2.0)
            if play.state.awaits_human and show.names[-1] == "play":
                break
        before, state = play.match.cursor, play.state.seen.state
        if play.match.actor in (None, CHANCE):
            break
        action = rng.choice(list(play.match.rulebook.actions(state)))
        for name in play.match.rulebook.picks(state, action):
            if play.board.place_of(name) is None:
                button = next(
                    each.name
                    for each in play.options.buttons
                    if play.options.action_of(each.name) == action
                )
                press(show, button)
                break
            pick(show, name)
        assert play.match.cursor > before or play.state.draft.picks, action
    assert play.match.cursor >= PLIES


def test_the_first_lesson_from_the_title() -> None:
    world = a_world()
    show = PadShow(Title(world), world)
    show.rest(1.0)
    press(show, "lesson")
    show.rest(1.0)
    lesson = show.stack.top
    assert isinstance(lesson, StageScreen)
    press(show, "next")
    show.rest(1.0)
    assert board_of(show).keys_at()
    show.pad("b")
    show.rest(1.0)
    assert show.stack.top is not lesson


def test_a_game_gets_a_name_is_found_again_and_watched(tmp_path: Path) -> None:
    world = a_world()
    world.saves = saves_in(tmp_path, rulebooks)
    game = world.games()["jungle"]
    play = Play(world, game, a_match())
    show = PadShow(Title(world), world)
    show.cover_with(play)
    show.rest(1.0)
    pick(show, "A3")
    pick(show, "A4")
    show.rest(2.0)
    assert play.match.cursor == 1
    show.pad("y")
    press(show, "save")
    saving = show.stack.top
    assert isinstance(saving, SaveGame)
    while show.focus != "name":
        show.pad("select")
    show.pad("a")
    for _ in range(30):
        show.hand(PadPress("x", repeat=True))
    for name in ("key 3 2", "key 2 0", "key 1 4"):  # c a t
        show.page.focus(show.widget(name))
        show.pad("a")
    show.pad("start")
    saving.wait()
    show.rest(1.0)
    show.rest(1.0)
    assert [path.stem for path in world.saves.folder.glob("*.*")] == ["cat"]
    show.pad("start")
    press(show, "replay")
    show.rest(1.0)
    replay = show.stack.top
    assert isinstance(replay, Replay)
    show.rest(8.0)
    speed = replay.tape.speed
    show.pad("trigger_right")
    assert replay.tape.speed > speed
    show.pad("shoulder_left")
    show.rest(3.0)
    assert replay.shown_ply(show.now) == 0
    show.hand(PadPress("shoulder_right"))
    for _ in range(3):
        show.hand(PadPress("shoulder_right", repeat=True))
    show.rest(3.0)
    assert replay.shown_ply(show.now) == 1
    show.pad("start")
    show.rest(1.0)
    assert show.names[-1] != "replay"


def test_settings_are_changed_and_kept() -> None:
    world = a_world()
    show = PadShow(Title(world), world)
    press(show, "settings")
    press(show, "rumble")
    assert not world.settings.rumble
    while show.focus != "effects_volume":
        show.pad("select")
    volume = world.settings.effects_volume
    show.pad("left")
    assert world.settings.effects_volume < volume
    press(show, "done")
    assert show.names == ["title"]
