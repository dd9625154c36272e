"""Places are seen twice, by the search that begins there and by the one before it."""

from typing import Any

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.review.reviewing import places_of, played_from
from jungle_pg.core.review.values import JudgedPosition, settled
from jungle_pg.core.review.worths import Worth, worths_of
from tests.core.review.test_reviewing import judged, played
from tests.core.test_duplicate import FIRST

TWO = ("A3A4", "G7G6")


def worths(match: AnyMatch, positions: dict[int, JudgedPosition]) -> dict[int, Worth]:
    places = places_of(match)
    return worths_of(match, places, tuple(played_from(match, it) for it in places), positions)[0]


def seen(match: AnyMatch, positions: dict[int, JudgedPosition]) -> dict[int, float]:
    places = places_of(match)
    told = worths_of(match, places, tuple(played_from(match, it) for it in places), positions)[1]
    return {number: it.share() for number, it in told.items()}


def test_what_is_seen_a_move_later_counts_as_much() -> None:
    rows: dict[str, tuple[JudgedPosition, JudgedPosition | None, Worth]] = {
        "nothing is known later": (judged(0, 0.6, 0.5), None, Worth(0.6, 0.5)),
        "both say the same": (judged(0, 0.6, 0.5), judged(1, 0.5, None), Worth(0.6, 0.5)),
        "it was worse": (judged(0, 0.6, 0.5), judged(1, 0.7, None), Worth(0.6, 0.4)),
        "it was no mistake at all": (judged(0, 0.6, 0.5), judged(1, 0.1, None), Worth(0.7, 0.7)),
        "the best move stays the best": (
            judged(0, 0.6, 0.6, line=("A3A4",)), judged(1, 0.6, None), Worth(0.5, 0.5),
        ),
        "it loses for certain": (judged(0, 0.6, 0.5), judged(1, 1.0, None), Worth(0.6, 0.0)),
        "it was proved to win": (judged(0, 1.0, 1.0), judged(1, 0.4, None), Worth(1.0, 1.0)),
        "a table knows it": (
            judged(0, 0.6, 0.5), judged(1, 0.7, None, is_exact=True), Worth(0.6, 1 - 0.7),
        ),
        "a table knew it before": (
            judged(0, 0.5, 0.5, is_exact=True), judged(1, 0.7, None), Worth(0.5, 0.5),
        ),
    }  # fmt: skip
    for row, (here, later, expected) in rows.items():
        positions = {0: here} if later is None else {0: here, 1: later}
        assert worths(played("A3A4"), positions) == {1: expected}, row


def test_a_mistake_that_is_seen_too_late_moves_to_where_it_was_made() -> None:
    match = played(*TWO)
    at_first = judged(0, 0.5, 0.5)
    blind = judged(1, 0.5, 0.5, line=("G7G6",))
    found = worths(match, {0: at_first, 1: blind, 2: judged(2, 0.9, None)})
    assert found[2] == Worth(0.3, 0.3)
    assert found[1] == Worth(0.6, 0.6)


def test_the_curve_falls_by_what_moves_gave_away() -> None:
    match = played(*TWO)
    positions = {0: judged(0, 0.6, 0.5), 1: judged(1, 0.5, 0.2), 2: judged(2, 0.8, None)}
    shares = seen(match, positions)
    for number, worth in worths(match, positions).items():
        sign = 1 if number % 2 else -1
        fall = sign * (shares[number - 1] - shares[number])
        assert abs(fall - (worth.before - worth.after)) < 1e-9, number


def test_where_luck_comes_in_between_each_place_stands_alone() -> None:
    places = places_of(FIRST)
    actions = [played_from(FIRST, it) for it in places]
    positions: dict[int, JudgedPosition] = {}
    for number, place in enumerate(places[:-1]):
        seat: Any = FIRST.rulebook.actor(FIRST.state_at(place))
        positions[number] = JudgedPosition(0.6, seat, ("another",), 0.5, 0.4, choices=3)
    positions[len(places) - 1] = settled(0)
    found = worths_of(FIRST, places, tuple(actions), positions)[0]
    assert {found[number] for number in range(1, len(places) - 1)} == {Worth(0.6, 0.4)}
