"""Scores for reviews: means over the last depths, and how long it is worth to look on."""

from typing import Any

from jungle_pg.cabinet import brains, reviewers
from jungle_pg.core.log import Setup
from jungle_pg.core.match import begin
from jungle_pg.engine.analysis import order_about
from jungle_pg.engine.search.steady import DEPTHS, ENOUGH, LONGER, Steady
from jungle_pg.engine.thinking import Line, Order, Thought

NODES = 1000


def thought(depth: int, nodes: int, best: int, asked: int, mate: int | None = None) -> Thought[str]:
    return Thought(("a", "x"), best, mate, depth, nodes, others=(Line(("b", "y"), asked),))


def followed(*thoughts: Thought[str]) -> Steady[str]:
    steady: Steady[str] = Steady(NODES, "b", 450.0)
    for each in thoughts:
        steady.take(each)
    return steady


def test_scores_are_means_over_the_last_depths_and_forced_ends_stay() -> None:
    swinging = [thought(depth, 10 * depth, 40 * (depth % 2), -100) for depth in range(1, 8)]
    found = followed(*swinging).levelled(swinging[-1])
    assert found.score == round(sum(each.score for each in swinging[-DEPTHS:]) / DEPTHS)
    assert found.others[0].score == -100
    assert found.line == ("a", "x")
    mate = thought(8, 90, 29_000, -100, mate=3)
    assert followed(*swinging, mate).levelled(mate).score == 29_000
    # A move that was a forced end only for a while counts as what it is by now.
    later = thought(9, 95, 50, -100)
    assert followed(*swinging[-1:], mate, later).levelled(later).score == round((40 + 50) / 2)
    nothing: Thought[str] = Thought(("a",), 7)
    assert followed().levelled(nothing) == nothing


def test_no_move_is_better_than_the_best_one_by_its_mean() -> None:
    early, late = thought(1, 10, 900, 800), thought(2, 20, 0, -5)
    found = followed(early, late, thought(3, 30, 0, 0)).levelled(thought(3, 30, 0, 0))
    assert found.others[0].score <= found.score


def test_it_looks_on_for_longer_where_the_loss_still_sways() -> None:
    calm = [thought(depth, 100 * depth, 30, 10) for depth in range(1, 20)]
    wild = [thought(depth, 100 * depth, 30 + 200 * (depth % 2), 10) for depth in range(1, 20)]
    for thoughts, part in ((calm, ENOUGH), (wild, LONGER)):
        steady = followed()
        for each in thoughts:
            steady.take(each)
            assert steady.is_enough is (each.nodes >= part * NODES), each
    assert followed(thought(1, int(NODES * LONGER), 0, 0)).is_enough


def test_a_review_searches_whole_depths_and_always_finds_the_same() -> None:
    for game, nodes in (("jungle", 4000), ("xiangqi", 2000)):
        book, thinker = brains(lambda: 0.0)[game]
        match: Any = begin(book, Setup(book.codec.parse_rules(book.usual_rules)))
        actions = book.actions(match.state)
        about = (book.codec.action_text(actions[3]),)
        order = order_about(reviewers()[game], about, nodes)
        assert order.steepness == reviewers()[game].steepness
        told: list[Thought[Any]] = []
        first = thinker.think(match.state, (), order, report=told.append)
        again = thinker.think(match.state, (), order)
        assert first == again
        assert first.depth == told[-1].depth
        # What was begun came to its end: nothing was looked at in vain.
        assert first.nodes == told[-1].nodes
        asked = next(each for each in first.others if each.actions[0] == actions[3])
        assert asked.score <= first.score
        plain = thinker.think(match.state, (), Order(limits=order.limits, lines=2, is_fresh=True))
        assert plain.nodes >= nodes
