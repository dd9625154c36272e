"""What is known for certain: which prospect is best, and how it crosses to the program."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.core.rulebook import BadText
from jungle_pg.engine.messages import Answer, answer_text, parse_answer, written
from jungle_pg.engine.search.knowledge import Knowledge, Outcome, Prospect, Standing, Value
from jungle_pg.engine.thinking import Thought
from tests.rows import each_of

WIN, DRAW, LOSS = Value.WIN, Value.DRAW, Value.LOSS
SURE, FIRST, MAYBE = Standing.CERTAIN, Standing.LIMIT_FIRST, Standing.LIMIT_MAY_BE_FIRST

BEST_FIRST = [
    Prospect("a", Outcome(WIN, 3)),
    Prospect("b", Outcome(WIN, 9)),
    Prospect("c", Outcome(WIN, 7), MAYBE),
    Prospect("d", Outcome(WIN, 5), FIRST),
    Prospect("e", Outcome(DRAW)),
    Prospect("f", Outcome(LOSS, 4), FIRST),
    Prospect("g", Outcome(LOSS, 4), MAYBE),
    Prospect("h", Outcome(LOSS, 8)),
    Prospect("i", Outcome(LOSS, 2)),
]

decided = st.builds(Outcome, st.sampled_from([WIN, LOSS]), st.integers(1, 90))
outcomes = st.one_of(decided, st.just(Outcome(DRAW)))
prospects = st.builds(Prospect, st.text(max_size=5), outcomes, st.sampled_from(Standing))
knowledge = st.builds(
    Knowledge,
    st.lists(prospects, min_size=1, unique_by=lambda each: each.action).map(tuple),
    st.one_of(st.none(), st.integers(1, 500)),
)


@each_of("worse", range(1, len(BEST_FIRST)))
def test_what_is_sure_comes_before_what_a_limit_could_take_away(worse: int) -> None:
    better = BEST_FIRST[worse - 1]
    assert Knowledge((BEST_FIRST[worse], better)).best == better


def test_a_move_is_the_only_one_if_no_other_keeps_the_value() -> None:
    assert Knowledge((BEST_FIRST[0], BEST_FIRST[4])).is_only
    assert not Knowledge((BEST_FIRST[0], BEST_FIRST[1])).is_only
    # Nobody knows that the doubtful one does not win.
    assert not Knowledge((BEST_FIRST[0], BEST_FIRST[2])).is_only


@each_of(
    ("standing", "value"), [(SURE, WIN), (FIRST, DRAW), (MAYBE, None)], ids=["sure", "first", "may"]
)
def test_with_the_limit_thought_of_a_win_may_be_a_draw(
    standing: Standing, value: Value | None
) -> None:
    assert Prospect("a", Outcome(WIN, 40), standing).value is value


@given(known=knowledge)
def test_what_is_known_is_the_same_on_the_other_side_of_a_pipe(known: Knowledge[str]) -> None:
    answer = Answer(1, Thought((known.best.action,), known=known), is_final=True)
    assert parse_answer(answer_text(answer)) == answer


def test_actions_are_told_by_their_texts() -> None:
    known = Knowledge((Prospect(5, Outcome(WIN, 3), MAYBE),), 50)
    told = written(Thought((5,), 7, depth=2, known=known), str)
    expected = Knowledge((Prospect("5", Outcome(WIN, 3), MAYBE),), 50)
    assert told == Thought(("5",), 7, depth=2, known=expected)


GOOD = {
    "prospects": [
        {"action": "A3A4", "outcome": {"value": "win", "distance": 3}, "standing": "certain"}
    ],
    "limit": 50,
}


def claim(known: object) -> str:
    facts = json.loads(answer_text(Answer(1, Thought(("A3A4",)), is_final=True)))
    facts["thought"]["known"] = known
    return json.dumps(facts)


def with_prospect(**changes: Any) -> dict[str, Any]:
    return {**GOOD, "prospects": [{**GOOD["prospects"][0], **changes}]}  # type: ignore[index]


LIES: list[object] = [
    5,
    {},
    {"prospects": []},
    {**GOOD, "prospects": []},
    {**GOOD, "prospects": GOOD["prospects"] * 2},  # type: ignore[operator]
    {**GOOD, "extra": 1},
    {**GOOD, "limit": "50"},
    {**GOOD, "limit": 0},
    {**GOOD, "limit": True},
    with_prospect(action=5),
    with_prospect(standing="perhaps"),
    with_prospect(more=1),
    with_prospect(outcome={"value": "triumph", "distance": 3}),
    with_prospect(outcome={"value": "win", "distance": None}),
    with_prospect(outcome={"value": "win", "distance": -3}),
    with_prospect(outcome={"value": "win", "distance": "3"}),
    with_prospect(outcome={"value": "loss", "distance": 2.5}),
    with_prospect(outcome={"value": "draw", "distance": 3}),
]


def test_a_claim_that_can_be_true_is_believed() -> None:
    assert parse_answer(claim(GOOD)).thought.known is not None


@each_of("lie", LIES, ids=range(len(LIES)))
def test_a_claim_that_makes_no_sense_is_caught(lie: object) -> None:
    with pytest.raises(BadText, match="thinking process"):
        parse_answer(claim(lie))
