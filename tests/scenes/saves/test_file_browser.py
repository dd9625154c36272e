"""A file is found by mouse: folders, home, places used before, drives; games or everything."""

import os
from dataclasses import replace
from pathlib import Path
from string import ascii_uppercase

import pytest

from jungle_pg.files.saves import browsing
from jungle_pg.files.saves.browsing import KnownFolder, content_of, known_folders
from jungle_pg.scenes.gallery import GALLERY
from jungle_pg.scenes.saves.file_browser import FileBrowser
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.inputs import Point, Press, Release
from jungle_pg.stage.ops import Group
from jungle_pg.ui.scroll.scroll_list import ScrollList
from tests.scenes.acting import a_match, a_world, view_of
from tests.scenes.saves.load_show import LoadShow, a_world_with, write
from tests.systems import IS_WINDOWS, needs_posix
from tests.ui.looking import find


def browser(load: LoadShow) -> FileBrowser:
    scene = load.show.stack.top
    assert isinstance(scene, FileBrowser), load.show.names
    return scene


def opened(folder: Path, world: World | None = None) -> LoadShow:
    load = LoadShow(world or a_world_with(folder), (1920, 1080))
    load.press("open_path")
    return load


def rows(load: LoadShow) -> list[str]:
    return [entry.path.name for entry in browser(load).content.entries]


def places(load: LoadShow) -> list[KnownFolder]:
    return list(browser(load)._known)


def click_row(load: LoadShow, rows: ScrollList, number: int, *, twice: bool = False) -> None:
    view = load.show.stack.view
    x = rows.rect.x + 20
    y = rows.rect.y + (number + 0.5) * round(view.px(rows.row_units))
    load.show.do(Point(x, y), Press(x, y), Release(x, y))
    if twice:
        load.show.do(Press(x, y, count=2), Release(x, y))
    load.settle()


def click_entry(load: LoadShow, name: str, *, twice: bool = False) -> None:
    click_row(load, browser(load).files, rows(load).index(name), twice=twice)


def a_tree(folder: Path) -> Path:
    """Saves beside folders with a game, hidden and other files."""
    path = write(folder / "elsewhere" / "deep", "game.json")
    deep = path.parent
    (deep / "notes.md").write_text("no game", encoding="utf-8")
    (deep / ".hidden.json").write_text("{", encoding="utf-8")
    (deep / "Board.TXT").write_text("A1 l\n", encoding="utf-8")
    (deep / "inner").mkdir()
    return path


def test_the_mouse_alone_finds_and_opens_a_file(tmp_path: Path) -> None:
    game = a_tree(tmp_path)
    write(tmp_path, "here.json")
    load = opened(tmp_path)
    assert browser(load).content.folder == tmp_path / "saves"
    load.press("up")
    click_entry(load, "elsewhere", twice=True)
    click_entry(load, "deep", twice=True)
    click_entry(load, "saves")
    load.press("yes")
    assert browser(load).content.folder == game.parent
    click_entry(load, "game.json")
    load.press("yes")
    assert load.toasts == ["Game loaded from game.json"]
    assert load.show.names == ["below", "play"]


def test_a_double_click_opens_a_file_at_once(tmp_path: Path) -> None:
    write(tmp_path, "here.json")
    load = opened(tmp_path)
    click_entry(load, "here.json", twice=True)
    assert load.show.names == ["below", "play"]


def test_folders_come_first_and_only_what_may_be_a_game_is_shown_until_all_is_asked_for(
    tmp_path: Path,
) -> None:
    game = a_tree(tmp_path)
    load = opened(tmp_path)
    browser(load).look_into(game.parent)
    load.settle()
    assert rows(load) == ["inner", "Board.TXT", "game.json"]
    kinds = browser(load).kinds
    x, y = kinds.parts(load.show.stack.view)[1].middle
    load.show.do(Point(x, y), Press(x, y), Release(x, y))
    load.settle()
    assert rows(load) == ["inner", ".hidden.json", "Board.TXT", "game.json", "notes.md"]


def test_home_saves_recent_places_and_drives_are_one_click_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home" / "ann"
    (home / "Documents").mkdir(parents=True)
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USERPROFILE", str(home))
    monkeypatch.setattr(browsing, "MOUNTS", (str(tmp_path / "media"),))
    (tmp_path / "media" / "ann" / "STICK").mkdir(parents=True)
    (tmp_path / "media" / "DISK").mkdir()
    write(tmp_path, "here.json")
    game = a_tree(tmp_path)
    world = a_world_with(tmp_path)
    world.memory.keep("recent places", {"folders": [str(game.parent), "/nowhere at all", 7]})
    load = opened(tmp_path, world)
    assert browser(load).content.folder == game.parent, "one begins where one was last"
    drives = [Path("/"), tmp_path / "media" / "ann" / "STICK", tmp_path / "media" / "DISK"]
    if IS_WINDOWS:
        drives = [Path(f"{letter}:\\") for letter in ascii_uppercase]
    assert places(load) == [
        KnownFolder("home", home),
        KnownFolder("saves", tmp_path / "saves"),
        KnownFolder("folder", home / "Documents"),
        KnownFolder("recent", game.parent),
        *(KnownFolder("drive", drive) for drive in drives if drive.is_dir()),
    ]
    for number, place in enumerate(places(load)):
        click_row(load, browser(load).places, number)
        assert browser(load).content.folder == place.path


