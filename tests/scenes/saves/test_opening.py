"""From the list to the board: saves that are sound, damaged, of tomorrow, or gone."""

from datetime import datetime
from pathlib import Path

from jungle_pg.core.clock import Expiry, TimeControl
from jungle_pg.core.saving.document import save_document, save_text
from jungle_pg.core.saving.json_text import readable
from jungle_pg.core.saving.values import BadSave, Loaded, TimeState
from jungle_pg.files.saves.folder import Origin
from jungle_pg.scenes.base import Push, Say
from jungle_pg.scenes.question import Question
from jungle_pg.scenes.replay.replay import Replay
from jungle_pg.scenes.saves.samples import SampleSaves
from jungle_pg.scenes.saves.store import FolderStore
from jungle_pg.scenes.table.play import Play
from jungle_pg.ui.widget import Act
from tests.rows import each_of
from tests.sample_games import done
from tests.scenes.acting import heard
from tests.scenes.saves.load_show import (
    NOW,
    LoadShow,
    a_match,
    a_world_with,
    begun,
    damaged_move,
    wait_for,
    write,
)


def at_board(load: LoadShow) -> Play:
    scene = load.show.stack.top
    assert isinstance(scene, Play), load.show.names
    return scene


@each_of("way", ["enter", "double click", "button"])
def test_a_save_is_loaded_by_enter_a_double_click_or_the_button(tmp_path: Path, way: str) -> None:
    match = a_match(12)
    write(tmp_path, "Rain.json", match)
    load = LoadShow(a_world_with(tmp_path))
    if way == "enter":
        load.keys("enter")
    elif way == "button":
        load.press("load")
    else:
        load.click_row(0, clicks=2)
        load.settle()
    assert load.toasts == ["Game loaded from Rain.json"]
    assert load.show.names == ["below", "play"]
    assert at_board(load).match == match


def test_the_clock_goes_on_where_it_was(tmp_path: Path) -> None:
    times = TimeState(TimeControl(30, Expiry.LOSE), used_ms=12_000)
    (tmp_path / "saves").mkdir()
    text = save_text(a_match(12), times, NOW)
    (tmp_path / "saves" / "timed.json").write_text(text, encoding="utf-8")
    load = LoadShow(a_world_with(tmp_path))
    load.keys("enter")
    timing = at_board(load).table.state.timing
    assert timing.control == times.control
    assert (timing.left_s(load.show.now) or 0) <= 18


def test_a_finished_game_opens_at_its_end_without_the_party(tmp_path: Path) -> None:
    write(tmp_path, "over.json", done(a_match(12).resign(1)))
    load = LoadShow(a_world_with(tmp_path))
    load.keys("enter")
    for _ in range(60):
        load.show.rest(0.1)
    assert load.show.names == ["below", "play"]
    assert at_board(load).match.verdict is not None


def test_loading_waits_in_a_thread_and_the_button_says_so(tmp_path: Path) -> None:
    write(tmp_path, "a.json", hours_ago=1)
    write(tmp_path, "b.json", hours_ago=2)

    class Waiting:
        def poll(self) -> Loaded | BadSave | None:
            return None

    class Patient(FolderStore):
        def loading(self, path: Path, origin: Origin = Origin.NAMED) -> Waiting:  # type: ignore[override]
            return Waiting()

    world = a_world_with(tmp_path)
    assert world.saves is not None
    load = LoadShow(world, store=Patient(world.saves))
    load.keys("enter")
    assert "Loading" in load.texts
    assert not load.can("load")
    wakes_at = load.scene.wakes_at(load.show.now)
    assert wakes_at is not None
    assert wakes_at <= load.show.now + 0.1
    load.keys("down")
    assert "Load" in load.texts, "another one is meant now"
    load.keys("escape")
    assert load.show.names == ["below"]


def test_the_chosen_save_is_told_at_full_length_once_it_was_looked_at(tmp_path: Path) -> None:
    write(tmp_path, "game.json", done(a_match(40).resign(1)))
    load = LoadShow(a_world_with(tmp_path), (1920, 1080))
    assert load.says("RED wins! BLUE resigned.")
    assert load.says("pieces taken")


def test_replay_is_watched_over_the_list_and_leads_back_to_it(tmp_path: Path) -> None:
    write(tmp_path, "Rain.json", a_match(8))
    load = LoadShow(a_world_with(tmp_path))
    load.press("replay")
    assert isinstance(load.show.stack.top, Replay)
    assert load.show.names == ["below", "load", "replay"]
    assert "Rain" in load.texts
    load.keys("escape")
    assert load.show.names == ["below", "load"]
    assert load.chosen == "Rain"


def test_a_match_that_is_watched_can_be_played_on(tmp_path: Path) -> None:
    write(tmp_path, "Rain.json", a_match(8))
    load = LoadShow(a_world_with(tmp_path))
    load.press("replay")
    load.show.rest(1.0)
    load.show.do()
    scene = load.show.stack.top
    assert isinstance(scene, Replay)
    load.press("play_from_here")
    assert load.show.names == ["below", "load", "branch"]
    load.show.rest(1.0)
    load.keys("enter")
    assert load.show.names == ["below", "play"]


