"""Plain tables for games with cards: they show everything they are told, so that a leak is seen."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot
from typing import Any

from jungle_pg.core.clock import TimeControl
from jungle_pg.core.log import Player, Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.rulebook import BadText, Pick, Seat
from jungle_pg.core.saving.values import TimeState
from jungle_pg.engine.client import EngineClient, Inquiry, Priority
from jungle_pg.engine.messages import Question
from jungle_pg.files.settings import Settings
from jungle_pg.games.game import Game
from jungle_pg.games.look import Look
from jungle_pg.games.values import (
    Appearance,
    Field,
    Mark,
    MenuChoice,
    MoveRow,
    Pace,
    Progress,
    Zones,
)
from jungle_pg.scenes.table.play import Play
from jungle_pg.stage.input.inputs import LEFT, Point, Press, Release
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Box, DrawList, Text
from tests.core.jackaroo.moments import JACKAROO
from tests.covered_toy import COVERED, RULES
from tests.scenes.acting import Performance, a_world
from tests.scenes.cards import Card
from tests.scenes.table.playing import CALM, HUMAN, Board
from tests.scenes.table.sitting import IdleWorker

STAKES = {"stake:low": (0.25, 0.5), "stake:high": (1.6, 1.25)}
REACH = 0.5
BACKS = (0, "?")


@dataclass(frozen=True)
class Slowly:
    """A change that takes a second, and shows what it was told."""

    told: str
    after: DrawList
    ends_s: float = 1.0
    lands_s: float = 1.0

    def draw(
        self, time_s: float, field: Field, appearance: Appearance, marks: Any = ()
    ) -> DrawList:
        return (Text(self.told, field.x, field.y, 10, "#000000"), *self.after)

    def shake(self, time_s: float, field: Field) -> tuple[float, float]:
        return 0.0, 0.0


class TellAll(Look[Any, Any, Any, Any]):
    """Shows all it knows as text; places lie anyhow."""

    margin = 0.2

    def size(self, rules: Any) -> tuple[int, int]:
        return 3, 2

    def ground(self, rules: Any, field: Field, appearance: Appearance) -> DrawList:
        rect = field.rect
        return (Box(rect.x, rect.y, rect.w, rect.h, "#336699"),)

    def chips(self, state: Any, field: Field) -> DrawList:
        return ()

    def pick_at(self, column: float, row: float) -> Pick | None:
        def far(pick: Pick) -> float:
            return hypot(STAKES[pick][0] - column, STAKES[pick][1] - row)

        nearest = min(STAKES, key=far)
        return nearest if far(nearest) <= REACH else None

    def place_of(self, pick: Pick) -> tuple[float, float]:
        if pick not in STAKES:
            raise BadText("no place")
        return STAKES[pick]

    def standing(
        self, state: Any, field: Field, appearance: Appearance, marks: Sequence[Mark] = ()
    ) -> DrawList:
        told = (f"{state}", f"{field.zones}", *(f"{mark}" for mark in marks))
        return tuple(
            Text(each, field.x, field.y + 12 * row, 10, "#000000") for row, each in enumerate(told)
        )

    def motion(self, before: Any, events: Any, after: Any, pace: Pace) -> Slowly:
        ends_s = 0.0 if pace.is_off else 1.0
        return Slowly(f"{before} {events} {after}", (), ends_s, ends_s)

    def change(self, before: Any, after: Any, pace: Pace) -> Slowly:
        return Slowly(f"{before} {after}", (), 0.0, 0.0)

    def target_mark(self, state: Any, action: Any) -> str:
        return "move"

    def move_row(self, state: Any, action: Any) -> MoveRow:
        return MoveRow("marks/chip_green", "word.rat", str(action))

    def piece_count(self, state: Any, seat: Seat) -> int:
        return len(state.hands[seat])

    # Cards side by side in a rectangle

    has_hands = True

    def hand_picks(self, state: Any, seat: Seat) -> tuple[Pick, ...]:
        return tuple(f"card:{card}" for card in _held(state, seat) if card not in BACKS)

    def hand_pick_at(self, state: Any, zones: Zones, x: float, y: float) -> Pick | None:
        for card, rect in self._rects(state, zones):
            if rect.holds(x, y):
                return "back" if card in BACKS else f"card:{card}"
        return None

    def hand_place_of(self, state: Any, zones: Zones, pick: Pick) -> tuple[float, float] | None:
        for card, rect in self._rects(state, zones):
            if card not in BACKS and f"card:{card}" == pick:
                return rect.middle
        return None

    def menu_choice(self, state: Any, action: Any) -> MenuChoice | None:
        names = {"stake:low": "play.take_over", "stake:high": "play.hint"}
        return MenuChoice(names[action]) if action in names else None

    def _rects(self, state: Any, zones: Zones) -> list[tuple[Any, Rect]]:
        return [
            (card, Rect(area.x + area.w * number / len(cards), area.y, area.w / len(cards), area.h))
            for seat, area in enumerate(zones.hands)
            for cards in (_held(state, seat),)
            for number, card in enumerate(cards)
        ]


def _held(state: Any, seat: Seat) -> tuple[Any, ...]:
    """The cards of a seat; one that is chosen in the toy game is still there."""
    is_choosing = state.phase == "stake" and state.mover == seat
    return (*state.hands[seat], state.card) if is_choosing else tuple(state.hands[seat])


class Scores(TellAll):
    """Tells also how many cards are left."""

    loses_pieces = False

    def progress(self, state: Any, seat: Seat) -> Progress | None:
        done = 4 - len(state.hands[seat])
        return Progress(done, 4, done / 4, "marks/chip_green")


TOY_CARDS = Game(COVERED, Scores(), RULES)
KING = JACKAROO.codec.parse_rules("king")
PLAIN_JACKAROO = Game(JACKAROO, TellAll(), KING)


class Asked(EngineClient):
    """Notes what it is asked, and answers nothing."""

    def __init__(self) -> None:
        super().__init__(IdleWorker)
        self.questions: list[Question] = []

    def ask(self, question: Question, priority: Priority) -> Inquiry:
        self.questions.append(question)
        return super().ask(question, priority)


class CardBoard(Board):
    """A play scene with cards, and a player who clicks on them."""

    def __init__(
        self,
        game: Game = TOY_CARDS,
        position: str | None = None,
        players: tuple[Player, Player] = (HUMAN, Player(level=1)),
        control: TimeControl | None = None,
        settings: Settings = CALM,
        size: tuple[int, int] = (1920, 1080),
        engine: EngineClient | None = None,
        seed: int = 5,
        match: AnyMatch | None = None,
    ) -> None:
        self.world = a_world(settings)
        self.asked = Asked()
        self.world.engine = engine or self.asked
        self.world.luck = lambda: 77
        setup = Setup(game.rules, position, players, 10, seed)
        first = Play(self.world, game, match or begin(game.rulebook, setup), TimeState(control))
        self.show = Performance(Card("below"), self.world, size)
        self.show.cover_with(first)
        self.show.rest(0.01)

    def at(self, square: str, dx: float = 0, dy: float = 0) -> tuple[float, float]:
        place = self.scene.board.place_of(square)
        assert place is not None, square
        return place[0] + dx, place[1] + dy

    def click(self, *squares: str, button: int = LEFT) -> None:
        for square in squares:
            at = self.at(square)
            self.do(Point(*at), Press(*at, button), Release(*at, button))

    @property
    def hand(self) -> tuple[Pick, ...]:
        """The cards that can be clicked."""
        return self.scene.game.look.hand_picks(
            self.scene.table.state.position, self.scene.table.state.viewer or 0
        )
