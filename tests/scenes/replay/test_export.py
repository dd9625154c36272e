"""Exporting a match that is watched: the button, the dialog, the bar, and what came of it."""

from dataclasses import dataclass, field
from pathlib import Path

import pytest

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.study.study import AnyStudy
from jungle_pg.files.settings import Language, Settings
from jungle_pg.scenes.base import Say
from jungle_pg.scenes.exports import (
    CUT_SHORT,
    GIF,
    NO_LIBRARY,
    Exported,
    ExportOrder,
    NotExported,
)
from jungle_pg.scenes.replay.export_dialog import ExportDialog, ExportRunning
from jungle_pg.scenes.replay.replay import Replay
from jungle_pg.stage.input.inputs import Key
from jungle_pg.ui.controls.progress import ProgressBar
from tests.rows import each_of
from tests.scenes.acting import LANGUAGES, SIZES, a_world, misplaced, texts_of, view_of
from tests.scenes.replay.test_replay_places import crowded
from tests.scenes.replay.watching import Watching
from tests.scenes.table.played import GAME, XIANGQI_GAME, played
from tests.scenes.table.test_places import WINDOWS
from tests.scenes.table.xiangqi_board import xiangqi_match

LONG_AGO = -1.0
LATER = 1.0


@dataclass
class Job:
    """An export whose progress a test sets."""

    match: AnyMatch | AnyStudy
    order: ExportOrder
    part: float = 0.0
    outcome: Exported | NotExported | None = None
    is_cancelled: bool = False

    def cancel(self) -> None:
        self.is_cancelled = True


@dataclass
class Office:
    """Takes orders and remembers them."""

    jobs: list[Job] = field(default_factory=list)

    def __call__(self, match: AnyMatch | AnyStudy, order: ExportOrder) -> Job:
        self.jobs.append(Job(match, order))
        return self.jobs[-1]

    @property
    def job(self) -> Job:
        """The only one."""
        (job,) = self.jobs
        return job


def watching(settings: Settings | None = None) -> tuple[Watching, Office]:
    """A replay that stands still and can export."""
    watched, office = Watching(settings=settings), Office()
    watched.world.exporter = office
    watched.scene.arrange(watched.show.stack.view)
    watched.keys("space")
    return watched, office


def exporting(kind: int = 0) -> tuple[Watching, Office]:
    """One that has begun to export."""
    watched, office = watching()
    watched.keys("e")
    watched.wait(0.5)
    watched.keys("tab", *["right"] * kind)
    watched.click("start")
    return watched, office


def shown_part(watched: Watching) -> float:
    watched.wait(0.1)
    bar = watched.show.widget("export_progress")
    assert isinstance(bar, ProgressBar)
    return bar.value


def test_without_an_exporter_there_is_no_button_and_no_key() -> None:
    watched = Watching()
    assert not watched.can("export")
    watched.keys("e")
    assert watched.names[-1] == "replay"


@each_of("way", ["button", "key"])
def test_a_button_and_a_key_ask_which_kind(way: str) -> None:
    watched, office = watching()
    watched.click("export") if way == "button" else watched.keys("e")
    assert watched.names[-1] == "export"
    texts = watched.texts()
    assert {"Export the game", "Text", "GIF file", "PNG file", "TXT file", "Speed"} <= set(texts)
    assert office.jobs == []


def test_the_usual_file_is_an_animated_picture_at_the_speed_of_the_replay() -> None:
    watched, office = watching()
    watched.keys("4", "e")
    watched.wait(0.5)
    watched.keys("enter")
    assert watched.names[-1] == "export_running"
    assert (office.job.order.kind, office.job.order.speed) == (GIF, 2.0)
    assert office.job.match is watched.scene.match


def test_another_kind_needs_no_speed() -> None:
    watched, office = watching()
    watched.keys("e")
    watched.wait(0.5)
    assert watched.can("speed")
    watched.keys("tab", "right")
    assert not watched.can("speed")
    watched.keys("right", "enter")
    assert office.job.order.kind == "txt"


def test_a_game_that_other_programs_know_is_offered_as_a_game_file_in_letters() -> None:
    for notation, written in (("characters", "wxf"), ("wxf", "wxf"), ("coordinates",) * 2):
        settings, office = Settings(notation=(("xiangqi", notation),)), Office()
        watched = Watching(xiangqi_match("炮二平五"), settings, game=XIANGQI_GAME)
        watched.world.exporter = office
        watched.scene.arrange(watched.show.stack.view)
        watched.keys("space", "e")
        watched.wait(0.5)
        assert "Game file" in watched.texts()
        watched.keys("tab", "right", "right", "right", "enter")
        assert office.job.order.kind == "pgn"
        assert office.job.order.settings.notation_of("xiangqi", "") == written
    watched, _ = watching()
    watched.keys("e")
    assert "Game file" not in watched.texts(), "nobody exchanges games of Jungle in such files"


def test_the_speed_can_be_chosen() -> None:
    watched, office = watching()
    watched.keys("e")
    watched.wait(0.5)
    watched.keys("tab", "tab", "end", "enter")
    assert office.job.order.speed == 5.0


def test_the_file_looks_as_the_game_does() -> None:
    pieces = (("jungle", "character"),)
    watched, office = watching(Settings(theme="night", language="zh", pieces=pieces))
    watched.keys("e")
    watched.wait(0.5)
    watched.keys("enter")
    settings = office.job.order.settings
    assert (settings.theme, settings.language, settings.pieces) == ("night", "zh", pieces)


