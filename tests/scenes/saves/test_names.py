"""The name of a save: what is wrong with it is told at once, and other names are offered."""

from pathlib import Path

import pytest

from jungle_pg.core.log import Player
from jungle_pg.files.settings import Settings
from jungle_pg.stage.input.inputs import Composing, Key, Typing
from jungle_pg.ui.controls.button import Pill
from tests.rows import each_of
from tests.sample_games import with_players
from tests.scenes.saves.saving_show import DEFAULT, MATCH, SavingShow
from tests.words import CHINESE, ENGLISH

BAD = {
    "empty": ("", "   ", ".json"),
    "too_long": ("x" * 300, "斗" * 80),
    "separator": ("a/b", "..\\b"),
    "control": ("a\u200db",),
    "forbidden": ("Autumn: game", 'say "hello"', "what?", "a*b", "<a>", "a|b"),
    "reserved": ("CON", "nul.json", "LPT1"),
    "edge": ("end.", "end .json"),
    "hidden": (".hidden",),
}
CASES = [(kind, name) for kind, names in BAD.items() for name in names]


def pills(show: SavingShow) -> list[str]:
    return [
        widget.label for widget in show.page.widgets if isinstance(widget, Pill) and widget.rect.w
    ]


@pytest.mark.slow
@each_of(("kind", "name"), CASES)
def test_a_bad_name_is_told_with_its_reason_and_cannot_be_saved(
    kind: str, name: str, tmp_path: Path
) -> None:
    show = SavingShow(tmp_path)
    show.name(name)
    assert show.dialog.field.error == ENGLISH[f"save_name.{kind}"]
    assert not show.dialog.save_button.is_enabled
    show.click("save")
    show.page.focus(show.dialog.field)
    show.keys("enter")
    show.settle()
    assert show.wishes == []
    assert show.is_open
    assert "error" in show.sounds
    assert not show.saves.folder.exists()


@each_of("kind", BAD)
def test_the_reason_is_told_in_chinese_too(kind: str, tmp_path: Path) -> None:
    show = SavingShow(tmp_path, settings=Settings(language="zh"))
    show.name(BAD[kind][0])
    assert show.dialog.field.error == CHINESE[f"save_name.{kind}"]


def test_a_name_that_becomes_good_can_be_saved(tmp_path: Path) -> None:
    show = SavingShow(tmp_path)
    show.name("Autumn:")
    show.keys("backspace")
    assert show.dialog.field.error == ""
    assert show.save() == "Game saved successfully to Autumn.json"


def test_blanks_around_a_name_are_nobodys_mistake(tmp_path: Path) -> None:
    show = SavingShow(tmp_path)
    show.name("  Autumn ")
    assert show.dialog.field.error == ""
    assert show.save() == "Game saved successfully to Autumn.json"


def test_a_chinese_name_may_be_composed(tmp_path: Path) -> None:
    show = SavingShow(tmp_path)
    show.do(Composing("qiu"), Key("enter"), Typing("秋天"))
    assert show.text == "秋天"
    assert show.dialog.typing_at() is not None
    assert show.save() == "Game saved successfully to 秋天.json"


def test_a_bad_name_is_offered_mended(tmp_path: Path) -> None:
    show = SavingShow(tmp_path)
    show.name("Autumn: game")
    assert pills(show)[0] == "Autumn game"
    show.click("idea 0")
    assert show.text == "Autumn game"
    assert show.dialog.save_button.is_enabled
    assert show.page.focused is show.dialog.field


def test_other_names_come_from_players_the_day_and_the_last_names(tmp_path: Path) -> None:
    show = SavingShow(tmp_path, with_players(MATCH, Player("Ann"), Player("Ben")))
    assert pills(show) == ["Ann and Ben", "Game of 16 November"]
    show.name("Sunday")
    show.save()
    show = SavingShow(tmp_path, with_players(MATCH, Player(), Player(level=3)))
    assert pills(show) == ["Against level 3", "Game of 16 November", "Sunday 2"]


def test_an_offered_name_is_always_free_and_can_be_stored(tmp_path: Path) -> None:
    match = with_players(MATCH, Player("A/B"), Player("C?"))
    for number in range(2, 5):
        show = SavingShow(tmp_path, match)
        show.click("idea 0")
        assert not show.dialog.judged.is_taken
        show.save()
        assert (show.saves.folder / "A B and C.json").is_file()
        assert pills(SavingShow(tmp_path, match))[0] == f"A B and C {number}"


def test_the_letters_are_counted_where_there_is_room(tmp_path: Path) -> None:
    show = SavingShow(tmp_path)
    show.name("a" * 60)
    assert "60 of 200" not in show.words
    show.name("Autumn game")
    assert "11 of 195" in show.words
    show.name("秋天")
    assert "2 of 65" in show.words


def test_what_was_typed_can_be_taken_back(tmp_path: Path) -> None:
    show = SavingShow(tmp_path)
    show.click("idea 0")
    assert show.text != DEFAULT
    show.do(Key("z", ctrl=True))
    assert show.text == DEFAULT
