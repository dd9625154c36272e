from collections.abc import Callable

from jungle_pg.stage.kept import Kept, KeptGroups
from jungle_pg.stage.ops import Box, DrawList


def counting() -> tuple[Callable[[], tuple[int, ...]], list[int]]:
    """A maker of tuples, and how often it was asked."""
    made: list[int] = []

    def make() -> tuple[int, ...]:
        made.append(1)
        return (len(made),)

    return make, made


def test_the_very_same_value_comes_back_while_the_facts_are_equal() -> None:
    kept: Kept[tuple[int, ...]] = Kept()
    make, made = counting()
    first = kept.get(("day", 100), make)
    assert kept.get(("day", 50 + 50), make) is first
    assert len(made) == 1


def test_other_facts_make_another_value_and_the_old_one_is_forgotten() -> None:
    kept: Kept[tuple[int, ...]] = Kept()
    make, made = counting()
    assert kept.get("day", make) == (1,)
    assert kept.get("night", make) == (2,)
    assert kept.get("day", make) == (3,)
    assert len(made) == 3


def test_an_empty_value_is_kept_too() -> None:
    kept: Kept[list[int]] = Kept()
    first = kept.get("facts", list)
    assert kept.get("facts", list) is first


def test_no_facts_are_facts_too() -> None:
    kept: Kept[tuple[int, ...]] = Kept()
    make, made = counting()
    kept.get(None, make)
    kept.get(None, make)
    assert len(made) == 1


def test_two_memos_know_nothing_of_each_other() -> None:
    one: Kept[tuple[int, ...]] = Kept()
    other: Kept[tuple[int, ...]] = Kept()
    make, made = counting()
    one.get("facts", make)
    other.get("facts", make)
    assert len(made) == 2


def a_box() -> DrawList:
    return (Box(0, 0, 5, 5, "#000000"),)


def test_a_group_stays_the_very_same_while_its_facts_are_equal() -> None:
    groups = KeptGroups()
    first = groups.get("leaf", (1, "day"), a_box, (0, 0, 9, 9))
    assert (first.key, first.ops, first.clip) == ("leaf", a_box(), (0, 0, 9, 9))
    assert groups.get("leaf", (1, "day"), tuple) is first
    second = groups.get("leaf", (2, "day"), tuple)
    assert second.ops == ()


def test_groups_of_other_keys_are_kept_apart() -> None:
    groups = KeptGroups()
    leaf, vine = groups.get("leaf", 1, a_box), groups.get("vine", 1, tuple)
    assert groups.get("leaf", 1, tuple) is leaf
    assert groups.get("vine", 1, a_box) is vine
