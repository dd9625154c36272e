"""From the list to the board: saves that are sound, damaged, of tomorrow, or gone."""

from datetime import datetime
from pathlib import Path

from jungle_pg.core.clock import Expiry, TimeControl
from jungle_pg.core.saving import save_document, save_text
from jungle_pg.core.saving_json import readable
from jungle_pg.core.saving_values import BadSave, Loaded, Times
from jungle_pg.files.saves import Origin
from jungle_pg.scenes.base import Push, Say
from jungle_pg.scenes.board.play import Play
from jungle_pg.scenes.load.samples import SampleShelf
from jungle_pg.scenes.load.shelf import FolderShelf
from jungle_pg.scenes.question import Question
from jungle_pg.scenes.replay.replay import Replay
from jungle_pg.ui.widget import Act
from tests.games import done
from tests.rows import each_of
from tests.scenes.acting import heard
from tests.scenes.load.desk_of_saves import (
    NOW,
    Desk,
    a_match,
    a_world_with,
    begun,
    damaged_move,
    write,
)


def at_board(desk: Desk) -> Play:
    scene = desk.show.stack.top
    assert isinstance(scene, Play), desk.show.names
    return scene


@each_of("way", ["enter", "double click", "button"])
def test_a_save_is_loaded_by_enter_a_double_click_or_the_button(tmp_path: Path, way: str) -> None:
    match = a_match(12)
    write(tmp_path, "Rain.json", match)
    desk = Desk(a_world_with(tmp_path))
    if way == "enter":
        desk.keys("enter")
    elif way == "button":
        desk.press("load")
    else:
        desk.click_row(0, clicks=2)
        desk.settle()
    assert desk.toasts == ["Game loaded from Rain.json"]
    assert desk.show.names == ["below", "play"]
    assert at_board(desk).match == match


def test_the_clock_goes_on_where_it_was(tmp_path: Path) -> None:
    times = Times(TimeControl(30, Expiry.LOSE), used_ms=12_000)
    (tmp_path / "saves").mkdir()
    text = save_text(a_match(12), times, NOW)
    (tmp_path / "saves" / "timed.json").write_text(text, encoding="utf-8")
    desk = Desk(a_world_with(tmp_path))
    desk.keys("enter")
    timing = at_board(desk).session.timing
    assert timing.control == times.control
    assert (timing.left_s(desk.show.now) or 0) <= 18


def test_a_finished_game_opens_at_its_end_without_the_party(tmp_path: Path) -> None:
    write(tmp_path, "over.json", done(a_match(12).resign(1)))
    desk = Desk(a_world_with(tmp_path))
    desk.keys("enter")
    for _ in range(60):
        desk.show.rest(0.1)
    assert desk.show.names == ["below", "play"]
    assert at_board(desk).match.verdict is not None


def test_loading_waits_in_a_thread_and_the_button_says_so(tmp_path: Path) -> None:
    write(tmp_path, "a.json", hours_ago=1)
    write(tmp_path, "b.json", hours_ago=2)

    class Waiting:
        def poll(self) -> Loaded | BadSave | None:
            return None

    class Patient(FolderShelf):
        def loading(self, path: Path, origin: Origin = Origin.NAMED) -> Waiting:  # type: ignore[override]
            return Waiting()

    world = a_world_with(tmp_path)
    assert world.saves is not None
    desk = Desk(world, shelf=Patient(world.saves))
    desk.keys("enter")
    assert "Loading" in desk.texts
    assert not desk.can("load")
    wakes_at = desk.scene.wakes_at(desk.show.now)
    assert wakes_at is not None
    assert wakes_at <= desk.show.now + 0.1
    desk.keys("down")
    assert "Load" in desk.texts, "another one is meant now"
    desk.keys("escape")
    assert desk.show.names == ["below"]


def test_the_chosen_save_is_told_at_full_length_once_it_was_looked_at(tmp_path: Path) -> None:
    write(tmp_path, "game.json", done(a_match(40).resign(1)))
    desk = Desk(a_world_with(tmp_path), (1920, 1080))
    assert desk.says("RED wins! BLUE resigned.")
    assert desk.says("pieces taken")


def test_replay_is_watched_over_the_list_and_leads_back_to_it(tmp_path: Path) -> None:
    write(tmp_path, "Rain.json", a_match(8))
    desk = Desk(a_world_with(tmp_path))
    desk.press("replay")
    assert isinstance(desk.show.stack.top, Replay)
    assert desk.show.names == ["below", "load", "replay"]
    assert "Rain" in desk.texts
    desk.keys("escape")
    assert desk.show.names == ["below", "load"]
    assert desk.chosen == "Rain"


def test_a_match_that_is_watched_can_be_played_on(tmp_path: Path) -> None:
    write(tmp_path, "Rain.json", a_match(8))
    desk = Desk(a_world_with(tmp_path))
    desk.press("replay")
    desk.show.rest(1.0)
    desk.show.do()
    scene = desk.show.stack.top
    assert isinstance(scene, Replay)
    desk.press("play_from_here")
    assert desk.show.names == ["below", "load", "branch"]
    desk.show.rest(1.0)
    desk.keys("enter")
    assert desk.show.names == ["below", "play"]


def test_a_match_without_moves_cannot_be_watched(tmp_path: Path) -> None:
    write(tmp_path, "new.json", begun())
    desk = Desk(a_world_with(tmp_path))
    assert not desk.can("replay")
    assert desk.can("load")


