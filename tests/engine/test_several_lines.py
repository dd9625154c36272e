"""Several lines of a position, and that of an action that is asked about."""

from typing import Any

import pytest

from jungle_pg.cabinet import brains
from jungle_pg.core.xiangqi.rulebook import RULEBOOK as XIANGQI
from jungle_pg.engine.thinking import Limits, Order, Thought
from tests.core.jungle.positions import JUNGLE

BOOKS: dict[str, Any] = {"jungle": JUNGLE, "xiangqi": XIANGQI}
POSITIONS = (
    ("jungle", "club", None),
    ("jungle", "traditional", "1d5/2p2ct/l3w1e/7/7/r5R/1CW1P2/E1T1LD1/7 b"),
    ("xiangqi", "standard", None),
    ("xiangqi", "standard", "3ak4/4a4/4b4/4p4/9/2R6/4P4/4C4/4A4/3AK4 w"),
)


def thought_of(game: str, rules: str, position: str | None, order: Order) -> Thought[Any]:
    rulebook, thinker = brains(lambda: 0.0)[game]
    return thinker.think(rulebook.start(rulebook.codec.parse_rules(rules), position), (), order)


def test_lines_are_different_moves_that_can_be_played_the_better_first() -> None:
    for game, rules, position in POSITIONS:
        order = Order(limits=Limits(depth=4), lines=3)
        thought, book = thought_of(game, rules, position, order), BOOKS[game]
        lines = [(thought.score, thought.line), *((it.score, it.actions) for it in thought.others)]
        scores = [score for score, _ in lines]
        assert scores == sorted(scores, reverse=True), (game, position)
        assert len({line[0] for _, line in lines}) == 3, (game, position)
        for _, line in lines:
            state = book.start(book.codec.parse_rules(rules), position)
            for action in line:
                assert book.refusal(state, action) is None, (game, position, action)
                state = book.play(state, action).state


def test_the_first_line_is_the_one_that_is_found_alone() -> None:
    for game, rules, position in POSITIONS:
        alone = thought_of(game, rules, position, Order(limits=Limits(depth=1)))
        several = thought_of(game, rules, position, Order(limits=Limits(depth=1), lines=3))
        assert (alone.line[0], alone.score) == (several.line[0], several.score), (game, position)
        assert alone.others == ()


@pytest.mark.slow
def test_an_action_that_is_asked_about_has_its_score_and_line() -> None:
    for game, rules, position in POSITIONS:
        book = BOOKS[game]
        state = book.start(book.codec.parse_rules(rules), position)
        for action in book.actions(state)[::5]:
            about = (book.codec.action_text(action),)
            order = Order(limits=Limits(depth=3), lines=2, about=about)
            thought = thought_of(game, rules, position, order)
            lines = (thought.line, *(each.actions for each in thought.others))
            assert sum(line[0] == action for line in lines) == 1, (game, position, about)
            assert len(lines) in (2, 3)
            scores = [thought.score, *(each.score for each in thought.others)]
            assert scores == sorted(scores, reverse=True), (game, position, about)


def test_other_moves_than_an_open_den_have_scores_too() -> None:
    order = Order(limits=Limits(depth=4), lines=2, about=("D8C8",))
    thought = thought_of("jungle", "club", "l6/2CWc2/7/7/7/7/3e1d1/7/7 r", order)
    assert JUNGLE.codec.action_text(thought.line[0]) == "D8D9"
    assert thought.mate_in == 1
    assert thought.others
    assert all(each.mate_in != 1 for each in thought.others)


def test_a_fresh_thought_comes_out_the_same_whatever_was_thought_before() -> None:
    for game, rules, position in POSITIONS:
        book, thinker = brains(lambda: 0.0)[game]
        state = book.start(book.codec.parse_rules(rules), position)
        order = Order(limits=Limits(nodes=2000), lines=2, is_fresh=True)
        first = thinker.think(state, (), order)
        thinker.think(book.play(state, first.line[0]).state, (), Order(limits=Limits(nodes=3000)))
        assert thinker.think(state, (), order) == first, (game, position)
