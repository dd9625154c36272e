"""What a play of Jackaroo gave away: measured in the same worlds, and never by mere luck."""

from random import Random

from jungle_pg.core.jackaroo.decisions import Decision
from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.engine.thinking import Limits, Order, Thought
from jungle_pg.games.jackaroo.engine.thinker import JackarooThinker
from jungle_pg.games.jackaroo.engine.weighing import plays_begun, told_chances
from tests.core.jackaroo.moments import JACKAROO, moment

NODES = 600


def weighed(state: JackarooState, *about: str, nodes: int = NODES) -> Thought[Decision]:
    order = Order(limits=Limits(nodes=nodes), lines=2, about=about)
    return JackarooThinker(lambda: 0.0).think(state, (), order)


def about(thought: Thought[Decision], *picks: str) -> int:
    """The score of what was asked about."""
    lines = [
        (thought.line, thought.score),
        *((each.actions, each.score) for each in thought.others),
    ]
    found = [score for actions, score in lines if picks == tuple(map(str, actions[: len(picks)]))]
    assert len(found) == 1, lines
    return found[0]


def nearly_home() -> JackarooState:
    return moment("47 H2 H3 H4", "30 40 44 H4", "5S 2C 6D", "3C 6C 9C")


def test_a_play_that_wins_is_best_and_another_one_is_worse() -> None:
    thought = weighed(nearly_home(), "card:2C", "option:move", "marble:1")
    assert tuple(map(str, thought.line)) == ("card:5S", "marble:1")
    assert thought.mate_in == 1
    assert about(thought, "card:2C", "option:move", "marble:1") < thought.score - 50


def test_what_was_played_best_is_told_as_it_was_played() -> None:
    state = moment("47 H2 H3 H4", "30 40 44 H4", "5S 5H 2C", "3C 6C 9C")
    # Both fives do the same: who plays either has given nothing away.
    for card in ("5S", "5H"):
        thought = weighed(state, f"card:{card}", "marble:1")
        assert tuple(map(str, thought.line)) == (f"card:{card}", "marble:1")


def test_the_play_is_found_by_what_it_begins_with() -> None:
    state = moment("3 17 44 B", "30 40 8 B", "7S 5D KH 10C", "3C 6C 9C JC")
    begun = tuple(map(JACKAROO.codec.parse_action, ("card:7S", "marble:2", "steps:3")))
    plays = plays_begun(JACKAROO.seen_by(state, 0), begun)
    assert len(plays) >= 2
    assert all(play.decisions[:3] == begun for play in plays)
    assert about(weighed(state, "card:7S", "marble:2", "steps:3"), "card:7S", "marble:2", "steps:3")


def test_weighing_knows_no_more_than_its_seat_and_is_always_the_same() -> None:
    state = moment("3 17 44 B", "30 40 8 B", "7S 5D KH 10C", "3C 6C 9C JC")
    hidden = JACKAROO.seen_by(state, 0)
    assert weighed(state, "card:5D", "marble:1") == weighed(hidden, "card:5D", "marble:1")


def test_play_outs_are_counted_and_it_stops_when_it_is_told_to() -> None:
    for nodes in (1, 40, 300):
        assert (
            weighed(nearly_home(), "card:2C", "option:move", "marble:1", nodes=nodes).nodes <= nodes
        )
    order = Order(limits=Limits(nodes=100_000), lines=2)
    stopped = JackarooThinker(lambda: 0.0).think(nearly_home(), (), order, lambda: True)
    assert stopped.nodes <= 8
    assert stopped.action in JACKAROO.actions(nearly_home())


def test_who_asks_for_long_is_told_early_and_as_many_plays_as_are_wanted() -> None:
    state = moment("3 17 44 B", "30 40 8 B", "7S 5D KH 10C", "3C 6C 9C JC")
    told: list[Thought[Decision]] = []
    order = Order(limits=Limits(nodes=20_000_000), lines=3)
    thinker = JackarooThinker(lambda: 0.0)
    last = thinker.think(state, (), order, lambda: len(told) == 2, told.append)
    first, second = told
    assert 0 < first.nodes < second.nodes <= last.nodes
    assert [len(each.others) for each in (first, second, last)] == [2, 2, 2]
    for each in (first, second, last):
        scores = [each.score, *(line.score for line in each.others)]
        assert scores == sorted(scores, reverse=True)
    assert (last.line, last.others) == (second.line, second.others), "half a look knows less"


def test_a_single_play_has_its_chance_too() -> None:
    state = moment("3 B B B", "30 40 44 H4", "5S", "3C")
    thought = weighed(state, "card:5S", "marble:1")
    assert thought.others == ()
    assert thought.score < 0


def test_what_is_not_surely_worse_is_as_good() -> None:
    rng = Random(4)
    noise = [[0.5 + rng.uniform(-0.2, 0.2), 0.3, 0.5 + rng.uniform(-0.2, 0.2)] for _ in range(60)]
    best, chances = told_chances(noise, 2)
    assert best == 0
    assert chances[2] == chances[0]
    worse = [[one, 0.3, one - 0.05] for one, _, _ in noise]
    best, chances = told_chances(worse, 2)
    assert best == 0
    assert abs(chances[0] - chances[2] - 0.05) < 1e-9
    better = [[one, 0.3, one + 0.05] for one, _, _ in noise]
    best, chances = told_chances(better, 2)
    assert best == 2
    assert chances[2] == max(chances)


def test_no_other_play_is_told_as_better_than_the_best() -> None:
    best, chances = told_chances([[0.4, 0.5], [0.4, 0.6]], None)
    assert best == 0
    assert chances == [0.4, 0.4]
