"""A table on its board: what is seen and heard of its plies, and which marks it gets."""

from math import inf
from typing import Final

from jungle_pg.board.fields import played_field
from jungle_pg.board.marks import BLOCKED_S, MarkFacts, all_marks, steady_marks
from jungle_pg.board.moving_pieces import MovingPieces, ShownPly, seed_of
from jungle_pg.board.played_board import Pickable, PlayedBoard
from jungle_pg.board.selection import Picks, begun_picks, made_in, movable
from jungle_pg.core.log import Ply
from jungle_pg.core.rulebook import CHANCE, Pick, Seat, opponent
from jungle_pg.games.game import Game
from jungle_pg.games.values import Mark, Pace
from jungle_pg.scenes.appearance import is_face_to_face, pace_of, window_appearance
from jungle_pg.scenes.table.state import MatchChange
from jungle_pg.scenes.table.table import Table
from jungle_pg.scenes.table.thoughts.oracle import Light
from jungle_pg.scenes.world import World
from jungle_pg.stage.cues import Cue
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.view import View

SOUNDS: Final = {"back": "undo", "forward": "redo", "from_here": "redo", "anew": "game_start"}


class TableView:
    """Shows a table on its board; the model is final before anything moves there."""

    def __init__(self, world: World, game: Game, table: Table) -> None:
        self._world, self._game, self._table = world, game, table
        self.board = PlayedBoard(game.look, table.state.position)
        self.pieces = MovingPieces(game.look, table.state.position, self._hear)
        self._blocked: tuple[Picks, float] | None = None
        """The squares that refuse, and until when they show that."""
        self._shows_until = -inf
        """Until when something is shown that comes first, if nobody cuts it short."""
        self._lifts = 0
        self._marks: Memo[tuple[Mark, ...]] = Memo()
        self._stops: Memo[tuple[Mark, ...]] = Memo()
        self._movable: Memo[frozenset[Pick]] = Memo()

    def _hear(self, cue: Cue) -> None:
        self._world.sound.cue(cue)
        self._world.let_feel(cue.blow)

    @property
    def pace(self) -> Pace:
        """How fast the player wants things to move."""
        return pace_of(self._world.settings)

    def set_field(
        self, view: View, area: Rect, bottom: Seat, hands: tuple[Rect, Rect] | None = None
    ) -> None:
        """Put the board into an area, with the side of a seat below."""
        setup, settings = self._table.state.match.setup, self._world.settings
        field = played_field(self._game.look, setup.rules, area, bottom, hands)
        appearance = window_appearance(view, settings, self._game)
        is_facing = self._table.state.afar is None and is_face_to_face(settings, setup.players)
        opposite = opponent(bottom) if is_facing else None
        self.board.set_field(setup.rules, field, appearance, opposite)

    def wakes_at(self, now: float) -> float | None:
        """While something moves, and when a square no longer refuses."""
        until = None if self._blocked is None else self._blocked[1]
        moving = self.pieces.wakes_at(now)
        return until if moving is None else moving

    def show_change(self, change: MatchChange, now: float) -> None:
        """Show how the match changed; what was going on stands at once."""
        after = change.after
        self._blocked = None
        self.pieces.finish()
        self.board.clear_selection()
        if change.way == "ply":
            self._play(change.before.cursor, after.cursor, now)
            return
        self._world.hear(SOUNDS[change.way])
        if change.way == "anew" and self._is_luck_alone:
            self.begin(now)
        else:
            self.pieces.change(self._table.state.position, self.pace, now)

    @property
    def _is_luck_alone(self) -> bool:
        """Whether nothing but luck has brought the match where it is."""
        match = self._table.state.match
        moments = match.moments[: match.cursor]
        return bool(moments) and all(moment.entry.seat == CHANCE for moment in moments)

    def begin(self, now: float) -> None:
        """Show the luck a match begins with, where it has only just begun."""
        if self._is_luck_alone:
            self.pieces.stand(self._table.state.seen.opening)
            self._play(0, self._table.state.match.cursor, now)

    def picked(self, now: float) -> None:
        """Show what is picked so far, or no longer."""
        self._blocked = None
        if self.pieces.state != self._table.state.position:
            self.pieces.finish()
            self.pieces.change(self._table.state.position, self.pace, now)

    def is_showing(self, now: float) -> bool:
        """Whether luck, or a card that was played, is still shown before the next decision."""
        return now < self._shows_until and self.pieces.is_moving(now)

    def _play(self, start: int, end: int, now: float) -> None:
        """Show a part of the log, each ply as far as it is heard of."""
        seen = self._table.state.seen
        plies = [ply for ply in range(start, end) if isinstance(seen.moments[ply].entry, Ply)]
        # Picks alone change nothing that has not been seen.
        told = [ply for ply in plies if seen.moments[ply].events] or plies[-1:]
        if not told:
            return
        moments, luck = seen.moments, seen.setup.luck_seed
        self.pieces.play(
            [
                ShownPly(moments[ply].events, moments[ply].state, seed_of(luck, ply + 1))
                for ply in told
            ],
            self.pace,
            now,
            voices=self._world.settings.voices,
            is_flipped=self.board.is_flipped,
        )
        is_luck = any(moments[ply].entry.seat == CHANCE for ply in told)
        if is_luck or self._game.look.has_hands:
            self._shows_until = self.pieces.settles_at()

    def lift(self, pick: Pick, now: float) -> None:
        """Let it be heard that a piece is taken up."""
        match = self._table.state.seen
        self._lifts += 1
        seed = seed_of(seed_of(match.setup.luck_seed, match.cursor), self._lifts)
        voices = self._world.settings.voices and not self.pace.is_off
        sounds = self._game.look.lift_sounds(
            match.state, pick, seed, voices=voices, is_flipped=self.board.is_flipped
        )
        self.pieces.hear(sounds, now)

    def block(self, picks: Picks, now: float) -> None:
        """Show for a moment which squares forbid something."""
        self._blocked = (picks, now + BLOCKED_S) if picks else None

    def look_at(self, now: float) -> None:
        """Show the place of the log that is looked at."""
        self.pieces.change(self._table.state.position, self.pace, now)

    def refuse(self, pick: Pick, now: float, dropped_at: tuple[float, float] | None = None) -> None:
        """A piece shakes its head; one that was let go elsewhere comes home first."""
        offset = (0.0, 0.0) if dropped_at is None else self.board.offset(pick, *dropped_at)
        self.pieces.refuse(pick, offset, self.pace, now)

    def show(self, hint: tuple[Picks, int], light: Light, now: float) -> None:
        """Let the board show what is there now, with marks for what is chosen and pointed at."""
        at, board, look = self._table.state, self.board, self._game.look
        settings = self._world.settings
        board.show(self.pieces.at(now), is_still=self.pace.is_still)
        if self._blocked is not None and now >= self._blocked[1]:
            self._blocked = None
        can_move, seen, picked = at.awaits_human, at.seen, at.selected
        can_take = self._movable(movable, seen) if can_move else frozenset()
        made = made_in(at.draft) if can_move else ()
        facts = MarkFacts(
            at.match,
            at.visible_log,
            seen,
            at.shown,
            at.position,
            can_take,
            made,
            picked,
            tuple(pick for pick in hint[0] if board.place_of(pick) is not None),
            hint[1],
            can_move=can_move,
            targets=settings.targets,
            threats=settings.threats,
            light=light,
        )
        cards, begun, stops = frozenset[Pick](), frozenset[Pick](), None
        if look.has_hands:
            cards = frozenset(look.hand_picks(at.position, at.viewer or 0))
            # What is shown only where keys are must not change where they lead.
            steady = self._stops(steady_marks, look, facts)
            stops = can_take | frozenset(mark.pick for mark in steady) | cards
            begun = cards & begun_picks(seen, made)
        board.pickable = Pickable(can_take, picked[-1] if picked else "", begun, stops)
        blocked = () if self._blocked is None else self._blocked[0]
        board.marks = self._marks(all_marks, look, facts, board.hovered, board.pointed, blocked)
