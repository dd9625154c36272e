"""What the hidden cards could be: worlds that agree with all a seat may see."""

from dataclasses import dataclass
from random import Random
from typing import Final

from jungle_pg.core.jackaroo.luck import unseen
from jungle_pg.core.jackaroo.state import JackarooState, Phase
from jungle_pg.core.jackaroo.track import BASE, is_on_ring
from jungle_pg.core.jackaroo.turns import cards_in_round
from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.games.jackaroo.engine.judging import Judge
from jungle_pg.games.jackaroo.engine.kinds import COMES_OUT, FULL_DECK, KIND_OF
from jungle_pg.games.jackaroo.engine.moves import side_of
from jungle_pg.games.jackaroo.engine.playout import PlayoutState

STILL_COMES_OUT: Final = 0.45
"""How much rarer a hand has a card to come out with when its seat has not; counted in games."""
PLAYED_SOON: Final = 20
"""Cards at the top of a deck that a play-out may come to."""


@dataclass(frozen=True, slots=True)
class World:
    """Where the hidden cards lie: the deck with its top last, then the hand of the other seat."""

    hidden: list[int]
    fresh: list[int]
    """All cards as they lie after the next shuffle, the top last."""


class Worlds:
    """Ways the hidden cards could lie, one after the other."""

    def __init__(self, view: JackarooState) -> None:
        assert view.actor is not None
        self._hand = len(view.hands[opponent(view.actor)])
        self._is_stuck = stays_in_base(view)
        self._hidden = [KIND_OF[card] for card in unseen(view)]
        self._fresh = list(FULL_DECK)

    def draw(self, rng: Random) -> World:
        """One more world, which holds until the next one is drawn."""
        _mix_top(self._fresh, PLAYED_SOON, rng)
        _mix_top(self._hidden, PLAYED_SOON + self._hand, rng)
        if self._is_stuck:
            while self._comes_out() and rng.random() > STILL_COMES_OUT:
                _mix_top(self._hidden, PLAYED_SOON + self._hand, rng)
        return World(self._hidden, self._fresh)

    def _comes_out(self) -> bool:
        first = len(self._hidden) - self._hand
        return not COMES_OUT.isdisjoint(self._hidden[first:])


def _mix_top(cards: list[int], count: int, rng: Random) -> None:
    """Any cards may come to the top of a deck; those below stay, as nobody will see them."""
    random = rng.random
    for place in range(len(cards) - 1, max(0, len(cards) - 1 - count), -1):
        other = int(random() * (place + 1))
        cards[place], cards[other] = cards[other], cards[place]


def stays_in_base(view: JackarooState) -> bool:
    """Whether the seat that waits has played in this round, and yet has no marble on the ring."""
    if view.phase is Phase.ATTACKED:
        return False
    waiting = opponent(view.mover)
    has_played = len(view.hands[waiting]) < cards_in_round(view.round)
    marbles = view.board[waiting]
    return has_played and BASE in marbles and not any(map(is_on_ring, marbles))


class Setting:
    """The view after a play, ready to be played on in any world."""

    def __init__(self, after: JackarooState, seat: Seat) -> None:
        other = opponent(seat)
        self._after, self._seat, self._other = after, seat, other
        self._sides = side_of(after.board, 0), side_of(after.board, 1)
        self._hand = [KIND_OF[card] for card in after.hands[seat]]
        self._hidden_hand = len(after.hands[other])

    def table(self, world: World, judge: Judge) -> PlayoutState:
        """The game in a world, after what luck and the other seat have to do at once."""
        after, count = self._after, self._hidden_hand
        first = len(world.hidden) - count
        theirs, deck = world.hidden[first:], world.hidden[:first]
        hands = (self._hand, theirs) if self._seat == 0 else (theirs, self._hand)
        alternates = after.rules.alternate_start
        table = PlayoutState(
            self._sides, hands, deck, world.fresh, after.round, after.mover, alternates=alternates
        )
        match after.phase:
            case Phase.OVER:
                table.winner = after.winner
            case Phase.DRAW:
                table.earn(after.mover)
            case Phase.ATTACKED:
                table.discard(opponent(after.mover), judge)
                table.next_turn(after.mover)
            case Phase.DEAL | Phase.SHUFFLE:
                table.deal()
            case _:
                pass
        return table
