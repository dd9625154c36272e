"""Both hands beside the board: open cards with what they could do, backs of the others."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from jungle_pg.core.jackaroo.cards import BACK, Card
from jungle_pg.core.jackaroo.decisions import Kind, decisions_in
from jungle_pg.core.jackaroo.plays import hints
from jungle_pg.core.jackaroo.state import PICKING, JackarooState, Phase
from jungle_pg.core.jackaroo.track import SEATS
from jungle_pg.core.rulebook import Pick, Seat, opponent
from jungle_pg.games.jackaroo.hand.cards import CardPose, card_ops
from jungle_pg.games.jackaroo.hand.fan import Fan, Held, fan_ops, plain
from jungle_pg.games.jackaroo.holes import SIDE_NAMES
from jungle_pg.games.values import Mark, Zones
from jungle_pg.stage.ops import DrawList, Op, Sprite

POINTED: Final = 0.35
"""How far a card comes out that is only pointed at."""
POINTING: Final = frozenset({"hover", "cursor", "hint_from", "hint_to", "selection"})
SHINING: Final = frozenset({"cursor", "hint_from", "hint_to", "attack", "selection"})
"""Marks on cards: those that raise them a little, and those that shine."""
BLOCKED: Final = "blocked"
SIGN: Final = 0.5
"""How large a sign over a hand is, in widths of a card."""

CARRIED: Final = 0.5
CARRIED_DOWN: Final = 0.5
"""The size of a card in the air, and from the mouse down to its middle, in widths of a card."""

CARD: Final = "card:"
HAND: Final = "hand:"


def fan_of(zones: Zones, seat: Seat) -> Fan:
    """The hand of a seat: held below, hanging opposite."""
    return Fan(zones.hands[seat], hangs=seat != zones.below)


def hand_pick(seat: Seat) -> Pick:
    """What stands for the whole hand of a seat."""
    return f"{HAND}{SIDE_NAMES[seat]}"


def card_at(
    x: float, y: float, zones: Zones, hands: Sequence[Sequence[Held]]
) -> tuple[Seat, int] | None:
    """Whose card is at a point of the screen, and which one, counted from the left."""
    for seat in (zones.below, opponent(zones.below)):
        found = fan_of(zones, seat).card_at(x, y, hands[seat])
        if found is not None:
            return seat, found
    return None


@lru_cache(maxsize=16)
def hand_of(view: JackarooState, seat: Seat) -> tuple[Held, ...]:
    """The cards of a seat as a view shows them.

    While the seat has to choose a card, those it cannot play are dim and others have tags;
    a card that is being played is chosen and raised. Where none can be played all can be thrown
    away, and none is dim.
    """
    hand = view.hands[seat]
    is_picking = view.phase in PICKING
    if BACK in hand or view.mover != seat or not (is_picking or view.phase is Phase.CARD):
        return plain(hand)
    choosing = replace(view, phase=Phase.CARD, begun=None)
    playable = {each.what for each in decisions_in(choosing) if each.kind is Kind.CARD}
    if not playable:
        return plain(hand)
    chosen = view.playing.card if is_picking else None
    return tuple(_held(choosing, card, card in playable, card == chosen) for card in hand)


def hands_ops(view: JackarooState, zones: Zones, marks: Iterable[Mark] = ()) -> DrawList:
    """Both hands when nothing moves, the very same ops while nothing changes."""
    return _hands_ops(view, zones, frozenset((mark.name, mark.pick) for mark in marks))


def carried_ops(pick: Pick, at: tuple[float, float], zones: Zones | None) -> DrawList:
    """A card that is drawn to what it is for: small, and below the mouse."""
    if zones is None or not pick.startswith(CARD):
        return ()
    width = fan_of(zones, zones.below).width
    x, y = at
    pose = CardPose(x, y + CARRIED_DOWN * width, width, size=CARRIED)
    return card_ops(pick.removeprefix(CARD), pose)


@lru_cache(maxsize=16)
def _hands_ops(view: JackarooState, zones: Zones, marks: frozenset[tuple[str, Pick]]) -> DrawList:
    ops: list[Op] = []
    for seat in SEATS:
        held = tuple(_marked(each, seat, marks) for each in hand_of(view, seat))
        fan = fan_of(zones, seat)
        ops += fan_ops(fan, held)
        ops += _signs(fan, held, seat, marks)
    return tuple(ops)


def _marked(held: Held, seat: Seat, marks: frozenset[tuple[str, Pick]]) -> Held:
    """A card as marks on it, or on the whole hand, show it."""
    pick = hand_pick(seat) if held.card == BACK else f"{CARD}{held.card}"
    names = {name for name, at in marks if at == pick}
    if not names:
        return held
    raised = POINTED if names & POINTING else 0.0
    return replace(
        held,
        raised=max(held.raised, raised),
        is_chosen=held.is_chosen or bool(names & SHINING),
    )


def _signs(
    fan: Fan, held: Sequence[Held], seat: Seat, marks: frozenset[tuple[str, Pick]]
) -> DrawList:
    """What is drawn over a hand: that it can be attacked, or that a card is refused."""
    ops: list[Op] = []
    side = round(fan.width * SIGN)
    places = fan.places(held)
    if places and ("attack", hand_pick(seat)) in marks:
        middle = places[len(places) // 2]
        ops.append(Sprite("jackaroo/badge_attack", fan.middle_x, middle.y, side, side))
    for each, pose in zip(held, places, strict=True):
        if (BLOCKED, f"{CARD}{each.card}") in marks:
            ops.append(Sprite("marks/blocked", *pose.at(-0.2, 0), side, side))
    return tuple(ops)


def _held(view: JackarooState, card: Card, is_playable: bool, is_chosen: bool) -> Held:
    tags = _tags(view, card) if is_playable else ()
    return Held(card, not is_playable, tags, is_chosen, 1.0 if is_chosen else 0.0)


def _tags(view: JackarooState, card: Card) -> tuple[str, ...]:
    found = hints(view, card)
    tags = (("capture", found.captures), ("home", found.comes_home))
    return tuple(tag for tag, is_so in tags if is_so)
