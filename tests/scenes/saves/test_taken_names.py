"""A name that is there already: its save is shown, and nothing is written over unasked."""

from pathlib import Path

from jungle_pg.core.saving.values import BadSave, Loaded, TimeState
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.saves.save_game import Saved
from jungle_pg.stage.input.inputs import Point, Press, Release
from tests.rows import each_of
from tests.saves.wandering import STAMP, jungle_match
from tests.scenes.saves.saving_show import MATCH, GatedSaves, SavingShow

OLD = jungle_match(21)
"""19 moves."""


def show_with(folder: Path, *names: str, settings: Settings | None = None) -> SavingShow:
    """The dialog where there are saves of these names already."""
    first = SavingShow(folder)
    for name in names:
        first.saves.save(name, OLD, TimeState(), STAMP)
    return SavingShow(folder, settings=settings)


def copies(folder: Path) -> list[str]:
    return sorted(path.name for path in (folder / "bin").glob("*"))


def test_a_taken_name_shows_what_has_it(tmp_path: Path) -> None:
    show = show_with(tmp_path, "Autumn game")
    assert "Write over it" not in show.words
    show.name("Autumn game")
    assert {
        "“Autumn game” is there already",
        "4 March, 19 moves",
        "The old one stays as a copy.",
        "Take the name Autumn game 2",
        "Write over it",
    } <= set(show.words)
    assert show.dialog.save_button.kind == "amber"
    show.name("Autumn")
    assert "Save" in show.words
    assert show.dialog.save_button.kind == "green"


def test_the_same_in_chinese(tmp_path: Path) -> None:
    show = show_with(tmp_path, "秋天", settings=Settings(language="zh"))
    show.name("秋天")
    assert {"已经有“秋天”了", "3月4日，19步", "覆盖它", "改用秋天 2"} <= set(show.words)


@each_of("typed", ["Autumn game", "Autumn game.json", " Autumn game "])
def test_writing_over_keeps_the_old_game_as_a_copy(typed: str, tmp_path: Path) -> None:
    show = show_with(tmp_path, "Autumn game")
    show.name(typed)
    assert show.save() == "Game saved successfully to Autumn game.json"
    assert show.loaded("Autumn game").match == MATCH
    assert copies(tmp_path) == ["Autumn game.json"]
    kept = show.saves.load(tmp_path / "bin" / "Autumn game.json")
    assert isinstance(kept, Loaded)
    assert kept.match == OLD


def test_every_old_game_stays(tmp_path: Path) -> None:
    show_with(tmp_path, "game")
    for _ in range(3):
        show = SavingShow(tmp_path)
        show.name("game")
        show.save()
    assert copies(tmp_path) == ["game-2.json", "game-3.json", "game.json"]


def test_a_new_name_copies_nothing(tmp_path: Path) -> None:
    show = show_with(tmp_path, "Autumn game")
    show.name("Winter game")
    show.save()
    assert copies(tmp_path) == []


def test_a_mere_enter_writes_over_nothing_and_cancel_is_next(tmp_path: Path) -> None:
    show = show_with(tmp_path, "Autumn game")
    show.name("Autumn game")
    show.keys("enter")
    show.settle()
    assert show.wishes == []
    assert show.page.focused is show.dialog.cancel_button
    show.page.focus(None)
    show.keys("enter")
    show.settle()
    assert show.page.focused is show.dialog.cancel_button
    assert show.loaded("Autumn game").match == OLD


def test_the_other_name_is_taken_with_one_click(tmp_path: Path) -> None:
    show = show_with(tmp_path, "Autumn game", "Autumn game 2")
    show.name("Autumn game.json")
    show.click("other_name")
    assert show.text == "Autumn game 3.json"
    assert show.save() == "Game saved successfully to Autumn game 3.json"
    assert show.loaded("Autumn game").match == OLD


def test_the_saves_are_listed_and_a_click_takes_a_name(tmp_path: Path) -> None:
    show = show_with(tmp_path, "Sunday", "Autumn game")
    words = show.words
    assert {"Sunday", "Autumn game", "4 March", "19 moves"} <= set(words)
    row = show.dialog.scan.row_of("Sunday.json")
    assert row is not None
    rows = show.dialog.list
    at = rows.rect.x + 20, rows.rect.y + (row + 0.5) * rows.rect.h / 5
    show.do(Point(*at), Press(*at), Release(*at))
    show.settle()
    assert show.text == "Sunday"
    assert "“Sunday” is there already" in show.words
    assert rows.chosen == row


def test_without_saves_that_is_told(tmp_path: Path) -> None:
    assert "No saved games yet" in SavingShow(tmp_path).words
    assert not SavingShow(tmp_path).dialog.list.is_enabled


def test_files_that_are_no_saves_are_not_listed(tmp_path: Path) -> None:
    show = show_with(tmp_path, "Sunday")
    (show.saves.folder / "board.txt").write_text("A1 e\n")
    (show.saves.folder / "notes.md").write_text("x")
    (show.saves.folder / "broken.json").write_text("{")
    show = SavingShow(tmp_path)
    assert {row.name for row in show.dialog.scan.rows} == {"Sunday.json", "broken.json"}
    assert "it cannot be opened" in show.words
    show.name("broken")
    assert "“broken” is there already" in show.words
    show.save()
    assert (tmp_path / "bin" / "broken.json").read_text() == "{"


def test_a_name_that_another_program_takes_meanwhile_is_asked_about(tmp_path: Path) -> None:
    show = SavingShow(tmp_path)
    show.name("Autumn game")
    show.saves.save("Autumn game", OLD, TimeState(), STAMP)
    show.click("save")
    show.settle()
    assert show.wishes == []
    assert show.page.focused is show.dialog.cancel_button
    assert "“Autumn game” is there already" in show.words
    show.save()
    assert show.left == [Saved(show.saves.path_of("Autumn game"))]
    assert copies(tmp_path) == ["Autumn game.json"]


def test_even_a_file_that_appears_at_the_last_moment_stays_as_a_copy(tmp_path: Path) -> None:
    saves = GatedSaves(tmp_path)
    show = SavingShow(tmp_path, saves=saves)
    show.name("Autumn game")
    show.keys("enter")
    saves.folder.mkdir(parents=True, exist_ok=True)
    saves.path_of("Autumn game").write_text("something else")
    saves.gate.set()
    show.settle()
    assert show.loaded("Autumn game").match == MATCH
    assert (tmp_path / "bin" / "Autumn game.json").read_text() == "something else"


def test_a_save_that_goes_away_meanwhile_is_no_obstacle(tmp_path: Path) -> None:
    show = show_with(tmp_path, "Autumn game")
    show.name("Autumn game")
    show.saves.path_of("Autumn game").unlink()
    show.save()
    assert show.loaded("Autumn game").match == MATCH


def test_thousands_of_saves_are_no_more_than_rows_in_sight(tmp_path: Path) -> None:
    show = show_with(tmp_path, "Sunday")
    text = show.saves.path_of("Sunday").read_bytes()
    for number in range(300):
        (show.saves.folder / f"game {number}.json").write_bytes(text)
    show = SavingShow(tmp_path)
    assert show.dialog.list.row_count == 301
    assert sum(word.startswith("game ") for word in show.words) < 12
    assert not isinstance(show.dialog.scan.rows[-1].face, BadSave)
