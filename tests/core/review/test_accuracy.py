"""Accuracy by the formula that lichess has published, against numbers worked out by hand."""

from math import exp, isclose

from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.core.review.accuracy import mean_accuracy, move_accuracy, volatilities

LOSSES = st.lists(st.floats(0, 1), min_size=1, max_size=60)


def test_the_accuracy_of_a_move() -> None:
    rows = {0.0: 99.9999, 0.05: 103.1668 * exp(-0.2177) - 3.1669, 0.1: 63.58, 0.3: 24.78, 1.0: 0.0}
    for loss, expected in rows.items():
        assert isclose(move_accuracy(loss), expected, abs_tol=0.01), loss


def test_the_windows_of_volatility() -> None:
    # 20 moves, 21 places: windows of two, and each move's own.
    shares = [0.5] * 11 + [0.9] * 10
    weights = volatilities(shares)
    assert len(weights) == 20
    assert weights[:10] == [0.5] * 10, "nothing happens: the least weight"
    assert weights[10] == 12.0, "a deviation of 20 percent: the greatest"
    # 60 moves: windows of six; the first moves share the first window.
    wide = volatilities([0.5] * 30 + [0.6] * 31)
    assert len(wide) == 60
    assert len({*wide[:5]}) == 1
    assert volatilities([0.5]) == []
    assert len(volatilities([0.5, 0.7])) == 1


def test_both_averages_are_averaged() -> None:
    # Two moves, one perfect and one that loses 30 percent, the second in a sharper position.
    good, bad = move_accuracy(0.0), move_accuracy(0.3)
    weighted = (good * 1 + bad * 3) / 4
    harmonic = 2 / (1 / good + 1 / bad)
    found = mean_accuracy([0.0, 0.3], [1.0, 3.0])
    assert found is not None
    assert isclose(found, (weighted + harmonic) / 2)
    assert mean_accuracy([], []) is None


@given(LOSSES)
def test_accuracy_is_between_nothing_and_everything(losses: list[float]) -> None:
    found = mean_accuracy(losses, [1.0] * len(losses))
    assert found is not None
    assert 0 <= found <= 100.0001
    worse = mean_accuracy([*losses[1:], 1.0], [1.0] * len(losses))
    better = mean_accuracy([*losses[1:], 0.0], [1.0] * len(losses))
    assert worse is not None
    assert better is not None
    assert worse <= found + 1e-9
    assert found <= better + 1e-9
