"""A report played again is the same program: every picture, and everything from outside."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from jungle_pg.cabinet import games
from jungle_pg.commands.play import thinking_engine
from jungle_pg.core.gametext import game_text
from jungle_pg.engine.client import EngineClient
from jungle_pg.files.folders import Folders, user_folders
from jungle_pg.files.report_diary import diary_text, read_diary
from jungle_pg.files.reports import Failure
from jungle_pg.scenes.title.title import Title
from jungle_pg.shell.clipboard import SystemClipboard
from jungle_pg.shell.crash import retold
from tests.shell.crashing import (
    Eyes,
    Mistake,
    Walk,
    again,
    click,
    drop,
    furnish,
    key,
    leave_behind,
    move,
    played,
    report_of,
    shelve,
    typed,
    watched,
)
from tests.words import language_of

ESCAPE, ENTER, F11, HINT = pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_F11, pygame.K_h
AT_THE_END = Mistake("jungle_pg.scenes.title.title:Title.back")
"""It comes with Esc on the title."""
NAMES = ("Xxxxx", "Xx")
"""Names that look in a report as they are."""


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return user_folders({"JUNGLE_PG_HOME": str(tmp_path / "home")})


def crashed(
    walk: Walk, folders: Folders, mistake: Mistake, engine: Callable[[], EngineClient] | None = None
) -> Path:
    with mistake.made():
        assert walk.play(folders, engine) == 1
    assert not walk.deeds
    return report_of(folders)


def seen_again(report: Path, mistake: Mistake, folder: Path) -> tuple[Failure | None, Eyes]:
    """What happens again, and what is seen of it."""
    eyes = Eyes()
    with watched(retold, eyes), mistake.made():
        tale = retold.told_in(*read_diary(report))
        failure, _ = retold.retold(tale, Title, games, language_of, folder)
    return failure, eyes


@pytest.mark.process
def test_a_long_evening_is_drawn_again_picture_by_picture(folders: Folders, tmp_path: Path) -> None:
    """With a thinking process, threads that read and write files, and a window that changes."""
    furnish(folders, players="computer", level=2, first_name=NAMES[0], second_name=NAMES[1])
    (folders.config / "settings.json").write_text('{"confirm": false}', "utf-8")
    shelve(folders, "xxx", played("A3A4", "G7G6", "A4A5", names=NAMES))
    leave_behind(folders, played("G3G4", names=NAMES))
    walk = Walk(
        click("continue", on="title"),
        move("A7A6"),
        key(ESCAPE, on="play"),
        click("menu", on="pause"),
        click("new_game", on="title"),
        click("play", on="chooser"),
        click("start", on="new_game"),
        move("A3A4"),
        move("A4A5"),
        key(ESCAPE, on="play"),
        click("save", on="pause"),
        typed("xx 00", on="save"),
        key(ENTER, on="save"),
        click("load", on="pause"),
        click("load", on="load"),
        key(F11, on="play"),
        key(F11, on="play"),
        key(HINT, on="play"),
        key(ESCAPE, on="play"),
        click("menu", on="pause"),
        key(ESCAPE, on="title"),
    )
    report = crashed(walk, folders, AT_THE_END, thinking_engine)
    failure, eyes = seen_again(report, AT_THE_END, tmp_path / "again")
    assert failure is not None
    assert failure.message == "the lion is asleep"
    then = walk.frames[: len(eyes.frames)]
    assert len(then) > 100
    assert [now for now, _ in eyes.frames] == [now for now, _ in then]
    assert [frame for _, frame in eyes.frames] == [frame for _, frame in then]


@pytest.mark.process
def test_a_failure_while_painting_happens_again(folders: Folders, tmp_path: Path) -> None:
    furnish(folders)
    mistake = Mistake("jungle_pg.shell.painter.baking:Bakery.show", 30)
    report = crashed(Walk(click("rules", on="title")), folders, mistake)
    status, said = again(report, mistake, tmp_path)
    assert "the same failure happens again" in said
    assert status == 0


@pytest.mark.process
def test_a_dropped_game_and_a_pasted_one_are_in_the_report(
    folders: Folders, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    furnish(folders)
    match = played("A3A4", "G7G6", "A4A5")
    file = shelve(folders, "Dropped by Annabel", match).rename(tmp_path / "Annabel's game.json")
    monkeypatch.setattr(SystemClipboard, "get", lambda self: game_text(match))
    paste = key(pygame.K_v, on="title", mod=pygame.KMOD_LCTRL)
    walk = Walk(
        drop(file, on="title"),
        click("watch", on="open_file"),
        key(ESCAPE, on="replay"),
        paste,
        click("watch", on="open_file"),
    )
    mistake = Mistake("jungle_pg.scenes.replay.replay:Replay.__init__", 2)
    report = crashed(walk, folders, mistake)
    status, said = again(report, mistake, tmp_path / "elsewhere")
    assert "the same failure happens again" in said
    assert status == 0


def test_a_text_that_is_no_game_stays_the_players_own(
    folders: Folders, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    furnish(folders)
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Bo, I love you", "utf-8")
    monkeypatch.setattr(SystemClipboard, "get", lambda self: "Dear Bo, 1234")
    walk = Walk(
        key(pygame.K_v, on="title", mod=pygame.KMOD_LCTRL),
        key(ESCAPE, on="open_file"),
        drop(letter, on="title"),
        key(ESCAPE, on="open_file"),
        key(ESCAPE, on="title"),
    )
    head, notes = read_diary(crashed(walk, folders, AT_THE_END))
    assert head["texts"] == ["Xxxx Xx, 0000"]
    assert head["dropped"] == [None]
    assert head["left_out"] == 1
    assert b"letter" not in notes


def test_nothing_in_a_report_can_be_read_that_was_typed_or_is_a_name(folders: Folders) -> None:
    furnish(folders, first_name="Annabel", second_name="Bo")
    shelve(folders, "Secret Plan", played("A3A4"))
    leave_behind(folders, played("G3G4"))
    walk = Walk(
        click("continue", on="title"),
        key(ESCAPE, on="play"),
        click("save", on="pause"),
        typed("Hidden Name", on="save"),
        key(ENTER, on="save"),
        click("menu", on="pause"),
        click("new_game", on="title"),
        key(ENTER, on="chooser"),
        click("back", on="new_game"),
        click("back", on="chooser"),
        click("load", on="title"),
        key(ESCAPE, on="load"),
        key(ESCAPE, on="title"),
    )
    report = crashed(walk, folders, AT_THE_END)
    head, notes = read_diary(report)
    everything = report.read_text("utf-8") + str(head) + notes.decode("utf-8", "replace")
    assert "Xxxxxx Xxxx" in everything
    for word in ("Annabel", "Secret", "Plan", "Hidden", "Name'", "name='h'", '"h"'):
        assert word not in everything, word


@pytest.mark.process
def test_a_long_diary_begins_anew_at_the_title_and_still_plays_again(
    folders: Folders, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("jungle_pg.shell.crash.diary.LONG_BYTES", 100)
    furnish(folders)
    walk = Walk(
        click("new_game", on="title"),
        click("play", on="chooser"),
        click("start", on="new_game"),
        move("A3A4"),
        move("G7G6"),
        key(ESCAPE, on="play"),
        click("menu", on="pause"),
        click("continue", on="title"),
        move("A4A5"),
    )
    mistake = Mistake("jungle_pg.scenes.board.play:Play.show_outcome", 3)
    report = crashed(walk, folders, mistake)
    head, _ = read_diary(report)
    assert len(head["matches"]) == 1
    # Only the third move is told again, so that it is the first there.
    status, said = again(report, Mistake(mistake.where, 1), tmp_path)
    assert "the same failure happens again" in said
    assert status == 0


@pytest.mark.process
def test_the_same_report_is_played_again_with_any_hash_seed(
    folders: Folders, tmp_path: Path
) -> None:
    furnish(folders)
    report = crashed(Walk(key(ESCAPE, on="title")), folders, AT_THE_END)
    said = {again(report, AT_THE_END, tmp_path, seed) for seed in ("0", "4242")}
    assert len(said) == 1


@pytest.mark.process
def test_a_program_without_the_mistake_does_not_fail_again(
    folders: Folders, tmp_path: Path
) -> None:
    furnish(folders)
    report = crashed(Walk(key(ESCAPE, on="title")), folders, AT_THE_END)
    repaired = Mistake(AT_THE_END.where, 99)
    status, said = again(report, repaired, tmp_path)
    assert "the failure does not happen again" in said
    assert status == 1


@pytest.mark.process
def test_another_failure_is_told_apart(folders: Folders, tmp_path: Path) -> None:
    furnish(folders)
    report = crashed(Walk(key(ESCAPE, on="title")), folders, AT_THE_END)
    text = report.read_text("utf-8")
    head, notes = read_diary(report)
    head["failure"]["place"] = "jungle_pg/scenes/title/title.py:1"
    report.write_text(text[: text.index("-----BEGIN")] + diary_text(head, notes), "utf-8")
    status, said = again(report, AT_THE_END, tmp_path)
    assert "another failure happens in turn" in said
    assert "it was RuntimeError at jungle_pg/scenes/title/title.py:1" in said
    assert status == 1
