"""Who went where between two boards: equal pieces go the shortest ways."""

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.games.moving.difference import difference, shortest_ways

boards = st.lists(st.sampled_from(["a", "b", "c", None, None, None]), min_size=12, max_size=12)


def far(start: int, target: int) -> float:
    return abs(target - start)


def test_a_piece_that_stays_is_not_touched() -> None:
    differs = difference(["s", None, "s", None], ["s", None, None, "s"], far)
    assert differs.glides == (("s", 2, 3),)
    assert differs.busy == {2, 3}


def test_equal_pieces_do_not_cross_when_they_need_not() -> None:
    differs = difference(["s", None, "s", None, None], [None, "s", None, None, "s"], far)
    assert differs.glides == (("s", 0, 1), ("s", 2, 4))


def test_who_is_left_over_vanishes_or_appears() -> None:
    differs = difference(["s", "s", None], [None, None, "s"], far)
    assert (differs.glides, differs.gone, differs.back) == ((("s", 1, 2),), (("s", 0),), ())
    differs = difference([None, None, "s"], ["s", "s", None], far)
    assert (differs.glides, differs.gone, differs.back) == ((("s", 2, 1),), (), (("s", 0),))


def test_a_move_taken_back_is_known_as_such() -> None:
    after_a_blow, before_it = ["x", None], ["y", "x"]
    assert difference(after_a_blow, before_it, far).is_one_ply_back
    assert not difference(before_it, after_a_blow, far).is_one_ply_back


@given(before=boards, after=boards)
def test_one_board_becomes_the_other(before: list[str | None], after: list[str | None]) -> None:
    differs, board = difference(before, after, far), list(before)
    for _, start, _ in differs.glides:
        board[start] = None
    for piece, place in differs.gone:
        assert board[place] == piece
        board[place] = None
    for piece, _, target in differs.glides:
        board[target] = piece
    for piece, place in differs.back:
        board[place] = piece
    assert board == after
    for piece in "abc":
        gone = [one for one, _ in differs.gone if one == piece]
        back = [one for one, _ in differs.back if one == piece]
        assert not gone or not back


@given(
    starts=st.sets(st.integers(0, 40), max_size=5),
    targets=st.sets(st.integers(0, 40), max_size=5),
)
def test_no_other_pairs_have_shorter_ways(starts: set[int], targets: set[int]) -> None:
    pairs = shortest_ways(sorted(starts), sorted(targets), far)
    few, many = sorted((sorted(starts), sorted(targets)), key=len)
    shortest = min(
        sum(far(*way) for way in zip(few, chosen, strict=True))
        for chosen in permutations(many, len(few))
    )
    assert sum(far(*pair) for pair in pairs) == shortest
    assert {start for start, _ in pairs} <= starts
    assert {target for _, target in pairs} <= targets


def test_many_equal_pieces_find_their_places_too() -> None:
    pairs = shortest_ways(range(0, 40, 2), range(1, 41, 2), far)
    assert sorted(pairs) == [(start, start + 1) for start in range(0, 40, 2)]
