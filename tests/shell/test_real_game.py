"""A real window on a real desktop: from the title into a game, and a whole game by mouse."""

import json
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pygame
import pytest

from jungle_pg.cabinet import JUNGLE, games
from jungle_pg.core.log import Setup
from jungle_pg.core.match import begin
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.board.play import Play
from jungle_pg.scenes.board.result import ResultDialog
from jungle_pg.scenes.setup.new_game import NewGame
from jungle_pg.scenes.title.title import Title
from jungle_pg.scenes.world import World
from jungle_pg.shell.audio import Silence
from jungle_pg.shell.clipboard import SystemClipboard
from jungle_pg.shell.fonts import Fonts
from jungle_pg.shell.shot import take_shot
from jungle_pg.shell.views import view_maker
from jungle_pg.stage.inputs import Key
from jungle_pg.ui.chooser import Chooser
from tests.games import AnyMatch, done
from tests.shell.desktop import Desktop, Program, a_desktop, eventually

SIZE = (1000, 700)
CALM = Settings(window_size=SIZE, motion="off", reduced_motion=True, music_volume=0)
MOVES = [
    "E3D3", "A7A6", "D3D4", "A6A7", "D4D5", "A7A6", "D5D6", "A6A7", "D6D7", "A7A6", "D7D8", "A6A7",
    "D8D9",
]  # fmt: skip
"""A short game: Red's leopard walks into the den while Blue's rat goes to and fro."""


TITLE = pygame.Rect(300, 60, 400, 240)
SETUP = pygame.Rect(250, 120, 600, 200)
RESULT = pygame.Rect(420, 280, 160, 60)
"""Parts of screens by which they are known."""


@pytest.fixture(scope="module")
def desktop() -> Iterator[Desktop]:
    with a_desktop() as desktop:
        yield desktop


def started(desktop: Desktop, home: Path, players: str = "two") -> Program:
    """The program with calm settings and the last choice of players."""
    config = home / "config"
    config.mkdir()
    facts = {
        "version": 1, "window_size": list(SIZE), "motion": "off", "reduced_motion": True,
        "music_volume": 0,
    }  # fmt: skip
    (config / "settings.json").write_text(json.dumps(facts))
    (config / "memory.json").write_text(json.dumps({"new game of jungle": {"players": players}}))
    program = desktop.start(home, "--lang", "en")
    program.wait_for_size(lambda size: size == SIZE)
    return program


class Stage:
    """The same scenes as in the program, to know where things are and what they look like."""

    def __init__(self) -> None:
        fonts = Fonts(Path(__file__).parents[2] / "assets/fonts")
        self.view = view_maker(fonts.measure, lambda: 12)(SIZE, CALM)
        self.world = World(Silence(), SystemClipboard(), CALM, games)
        self.world.memory.keep("new game of jungle", {"players": "two"})
        self.game = games()["jungle"]

    def place(self, scene: Scene, widget: str, part: int | None = None) -> tuple[float, float]:
        """Where a widget of a scene is."""
        scene.arrange(self.view)
        page = getattr(scene, "page")  # noqa: B009 - not every scene has one
        (found,) = (each for each in page.widgets if each.name == widget)
        if part is not None:
            assert isinstance(found, Chooser)
            middle: tuple[float, float] = found.parts(self.view)[part].middle
            return middle
        x, y = found.rect.middle
        return x, y

    def match(self, moves: list[str]) -> AnyMatch:
        match = begin(JUNGLE, Setup(self.game.rules))
        for move in moves:
            match = done(match.play(JUNGLE.codec.parse_action(move)))
        return match

    def square(self, play: Play, square: str) -> tuple[float, float]:
        field = play.spectacle.surface.field
        assert field is not None
        return field.middle(*self.game.table.place_of(square))

    def new_game(self) -> NewGame:
        return NewGame(self.world, self.game)

    def look(self, *scenes: Scene) -> pygame.Surface:
        """What scenes look like while the mouse is elsewhere."""
        shot, _ = take_shot(scenes, CALM, SIZE, 0.0)
        return pygame.image.load(BytesIO(shot))

    def board(self, moves: list[str]) -> pygame.Surface:
        """What a game looks like after some moves."""
        return self.look(Play(self.world, self.game, self.match(moves)))


def alike(one: pygame.Surface, other: pygame.Surface, area: pygame.Rect) -> float:
    """The share of points that are the same in a part of two pictures."""
    across, down = range(area.left, area.right, 3), range(area.top, area.bottom, 3)
    points = [(x, y) for x in across for y in down]
    same = sum(one.get_at(at)[:3] == other.get_at(at)[:3] for at in points)
    return same / len(points)


def wait_for(program: Program, wanted: pygame.Surface, area: pygame.Rect, what: str) -> None:
    """Until a part of the window looks as wanted."""
    eventually(lambda: alike(program.picture(), wanted, area) > 0.99, what)


def board_of(play: Play) -> pygame.Rect:
    """The squares of the board."""
    field = play.spectacle.surface.field
    assert field is not None
    return pygame.Rect(field.x, field.y, field.square * field.columns, field.square * field.rows)


def test_a_whole_game_by_mouse(desktop: Desktop, tmp_path: Path) -> None:
    stage = Stage()
    program = started(desktop, tmp_path)
    wait_for(program, stage.look(Title(stage.world)), TITLE, "the title")
    program.click(*stage.place(Title(stage.world), "new_game"))
    wait_for(program, stage.look(stage.new_game()), SETUP, "the new game")
    program.click(*stage.place(stage.new_game(), "start"))
    program.point(2, 2)
    play = Play(stage.world, stage.game, stage.match([]))
    play.arrange(stage.view)
    wait_for(program, stage.board([]), board_of(play), "a game that has begun")
    for move in MOVES[:-1]:
        for square in (move[:2], move[2:]):
            program.click(*stage.square(play, square))
    program.point(2, 2)
    wait_for(program, stage.board(MOVES[:-1]), board_of(play), "the board before the end")
    for square in (MOVES[-1][:2], MOVES[-1][2:]):
        program.click(*stage.square(play, square))
    program.point(2, 2)
    dialog = ResultDialog(stage.world, stage.game, stage.match(MOVES), -10.0)
    end = stage.look(Play(stage.world, stage.game, stage.match(MOVES)), dialog)
    wait_for(program, end, RESULT, "the result")
    program.press("Escape")
    wait_for(program, stage.board(MOVES), board_of(play), "the board after the end")
    program.press("alt+F4")
    assert program.ends() == (0, "")


def test_from_the_title_into_a_game_by_keys_alone(desktop: Desktop, tmp_path: Path) -> None:
    stage = Stage()
    program = started(desktop, tmp_path)
    wait_for(program, stage.look(Title(stage.world)), TITLE, "the title")
    program.press("Tab", "Return")
    wait_for(program, stage.look(stage.new_game()), SETUP, "the new game")
    page = stage.new_game()
    page.arrange(stage.view)
    order = [each.name for each in page.page.widgets if each.takes_focus and each.is_enabled]
    page.page.handle(Key("tab"), 0)
    assert page.page.focused is not None
    first = order.index(page.page.focused.name)
    program.press(*["Tab"] * (1 + (order.index("start") - first) % len(order)), "Return")
    play = Play(stage.world, stage.game, stage.match([]))
    play.arrange(stage.view)
    wait_for(program, stage.board([]), board_of(play), "a game that has begun")
    program.press("alt+F4")
    assert program.ends() == (0, "")
