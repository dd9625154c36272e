"""The save dialog without a mouse."""

from pathlib import Path

from jungle_pg.core.saving.values import TimeState
from jungle_pg.scenes.modal_dialog import SWING_S
from jungle_pg.scenes.saves.save_game import SaveGame
from jungle_pg.stage.input.inputs import Key, Typing
from tests.saves.wandering import STAMP, jungle_match
from tests.scenes.saves.saving_show import DEFAULT, MATCH, SavingShow

OLD = jungle_match(21)


def show_with(folder: Path, *names: str) -> SavingShow:
    first = SavingShow(folder)
    for name in names:
        first.saves.save(name, OLD, TimeState(), STAMP)
    return SavingShow(folder)


def order(show: SavingShow) -> list[str]:
    """Where Tab leads, round and round."""
    names = []
    for _ in range(12):
        assert show.page.focused is not None
        names.append(show.page.focused.name)
        show.keys("tab")
    return names[: names.index(names[0], 1)]


def test_tab_goes_from_the_name_down_to_the_buttons(tmp_path: Path) -> None:
    show = show_with(tmp_path, "Sunday")
    assert order(show) == ["name", "idea 0", "idea 1", "idea 2", "saves", "save", "cancel"]
    show.name("Sunday")
    assert order(show) == ["name", "other_name", "saves", "save", "cancel"]
    show.name("a:b")
    assert order(show) == ["name", "idea 0", "idea 1", "idea 2", "saves", "cancel"]


def test_without_saves_tab_leaves_their_list_out(tmp_path: Path) -> None:
    assert order(SavingShow(tmp_path)) == ["name", "idea 0", "idea 1", "save", "cancel"]


def test_a_name_is_typed_and_saved(tmp_path: Path) -> None:
    show = SavingShow(tmp_path)
    show.type("Autumn game")
    show.keys("enter")
    show.settle()
    assert show.said == "Game saved successfully to Autumn game.json"


def test_rows_are_gone_along_without_losing_the_name_and_taken_with_enter(tmp_path: Path) -> None:
    show = show_with(tmp_path, "one", "two", "three")
    show.type("mine")
    show.tab_to("saves")
    show.keys("down", "down")
    assert show.text == "mine"
    row = show.dialog.list.chosen
    assert row == 1
    show.keys("enter")
    show.settle()
    assert f"{show.text}.json" == show.dialog.scan.rows[row].name
    assert show.page.focused is show.dialog.field
    assert show.is_open, "nothing was written over"


def test_the_list_is_left_at_its_ends(tmp_path: Path) -> None:
    show = show_with(tmp_path, "one", "two")
    show.tab_to("saves")
    show.keys("down", "down", "down")
    assert show.page.focused is show.dialog.save_button
    show.keys("up", "up", "up")
    assert show.page.focused is not None
    assert show.page.focused.name.startswith("idea")


def test_writing_over_takes_the_button(tmp_path: Path) -> None:
    show = show_with(tmp_path, "Sunday")
    show.type("Sunday")
    show.keys("enter")
    assert show.page.focused is show.dialog.cancel_button
    show.keys("left", "enter")
    show.settle()
    assert show.loaded("Sunday").match == MATCH


def test_a_failure_leaves_the_keys_where_they_were(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("in the way")
    show = SavingShow(tmp_path)
    show.keys("enter")
    show.settle()
    assert show.page.focused is show.dialog.field
    (tmp_path / "saves").unlink()
    show.keys("enter")
    show.settle()
    assert show.said


def test_keys_meant_for_the_board_do_nothing_while_it_swings_in(tmp_path: Path) -> None:
    show = SavingShow(tmp_path)
    dialog = SaveGame(show.world, show.dialog.game, MATCH, TimeState(), 10.0)
    dialog.arrange(show.stack.view)
    early = 10.0 + SWING_S / 2
    for event in (Key("enter"), Typing("s"), Key("delete")):
        assert dialog.handle(event, early) is None
    dialog.wait()
    assert dialog.update(early) is None
    assert dialog.field.text == DEFAULT
    assert not show.saves.folder.exists()
    dialog.handle(Typing("s"), 10.0 + SWING_S)
    assert dialog.field.text == "s"


def test_a_held_enter_does_not_save(tmp_path: Path) -> None:
    show = SavingShow(tmp_path)
    show.do(Key("enter", repeat=True))
    show.settle()
    assert show.is_open
