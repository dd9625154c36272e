"""A crash in any scene: the match is safe, the report holds what helps, the player is told."""

from dataclasses import dataclass
from pathlib import Path

import pygame
import pytest

from jungle_pg import __version__
from jungle_pg.files.folders import Folders, user_folders
from jungle_pg.stage.input.inputs import Key
from tests.shell.crashing import (
    Deed,
    Mistake,
    Walk,
    click,
    drop,
    furnish,
    going_on,
    key,
    leave,
    move,
    played,
    report_of,
    shelve,
    typed,
)
from tests.words import language_of

ESCAPE, ENTER, RIGHT = pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_RIGHT
SCENES = "jungle_pg.scenes."

GAME = (
    click("new_game", on="title"),
    click("play", on="chooser"),
    click("start", on="new_game"),
    move("A3A4"),
    move("G7G6"),
)
PAUSE = (*GAME, key(ESCAPE, on="play"))
RULES = (
    click("new_game", on="title"),
    click("play", on="chooser"),
    click("compare", on="new_game"),
)
LOAD = (click("load", on="title"),)


@dataclass(frozen=True)
class Case:
    """A method that fails, what leads to it, and the match that can be gone on with then."""

    where: str
    count: int
    deeds: tuple[Deed, ...] = ()
    match: str | None = None

    @property
    def mistake(self) -> Mistake:
        return Mistake(SCENES + self.where, self.count)


MOVES = "A3A4 G7G6"
CASES = {
    "title": Case("title.title:Title.draw", 20),
    "quit": Case("question:Question.draw", 5, (key(ESCAPE, on="title"),)),
    "settings": Case("settings.settings:SettingsScreen.draw", 9, (click("settings", on="title"),)),
    "rules": Case(
        "book.rules:RulesBook.handle",
        2,
        (click("rules", on="title"), key(RIGHT, on="rules"), key(RIGHT, on="rules")),
    ),
    "credits": Case("book.credits:Credits.draw", 3, (click("credits", on="title"),)),
    "new_game": Case(
        "setup.new_game:NewGame.back",
        1,
        (click("new_game", on="title"), click("play", on="chooser"), click("back", on="new_game")),
    ),
    "rule_sets": Case("setup.rule_sets:RuleSets.draw", 7, RULES),
    "house_rules": Case(
        "setup.house_rules:HouseRules.take",
        3,
        (
            *RULES,
            click("house_rules", on="rule_sets"),
            click("name", on="house_rules"),
            typed("Ours", on="house_rules"),
        ),
    ),
    "demonstration": Case("title.demonstration:Demonstration.draw", 100),
    "play": Case("table.play:Play.draw", 90, GAME, MOVES),
    "pause": Case("table.dialogs.pause:PauseMenu.draw", 6, PAUSE, MOVES),
    "keys": Case("book.keys:Keys.draw", 4, (*PAUSE, click("keys", on="pause")), MOVES),
    "result": Case(
        "table.dialogs.result:ResultDialog.draw",
        8,
        (*PAUSE, click("resign", on="pause"), click("yes", on="question")),
    ),
    "save": Case(
        "saves.save_game:SaveGame._finish",
        1,
        (
            *PAUSE,
            click("save", on="pause"),
            typed("My Secret 7", on="save"),
            key(ENTER, on="save"),
        ),
        MOVES,
    ),
    "load": Case(
        "saves.housekeeping:Housekeeping.delete",
        1,
        (*LOAD, click("delete", on="load"), click("yes", on="question")),
    ),
    "loaded": Case(
        "table.play:Play.draw",
        60,
        (*LOAD, click("load", on="load"), move("G6G5")),
        "A3A4 G7G6 A4A5 G6G5",
    ),
    "replay": Case("replay.replay:Replay.draw", 60, (*LOAD, click("replay", on="load"))),
}


def furnished(tmp_path: Path) -> Folders:
    """The folders of a player who has played before."""
    folders = user_folders({"JUNGLE_PG_HOME": str(tmp_path / "home")})
    furnish(folders)
    shelve(folders, "Annabel's first", played("A3A4", "G7G6", "A4A5"))
    return folders


