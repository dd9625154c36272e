"""A game between computers that plays while nobody uses the program; anything ends it."""

from dataclasses import replace
from math import floor, hypot
from typing import Any, Final

from jungle_pg.board.board_view import BoardView
from jungle_pg.board.marks import last_marks, marks_of_danger
from jungle_pg.board.moving_pieces import MovingPieces, ShownPly, seed_of
from jungle_pg.core.audience import Audience, thinking_seed
from jungle_pg.core.draft import Draft
from jungle_pg.core.history import is_listed, move_count
from jungle_pg.core.log import Player, Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.rulebook import CHANCE, Refusal, Seat, Verdict
from jungle_pg.engine.thinking import Order
from jungle_pg.games.game import Game
from jungle_pg.games.values import Mark
from jungle_pg.scenes.appearance import pace_of, window_appearance
from jungle_pg.scenes.base import Command, Pop, Replace
from jungle_pg.scenes.chooser.last_game import has_several, rules_text
from jungle_pg.scenes.screen import Screen
from jungle_pg.scenes.table.computer_seat import ComputerSeat
from jungle_pg.scenes.title.demonstration_layout import (
    DemonstrationLayout,
    contender_ops,
    places,
    told_ops,
)
from jungle_pg.scenes.world import World
from jungle_pg.stage.backdrop import jungle
from jungle_pg.stage.easing import breath
from jungle_pg.stage.input.inputs import Focus, Input, Leave, Point, Resize
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import DrawList, Group, Op, Scenery, Sprite, Text
from jungle_pg.stage.scale import HEADING, LARGE
from jungle_pg.stage.view import View
from jungle_pg.texts.speech import verdict_text
from jungle_pg.ui.page import Page
from jungle_pg.ui.plank import plank_across

LEVELS: Final = (5, 6)
"""Strong enough to look sensible, and never a load for the machine."""

OPENING_LEVEL: Final = 3
OPENING_MOVES: Final = 6
"""A beginning by chance, so that no two games are the same."""

MOST_MOVES: Final = 300
"""A game that does not end by then makes room for the next one."""

LEAST_S: Final = 0.7
BEFORE_RESULT_S: Final = 0.6
RESULT_S: Final = 4.0
LOUDNESS: Final = 0.4
NUDGE_PX: Final = 6
"""A mouse that moves less than this was only touched."""

BREATH_S: Final = 3.0
FAINTEST: Final = 0.5
BREATHS_A_SECOND: Final = 12


