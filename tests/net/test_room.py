"""The pure room: any interleaving leads to the log of the moves alone; who may do what."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jungle_pg.core.audience import is_secret
from jungle_pg.core.clock import Expiry
from jungle_pg.core.history import is_move
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.rulebook import Refusal, Rulebooks
from jungle_pg.net.known import Ears, Known
from jungle_pg.net.messages import (
    Answer,
    Begun,
    Claim,
    Leave,
    Offer,
    Play,
    Plies,
    React,
    Reaction,
    Refused,
    Resign,
    TakeOver,
)
from jungle_pg.net.playing import MOST_UNUSED, due_at, handled, passed, stood_in
from jungle_pg.net.presence import Letter, came_back, clock_of, entered, went
from jungle_pg.net.room import AWAY_S, Member, Room, lagged, open_room, restored
from tests.net.rooms import ADDRESS, Wire, a_match, a_room, at, move_in, play, terms_of, to
from tests.sample_games import GAMES, JACKAROO, TOY, XIANGQI, Game

PLAIN = Game(JUNGLE, JUNGLE.codec.parse_rules("traditional"))
CARDS = Game(JACKAROO, JACKAROO.codec.parse_rules("king"))
CHESS = Game(XIANGQI, XIANGQI.codec.parse_rules("standard"))
NETS = [PLAIN, CARDS, next(game for game in GAMES if game.rulebook is TOY)]
of_each = pytest.mark.parametrize("game", NETS, ids=lambda game: game.rulebook.game_id)


def decided(room: Room, seed: int) -> tuple[str, ...]:
    """The move that is made in a position, always the same."""
    assert room.match is not None
    return move_in(room.match, Random(f"{seed}/{len(room.match.moments)}"))


def alone(game: Game, seed: int, moves: int) -> Room:
    """The room after so many moves without anything in between."""
    room = a_match(game, seed)
    for _ in range(moves):
        assert room.match is not None
        if room.match.verdict is None:
            room, _ = play(room, decided(room, seed), at(1.0, seed))
    return room


def moves_of(room: Room) -> int:
    match = room.match
    assert match is not None
    return sum(is_move(match, ply) for ply in range(1, match.cursor + 1))


HAPPENINGS = ("move", "move", "move", "up", "up", "up twice", "down", "down", "cut", "back", "time")


@of_each
@settings(max_examples=25)
@given(seed=st.integers(0, 2**20), story=st.lists(st.tuples(
    st.sampled_from(HAPPENINGS), st.sampled_from((1, 2))), max_size=80))  # fmt: skip
def test_any_interleaving_of_messages_losses_doubles_and_returns_leads_to_the_log_of_the_moves(
    game: Game, seed: int, story: list[tuple[str, int]]
) -> None:
    wire = Wire(game, seed)
    for what, number in story:
        match what:
            case "move":
                known = wire.ears[number].known
                match = known.match
                if match is not None and match.verdict is None and match.actor == known.seat:
                    # A client may say its move again and again until it hears of it.
                    seen = replace(wire.room, match=match)
                    wire.say(number, Play(known.number, decided(seen, seed)))
            case "up" | "up twice":
                wire.arrive_up(number, twice=what == "up twice")
            case "down":
                wire.arrive_down(number)
            case "cut":
                wire.disconnect(number)
            case "back":
                wire.connect(number)
            case _:
                wire.pass_time(1.0)
    for number in (1, 2):
        wire.connect(number)
    wire.settle()
    assert wire.room.match is not None
    reached = alone(game, seed, moves_of(wire.room))
    assert reached.match is not None
    texts = [
        [str(moment.entry.action) for moment in match.moments]  # type: ignore[union-attr]
        for match in (reached.match, wire.room.match)
    ]
    assert texts[0] == texts[1]
    for number in (1, 2):
        known, match = wire.ears[number].known, wire.room.match
        assert known.match is not None
        assert known.number == wire.room.number
        assert len(known.match.moments) == len(match.moments)
        assert known.match.actor == match.actor
        if not is_secret(match):
            assert known.match.moments == match.moments


def codes(letters: tuple[Letter, ...], number: int) -> list[str]:
    return [each.code for each in to(letters, number) if isinstance(each, Refused)]


def test_who_does_what_they_may_not_is_refused_as_at_one_screen_and_nothing_changes() -> None:
    room = a_match(PLAIN)
    rows: list[tuple[int, Any, str]] = [
        (1, Play(room.number, ("A1B2",)), ""),
        (1, Play(room.number, ("nonsense",)), "no_action"),
        (1, Play(room.number - 1, ("A3A4",)), "late"),
        (2, Play(room.number, ("A7A6",)), "wrong_seat"),
        (1, Play(room.number, ("A3A4", "A4A5")), "two_moves"),
        (1, Claim(), "not_away_enough"),
        (1, Answer("draw", True), "not_asked"),
        (1, Offer("undo"), "nothing_to_undo"),
        (1, Offer("rematch"), "not_over"),
    ]
    for number, message, code in rows:
        after, letters = handled(room, number, message, at(1))
        assert after.match is room.match, message
        found = codes(letters, number)
        assert len(found) == 1, message
        assert not code or found == [code], message
        assert not to(letters, 3 - number)
    waiting = a_room(PLAIN)
    assert codes(handled(waiting, 1, Resign(), at(1))[1], 1) == ["not_begun"]


def test_what_luck_decides_is_nobody_elses_to_say() -> None:
    room = a_match(CARDS)
    for action in ("shuffle:AS", "deal:AS,2S,3S,4S|5S,6S,7S,8S", "draw:AS", "draw:?"):
        after, letters = handled(room, room.sides[0], Play(room.number, (action,)), at(1))
        assert after.match is room.match
        assert codes(letters, room.sides[0])


def test_an_offer_needs_the_other_one_and_is_gone_with_the_next_move() -> None:
    room = a_match(PLAIN)
    for _ in range(3):
        room, _ = play(room, decided(room, 1), at(1))
    match = room.match
    assert match is not None
    asked, letters = handled(room, 1, Offer("undo"), at(2))
    assert (asked.offer, asked.asker) == ("undo", 0)
    assert to(letters, 2)
    assert codes(handled(asked, 1, Answer("undo", True), at(2))[1], 1) == ["not_asked"]
    declined, _ = handled(asked, 2, Answer("undo", False), at(2))
    assert declined.match is match
    assert declined.offer is None
    back, _ = handled(asked, 2, Answer("undo", True), at(2))
    assert back.match is not None
    assert (back.match.actor, len(back.match.moments)) == (0, 2)
    moved, _ = play(asked, decided(asked, 1), at(2))
    assert moved.offer is None
    both, _ = handled(asked, 2, Offer("undo"), at(2))
    assert both.match is not None
    assert len(both.match.moments) == 2


def test_a_draw_is_agreed_and_a_rematch_swaps_the_sides() -> None:
    room = a_match(PLAIN)
    room, _ = play(room, decided(room, 1), at(1))
    room, _ = handled(room, 1, Offer("draw"), at(2))
    room, _ = handled(room, 2, Answer("draw", True), at(2))
    assert room.match is not None
    assert room.match.verdict is not None
    assert room.match.verdict.winner is None
    room, _ = handled(room, 2, Offer("rematch"), at(3))
    room, letters = handled(room, 1, Answer("rematch", True), at(3))
    assert room.sides == (2, 1)
    assert room.match is not None
    assert [player.name for player in room.match.setup.players] == ["Jo", "Mina"]
    seats = {n: [m.seat for m in to(letters, n) if isinstance(m, Begun)] for n in (1, 2)}
    assert seats == {1: [1], 2: [0]}


def test_games_without_draws_or_taking_back_say_so() -> None:
    room = a_match(CARDS)
    for _ in range(2):
        room, _ = play(room, decided(room, 1), at(1))
    assert codes(handled(room, 1, Offer("draw"), at(2))[1], 1) == ["no_draw_offers"]
    assert codes(handled(room, 1, Offer("undo"), at(2))[1], 1) == ["undo_sealed"]


@of_each
def test_two_rooms_that_differ_in_hidden_cards_say_the_same_to_the_other_seat(game: Game) -> None:
    differing = 0
    for seed in range(12):
        one = alone(game, seed, seed * 2)
        if one.match is None or not is_secret(one.match):
            continue
        for seat in (0, 1, None):
            two = twin(one, seat, Random(seed))
            differing += two.match.state != one.match.state  # type: ignore[union-attr]
            assert said(one, seat) == said(two, seat)
    assert differing > 6 or game is PLAIN


def twin(room: Room, seat: int | None, rng: Random) -> Room:
    """A room in which other cards are hidden from a seat."""
    match = room.match
    assert match is not None
    view = match.rulebook.seen_by(match.state, seat)
    if match.rulebook is JACKAROO:
        hidden = JACKAROO.determinise(view, rng)
    else:
        mine = {card for hand in view.hands for card in hand} | {view.card}
        cards = [card for card in range(1, 10) if card not in mine]
        rng.shuffle(cards)
        hands = [tuple(card or cards.pop() for card in hand) for hand in view.hands]
        hidden = replace(view, hands=(hands[0], hands[1]))
    moments = match.moments
    if moments:
        moments = (*moments[:-1], replace(moments[-1], state=hidden))
    setup = replace(match.setup, luck_seed=rng.randrange(10**9))
    return replace(room, match=replace(match, setup=setup, moments=moments))


def said(room: Room, seat: int | None) -> list[str]:
    """All that a seat, or who watches, hears when somebody comes, goes, asks and is refused."""
    from jungle_pg.net.messages import Back, message_text

    room = replace(
        room,
        terms=replace(room.terms, watchers=2),
        members=(*room.members, Member(3, "Eye", "key 3", watches=True)),
    )
    me = 3 if seat is None else room.sides[seat]
    other = next(number for number in (1, 2) if number != me)
    heard: list[Letter] = []
    for message in (Offer("undo"), React("sad"), Play(room.number, ("nonsense",)), Claim()):
        for number in (me, other):
            room, letters = handled(room, number, message, at(5))
            heard += letters
    for news in (went(room, other, at(6)), came_back(room, other, Back(1, ""), at(7))):
        room = news[0]
        heard += news[1]
    room, letters = came_back(room, me, Back(1, ""), at(8))
    heard += letters
    assert room.match is not None
    if seat is not None and room.match.actor == seat:
        # A move of one's own is legal or not by one's own cards; what luck brings is new.
        for action in room.match.rulebook.actions(room.match.state):
            text = room.match.rulebook.codec.action_text(action)
            heard += handled(room, me, Play(room.number + 1, (text,)), at(9))[1]
    heard += handled(room, me, Play(room.number, ("card:AS", "card:AS")), at(9))[1]
    return [message_text(letter.message) for letter in heard if letter.to == me]


def test_seeds_and_cards_stand_in_no_message_before_a_match_is_over() -> None:
    wire = Wire(CARDS, 123_456_789)
    said_so_far = "".join("".join(each) for each in wire.down.values())
    assert "123456789" not in said_so_far
    wire.settle()
    assert not wire.ears[1].known.is_whole
    wire.say(1, Resign())
    wire.arrive_up(1)
    assert "123456789" in "".join(wire.down[2])
    wire.settle()
    for number in (1, 2):
        known = wire.ears[number].known
        assert known.is_whole
        assert known.match is not None
        assert wire.room.match is not None
        assert known.match.moments == wire.room.match.moments
        assert known.match.setup.luck_seed == 123_456_789


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
    from jungle_pg.net.messages import Back

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
    from jungle_pg.net.messages import Back

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


def test_rooms_let_in_whom_they_have_room_for() -> None:
    books: Rulebooks = {"jungle": JUNGLE, "xiangqi": XIANGQI}
    host = Member(1, "Mina", "k")
    bad = replace(terms_of(PLAIN), rules="nonsense")
    assert open_room(books, "RETL", bad, host, 1, at(0)) == Refusal("bad_rules")
    assert open_room({}, "RETL", terms_of(PLAIN), host, 1, at(0)) == Refusal("unknown_game")
    eye = Member(3, "Eye", "k3", watches=True)
    assert entered(a_match(PLAIN), eye, at(0)) == Refusal("no_watchers")
    assert entered(a_match(PLAIN), Member(3, "X", "k"), at(0)) == Refusal("room_full")
    outcome = entered(a_match(PLAIN, watchers=1), eye, at(0))
    assert not isinstance(outcome, Refusal)
    room, letters = outcome
    assert [type(each) for each in to(letters, 3)][:2] == [Begun, Plies]
    assert entered(room, replace(eye, id=4), at(0)) == Refusal("watchers_full")
    assert codes(handled(room, 3, Resign(), at(0))[1], 3) == ["not_seated"]
    assert codes(handled(room, 3, React("sad"), at(0))[1], 3) == ["not_seated"]
    room, _ = went(room, 3, at(1), on_purpose=True)
    assert not room.watchers


def test_reactions_reach_everybody_and_are_rationed() -> None:
    room = a_match(PLAIN)
    for _ in range(3):
        room, letters = handled(room, 1, React("laughing"), at(1))
        assert to(letters, 2) == [Reaction(0, "laughing")]
    room, letters = handled(room, 1, React("laughing"), at(2))
    assert codes(letters, 1) == ["too_often"]
    assert not to(letters, 2)
    assert to(handled(room, 1, React("hello"), at(8))[1], 2) == [Reaction(0, "hello")]


def test_who_leaves_before_a_match_leaves_an_empty_room_and_later_can_come_back() -> None:
    assert handled(a_room(PLAIN), 1, Leave(), at(1))[0].is_deserted
    room, _ = handled(a_match(PLAIN), 1, Leave(), at(1))
    assert not room.is_deserted
    assert room.players[0].has_left
    assert handled(room, 2, Leave(), at(1))[0].is_deserted


def test_who_knows_a_part_of_the_match_is_told_the_rest_only() -> None:
    wire = Wire(PLAIN)
    for _ in range(6):
        wire.room, _ = play(wire.room, decided(wire.room, 7), at(1))
    ears = Ears({"jungle": JUNGLE}, Known(ADDRESS))
    for letter in came_back(wire.room, 1, ears.back(), at(2))[1]:
        if letter.to == 1:
            ears.hear(letter.message, 2)
    room, _ = play(wire.room, decided(wire.room, 7), at(3))
    (plies,) = (m for m in to(came_back(room, 1, ears.back(), at(4))[1], 1) if isinstance(m, Plies))
    assert (plies.keep, len(plies.entries)) == (6, 1)
    other = replace(ears.back(), digest="0" * 64)
    (plies,) = (m for m in to(came_back(room, 1, other, at(4))[1], 1) if isinstance(m, Plies))
    assert (plies.keep, len(plies.entries)) == (0, 7)