def section(report: str, heading: str) -> list[str]:
    """The lines of a report below a heading."""
    _, _, rest = report.partition(f"{heading}\n{'-' * len(heading)}\n")
    return rest.partition("\n\n")[0].splitlines()


@pytest.mark.slow
@pytest.mark.parametrize("name", CASES)
def test_a_crash_in_a_scene_is_told_and_costs_nothing(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    case, folders = CASES[name], furnished(tmp_path)
    walk = Walk(*case.deeds)
    with case.mistake.made():
        assert walk.play(folders) == 1
    report = report_of(folders)
    assert not walk.deeds
    assert capsys.readouterr().err == (
        f"jungle-pg: the game stopped because of a mistake in it; the report is in {report}\n"
    )
    assert str(report) in walk.last_words
    assert ("Your game is kept" in walk.last_words) == (case.match is not None)
    assert going_on(folders) == case.match
    assert not list(tmp_path.rglob("*.tmp"))
    text = report.read_text("utf-8")
    assert section(text, "What happened")[-1] == "RuntimeError: the lion is asleep"
    assert f"program: {__version__}" in section(text, "Versions")
    assert (len(section(text, "Last inputs, newest last")) > 1) == bool(case.deeds)
    # What lies at home is told as that; the temporary folder may be there.
    home, kept = str(Path.home()), (folders.data / "matches").glob("*.journal")
    journals = [str(path).replace(home, "~") for path in kept]
    assert section(text, "Its journal") == (journals or ["none"])
    assert len(journals) == (case.match is not None)


def test_the_match_so_far_is_told_and_goes_on_after_a_restart(tmp_path: Path) -> None:
    folders = furnished(tmp_path)
    with CASES["play"].mistake.made():
        assert Walk(*GAME).play(folders) == 1
    text = report_of(folders).read_text("utf-8")
    assert "1. A3A4 G7G6" in text
    assert "Annabel" not in text
    again = Walk(click("continue", on="title"), move("A4A5"), leave)
    assert again.play(folders) == 0
    assert going_on(folders) == f"{MOVES} A4A5"


def test_the_last_40_inputs_are_told_without_what_was_typed_or_brought(tmp_path: Path) -> None:
    folders = furnished(tmp_path)
    letter = tmp_path / "A letter to Bo.txt"
    letter.write_text("Dear Bo", "utf-8")
    walk = Walk(
        *PAUSE,
        click("save", on="pause"),
        typed("Hidden quiz", on="save"),
        key(ENTER, on="save"),
        click("home", on="pause"),
        drop(letter, on="title"),
        key(ESCAPE, on="open_file"),
        key(ESCAPE, on="title"),
    )
    with Mistake("jungle_pg.scenes.title.title:Title.back").made():
        assert walk.play(folders) == 1
    assert not walk.deeds
    text = report_of(folders).read_text("utf-8")
    inputs = section(text, "Last inputs, newest last")
    assert len(inputs) == 40
    assert inputs[-1] == str(Key("escape"))
    assert {"Typing", "Drop", str(Key("x"))} <= set(inputs)
    assert not {str(Key(letter)) for letter in "hidenquz"} & set(inputs)
    for word in ("Hidden", "quiz", "letter", "Bo", "Dear"):
        assert word not in text, word


def test_the_player_is_told_in_chinese_too(tmp_path: Path) -> None:
    folders = furnished(tmp_path)
    walk = Walk(*GAME, language="zh")
    with CASES["play"].mistake.made():
        assert walk.play(folders) == 1
    words = language_of("zh")
    what = words("trouble.stopped_match")
    written = words("trouble.report", path=str(report_of(folders)))
    assert walk.last_words == words("trouble.all", what=what, written=written)


def test_reports_of_older_versions_lie_there_undisturbed(tmp_path: Path) -> None:
    folders = furnished(tmp_path)
    folders.logs.mkdir(parents=True)
    old = folders.logs / "crash-20260101-120000.txt"
    old.write_text(f"Jungle stopped\n\n-----BEGIN DIARY version 1 sha256 {'0' * 64}-----\n")
    before = old.read_bytes()
    with CASES["title"].mistake.made():
        assert Walk().play(folders) == 1
    assert old.read_bytes() == before
    assert len(list(folders.logs.iterdir())) == 2