class Demonstration(Screen):
    """Board, players, the name of the program, and what to do to play oneself."""

    name = "demonstration"

    def __init__(
        self,
        world: World,
        seed: int,
        *,
        mouse: tuple[float, float] | None = None,
        is_heard: bool = True,
    ) -> None:
        super().__init__(world, Page([]))
        self._seed, self._mouse, self._is_heard = seed, mouse, is_heard
        self.game, rules = shown_game(world, seed)
        # Sides change from game to game, and from one round of all games to the next.
        rounds, number = divmod(seed, len(world.games()))
        levels = LEVELS if (rounds + number) % 2 == 0 else LEVELS[::-1]
        players = (Player(level=levels[0]), Player(level=levels[1]))
        self.match: AnyMatch = begin(
            self.game.rulebook, Setup(rules, players=players, luck_seed=seed)
        )
        self._draft: Draft[Any, Any, Any, Any] = Draft(self.match)
        self._ahead = self.match
        """The match as if what is only picked were played."""
        self._audience: Audience[Any, Any, Any, Any] = Audience()
        self._shown = 0
        """How many entries of the log have been shown."""
        self._seat = ComputerSeat(world.engine, LEAST_S)
        look, opening = self.game.look, self._seen.opening
        self._board = BoardView(look, opening)
        gain = LOUDNESS if is_heard else 0
        self.pieces = MovingPieces(look, opening, world.sound.cue, gain)
        self._settled_at: float | None = None
        """When the last piece of a finished game came to rest."""
        self._result_is_due = False
        self._breath = -1
        self._plank: tuple[Text, ...] = ()
        self._places: DemonstrationLayout | None = None
        self._around: Memo[DrawList] = Memo()
        self._joined: Memo[DrawList] = Memo()

    def backdrop(self, view: View) -> Scenery:
        return jungle(view, is_veiled=True)

    def lay_out(self, view: View) -> DrawList:
        """The board, the name of the program and the plank that asks for a key."""
        rules, words = self.match.setup.rules, view.words
        at = self._places = places(view, self.game, rules)
        appearance = window_appearance(view, self.world.settings, self.game)
        self._board.set_field(rules, at.field, appearance)
        asking = told_ops(view, at.plank, (words("demonstration.any_key"),), HEADING)
        self._plank = tuple(op for op in asking if isinstance(op, Text))
        decor: list[Op] = [op for op in asking if not isinstance(op, Text)]
        if at.logo is not None:
            decor.insert(0, Sprite(words("title.logo"), *at.logo.middle, at.logo.w, at.logo.h))
        if at.heading is not None:
            decor += told_ops(view, at.heading, self._headings(view), LARGE)
        return tuple(decor)

    def handle(self, event: Input, now: float) -> Command | None:
        """Whatever a player does leads back, and does nothing else."""
        match event:
            case Focus(gained):
                self._is_heard = gained
                self.pieces.gain = LOUDNESS if gained else 0
                return None
            case Leave() | Resize():
                return None
            case Point(finger=True):
                # It may become a tap, which must not reach what comes back.
                return None
            case Point(x, y) if not self._is_moved(x, y):
                return None
        return Pop()

    def close(self) -> None:
        """Nobody needs to think any more."""
        self._seat.cancel()

    def update(self, now: float) -> Command | None:
        """Let the game go on: show what was played, then think, then show again."""
        self.pieces.update(now)
        if self.pieces.is_moving(now):
            return None
        if self._shown < self.match.cursor:
            self._show_next(now)
            return None
        if self.match.verdict is not None:
            return self._after_the_end(now)
        if move_count(self.match) >= MOST_MOVES:
            return self._next()
        return self._think(now)

    def page_ops(self, view: View, now: float) -> DrawList:
        """The board, who plays, and how it ended."""
        assert self._places is not None
        at, is_still = self._places, view.calm or self.world.settings.motion == "off"
        self._board.show(self.pieces.at(now), self._marks(), is_still=is_still)
        ground, board = self._board.ground(now), self._board.draw(view, now)
        mover = self.match.rulebook.actor(self.match.state_at(self._shown))
        verdict = self.match.verdict if self._result_is_due else None
        around = self._around(around_ops, view, at, self.game, self.match.setup, mover, verdict)
        alpha = self._alpha(view, now)
        return self._joined(_joined, ground, board, around, self._plank, alpha)

    def ambient_wakes_at(self, now: float) -> float | None:
        """While something moves on the board, with the ground and with the breath of the plank."""
        if self.pieces.wakes_at(now) is not None:
            return now
        if self.view is None or self.view.calm:
            return None
        breathes = (self._breath + 1) / BREATHS_A_SECOND
        lives = self._board.wakes_at(now)
        return breathes if lives is None else min(breathes, lives)

    def _think(self, now: float) -> Command | None:
        match = self.match
        seat = match.actor
        assert seat is not None
        is_opening = move_count(match) < OPENING_MOVES
        level = OPENING_LEVEL if is_opening else match.setup.players[seat].level
        order, goes_on = Order(level=level, seed=thinking_seed(match)), bool(self._draft.picks)
        self._seat.follow(self._ahead, order, now, goes_on=goes_on)
        action = self._seat.action(now)
        if self._seat.problem:
            return Pop()
        if action is not None:
            outcome = self._draft.pick(action)
            if isinstance(outcome, Refusal):
                return Pop()
            self._draft = outcome if isinstance(outcome, Draft) else Draft(outcome)
            self.match, self._ahead = self._draft.match, self._draft.with_picks
        return None

    @property
    def _seen(self) -> AnyMatch:
        """The match as somebody who only watches may see it."""
        return self._audience.view_for(self.match, None)

    def _show_next(self, now: float) -> None:
        """Show the next move or piece of luck; the picks that led to it were nobody's business."""
        settings = self.world.settings
        self._shown += 1
        while not self._is_told(self._shown) and self._shown < self.match.cursor:
            self._shown += 1
        moment = self._seen.moments[self._shown - 1]
        ply = ShownPly(moment.events, moment.state, seed_of(self._seed, self._shown))
        self.pieces.play([ply], pace_of(settings), now, voices=settings.voices)

    def _is_told(self, ply: int) -> bool:
        return self.match.moments[ply - 1].entry.seat == CHANCE or is_listed(self.match, ply)

    def _after_the_end(self, now: float) -> Command | None:
        if self._settled_at is None:
            self._settled_at = now
        since = now - self._settled_at
        self._result_is_due = since >= BEFORE_RESULT_S
        return self._next() if since >= BEFORE_RESULT_S + RESULT_S else None

    def _next(self) -> Command:
        """The same with another game."""
        return Replace(
            Demonstration(self.world, self._seed + 1, mouse=self._mouse, is_heard=self._is_heard)
        )

    def _is_moved(self, x: float, y: float) -> bool:
        if self._mouse is None:
            self._mouse = (x, y)
        return hypot(x - self._mouse[0], y - self._mouse[1]) > NUDGE_PX

    def _marks(self) -> tuple[Mark, ...]:
        """Where the last move came from and where it went."""
        last = last_marks(self.match, self._shown)
        return (*last, *marks_of_danger(self._seen, self._shown)) if last else ()

    def _headings(self, view: View) -> tuple[str, ...]:
        """What is shown, at length and in fewer and fewer words."""
        words, rules = view.words, self.match.setup.rules
        whole = rules_text(words, self.game, rules, names_game=has_several(self.world))
        plain = words("demonstration.heading")
        if not whole:
            return (plain,)
        return words("demonstration.rules", rules=whole), whole, plain

    def _alpha(self, view: View, now: float) -> int:
        """How bright the plank asks for a key: it breathes, it never blinks."""
        if view.calm:
            return 255
        # Noted here, so that a breath stays due until it was drawn.
        self._breath = floor(now * BREATHS_A_SECOND + 1e-6)
        out = breath(self._breath / BREATHS_A_SECOND, BREATH_S)
        return round(255 * (1 - (1 - FAINTEST) * out))


