"""Names take the letters that can be shown, and say so of others."""

from dataclasses import replace
from pathlib import Path

from jungle_pg.cabinet import games
from jungle_pg.files.folders import assets_folder
from jungle_pg.scenes.saves.file_browser import FileBrowser
from jungle_pg.scenes.setup.new_game import NewGame
from jungle_pg.shell.pictures.fonts import Fonts
from jungle_pg.stage.input.inputs import Key, Typing
from tests.scenes.acting import Performance, a_world, texts_of
from tests.scenes.cards import Card
from tests.scenes.saves.load_show import a_world_with

TOLD = "That sign cannot be shown here"
EMOJI = "😀"
FAMILY = "👨‍👩‍👧"
SUN = "☀️"


def test_the_fonts_know_what_they_cannot_show() -> None:
    fonts = Fonts(assets_folder() / "fonts")
    for text in ("", "Amélie", "Zoë O'Neil-2", "斗兽棋 红方", "→"):
        assert fonts.shows(text), text
    for text in (EMOJI, FAMILY, SUN, f"Ann {EMOJI}", "𝔄", "\ud800", "a\n"):
        assert not fonts.shows(text), text


def named(*typed: str, pasted: str = "") -> tuple[str, Performance]:
    """What stands in the field of the first name after all this was typed or pasted."""
    world = a_world()
    show = Performance(Card("below"), world, (1280, 720))
    fonts = Fonts(assets_folder() / "fonts")
    show.stack.view = replace(show.stack.view, shows=fonts.shows)
    scene = NewGame(world, games()["jungle"])
    scene.choose(players="two")
    show.cover_with(scene)
    show.rest()
    show.click("first_name")
    show.do(*map(Typing, typed))
    if pasted:
        world.clipboard.put(pasted)
        show.do(Key("v", ctrl=True))
    return scene.choice.first_name, show


def test_an_emoji_in_a_name_is_refused_with_words() -> None:
    name, show = named("A", "n", "n", EMOJI)
    assert name == "Ann"
    assert TOLD in texts_of(show.rest())
    show.do(Typing("a"))
    assert TOLD not in texts_of(show.rest()), "it goes with the next letter"


def test_of_what_is_pasted_the_letters_that_can_be_shown_are_taken() -> None:
    name, show = named(pasted=f"小明 {FAMILY}Bo{SUN}")
    assert name == "小明 Bo"
    assert TOLD in texts_of(show.rest())


def test_a_name_without_odd_signs_is_taken_without_a_word() -> None:
    name, show = named(*"Amélie", "小")
    assert name == "Amélie小"
    assert TOLD not in texts_of(show.rest())


def test_names_of_folders_are_shown_with_a_sign_for_what_cannot_be(tmp_path: Path) -> None:
    for name in (f"games {FAMILY}", f"{EMOJI}{SUN} 小明", "plain"):
        (tmp_path / "saves" / name).mkdir(parents=True)
    world = a_world_with(tmp_path)
    show = Performance(Card("below"), world, (1920, 1080))
    fonts = Fonts(assets_folder() / "fonts")
    show.stack.view = replace(show.stack.view, shows=fonts.shows)
    scene = FileBrowser(world, tmp_path / "saves")
    scene.arrange(show.stack.view)
    show.stack.scenes.append(scene)
    for task in scene.under_way:
        task.wait()
    drawn = texts_of(show.rest())
    assert {"games ?", "? 小明", "plain"} <= {*drawn}
    assert all(map(fonts.shows, drawn))
    assert scene.content.entries[0].path.name == f"games {FAMILY}", "and opened as it is called"
