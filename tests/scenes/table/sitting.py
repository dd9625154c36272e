"""What tests around the board act with: tables of many kinds, and a scene that shows them."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from jungle_pg.cabinet import games
from jungle_pg.core.clock import Expiry, TimeControl
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.log import Player, Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.rulebook import Refusal, Seat
from jungle_pg.core.saving.values import TimeState
from jungle_pg.core.timing import BEGINNING
from jungle_pg.engine.client import EngineClient
from jungle_pg.engine.messages import Answer, Question
from jungle_pg.files.settings import Settings
from jungle_pg.games.move_record import MoveRecord
from jungle_pg.scenes.screen import Screen
from jungle_pg.scenes.table.actions import button_facts
from jungle_pg.scenes.table.captions.players import read_clocks
from jungle_pg.scenes.table.captions.table import facts_of
from jungle_pg.scenes.table.panels.facts import Legend, TableFacts
from jungle_pg.scenes.table.panels.side_panels import SidePanels
from jungle_pg.scenes.table.table import Table
from jungle_pg.stage.ops import DrawList, Group
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.page import Page
from tests.scenes.acting import a_world
from tests.words import language_of

GAME: Final = games()["jungle"]
ENGLISH: Final = language_of("en")
PERSON, COMPUTER = Player(), Player(level=6)
LIMIT: Final = TimeControl(30, Expiry.PASS)
LEGENDS: Final = {
    "en": Legend(
        "Elephant",
        (
            ("marks/move", "walk to D4 or D6"),
            ("marks/jump", "leap the river to A5"),
            ("marks/capture", "take wolf or leopard"),
            ("marks/threat", "beware of the elephant"),
        ),
    ),
    "zh": Legend("象", (("marks/move", "走到 D4"), ("marks/threat", "小心大象"))),
}
MESSAGES: Final = {
    "en": "Invalid move: there is no river to jump on the way to D5",
    "zh": "走法无效：鼠在水里，不能吃岸上的棋子",
}


class IdleWorker:
    """Its thoughts never end."""

    is_lost = False

    def ask(self, ticket: int, question: Question) -> None:
        """It is only asked."""

    def received(self, wait_s: float) -> list[Answer]:
        return []

    def cancel(self) -> None:
        """Nothing is on its way."""

    def close(self) -> None:
        """Nothing is left behind."""


def idle_engine() -> EngineClient:
    return EngineClient(IdleWorker)


def count(state: Any, seat: Seat) -> int:
    """How many animals a side has."""
    return sum(piece is not None and piece.seat == seat for piece in state.board)


def played(
    plies: int, players: tuple[Player, Player] = (PERSON, COMPUTER), rules: str = "traditional"
) -> AnyMatch:
    """A match after so many plies, with captures among them."""
    setup = Setup(JUNGLE.codec.parse_rules(rules), players=players, undo_depth=None)
    match, luck = begin(JUNGLE, setup), Random(3)
    while len(match.moments) < plies and match.actor is not None:
        actions = JUNGLE.actions(match.state)
        blows = [each for each in actions if match.state.board[each.target] is not None]
        ahead = 1 if match.actor == 0 else -1
        steps = [each for each in actions if ahead * (each.target - each.start) > 1]
        outcome = match.play(luck.choice(blows or steps or actions))
        assert not isinstance(outcome, Refusal)
        match = outcome
    return match


def a_match_of(game_id: str, players: tuple[Player, Player]) -> AnyMatch:
    """A match of any game by its usual rules that has just begun."""
    game = games()[game_id]
    return begin(game.rulebook, Setup(game.rules, players=players))


def seated(match: AnyMatch, control: TimeControl | None = None) -> Table:
    """A table whose time began at 0."""
    table = Table(match, TimeState(control), idle_engine())
    table.resume(BEGINNING, 0.0)
    return table


def thinking(plies: int = 25) -> Table:
    """A computer is at it."""
    table = seated(played(plies))
    table.update(0.0)
    assert table.state.is_thinking
    return table


def looking(ply: int = 12) -> Table:
    """Somebody looks at an earlier position."""
    table = seated(played(24), LIMIT)
    table.show_ply(ply, 0.0)
    return table


def played_for() -> Table:
    """A computer plays for a person whose time was over."""
    table = seated(played(24), TimeControl(30, Expiry.AUTO_PLAY))
    table.update(31.0)
    table.update(31.1)
    return table


def watched() -> Table:
    """Two computers, one of which has been stopped."""
    table = seated(played(24, (Player(level=8), Player(level=5))))
    table.hold()
    return table


def resigned() -> Table:
    """A match that was given up."""
    match = played(30).resign(0)
    assert not isinstance(match, Refusal)
    return seated(match)


def won() -> Table:
    """A match that is over, with the longest words of an end."""
    position = "7/7/7/7/7/7/l6/E6/7 r 0 1"
    match = begin(JUNGLE, Setup(JUNGLE.codec.parse_rules("traditional"), position))
    (blow,) = [each for each in JUNGLE.actions(match.state) if match.state.board[each.target]]
    after = match.play(blow)
    assert not isinstance(after, Refusal)
    assert after.verdict is not None
    return seated(after, LIMIT)


KINDS: Final[dict[str, Callable[[], Table]]] = {
    "beginning": lambda: seated(played(0), LIMIT),
    "playing": lambda: seated(played(24), LIMIT),
    "two": lambda: seated(played(25, (Player("Alexandra"), Player("小明"))), LIMIT),
    "thinking": thinking,
    "looking": looking,
    "played for": played_for,
    "watched": watched,
    "resigned": resigned,
    "won": won,
    "den": lambda: seated(played(120), LIMIT),
}


def told(table: Table, words: Words = ENGLISH, now: float = 0.0, **more: Any) -> TableFacts:
    """The facts of a table."""
    at, book = table.state, MoveRecord(GAME)
    buttons = button_facts(at)
    return facts_of(
        at, GAME, words, read_clocks(at, now), book, buttons=buttons, piece_count=count, **more
    )


class Sitting(Screen):
    """A scene that shows what is around a board, and nothing on it."""

    name = "sitting"

    def __init__(self, table: Table, settings: Settings | None = None) -> None:
        super().__init__(a_world(settings), Page([]))
        self.table, self.panels, self.book = table, SidePanels(), MoveRecord(GAME)
        self.has_legend = self.has_messages = True
        self.has_news = False

    def facts(self, view: View, now: float) -> TableFacts:
        """What is shown."""
        code = view.words.code
        return facts_of(
            self.table.state,
            GAME,
            view.words,
            read_clocks(self.table.state, now),
            self.book,
            message=MESSAGES[code] if self.has_messages else "",
            is_news=self.has_news,
            legend=LEGENDS[code] if self.has_legend else None,
            buttons=button_facts(self.table.state),
            piece_count=count,
        )

    def lay_out(self, view: View) -> DrawList:
        """Everything in its place."""
        self.panels.lay_out(view, self.facts(view, 0.0))
        self.page.change(self.panels.widgets)
        return ()

    def page_ops(self, view: View, now: float) -> DrawList:
        """What lies under the widgets, and the widgets."""
        if self.panels.show(self.facts(view, now)):
            self.page.change(self.panels.widgets)
        return Group("around", self.panels.draw(now)), Group("page", self.page.draw(view, now))
