"""The pictures of the README: small files of few colours, and all of them there."""

import re
from io import BytesIO
from pathlib import Path
from typing import Final

import pygame
from PIL import Image

from jungle_pg.cabinet import games
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.log import Setup
from jungle_pg.core.match import begin
from tests.rows import each_of
from tools.palette import COLOURS, with_few_colours
from tools.pictures import (
    ACTED,
    CHOSEN,
    FOLDER,
    MOVING,
    PICTURES,
    SCENE,
    SIZE,
    a_match,
    with_moves,
)

ROOT: Final = Path(__file__).parents[2]
MOST_BYTES: Final = 250_000
NEAR: Final = 12
"""How far a part of a colour may be from what it was."""


def png_of(surface: pygame.Surface) -> bytes:
    picture = BytesIO()
    pygame.image.save(surface, picture, "a.png")
    return picture.getvalue()


def pixels(png: bytes) -> list[tuple[int, ...]]:
    surface = pygame.image.load(BytesIO(png), "a.png")
    width, height = surface.get_size()
    return [tuple(surface.get_at((x, y)))[:3] for y in range(height) for x in range(width)]


def test_a_picture_of_few_colours_stays_as_it_is() -> None:
    surface = pygame.Surface((17, 5))
    surface.fill((200, 10, 30), (3, 1, 9, 2))
    surface.set_at((16, 4), (1, 2, 3))
    assert pixels(with_few_colours(png_of(surface))) == pixels(png_of(surface))


def test_a_picture_of_many_colours_gets_the_nearest_of_a_palette() -> None:
    surface = pygame.Surface((64, 64))
    for x in range(64):
        for y in range(64):
            surface.set_at((x, y), (4 * x, 4 * y, 128))
    before, after = pixels(png_of(surface)), pixels(with_few_colours(png_of(surface)))
    assert len(set(before)) == 4096
    assert len(set(after)) == COLOURS
    assert all(
        abs(old - new) <= NEAR
        for one, other in zip(before, after, strict=True)
        for old, new in zip(one, other, strict=True)
    )


def test_every_picture_is_shown_to_players_once_and_no_other() -> None:
    shown = re.findall(r"\]\(docs/pictures/([\w.]+)\)", (ROOT / "README.md").read_text("utf-8"))
    pages = {
        name: (ROOT / "docs" / name).read_text("utf-8")
        for name in ("PLAYING.md", "ARCHITECTURE.md")
    }
    of_pages = {name: re.findall(r"\]\(pictures/([\w.]+)\)", text) for name, text in pages.items()}
    shown += of_pages["PLAYING.md"]
    assert sorted(shown) == sorted([*(f"{name}.png" for name in PICTURES), "capture.gif"])
    assert {path.name for path in FOLDER.iterdir()} == {*shown, *of_pages["ARCHITECTURE.md"]}


def test_the_moving_picture_shows_a_capture_a_leap_and_the_den() -> None:
    match = with_moves(begin(JUNGLE, Setup(games()["jungle"].rules, SCENE)), ACTED)
    assert match.verdict is not None
    assert match.verdict.reason == "den"
    assert len(match.state.board) - match.state.board.count(None) == 9
    with Image.open(FOLDER / "capture.gif") as picture:
        assert getattr(picture, "n_frames", 1) > 40
        assert MOVING.size is not None
        assert picture.width <= MOVING.size[0]


@each_of("name", PICTURES)
def test_a_picture_is_a_small_file_of_the_usual_size(name: str) -> None:
    png = (FOLDER / f"{name}.png").read_bytes()
    assert len(png) <= MOST_BYTES
    assert pygame.image.load(BytesIO(png), "a.png").get_size() == SIZE


def test_the_match_shown_is_in_its_middle_with_a_piece_that_can_do_much() -> None:
    match = a_match()
    rulebook, state = match.rulebook, match.state
    assert match.verdict is None
    assert match.cursor > 20
    every = [rulebook.picks(state, action) for action in rulebook.actions(state)]
    moves = [picks for picks in every if picks[0] == CHOSEN]
    assert len(moves) == 4
