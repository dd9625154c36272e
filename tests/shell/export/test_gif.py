"""Animated pictures: what they show, how long, and that nothing is left of a broken one."""

import sys
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from jungle_pg.cabinet import rulebooks
from jungle_pg.core.saving.values import Loaded
from jungle_pg.files.atomic import CannotWrite
from jungle_pg.files.saves.folder import load_match
from jungle_pg.shell.export.gif_file import CLEAR, GifWriter, Palette
from jungle_pg.shell.export.progress import NoLibrary, Progress, Stopped
from jungle_pg.shell.export.schedule import HOLD_CS, LEAD_CS
from tests.rows import each_of
from tests.scenes.table.played import played
from tests.shell.export.filming import SMALL, exported, frames_of, painted, stopping_after

PLIES = 6
AROUND_MS = 10 * (LEAD_CS + HOLD_CS)
NEAR = 3.0
"""How far the mean of all pixels may be from the truth, out of 255."""


@pytest.fixture(scope="module")
def match_gif(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("gif") / "game.gif"
    exported(played(plies=PLIES), "gif", path)
    return path


def distance(one: Image.Image, other: Image.Image) -> float:
    return max(ImageStat.Stat(ImageChops.difference(one, other)).mean)


def test_it_is_an_animated_picture_that_begins_again_for_ever(match_gif: Path) -> None:
    with Image.open(match_gif) as picture:
        assert picture.format == "GIF"
        assert picture.info["loop"] == 0
        assert picture.size[0] <= SMALL[0]
        assert picture.size[1] <= SMALL[1]


def test_every_move_is_seen_on_its_way(match_gif: Path) -> None:
    frames, seen_ms = frames_of(match_gif)
    assert len(frames) > 4 * PLIES
    moving = [time for time in seen_ms if time == 50]
    assert len(moving) > 3 * PLIES, "twenty frames a second"


def test_it_lasts_a_second_for_each_move_and_half_of_that_at_twice_the_speed(
    match_gif: Path, tmp_path: Path
) -> None:
    _, seen_ms = frames_of(match_gif)
    assert sum(seen_ms) == AROUND_MS + PLIES * 1000
    fast = tmp_path / "fast.gif"
    exported(played(plies=PLIES), "gif", fast, speed=2.0)
    _, fast_ms = frames_of(fast)
    assert sum(fast_ms) == AROUND_MS + PLIES * 500


def test_the_end_is_held(match_gif: Path) -> None:
    _, seen_ms = frames_of(match_gif)
    assert seen_ms[-1] >= 10 * HOLD_CS


def test_first_and_last_frame_are_the_start_and_the_end_as_far_as_colours_allow(
    match_gif: Path,
) -> None:
    frames, _ = frames_of(match_gif)
    start, end = painted(played(plies=PLIES), [0.0, float(PLIES)])
    assert distance(frames[0], start) < NEAR
    assert distance(frames[-1], end) < NEAR
    assert distance(frames[-1], start) > distance(frames[-1], end) * 1.2


def test_what_stays_the_same_never_changes_its_colour(match_gif: Path) -> None:
    frames, _ = frames_of(match_gif)
    start, end = painted(played(plies=PLIES), [0.0, float(PLIES)])
    is_same = ImageChops.difference(start, end).convert("L").point([255] + [0] * 255)
    seen = ImageChops.difference(frames[0], frames[-1])
    flicker = ImageChops.multiply(seen.convert("L"), is_same)
    assert flicker.getbbox() is None


def test_captures_and_leaps_are_in_it_too(tmp_path: Path) -> None:
    match = played("appendix", plies=3)
    path = tmp_path / "game.gif"
    exported(match, "gif", path)
    frames, _ = frames_of(path)
    (mid_air,) = painted(match, [0.3])
    assert min(distance(frame, mid_air) for frame in frames) < NEAR


@each_of("size", [(160, 160), (160, 400), (301, 333)])
def test_it_keeps_to_its_bounds(size: tuple[int, int], tmp_path: Path) -> None:
    path = tmp_path / "game.gif"
    exported(played(plies=0), "gif", path, size=size)
    with Image.open(path) as picture:
        assert picture.size[0] <= size[0]
        assert picture.size[1] <= size[1]
        assert max(picture.size[0] / size[0], picture.size[1] / size[1]) > 0.9


def test_without_moves_it_is_one_frame(tmp_path: Path) -> None:
    done = exported(played(plies=0), "gif", tmp_path / "game.gif")
    assert done.pictures == 1
    assert done.size == (tmp_path / "game.gif").stat().st_size


def test_night_and_other_pieces_look_different(match_gif: Path, tmp_path: Path) -> None:
    path = tmp_path / "night.gif"
    exported(played(plies=0), "gif", path, theme="night", pieces=(("jungle", "character"),))
    (frame,), _ = frames_of(path)
    assert distance(frame, frames_of(match_gif)[0][0]) > 30


def test_it_tells_how_far_it_is(tmp_path: Path) -> None:
    told: list[float] = []
    exported(played(plies=3), "gif", tmp_path / "game.gif", progress=Progress(told.append))
    assert told == sorted(told)
    assert 0.0 <= told[0] < 0.1
    assert 0.5 < told[-1] <= 1.0


@each_of("looks", [0, 3, 30])
def test_one_that_is_stopped_leaves_nothing(looks: int, tmp_path: Path) -> None:
    with pytest.raises(Stopped):
        exported(played(plies=PLIES), "gif", tmp_path / "game.gif", progress=stopping_after(looks))
    assert list(tmp_path.iterdir()) == []


def test_one_that_is_stopped_leaves_the_old_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "game.gif"
    path.write_bytes(b"old")
    with pytest.raises(Stopped):
        exported(played(plies=PLIES), "gif", path, progress=stopping_after(20))
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_where_it_cannot_be_written_nothing_is_drawn_first(tmp_path: Path) -> None:
    told: list[float] = []
    with pytest.raises(CannotWrite):
        exported(played(plies=3), "gif", tmp_path, progress=Progress(told.append))
    assert told == []


def test_without_the_library_it_is_told_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in [name for name in sys.modules if name.split(".")[0] == "PIL"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "PIL", None)
    with pytest.raises(NoLibrary, match=r"pip install 'jungle-pg\[export\]'"):
        exported(played(plies=1), "gif", tmp_path / "game.gif")
    assert list(tmp_path.iterdir()) == []


def test_a_palette_never_gives_the_clear_colour() -> None:
    pixels = bytes(range(256)) * 3
    palette = Palette((16, 16), [pixels])
    numbers = palette.numbers((16, 16), pixels)
    assert CLEAR not in numbers.tobytes()


def test_frames_that_look_the_same_become_one(tmp_path: Path) -> None:
    path = tmp_path / "a.gif"
    red, blue = b"\xff\0\0" * 16, b"\0\0\xff" * 16
    with path.open("wb") as file:
        writer = GifWriter(file, (4, 4), Palette((4, 4), [red, blue]))
        writer.show((0, 0), (4, 4), red, 0)
        writer.show((0, 0), (4, 4), red, 10)
        writer.show((2, 2), (2, 2), blue[:12], 30)
        writer.finish(100, "the game")
    frames, seen_ms = frames_of(path)
    assert seen_ms == [300, 700]
    assert frames[1].getpixel((0, 0)) == frames[0].getpixel((0, 0))
    assert frames[1].getpixel((3, 3)) == (0, 0, 255)


def test_an_exported_picture_is_opened_as_the_game_it_shows(
    match_gif: Path, tmp_path: Path
) -> None:
    sheet = tmp_path / "game.png"
    exported(played(plies=PLIES), "png", sheet)
    for path in (match_gif, sheet):
        found = load_match(rulebooks(), path)
        assert isinstance(found, Loaded), found
        assert found.match.entries == played(plies=PLIES).entries
