"""The first Enter presses the default button, wherever one is; none of them loses anything."""

from pathlib import Path
from typing import Final

import pytest

from jungle_pg.core.log import Player
from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.book.rules import RulesBook
from jungle_pg.scenes.friends.screen import FriendsScreen
from jungle_pg.scenes.gallery import GALLERY
from jungle_pg.scenes.question import Answer, Question
from jungle_pg.scenes.replay.replay import Replay
from jungle_pg.scenes.saves import samples
from jungle_pg.scenes.saves.save_game import SaveGame
from jungle_pg.scenes.setup.laboratory import LaboratoryScreen
from jungle_pg.stage.input.inputs import Key
from jungle_pg.ui.controls.button import Button
from tests.rows import each_of
from tests.scenes.acting import Performance, a_world
from tests.scenes.cards import Card
from tests.scenes.table.sitting import a_match_of

DEFAULTS: Final = {
    "title": "lesson", "journey": "play", "academy": "play", "trophies": "done", "solved": "next",
    "quit": "yes", "own_puzzles": "play",
    "chooser": "play", "pause": "go_on", "result": "rematch",
    "replay": "play", "export": "start", "export_running": "cancel", "save": "save",
    "load": "load", "load_bad": "load", "load_empty": "new_game", "open_file": "play",
    "open_bad": "play", "new_game": "start", "new_game_two": "start", "new_game_watch": "start",
    "rule_sets": "play", "house_rules": "use", "credits": "done", "keys": "done",
    "keys_watching": "done", "keys_around": "done",
    "settings": "done", "practise": "start", "coach": "take_back",
    "new_game_time": "start", "new_game_program": "start", "programs": "done", "program": "done",
    "program_trouble": "level", "laboratory": "back",
    "laboratory_running": "run",
    "friends_host": "main", "friends_join": "main", "friends_missing": "close",
    **dict.fromkeys(("rules", *(f"rules_{page}" for page in range(2, 7))), "next"),
    **{f"rules_{page}": "close" for page in range(7, 10)},
}  # fmt: skip
"""The default button of every screen of the gallery that has one."""

WITHOUT: Final = {
    "actions",
    "drawing",
    "key",
    "key_taken",
    "keyboard",
    "make_stage",
    "retry",
    "review",
    "review_running",
    "study",
    "play",
    "play_time",
    "lesson",
    "puzzle",
    "duel",
    "demonstration",
    "save_bad",
    "save_over",
    "file_browser",
    "program_browser",
    "trial",
    "trial_failed",
    "friends_wait",
    "friends_play",
    "friends_asked",
    "friends_away",
    "friends_lost",
}
"""Lists and keyboards press what the ring is on, a pencil draws where it is; at the board Enter is
for the squares, and there are no such buttons in a review; a demonstration ends with any key; a
name that is taken or not possible is not saved; while no file is chosen there is none to open,
none to keep while a program is tried or fails; whoever waits for a friend does not stop by
accident."""


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What Enter saves is saved there, also by a writer that is done after the test."""
    monkeypatch.setattr(samples, "SAVES_FOLDER", tmp_path / "saves")


def opened(name: str) -> Performance:
    world = a_world()
    show = Performance(Card("below"), world, (1280, 720))
    for scene in GALLERY[name](world, a_match_of("jungle", (Player(), Player(level=3)))):
        put_on(show, scene)
    return show


def put_on(show: Performance, scene: Scene) -> None:
    show.cover_with(scene)
    show.rest(2.0)


def outcome(show: Performance, wishes: list[object]) -> tuple[object, ...]:
    """What came of an input: the open scenes, and what of them a button changes."""
    if isinstance(show.stack.top, SaveGame):
        # A thread writes; whoever compares two of them waits for both.
        show.stack.top.wait()
    show.rest(0.5)
    show.rest(0.5)
    top = show.stack.top
    inside: object = None
    if isinstance(top, RulesBook):
        inside = top.dots.chosen
    elif isinstance(top, Replay):
        inside = top.tape.is_playing(show.now)
    elif isinstance(top, SaveGame):
        inside = top.is_saving or top.judged
    elif isinstance(top, FriendsScreen):
        inside = top.main.kind, top.named.text, top.meeting is not None
    elif isinstance(top, LaboratoryScreen):
        inside = top.laboratory.is_busy
    return show.names, [type(wish) for wish in show.wishes or wishes], inside


def test_every_screen_has_a_default_button_or_a_reason_to_have_none() -> None:
    assert DEFAULTS.keys() | WITHOUT == GALLERY.keys()
    assert not DEFAULTS.keys() & WITHOUT


@pytest.mark.slow
@each_of("name", DEFAULTS)
def test_the_first_enter_does_what_a_click_on_the_default_button_does(name: str) -> None:
    entered, clicked = opened(name), opened(name)
    button = next(each for each in clicked.page.widgets if each.name == DEFAULTS[name])
    assert isinstance(button, Button)
    assert button.kind != "red"
    still = outcome(opened(name), [])
    expected = outcome(clicked, list(clicked.click(DEFAULTS[name])))
    assert outcome(entered, list(entered.keys("enter"))) == expected
    assert name == "save" or expected != still


@each_of("is_grave", [False, True])
def test_the_first_enter_answers_a_question_and_never_with_what_loses_something(
    is_grave: bool,
) -> None:
    world, below = a_world(), Card("below")
    show = Performance(below, world)
    words = {"heading": "quit.heading", "text": "quit.text", "yes": "quit.yes", "no": "quit.no"}
    put_on(show, Question(world, "lose", **words, is_grave=is_grave))
    show.do(Key("enter"))
    assert show.names == ["below"]
    assert below.results == [Answer("lose", is_yes=not is_grave)]


def test_a_name_that_is_taken_is_not_written_over_by_enter() -> None:
    show = opened("save_over")
    show.keys("enter")
    scene = show.stack.top
    assert isinstance(scene, SaveGame)
    assert not scene.is_saving
    assert scene.page.focused is scene.cancel_button


@each_of(
    ("name", "touched", "leads_to"),
    [
        ("new_game", "level", "play"),
        ("rule_sets", "rules", "below"),
        ("settings", "music_volume", "below"),
    ],
)
def test_after_a_choice_by_mouse_the_next_enter_presses_the_default_button(
    name: str, touched: str, leads_to: str
) -> None:
    show = opened(name)
    show.click(touched)
    show.keys("enter")
    show.rest(0.5)
    assert show.names[-1] == leads_to


def test_enter_turns_the_pages_of_the_book_and_closes_it_at_the_end() -> None:
    show = opened("rules")
    book = show.stack.top
    assert isinstance(book, RulesBook)
    for number in range(1, book.spreads):
        show.keys("enter")
        assert book.dots.chosen == number
    show.keys("enter")
    assert show.names == ["below"]
