"""Saving a game, as the user story tells it, criterion by criterion."""

import json
from pathlib import Path

from jungle_pg.core.clock import Expiry, TimeControl
from jungle_pg.core.saving.values import TimeState
from jungle_pg.files.settings import Settings
from tests.rows import each_of
from tests.sample_games import done
from tests.saves.wandering import jungle_match
from tests.scenes.saves.saving_show import (
    DEFAULT,
    MATCH,
    STAMP,
    GatedSaves,
    SavingShow,
    saved_as,
)
from tests.scenes.table.played import agreed, played


def test_the_dialog_offers_the_default_name_with_date_and_time(tmp_path: Path) -> None:
    show = SavingShow(tmp_path)
    assert show.text == DEFAULT
    assert show.dialog.field.edit.selected == DEFAULT, "typing replaces it"
    show.type("Autumn game")
    assert show.text == "Autumn game"


def test_enter_saves_under_the_default_name_and_says_where(tmp_path: Path) -> None:
    show = SavingShow(tmp_path)
    show.keys("enter")
    show.settle()
    assert show.said == f"Game saved successfully to {DEFAULT}"
    assert show.left == saved_as(show, DEFAULT)
    assert "saved" in show.sounds
    assert show.loaded(DEFAULT).match == MATCH


def test_a_name_gets_its_ending(tmp_path: Path) -> None:
    show = SavingShow(tmp_path)
    show.name("Autumn game")
    assert show.save() == "Game saved successfully to Autumn game.json"
    assert show.left == saved_as(show, "Autumn game.json")


def test_the_save_holds_everything_the_story_asks_for(tmp_path: Path) -> None:
    times = TimeState(TimeControl(30, Expiry.PASS), 250)
    show = SavingShow(tmp_path, times=times)
    show.save()
    stored = json.loads((show.saves.folder / DEFAULT).read_text(encoding="utf-8"))
    assert len(stored["board"]) == 9
    assert {len(row) for row in stored["board"]} == {7}
    squares = [square for row in stored["board"] for square in row]
    assert None in squares
    assert "BLUE_TIGER" in squares
    assert stored["currentPlayer"] == "RED"
    assert stored["moveCount"] == len(stored["moveHistory"]) == 24
    assert {"piece", "from", "to", "captured"} <= set(stored["moveHistory"][0])
    assert "pliesWithoutCapture" in stored
    assert stored["positionHistory"]
    assert stored["timestamp"] == STAMP.isoformat()
    assert show.loaded(DEFAULT).times == times


@each_of("by_key", [True, False])
def test_esc_and_cancel_save_nothing(by_key: bool, tmp_path: Path) -> None:
    show = SavingShow(tmp_path)
    assert (show.keys("escape") if by_key else show.click("cancel")) == []
    assert show.left == [None]
    assert not show.saves.folder.exists()


def test_the_board_is_shown_with_plies_turn_and_rules(tmp_path: Path) -> None:
    assert {"24 moves, Red to move", "Jungle, Traditional"} <= set(SavingShow(tmp_path).words)


def test_a_game_that_is_over_tells_its_result(tmp_path: Path) -> None:
    assert "67 moves, Red has won" in SavingShow(tmp_path, played()).words
    assert "40 moves, a draw" in SavingShow(tmp_path, agreed()).words
    resigned = done(played(plies=1).resign(1))
    assert "1 move, Red has won" in SavingShow(tmp_path, resigned).words


@each_of(("plies", "told"), [(2, "No moves yet, Red to move"), (3, "1 move, Blue to move")])
def test_few_plies_are_told_in_words(plies: int, told: str, tmp_path: Path) -> None:
    assert told in SavingShow(tmp_path, jungle_match(plies)).words


def test_a_chinese_player_reads_chinese(tmp_path: Path) -> None:
    show = SavingShow(tmp_path, settings=Settings(language="zh"))
    assert {"保存对局", "24步，轮到红方", "斗兽棋，传统", "还没有存档"} <= set(show.words)
    assert show.save() == f"对局已保存到{DEFAULT}"


def test_the_frame_does_not_wait_for_the_disk(tmp_path: Path) -> None:
    saves = GatedSaves(tmp_path)
    show = SavingShow(tmp_path, saves=saves)
    show.keys("enter")
    show.rest(5)
    assert "Saving…" in show.words
    assert show.is_open
    saves.gate.set()
    show.settle()
    assert show.left == saved_as(show, DEFAULT)


def test_while_the_disk_is_slow_nothing_else_can_be_done(tmp_path: Path) -> None:
    saves = GatedSaves(tmp_path)
    show = SavingShow(tmp_path, saves=saves)
    show.keys("enter")
    show.keys("escape", "enter")
    show.click("cancel")
    show.type("other")
    assert show.is_open
    assert show.text == DEFAULT
    assert show.dialog.typing_at() is None
    saves.gate.set()
    show.settle()
    assert [path.name for path in saves.folder.iterdir()] == [DEFAULT]


def test_a_program_that_ends_meanwhile_finishes_the_save_first(tmp_path: Path) -> None:
    saves = GatedSaves(tmp_path)
    show = SavingShow(tmp_path, saves=saves)
    show.keys("enter")
    saves.gate.set()
    show.stack.close()
    assert show.loaded(DEFAULT).match == MATCH


def test_the_message_comes_before_the_dialog_goes(tmp_path: Path) -> None:
    saves = GatedSaves(tmp_path)
    show = SavingShow(tmp_path, saves=saves)
    show.keys("enter")
    saves.gate.set()
    show.dialog.wait()
    show.rest(0.01)
    assert show.said
    assert show.is_open
    show.rest(0.01)
    assert not show.is_open
