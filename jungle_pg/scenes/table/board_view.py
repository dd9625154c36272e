"""What is seen and heard of the board: the ground, the pieces on it, marks, and how they move."""

from dataclasses import replace
from math import inf
from typing import Final

from jungle_pg.core.log import Ply
from jungle_pg.core.rulebook import CHANCE, Pick, Seat, opponent
from jungle_pg.files.settings import Settings
from jungle_pg.games.game import Game
from jungle_pg.games.look import fitted_field
from jungle_pg.games.values import Mark, Pace, Zones
from jungle_pg.scenes.appearance import is_face_to_face, window_appearance
from jungle_pg.scenes.table.living_ground import LivingGround
from jungle_pg.scenes.table.mark_life import BLOCKED_S
from jungle_pg.scenes.table.marks import MarkFacts, all_marks, steady_marks
from jungle_pg.scenes.table.moving_board import MovingBoard, Shown
from jungle_pg.scenes.table.selection import Picks, begun_picks, made_in, movable
from jungle_pg.scenes.table.state import MatchChange
from jungle_pg.scenes.table.surface import Surface
from jungle_pg.scenes.table.table import Table
from jungle_pg.scenes.world import World
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import Group
from jungle_pg.stage.view import View

SOUNDS: Final = {"back": "undo", "forward": "redo", "from_here": "redo", "anew": "game_start"}
SEEDS_PER_GAME: Final = 1000
"""So that a replay sounds like the game."""


