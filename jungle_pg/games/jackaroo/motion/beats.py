"""When what happens, for eyes and ears alike; all in milliseconds."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.games.jackaroo.motion.move_view import Deed, Going, MoveView, Victim
from jungle_pg.games.moving.beats import (
    BLOW_DUST_MS,
    STEP_SETTLES_MS,
    STOP_MS,
    crouch_ms,
    gone_ms,
)

CARD_MS: Final = 300
"""A card from a hand to the pile, or from the deck to a hand."""
DEAL_GAP_MS: Final = 110
"""From one dealt card to the next."""

GATHER_MS: Final = 420
RIFFLE_MS: Final = 620
"""The pile comes to the deck, and the deck is riffled."""

WALK_MS: Final = 160
WALK_A_STEP_MS: Final = 45
"""A walk, and so much more for each step: twelve steps take 700 ms."""
OUT_MS: Final = 300
SWAP_MS: Final = 540
BACK_MS: Final = 480
"""A captured marble on its way to the base."""

SPARKLE_MS: Final = 620
WIN_SPARKLE_MS: Final = 900


@dataclass(frozen=True, slots=True)
class CardBeats:
    """The moments of the cards of a step, from its beginning."""

    flight_ms: float
    """How long one card is in the air."""
    gap_ms: float
    """From one dealt card to the next."""
    gathers_ms: float
    """When the pile has come to the deck, before they are shuffled."""
    ends_ms: float

    def leaves_ms(self, number: int) -> float:
        """When a dealt card, counted from 0, leaves the deck."""
        return self.gap_ms * number


@dataclass(frozen=True, slots=True)
class Beats:
    """The moments of a marble on its way, from the beginning of the step."""

    begins_ms: float
    """It takes off."""
    arrives_ms: float
    """It touches down on its last place."""
    lands_ms: float
    """Everybody lies where he belongs."""
    ends_ms: float
    back_ms: float = 0.0
    """How long a victim flies."""

    def met_ms(self, going: Going, steps: int) -> float:
        """When it is so many steps from its start."""
        return self.begins_ms + (self.arrives_ms - self.begins_ms) * steps / going.steps

    def flung_ms(self, going: Going, victim: Victim) -> float:
        """When a victim takes off: at once in passing, after a stop at the end of the way."""
        is_last = victim.steps == going.steps
        return self.met_ms(going, victim.steps) + (STOP_MS if is_last else 0.0)


def card_beats(ply: MoveView, factor: float) -> CardBeats:
    """The moments of the cards when travel takes the factor's part of its usual time."""
    flight, gap = CARD_MS * factor, DEAL_GAP_MS * factor
    gathers = GATHER_MS * factor if ply.gathered else 0.0
    ends = 0.0
    if ply.laid is not None:
        ends = flight
    elif ply.dealt:
        ends = flight + gap * (len(ply.dealt) - 1)
    elif ply.is_shuffled:
        ends = gathers + RIFFLE_MS * factor
    return CardBeats(flight, gap, gathers, ends)


def beats_of(going: Going, begins_ms: float, factor: float) -> Beats:
    """The moments of a marble that takes off at a time."""
    arrives = begins_ms + _travel_ms(going, factor)
    settled = arrives + STEP_SETTLES_MS
    if not going.victims:
        burst = _sparkle_ms(going)
        ends = max(settled, gone_ms(arrives, burst) if burst else 0.0)
        return Beats(begins_ms, arrives, arrives, ends)
    flying = Beats(begins_ms, arrives, arrives, arrives, BACK_MS * factor)
    home = max(flying.flung_ms(going, victim) for victim in going.victims) + flying.back_ms
    blow = max(flying.met_ms(going, victim.steps) for victim in going.victims)
    dust = gone_ms(blow + STOP_MS, BLOW_DUST_MS)
    ends = max(home + STEP_SETTLES_MS, dust, settled + STOP_MS)
    burst = _sparkle_ms(going)
    ends = max(ends, gone_ms(arrives, burst) if burst else 0.0)
    return Beats(begins_ms, arrives, home, ends, flying.back_ms)


def _sparkle_ms(going: Going) -> float:
    if going.wins:
        return WIN_SPARKLE_MS
    return SPARKLE_MS if going.comes_home else 0.0


def _travel_ms(going: Going, factor: float) -> float:
    match going.deed:
        case Deed.WALK:
            return (WALK_MS + WALK_A_STEP_MS * going.steps) * factor
        case Deed.OUT:
            return crouch_ms(factor) + OUT_MS * factor
    return SWAP_MS * factor