BAD = {
    "no json": ("{", "Invalid save file format: line 1 is damaged"),
    "no save": ('{"a": 1}', "Invalid save file format: "),
    "nothing": ("", "Invalid save file format: "),
    "deep": ("{" + '"a":[' * 99, "Invalid save file format: "),
    "another program": ('{"format": "chess", "version": 1}', "this is no save of this program"),
}


@each_of("kind", BAD)
def test_a_file_that_is_no_save_is_shown_with_the_words_why(tmp_path: Path, kind: str) -> None:
    text, words = BAD[kind]
    write(tmp_path, "good.json", hours_ago=0.1)
    (tmp_path / "saves" / "bad.json").write_text(text, encoding="utf-8")
    desk = Desk(a_world_with(tmp_path), (1920, 1080))
    desk.choose("bad")
    assert desk.says(words)
    assert desk.says("1 file here cannot be opened as it is.")
    assert not desk.can("load")
    assert not desk.can("replay")
    desk.keys("enter")
    assert words in desk.toasts[-1]
    assert "error" in heard(desk.world)
    assert desk.show.names == ["below", "load"]


@each_of("data", [b"\xff\xfe\x00", b"{" + b" " * 1_000_001])
def test_binary_and_huge_files_are_shown_as_bad(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / "bad.json").write_bytes(data)
    desk = Desk(a_world_with(tmp_path))
    assert desk.names == ["bad"]
    assert desk.says("Invalid save file format")


def test_a_save_of_a_newer_version_is_shown_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = write(tmp_path, "tomorrow.json", version=99)
    before = path.read_bytes()
    desk = Desk(a_world_with(tmp_path), (1920, 1080))
    assert desk.says("Save file of a newer version")
    assert not desk.can("load")
    desk.keys("enter")
    assert desk.toasts[-1].startswith("Save file of a newer version")
    assert path.read_bytes() == before


def test_a_damaged_save_offers_the_moves_before_the_damage(tmp_path: Path) -> None:
    match = a_match(20)
    write(tmp_path, "torn.json", match, **damaged_move(match, 17))
    desk = Desk(a_world_with(tmp_path), (1920, 1080))
    assert desk.says("Corrupted save file: move 17")
    assert "Open what is left" in desk.texts
    desk.keys("enter")
    assert isinstance(desk.show.stack.top, Question)
    assert "Open the first 16 moves" in desk.texts
    assert desk.says("Corrupted save file: move 17")
    desk.press("no")
    assert desk.show.names == ["below", "load"]
    desk.press("load")
    desk.press("yes")
    assert desk.toasts[-1] == "Game loaded from torn.json"
    assert at_board(desk).match.cursor == 16


def test_a_changed_file_whose_moves_are_sound_can_be_opened_all_the_same(tmp_path: Path) -> None:
    document = save_document(a_match(6), Times(), NOW)
    document["timestamp"] = "2020-01-01T00:00:00"
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / "edited.json").write_text(readable(document), encoding="utf-8")
    desk = Desk(a_world_with(tmp_path), (1920, 1080))
    assert desk.says("the file was changed after it was saved")
    desk.keys("enter")
    desk.press("yes")
    assert at_board(desk).match.cursor == 6


def test_a_save_that_went_away_after_it_was_listed_is_not_found(tmp_path: Path) -> None:
    path = write(tmp_path, "gone.json")
    desk = Desk(a_world_with(tmp_path))
    path.unlink()
    desk.show.keys("enter")
    desk.settle()
    assert desk.toasts == ["File not found: there is no such file"]
    assert desk.show.names == ["below", "load"]


def test_a_save_that_is_damaged_after_it_was_listed_is_not_opened(tmp_path: Path) -> None:
    path = write(tmp_path, "game.json")
    desk = Desk(a_world_with(tmp_path))
    path.write_text("{", encoding="utf-8")
    desk.keys("enter")
    assert desk.toasts == ["Invalid save file format: line 1 is damaged"]


def test_board_files_are_listed_with_their_ending_and_open(tmp_path: Path) -> None:
    (tmp_path / "saves").mkdir()
    puzzle = "# to move: RED\nA1 L\nG9 r\n"
    (tmp_path / "saves" / "puzzle.txt").write_text(puzzle, encoding="utf-8")
    (tmp_path / "saves" / "notes.txt").write_text("Buy milk", encoding="utf-8")
    desk = Desk(a_world_with(tmp_path))
    assert desk.names == ["puzzle.txt"]
    assert not desk.can("rename")
    desk.keys("enter")
    assert sum(piece is not None for piece in at_board(desk).match.state.board) == 2


def test_what_is_said_comes_before_the_board(tmp_path: Path) -> None:
    """A scene can say one thing at a time: the words first, the board in the next turn."""
    loaded = Loaded(a_match(5))
    path = Path("saves/sample.json")
    world = a_world_with(tmp_path)
    desk = Desk(world, shelf=SampleShelf([(path, datetime(2026, 3, 1), loaded)]))
    scene, now = desk.scene, desk.show.now
    scene.take(Act("saves.open"), now)
    first, second = scene.update(now), scene.update(now)
    assert isinstance(first, Say)
    assert second is not None
    assert not isinstance(second, Push | Say)
