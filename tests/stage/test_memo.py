from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.stage.layout import Rect
from jungle_pg.stage.memo import GroupMemos, Memo
from jungle_pg.stage.ops import Box, DrawList, Group, grouped

FACTS = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text() | st.builds(Rect, *[st.integers()] * 4),
    lambda inner: st.tuples(inner, inner) | st.frozensets(st.integers()),
)


class Maker:
    """Makes new objects of any facts, or None, and knows how often it was asked."""

    def __init__(self, makes: Callable[[], object] = object) -> None:
        self.asked = 0
        self._makes = makes

    def __call__(self, *args: object, **kwargs: object) -> object:
        self.asked += 1
        return self._makes()


def rebuilt(fact: object) -> object:
    """An equal value that is another object, as far as there can be one."""
    match fact:
        case str():
            return "".join(list(fact))
        case tuple():
            return tuple(map(rebuilt, fact))
        case Rect(x, y, w, h):
            return Rect(x, y, w, h)
        case frozenset():
            return frozenset(list(fact))
    return fact


@given(st.lists(FACTS, max_size=4), st.dictionaries(st.text(), FACTS, max_size=3))
def test_equal_facts_give_the_very_same_value_made_once(
    args: list[object], kwargs: dict[str, object]
) -> None:
    memo, make = Memo[object](), Maker()
    first = memo(make, *args, **kwargs)
    again = memo(make, *map(rebuilt, args), **{key: rebuilt(kwargs[key]) for key in kwargs})
    assert again is first
    assert make.asked == 1


@given(st.lists(FACTS, max_size=3), st.lists(FACTS, max_size=3))
def test_other_facts_give_another_value_and_the_old_one_is_forgotten(
    one: list[object], other: list[object]
) -> None:
    memo, make = Memo[object](), Maker()
    values = [memo(make, *facts) for facts in (one, other, one)]
    is_equal = one == other
    assert (values[0] is values[1]) == is_equal
    assert (values[1] is values[2]) == is_equal
    assert make.asked == (1 if is_equal else 3)


@given(st.lists(FACTS, max_size=3))
def test_none_is_remembered_like_any_value(args: list[object]) -> None:
    memo, make = Memo[object](), Maker(lambda: None)
    assert memo(make, *args) is memo(make, *args) is None
    assert make.asked == 1


def test_another_function_is_another_fact() -> None:
    memo = Memo[object]()
    assert memo(min, 1, 2) == 1
    assert memo(max, 1, 2) == 2


def test_a_fact_by_its_name_is_not_the_same_as_one_by_its_place() -> None:
    memo, make = Memo[object](), Maker()
    assert memo(make, 1) is not memo(make, x=1)
    assert memo(make, x=1) is not memo(make, y=1)


def test_what_fails_is_tried_again_and_what_was_made_before_stays() -> None:
    memo = Memo[float]()
    whole = memo(_root, 4.0)
    for _ in range(2):
        with pytest.raises(ValueError, match="-1"):
            memo(_root, -1.0)
    assert memo(_root, 4.0) is whole


def _root(value: float) -> float:
    if value < 0:
        raise ValueError(str(value))
    return float(value**0.5)


def test_two_memos_know_nothing_of_each_other() -> None:
    one, other, make = Memo[object](), Memo[object](), Maker()
    assert one(make, "facts") is not other(make, "facts")
    assert make.asked == 2


def boxes(count: int) -> DrawList:
    return tuple(Box(0, 0, 5, 5, "#000000") for _ in range(count))


def test_a_group_stays_the_very_same_while_its_facts_are_equal() -> None:
    groups = GroupMemos()
    first = groups("leaf", boxes, 2)
    assert first == Group("leaf", boxes(2))
    assert groups("leaf", boxes, count=2) is not first
    assert groups("leaf", boxes, 2) is groups("leaf", boxes, 1 + 1)
    assert groups("leaf", boxes, 1).ops == boxes(1)


def test_groups_of_other_keys_are_remembered_apart() -> None:
    groups = GroupMemos()
    leaf, vine = groups("leaf", boxes, 1), groups("vine", boxes, 1)
    assert (leaf.key, vine.key) == ("leaf", "vine")
    assert groups("leaf", boxes, 1) is leaf
    assert groups("vine", boxes, 1) is vine


def test_draw_lists_are_grouped_by_their_names_in_their_order() -> None:
    assert grouped(below=boxes(1), above=boxes(2)) == (
        Group("below", boxes(1)),
        Group("above", boxes(2)),
    )
