"""Studies in files: saved and found again, and not lost when nobody had saved them."""

from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest

from jungle_pg.cabinet import games, rulebooks, words
from jungle_pg.core.log import Setup
from jungle_pg.core.saving.values import Loaded
from jungle_pg.core.study.growing import begun
from jungle_pg.files.open_studies import SOON_S, OpenStudies
from jungle_pg.files.saves.folder import load_match, saves_in
from jungle_pg.scenes.replay.export_dialog import ExportDialog
from jungle_pg.scenes.saves.open_file import OpenWish, open_file
from jungle_pg.scenes.study.study_board import StudyBoard
from jungle_pg.scenes.title.title import Title
from jungle_pg.scenes.world import World
from jungle_pg.shell.export.job import Exports
from jungle_pg.stage.input.inputs import Key, Point, Press, Release, Typing
from tests.random_studies import random_move
from tests.rows import each_of
from tests.scenes.acting import Performance, a_world
from tests.scenes.replay.watching import Watching
from tests.scenes.review.watching import Reviewed
from tests.scenes.study.studying import CALM, Studied

PATIENCE_S = 20.0


def world_in(folder: Path) -> World:
    world = a_world(CALM)
    world.saves = saves_in(folder, rulebooks)
    world.open_studies = OpenStudies(folder / "studies", rulebooks, world.stamp)
    return world


def wait(show: Performance, name: str) -> None:
    """Let time pass until a scene is on top: that of the show, and that of its threads."""
    until = monotonic() + PATIENCE_S
    while monotonic() < until:
        if show.names[-1] == name:
            return
        show.rest(0.02)
        sleep(0.001)
    raise AssertionError(show.names)


def board_of(show: Performance) -> StudyBoard:
    scene = show.stack.scenes[-1]
    assert isinstance(scene, StudyBoard)
    return scene


def play(show: Performance, *picks: str) -> None:
    for pick in picks:
        place = board_of(show).board.place_of(pick)
        assert place is not None
        show.do(Point(*place), Press(*place), Release(*place))
        show.rest(0.02)


def test_from_the_title_to_a_saved_study_and_back(tmp_path: Path) -> None:
    world = world_in(tmp_path)
    show = Performance(Title(world), world, (1920, 1080))
    show.rest(0.1)
    show.click("study")
    wait(show, "study")
    play(show, "A3", "A4", "G7", "G6")
    show.keys("left")
    play(show, "E7", "D7")
    show.keys("c")
    show.do(Typing("The wolf comes nearer."))
    show.keys("escape")
    show.do(Key("s", ctrl=True))
    wait(show, "save")
    show.rest(0.5)
    dialog = show.stack.scenes[-1]
    dialog.write("Wolf lines")  # type: ignore[attr-defined]
    show.click("save")
    wait(show, "study")
    study = board_of(show).state.study
    show.keys("escape")
    assert show.names == ["title"], "nobody asks: it is saved"
    path = tmp_path / "saves" / "Wolf lines.json"
    assert path.is_file()
    assert not list((tmp_path / "studies").glob("*.journal"))
    show.cover_with(open_file(world, path, OpenWish.PLAY))
    wait(show, "study")
    found = board_of(show).state
    assert found.study.nodes == study.nodes
    assert found.study.cursor == study.cursor
    assert found.is_saved
    assert board_of(show).comment.text == "The wolf comes nearer."


def test_what_was_not_saved_is_offered_when_the_study_board_opens_next(tmp_path: Path) -> None:
    board = Studied(world=world_in(tmp_path))
    board.play("A3 A4", "G7 G6")
    board.show.rest(SOON_S + 0.1)
    board.show.rest(0.1)
    board.scene.close()
    files = list((tmp_path / "studies").glob("*.journal"))
    assert len(files) == 1
    world = world_in(tmp_path)
    show = Performance(Title(world), world, (1280, 720))
    show.rest(0.1)
    show.click("study")
    wait(show, "question")
    show.rest(0.5)
    show.click("yes")
    wait(show, "study")
    show.rest(0.1)
    assert board_of(show).state.study.nodes == board.study.nodes
    assert not board_of(show).state.is_saved
    show.keys("escape")
    wait(show, "question")
    show.rest(0.5)
    show.click("yes")
    wait(show, "title")
    assert show.names == ["title"]
    assert not list((tmp_path / "studies").glob("*.journal")), "it was given up"