class BoardView:
    """Shows a table; the model is final before anything moves here."""

    def __init__(self, world: World, game: Game, table: Table) -> None:
        self._world, self._game, self._table = world, game, table
        self.pieces = MovingBoard(game.look, table.state.position, world.sound.cue)
        self.surface = Surface(game.look, self.pieces)
        self._ground = LivingGround(game.look)
        self._blocked: tuple[Picks, float] | None = None
        """The squares that refuse, and until when they show that."""
        self._shows_until = -inf
        """Until when something is shown that comes first, if nobody cuts it short."""
        self._lifts = 0
        self._marks: Memo[tuple[Mark, ...]] = Memo()
        self._stops: Memo[tuple[Mark, ...]] = Memo()
        self._movable: Memo[frozenset[Pick]] = Memo()

    @property
    def pace(self) -> Pace:
        """How fast the player wants things to move."""
        settings = self._world.settings
        return Pace.of(settings.motion, reduced_motion=settings.reduced_motion)

    def set_field(
        self, view: View, area: Rect, bottom: Seat, hands: tuple[Rect, Rect] | None = None
    ) -> None:
        """Put the board into an area, with the side of a seat below.

        `hands` are the own hand and that of the other player, where they are shown.
        """
        look, rules = self._game.look, self._table.state.match.setup.rules
        field = fitted_field(look, rules, area, is_flipped=bottom != 0)
        if hands is not None:
            by_seat = hands if bottom == 0 else (hands[1], hands[0])
            field = replace(field, zones=Zones(by_seat, bottom))
        appearance = window_appearance(view, self._world.settings, self._game)
        if is_face_to_face(self._world.settings, self._table.state.match.setup.players):
            appearance = replace(appearance, upside_down=opponent(bottom))
        self.surface.set_field(field, appearance)
        self._ground.set_field(rules, field, appearance)

    @property
    def is_still(self) -> bool:
        """Whether nothing may move by itself."""
        return self.pace.is_off or self.pace.is_reduced

    def ground(self, now: float) -> Group:
        """The board without pieces; a heavy blow shakes it."""
        field = self.surface.field
        assert field is not None
        return self._ground.draw(now, self.pieces.shift(now, field), is_still=self.is_still)

    def wakes_at(self, now: float) -> float | None:
        """When the ground looks different, or a square no longer refuses."""
        times = [self._ground.wakes_at(now)]
        if self._blocked is not None:
            times.append(self._blocked[1])
        return min((time for time in times if time is not None), default=None)

    def show_change(self, change: MatchChange, now: float) -> None:
        """Show how the match changed; what was going on stands at once."""
        after = change.after
        self._blocked = None
        self.pieces.finish()
        self.surface.clear_selection()
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
        seen, field = self._table.state.seen, self.surface.field
        plies = [ply for ply in range(start, end) if isinstance(seen.moments[ply].entry, Ply)]
        # Picks alone change nothing that has not been seen.
        told = [ply for ply in plies if seen.moments[ply].events] or plies[-1:]
        if not told:
            return
        seed = seen.setup.luck_seed * SEEDS_PER_GAME
        moments = seen.moments
        steps = [Shown(moments[ply].events, moments[ply].state, seed + ply + 1) for ply in told]
        options = {
            "voices": self._world.settings.voices,
            "is_flipped": field is not None and field.is_flipped,
        }
        if len(steps) == 1:
            step = steps[0]
            self.pieces.play(step.events, step.after, self.pace, now, seed=step.seed, **options)
        else:
            self.pieces.play_all(steps, self.pace, now, **options)
        is_luck = any(moments[ply].entry.seat == CHANCE for ply in told)
        if is_luck or self._game.look.has_hands:
            self._shows_until = self.pieces.settles_at()

    def lift(self, pick: Pick, now: float) -> None:
        """Let it be heard that a piece is taken up."""
        match, field = self._table.state.seen, self.surface.field
        self._lifts += 1
        seed = match.setup.luck_seed * SEEDS_PER_GAME + match.cursor
        sounds = self._game.look.lift_sounds(
            match.state,
            pick,
            seed * SEEDS_PER_GAME + self._lifts,
            voices=self._world.settings.voices and not self.pace.is_off,
            is_flipped=field is not None and field.is_flipped,
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
        field = self.surface.field
        assert field is not None
        offset = (0.0, 0.0)
        if dropped_at is not None:
            x, y = field.middle(*self._game.look.place_of(pick))
            offset = ((dropped_at[0] - x) / field.square, (dropped_at[1] - y) / field.square)
        self.pieces.refuse(pick, offset, self.pace, now)

    def mark(self, hint: tuple[Picks, int], settings: Settings, now: float) -> None:
        """Put the marks where they belong for what is chosen and pointed at."""
        at, surface = self._table.state, self.surface
        if self._blocked is not None and now >= self._blocked[1]:
            self._blocked = None
        surface.is_still = self.is_still
        surface.position = at.position
        surface.chosen = at.selected[-1] if at.selected else ""
        can_move, seen, picked = at.awaits_human, at.seen, at.selected
        surface.movable = self._movable(movable, seen) if can_move else frozenset()
        look, made = self._game.look, made_in(at.draft) if can_move else ()
        facts = MarkFacts(
            at.match,
            at.visible_log,
            seen,
            at.shown,
            surface.position,
            surface.movable,
            made,
            picked,
            tuple(pick for pick in hint[0] if surface.place_of(pick) is not None),
            hint[1],
            can_move=can_move,
            targets=settings.targets,
            threats=settings.threats,
        )
        under = surface.under if surface.is_hot and not surface.lifts else ""
        blocked = () if self._blocked is None else self._blocked[0]
        surface.marks = self._marks(all_marks, look, facts, under, self.pointed, blocked)
        if look.has_hands:
            cards = look.hand_picks(surface.position, at.viewer or 0)
            # What is shown only where keys are must not change where they lead.
            marked = self._stops(steady_marks, look, facts)
            stops = surface.movable | frozenset(mark.pick for mark in marked)
            surface.stops = stops | frozenset(cards)
            surface.begun = frozenset(cards) & begun_picks(seen, made)

    @property
    def pointed(self) -> Pick:
        """What the mouse is on, or the keys where they are used."""
        surface = self.surface
        if surface.is_hot:
            return surface.under
        return surface.keys_at() if surface.shows_focus else ""
