"""The scenes of the program once more, to know where things are in a window and how they look."""

import json
import time
from io import BytesIO
from pathlib import Path
from typing import Final

import pygame

from jungle_pg.cabinet import games, journeys, rulebooks, words
from jungle_pg.commands.play import ways_to_friends
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.rulebook import Refusal, Seat
from jungle_pg.files.folders import assets_folder
from jungle_pg.files.saves.folder import saves_in
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.chooser.chooser import GameChooser
from jungle_pg.scenes.question import Question
from jungle_pg.scenes.setup.new_game import NewGame
from jungle_pg.scenes.table.dialogs.cover import cover_of
from jungle_pg.scenes.table.dialogs.result import ResultDialog
from jungle_pg.scenes.table.play import Play
from jungle_pg.scenes.table.played_screen import PlayedScreen
from jungle_pg.scenes.title.title import Title
from jungle_pg.scenes.world import World
from jungle_pg.shell.input.events import SystemClipboard
from jungle_pg.shell.pictures.fonts import Fonts
from jungle_pg.shell.shot import take_shot
from jungle_pg.shell.sound.audio import Silence
from jungle_pg.shell.views import view_maker
from jungle_pg.ui.controls.one_of_several import Chooser
from tools.desktop import Program, eventually

SIZE: Final = (1000, 700)
CALM: Final = Settings(window_size=SIZE, motion="off", reduced_motion=True, music_volume=0)
MOVES: Final = (
    "E3D3", "A7A6", "D3D4", "A6A7", "D4D5", "A7A6", "D5D6", "A6A7", "D6D7", "A7A6", "D7D8", "A6A7",
    "D8D9",
)  # fmt: skip
"""A short game: Red's leopard walks into the den while Blue's rat goes to and fro."""

TITLE: Final = pygame.Rect(300, 60, 400, 240)
CABINETS: Final = pygame.Rect(260, 200, 160, 240)
SETUP: Final = pygame.Rect(250, 120, 600, 200)
RESULT: Final = pygame.Rect(420, 280, 160, 60)
COVER: Final = pygame.Rect(300, 240, 400, 140)
"""Parts of screens by which they are known."""

NOWHERE: Final = Path("there is no such folder")
"""A player without saves and friends, who could have some."""
ASIDE: Final = (2, 2)
"""Where the mouse touches nothing."""
ALIKE: Final = 0.99
GRID_PX: Final = 3


CHECK: Final = ("h3e3", "h8e8", "e3e7")
"""Xiangqi: both sides move a cannon to the middle, and Red's takes a soldier with check."""


def furnish(home: Path, game_id: str = "jungle", **choices: object) -> None:
    """Give the program below a folder calm settings, a game and its last choices."""
    config = home / "config"
    config.mkdir(parents=True)
    facts = {
        "version": 1, "window_size": list(SIZE), "motion": "off", "reduced_motion": True,
        "music_volume": 0,
    }  # fmt: skip
    (config / "settings.json").write_text(json.dumps(facts), encoding="utf-8")
    memory = {"game": {"game": game_id}, f"new game of {game_id}": choices}
    (config / "memory.json").write_text(json.dumps(memory), encoding="utf-8")


