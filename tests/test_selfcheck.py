"""`jungle-pg selfcheck`: what it tries out, and what it says when something does not work."""

import os
import re
import shutil
import sys
from argparse import Namespace
from collections.abc import Sequence
from itertools import product
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pytest

from jungle_pg.cabinet import games
from jungle_pg.commands import checks
from jungle_pg.commands.checks import CHECKS
from jungle_pg.commands.selfcheck import ALL_IS_WELL, NOT_WELL, Told, run, selfcheck
from jungle_pg.engine.search.packed import search_form
from jungle_pg.files import folders
from jungle_pg.files.settings import Language
from jungle_pg.scenes.gallery import GALLERY
from jungle_pg.shell.inspection import Broken

ASSETS = Path(__file__).parents[1] / "assets"


@pytest.fixture
def no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def copied_assets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    copy = tmp_path / "assets"
    shutil.copytree(ASSETS, copy)
    monkeypatch.setattr(checks, "assets_folder", lambda: copy)
    return copy


def lines_of(name: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    status = run([(name, CHECKS[name])])
    return status, capsys.readouterr().out.splitlines()[0]


def files(folder: str, pattern: str) -> int:
    return len(list((ASSETS / folder).rglob(pattern)))


def test_every_drawing_sound_font_and_licence_is_looked_at(
    no_display: None, capsys: pytest.CaptureFixture[str]
) -> None:
    names = ("drawings", "sounds", "fonts", "endgames", "licences")
    assert run((name, CHECKS[name]) for name in names) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"ok    drawings  {files('sprites', '*.svg')} drawings",
        f"ok    sounds    {files('sounds', '*.ogg')} sounds",
        "ok    fonts     2 fonts",
        "ok    endgames  156 tables",
        "ok    licences  5 texts",
        ALL_IS_WELL,
    ]


@pytest.mark.process
def test_a_game_is_thought_out_and_a_match_saved(capsys: pytest.CaptureFixture[str]) -> None:
    assert run((name, CHECKS[name]) for name in ("game", "save")) == 0
    game, save, _ = capsys.readouterr().out.splitlines()
    plies = [rf"\d+ plies of {name}" for name in games()]
    assert re.fullmatch(rf"ok    game      {' and '.join(plies)} at level 4", game)
    sizes = [rf"{each}, \d+ bytes" for each in plies]
    assert re.fullmatch(rf"ok    save      {', '.join(sizes)}", save)