def test_a_study_that_another_program_works_at_is_not_offered(tmp_path: Path) -> None:
    world = world_in(tmp_path)
    board = Studied(world=world)
    board.play("A3 A4")
    board.show.rest(SOON_S + 0.1)
    for _ in range(100):
        if list((tmp_path / "studies").glob("*.journal")):
            break
        board.show.rest(0.05)
    assert world.open_studies is not None
    assert world.open_studies.left() is None
    board.scene.close()
    left = world.open_studies.left()
    assert left is not None
    assert left[1].nodes == board.study.nodes


def test_a_damaged_file_of_an_open_study_disturbs_nobody(tmp_path: Path) -> None:
    world = world_in(tmp_path)
    (tmp_path / "studies").mkdir()
    damaged = tmp_path / "studies" / "20260101-000000-000000-00000000.journal"
    damaged.write_text("{", encoding="utf-8")
    assert world.open_studies is not None
    assert world.open_studies.left() is None
    board = Studied(world=world)
    board.play("A3 A4")
    board.scene.close()
    assert damaged.read_text(encoding="utf-8") == "{"
    left = world.open_studies.left()
    assert left is not None
    assert left[1].nodes == board.study.nodes


def test_where_nothing_can_be_written_the_board_is_as_ever(tmp_path: Path) -> None:
    (tmp_path / "studies").write_text("a file in the way", encoding="utf-8")
    board = Studied(world=world_in(tmp_path))
    board.play("A3 A4")
    board.show.rest(SOON_S + 0.1)
    board.show.rest(0.1)
    assert board.rows() == ["A3A4"]
    board.scene.close()


@each_of("opener", ["replay", "review"])
def test_a_replay_and_a_review_lead_to_the_move_that_is_looked_at(opener: str) -> None:
    if opener == "replay":
        watched = Watching()
        watched.show.click("study")
        wait(watched.show, "study")
        show = watched.show
    else:
        reviewed = Reviewed()
        reviewed.show.keys("right", "right", "right")
        reviewed.wait(3)
        reviewed.show.click("study")
        wait(reviewed.show, "study")
        show = reviewed.show
        assert board_of(show).state.study.node.number == 3
    study = board_of(show).state.study
    assert len(study.main_line) > 3


@pytest.mark.process
def test_the_whole_study_is_exported_from_its_menu(tmp_path: Path) -> None:
    for game, kind in (("jungle", "png"), ("xiangqi", "pgn"), ("jackaroo", "png")):
        world = world_in(tmp_path / game)
        world.exporter = Exports(games, words, tmp_path, world.stamp)
        study = begun(games()[game].rulebook, Setup(games()[game].rules, luck_seed=3))
        rng = Random(2)
        for place in range(6):
            study = random_move(study, rng).commented(f"place {place}")
            study = study.back() if place % 2 else study
        board = Studied(game, study, world=world)
        board.press("menu")
        board.show.rest(0.5)
        board.show.click("export")
        wait(board.show, "export")
        dialog = board.show.stack.top
        assert isinstance(dialog, ExportDialog)
        dialog._cards.chosen = [*dialog._kinds].index(kind)
        board.show.rest(0.5)
        board.show.click("start")
        for _ in range(3000):
            if board.show.names[-1] != "export_running":
                break
            sleep(0.02)
            board.show.rest(0.02)
        assert board.show.names[-1] == "export_done", game
        (path,) = tmp_path.glob(f"*.{kind}")
        found = load_match(rulebooks(), path)
        assert isinstance(found, Loaded)
        assert found.study is not None
        assert [node.comment for node in found.study.nodes] == [n.comment for n in study.nodes]
        path.unlink()
        board.scene.close()
