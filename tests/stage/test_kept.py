from collections.abc import Callable

from jungle_pg.stage.kept import Kept


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