class Rehearsal:
    """The same scenes as in a window of that size with those settings."""

    def __init__(self, game_id: str = "jungle", **choices: object) -> None:
        fonts = Fonts(assets_folder() / "fonts")
        self.view = view_maker(words, fonts.measure, lambda: 12)(SIZE, CALM)
        self.world = World(
            Silence(),
            SystemClipboard(),
            CALM,
            games,
            journeys=journeys,
            friends=lambda: ways_to_friends(NOWHERE, time.monotonic),
            saves=saves_in(NOWHERE, rulebooks),
        )
        self.world.memory.keep("game", {"game": game_id})
        self.world.memory.keep(f"new game of {game_id}", choices)
        self.game = games()[game_id]

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

    def match(self, moves: tuple[str, ...]) -> AnyMatch:
        """The match after some moves."""
        match = begin(self.game.rulebook, Setup(self.game.rules))
        for move in moves:
            outcome = match.play(match.rulebook.codec.parse_action(move))
            assert not isinstance(outcome, Refusal), f"{move} is refused"
            match = outcome
        return match

    def square(self, play: PlayedScreen, square: str) -> tuple[float, float]:
        """Where a square of the board is."""
        field = play.board.field
        assert field is not None
        return field.middle(*self.game.look.place_of(square))

    def cabinets(self) -> GameChooser:
        """The screen where a game is chosen."""
        return GameChooser(self.world)

    def new_game(self) -> NewGame:
        """The screen where a game is agreed."""
        return NewGame(self.world, self.game)

    def play(self, moves: tuple[str, ...] = ()) -> Play:
        """The screen of a game, laid out."""
        play = Play(self.world, self.game, self.match(moves))
        play.arrange(self.view)
        return play

    def cover(self, seat: Seat) -> Question:
        """What is asked before the cards of a seat are shown."""
        return cover_of(self.world, self.game, self.match(()), seat)

    def cards(self, seat: Seat) -> list[tuple[float, float]]:
        """Where the cards of the first hand of a seat are, from left to right."""
        play = self.play()
        play.table.uncover(seat, 0.0)
        play.show_again()
        play.draw(0.0)
        assert self.game.look.has_hands
        picks = self.game.look.hand_picks(play.table.state.position, seat)
        places = [play.board.place_of(pick) for pick in picks]
        return [place for place in places if place is not None]

    def look(self, *scenes: Scene) -> pygame.Surface:
        """What scenes look like while the mouse is elsewhere."""
        shot, _ = take_shot(scenes, CALM, words, SIZE, 0.0)
        return pygame.image.load(BytesIO(shot))

    def board(self, moves: tuple[str, ...] = ()) -> pygame.Surface:
        """What a game looks like after some moves."""
        return self.look(self.play(moves))


def alike(one: pygame.Surface, other: pygame.Surface, area: pygame.Rect) -> float:
    """The share of points that are the same in a part of two pictures."""
    across, down = range(area.left, area.right, GRID_PX), range(area.top, area.bottom, GRID_PX)
    points = [(x, y) for x in across for y in down]
    same = sum(one.get_at(at)[:3] == other.get_at(at)[:3] for at in points)
    return same / len(points)


def wait_for(program: Program, wanted: pygame.Surface, area: pygame.Rect, what: str) -> None:
    """Until a part of the window looks as wanted."""
    eventually(lambda: alike(program.picture(), wanted, area) > ALIKE, what)


def agree_on_a_game(program: Program, stage: Rehearsal) -> None:
    """From the title through the cabinets to the start of a game, by clicks."""
    title = Title(stage.world)
    wait_for(program, stage.look(title), TITLE, "the title")
    program.click(*stage.place(title, "new_game"))
    wait_for(program, stage.look(stage.cabinets()), CABINETS, "the cabinets")
    program.click(*stage.place(stage.cabinets(), "play"))
    wait_for(program, stage.look(stage.new_game()), SETUP, "the new game")
    program.click(*stage.place(stage.new_game(), "start"))
    program.point(*ASIDE)


def begin_a_game(program: Program, stage: Rehearsal) -> None:
    """From the title to a game that has begun, by clicks."""
    agree_on_a_game(program, stage)
    wait_for(program, stage.board(), board_of(stage.play()), "a game that has begun")


def click_moves(program: Program, stage: Rehearsal, moves: tuple[str, ...]) -> None:
    """Click the squares of some moves."""
    play, book = stage.play(), stage.game.rulebook
    for move in moves:
        for square in book.picks(play.match.state, book.codec.parse_action(move)):
            program.click(*stage.square(play, square))
    program.point(*ASIDE)


def play_to_the_end(program: Program, stage: Rehearsal) -> None:
    """Click a whole game, read its result, and look at the board after it."""
    board = board_of(stage.play())
    click_moves(program, stage, MOVES[:-1])
    wait_for(program, stage.board(MOVES[:-1]), board, "the board before the end")
    click_moves(program, stage, MOVES[-1:])
    end = stage.play(MOVES)
    dialog = ResultDialog(stage.world, stage.game, stage.match(MOVES), -10.0)
    wait_for(program, stage.look(end, dialog), RESULT, "the result")
    program.press("Escape")
    wait_for(program, stage.board(MOVES), board, "the board after the end")


def board_of(play: PlayedScreen) -> pygame.Rect:
    """The squares of the board."""
    field = play.board.field
    assert field is not None
    return pygame.Rect(field.x, field.y, field.square * field.columns, field.square * field.rows)
