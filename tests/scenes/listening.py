"""Somebody who plays by keys and hears what is read out, and sees nothing."""

from collections import deque
from dataclasses import dataclass, field

from jungle_pg.board.played_board import PlayedBoard, nearest
from jungle_pg.core.rulebook import Pick
from jungle_pg.files.settings import Language, Settings
from jungle_pg.scenes.announcing import Announcer
from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.inputs import Key
from jungle_pg.stage.input.shortcuts import ARROWS
from jungle_pg.stage.narration import Utterance
from tests.scenes.acting import Performance, a_world

MOST_CONTROLS = 100


@dataclass
class Ear:
    """Stands in for a voice: it writes down what is read out."""

    heard: list[Utterance] = field(default_factory=list)
    hushed: int = 0
    closed: int = 0

    def speak(self, utterance: Utterance) -> None:
        self.heard.append(utterance)

    def hush(self) -> None:
        self.hushed += 1

    def problems(self) -> list[str]:
        return []

    def rest(self) -> None:
        self.closed += 1

    def close(self) -> None:
        self.closed += 1

    @property
    def texts(self) -> list[str]:
        return [utterance.text for utterance in self.heard]


def listening(language: Language = "en") -> World:
    """A world in which everything is read out, and nothing takes time to move."""
    return a_world(Settings(speech=True, language=language, motion="off", reduced_motion=True))


class Listener:
    """Presses keys in a world that reads out, as the program passes keys on."""

    def __init__(self, scene: Scene, world: World) -> None:
        self.show = Performance(scene, world)
        self.ear = Ear()
        self.announcer = Announcer(world, self.ear)
        self.wait(0.0)

    def wait(self, seconds: float) -> list[str]:
        """Let time pass; what is read out meanwhile."""
        before = len(self.ear.heard)
        self.show.rest(seconds)
        self.announcer.follow(self.show.stack)
        return self.ear.texts[before:]

    def press(self, *keys: str | Key) -> list[str]:
        """Press keys one after the other; what is read out then."""
        before = len(self.ear.heard)
        for key in keys:
            self.announcer.acted()
            self.show.do(Key(key) if isinstance(key, str) else key)
            self.announcer.follow(self.show.stack)
        return self.ear.texts[before:]

    @property
    def board(self) -> PlayedBoard:
        """The board of the scene in use."""
        found = self.show.widget("board")
        assert isinstance(found, PlayedBoard)
        return found

    def tab_to(self, name: str) -> list[str]:
        """Press Tab until a control of this name has the focus; what is read out on the way."""
        heard = []
        while (focused := self.show.page.focused) is None or focused.name != name:
            heard += self.press("tab")
            assert len(heard) < MOST_CONTROLS, f"Tab never leads to {name}"
        return heard

    def go_to(self, pick: Pick) -> list[str]:
        """Go there with the arrow keys; what is read out on the way."""
        self.tab_to("board")
        way = self._way(pick)
        assert way is not None, f"no keys lead from {self.board.keys_at()} to {pick}"
        heard = self.press(*way)
        assert self.board.keys_at() == pick, (way, self.board.keys_at(), pick)
        return heard

    def choose(self, *picks: Pick) -> list[str]:
        """Go to each place and press Enter; what is read out."""
        return [text for pick in picks for text in (*self.go_to(pick), *self.press("enter"))]

    def _way(self, goal: Pick) -> tuple[str, ...] | None:
        """The arrow keys that lead somewhere."""
        board, start = self.board, self.board.keys_at()
        if board.pickable.stops is None:
            (column, row), (x, y) = board.look.place_of(goal), board.look.place_of(start)
            side = -1 if board.is_flipped else 1
            across, down = round(column - x) * side, round(row - y) * side
            sideways = ("right",) * across or ("left",) * -across
            return (*sideways, *(("down",) * down or ("up",) * -down))
        placed = {pick: board.place_of(pick) for pick in board.pickable.stops}
        at = {pick: place for pick, place in placed.items() if place is not None}
        ways: dict[Pick, tuple[str, ...]] = {start: ()}
        due = deque([start])
        while due and goal not in ways:
            here = due.popleft()
            for key, step in ARROWS.items():
                there = nearest(at, here, *step)
                if there is not None and there not in ways:
                    ways[there] = (*ways[here], key)
                    due.append(there)
        return ways.get(goal)
