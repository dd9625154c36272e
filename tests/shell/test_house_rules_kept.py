"""The program keeps house rules in the player's folder, and tells when they are damaged."""

import json
from pathlib import Path

import pytest

from jungle_pg.files.folders import user_folders
from jungle_pg.scenes.title.title import Title
from jungle_pg.scenes.world import World
from tests.shell.test_start import close, run


def test_rules_kept_in_one_run_are_there_in_the_next(tmp_path: Path) -> None:
    folders = user_folders({"JUNGLE_PG_HOME": str(tmp_path)})
    seen: list[dict[str, str]] = []

    def keep(world: World) -> Title:
        seen.append(dict(world.house_rules.of("jungle")))
        world.house_rules.keep("jungle", "Mine", "club,rivers=edges")
        return Title(world)

    assert run(folders, {3: close}, keep) == 0
    assert run(folders, {3: close}, keep) == 0
    assert seen == [{}, {"Mine": "club,rivers=edges"}]
    stored = json.loads((folders.config / "house_rules.json").read_text("utf-8"))
    assert stored["games"] == {"jungle": {"Mine": "club,rivers=edges"}}


def test_damaged_rules_are_told_and_the_good_ones_are_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folders = user_folders({"JUNGLE_PG_HOME": str(tmp_path)})
    folders.config.mkdir(parents=True)
    text = '{"version": 1, "games": {"jungle": {"Good": "club", "Bad": 7}}}'
    (folders.config / "house_rules.json").write_text(text, "utf-8")
    seen: list[list[str]] = []

    def look(world: World) -> Title:
        seen.append(list(world.house_rules.of("jungle")))
        return Title(world)

    assert run(folders, {3: close}, look) == 0
    assert seen == [["Good"]]
    (line,) = capsys.readouterr().err.splitlines()
    assert "'Bad'" in line