def test_where_a_file_was_opened_is_remembered_as_a_recent_place(tmp_path: Path) -> None:
    game = a_tree(tmp_path)
    world = a_world_with(tmp_path)
    load = opened(tmp_path, world)
    browser(load).field.change(str(game))
    load.press("yes")
    assert load.show.names == ["below", "play"]
    again = opened(tmp_path, world)
    assert browser(again).content.folder == game.parent
    for number in range(8):
        folder = tmp_path / f"place {number}"
        folder.mkdir()
        browser(again).look_into(folder)
        again.settle()
        again.press("list_here")
        again.press("open_path")
    recent = [place.path for place in places(again) if place.kind == "recent"]
    assert recent == [tmp_path / f"place {number}" for number in (7, 6, 5, 4, 3)]


def test_the_games_of_a_folder_can_be_listed_with_their_boards(tmp_path: Path) -> None:
    game = a_tree(tmp_path)
    load = opened(tmp_path)
    browser(load).look_into(game.parent)
    load.settle()
    load.press("list_here")
    assert load.show.names[-1] == "load"
    assert "game" in load.names
    assert load.says("Folder: ")


def test_a_folder_that_cannot_be_opened_is_told_and_the_old_one_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, "here.json")
    (tmp_path / "saves" / "locked").mkdir()
    load = opened(tmp_path)

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "scandir", refuse)
    click_entry(load, "locked", twice=True)
    assert browser(load).problem == "It cannot be opened: the system does not permit it"
    assert rows(load) == ["locked", "here.json"]


@needs_posix
def test_one_bad_link_hides_nothing_else_and_is_counted(tmp_path: Path) -> None:
    write(tmp_path, "here.json")
    folder = tmp_path / "saves"
    (folder / "loop.json").symlink_to(folder / "loop.json")
    os.mkfifo(folder / "pipe.json")
    content = content_of(folder, games_only=True)
    assert [entry.path.name for entry in content.entries] == ["here.json"]
    assert content.unseen == 1
    load = opened(tmp_path)
    assert load.says("1 file here could not be looked at.")


def test_a_folder_with_more_files_than_anybody_looks_through_is_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(browsing, "MOST_ENTRIES", 3)
    for number in range(5):
        (tmp_path / f"{number}.json").touch()
    content = content_of(tmp_path, games_only=True)
    assert (len(content.entries), content.unseen) == (3, 2)


def test_on_windows_drives_have_letters() -> None:
    drives = list(browsing._drives("ann", "win32"))
    assert drives[0] == Path("C:\\")
    assert len(drives) == 26
    here, there = (known_folders(Path("saves"), (), system) for system in ("win32", "linux"))
    assert [each for each in here if each.kind != "drive"] == [
        each for each in there if each.kind != "drive"
    ]
    assert {each.path for each in here if each.kind == "drive"} <= set(drives)


def test_in_a_narrow_window_places_stand_where_files_do(tmp_path: Path) -> None:
    write(tmp_path, "here.json")
    world = a_world_with(tmp_path)
    world.settings = replace(world.settings, ui_scale=200)
    load = LoadShow(world, (640, 900))
    load.press("open_path")
    scene = browser(load)
    assert scene.to_places.rect.w > 0, "it should be too narrow for two lists"
    load.press("to_places")
    assert scene.files.row_count == len(places(load))
    click_row(load, scene.files, 0)
    assert scene.content.folder == places(load)[0].path


def test_in_a_wide_window_nothing_is_painted_of_the_button_that_leads_to_places() -> None:
    world = a_world()
    scene = GALLERY["file_browser"](world, a_match())[-1]
    for size, is_there in (((1920, 1080), False), ((500, 1000), True)):
        scene.arrange(view_of(size, world.settings))
        drawn = {op.key: op.ops for op in find(scene.draw(0.0), Group)}
        assert bool(drawn["to_places"]) is is_there, size


def test_without_a_home_one_begins_at_the_top_of_all_folders(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)
    load = opened(tmp_path / "nothing was ever saved")
    assert browser(load).content.folder == Path(Path.cwd().anchor)
