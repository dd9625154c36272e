"""Which places of a match are worth a picture."""

from jungle_pg.core.log import Ply
from jungle_pg.shell.export.choosing import chosen_places, eventful, spread
from tests.scenes.table.played import GAME, agreed, played


def test_captures_leaps_and_the_den_are_events() -> None:
    match = played()
    found = eventful(GAME, match)
    assert found[-1] == len(match.moments), "the den"
    pieces = [
        sum(GAME.look.piece_count(match.state_at(ply), seat) for seat in (0, 1))
        for ply in range(len(match.moments) + 1)
    ]
    captures = {ply for ply in range(1, len(pieces)) if pieces[ply] < pieces[ply - 1]}
    assert captures <= set(found)
    assert 37 in found, "the lion leaps over the river"


def test_a_short_match_is_shown_move_by_move() -> None:
    assert chosen_places(GAME, played(plies=5), 12, 48) == [0, 1, 2, 3, 4, 5]
    assert chosen_places(GAME, played(plies=0), 12, 48) == [0]


def test_start_events_and_end_are_shown() -> None:
    match = played()
    places = chosen_places(GAME, match, 4, 48)
    assert places == [0, *eventful(GAME, match)]


def test_where_little_happens_other_moves_fill_the_sheet() -> None:
    match = agreed(plies=30)
    assert not isinstance(match.moments[-1].entry, Ply)
    places = chosen_places(GAME, match, 12, 48)
    assert len(places) == 12
    assert {0, 31, *eventful(GAME, match)} <= set(places)


def test_there_are_never_too_many_and_both_ends_stay() -> None:
    match = played()
    places = chosen_places(GAME, match, 4, 6)
    assert len(places) == 6
    assert (places[0], places[-1]) == (0, len(match.moments))
    assert places == sorted(set(places))


def test_values_are_spread_evenly() -> None:
    assert spread(range(100), 4) == [12, 37, 62, 87]
    assert spread([1, 2], 5) == [1, 2]
    assert spread([1, 2], 0) == []
