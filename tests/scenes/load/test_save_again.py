"""A game that was loaded is saved again under its own name, unless the player wants another."""

from pathlib import Path

from jungle_pg.scenes.board.play import Play
from jungle_pg.scenes.saving.save_game import SaveGame
from tests.scenes.load.desk_of_saves import EngineClient, a_world_with, write


def proposed(engine: EngineClient) -> str:
    """The name that the save dialog proposes."""
    engine.show.click("save")
    engine.show.rest(1)
    dialog = engine.show.stack.top
    assert isinstance(dialog, SaveGame)
    return dialog.field.text


def test_save_proposes_the_name_the_game_was_loaded_from(tmp_path: Path) -> None:
    write(tmp_path, "a rainy day.json")
    engine = EngineClient(a_world_with(tmp_path))
    engine.press("load")
    engine.show.rest(1)
    assert isinstance(engine.show.stack.top, Play)
    assert proposed(engine) == "a rainy day"


def test_what_was_saved_once_is_proposed_again(tmp_path: Path) -> None:
    write(tmp_path, "a rainy day.json")
    engine = EngineClient(a_world_with(tmp_path))
    engine.press("load")
    engine.show.rest(1)
    proposed(engine)
    dialog = engine.show.stack.top
    assert isinstance(dialog, SaveGame)
    dialog.write("a sunny day")
    engine.show.click("save")
    dialog.wait()
    engine.show.rest(1)
    engine.show.rest(1)
    assert (tmp_path / "saves" / "a sunny day.json").is_file()
    assert proposed(engine) == "a sunny day"
