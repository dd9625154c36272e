"""Pictures of the window (F12): which game they carry, and where they carry none."""

from datetime import datetime
from pathlib import Path
from random import Random

import pygame

from jungle_pg.cabinet import games
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.rulebook import Flaw
from jungle_pg.core.saving.values import BadSave, Loaded
from jungle_pg.files.saves.folder import load_match
from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.question import Question
from jungle_pg.scenes.replay.replay import Replay
from jungle_pg.scenes.settings.settings import SettingsScreen
from jungle_pg.scenes.study.study_board import StudyBoard
from jungle_pg.scenes.table.play import Play
from jungle_pg.scenes.title.title import Title
from jungle_pg.scenes.world import World
from jungle_pg.shell.snapshots import Snapshots
from tests.random_studies import random_study, told_of
from tests.sample_games import play_random
from tests.saves.wandering import RULEBOOKS
from tests.scenes.acting import Performance, a_world

NOW = datetime(2026, 5, 4)


def a_game(game: str, plies: int) -> AnyMatch:
    book = RULEBOOKS[game]
    setup = Setup(book.codec.parse_rules(book.usual_rules), luck_seed=11)
    return play_random(begin(book, setup), Random(4), plies)


def carried(folder: Path, world: World, *scenes: Scene) -> Loaded | BadSave:
    """What is found in a picture of these scenes."""
    show = Performance(scenes[0], world, (800, 600))
    for scene in scenes[1:]:
        show.cover_with(scene)
    snapshots = Snapshots(folder, lambda: NOW)
    path, has_game = snapshots.keep(pygame.Surface((80, 60)), show.stack.visible)
    found = load_match(RULEBOOKS, path)
    assert has_game == isinstance(found, Loaded)
    assert pygame.image.load(path).get_size() == (80, 60)
    return found


def test_a_picture_of_a_game_or_study_is_that_game_or_study(tmp_path: Path) -> None:
    world = a_world()
    for game in ("jungle", "xiangqi"):
        match = a_game(game, 9)
        undone = match.undo()
        assert isinstance(undone, type(match))
        shown = games()[game]
        dialog = Question(
            world, "left",
            heading="study.left", text="study.left_text", yes="study.left_yes", no="study.left_no",
        )  # fmt: skip
        for seen, scenes in (
            (undone, (Play(world, shown, undone),)),
            (undone, (Play(world, shown, undone), dialog)),
            (match, (Title(world), Replay(world, shown, match))),
        ):
            found = carried(tmp_path, world, *scenes)
            assert isinstance(found, Loaded)
            assert found.match == seen
    study = random_study(4)
    shown = games()[study.rulebook.game_id]
    found = carried(tmp_path, world, StudyBoard(world, shown, study))
    assert isinstance(found, Loaded)
    assert found.study is not None
    assert told_of(found.study) == told_of(study)


def test_a_picture_of_hidden_cards_or_of_no_board_carries_nothing(tmp_path: Path) -> None:
    world = a_world()
    running = Play(world, games()["jackaroo"], a_game("jackaroo", 9))
    covered = (Play(world, games()["jungle"], a_game("jungle", 4)), SettingsScreen(world))
    for scenes in ((running,), covered, (Title(world),)):
        found = carried(tmp_path, world, *scenes)
        assert isinstance(found, BadSave)
        assert found.what == Flaw("no_game_in_picture")
