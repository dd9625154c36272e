"""Saves of the pretty game are those of the window: the same folder, checks and words."""

from pathlib import Path

import pytest

from jungle_pg.cabinet import rulebooks
from jungle_pg.core.clock import Expiry, TimeControl
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.log import Player, Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.saving.values import Loaded, TimeState
from jungle_pg.files.saves.folder import load_match, save_match, saves_in
from tests.console.driving import STAMP, command, pretty
from tests.rows import each_of
from tests.sample_games import done


def loaded(path: Path) -> Loaded:
    found = load_match(rulebooks(), path)
    assert isinstance(found, Loaded)
    return found


def a_match(*moves: str, rules: str = "traditional", level: int | None = None) -> AnyMatch:
    players = (Player(), Player(level=level))
    match: AnyMatch = begin(JUNGLE, Setup(JUNGLE.codec.parse_rules(rules), players=players))
    for move in moves:
        match = done(match.play(JUNGLE.codec.parse_action(move)))
    return match


@pytest.mark.process
def test_a_game_is_saved_and_loaded_by_name_through_the_real_command(tmp_path: Path) -> None:
    first = command(tmp_path, "--pretty", typed="1\na3 a4\na7 a6\nundo\nsave my game\nquit\n")
    assert (first.returncode, first.stderr) == (0, b"")
    assert b"Saved as my game.json\n" in first.stdout
    saved = loaded(tmp_path / "data/saves/my game.json").match
    assert (saved.cursor, len(saved.moments)) == (1, 2)
    second = command(tmp_path, "--pretty", typed="1\nload my game\nhistory\nredo\nquit\n")
    said = second.stdout.decode()
    assert "Loaded: my game\n" in said
    assert "1. Blue Rat A3→A4" in said
    assert "Round 3" in said


def test_the_window_opens_what_the_terminal_saved(tmp_path: Path) -> None:
    pretty(tmp_path, "2", "a3 a4", "save duel")
    saves = saves_in(tmp_path / "data", rulebooks)
    (summary,) = saves.summaries()
    assert summary.name == "duel.json"
    match = loaded(summary.path).match
    assert [player.level for player in match.setup.players] == [1, None]
    assert JUNGLE.codec.rules_text(match.setup.rules) == "course"


def test_a_match_of_the_window_goes_on_in_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "data/saves/evening.json"
    save_match(path, a_match("A3A4", level=2), TimeState(), STAMP)
    played = pretty(tmp_path, "1", "load evening", "a4 a5", "history")
    assert "1. RED Elephant A3→A4" in played.said
    assert "2. BLUE " in played.said
    assert "3. RED Elephant A4→A5" in played.said


def test_the_agreement_about_time_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "data/saves/blitz.json"
    control = TimeControl(30, Expiry.LOSE)
    save_match(path, a_match("A3A4"), TimeState(control, used_ms=1500), STAMP)
    pretty(tmp_path, "1", "load blitz", "save same", "a7 a6", "save later")
    assert loaded(path.with_name("same.json")).times == TimeState(control, used_ms=1500)
    assert loaded(path.with_name("later.json")).times == TimeState(control)


def test_without_a_name_a_save_is_named_after_the_moment(tmp_path: Path) -> None:
    played = pretty(tmp_path, "1", "save", "save")
    assert "Saved as jungle_game_20260504_123015.json\n" in played.said
    assert len(list((tmp_path / "data/saves").iterdir())) == 2


def test_another_save_is_not_replaced_unasked(tmp_path: Path) -> None:
    path = tmp_path / "data/saves/best.json"
    save_match(path, a_match("A3A4"), TimeState(), STAMP)
    old = path.read_bytes()
    played = pretty(tmp_path, "1", "save best")
    assert "To replace it type save! best\n" in played.said
    assert path.read_bytes() == old
    assert "Saved as best.json\n" in pretty(tmp_path, "1", "save! best").said
    assert loaded(path).match.cursor == 0


def test_the_own_save_is_replaced_as_the_game_goes_on(tmp_path: Path) -> None:
    pretty(tmp_path, "1", "save mine", "a3 a4", "save mine")
    assert loaded(tmp_path / "data/saves/mine.json").match.cursor == 1
    pretty(tmp_path, "1", "load mine", "a7 a6", "save mine")
    assert loaded(tmp_path / "data/saves/mine.json").match.cursor == 2


@each_of("order", ["save", "load"])
@each_of(
    ("name", "said"),
    [
        ("../escape", "A name holds no / and no \\"),
        ("con", "Windows keeps this name for itself"),
        ("a?", 'A name holds none of < > : " | ? *'),
        ("x" * 300, "This name is too long"),
        (".hidden", "A name does not begin with a dot"),
    ],
)
def test_a_name_no_system_stores_is_refused_in_the_words_of_the_window(
    order: str, name: str, said: str, tmp_path: Path
) -> None:
    played = pretty(tmp_path, "1", f"{order} {name}")
    assert said in played.said
    assert not any(tmp_path.iterdir())


def test_a_bad_save_is_explained_and_the_game_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "data/saves"
    folder.mkdir(parents=True)
    (folder / "broken.json").write_text("{\n")
    save_match(folder / "odd.json", a_match("A3A4"), TimeState(), STAMP)
    text = (folder / "odd.json").read_text(encoding="utf-8")
    (folder / "odd.json").write_text(text.replace('"to": "A4"', '"to": "A5"'), encoding="utf-8")
    lines = ("1", "a3 a4", "load broken", "load odd", "load none", "history")
    said = pretty(tmp_path, *lines).said
    assert "Invalid save file format: " in said
    assert "Corrupted save file: move 1: " in said
    assert "File not found: there is no such file" in said
    assert said.endswith("1. Blue Rat A3→A4\nRed's Turn: \nThe input has ended before the game.\n")
    assert "找不到文件" in pretty(tmp_path, "1", "load none", language="zh").said


def test_board_files_among_the_saves_are_listed_and_loaded_too(tmp_path: Path) -> None:
    folder = tmp_path / "data/saves"
    folder.mkdir(parents=True)
    (folder / "small.txt").write_text("A1 l\nG9 E\n")
    played = pretty(tmp_path, "1", "load small.txt", "a1 a2", "load")
    assert "1. Blue Lion A1→A2" in played.said
    assert "Saves: small.txt\n" in played.said


def test_a_folder_that_cannot_be_written_loses_nothing(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file is in the way")
    played = pretty(tmp_path, "1", "a3 a4", "save x", "history")
    assert "Failed to save: a file is where a folder should be\n" in played.said
    assert played.said.count("1. Blue Rat A3→A4") == 2
