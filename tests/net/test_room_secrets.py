"""What a room tells nobody: hidden cards, seeds, and what only luck decides."""

from dataclasses import replace
from random import Random

from jungle_pg.core.audience import is_secret
from jungle_pg.net.messages import Back, Claim, Offer, Play, React, Resign, message_text
from jungle_pg.net.room.playing import handled
from jungle_pg.net.room.presence import Letter, came_back, went
from jungle_pg.net.room.room import Member, Room
from tests.net.rooms import CARDS, PLAIN, Wire, a_match, alone, at, codes, of_each
from tests.sample_games import JACKAROO, Game


def test_what_luck_decides_is_nobody_elses_to_say() -> None:
    room = a_match(CARDS)
    for action in ("shuffle:AS", "deal:AS,2S,3S,4S|5S,6S,7S,8S", "draw:AS", "draw:?"):
        after, letters = handled(room, room.sides[0], Play(room.number, (action,)), at(1))
        assert after.match is room.match
        assert codes(letters, room.sides[0])


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
