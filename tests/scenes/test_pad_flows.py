"""Whole evenings by gamepad alone: a lesson, games of each kind, names, replays, settings."""

from collections import deque
from pathlib import Path
from random import Random

import pytest

from jungle_pg.board.played_board import PlayedBoard
from jungle_pg.cabinet import rulebooks
from jungle_pg.core.log import Setup
from jungle_pg.core.match import begin
from jungle_pg.core.rulebook import CHANCE
from jungle_pg.files.saves.folder import saves_in
from jungle_pg.files.saves.listing import Listing
from jungle_pg.scenes.replay.replay import Replay
from jungle_pg.scenes.saves.load_game import LoadGame
from jungle_pg.scenes.saves.save_game import SaveGame
from jungle_pg.scenes.table.play import Play
from jungle_pg.scenes.title.title import Title
from jungle_pg.stage.input.inputs import PadPress
from jungle_pg.stage.input.shortcuts import ARROWS
from tests.core.jackaroo.moments import JACKAROO, moment
from tests.rows import each_of
from tests.scenes.acting import a_match, a_world, texts_of
from tests.scenes.journey.walking import Walk
from tests.scenes.padding import PadShow
from tests.scenes.saves.load_show import a_world_with, wait_for, write
from tests.scenes.table.xiangqi_board import BACK_RANK

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


class PadWalk(PadShow, Walk):
    """Somebody who goes through lessons with a gamepad."""

    def press(self, name: str) -> None:
        press(self, name)

    def square(self, pick_: str) -> None:
        pick(self, pick_)


def test_the_first_lesson_from_the_title_to_its_stars() -> None:
    world = a_world()
    walk = PadWalk(Title(world), world)
    walk.wait(1.0)
    walk.press("lesson")
    walk.wait(1.0)
    assert walk.names == ["title", "journey", "stage"]
    walk.follow_guide()
    assert walk.names[-1] == "solved"
    assert world.progress.now.stars(walk.board.stage.id) == 3
    for _ in range(3):
        if walk.names == ["title"]:
            break
        walk.pad("b")
        walk.wait(1.0)
    assert walk.names == ["title"]


def until_the_end(play: Play, show: PadShow, rng: Random, most: int = 400) -> None:
    """Play on, into what wins if it is there, until somebody has won."""
    book = play.match.rulebook
    for _ in range(most):
        if play.match.actor is None:
            break
        for _ in range(20):
            if play.state.awaits_human and show.names[-1] == "play":
                break
            if show.names[-1] != "play":
                show.pad("a")
            show.rest(1.0)
        at = play.state.seen.state
        actions = list(book.actions(at))
        ends = [each for each in actions if book.verdict(book.play(at, each).state)]
        for name in book.picks(at, rng.choice(ends or actions)):
            pick(show, name)
    for _ in range(5):
        show.rest(1.0)


@pytest.mark.slow
def test_whole_games_are_won_and_looked_back_on() -> None:
    last_marble = moment("H2 H3 H4 49", "20 H4 B B", "3S 9H", round=2, turn=14)
    rows = (
        ("jungle", "traditional", None),
        ("xiangqi", "standard", BACK_RANK),
        ("jackaroo", "king", JACKAROO.codec.position_text(last_marble)),
    )
    for game_id, rules, position in rows:
        world, rng = a_world(), Random(game_id)
        game = world.games()[game_id]
        setup = Setup(game.rulebook.codec.parse_rules(rules), position, luck_seed=3)
        play = Play(world, game, begin(game.rulebook, setup))
        show = PadShow(play, world)
        show.rest(1.0)
        until_the_end(play, show, rng)
        assert play.match.verdict is not None, game_id
        assert show.names[-1] == "result", game_id
        press(show, "look")
        assert show.names[-1] == "play", game_id


def test_a_saved_game_is_looked_for_by_name_and_played_on(tmp_path: Path) -> None:
    world = a_world_with(tmp_path)
    for number, name in enumerate(("cat.json", "cub.json", "dog.json")):
        write(tmp_path, name, hours_ago=number + 1)
    show = PadShow(Title(world), world)
    show.rest(1.0)
    press(show, "load")
    settle(show)
    load = show.stack.top
    assert isinstance(load, LoadGame)
    while show.focus != "search":
        show.pad("select")
    show.pad("a")
    assert show.names[-1] == "keyboard"
    for name in ("key 2 2", "key 1 8"):  # d o
        show.page.focus(show.widget(name))
        show.pad("a")
    assert load.search.text == "do"
    assert len(load.shown) == 1, "found while it is written"
    assert "dog" in " ".join(texts_of(show.rest(0.1)))
    show.pad("start")
    settle(show)
    press(show, "load")
    settle(show)
    assert show.names[-1] == "play"
    play = show.stack.top
    assert isinstance(play, Play)
    before = play.match.cursor
    assert before == 12
    action = play.match.rulebook.actions(play.state.seen.state)[0]
    for name in play.match.rulebook.picks(play.state.seen.state, action):
        pick(show, name)
    assert play.match.cursor > before


def settle(show: PadShow) -> None:
    """Let everything be done that is done in a thread."""
    for _ in range(6):
        for scene in show.stack.scenes:
            if isinstance(scene, LoadGame):
                if isinstance(scene.listing, Listing):
                    scene.listing.wait()
                wait_for(*scene.under_way)
        show.rest(0.5)


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


def test_buttons_are_given_to_others_swapped_and_usual_again() -> None:
    world = a_world()
    show = PadShow(Title(world), world)
    show.rest(1.0)
    for name in ("settings", "keys", "row hint"):
        press(show, name)
    assert show.names[-1] == "listening"
    show.pad("stick_right_press")
    show.rest(1.0)
    assert show.names[-1] == "taken", "the board is turned round with it"
    press(show, "swap")
    assert show.names[-1] == "keys"
    assert dict(world.settings.pads) == {"hint": ("stick_right_press",), "flip": ("x",)}
    press(show, "row pencil")
    # Any button but those that lead about would be taken here.
    show.pad("down")
    while show.focus != "no_button":
        show.pad("left")
    show.pad("a")
    assert dict(world.settings.pads)["pencil"] == ()
    play = Play(world, world.games()["jungle"], a_match())
    show.cover_with(play)
    show.rest(1.0)
    show.pad("stick_left_press")
    assert show.names[-1] == "play", "no button takes the pencil any more"
    show.pad("x")
    assert play.board.is_flipped
    show.stack.scenes.pop()
    press(show, "all_usual")
    press(show, "yes")
    assert not world.settings.pads
    assert show.names[-1] == "keys"
    show.pad("b", "b")
    assert show.names == ["title"]
