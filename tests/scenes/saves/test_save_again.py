"""A game that was loaded is saved again under its own name, unless the player wants another."""

from pathlib import Path

from jungle_pg.scenes.saves.save_game import SaveGame
from jungle_pg.scenes.table.play import Play
from tests.scenes.saves.load_show import LoadShow, a_world_with, write


def proposed(load: LoadShow) -> str:
    """The name that the save dialog proposes."""
    load.show.click("save")
    load.show.rest(1)
    dialog = load.show.stack.top
    assert isinstance(dialog, SaveGame)
    return dialog.field.text


def test_save_proposes_the_name_the_game_was_loaded_from(tmp_path: Path) -> None:
    write(tmp_path, "a rainy day.json")
    load = LoadShow(a_world_with(tmp_path))
    load.press("load")
    load.show.rest(1)
    assert isinstance(load.show.stack.top, Play)
    assert proposed(load) == "a rainy day"


def test_what_was_saved_once_is_proposed_again(tmp_path: Path) -> None:
    write(tmp_path, "a rainy day.json")
    load = LoadShow(a_world_with(tmp_path))
    load.press("load")
    load.show.rest(1)
    proposed(load)
    dialog = load.show.stack.top
    assert isinstance(dialog, SaveGame)
    dialog.write("a sunny day")
    load.show.click("save")
    dialog.wait()
    load.show.rest(1)
    load.show.rest(1)
    assert (tmp_path / "saves" / "a sunny day.json").is_file()
    assert proposed(load) == "a sunny day"