def painted(
    check: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> tuple[str, list[tuple[str, str, Language]]]:
    """What the check of screens tells, and what it painted: screen, game and language."""
    wanted: list[tuple[str, str, Language]] = []
    paint = checks._paint

    def small(screens: Sequence[tuple[str, str, Language]], told: Told) -> None:
        wanted.extend(screens)
        paint(screens[:2], told)

    monkeypatch.setattr(checks, "_paint", small)
    assert run([("screens", getattr(checks, check))]) == 0
    return capsys.readouterr().out.splitlines()[0], wanted


def test_a_screen_of_each_kind_is_painted_or_all_of_them(
    monkeypatch: pytest.MonkeyPatch, no_display: None, capsys: pytest.CaptureFixture[str]
) -> None:
    line, wanted = painted("screens", monkeypatch, capsys)
    names = [name for name, _, _ in wanted]
    assert len(set(names)) == len(names) < len(GALLERY) / 1.5
    assert {name.split("_")[0] for name in names} == {name.split("_")[0] for name in GALLERY}
    assert {(game, language) for _, game, language in wanted} == set(product(games(), ("en", "zh")))
    told = f"{len(names)} kinds of screens, of {' and '.join(games())} in turn"
    assert line == f"ok    screens   {told} (--all paints all of them)"


def test_all_screens_are_painted_with_every_game_in_both_languages(
    monkeypatch: pytest.MonkeyPatch, no_display: None, capsys: pytest.CaptureFixture[str]
) -> None:
    line, wanted = painted("all_screens", monkeypatch, capsys)
    assert set(wanted) == set(product(GALLERY, games(), ("en", "zh")))
    told = f"{len(GALLERY)} screens of {' and '.join(games())} in 2 languages"
    assert line == f"ok    screens   {told}"


def test_on_a_terminal_it_says_what_is_tried_now(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def counting(told: Told) -> str:
        told("1 of 2")
        return "roars"

    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    run([("lion", counting)])
    shown = [part.strip() for part in capsys.readouterr().out.split("\r")]
    steps = ["...   lion", "...   lion      1 of 2", f"ok    lion      roars\n{ALL_IS_WELL}"]
    assert [part for part in shown if part] == steps
    monkeypatch.setattr(sys.stdout, "isatty", lambda: False)
    run([("lion", counting)])
    assert "..." not in capsys.readouterr().out


def test_whatever_fails_is_told_on_one_line_and_the_rest_goes_on(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def broken(told: Told) -> str:
        raise Broken("the lion is asleep")

    def mistaken(told: Told) -> str:
        raise RuntimeError("two\nlines")

    named = [("lion", broken), ("rat", mistaken), ("dog", lambda told: "is awake")]
    assert run(named) == 1
    assert capsys.readouterr().out.splitlines() == [
        "FAIL  lion      the lion is asleep",
        "FAIL  rat       RuntimeError: two lines",
        "ok    dog       is awake",
        *NOT_WELL.splitlines(),
    ]


def test_a_drawing_that_is_none_is_named(
    copied_assets: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (copied_assets / "sprites/title/app_icon.svg").write_text("no drawing")
    status, line = lines_of("drawings", capsys)
    assert status == 1
    assert line.startswith("FAIL  drawings  The picture title/app_icon cannot be drawn")


def test_a_sound_that_was_cut_off_is_named(
    copied_assets: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sound = copied_assets / "sounds/win.ogg"
    sound.write_bytes(sound.read_bytes()[:6000])
    status, line = lines_of("sounds", capsys)
    assert status == 1
    assert "win.ogg" in line


@pytest.mark.parametrize("name", ["latin.ttf", "chinese.otf"])
def test_a_missing_font_is_named(
    name: str, copied_assets: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (copied_assets / "fonts" / name).unlink()
    status, line = lines_of("fonts", capsys)
    assert status == 1
    assert line.startswith(f"FAIL  fonts     The font {name} cannot be used")


def test_endgame_tables_that_were_cut_off_are_named(
    copied_assets: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(folders, "assets_folder", lambda: copied_assets)
    tables = copied_assets / "endgames/animal.tables"
    tables.write_bytes(tables.read_bytes()[:-1])
    status, line = lines_of("endgames", capsys)
    assert status == 1
    assert line.startswith("FAIL  endgames  the endgame tables of animal cannot be read: its table")


def test_an_empty_folder_of_drawings_is_no_success(
    copied_assets: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.rmtree(copied_assets / "sprites")
    status, line = lines_of("drawings", capsys)
    assert status == 1
    assert line.startswith("FAIL  drawings  there is no picture in ")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there always is a display")
def test_a_window_needs_a_display(
    monkeypatch: pytest.MonkeyPatch, no_display: None, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(checks, "CHECKS", {})
    assert selfcheck(Namespace(window=True, all=False)) == 1
    versions, line, *_ = capsys.readouterr().out.splitlines()
    assert versions.startswith("jungle-pg ")
    for name in ("Python", "pygame-ce", "SDL", "as Python package", f"search {search_form()}"):
        assert name in versions
    assert line.startswith("FAIL  window    ")
    assert "screen" in line or "video" in line


def test_a_window_is_opened_where_there_is_a_display(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(checks, "CHECKS", {})
    assert selfcheck(Namespace(window=True, all=False)) == 0
    _, line, _ = capsys.readouterr().out.splitlines()
    assert line.startswith("ok    window    ")
    assert "painted after" in line
