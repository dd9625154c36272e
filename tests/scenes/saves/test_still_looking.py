"""A list whose files are still being looked at: nothing is counted too early, nothing moves."""

from dataclasses import replace
from pathlib import Path

import pytest

from jungle_pg.files.saves.listing import Listing
from jungle_pg.files.settings import Language
from jungle_pg.scenes.saves.load_game import LoadGame
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Text
from tests.scenes.acting import LANGUAGES, Performance, texts_of
from tests.scenes.cards import Card
from tests.scenes.saves.load_show import CALM, LoadShow, a_world_with, begun, write
from tests.scenes.saves.test_listing import Gated
from tests.scenes.saves.test_other_folder import asked, give
from tests.ui.looking import find

WINDOWS = [(640, 480), (800, 600), (1280, 720), (1920, 1080), (720, 1280)]
HEAD = ("search", "kind", "sort", "which")


def head_of(scene: LoadGame, show: Performance) -> dict[str, list[Rect]]:
    """Where the head of the list has its widgets, and the pills in it."""
    widgets = {each.name: [each.rect] for each in scene.page.widgets if each.name in HEAD}
    return {**widgets, "pills": scene.pills.parts(show.stack.view)}


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_counted_before_it_is_known_and_nothing_moves_when_rows_arrive(
    tmp_path: Path, size: tuple[int, int], language: Language
) -> None:
    for number in range(12):
        write(tmp_path, f"game {number}.json", begun())
    world = a_world_with(tmp_path, replace(CALM, language=language))
    world.saves = saves = Gated(tmp_path)
    scene = LoadGame(world)
    show = Performance(Card("below"), world, size)
    scene.arrange(show.stack.view)
    show.stack.scenes.append(scene)
    show.rest(0.3)
    texts = texts_of(show.rest(0.1))
    assert not any(
        "0" in text for text in texts if text.startswith(("All", "全部", "Going", "Fin"))
    )
    assert {"Looking ...", "正在查看……"} & set(texts)
    before = head_of(scene, show)
    saves.gate.set()
    listing = scene.listing
    assert isinstance(listing, Listing)
    listing.wait()
    while not scene.is_listed:
        show.rest(0.3)
    texts = texts_of(show.rest(0.1))
    assert len(scene.shown) == 12
    assert any(text.endswith("12") for text in texts)
    assert not {"Looking ...", "正在查看……"} & set(texts)
    after = head_of(scene, show)
    assert {name: after[name] for name in before} == before
    scene.close()


def test_bad_files_of_another_folder_are_told(tmp_path: Path) -> None:
    write(tmp_path / "elsewhere", "good.json")
    (tmp_path / "elsewhere" / "saves" / "bad.json").write_text('{"format": "jungle-pg save"}')
    write(tmp_path, "here.json")
    load = LoadShow(a_world_with(tmp_path), (1920, 1080))
    give(load, str(tmp_path / "elsewhere" / "saves"))
    assert load.says("1 file here cannot be opened as it is.")


@pytest.mark.parametrize("size", WINDOWS)
def test_the_path_has_a_line_of_its_own(tmp_path: Path, size: tuple[int, int]) -> None:
    write(tmp_path, "here.json")
    load = LoadShow(a_world_with(tmp_path), size)
    load.press("open_path")
    scene, view = asked(load), load.show.stack.view
    path, letters = str(scene.content.folder), view.text_px(22)
    begin = path[:3]
    texts = [each for each in find(scene.draw(0.0), Text) if each.text[:3] == begin]
    (line,) = (each for each in texts if each.text != begin)  # That is the name of a drive.
    above = max(each.rect.bottom for each in (scene.up, scene.kinds, scene.list_here))
    assert line.y - 0.75 * letters >= above
    assert line.y + 0.75 * letters <= scene.files.rect.y
    room = scene.list_here.rect.right - line.x
    is_whole = line.text == path
    assert is_whole or view.measure(line.text, letters) >= room - 2 * letters, "all is for it"


def test_nothing_is_opened_before_something_is_chosen_or_typed(tmp_path: Path) -> None:
    write(tmp_path, "here.json")
    load = LoadShow(a_world_with(tmp_path))
    load.press("open_path")
    scene = asked(load)
    assert not scene.yes.is_enabled
    load.type("x")
    assert scene.yes.is_enabled
    load.keys("backspace")
    assert not scene.yes.is_enabled
    scene._choose(scene.content.entries[0])
    assert scene.yes.is_enabled