def test_whoever_lets_the_clock_choose_gets_the_colours_that_are_seen() -> None:
    watched, office = watching(Settings(theme="clock"))
    watched.keys("e")
    watched.wait(0.5)
    watched.keys("enter")
    assert office.job.order.settings.theme == "day"


def test_thinking_better_of_it_leads_back_and_nothing_is_begun() -> None:
    watched, office = watching()
    before = watched.place
    watched.keys("e")
    watched.wait(0.5)
    watched.keys("escape")
    assert watched.names[-1] == "replay"
    assert office.jobs == []
    assert watched.place == before


def test_a_bar_shows_how_far_it_is_and_wakes_the_program_when_it_grows() -> None:
    watched, office = exporting()
    assert shown_part(watched) == 0.0
    top = watched.show.stack.top
    assert top.wakes_at(watched.show.now) is None
    office.job.part = 0.4
    top.update(watched.show.now)
    assert top.wakes_at(watched.show.now) == watched.show.now
    assert shown_part(watched) == 0.4
    assert top.wakes_at(watched.show.now) is None


@each_of("way", ["escape", "cancel"])
def test_it_can_be_cancelled(way: str) -> None:
    watched, office = exporting()
    watched.wait(0.5)
    watched.click("cancel") if way == "cancel" else watched.keys("escape")
    assert watched.names[-1] == "replay"
    assert office.job.is_cancelled
    assert watched.show.wishes == []


def test_at_the_end_it_is_told_where_the_file_lies() -> None:
    watched, office = exporting()
    path = Path("pictures/game.gif")
    office.job.outcome = Exported(path, 1000, 30)
    watched.wait(0.1)
    assert watched.names[-1] == "export_done"
    assert watched.heard[-1] == "saved"
    assert not office.job.is_cancelled
    watched.wait(1)
    shown = texts_of(watched.show.rest())
    assert {"game.gif", "pictures"} <= set(shown)
    asked: list[Path] = []
    watched.show.world.show_folder = asked.append
    watched.click("show_folder")
    assert asked == [path.parent]
    assert watched.names[-1] == "export_done", "one may look at the path a little longer"
    watched.click("close")
    assert watched.names[-1] == "replay"
    assert watched.show.wishes == []


@each_of(
    ("why", "told"),
    [
        (NO_LIBRARY, "Animated pictures need the library Pillow: pip install 'jungle-pg[export]'"),
        (CUT_SHORT, "The game could not be exported: whoever drew it was stopped."),
        ("the disk is full.", "The game could not be exported: the disk is full."),
    ],
)
def test_what_failed_is_told_in_words(why: str, told: str) -> None:
    watched, office = exporting()
    office.job.outcome = NotExported(why)
    watched.wait(0.1)
    assert watched.names[-1] == "replay"
    assert watched.show.wishes == [Say(told, "warning")]
    assert "saved" not in watched.heard


def test_the_replay_goes_on_where_it_was_when_the_dialog_is_gone() -> None:
    watched, _ = watching()
    watched.keys("space")
    watched.wait(0.5)
    before = watched.place
    watched.keys("e")
    watched.wait(3)
    watched.keys("escape")
    watched.wait(0.5)
    assert before < watched.place < before + 1


@each_of("size", [*SIZES, (640, 480)])
@each_of("scale", [75, 150, 200])
@each_of("language", LANGUAGES)
def test_everything_has_its_place(size: tuple[int, int], scale: int, language: Language) -> None:
    view = view_of(size, Settings(ui_scale=scale, language=language))
    world, match = a_world(), played(plies=2)
    assert misplaced(ExportDialog(world, Office(), match, 1.0, LONG_AGO), view, LATER) == []
    for kind in ("gif", "png", "txt"):
        running = ExportRunning(world, Job(match, ExportOrder(kind)), kind, LONG_AGO)
        assert misplaced(running, view, LATER) == []


@pytest.mark.slow
@each_of("size", WINDOWS)
@each_of("language", LANGUAGES)
def test_the_button_has_room_in_every_window(size: tuple[int, int], language: Language) -> None:
    for scale in (100, 150):
        for drawer in ("", "moves"):
            world = a_world(Settings(ui_scale=scale, language=language))
            world.exporter = Office()
            replay = Replay(world, GAME, played(), start=60)
            replay.drawer = drawer
            view = view_of(size, world.settings)
            assert misplaced(replay, view) == [], (scale, drawer)
            assert crowded(replay.places, view) == [], (scale, drawer)
            if not drawer:
                assert "export" in {widget.name for widget in replay.page.widgets}


def test_a_running_export_says_what_is_made() -> None:
    world, match = a_world(), played(plies=2)
    for kind, text in (("gif", "The picture is being drawn"), ("txt", "The text is being written")):
        running = ExportRunning(world, Job(match, ExportOrder(kind)), kind, LONG_AGO)
        running.arrange(view_of((1280, 720), Settings()))
        assert text in texts_of(running.draw(LATER))


def test_a_key_that_is_held_down_opens_one_dialog() -> None:
    watched, _ = watching()
    watched.do(Key("e"), Key("e", repeat=True), Key("e", repeat=True))
    assert watched.names.count("export") == 1
