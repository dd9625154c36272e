"""Sheets of little boards."""

from pathlib import Path

import pytest
from PIL import Image

from jungle_pg.core.log import Player
from jungle_pg.files.atomic import CannotWrite
from jungle_pg.files.settings import Language
from jungle_pg.shell.export.choosing import chosen_places
from jungle_pg.shell.export.progress import Progress, Stopped
from jungle_pg.shell.export.sheet_layout import LEAST_ZOOM, planned
from jungle_pg.stage.layout import Rect
from tests.rows import each_of
from tests.scenes.table.played import GAME, agreed, played
from tests.shell.export.filming import exported, stopping_after

BOARD = (8.2, 10.2)


def one_line(width: float, zoom: float) -> int:
    return 1


def is_inside(inner: Rect, outer: Rect) -> bool:
    return (
        outer.x <= inner.x
        and outer.y <= inner.y
        and inner.right <= outer.right
        and inner.bottom <= outer.bottom
    )


@each_of("count", [1, 2, 5, 12, 13, 30, 48])
@each_of("bounds", [None, (400, 300), (800, 600), (600, 2000), (4000, 3000)])
def test_all_boards_lie_on_the_paper_and_none_on_another(
    count: int, bounds: tuple[int, int] | None
) -> None:
    chosen, plan = planned(range(count), BOARD, one_line, bounds)
    assert len(chosen) == len(plan.cells)
    assert (chosen[0], chosen[-1]) == (0, count - 1)
    for number, cell in enumerate(plan.cells):
        assert is_inside(cell, plan.panel)
        assert cell.y >= plan.facts.bottom
        for other in plan.cells[:number]:
            apart = other.right <= cell.x or other.bottom <= cell.y or cell.right <= other.x
            assert apart
    if bounds is None:
        assert len(chosen) == count
    else:
        assert plan.size[0] <= bounds[0]
        assert plan.size[1] <= bounds[1]


def test_a_small_sheet_has_fewer_boards_rather_than_tiny_ones() -> None:
    chosen, plan = planned(range(48), BOARD, one_line, (800, 600))
    assert 4 < len(chosen) < 20
    assert plan.zoom >= LEAST_ZOOM * 0.9


def test_the_sheet_has_a_board_for_each_place(tmp_path: Path) -> None:
    match = played()
    done = exported(match, "png", tmp_path / "game.png", size=None)
    places = chosen_places(GAME, match, 12, 48)
    assert done.pictures == len(places)
    _, plan = planned(places, BOARD, one_line, None)
    with Image.open(tmp_path / "game.png") as picture:
        assert picture.format == "PNG"
        assert picture.size == plan.size
        paper = picture.getpixel((int(plan.panel.x) + 30, int(plan.panel.bottom) - 30))
        for cell in plan.cells:
            board = picture.crop((int(cell.x), int(cell.y), int(cell.right), int(cell.y) + 100))
            colours = board.convert("RGB").getcolors(1 << 16)
            assert colours is not None
            assert len(colours) > 100
            assert picture.getpixel((int(cell.x) + 40, int(cell.y) + 150)) != paper


@each_of("language", ["en", "zh"])
def test_long_names_and_odd_ends_are_drawn_too(language: Language, tmp_path: Path) -> None:
    match = agreed(players=(Player("W" * 100), Player(level=8)), plies=15)
    path = tmp_path / "game.png"
    done = exported(match, "png", path, size=(300, 300), language=language, theme="night")
    assert done.pictures >= 4
    with Image.open(path) as picture:
        assert max(picture.size) <= 300


def test_it_tells_how_far_it_is_and_can_be_stopped(tmp_path: Path) -> None:
    told: list[float] = []
    exported(played(plies=4), "png", tmp_path / "a.png", progress=Progress(told.append))
    assert told == sorted(told)
    assert told[-1] == 1.0
    for looks in (0, 2, 4):
        with pytest.raises(Stopped):
            exported(played(plies=4), "png", tmp_path / "b.png", progress=stopping_after(looks))
    assert [path.name for path in tmp_path.iterdir()] == ["a.png"]


def test_where_it_cannot_be_written_it_is_told(tmp_path: Path) -> None:
    with pytest.raises(CannotWrite):
        exported(played(plies=1), "png", tmp_path)
