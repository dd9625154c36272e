"""How the computer player of Jackaroo looks ahead: in likely worlds, and no longer than it may."""

from collections.abc import Callable
from random import Random

from jungle_pg.core.jackaroo.decisions import Decision
from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.engine.thinking import Limits, Order, Thought
from jungle_pg.games.jackaroo.engine.kinds import COMES_OUT, FULL_DECK, KIND_OF
from jungle_pg.games.jackaroo.engine.thinker import JackarooThinker
from jungle_pg.games.jackaroo.engine.worlds import Worlds, stays_in_base
from tests.core.jackaroo.moments import JACKAROO, after, moment


class SteppingClock:
    """Goes on by a millisecond at every look."""

    def __init__(self) -> None:
        self.now_s = 0.0

    def __call__(self) -> float:
        self.now_s += 0.001
        return self.now_s


def middle_game() -> JackarooState:
    state = moment("3 17 44 B", "30 40 8 B", "7S 5D KH 10C", "3C 6C 9C JC")
    return JACKAROO.seen_by(state, 0)


def asks(stop_at: int) -> tuple[list[int], Callable[[], bool]]:
    """A `must_stop` that says yes at a certain look, and the looks so far."""
    looks: list[int] = []

    def must_stop() -> bool:
        looks.append(len(looks) + 1)
        return len(looks) >= stop_at

    return looks, must_stop


def test_time_that_is_given_is_not_exceeded() -> None:
    for seconds in (0.005, 0.05, 0.5):
        clock = SteppingClock()
        thought = JackarooThinker(clock).think(
            middle_game(), (), Order(limits=Limits(seconds=seconds))
        )
        # One look begins the count, one ends the search, and one is for the answer.
        assert clock.now_s <= seconds + 0.0035
        assert thought.action in JACKAROO.actions(middle_game())


def test_the_upper_levels_keep_to_their_time_on_a_slow_machine() -> None:
    for level, seconds in ((7, 1.0), (8, 5.0)):
        clock = SteppingClock()
        JackarooThinker(clock).think(middle_game(), (), Order(level))
        assert clock.now_s <= seconds + 0.2


def test_without_time_for_one_world_the_best_at_first_sight_is_played() -> None:
    thinker = JackarooThinker(lambda: 0.0)
    state = moment("10 40 B B", "15 B B B", "5S 9S", "3C 6C")
    thought = thinker.think(state, (), Order(8, Limits(nodes=0)))
    assert [str(decision) for decision in thought.line] == ["card:5S", "marble:1"]
    assert thought.nodes == 0


def test_a_thought_without_limits_ends_when_it_is_told_to() -> None:
    looks, must_stop = asks(stop_at=5)
    thought = JackarooThinker(lambda: 0.0).think(middle_game(), (), Order(), must_stop)
    assert len(looks) == 5
    assert thought.action in JACKAROO.actions(middle_game())


def test_better_and_better_thoughts_are_reported() -> None:
    reports: list[Thought[Decision]] = []
    order = Order(limits=Limits(nodes=400))
    final = JackarooThinker(lambda: 0.0).think(middle_game(), (), order, report=reports.append)
    nodes = [thought.nodes for thought in reports]
    assert len(reports) >= 3
    assert nodes == sorted(set(nodes))
    assert nodes[-1] <= final.nodes <= 400


def test_a_side_far_ahead_is_told_so() -> None:
    order = Order(limits=Limits(nodes=200))
    ahead = moment("45 H4 H3 H2", "26 B B B", "5S 9S 3S 8D", "3C 6C 9C JC")
    behind = moment("0 B B B", "20 H4 H3 H2", "5S 9S 3S 8D", "3C 6C 9C JC")
    thinker = JackarooThinker(lambda: 0.0)
    assert thinker.think(ahead, (), order).score > 150
    assert thinker.think(behind, (), order).score < -150


def test_a_world_holds_every_card_once() -> None:
    view = middle_game()
    world = Worlds(view).draw(Random(1))
    own = [KIND_OF[card] for card in view.hands[0]]
    assert sorted(world.hidden + own) == sorted(FULL_DECK) == sorted(world.fresh)


def test_who_stays_in_base_is_thought_to_have_no_card_to_come_out_with() -> None:
    stuck = moment("10 B B B", "B B B H4", "5S 9S", "3C 6C")
    walks = moment("10 B B B", "40 B B H4", "5S 9S", "3C 6C")
    full_hand = moment("10 B B B", "B B B H4", "5S 9S", "3C 6C 8C 9C")
    assert stays_in_base(stuck)
    assert not stays_in_base(walks)
    assert not stays_in_base(full_hand)
    assert share_that_comes_out(stuck) < 0.75 * share_that_comes_out(walks)


def share_that_comes_out(state: JackarooState) -> float:
    """The part of the worlds in which the seat that waits could come out."""
    view, rng = JACKAROO.seen_by(state, 0), Random(1)
    worlds = Worlds(view)
    hands = [worlds.draw(rng).hidden[-2:] for _ in range(400)]
    return sum(not COMES_OUT.isdisjoint(hand) for hand in hands) / len(hands)


def test_who_is_attacked_gives_the_card_it_needs_least() -> None:
    state = after(moment("10 B B B", "B B B 40", "QH 9S", "KC 3C 6C"), "card:QH")
    view = JACKAROO.seen_by(state, 1)
    for level in (4, 6, 8):
        order = Order(level, Limits(nodes=300))
        assert str(JackarooThinker(lambda: 0.0).think(view, (), order).action) != "discard:KC"


def test_forgetting_changes_no_answer() -> None:
    thinker, order = JackarooThinker(lambda: 0.0), Order(6, seed=4)
    first = thinker.think(middle_game(), (), order)
    thinker.forget()
    assert thinker.think(middle_game(), (), order) == first