def test_a_match_without_moves_cannot_be_watched(tmp_path: Path) -> None:
    write(tmp_path, "new.json", begun())
    load = LoadShow(a_world_with(tmp_path))
    assert not load.can("replay")
    assert load.can("load")


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
    load = LoadShow(a_world_with(tmp_path), (1920, 1080))
    load.choose("bad")
    assert load.says(words)
    assert load.says("1 file here cannot be opened as it is.")
    assert not load.can("load")
    assert not load.can("replay")
    load.keys("enter")
    assert words in load.toasts[-1]
    assert "error" in heard(load.world)
    assert load.show.names == ["below", "load"]


@each_of("data", [b"\xff\xfe\x00", b"{" + b" " * 1_000_001])
def test_binary_and_huge_files_are_shown_as_bad(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / "bad.json").write_bytes(data)
    load = LoadShow(a_world_with(tmp_path))
    assert load.names == ["bad"]
    assert load.says("Invalid save file format")


def test_a_save_of_a_newer_version_is_shown_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = write(tmp_path, "tomorrow.json", version=99)
    before = path.read_bytes()
    load = LoadShow(a_world_with(tmp_path), (1920, 1080))
    assert load.says("Save file of a newer version")
    assert not load.can("load")
    load.keys("enter")
    assert load.toasts[-1].startswith("Save file of a newer version")
    assert path.read_bytes() == before


def test_a_damaged_save_offers_the_moves_before_the_damage(tmp_path: Path) -> None:
    match = a_match(20)
    write(tmp_path, "torn.json", match, **damaged_move(match, 17))
    load = LoadShow(a_world_with(tmp_path), (1920, 1080))
    assert load.says("Corrupted save file: move 17")
    assert "Open what is left" in load.texts
    load.keys("enter")
    assert isinstance(load.show.stack.top, Question)
    assert "Open the first 16 moves" in load.texts
    assert load.says("Corrupted save file: move 17")
    load.press("no")
    assert load.show.names == ["below", "load"]
    load.press("load")
    load.press("yes")
    assert load.toasts[-1] == "Game loaded from torn.json"
    assert at_board(load).match.cursor == 16


def test_a_changed_file_whose_moves_are_sound_can_be_opened_all_the_same(tmp_path: Path) -> None:
    document = save_document(a_match(6), TimeState(), NOW)
    document["timestamp"] = "2020-01-01T00:00:00"
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / "edited.json").write_text(readable(document), encoding="utf-8")
    load = LoadShow(a_world_with(tmp_path), (1920, 1080))
    assert load.says("the file was changed after it was saved")
    load.keys("enter")
    load.press("yes")
    assert at_board(load).match.cursor == 6


def test_a_save_that_went_away_after_it_was_listed_is_not_found(tmp_path: Path) -> None:
    path = write(tmp_path, "gone.json")
    load = LoadShow(a_world_with(tmp_path))
    path.unlink()
    load.show.keys("enter")
    load.settle()
    assert load.toasts == ["File not found: there is no such file"]
    assert load.show.names == ["below", "load"]


def test_a_save_that_is_damaged_after_it_was_listed_is_not_opened(tmp_path: Path) -> None:
    path = write(tmp_path, "game.json")
    load = LoadShow(a_world_with(tmp_path))
    path.write_text("{", encoding="utf-8")
    load.keys("enter")
    assert load.toasts == ["Invalid save file format: line 1 is damaged"]


def test_board_files_are_listed_with_their_ending_and_open(tmp_path: Path) -> None:
    (tmp_path / "saves").mkdir()
    puzzle = "# to move: RED\nA1 L\nG9 r\n"
    (tmp_path / "saves" / "puzzle.txt").write_text(puzzle, encoding="utf-8")
    (tmp_path / "saves" / "notes.txt").write_text("Buy milk", encoding="utf-8")
    load = LoadShow(a_world_with(tmp_path))
    assert load.names == ["puzzle.txt"]
    assert not load.can("rename")
    load.keys("enter")
    assert sum(piece is not None for piece in at_board(load).match.state.board) == 2


def test_what_is_said_comes_before_the_board(tmp_path: Path) -> None:
    """A scene can say one thing at a time: the words first, the board in the next turn."""
    loaded = Loaded(a_match(5))
    world = a_world_with(tmp_path)
    saves = SampleSaves([("sample", datetime(2026, 3, 1), loaded)])
    load = LoadShow(world, store=FolderStore(saves))
    scene, now = load.scene, load.show.now
    scene.take(Act("saves.open"), now)
    wait_for(*scene.under_way)
    first, second = scene.update(now), scene.update(now)
    assert isinstance(first, Say)
    assert second is not None
    assert not isinstance(second, Push | Say)
