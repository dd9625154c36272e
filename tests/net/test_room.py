"""The pure room: any interleaving leads to the log of the moves alone; who may do what."""

from dataclasses import replace
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from jungle_pg.core.audience import is_secret
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
    Resign,
)
from jungle_pg.net.room.playing import handled
from jungle_pg.net.room.presence import came_back, entered, went
from jungle_pg.net.room.room import Member, Room, open_room
from tests.net.rooms import (
    ADDRESS,
    CARDS,
    PLAIN,
    Wire,
    a_match,
    a_room,
    alone,
    at,
    codes,
    decided,
    of_each,
    play,
    terms_of,
    to,
)
from tests.sample_games import XIANGQI, Game


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
