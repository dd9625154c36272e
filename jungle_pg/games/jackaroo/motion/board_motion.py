"""A step that was just played, on the board: marbles on their way, and deck and pile below them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from jungle_pg.core.jackaroo.events import Event
from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.core.rulebook import Seat
from jungle_pg.games.jackaroo.hand.piles import SEEN, Piles, piles_of, piles_ops
from jungle_pg.games.jackaroo.holes import Spot
from jungle_pg.games.jackaroo.motion.beats import CardBeats, beats_of, card_beats
from jungle_pg.games.jackaroo.motion.frames import frame_of
from jungle_pg.games.jackaroo.motion.move_view import MoveView, read_move
from jungle_pg.games.moving.animation import (
    FADE_S,
    Animation,
    Fading,
    MoveAnimation,
    crossfaded,
)
from jungle_pg.games.moving.changing import changing, refusing
from jungle_pg.games.moving.frames import Frame, calm
from jungle_pg.games.moving.shown import Shown
from jungle_pg.games.values import Appearance, Field, Mark, Motion, Pace
from jungle_pg.stage.easing import part, smooth
from jungle_pg.stage.ops import DrawList, Group

if TYPE_CHECKING:
    from jungle_pg.games.moving.shown import PieceLook

Marbles: TypeAlias = Animation[JackarooState, Seat, Shown[Seat]]
if TYPE_CHECKING:
    MarbleLook: TypeAlias = PieceLook[JackarooState, Seat, Shown[Seat]]


@dataclass(frozen=True, slots=True)
class OverPiles:
    """Marbles that move over deck and pile."""

    marbles: Marbles
    paint: Callable[[float, Field, Appearance], DrawList]
    """Deck and pile by milliseconds."""

    @property
    def ends_s(self) -> float:
        return self.marbles.ends_s

    @property
    def lands_s(self) -> float:
        return self.marbles.lands_s

    def draw(
        self, time_s: float, field: Field, appearance: Appearance, marks: Sequence[Mark] = ()
    ) -> DrawList:
        """Everything on the board, with marks below and above the marbles."""
        moving = self.marbles.draw(time_s, field, appearance, marks)
        if not 0 < time_s < self.ends_s:
            return moving
        piles = self.paint(time_s * 1000, field, appearance)
        dx, dy = self.shake(time_s, field)
        return (Group("piles", piles, dx, dy), *moving)

    def shake(self, time_s: float, field: Field) -> tuple[float, float]:
        return self.marbles.shake(time_s, field)


def move_motion(
    look: "MarbleLook",
    before: JackarooState,
    events: Sequence[Event],
    after: JackarooState,
    pace: Pace,
) -> Motion:
    """How a step looks on the board; a card arrives on the pile before its marble goes."""
    ply = read_move(before, events)
    if not ply.is_seen or pace.is_off:
        return change_motion(look, before, after, pace)
    if pace.is_reduced:
        fading = partial(_fading, piles_of(before), piles_of(after))
        return OverPiles(Fading(look, before, after), fading)
    cards = card_beats(ply, pace.factor)
    paint = partial(_changing, partial(_piles_at, ply, cards, before, after))
    going = ply.going
    if going is None:
        ends_ms = cards.ends_ms
        moving: Marbles = MoveAnimation(look, before, after, (), _nobody, ends_ms, ends_ms)
        return OverPiles(moving, paint)
    times = beats_of(going, cards.ends_ms, pace.factor)
    frame = partial(frame_of, going, times, pace.factor)
    drawn = partial(_plain, frame) if pace.is_hasty else frame
    moving = MoveAnimation(look, before, after, going.busy, drawn, times.ends_ms, times.lands_ms)
    return OverPiles(moving, paint)


def change_motion(
    look: "MarbleLook", before: JackarooState, after: JackarooState, pace: Pace
) -> Motion:
    """From one position to any other: marbles glide, vanish and appear."""
    return _over(changing(look, before, after, pace), after)


def refusing_motion(
    look: "MarbleLook", state: JackarooState, spot: Spot, offset: tuple[float, float], pace: Pace
) -> Motion:
    """The marble on a place comes home from an offset and shakes its head."""
    moving = refusing(look, state, spot, offset, pace)
    return _over(moving, state)


def _over(moving: Marbles, state: JackarooState) -> OverPiles:
    piles = piles_of(state)
    return OverPiles(moving, partial(_changing, lambda _time_ms: piles))


def _changing(
    piles_at: Callable[[float], Piles], time_ms: float, field: Field, appearance: Appearance
) -> DrawList:
    return piles_ops(piles_at(time_ms), field, appearance)


def _fading(
    was: Piles, will: Piles, time_ms: float, field: Field, appearance: Appearance
) -> DrawList:
    old, new = (piles_ops(piles, field, appearance) for piles in (was, will))
    return crossfaded(old, new, part(time_ms, 0, FADE_S * 1000))


def _nobody(_time_ms: float, _sign: int) -> Frame[Shown[Seat]]:
    return Frame(0, ())


def _plain(
    frame: Callable[[float, int], Frame[Shown[Seat]]], time_ms: float, sign: int
) -> Frame[Shown[Seat]]:
    return calm(frame(time_ms, sign))


def _piles_at(
    ply: MoveView, cards: CardBeats, before: JackarooState, after: JackarooState, time_ms: float
) -> Piles:
    """Deck and pile at a moment: what is in the air lies on neither."""
    was, will = piles_of(before), piles_of(after)
    if ply.is_shuffled:
        moved = round(was.pile * smooth(part(time_ms, 0, cards.gathers_ms)))
        left = was.pile - moved
        return Piles(was.deck + moved, left, before.pile[:left][-SEEN:])
    if ply.dealt:
        gone = sum(cards.leaves_ms(number) < time_ms for number in range(len(ply.dealt)))
        return replace(was, deck=was.deck - gone)
    return will if ply.laid is None or time_ms >= cards.ends_ms else was
