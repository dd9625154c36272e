"""The screen of a replay: the board, everything around it, which buttons act, and what is heard."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from jungle_pg.board.board_view import BoardView
from jungle_pg.board.fields import shape_of, wide_shape
from jungle_pg.core.audience import as_watched
from jungle_pg.core.match import AnyMatch
from jungle_pg.games.game import Game
from jungle_pg.games.move_record import MoveFacts
from jungle_pg.games.values import Field, Pace
from jungle_pg.scenes.appearance import script_of, window_appearance
from jungle_pg.scenes.board_answers import BoardInSight, last_move_told
from jungle_pg.scenes.board_screen import BoardScreen
from jungle_pg.scenes.replay.actions import ACTIONS
from jungle_pg.scenes.replay.captions import Teller
from jungle_pg.scenes.replay.controls import Controls, tool_labels
from jungle_pg.scenes.replay.deck import LeastSizes
from jungle_pg.scenes.replay.fitting import fitted_view
from jungle_pg.scenes.replay.layout import (
    MOVES,
    ReplayLayout,
    ReplayWants,
    places_for,
)
from jungle_pg.scenes.replay.projector import Listening, Projector, field_of, watched_pace
from jungle_pg.scenes.replay.replay_art import TAKEN, ReplayArt
from jungle_pg.scenes.replay.story import longest_counter, longest_notation, pins_of, trimmed
from jungle_pg.scenes.replay.tape import Tape
from jungle_pg.scenes.replay.timeline import Timeline
from jungle_pg.scenes.table.panels.moves import MoveList
from jungle_pg.scenes.table.state import seat_below
from jungle_pg.scenes.world import World
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.scale import TEXT
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.panel import panel_inner
from jungle_pg.ui.widget import NOWHERE, Widget

TUNE: Final = "play_loop"


class ReplayScreen(BoardScreen):
    """What is seen of a replay; what clicks and keys do with it is told in `replay.py`.

    `title` and `facts` tell where the match is from; it is shown from `start` of its log on.
    """

    def __init__(
        self,
        world: World,
        game: Game,
        match: AnyMatch,
        *,
        title: str = "",
        facts: Sequence[tuple[str, str]] = (),
        start: int = 0,
    ) -> None:
        self.match: AnyMatch = trimmed(match)
        self._bottom = bottom = seat_below(match)
        self.projector = Projector(game.look, self.match, as_watched(self.match))
        steps = self.steps = self.projector.steps
        board = BoardView(game.look, self.projector.at(0.0, Pace()).position)
        place = steps.stop_after(start) if start > 0 else 0
        self.tape: Tape = Tape(steps.length, place=float(place), stops=steps.stops)
        self.drawer = ""
        """What is open: `moves` or nothing."""
        self._teller = Teller(game, self.match, bottom, title, facts)
        self._listening = Listening(self.projector, world.sound.cue)
        self._parts, self._controls = ReplayArt(), Controls()
        self._list = MoveList()
        self._timeline = Timeline(steps.moves, pins_of(game, self.match))
        self._at: ReplayLayout | None = None
        self._fitted: View | None = None
        """The view in which nothing is smaller than usual."""
        self._placing: Memo[ReplayLayout] = Memo()
        self._fits: Memo[tuple[View, LeastSizes]] = Memo()
        self._now = 0.0
        """The time of what is seen."""
        self._left_at: float | None = None
        """Since when something else may cover it."""
        super().__init__(world, game, board, "play")

    @property
    def places(self) -> ReplayLayout:
        assert self._at is not None, "it was not laid out yet"
        return self._at

    def lay_out(self, view: View) -> DrawList:
        """The board, and everything else around it."""
        self._teller.write(script_of(self.world.settings, self.game))
        contents = ReplayContents(
            self.game,
            self.match.setup.rules,
            self._teller.moves(view.words),
            self.steps.moves,
            self.world.exporter is not None,
            self._field_in,
        )
        view, least = self._fits(_fitted, contents, view)
        self._fitted = view
        at = self._at = self._placing(_places, contents, view, least, self.drawer)
        if self.drawer == MOVES and MOVES not in {place.name for place in at.buttons}:
            # There is room for the moves without a drawer.
            self.drawer = ""
        appearance = window_appearance(view, self.world.settings, self.game)
        self.board.set_field(self.match.setup.rules, self._field_in(at.board), appearance)
        self._timeline.place(at.deck.bar)
        buttons = self._controls.place(view, at.buttons)
        widgets: list[Widget] = [self.board, *self._list_in(view, at), *buttons]
        self._controls.speed.place(at.deck.speed)
        widgets += [self._timeline, self._controls.speed]
        self.page.change(widgets)
        return ()

    def page_ops(self, view: View, now: float) -> DrawList:
        """The ground, what is around it, pieces and widgets, all at one place of the match."""
        time = self._now = now if self._left_at is None else self._left_at
        view = self._fitted or view
        self._follow(view, time)
        facts = self._teller.facts(view, self.shown_ply(time))
        around = self._parts.draw(view, facts, self.places)
        return self.board_ops(view, around, now)

    def in_sight(self, now: float) -> BoardInSight:
        """The match where the tape stands; what was secret is told like everything that is seen."""
        match, shown = as_watched(self.match), self.shown_ply(now)
        position = match.state_at(shown)
        return BoardInSight(self.game, match, self.match, match, shown, position, self._bottom)

    def told_heading(self, words: Words) -> str:
        return "" if self._fitted is None else self._teller.facts(self._fitted, 0).title

    def told_text(self, words: Words) -> str:
        """The move that led to what is seen; nothing while moves go by faster than one listens."""
        if self._fitted is None or (self.tape.is_playing(self._now) and self.tape.speed > 1):
            return ""
        shown = self.shown_ply(self._now)
        counter = self._teller.facts(self._fitted, shown).counter
        if not shown:
            return words("play.start")
        return f"{counter}. {last_move_told(self.in_sight(self._now), words)}"

    def lists(self) -> tuple[Widget, ...]:
        return (self._list,)

    def panels_by_use(self) -> tuple[tuple[Rect | None, ...], ...]:
        at = self.places
        return ((at.deck.panel,), (at.top, at.bottom), (at.info, at.moves))

    @property
    def pace(self) -> Pace:
        """How motions look at the speed of the tape."""
        return watched_pace(self.world.settings, self.tape.speed)

    def _field_in(self, area: Rect) -> Field:
        return field_of(self.game.look, self.match, area, self._bottom)

    def _list_in(self, view: View, at: ReplayLayout) -> list[Widget]:
        self._list.show(self._teller.moves(view.words), len(self.match.moments), 0)
        if at.moves is None:
            self._list.place(NOWHERE)
            return []
        self._list.place_in(view, panel_inner(view, at.moves))
        return [self._list]

    def _follow(self, view: View, now: float) -> None:
        """Let every widget show the place of the match at this time."""
        tape, steps, at = self.tape, self.steps, self.tape.position(now)
        shown = self.shown_ply(now)
        pace, marks = self.pace, self.projector.marks_at(at)
        self.board.show(self.projector.at(at, pace), marks, is_still=pace.is_still)
        played = tuple(steps.number(step) for step in (tape.first, tape.end))
        self._timeline.show(steps.moves_at(at), (played[0], played[1]))
        self._list.show(self._teller.moves(view.words), len(self.match.moments), shown)
        self._controls.speed.show(tape.speed)
        self._controls.show(
            view,
            is_playing=tape.is_playing(now),
            enabled=frozenset(name for name in ACTIONS if ACTIONS[name].enabled(self, now)),
            down=frozenset((self.drawer, "loop") if tape.loops else (self.drawer,)),
        )

    def shown_ply(self, now: float) -> int:
        """The place of the log that is told of."""
        return self.steps.ends[self.tape.shown(now)]

    def shown_move(self, now: float) -> int:
        """How many moves were played there."""
        return self.steps.number(self.tape.shown(now))


@dataclass(frozen=True, slots=True)
class ReplayContents:
    """What a replay has to find room for, in the words of a language."""

    game: Game
    rules: Any
    moves: tuple[MoveFacts, ...]
    move_count: int
    can_export: bool
    field_in: Callable[[Rect], Field]
    """Where its board would lie in an area."""

    def places_in(self, view: View, least: LeastSizes, drawer: str) -> ReplayLayout:
        """Hands lie above and below the board, or beside it: whatever makes it larger."""
        look, rules = self.game.look, self.rules
        shapes = dict.fromkeys((shape_of(look, rules), wide_shape(look, rules)))
        wanted = self._wants(view, shape_of(look, rules), least, drawer)
        closed = replace(wanted, drawer="")
        # An open drawer must not turn everything round.
        places = {shape: places_for(view, replace(closed, shape=shape)) for shape in shapes}
        best = max(shapes, key=lambda shape: self.field_in(places[shape].board).square)
        return places_for(view, replace(wanted, shape=best)) if drawer else places[best]

    def _wants(self, view: View, shape: float, least: LeastSizes, drawer: str) -> ReplayWants:
        letters = view.text_px(TEXT)
        return ReplayWants(
            shape,
            longest_counter(view, self.move_count, letters) + 2,
            longest_notation(view, self.moves, letters) + letters * (TAKEN + 0.5),
            tool_labels(view.words, can_export=self.can_export),
            drawer,
            least,
        )


def _places(contents: ReplayContents, view: View, least: LeastSizes, drawer: str) -> ReplayLayout:
    return contents.places_in(view, least, drawer)


def _fitted(contents: ReplayContents, view: View) -> tuple[View, LeastSizes]:
    return fitted_view(view, lambda tried, sizes: contents.places_in(tried, sizes, ""))
