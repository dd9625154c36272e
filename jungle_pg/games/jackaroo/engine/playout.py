"""A game played on quickly by two players who look one play ahead."""

from collections.abc import Sequence

from jungle_pg.core.jackaroo.track import NODES
from jungle_pg.core.jackaroo.turns import cards_in_round
from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.games.jackaroo.engine.judging import Judge
from jungle_pg.games.jackaroo.engine.kinds import ATTACKS
from jungle_pg.games.jackaroo.engine.moves import Side


class PlayoutState:
    """A game as play-outs know it: ways instead of places, kinds instead of cards."""

    __slots__ = ("alternates", "deck", "fresh", "hands", "mover", "round", "sides", "winner")

    def __init__(
        self,
        sides: tuple[Side, Side],
        hands: tuple[Sequence[int], Sequence[int]],
        deck: Sequence[int],
        fresh: Sequence[int],
        round: int,
        mover: Seat,
        *,
        alternates: bool = False,
    ) -> None:
        self.sides = list(sides)
        self.hands = [list(hand) for hand in hands]
        self.deck = list(deck)
        """Its top comes last."""
        self.fresh = fresh
        """All cards in the order in which they lie after the next shuffle."""
        self.round, self.mover, self.alternates = round, mover, alternates
        self.winner: Seat | None = None

    def play_on(self, judge: Judge, turns: int) -> None:
        """Play so many cards, or until somebody has won."""
        for _ in range(turns):
            if self.winner is not None:
                return
            self.play_card(judge)

    def play_card(self, judge: Judge) -> None:
        """The seat to move plays the card that looks best, or discards the least one."""
        mover = self.mover
        own, their = self.sides[mover], self.sides[1 - mover]
        hand, victim = self.hands[mover], self.hands[1 - mover]
        judged = judge.judged(own, their)
        weights = judge.weights
        chosen, best_worth, best = -1, 0.0, None
        for kind in hand:
            found = judge.best(judged, own, their, kind)
            if found is not None and (chosen < 0 or found[0] > best_worth):
                chosen, best_worth, best = kind, found[0], found
            if kind in ATTACKS and victim:
                worth = judged.attack - weights.holding * weights.hold[kind]
                if chosen < 0 or worth > best_worth:
                    chosen, best_worth, best = kind, worth, None
        if chosen < 0:
            self.discard(mover, judge)
            self.next_turn(1 - mover)
            return
        hand.remove(chosen)
        if best is None:
            self.discard(1 - mover, judge)
            self.next_turn(mover)
            return
        _, self.sides[mover], self.sides[1 - mover], earned = best
        if best[1][0] >= NODES:
            self.winner = mover
        elif earned:
            self.earn(mover)
        else:
            self.next_turn(1 - mover)

    def discard(self, seat: Seat, judge: Judge) -> None:
        """A seat loses the card that is worth least in its hand."""
        hand, hold = self.hands[seat], judge.weights.hold
        hand.remove(min(hand, key=hold.__getitem__))

    def earn(self, seat: Seat) -> None:
        """A card, while there are any, and another turn."""
        if self.deck:
            self.hands[seat].append(self.deck.pop())
        self.next_turn(seat)

    def next_turn(self, wanted: Seat) -> None:
        """The turn of the seat that should have it, of the other one, or a new round."""
        if self.hands[wanted]:
            self.mover = wanted
        elif self.hands[1 - wanted]:
            self.mover = opponent(wanted)
        else:
            self.mover = self.round % 2 if self.alternates else wanted
            self.deal()

    def deal(self) -> None:
        """A new round for the seat to move, from a new deck where the old one is too small."""
        self.round += 1
        count = cards_in_round(self.round)
        if len(self.deck) < 2 * count:
            self.deck = list(self.fresh)
        for seat in (0, 1):
            self.hands[seat] = self.deck[: -count - 1 : -1]
            del self.deck[-count:]
