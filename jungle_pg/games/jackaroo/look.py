"""How Jackaroo looks: marbles on a round board, cards in two hands."""

from collections.abc import Sequence
from math import hypot
from typing import Final

from jungle_pg.core.jackaroo.cards import BACK, Option
from jungle_pg.core.jackaroo.decisions import Decision, Kind
from jungle_pg.core.jackaroo.events import Event
from jungle_pg.core.jackaroo.rules import JackarooRules
from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.core.jackaroo.track import SEATS
from jungle_pg.core.rulebook import Pick, Seat
from jungle_pg.games.jackaroo import holes, marbles, sounds
from jungle_pg.games.jackaroo.ground import MARGIN, ground_ops
from jungle_pg.games.jackaroo.hand.cards import small_sprite
from jungle_pg.games.jackaroo.hand.fan import plain
from jungle_pg.games.jackaroo.hand.hands import (
    CARD,
    card_at,
    carried_ops,
    fan_of,
    hand_of,
    hand_pick,
    hands_ops,
)
from jungle_pg.games.jackaroo.hand.piles import piles_of, piles_ops, tops_ops
from jungle_pg.games.jackaroo.holes import SIDE_NAMES, SPOTS, SQUARES, Spot
from jungle_pg.games.jackaroo.marbles import CHOSEN, marble_ops, marble_sprite, marbles_on
from jungle_pg.games.jackaroo.marks import high_marks, lifted_spots, low_marks
from jungle_pg.games.jackaroo.motion import hand_motion
from jungle_pg.games.jackaroo.numbers import names_of
from jungle_pg.games.jackaroo.offered import offered_marks
from jungle_pg.games.jackaroo.prompts import legend_of
from jungle_pg.games.jackaroo.told import ToldLook
from jungle_pg.games.moving.shown import Shown
from jungle_pg.games.values import (
    Appearance,
    Field,
    Heard,
    Lines,
    Mark,
    MenuChoice,
    Motion,
    Pace,
    Zones,
)
from jungle_pg.stage.ops import DrawList, Sprite

CHIP: Final = 0.46
MARBLE: Final = 0.56
"""Of a square, on a small board."""
SMALLEST_MARBLES_PX: Final = 14
"""On squares smaller than this marbles are mere chips."""

BADGES: Final = {
    Option.OUT: "jackaroo/badge_out",
    Option.ATTACK: "jackaroo/badge_attack",
    Option.RUN: "jackaroo/badge_sweep",
    Option.MOVE: "jackaroo/mark_target",
}


