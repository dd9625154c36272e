"""Everything of loading in its place, in every window and both languages."""

from pathlib import Path
from typing import Any

from jungle_pg.files.settings import Language, Settings
from jungle_pg.scenes.load.other_place import OtherPlace
from jungle_pg.scenes.load.rename import Rename
from jungle_pg.scenes.load.samples import SampleShelf, empty_scene, load_scene, open_scene
from tests.rows import each_of
from tests.scenes.acting import LANGUAGES, SCALES, SIZES, a_world, misplaced, view_of

WINDOWS = [*SIZES, (640, 480), (900, 1400), (2560, 1080)]
SCENES = ("load", "load_bad", "load_empty", "open_file", "open_bad", "rename", "other_place")


def made(name: str, settings: Settings) -> Any:
    world = a_world(settings)
    match name:
        case "load" | "load_bad":
            return load_scene(world, is_bad=name == "load_bad")
        case "load_empty":
            return empty_scene(world)
        case "open_file" | "open_bad":
            return open_scene(world, is_bad=name == "open_bad")
        case "rename":
            return Rename(world, SampleShelf(()), Path("a rather long name of a game.json"))
    return OtherPlace(world, Path("saves"))


@each_of("language", LANGUAGES)
@each_of("scale", [*SCALES, 150])
@each_of("size", WINDOWS)
@each_of("name", SCENES)
def test_nothing_is_cut_covered_or_outside(
    name: str, size: tuple[int, int], scale: int, language: Language
) -> None:
    settings = Settings(ui_scale=scale, language=language, reduced_motion=True)
    assert misplaced(made(name, settings), view_of(size, settings), 1.0) == []
