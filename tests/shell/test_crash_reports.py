"""A crash in any scene: the match is safe, the report plays again, and the player is told."""

from dataclasses import dataclass
from pathlib import Path

import pygame
import pytest

from jungle_pg.files.folders import Folders, user_folders
from jungle_pg.files.report_diary import read_diary
from jungle_pg.shell.crash.retelling import story_of
from tests.shell.crashing import (
    Deed,
    Mistake,
    Walk,
    again_here,
    click,
    furnish,
    going_on,
    key,
    move,
    played,
    report_of,
    shelve,
    typed,
)

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
    "play": Case("board.play:Play.draw", 90, GAME, MOVES),
    "pause": Case("board.pause:PauseMenu.draw", 6, PAUSE, MOVES),
    "keys": Case("book.keys:Keys.draw", 4, (*PAUSE, click("keys", on="pause")), MOVES),
    "result": Case(
        "board.result:ResultDialog.draw",
        8,
        (*PAUSE, click("resign", on="pause"), click("yes", on="question")),
    ),
    "save": Case(
        "saving.save_game:SaveGame._finish",
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
        "load.load_game:LoadGame.delete",
        1,
        (*LOAD, click("delete", on="load"), click("yes", on="question")),
    ),
    "loaded": Case(
        "board.play:Play.draw",
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


@pytest.mark.slow
@pytest.mark.parametrize("name", CASES)
def test_a_crash_in_a_scene_happens_again_and_costs_nothing(
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
    turns = len(story_of(read_diary(report)[1]).times)
    elsewhere = tmp_path / "elsewhere"
    status = again_here(report, case.mistake, elsewhere)
    said, warnings = capsys.readouterr()
    assert warnings == ""
    assert f"the same failure happens again in turn {turns}: RuntimeError at crashing.py:" in said
    assert said.endswith("(the lion is asleep)\n")
    assert status == 0
    assert not elsewhere.exists()