class JackarooLook(ToldLook):
    """A square around the round board; marbles of a side are all alike."""

    columns = SQUARES
    rows = SQUARES
    margin = MARGIN
    has_hands = True
    hand_reach = 0.14
    loses_pieces = False
    zooms = True

    # The board

    def rules_of(self, state: JackarooState) -> JackarooRules:
        return state.rules

    def board(self, state: JackarooState) -> Sequence[Seat | None]:
        """Whose marble lies on each place."""
        return marbles_on(state.board)

    def spot_of(self, pick: Pick) -> Spot:
        return holes.parse_spot(pick)

    def pick_of(self, spot: Spot) -> Pick:
        return holes.spot_name(spot)

    def spot_count(self) -> int:
        return len(SPOTS)

    def at(self, spot: Spot) -> tuple[float, float]:
        return holes.place_of(spot)

    def pick_at(self, column: float, row: float) -> Pick | None:
        """The nearest place, if a click there still means it."""
        nearest = min(SPOTS, key=lambda spot: _far(spot, column, row))
        is_near = _far(nearest, column, row) * holes.UNITS <= holes.REACH
        return self.pick_of(nearest) if is_near else None

    def ground(self, rules: JackarooRules, field: Field, appearance: Appearance) -> DrawList:
        return ground_ops(field, appearance)

    def standing(
        self, state: JackarooState, field: Field, appearance: Appearance, marks: Sequence[Mark] = ()
    ) -> DrawList:
        on_board = self.board_ops(state, field, appearance, marks)
        return (*on_board, *self._hands(state, field, marks))

    def board_ops(
        self, state: JackarooState, field: Field, appearance: Appearance, marks: Sequence[Mark] = ()
    ) -> DrawList:
        """Deck, pile, marks and marbles; a chosen marble is lifted."""
        lifted = lifted_spots(marks)
        spots, lying = self.spots(field), self.pieces_at
        if not lifted:
            marbles = lying(state, spots, field, appearance)
        else:
            marbles = tuple(
                op
                for spot in spots
                for op in (
                    self._chosen(state, spot, field)
                    if spot in lifted
                    else lying(state, (spot,), field, appearance)
                )
            )
        return (
            *piles_ops(piles_of(state), field, appearance),
            *self.low_marks(marks, field),
            *marbles,
            *self.high_marks(marks, field, state, appearance),
        )

    def without_pieces(
        self, state: JackarooState, field: Field, appearance: Appearance, marks: Sequence[Mark] = ()
    ) -> DrawList:
        """Cards stay: deck, pile and hands."""
        on_board = super().without_pieces(state, field, appearance, marks)
        piles = piles_ops(piles_of(state), field, appearance)
        return (*piles, *on_board, *self._hands(state, field, marks))

    def chips(self, state: JackarooState, field: Field) -> DrawList:
        """The tops of the heaps and each marble, by a chip of its side where the board is tiny."""
        is_tiny = field.square < SMALLEST_MARBLES_PX
        px = max(1, round(field.square * (CHIP if is_tiny else MARBLE)))
        # On a base of its own colour a chip is hard to see, so that it is the last resort.
        sprite = marbles.chip_of if is_tiny else marble_sprite
        lying = (
            Sprite(sprite(seat), *field.middle(*self.at(spot)), px, px)
            for spot, seat in enumerate(self.board(state))
            if seat is not None
        )
        return (*tops_ops(piles_of(state), field), *lying)

    def holding(
        self,
        state: JackarooState,
        pick: Pick,
        at: tuple[float, float],
        field: Field,
        appearance: Appearance,
        marks: Sequence[Mark] = (),
    ) -> DrawList:
        """Everything, with one marble or one card in the air."""
        if ":" in pick:
            standing = self.standing(state, field, appearance, marks)
            return (*standing, *carried_ops(pick, at, field.zones))
        piles = piles_ops(piles_of(state), field, appearance)
        held = super().holding(state, pick, at, field, appearance, marks)
        return (*piles, *held, *self._hands(state, field, marks))

    def _hands(self, state: JackarooState, field: Field, marks: Sequence[Mark]) -> DrawList:
        return () if field.zones is None else hands_ops(state, field.zones, marks)

    def _chosen(self, state: JackarooState, spot: Spot, field: Field) -> DrawList:
        seat = self.board(state)[spot]
        return () if seat is None else marble_ops(Shown(seat, spot, CHOSEN), field)

    # Marks

    def low_marks(self, marks: Sequence[Mark], field: Field) -> DrawList:
        return low_marks(marks, field)

    def high_marks(
        self, marks: Sequence[Mark], field: Field, state: JackarooState, appearance: Appearance
    ) -> DrawList:
        return high_marks(marks, field, appearance)

    def offered_marks(self, state: JackarooState, pointed: Pick = "") -> tuple[Mark, ...]:
        """Who can use the card that is being played, and where that leads."""
        return offered_marks(state, pointed)

    def name_marks(self, state: JackarooState, pointed: Pick) -> tuple[Mark, ...]:
        """Numbers of holes and marbles that matter."""
        return tuple(names_of(state, pointed, offered_marks(state, pointed)))

    # Marbles

    def seat_of(self, piece: Seat) -> Seat:
        return piece

    def key_of(self, piece: Seat) -> str:
        return f"word.jackaroo.marble_{SIDE_NAMES[piece]}"

    def card_sprite(self, card: str) -> str:
        return small_sprite(card)

    def sprite_of(self, piece: Seat, rules: JackarooRules) -> str:
        return marble_sprite(piece)

    def resting(self, piece: Seat, spot: Spot, state: JackarooState) -> Shown[Seat]:
        return Shown(piece, spot)

    def shadow_of(self, shown: Shown[Seat], field: Field) -> DrawList:
        return marbles.shadow_of(shown, field)

    def body_of(
        self, shown: Shown[Seat], rules: JackarooRules, field: Field, appearance: Appearance
    ) -> DrawList:
        return marbles.body_of(shown, field)

    # Motion and sound

    def motion(
        self, before: JackarooState, events: Sequence[Event], after: JackarooState, pace: Pace
    ) -> Motion:
        """Cards fly, marbles walk."""
        return hand_motion.move_motion(self, before, events, after, pace)

    def change(self, before: JackarooState, after: JackarooState, pace: Pace) -> Motion:
        """Marbles glide, cards are raised."""
        return hand_motion.change_motion(self, before, after, pace)

    def refusing(
        self, state: JackarooState, pick: Pick, offset: tuple[float, float], pace: Pace
    ) -> Motion:
        """A marble comes home and shakes its head; a card stays where it is."""
        if ":" in pick:
            return self.change(state, state, pace)
        return hand_motion.refusing_motion(self, state, self.spot_of(pick), offset, pace)

    def sounds(
        self,
        before: JackarooState,
        events: Sequence[Event],
        after: JackarooState,
        pace: Pace,
        seed: int,
        *,
        voices: bool = True,
        is_flipped: bool = False,
    ) -> tuple[Heard, ...]:
        return sounds.move_sounds(before, events, pace, seed, is_flipped=is_flipped)

    def lift_sounds(
        self,
        state: JackarooState,
        pick: Pick,
        seed: int,
        *,
        voices: bool = True,
        is_flipped: bool = False,
    ) -> tuple[Heard, ...]:
        """A card is drawn out of the hand, a marble is touched."""
        if ":" in pick:
            return sounds.raise_sounds(seed)
        return sounds.lift_sounds(self.spot_of(pick), seed, is_flipped=is_flipped)

    # Hands

    def hand_picks(self, state: JackarooState, seat: Seat) -> tuple[Pick, ...]:
        """Open cards, from left to right."""
        return tuple(f"{CARD}{card}" for card in state.hands[seat] if card != BACK)

    def hand_pick_at(self, state: JackarooState, zones: Zones, x: float, y: float) -> Pick | None:
        """An open card, or the whole hand of somebody whose cards are hidden."""
        found = card_at(x, y, zones, [hand_of(state, seat) for seat in SEATS])
        if found is None:
            return None
        seat, index = found
        card = state.hands[seat][index]
        return hand_pick(seat) if card == BACK else f"{CARD}{card}"

    def hand_place_of(
        self, state: JackarooState, zones: Zones, pick: Pick
    ) -> tuple[float, float] | None:
        """The middle of what is seen of a card, or of a hand."""
        for seat in SEATS:
            fan, hand = fan_of(zones, seat), state.hands[seat]
            if hand and pick == hand_pick(seat):
                places = fan.places(plain(hand))
                return fan.middle_x, places[len(places) // 2].y
            for index, card in enumerate(hand):
                if card != BACK and pick == f"{CARD}{card}":
                    return fan.seen_at(index, len(hand))
        return None

    def menu_choice(self, state: JackarooState, action: Decision) -> MenuChoice | None:
        """What a card is played for, by its badge."""
        if action.kind is not Kind.OPTION:
            return None
        option = Option(action.what)
        return MenuChoice(f"choice.jackaroo.{option}", BADGES.get(option, ""))

    def card_legend(self, state: JackarooState) -> Lines | None:
        return legend_of(state)


def _far(spot: Spot, column: float, row: float) -> float:
    at_column, at_row = holes.place_of(spot)
    return hypot(at_column - column, at_row - row)