def around_ops(
    view: View,
    at: DemonstrationLayout,
    game: Game,
    setup: Setup[Any],
    mover: Seat | None,
    verdict: Verdict | None,
) -> DrawList:
    """The players, and over the board how the game ended."""
    plates = tuple(
        Group(f"player {seat}", contender_ops(view, rect, game, setup, seat, mover == seat))
        for seat, rect in enumerate(at.plates)
    )
    if verdict is None:
        return plates
    text = verdict_text(view.words.texts, game.rulebook, setup.rules, verdict)
    return (*plates, Group("result", plank_across(view, at.field.rect, text, HEADING)))


def _joined(
    ground: Group, board: DrawList, around: DrawList, plank: tuple[Text, ...], alpha: int
) -> DrawList:
    asking = tuple(replace(op, alpha=alpha) for op in plank)
    return (ground, Group("board", board), *around, Group("asking", asking))


def shown_game(world: World, seed: int) -> tuple[Game, Any]:
    """A game and rules for it: the games in turns, and each time another rule set of them."""
    games = world.games()
    names = tuple(games)
    game, rounds = games[names[seed % len(names)]], seed // len(names)
    rule_sets = _rules_of(game)
    return game, rule_sets[rounds % len(rule_sets)]


def _rules_of(game: Game) -> list[Any]:
    if game.offers is None:
        return [game.rules]
    return [each.rules for each in game.offers.rule_sets]
