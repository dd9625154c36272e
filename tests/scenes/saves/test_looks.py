"""The save dialog in any window: everything is in its place, and long names are cut inside."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from jungle_pg.cabinet import games
from jungle_pg.core.saving.values import TimeState
from jungle_pg.files.atomic import CannotWrite, Reason
from jungle_pg.files.settings import Language, Settings
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import cut_inside
from jungle_pg.stage.ops import Text
from jungle_pg.ui.text.field import LEFT, RIGHT
from jungle_pg.ui.widget import Act
from tests.rows import each_of
from tests.saves.wandering import STAMP
from tests.scenes.acting import LANGUAGES, SCALES, SIZES, misplaced, seen, text_box, view_of
from tests.scenes.saves.saving_show import DEFAULT, MATCH, SavingShow
from tests.scenes.table.played import played
from tests.ui.looking import find, plain_measure

LONG = "A very long name for a game that nobody would ever give to one, or would they"
STATES: dict[str, Callable[[SavingShow], None]] = {
    "fresh": lambda show: None,
    "typed": lambda show: show.name("Autumn game"),
    "bad": lambda show: show.name("Autumn: game"),
    "blanks": lambda show: show.name("end ."),
    "taken": lambda show: show.name("Sunday"),
    "long and taken": lambda show: show.name(LONG),
    "failed": lambda show: fail(show),
}
ALL_SIZES = [*SIZES, (640, 480), (900, 1400), (600, 560)]


def fail(show: SavingShow) -> None:
    """A try that ends with the longest of all reasons."""

    def refuse(*arguments: Any, **options: Any) -> Path:
        raise CannotWrite(Path("x"), Reason.NO_COPY)

    show.saves.save = refuse  # type: ignore[method-assign]
    show.click("save")
    show.settle()
    assert show.is_open


@pytest.mark.slow
@each_of("state", STATES)
def test_everything_is_in_its_place(state: str, tmp_path: Path) -> None:
    show = SavingShow(tmp_path)
    for name in ("Sunday", LONG, "jungle_game_20260101_120000"):
        show.saves.save(name, played(), TimeState(), STAMP)
    show = SavingShow(tmp_path)
    STATES[state](show)
    for size in ALL_SIZES:
        for scale in SCALES:
            for language in LANGUAGES:
                settings = Settings(language=language, ui_scale=scale)
                view = view_of(size, settings)
                show.dialog.page.focus(None)
                # Only the field has all of it, and moves it along.
                wrong = [each for each in misplaced(show.dialog, view) if repr(LONG) not in each]
                assert not wrong, (size, scale, language)
                assert not overlaps(show), (size, scale, language)


@each_of("size", SIZES)
def test_the_usual_name_of_every_game_is_seen_whole(size: tuple[int, int], tmp_path: Path) -> None:
    show = SavingShow(tmp_path, size=size)
    view, field = show.stack.view, show.dialog.field
    room = field.rect.w - view.px(LEFT + RIGHT)
    names = [DEFAULT.replace("jungle", game_id) for game_id in games()]
    assert max(view.text_width(name, field.text_units) for name in names) <= room


def overlaps(show: SavingShow) -> list[str]:
    """Texts on the panel that run into each other."""
    view = show.dialog.view
    assert view is not None
    boxes: list[tuple[str, Rect]] = []
    wrong = []
    for found in seen(show.dialog.draw(1.0)):
        if not isinstance(found.op, Text) or not found.op.text:
            continue
        if found.clip is not None and found.clip.h > view.px(70):
            # Rows may be scrolled under the edge of their list.
            continue
        box = text_box(found.op, view).moved(found.dx, found.dy).shrunk(1)
        for text, other in boxes:
            if (
                box.x < other.right
                and other.x < box.right
                and (box.y < other.bottom and other.y < box.bottom)
            ):
                wrong.append(f"{found.op.text} runs into {text}")
        boxes.append((found.op.text, box))
    return wrong


def test_a_long_name_keeps_both_its_ends() -> None:
    assert cut_inside("short", 10, 100, plain_measure) == "short"
    assert cut_inside("jungle_game_20260101_120000", 10, 60, plain_measure) == "jungle…20000"
    assert cut_inside("abcdef", 10, 1, plain_measure) == "a…"


@each_of("theme", ["day", "night"])
def test_the_picture_stays_the_very_same_while_nothing_happens(theme: str, tmp_path: Path) -> None:
    settings = Settings(reduced_motion=True, theme="night" if theme == "night" else "day")
    show = SavingShow(tmp_path, settings=settings)
    drawn = show.dialog.draw(5.0)
    assert show.dialog.wakes_at(5.0) is None
    assert show.dialog.draw(9.0) is drawn


def test_what_threads_find_out_is_drawn_at_once(tmp_path: Path) -> None:
    show = SavingShow(tmp_path)
    show.saves.save("Sunday", MATCH, TimeState(), STAMP)
    show.dialog.field.change("Sunday")
    show.dialog.take(Act("name"), 2.0)
    show.dialog.draw(2.0)
    show.dialog.scan.wait()
    assert show.dialog.update(3.0) is None
    due = show.dialog.wakes_at(3.0)
    assert due is not None
    assert due <= 3.0


@each_of("language", LANGUAGES)
def test_labels_are_as_large_as_the_name_they_stand_over(
    tmp_path: Path, language: Language
) -> None:
    settings = Settings(motion="off", language=language, ui_scale=200)
    show = SavingShow(tmp_path, settings=settings, size=(800, 600))
    show.settle()
    view = show.dialog.view
    assert view is not None
    labels = {view.words(f"save.{key}") for key in ("name", "saved_games", "other_names")}
    sizes = [text.size for text in find(show.rest(0.1), Text) if text.text in labels]
    assert len(sizes) == 3
    assert min(sizes) >= view.text_px(show.dialog.field.text_units) - 1
