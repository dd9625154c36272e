"""Time for whole games in a room: the server judges, lag is no thought, nobody pays for a cable."""

from pathlib import Path
from random import Random

from jungle_pg.core.clock import Budget, TotalTime, parse_total
from jungle_pg.core.match import begin
from jungle_pg.core.rulebook import Refusal
from jungle_pg.core.saving.document import essence_of
from jungle_pg.core.saving.load import restore
from jungle_pg.core.saving.values import Loaded
from jungle_pg.core.time_left import left_on_clocks, overdrawn_at
from jungle_pg.net.messages import Answer, Back, Offer, Resign
from jungle_pg.net.room.playing import due_at, handled, passed
from jungle_pg.net.room.presence import came_back, clock_of, went
from jungle_pg.net.room.room import Member, Room, lagged, open_room, restored
from tests.net.real import RealServer, is_open, two_at, until
from tests.net.real import play as play_moves
from tests.net.rooms import CARDS, PLAIN, Wire, a_match, at, decided, play, terms_of
from tests.rows import each_of
from tests.sample_games import Game

FIVE = TotalTime((Budget(300, 3), Budget(300, 3)))
HANDICAP = "5+3,1+0"


def left(room: Room, seconds: float) -> tuple[int | None, int | None]:
    clock = clock_of(room, at(seconds))
    assert clock is not None
    return clock.left_ms


def ending(room: Room) -> tuple[int | None, str]:
    assert room.match is not None
    assert room.match.verdict is not None
    return room.match.verdict.winner, room.match.verdict.reason


def test_both_clocks_are_told_and_only_that_of_who_decides_runs() -> None:
    room = a_match(PLAIN, total=HANDICAP)
    assert left(room, 10) == (290_000, 60_000)
    room, _ = play(room, decided(room, 1), at(20))
    assert left(room, 25) == (283_000, 55_000)
    room, _ = play(room, decided(room, 1), at(30))
    assert left(room, 31) == (282_000, 50_000)


def test_lag_is_no_thought_up_to_half_a_second() -> None:
    room = lagged(a_match(PLAIN, total="1+0"), 2, 3.0)
    room, _ = play(room, decided(room, 1), at(10))
    assert left(room, 10.5) == (50_000, 60_000)
    room, _ = play(room, decided(room, 1), at(14.5))
    assert left(room, 14.5) == (50_000, 56_000)


def test_who_has_no_time_left_loses_on_the_server_alone() -> None:
    room = a_match(PLAIN, total="0:30+2")
    assert due_at(room, at(1)) == 30
    room, _ = play(room, decided(room, 1), at(20))
    assert due_at(room, at(20)) == 50
    lost, _ = passed(room, at(50))
    assert ending(lost) == (0, "time")
    assert left(lost, 60) == (12_000, 0)
    assert due_at(lost, at(60)) is None
    assert lost.match is not None
    assert overdrawn_at(lost.match) is None


def test_taking_back_gives_the_time_back() -> None:
    room = a_match(PLAIN, total="1+0")
    room, _ = play(room, decided(room, 1), at(10))
    room, _ = handled(room, room.sides[0], Offer("undo"), at(15))
    room, _ = handled(room, room.sides[1], Answer("undo", True), at(18))
    assert left(room, 18) == (60_000, 60_000)


def test_who_is_away_does_not_pay_and_comes_back_to_the_true_times() -> None:
    room = a_match(PLAIN, total="1+0")
    room, _ = went(room, 1, at(10))
    assert left(room, 90) == (50_000, 60_000)
    room, letters = came_back(room, 1, Back(1, ""), at(90))
    assert left(room, 95) == (45_000, 60_000)
    told = [letter.message for letter in letters if letter.to == 1]
    assert clock_of(room, at(90)) in told


def test_a_room_that_was_kept_has_the_clocks_it_had() -> None:
    room = a_match(PLAIN, total=HANDICAP)
    room, _ = play(room, decided(room, 1), at(20))
    assert room.match is not None
    assert room.timing is not None
    books = {room.rulebook.game_id: room.rulebook}
    found = restore(books, essence_of(room.match, room.timing.times(25)))
    assert isinstance(found, Loaded)
    kept = restored(room, found.match, found.times, at(0))
    assert left(kept, 100) == (283_000, 55_000)


def test_another_game_gives_each_player_their_own_time_on_the_other_side() -> None:
    room = a_match(PLAIN, total=HANDICAP)
    assert room.match is not None
    assert room.match.setup.total == parse_total(HANDICAP)
    room, _ = handled(room, 1, Resign(), at(5))
    room, _ = handled(room, 1, Offer("rematch"), at(6))
    room, _ = handled(room, 2, Offer("rematch"), at(6))
    assert room.sides == (2, 1)
    assert left(room, 6) == (60_000, 300_000)


def test_a_limit_for_each_move_and_a_whole_time_are_not_agreed_together() -> None:
    books = {PLAIN.rulebook.game_id: PLAIN.rulebook}
    host = Member(1, "Mina", "key")
    both = terms_of(PLAIN, limit_s=30, total="5+3")
    assert open_room(books, "RETL", both, host, 1, at(0)) == Refusal("two_clocks")


@each_of("game", [PLAIN, CARDS])
def test_clients_know_the_same_clocks_as_the_server(game: Game) -> None:
    wire = Wire(game, total=HANDICAP)
    wire.settle()
    match = wire.room.match
    assert match is not None
    for number in (1, 2):
        known = wire.ears[number].known
        assert known.match is not None
        assert known.match.setup.total == parse_total(HANDICAP)
        assert known.clock is not None
        assert known.clock.left_ms == left_on_clocks(known.match) == (300_000, 60_000)


def test_a_real_server_judges_time_and_tells_it_to_who_comes_back(tmp_path: Path) -> None:
    agreed = terms_of(PLAIN, total="5+3")
    with RealServer(tmp_path) as server, two_at(server.address, agreed) as clients:
        play_moves(clients, 6, Random(3))
        until(lambda: all(each.known.clock for each in clients), "clocks")
        match = clients[0].known.match
        assert match is not None
        assert match.setup.total == FIVE
        before = left_on_clocks(match)
        for each in clients:
            assert each.known.clock is not None
            assert before is not None
            told = each.known.clock.left_ms
            waiting = 1 - (match.actor or 0)
            assert told[waiting] == before[waiting]


def test_a_client_loses_on_time_without_doing_anything(tmp_path: Path) -> None:
    agreed = terms_of(PLAIN, total="0:01+0")
    with RealServer(tmp_path) as server, two_at(server.address, agreed) as clients:
        until(lambda: all(each.known.match.verdict for each in clients), "the end")  # type: ignore[union-attr]
        for each in clients:
            assert each.known.match is not None
            assert each.known.match.verdict is not None
            assert each.known.match.verdict.reason == "time"
            assert is_open(each)


def test_a_match_without_such_a_time_has_none() -> None:
    room = a_match(PLAIN)
    assert room.match is not None
    assert left_on_clocks(begin(PLAIN.rulebook, room.match.setup)) is None
    assert left(room, 5) == (None, None)
