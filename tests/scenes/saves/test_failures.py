"""A disk that refuses: the reason in words, the name kept, the old game whole, another try."""

import errno
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from jungle_pg.core.saving.values import TimeState
from jungle_pg.files.atomic import Reason
from jungle_pg.files.settings import Settings
from jungle_pg.texts.save_words import write_reason_text
from tests.rows import each_of
from tests.saves.wandering import STAMP, jungle_match
from tests.scenes.saves.saving_show import DEFAULT, MATCH, SavingShow, saved_as
from tests.words import CHINESE, ENGLISH

OLD = jungle_match(8)


def refusing(code: int) -> Callable[..., int]:
    def refuse(*arguments: object) -> int:
        raise OSError(code, os.strerror(code))

    return refuse


def failure(show: SavingShow) -> str:
    """What the dialog says of the last try, its lines joined."""
    words = show.words
    first = next(n for n, word in enumerate(words) if word.startswith(("Failed", "保存失败")))
    return " ".join(words[first : first + 2])


@each_of(
    ("code", "reason"),
    [
        (errno.ENOSPC, "the disk is full"),
        (errno.EACCES, "the system does not permit it"),
        (errno.EROFS, "the disk can only be read"),
        (errno.EIO, "the disk does not answer"),
    ],
)
def test_a_failing_disk_is_told_and_a_second_try_works(
    code: int, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    show = SavingShow(tmp_path)
    show.name("Autumn game")
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", refusing(code))
        show.click("save")
        show.settle()
    assert show.is_open
    assert show.wishes == []
    assert failure(show).startswith(f"Failed to save: {reason}")
    assert show.text == "Autumn game"
    assert "error" in show.sounds
    assert "saved" not in show.sounds
    assert [*show.saves.folder.iterdir()] == []
    assert show.save() == "Game saved successfully to Autumn game.json"
    assert show.left == saved_as(show, "Autumn game.json")


def test_the_reason_is_chinese_for_those_who_read_chinese(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    show = SavingShow(tmp_path, settings=Settings(language="zh"))
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", refusing(errno.ENOSPC))
        show.click("save")
        show.settle()
    assert failure(show).startswith("保存失败：磁盘已满")


def test_an_old_game_is_whole_after_a_failure_and_no_copy_is_left_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    show = SavingShow(tmp_path)
    show.saves.save("game", OLD, TimeState(), STAMP)
    show.name("game")
    real = os.replace
    with monkeypatch.context() as patch:

        def only_copies(source: Path, target: Path) -> None:
            if Path(target).parent.name == "saves":
                raise OSError(errno.ENOSPC, "")
            real(source, target)

        patch.setattr(os, "replace", only_copies)
        show.click("save")
        show.settle()
    assert failure(show).startswith("Failed to save: the disk is full")
    assert "Write over it" in show.words
    assert show.loaded("game").match == OLD
    assert [*(tmp_path / "bin").iterdir()] == []
    show.save()
    assert show.loaded("game").match == MATCH


def test_what_cannot_be_copied_is_not_written_over(tmp_path: Path) -> None:
    show = SavingShow(tmp_path)
    show.saves.save("game", OLD, TimeState(), STAMP)
    (tmp_path / "bin").write_text("a file where the bin should be")
    show.name("game")
    show.click("save")
    show.settle()
    assert failure(show).startswith("Failed to save: a file is where a folder should be")
    assert show.loaded("game").match == OLD


def test_a_file_in_place_of_the_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("in the way")
    show = SavingShow(tmp_path)
    assert "No saved games yet" in show.words
    show.click("save")
    show.settle()
    assert failure(show).startswith("Failed to save: a file is where a folder should be")
    (tmp_path / "saves").unlink()
    assert show.save() == f"Game saved successfully to {DEFAULT}"


def test_a_folder_that_goes_away_meanwhile_is_made_again(tmp_path: Path) -> None:
    show = SavingShow(tmp_path)
    show.saves.save("old", OLD, TimeState(), STAMP)
    show = SavingShow(tmp_path)
    shutil.rmtree(show.saves.folder)
    assert show.save() == f"Game saved successfully to {DEFAULT}"
    assert show.loaded(DEFAULT).match == MATCH


def test_a_folder_of_the_same_name_is_told(tmp_path: Path) -> None:
    (tmp_path / "saves" / "game.json").mkdir(parents=True)
    show = SavingShow(tmp_path)
    show.name("game")
    assert "“game” is there already" in show.words
    show.click("save")
    show.settle()
    assert failure(show).startswith("Failed to save: a folder has that name already")


def test_another_name_clears_what_was_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    show = SavingShow(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", refusing(errno.ENOSPC))
        show.click("save")
        show.settle()
    assert failure(show)
    show.name("other")
    assert not [word for word in show.words if word.startswith("Failed")]


def test_every_reason_has_words_in_both_languages() -> None:
    codes = {reason.name.lower() for reason in Reason} | {"other"}
    for language in (ENGLISH, CHINESE):
        said = {key.partition(".")[2] for key in language if key.startswith("write_reason.")}
        assert said == codes
    for reason in Reason:
        code = reason.name.lower()
        assert write_reason_text(ENGLISH, code, reason) == reason
        assert write_reason_text(CHINESE, code, reason) != reason


def test_what_only_the_system_has_words_for_is_told_in_its_words() -> None:
    assert write_reason_text(ENGLISH, "other", "Stale file handle") == "Stale file handle"
    assert "Stale file handle" in write_reason_text(CHINESE, "other", "Stale file handle")
