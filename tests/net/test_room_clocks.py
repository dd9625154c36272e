"""Time in a room: the clocks run where the server is, and stand still for who is away."""

from jungle_pg.core.clock import Expiry
from jungle_pg.net.messages import Back, Claim, Offer, Plies, React, TakeOver
from jungle_pg.net.room.playing import MOST_UNUSED, due_at, handled, passed, stood_in
from jungle_pg.net.room.presence import came_back, clock_of, went
from jungle_pg.net.room.room import AWAY_S, lagged, restored
from tests.net.rooms import CARDS, PLAIN, a_match, at, codes, decided, play, to


def test_clocks_run_on_the_server_and_lag_is_no_thought() -> None:
    room = a_match(PLAIN, limit_s=30)
    clock = clock_of(room, at(10))
    assert clock is not None
    assert (clock.left_ms, clock.runs, clock.used_ms) == ((20_000, 30_000), 0, 10_000)
    room = lagged(room, 2, 3.0)
    room, _ = play(room, decided(room, 1), at(10))
    assert room.match is not None
    assert room.match.entries[-1].used_ms == 10_000  # type: ignore[union-attr]
    clock = clock_of(room, at(10.5))
    assert clock is not None
    assert clock.left_ms == (30_000, 30_000), "half a second of lag is not charged"
    room, _ = play(room, decided(room, 1), at(14.5))
    assert room.match is not None
    assert room.match.entries[-1].used_ms == 4_000, "and no more than that"  # type: ignore[union-attr]


def test_who_runs_out_of_time_loses_passes_or_is_played_for() -> None:
    lost = a_match(PLAIN, limit_s=30)
    assert due_at(lost, at(1)) == 30
    lost, _ = passed(lost, at(30))
    assert lost.match is not None
    assert lost.match.verdict is not None
    assert (lost.match.verdict.winner, lost.match.verdict.reason) == (1, "time")
    assert due_at(lost, at(31)) is None
    room = a_match(PLAIN, limit_s=30, expiry=Expiry.PASS)
    for turn in range(1, MOST_UNUSED + 1):
        room, _ = passed(room, at(30 * turn))
        assert room.match is not None
        assert len(room.match.moments) == turn
    assert due_at(room, at(200)) is None, "nobody is there, so time stands still"
    room, _ = handled(room, 1, React("sad"), at(200))
    room, _ = handled(room, room.sides[1], Offer("undo"), at(200))
    assert due_at(room, at(200)) == 230


def test_cards_are_played_by_the_rules_for_whose_time_is_over_until_they_take_over() -> None:
    room = a_match(CARDS, limit_s=30, expiry=Expiry.AUTO_PLAY)
    assert room.match is not None
    first, plies = room.match.actor, len(room.match.moments)
    room, letters = passed(room, at(30))
    assert to(letters, 1)
    room, _ = passed(room, at(31))
    assert room.match is not None
    assert len(room.match.moments) == plies or room.match.actor != first
    assert room.timing is not None
    assert first is not None
    room, _ = handled(room, room.sides[first], TakeOver(), at(32))
    assert room.timing is not None
    assert not room.timing.clock.auto_played


def test_a_computer_plays_one_move_where_no_rule_says_what() -> None:
    room, _ = passed(a_match(PLAIN, limit_s=30, expiry=Expiry.AUTO_PLAY), at(30))
    number = room.number
    assert stood_in(room, number - 1, ("A3A4",), at(31)) == (room, ())
    after, letters = stood_in(room, number, ("A3A4",), at(31))
    assert after.match is not None
    assert len(after.match.moments) == 1
    assert after.timing is not None
    assert not after.timing.clock.auto_played
    assert next(type(each) for each in to(letters, 1)) is Plies
    again, _ = stood_in(room, number, (), at(31))
    assert again.match is not None
    assert again.match.moments == (), "nobody could think: a full limit once more"
    assert due_at(again, at(31)) == 61


def test_the_clock_of_who_is_away_stands_still_and_at_most_so_long() -> None:
    room = a_match(PLAIN, limit_s=30)
    room, letters = went(room, 1, at(10))
    assert to(letters, 2)
    assert not to(letters, 1)
    room, _ = passed(room, at(100))
    clock = clock_of(room, at(100))
    assert clock is not None
    assert (clock.left_ms[0], clock.runs) == (20_000, None)
    assert codes(handled(room, 2, Claim(), at(100))[1], 2) == ["not_away_enough"]
    assert due_at(room, at(100)) == 10 + AWAY_S
    room, _ = passed(room, at(10 + AWAY_S))
    clock = clock_of(room, at(20 + AWAY_S))
    assert clock is not None
    assert clock.left_ms[0] == 10_000
    claimed, _ = handled(room, 2, Claim(), at(20 + AWAY_S))
    assert claimed.match is not None
    assert claimed.match.verdict is not None
    assert claimed.match.verdict.winner == 1


def test_time_to_be_away_is_used_up_and_nobody_loses_while_both_are_away() -> None:
    room = a_match(PLAIN, limit_s=30)
    room, _ = went(room, 1, at(0))
    room, _ = came_back(room, 1, Back(1, ""), at(115))
    room, _ = went(room, 1, at(120))
    room, _ = passed(room, at(120 + 14))
    assert codes(handled(room, 2, Claim(), at(134))[1], 2) == ["not_away_enough"]
    room, _ = went(room, 2, at(134))
    room, _ = passed(room, at(10_000))
    assert room.match is not None
    assert room.match.verdict is None
    clock = clock_of(room, at(10_000))
    assert clock is not None
    assert clock.runs is None


def test_a_room_that_was_kept_goes_on_when_they_are_back() -> None:
    room = a_match(PLAIN, limit_s=30)
    room, _ = play(room, decided(room, 1), at(12))
    assert room.match is not None
    assert room.timing is not None
    kept = restored(room, room.match, room.timing.times(20), at(0))
    assert all(not member.is_here for member in kept.members)
    kept, _ = came_back(kept, 1, Back(1, ""), at(5))
    clock = clock_of(kept, at(50))
    assert clock is not None
    assert (clock.left_ms[1], clock.runs) == (22_000, None)
    kept, _ = came_back(kept, 2, Back(1, ""), at(50))
    clock = clock_of(kept, at(51))
    assert clock is not None
    assert (clock.left_ms[1], clock.runs) == (21_000, 1)
