"""A small board that shows an example: what stands on it, arrows over it, moves played on it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from jungle_pg.board.example_arrows import arrow_ops
from jungle_pg.board.shown import Shown
from jungle_pg.board.still import clip_of, small, small_ground, wooden_frame
from jungle_pg.core.rulebook import Seat, Step, opponent
from jungle_pg.games.book import Arrow, Example
from jungle_pg.games.game import Game
from jungle_pg.games.values import Appearance, Field, Mark, Motion, Pace, Zones
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.living import tick, tick_time
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import Colour, DrawList, Group, Op, Sprite, Text
from jungle_pg.stage.view import View

FRAME: Final = 6
"""Units of wood around the squares."""

THINNEST_FRAME_PX: Final = 4
ROUND: Final = 2.5
EDGE: Final = 0.28
"""The radius of the frame and the ink on each side of its wood, in widths of it.

Any rounder, and the board's corners would stick out.
"""

REST_S: Final = 0.9
LAST_REST_S: Final = 1.5

HAND: Final = 0.34
"""How high the room of a hand is, in widths of what is seen of the board."""
RAISED: Final = 0.45
"""Of that room: how far cards that are chosen reach over the board."""

State: TypeAlias = Any
"""A position of any game."""


@dataclass(frozen=True, slots=True)
class PlayedStep:
    """A part of the show: a position that rests, and then a motion that leads on from it."""

    state: State
    rests_s: float
    motion: Motion

    @property
    def lasts_s(self) -> float:
        """From its beginning to that of the next one."""
        return self.rests_s + self.motion.ends_s


class LittleBoard:
    """An example of a game under some rules, alive where it has moves to show.

    Nothing about it changes: what it shows depends on where, how and when it is drawn.
    """

    def __init__(self, game: Game, rules: Any, example: Example) -> None:
        self.example = example
        self._game, self._rules = game, rules
        self._first: State = game.rulebook.start(rules, example.position)
        self._steps = _played(game, self._first, example.line)
        self._turns: Memo[tuple[PlayedStep, ...]] = Memo()
        self._under: Memo[Group] = Memo()
        self._over: Memo[tuple[Group, ...]] = Memo()
        self._joined: Memo[DrawList] = Memo()

    @property
    def squares(self) -> tuple[int, int]:
        """Columns and rows that are seen, with those of the hands."""
        part = self.example.part
        columns, rows = (part[2], part[3]) if part else self._game.look.size(self._rules)
        return columns, rows + len(self.example.hands) * hand_rows(columns)

    def size_in(self, view: View, width: float, height: float) -> tuple[float, float]:
        """How large it is in an area of this size, on whole pixels."""
        (columns, rows), frame = self.squares, 2 * frame_px(view)
        square = max(1, int(min((width - frame) / columns, (height - frame) / rows)))
        return columns * square + frame, rows * square + frame

    def lasts_s(self, pace: Pace) -> float:
        """How long its moves take until they begin again; 0 when nothing ever moves."""
        return sum(turn.lasts_s for turn in self._show(pace))

    def stirs_s(self, pace: Pace, time_s: float) -> float | None:
        """When it will look different by itself, in its own time; None when it never will."""
        turns = self._show(pace)
        if not turns:
            return None
        number, since = _turn_at(turns, time_s)
        turn = turns[number]
        moving_s = since - turn.rests_s
        if moving_s < 0:
            return time_s - moving_s
        return time_s + min(tick_time(tick(moving_s) + 1), turn.motion.ends_s) - moving_s

    def draw(
        self, area: Rect, view: View, appearance: Appearance, pace: Pace, time_s: float = 0.0
    ) -> DrawList:
        """The largest board in the middle of an area, at a time since its moves began."""
        field, seen = self._places(view, area)
        appearance = small(appearance, field)
        under = self._under(self._ground, field, seen, appearance)
        turns = self._show(pace)
        number, since = _turn_at(turns, time_s) if turns else (-1, 0.0)
        resting_s = turns[number].rests_s if turns else 0.0
        moment = None if since < resting_s or not turns else tick(since - resting_s)
        over = self._over(self._layers, field, seen, appearance, turns, number, moment)
        return self._joined(_framed, under, over, seen, frame_px(view), view.theme.wood)

    def _places(self, view: View, area: Rect) -> tuple[Field, Rect]:
        """Where the whole board would lie, and all that is seen: its part, and hands beside it."""
        columns, rows = self._game.look.size(self._rules)
        first_column, first_row, wide, high = self.example.part or (0, 0, columns, rows)
        inner = area.shrunk(frame_px(view))
        strip, hands = hand_rows(wide), self.example.hands
        high += len(hands) * strip
        square = max(1, int(min(inner.w / wide, inner.h / high)))
        middle = inner.centred(wide * square, high * square)
        seen = Rect(round(middle.x), round(middle.y), middle.w, middle.h)
        board = board_in(seen, strip * square, hands)
        corner = round(seen.x) - first_column * square, round(board.y) - first_row * square
        zones = zones_in(seen, strip * square, hands)
        return Field(*corner, square, columns, rows, zones=zones), seen

    def _ground(self, field: Field, seen: Rect, appearance: Appearance) -> Group:
        key = f"little board {self.example.position} {seen.x} {seen.y}"
        place, board = (field, appearance), self._board(field, seen)
        return small_ground(key, self._game.look, self._rules, *place, seen, board)

    def _layers(
        self,
        field: Field,
        seen: Rect,
        appearance: Appearance,
        turns: tuple[PlayedStep, ...],
        number: int,
        moment: int | None,
    ) -> tuple[Group, ...]:
        """What stands or moves on the board, cut off at its edge, the cards in and between hands.

        Arrows are seen only while the first position rests.
        """
        look, board = self._game.look, clip_of(self._board(field, seen))
        shown, marks, arrows = self._shown(turns, number, moment)
        on_board = shown.draw(look, replace(field, zones=None), appearance, marks)
        layers = [Group("standing", _in_sight(on_board, seen), clip=board)]
        if field.zones is not None:
            below = set(on_board)
            every = shown.draw(look, field, appearance, marks)
            cards = tuple(op for op in every if op not in below)
            layers.append(Group("hands", _in_sight(cards, seen), clip=clip_of(seen)))
        drawn = arrow_ops(look, field, seen, arrows)
        return (*layers, Group("arrows", drawn, clip=board))

    def _shown(
        self, turns: tuple[PlayedStep, ...], number: int, moment: int | None
    ) -> tuple[Shown, Sequence[Mark], tuple[Arrow, ...]]:
        """What moves, or the position that rests, with its marks and arrows.

        The first move is over where nothing moves.
        """
        example, look = self.example, self._game.look
        if moment is not None:
            after = turns[(number + 1) % len(turns)].state
            return Shown(after, turns[number].motion, tick_time(moment)), (), ()
        if number > 0:
            state = turns[number].state
        elif example.arrows or example.marks or not self._steps or turns:
            return Shown(self._first), example.marks, example.arrows
        else:
            state = self._steps[0].state
        return Shown(state), look.offered_marks(state), ()

    def _board(self, field: Field, seen: Rect) -> Rect:
        """What is seen of the board itself."""
        hands = self.example.hands
        strip = hand_rows(round(seen.w / field.square)) * field.square
        return board_in(seen, strip, hands)

    def _show(self, pace: Pace) -> tuple[PlayedStep, ...]:
        """Every position with what leads on from it; nothing where nothing may move."""
        if not self._steps or pace.is_still:
            return ()
        return self._turns(self._made_show, pace)

    def _made_show(self, pace: Pace) -> tuple[PlayedStep, ...]:
        look = self._game.look
        befores = [self._first, *(step.state for step in self._steps)]
        turns = [
            PlayedStep(before, REST_S, look.motion(before, step.events, step.state, pace))
            for before, step in zip(befores[:-1], self._steps, strict=True)
        ]
        back = look.change(befores[-1], self._first, pace)
        return (*turns, PlayedStep(befores[-1], LAST_REST_S, back))


def frame_px(view: View) -> int:
    """How thick the frame is."""
    return max(THINNEST_FRAME_PX, round(view.px(FRAME)))


def _played(game: Game, state: State, line: tuple[str, ...]) -> list[Step[State, Any]]:
    steps: list[Step[State, Any]] = []
    for text in line:
        step = game.rulebook.play(state, game.rulebook.codec.parse_action(text))
        steps.append(step)
        state = step.state
    return steps


def _turn_at(turns: tuple[PlayedStep, ...], time_s: float) -> tuple[int, float]:
    """Which turn it is, and for how long already."""
    since = time_s % sum(turn.lasts_s for turn in turns)
    for number, turn in enumerate(turns):
        if since < turn.lasts_s:
            return number, since
        since -= turn.lasts_s
    return 0, 0.0


def _in_sight(ops: DrawList, seen: Rect) -> DrawList:
    return tuple(op for op in ops if _is_near(op, seen))


def _is_near(op: Op, seen: Rect) -> bool:
    """Whether anything of an op could be in sight."""
    reach = op.size if isinstance(op, Text) else max(op.w, op.h) if isinstance(op, Sprite) else None
    if reach is None:
        return True
    assert isinstance(op, Text | Sprite)
    return seen.shrunk(-reach).holds(op.x, op.y)


def _framed(
    under: Group, over: tuple[Group, ...], seen: Rect, thick: int, wood: Colour
) -> DrawList:
    return (under, *over, wooden_frame(seen, thick, wood, ROUND, EDGE))


def hand_rows(columns: int) -> int:
    """Rows of squares the room of a hand takes."""
    return max(1, round(columns * HAND))


def board_in(seen: Rect, strip: float, hands: tuple[Seat, ...]) -> Rect:
    """What is left for the board of all that is seen."""
    above, below = (strip if len(hands) > least else 0.0 for least in (1, 0))
    return seen.inset(0, above, 0, below)


def zones_in(seen: Rect, strip: float, hands: tuple[Seat, ...]) -> Zones | None:
    """The strips of the hands; one that is not seen is far away, where its cards go to."""
    if not hands:
        return None
    away = 0.0 if len(hands) > 1 else -2 * (seen.h + strip)
    places = {
        hands[0]: seen.from_bottom(strip * (1 + RAISED)),
        opponent(hands[0]): seen.from_top(strip).moved(0, away),
    }
    return Zones((places[0], places[1]), hands[0])
